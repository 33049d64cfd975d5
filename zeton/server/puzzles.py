"""Puzzles: a table at a position with a goal. It is over when the goal is reached, or can no longer be."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from zeton.school.puzzle import Puzzle, all_puzzles, daily, puzzle
from zeton.server import lobby
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.laying import alone, new_table
from zeton.server.storage.store import Store
from zeton.server.tasks import DEFENDER, PUZZLE
from zeton.server.visitors import find_visitor, need_visitor
from zeton.server.web import problems


class PuzzleInfo(msgspec.Struct, kw_only=True):
    """A puzzle: what is to be done, how hard it is (``easy``, ``medium``, ``hard``), whether the visitor has solved it.

    ``today``: it is the puzzle of this day.
    """

    id: str
    game: str
    name: str
    goal: str
    grade: str
    choices: int
    solved: bool
    today: bool


def _info(one: Puzzle, language: str, solved: set[str], today: str) -> PuzzleInfo:
    return PuzzleInfo(
        id=one.id,
        game=one.game,
        name=one.name,
        goal=one.words(language),
        grade=one.grade,
        choices=sum(seat == one.goal.seat for seat, *_ in one.line),
        solved=one.id in solved,
        today=one.id == today,
    )


@get("/api/puzzles", summary="The puzzles", responses=problems(), tags=["school"])
async def list_puzzles(
    request: Request[Any, Any, Any], store: NamedDependency[Store], language: FromQuery[str | None] = None
) -> list[PuzzleInfo]:
    """All puzzles, the easiest of each game first."""
    visitor = await find_visitor(request, store)
    solved = await store.solved(visitor.id, PUZZLE) if visitor is not None else set()
    today = daily(datetime.fromtimestamp(time.time(), UTC).date()).id
    return [_info(one, spoken(request, language), solved, today) for one in all_puzzles()]


@post("/api/puzzles/{game:str}/{name:str}", summary="Solve a puzzle", responses=problems(401, 404), tags=["school"])
async def lay_puzzle(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    name: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> lobby.TableInfo:
    """A table at the position of a puzzle; whoever plays against the visitor finds every refutation."""
    visitor = await need_visitor(request, store)
    if f"{game}/{name}" not in {one.id for one in all_puzzles()}:
        raise Refused("unknown", "no-puzzle", puzzle=f"{game}/{name}")
    found = puzzle(f"{game}/{name}")
    match = found.match()
    assert match.setup is not None
    row = new_table(game, dict(match.setup), 0, host=visitor.id, pause=hall.settings.pause, task=PUZZLE + found.id)
    seats = alone(row.id, match.seats, found.goal.seat, visitor.id, DEFENDER)
    await hall.lay(row, seats)
    return (await lobby.table_infos(store, [(row, seats)], visitor))[0]


ROUTES = [list_puzzles, lay_puzzle]
