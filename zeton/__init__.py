"""Żeton: tabletop games played by their exact rules, for people, bots and researchers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from zeton.games import IDS as GAME_IDS
from zeton.kernel.decision import Decision, Option, Outcome
from zeton.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalChoice,
    IllegalDeck,
    StaleChoice,
    UnknownName,
    ZetonError,
    shown,
    unknown,
)
from zeton.kernel.game import Game, Reason
from zeton.kernel.match import PARTS_OF_AN_OPTION, Match
from zeton.kernel.record import check_record, check_seed
from zeton.kernel.record import replay as _replay
from zeton.kernel.table import Entry

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Entry",
    "Game",
    "IllegalChoice",
    "IllegalDeck",
    "Match",
    "Option",
    "Outcome",
    "Reason",
    "StaleChoice",
    "UnknownName",
    "ZetonError",
    "game",
    "games",
    "new",
    "position",
    "replay",
    "words",
]

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The ids of all games. (When running, the folder of the games answers this call: it has the same name.)"""


def game(name: str) -> Game:
    """A game by its id: its title, seats, decks, cards and options."""
    if not isinstance(name, str) or name not in GAME_IDS:
        raise unknown("game", name, GAME_IDS)
    return _game(name)


@cache
def _game(name: str) -> Game:
    module = import_module(f"zeton.games.{name}")
    return module.GAME()  # type: ignore[no-any-return]


def new(name: str, decks: tuple[Any, ...] | None = None, *, seats: int | None = None, seed: int = 0, **options: Any) -> Match:
    """A new match. A deck is the id of a starter deck or a Deck; seat 0 plays the first one."""
    rules = game(name)
    check_seed(seed)
    setup = rules.check_setup(decks, seats, options)
    table = rules.set_up(setup, seed)
    table.run()
    return Match(table.game, setup, seed, table)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Match:
    """The match of a record, after its first ``upto`` choices (all of them, if None)."""
    checked = check_record(record)
    try:
        rules = game(checked["game"])
    except UnknownName as wrong:
        raise BadRecord(f"the record is of {wrong}") from None
    return _replay(rules, checked, upto)


def position(name: str, given: Mapping[str, Any]) -> Match:
    """A match at a given position: for tests, puzzles, tutorials and bug reports (docs/positions.md)."""
    rules = game(name)
    table = rules.position(given)
    table.run()
    return Match(table.game, None, 0, table)


def words(option: Option, language: str = "en", *, match: Match | None = None) -> str:
    """What an option does, as a sentence in a language."""
    from zeton.kernel.words import languages, option_words

    if not isinstance(option, Option) or tuple(map(type, option)) != PARTS_OF_AN_OPTION:
        raise ZetonError(f"words are for an Option, not for {shown(option)}")
    if not isinstance(language, str) or language not in languages():
        raise unknown("language", language, languages())
    if not isinstance(match, Match | None):
        raise ZetonError(f"cards are named by the Match they are in, not by {shown(match)}")
    if match is not None and not all(0 <= card < len(match.table.cards) for card in (option.card, option.target)):
        raise ZetonError(f"{shown(tuple(option))} is no option of this match: it has cards 1 to {len(match.table.cards) - 1}")
    return option_words(option, language, match)
