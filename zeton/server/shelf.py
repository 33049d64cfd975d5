"""The shelf: which games there are, their decks, options, cards, bots and languages."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import Game
from zeton.bots import LEVELS
from zeton.bots.ratings import RATINGS, SHARES
from zeton.kernel import contents
from zeton.school.lesson import lesson_of
from zeton.server.deck_words import sets_of
from zeton.server.errors import Refused
from zeton.server.languages import languages, spoken
from zeton.server.printing import catalogue
from zeton.server.web import problems

DEEPEST_FILE = 512  # levels: far more than any file has, and no more than every version of Python reads


class StarterDeck(msgspec.Struct, kw_only=True):
    """A deck that comes with its game; ``side`` says which decks can meet, where that matters. ``sets``: of each of these
    lists of sets a pool must have one."""

    id: str
    name: str
    side: str | None
    sets: list[list[str]]
    text: str


class SetInfo(msgspec.Struct, kw_only=True):
    """A set of cards: how many there are, and how many of them play."""

    id: str
    name: str
    cycle: str
    cards: int
    playing: int


class GameInfo(msgspec.Struct, kw_only=True):
    """A game on the shelf. ``options`` are its options with their defaults; ``files`` those that are the content of a file,
    ``choices`` the values of those that are one of a few words, with their names; ``sets`` what its cards come in (``pool``
    among the options names some of them); ``lesson``: it has a guided first turn; ``ratings``: the Elo of bots that were
    measured in it; ``shares``: what of a hundred games two of them win together, where all play together."""

    id: str
    title: str
    rules: str
    least_seats: int
    most_seats: int
    options: dict[str, Any]
    files: list[str]
    choices: dict[str, dict[str, str]]
    decks: list[StarterDeck]
    sets: list[SetInfo]
    lesson: bool
    ratings: dict[str, int]
    shares: dict[str, int]


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
            sets=sets_of(game, deck),
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
        sets=_sets(game),
        lesson=lesson_of(game.id) is not None,
        ratings=dict(RATINGS.get(game.id, {})),
        shares=dict(SHARES.get(game.id, {})),
    )


def _sets(game: Game) -> list[SetInfo]:
    there = Counter(fact["set"] for fact in game.all_facts.values())
    playing = Counter(game.all_facts[card]["set"] for card in game.cards) if game.sets else Counter()
    return [
        SetInfo(id=one.id, name=one.name, cycle=one.cycle, cards=there[one.id], playing=playing[one.id]) for one in game.sets
    ]


def make_ready(language: str, stopped: Callable[[], bool]) -> None:
    """Open every box, and read every card in a language, before anybody asks for one; until it is to be stopped."""
    for name in zeton.games():
        if stopped():
            return
        _game(name, language)
        game = zeton.game(name)
        for card in game.cards:
            if stopped():
                return
            catalogue(game, language).card(card)


def _games(language: str) -> list[GameInfo]:
    return [_game(name, language) for name in zeton.games()]


def _choices(game: Game, language: str) -> dict[str, dict[str, str]]:
    return {name: values for name in game.options if (values := contents.option_choices(game, name, language))}


@get("/api/games", summary="What can be played", responses=problems(), tags=["lobby"])
async def shelf(request: Request[Any, Any, Any], language: FromQuery[str | None] = None) -> Shelf:
    """All games with their starter decks and options, named in a language, the bots by level, the languages."""
    games = await asyncio.to_thread(_games, spoken(request, language))  # it may have to open the boxes
    return Shelf(version=zeton.__version__, games=games, bots=list(LEVELS), languages=languages())


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


ROUTES = [shelf, file, choices_of_file]
