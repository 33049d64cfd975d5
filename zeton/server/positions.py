"""Positions (docs/positions.md) as people write them: can it exist, how does it look, who stands how; and steps of replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import BadPosition, Decision, Match, Option
from zeton.bots import ADVISER
from zeton.kernel import words
from zeton.server.course import final_shares
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.printing import cards_in, catalogue
from zeton.server.replays import SeatView, at_step, finished
from zeton.server.shelf import file_content
from zeton.server.steps import Replays
from zeton.server.storage.store import Store, new_id
from zeton.server.thinking.work import Task
from zeton.server.visitors import need_visitor
from zeton.server.web import problems

LONGEST_LINE = 60


class WrittenPosition(msgspec.Struct, kw_only=True):
    """A step of a game as a position: the step itself, or the nearest one before it that can be written as one."""

    game: str
    step: int
    position: dict[str, Any]


class CheckedPosition(msgspec.Struct, kw_only=True):
    """A position that can exist: what each seat sees, whose choice it is (null: the game is over there) and what is asked.

    ``cards``: what is printed on those that are seen.
    """

    seats: int
    asked: int | None
    question: str
    views: list[SeatView]
    cards: dict[str, dict[str, Any]]


class OptionOdds(msgspec.Struct, kw_only=True):
    """An option of whoever is asked, in words, and what result the search expects of it, from 0 (a loss) to 100 (a win)."""

    text: str
    percent: int


class PositionOdds(msgspec.Struct, kw_only=True):
    """The best options of whoever is asked at a position, the best one first."""

    asked: int
    options: list[OptionOdds]


class LineWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A line of play: a position, and what is chosen from there, each by its place among the options."""

    position: dict[str, Any]
    choices: Annotated[list[int], msgspec.Meta(max_length=LONGEST_LINE)]


class LineMove(msgspec.Struct, kw_only=True):
    """What was chosen in a line, and by whom."""

    seat: int
    text: str


class LineInfo(CheckedPosition, kw_only=True):
    """Where a line has come to: what each seat sees, what is asked and what can be chosen, as ``moves`` have led there.

    ``result``: where the game is over, what each seat got of it, from 0 to 1; else null. ``together``: all win or lose as one.
    """

    options: list[str]
    moves: list[LineMove]
    result: list[float] | None
    together: bool


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
    return CheckedPosition(**_checked(_match(game, data), spoken(request, language)))


def _checked(match: Match, language: str) -> dict[str, Any]:
    asked = match.decision
    views = [SeatView(seat=seat, view=match.view(seat)) for seat in range(match.seats)]
    return {
        "seats": match.seats,
        "asked": None if asked is None else asked.seat,
        "question": "" if asked is None else words.question_words(asked, language, match),
        "views": views,
        "cards": catalogue(match.game, language).cards(cards_in(one.view for one in views)),
    }


@post(
    "/api/games/{game:str}/positions/line",
    summary="Try a line",
    responses=problems(404),
    status_code=200,
    tags=["positions"],
)
async def try_line(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[LineWish],
    language: FromQuery[str | None] = None,
) -> LineInfo:
    """Where choices lead from a position. Nothing is kept: a line is its position and its choices."""
    return await asyncio.to_thread(_line, game, data, spoken(request, language))


def _line(game: str, wish: LineWish, language: str) -> LineInfo:
    match = _match(game, wish.position)
    moves = []
    for choice in wish.choices:
        decision = _chosen(match, choice)
        moves.append(LineMove(seat=decision.seat, text=words.options_words(match, language)[choice]))
        match.choose(choice)
    return LineInfo(
        **_checked(match, language),
        options=[] if match.decision is None else words.options_words(match, language),
        moves=moves,
        result=None if match.outcome is None else final_shares(match.outcome.winners, match),
        together=match.game.cooperative,
    )


def _chosen(match: Match, choice: int) -> Decision:
    """The decision a choice of a line answers."""
    if match.decision is None:
        raise Refused("over", "game-over")
    if not 0 <= choice < len(match.decision.options):
        raise Refused("impossible", "no-option")
    return match.decision


@post(
    "/api/games/{game:str}/positions/line/odds",
    summary="The best options at the end of a line",
    responses=problems(401, 404),
    status_code=200,
    tags=["positions"],
)
async def line_odds(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[LineWish],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    language: FromQuery[str | None] = None,
) -> PositionOdds:
    """What a search would do in place of whoever is asked where a line has come to, and what it expects of that."""
    visitor = await need_visitor(request, store)
    match, chosen = _match(game, data.position), []
    for choice in data.choices:
        chosen.append(_chosen(match, choice).options[choice])
        match.choose(choice)
    return await _odds(match, chosen, visitor.id, hall, spoken(request, language))


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
    return await _odds(match, [], visitor.id, hall, spoken(request, language))


async def _odds(match: Match, chosen: list[Option], visitor: str, hall: Hall, language: str) -> PositionOdds:
    if match.decision is None:
        raise Refused("over", "game-over")
    if not await hall.limits.hints.take(visitor):
        raise Refused("too-fast", "too-many-hints")
    best = await hall.bots.study(Task(new_id(), match.record(), chosen, ADVISER, 0), visitor)
    labels = words.options_words(match, language)
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


ROUTES = [step_position, check_position, position_odds, try_line, line_odds]
