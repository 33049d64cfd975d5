"""Lessons: a table laid at a fixed position, always the same, on which the browser guides somebody through a first turn.

A game that has one keeps it in ``data/lesson.json``: decks, seed and choices up to the position, which seat the learner takes,
and the bot of the others. It is a table like any other: what is chosen there is the learner's own.
"""

from __future__ import annotations

import time
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

import zeton
from zeton.server import lobby
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.storage.models import BOT, HUMAN, PLAYING, ChoiceRow, SeatRow, TableRow
from zeton.server.storage.store import Store, new_id
from zeton.server.visitors import need_visitor
from zeton.server.web import problems


class Lesson(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a lesson is laid: the choices lead to its position."""

    decks: list[str]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    seat: int
    bot: str
    choices: list[tuple[int, str, int, int, int]]  # the seat, then the option


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = files(f"zeton.games.{game}").joinpath("data/lesson.json")
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


@post("/api/games/{game:str}/lesson", summary="Learn a game", responses=problems(401, 404), tags=["lobby"])
async def lay_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> lobby.TableInfo:
    """A table at the position of the game's lesson."""
    visitor = await need_visitor(request, store)
    lesson = lesson_of(game) if game in zeton.games() else None
    if lesson is None:
        raise Refused("unknown", f"there is no lesson of a game {game!r}")
    if await store.unfinished(visitor.id) >= lobby.MOST_UNFINISHED:
        raise Refused("impossible", f"you have {lobby.MOST_UNFINISHED} unfinished tables; finish or resign some")
    row, seats, choices = _laid(game, lesson, visitor.id, hall.settings.pause)
    await hall.lay(row, seats, choices)
    return (await lobby.table_infos(store, [(row, seats)], visitor))[0]


def _laid(game: str, lesson: Lesson, me: str, pause: float) -> tuple[TableRow, list[SeatRow], list[ChoiceRow]]:
    now, table = time.time(), new_id()
    setup = zeton.new(game, tuple(lesson.decks), seed=lesson.seed).setup
    assert setup is not None
    row = TableRow(
        id=table,
        game=game,
        rules=zeton.game(game).version,
        setup=dict(setup),
        seed=lesson.seed,
        state=PLAYING,
        public=False,
        host=me,
        clock=None,
        pause=pause,
        era=0,
        first=len(lesson.choices),
        asked_at=now,
        outcome=None,
        next=None,
        created=now,
        changed=now,
    )
    seats = []
    for number in range(len(lesson.decks)):
        mine = number == lesson.seat
        visitor, bot = (me, None) if mine else (None, lesson.bot)
        kind = HUMAN if mine else BOT
        seats.append(SeatRow(table=table, number=number, kind=kind, visitor=visitor, bot=bot, autopass={}))
    choices = [
        ChoiceRow(table=table, place=place, seat=who, at=now, verb=verb, card=card, target=target, number=number)
        for place, (who, verb, card, target, number) in enumerate(lesson.choices)
    ]
    return row, seats, choices


ROUTES = [lay_lesson]
