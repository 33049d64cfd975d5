"""Lessons: a table laid at a fixed position, always the same, and the steps the browser guides somebody through there.

It is a table like any other: what is chosen there is the learner's own, and whoever likes may play on when the lesson is over.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

import zeton
from zeton.school.lesson import Lesson, lesson_of
from zeton.server import lobby
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.laying import alone, new_table
from zeton.server.storage.store import Store
from zeton.server.tasks import LESSON, TUTOR
from zeton.server.visitors import need_visitor
from zeton.server.web import problems


class Expected(msgspec.Struct, kw_only=True):
    """The move a step waits for: the kind of question, and verb, card, target and number of the option where they matter."""

    kind: str
    verb: str
    card: str
    target: str
    number: int


class LessonStep(msgspec.Struct, kw_only=True):
    """A step of a lesson: what it says; what it waits for (null: it is only read), and what it says to any other move.

    ``point``: the ids of the cards that are meant. ``step``: its number for the learner; moves that belong together share it.
    """

    id: str
    step: int
    text: str
    wrong: str
    expect: Expected | None
    point: list[str]


@get("/api/games/{game:str}/lesson", summary="The steps of a lesson", responses=problems(404), tags=["school"])
async def lesson_steps(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None
) -> list[LessonStep]:
    """What a lesson teaches, step by step, in words."""
    lesson, spoken_here = _lesson(game), spoken(request, language)
    return [
        LessonStep(
            id=step.id,
            step=number,
            text=lesson.says(step, spoken_here),
            wrong=lesson.objects(step, spoken_here) if step.expect is not None else "",
            expect=None if step.expect is None else msgspec.convert(step.expect, Expected, from_attributes=True),
            point=list(step.point),
        )
        for step, number in zip(lesson.steps, lesson.numbers(), strict=True)
    ]


@post("/api/games/{game:str}/lesson", summary="Learn a game", responses=problems(401, 404), tags=["school"])
async def lay_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> lobby.TableInfo:
    """A table at the position of the game's lesson."""
    visitor = await need_visitor(request, store)
    lesson = _lesson(game)
    match = lesson.match()
    assert match.setup is not None
    row = new_table(game, dict(match.setup), match.seed, host=visitor.id, pause=0.0, task=LESSON)
    seats = alone(row.id, match.seats, lesson.seat, visitor.id, TUTOR)
    await hall.lay(row, seats)
    return (await lobby.table_infos(store, [(row, seats)], visitor))[0]


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game) if game in zeton.games() else None
    if lesson is None:
        raise Refused("unknown", "no-lesson", game=game)
    return lesson


ROUTES = [lesson_steps, lay_lesson]
