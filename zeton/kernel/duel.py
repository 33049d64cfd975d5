"""What games for two decks share: reading their data, finding and checking decks, and who listens to what."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from zeton.kernel.ability import Index
from zeton.kernel.errors import BadSetup, IllegalDeck, unknown
from zeton.kernel.game import Game

D = TypeVar("D")


@cache
def load(package: str, name: str) -> tuple[dict[str, Any], ...]:
    """The entries of a data file of a game."""
    text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    return tuple(json.loads(text))


def find_deck(given: object, kind: type[D], starters: Mapping[str, D], from_data: Callable[[Mapping[str, Any]], D]) -> D:
    """A deck from its id, its data, or the deck itself."""
    if isinstance(given, kind):
        return given
    if isinstance(given, str):
        if given not in starters:
            raise unknown("starter deck", given, starters)
        return starters[given]
    if isinstance(given, Mapping):
        return from_data(given)
    raise IllegalDeck(f"a deck is the id of a starter deck, a Deck, or its data; this is {given!r}")


def check_pair(game: Game, decks: object, seats: int | None, example: str) -> list[Any]:
    """The two decks of a game for two, each of them legal."""
    if seats not in (None, 2):
        raise BadSetup(f"{game.title} is for 2 seats, not {seats}")
    if not isinstance(decks, tuple | list) or len(decks) != 2:
        raise BadSetup(f"{game.title} needs two decks, such as {example}")
    pair = [game.deck(deck) for deck in decks]
    for deck in pair:
        broken = game.deck_problems(deck)
        if broken:
            listed = "; ".join(f"{r.rule} {r.key} {r.arguments}" for r in broken)
            raise IllegalDeck(f"the deck {deck.name!r} breaks the rules of deck building: {listed}")
    return pair


def check_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, with what the caller chose in place of the defaults."""
    for name, value in options.items():
        if name not in game.options:
            raise unknown("option", name, game.options)
        wanted = type(game.options[name])
        if not isinstance(value, wanted):
            right = "True or False" if wanted is bool else f"a {wanted.__name__}"
            raise BadSetup(f"the option {name!r} is {right}, not {value!r}")
    return {**game.options, **options}


_INDEXES: dict[tuple[str, ...], Index] = {}
MOST_INDEXES = 256


def index_of(printed: tuple[Any, ...], owner: bytes, implied: dict[str, tuple[str, ...]]) -> Index:
    """Who listens to what; the same for all games of the same two decks, so it is kept for the next one."""
    key = (*(p.id for p in printed), owner.hex())
    if key not in _INDEXES:
        if len(_INDEXES) >= MOST_INDEXES:
            _INDEXES.clear()
        scripts = ((number, owner[number], p.script) for number, p in enumerate(printed))
        _INDEXES[key] = Index(scripts, implied)
    return _INDEXES[key]
