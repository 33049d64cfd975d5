"""Replays: a game by steps. A finished one is anybody's who has its link, with all hands open; a running one is its seats' own.

A step is a choice, or for a running game a change that the seat could see: how often others were asked and passed is not shown.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from zeton import Match
from zeton.server import lobby, requests, telling
from zeton.server.course import Course
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.laying import alone, new_table
from zeton.server.rooms import Room
from zeton.server.steps import Replays, Steps
from zeton.server.storage.models import ChoiceRow, SeatRow, TableRow
from zeton.server.storage.store import Store
from zeton.server.visitors import find_visitor, need_visitor
from zeton.server.web import problems


class ReplayInfo(msgspec.Struct, kw_only=True):
    """A replay. ``seat``: the only seat that is shown (a running game); null: all are. ``mine``: the seat the visitor holds.

    ``own_cards``: the table has its own.
    """

    table: str
    game: str
    title: str
    own_cards: bool
    state: str
    steps: int
    seat: int | None
    mine: int | None
    names: list[str]
    outcome: dict[str, Any] | None


class SeatView(msgspec.Struct, kw_only=True):
    """What one seat saw at a step."""

    seat: int
    view: dict[str, Any]


class ReplayStep(msgspec.Struct, kw_only=True):
    """One step: what each seat that may be shown saw, and the log up to there."""

    step: int
    asked: int | None
    views: list[SeatView]
    log: list[dict[str, Any]]


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Playing on from a step of a finished game: which seat is mine, and which bot plays the others."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    bot: Annotated[str, msgspec.Meta(max_length=80)]


async def _mine(request: Request[Any, Any, Any], room: Room, store: Store) -> int | None:
    visitor = await find_visitor(request, store)
    return room.seat_of(visitor.id if visitor is not None else None)


async def open_replay(request: Request[Any, Any, Any], table: str, store: Store, hall: Hall) -> tuple[Room, int | None]:
    """The room, and the seat whose eyes the visitor must look through (None: everything may be seen)."""
    room = await hall.room(table)
    if room.match is None:
        raise Refused("not-begun", "table-waits")
    if room.ended is not None:
        return room, None
    seat = await _mine(request, room, store)
    if seat is None:
        raise Refused("foreign", "still-running")
    room.seen_by(seat)
    return room, seat


async def finished(
    request: Request[Any, Any, Any], table: str, store: Store, hall: Hall, replays: Replays
) -> tuple[Room, Steps]:
    """The room of a game that is over, and all its positions."""
    room, running = await open_replay(request, table, store, hall)
    if running is not None:
        raise Refused("hidden", "still-hidden")
    return room, await replays.steps(room, None)


@get("/api/replays/{table:str}", summary="A replay", responses=problems(404, 409), tags=["replays"])
async def replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
) -> ReplayInfo:
    """How many steps a game has, and whose eyes it is seen through."""
    room, seat = await open_replay(request, table, store, hall)
    steps = await replays.steps(room, seat)
    mine = await _mine(request, room, store)
    reader = telling.reader(spoken(request), mine, room.seats)
    return ReplayInfo(
        table=room.id,
        game=room.game.id,
        title=room.game.title,
        own_cards=room.own_cards,
        state=room.state,
        steps=len(steps.matches),
        seat=seat,
        mine=mine,
        names=list(reader.names),
        outcome=telling.outcome(steps.matches[-1], room.ended, reader),
    )


@get("/api/replays/{table:str}/course", summary="How a game went", responses=problems(404, 409), tags=["replays"])
async def replay_course(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    language: FromQuery[str | None] = None,
) -> Course:
    """Where its turns begin; once it is over also how it stood at every quiet moment, and its key plays."""
    room, seat = await open_replay(request, table, store, hall)
    steps = await replays.steps(room, seat)
    reader = telling.reader(spoken(request, language), await _mine(request, room, store), room.seats)
    return await asyncio.to_thread(steps.course, room.ended if seat is None else None, reader)


@get("/api/replays/{table:str}/steps/{step:int}", summary="A step", responses=problems(404, 409), tags=["replays"])
async def replay_step(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    step: FromPath[int],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    language: FromQuery[str | None] = None,
) -> ReplayStep:
    """One position of a game, counted from 0."""
    room, seat = await open_replay(request, table, store, hall)
    steps = await replays.steps(room, seat)
    match = at_step(steps, step)
    shown = range(match.seats) if seat is None else (seat,)
    reader = telling.reader(spoken(request, language), await _mine(request, room, store), room.seats)
    log = telling.open_log(match, reader, steps.told) if seat is None else telling.log_lines(match, reader, 0, steps.told)
    asked = match.decision.seat if match.decision is not None and seat in (None, match.decision.seat) else None
    views = [SeatView(seat=who, view=match.view(who)) for who in shown]
    return ReplayStep(step=step, asked=asked, views=views, log=telling.shown_lines(log))


def at_step(steps: Steps, step: int) -> Match:
    """The position of a step, if there is such a step."""
    if not 0 <= step < len(steps.matches):
        raise Refused("unknown", "no-step", step=step, last=len(steps.matches) - 1)
    return steps.matches[step]


@get("/api/tables/{table:str}/record", summary="The record", responses=problems(404, 409), tags=["replays"])
async def download_record(
    request: Request[Any, Any, Any], table: FromPath[str], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> Response[Any]:
    """The record of a finished game, as a file: ``zeton.replay`` reads it."""
    room, seat = await open_replay(request, table, store, hall)
    if seat is not None:
        raise Refused("hidden", "record-hidden")
    name = f'attachment; filename="{room.game.id}-{room.id}.json"'
    return Response(requests.record(room), headers={"content-disposition": name})


@post("/api/replays/{table:str}/play-on", summary="Play on", responses=problems(401, 404, 409), tags=["replays"])
async def play_on(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[PlayOn],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
) -> lobby.TableInfo:
    """A new table that goes on from a step of a finished game, against a bot."""
    visitor = await need_visitor(request, store)
    room, steps = await finished(request, table, store, hall, replays)
    match = at_step(steps, data.step)
    if match.decision is None:
        raise Refused("over", "game-over")
    if data.seat >= match.seats:
        raise Refused("unknown", "no-seat", seat=data.seat)
    lobby.check_bot(data.bot)
    row, seats, choices = _branch(room, steps.places[data.step], data, visitor.id)
    await hall.lay(row, seats, choices)
    return (await lobby.table_infos(store, [(row, seats)], visitor))[0]


def _branch(room: Room, place: int, data: PlayOn, me: str) -> tuple[TableRow, list[SeatRow], list[ChoiceRow]]:
    old = room.row
    row = new_table(old.game, old.setup, old.seed, host=me, pause=old.pause, first=place)
    choices = [
        ChoiceRow(table=row.id, place=n, seat=who, at=row.created, **option._asdict())
        for n, (who, option) in enumerate(room.chosen[:place])
    ]
    return row, alone(row.id, len(room.seats), data.seat, me, data.bot), choices


ROUTES = [replay, replay_course, replay_step, download_record, play_on]
