"""The shelf: which games there are, their decks, options, cards, bots and languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

import zeton
from zeton.bots import LEVELS
from zeton.server import telling
from zeton.server.errors import Refused
from zeton.server.web import problems


class StarterDeck(msgspec.Struct, kw_only=True):
    """A deck that comes with its game; ``side`` says which decks can meet, where that matters."""

    id: str
    name: str
    side: str | None
    text: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game on the shelf. ``options`` are its options with their defaults."""

    id: str
    title: str
    rules: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]
    decks: list[StarterDeck]


class Shelf(msgspec.Struct, kw_only=True):
    """Everything a table can be laid with."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


@cache
def _game(name: str) -> GameInfo:
    game = zeton.game(name)
    decks = [
        StarterDeck(id=id_, name=deck.name, side=getattr(deck, "side", None), text=game.write_deck(deck))
        for id_, deck in game.decks.items()
    ]
    least, most = game.seats
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.version,
        least_seats=least,
        most_seats=most,
        options=dict(game.options),
        decks=decks,
    )


@get("/api/games", summary="What can be played", responses=problems(), tags=["lobby"])
async def shelf() -> Shelf:
    """All games with their starter decks and options, the bots by level, the languages."""
    games = [_game(name) for name in zeton.games()]
    return Shelf(version=zeton.__version__, games=games, bots=list(LEVELS), languages=telling.languages())


@get("/api/games/{game:str}/cards", summary="The printed cards", responses=problems(404), tags=["lobby"])
async def cards(game: FromPath[str], language: FromQuery[str] = telling.DEFAULT_LANGUAGE) -> dict[str, dict[str, Any]]:
    """Every card of a game by its id: what is printed on it, and what it does in a language."""
    if game not in zeton.games():
        raise Refused("unknown", f"there is no game {game!r}")
    return printed(game, telling.known_language(language))


@cache
def printed(game: str, language: str) -> dict[str, dict[str, Any]]:
    """The printed facts of all cards, with their text."""
    return {
        id_: {**_facts(card), "text": telling.card_text(game, id_, language)} for id_, card in zeton.game(game).cards.items()
    }


def _facts(card: Any) -> dict[str, Any]:
    """What of a printed card is a fact and not code."""
    assert is_dataclass(card)
    values = ((f.name, _plain(getattr(card, f.name))) for f in fields(card))
    return {name: value for name, value in values if value is not ...}


def _plain(value: Any) -> Any:
    """The value, if it is made of numbers and strings only; otherwise ``...``."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple | list | frozenset) and not hasattr(value, "_fields"):
        items = [_plain(item) for item in (sorted(value) if isinstance(value, frozenset) else value)]
        return ... if any(item is ... for item in items) else items
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return ...


ROUTES = [shelf, cards]
