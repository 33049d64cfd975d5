"""The shelf: which games there are, their decks, options, cards, bots and languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import Game
from zeton.bots import LEVELS
from zeton.kernel import contents
from zeton.school.lesson import lesson_of
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import languages, spoken
from zeton.server.web import problems

DEEPEST_FILE = 512  # levels: far more than any file has, and no more than every version of Python reads


class StarterDeck(msgspec.Struct, kw_only=True):
    """A deck that comes with its game; ``side`` says which decks can meet, where that matters."""

    id: str
    name: str
    side: str | None
    text: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game on the shelf. ``options`` are its options with their defaults; ``files`` those that are the content of a file,
    ``choices`` the values of those that are one of a few words, with their names; ``lesson``: it has a guided first turn."""

    id: str
    title: str
    rules: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]
    files: list[str]
    choices: dict[str, dict[str, str]]
    decks: list[StarterDeck]
    lesson: bool


class Shelf(msgspec.Struct, kw_only=True):
    """Everything a table can be laid with."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


@cache
def _game(name: str, language: str) -> GameInfo:
    game = zeton.game(name)
    decks = [
        StarterDeck(
            id=id_,
            name=contents.deck_name(game, id_, language),
            side=getattr(deck, "side", None),
            text=game.write_deck(deck, language),
        )
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
        files=sorted(game.files),
        choices=_choices(game, language),
        decks=decks,
        lesson=lesson_of(game.id) is not None,
    )


def make_ready(language: str, stopped: Callable[[], bool]) -> None:
    """Open every box, and read every card in a language, before the first visitor asks for one; a server that ends does not."""
    for name in zeton.games():
        if not stopped():
            _game(name, language)
            printed(zeton.game(name), language)


def _choices(game: Game, language: str) -> dict[str, dict[str, str]]:
    return {name: values for name in game.options if (values := contents.option_choices(game, name, language))}


@get("/api/games", summary="What can be played", responses=problems(), tags=["lobby"])
async def shelf(request: Request[Any, Any, Any], language: FromQuery[str | None] = None) -> Shelf:
    """All games with their starter decks and options, named in a language, the bots by level, the languages."""
    games = [_game(name, spoken(request, language)) for name in zeton.games()]
    return Shelf(version=zeton.__version__, games=games, bots=list(LEVELS), languages=languages())


@get("/api/games/{game:str}/cards", summary="The printed cards", responses=problems(404), tags=["lobby"])
async def cards(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None
) -> dict[str, dict[str, Any]]:
    """Every card of a game by its id: what is printed on it, and what it does in a language."""
    if game not in zeton.games():
        raise Refused("unknown", "no-game", game=game)
    return printed(zeton.game(game), spoken(request, language))


@get("/api/games/{game:str}/files/{option:str}", summary="A file of the game", responses=problems(404), tags=["lobby"])
async def file(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """The file a game is played with unless a table brings its own: what to begin one's own with."""
    check_file(game, option)
    headers = {"content-disposition": f'attachment; filename="{game}_{option}.json"'}
    return Response(zeton.game(game).file_text(option), media_type="application/json", headers=headers)


@post(
    "/api/games/{game:str}/files/{option:str}/choices",
    summary="What one's own file offers",
    responses=problems(404),
    tags=["lobby"],
    status_code=200,
)
async def choices_of_file(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    option: FromPath[str],
    data: JSONBody[Any],
    language: FromQuery[str | None] = None,
) -> dict[str, dict[str, str]]:
    """``choices`` of the game if it is played with this file; or what is wrong with the file."""
    check_file(game, option)
    return _choices(zeton.game(game).with_contents({option: file_content(option, data)}), spoken(request, language))


@get("/api/tables/{table:str}/cards", summary="The printed cards of a table", responses=problems(404), tags=["lobby"])
async def cards_of_table(
    request: Request[Any, Any, Any], table: FromPath[str], hall: NamedDependency[Hall], language: FromQuery[str | None] = None
) -> dict[str, dict[str, Any]]:
    """Every card of the box a table is played with: its own, if it was laid with a file."""
    room = await hall.room(table)
    return printed(room.game, spoken(request, language))


def check_file(game: str, option: str) -> None:
    """That a game has a file behind this option."""
    if game not in zeton.games() or option not in zeton.game(game).files:
        raise Refused("unknown", "no-file", option=option, game=game)


def file_content(option: str, given: Any) -> Any:
    """A file is sent itself: by a path, the server would read a file of its own."""
    if isinstance(given, str):
        raise Refused("impossible", "not-a-path", option=option)
    if _is_deeper(given, DEEPEST_FILE):
        raise Refused("malformed", "too-deep")
    return given


def _is_deeper(value: Any, levels: int) -> bool:
    """Whether lists and objects lie within each other on more levels than that; without a call for each level."""
    level = [value]
    for _ in range(levels):
        level = [item for outer in level for item in _parts(outer)]
        if not level:
            return False
    return True


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


@lru_cache(maxsize=64)
def printed(game: Game, language: str) -> dict[str, dict[str, Any]]:
    """The printed facts of all cards, with their text; ``title`` and ``words`` are in the language, the other facts are ids."""
    return {
        id_: {
            **_facts(card),
            "title": game.titles(language).get(card.title, card.title),
            "words": _words(game, id_, language),
            "text": game.card_text(id_, language),
        }
        for id_, card in game.cards.items()
    }


def _words(game: Game, card: str, language: str) -> dict[str, Any]:
    """Those facts that are words, in the language; keywords in the order of the ids."""
    facts = {key: value for key, value in contents.card_facts(game, card, language).items() if isinstance(value, str | list)}
    return {**facts, "keywords": contents.keywords(game, card, language)}


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


ROUTES = [shelf, cards, file, choices_of_file, cards_of_table]
