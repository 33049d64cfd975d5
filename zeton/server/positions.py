"""Positions (docs/positions.md) as people write them: can it exist, how does it look, who stands how; and steps of replays."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import BadPosition, Match
from zeton.bots import ADVISER
from zeton.kernel import words
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.replays import SeatView, at_step, finished
from zeton.server.shelf import file_content, printed
from zeton.server.steps import Replays
from zeton.server.storage.store import Store, new_id
from zeton.server.thinking.work import Task
from zeton.server.visitors import need_visitor
from zeton.server.web import problems


class WrittenPosition(msgspec.Struct, kw_only=True):
    """A step of a game as a position: the step itself, or the nearest one before it that can be written as one."""

    game: str
    step: int
    position: dict[str, Any]


class CheckedPosition(msgspec.Struct, kw_only=True):
    """A position that can exist: what each seat sees, whose choice it is (null: the game is over there) and what is asked.

    ``cards``: the printed cards, where the position brings its own.
    """

    seats: int
    asked: int | None
    question: str
    views: list[SeatView]
    cards: dict[str, dict[str, Any]] | None


class OptionOdds(msgspec.Struct, kw_only=True):
    """An option of whoever is asked, in words, and what result the search expects of it, from 0 (a loss) to 100 (a win)."""

    text: str
    percent: int


class PositionOdds(msgspec.Struct, kw_only=True):
    """The best options of whoever is asked at a position, the best one first."""

    asked: int
    options: list[OptionOdds]


@get(
    "/api/replays/{table:str}/steps/{step:int}/position",
    summary="A step as a position",
    responses=problems(404),
    tags=["replays"],
)
async def step_position(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    step: FromPath[int],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
) -> WrittenPosition:
    """A step of a finished game as a position; in the middle of something, the last moment before it that can be one."""
    room, steps = await finished(request, table, store, hall, replays)
    at_step(steps, step)
    for place in range(step, -1, -1):
        try:
            return WrittenPosition(game=room.game.id, step=place, position=steps.matches[place].position())
        except BadPosition as refused:
            wrong = refused
    raise wrong


@post(
    "/api/games/{game:str}/positions/check",
    summary="Can this position exist?",
    responses=problems(404),
    status_code=200,
    tags=["positions"],
)
async def check_position(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[dict[str, Any]],
    language: FromQuery[str | None] = None,
) -> CheckedPosition:
    """How a position looks, or what is wrong with it. Nothing is kept."""
    match = _match(game, data)
    spoken_here = spoken(request, language)
    asked = match.decision
    return CheckedPosition(
        seats=match.seats,
        asked=None if asked is None else asked.seat,
        question="" if asked is None else words.question_words(asked, spoken_here, match),
        views=[SeatView(seat=seat, view=match.view(seat)) for seat in range(match.seats)],
        cards=printed(match.game, spoken_here) if match.game is not zeton.game(game) else None,
    )


@post(
    "/api/games/{game:str}/positions/odds",
    summary="The best options at a position",
    responses=problems(401, 404),
    status_code=200,
    tags=["positions"],
)
async def position_odds(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[dict[str, Any]],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    language: FromQuery[str | None] = None,
) -> PositionOdds:
    """What a search would do in place of whoever is asked, and what it expects of that."""
    visitor = await need_visitor(request, store)
    match = _match(game, data)
    if match.decision is None:
        raise Refused("over", "game-over")
    if not hall.hints.take(visitor.id):
        raise Refused("too-fast", "too-many-hints")
    best = await hall.bots.study(Task(new_id(), match.record(), [], ADVISER, 0), visitor.id)
    labels = words.options_words(match, spoken(request, language))
    return PositionOdds(
        asked=match.decision.seat, options=[OptionOdds(text=labels[option], percent=percent) for option, percent in best]
    )


def _match(game: str, given: dict[str, Any]) -> Match:
    """A position as a match; a ZetonError says what is wrong with it."""
    if game not in zeton.games():
        raise Refused("unknown", "no-game", game=game)
    for name in zeton.game(game).files & set(given):
        file_content(name, given[name])
    return zeton.position(game, given)


ROUTES = [step_position, check_position, position_odds]
