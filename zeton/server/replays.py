"""Replays: a game by steps. A finished one is anybody's who has its link, with all hands open; a running one is its seats' own.

A step is a choice, or for a running game a change that the seat could see: how often others were asked and passed is not shown.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import Match, Option
from zeton.server import lobby, requests, telling
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.rooms import Room
from zeton.server.storage.models import BOT, HUMAN, PLAYING, ChoiceRow, SeatRow, TableRow
from zeton.server.storage.store import Store, new_id
from zeton.server.visitors import find_visitor, need_visitor
from zeton.server.web import problems

KEPT = 8


@dataclass(slots=True)
class Steps:
    """The positions of a game, one per step, and how many choices had been made at each."""

    matches: list[Match]
    places: list[int]


class ReplayInfo(msgspec.Struct, kw_only=True):
    """A replay. ``seat``: the only seat that is shown (a running game); null: all are. ``own_cards``: the table has its own."""

    table: str
    game: str
    title: str
    own_cards: bool
    state: str
    steps: int
    seat: int | None
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


class Replays:
    """The last replays somebody has looked at."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[tuple[Any, ...], Steps] = OrderedDict()

    async def steps(self, room: Room, seat: int | None) -> Steps:
        """The steps of a table as a seat may see them (None: a finished game, everything)."""
        assert room.match is not None
        key = (room.id, seat, room.era, len(room.chosen))
        steps = self.kept.get(key)
        if steps is None:
            choices = [option for _, option in room.chosen]
            steps = await asyncio.to_thread(walk, self.hall.rebuilt(room, 0), choices, seat)
            self.kept[key] = steps
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return steps


def walk(match: Match, choices: list[Option], seat: int | None) -> Steps:
    """Every position of a game; for a seat of a running one only those it can tell apart, or was asked in."""
    steps = Steps([match.clone()], [0])
    seen = None if seat is None else _sight(match, seat)
    for place, option in enumerate(choices, 1):
        match.choose(option)
        if seat is not None:
            sight = _sight(match, seat)
            if sight == seen:
                continue
            seen = sight
        steps.matches.append(match.clone())
        steps.places.append(place)
    return steps


def _sight(match: Match, seat: int) -> dict[str, Any]:
    view = match.view(seat)
    view.pop("waiting_for")
    return view


async def _replay(request: Request[Any, Any, Any], table: str, store: Store, hall: Hall) -> tuple[Room, int | None]:
    """The room, and the seat whose eyes the visitor must look through (None: everything may be seen)."""
    room = await hall.room(table)
    if room.match is None:
        raise Refused("not-begun", "the table still waits for its players")
    if room.ended is not None:
        return room, None
    visitor = await find_visitor(request, store)
    seat = room.seat_of(visitor.id if visitor is not None else None)
    if seat is None:
        raise Refused("foreign", "a running game can be looked through by those who play it")
    room.seen_by(seat)
    return room, seat


@get("/api/replays/{table:str}", summary="A replay", responses=problems(404, 409), tags=["replays"])
async def replay(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
) -> ReplayInfo:
    """How many steps a game has, and whose eyes it is seen through."""
    room, seat = await _replay(request, table, store, hall)
    steps = await replays.steps(room, seat)
    return ReplayInfo(
        table=room.id,
        game=room.game.id,
        title=room.game.title,
        own_cards=room.own_cards,
        state=room.state,
        steps=len(steps.matches),
        seat=seat,
        names=[s.name for s in room.seats],
        outcome=telling.outcome(steps.matches[-1], room.ended, telling.DEFAULT_LANGUAGE),
    )


@get("/api/replays/{table:str}/steps/{step:int}", summary="A step", responses=problems(404, 409), tags=["replays"])
async def replay_step(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    step: FromPath[int],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    language: FromQuery[str] = telling.DEFAULT_LANGUAGE,
) -> ReplayStep:
    """One position of a game, counted from 0."""
    room, seat = await _replay(request, table, store, hall)
    steps = await replays.steps(room, seat)
    match = _at(steps, step)
    shown = range(match.seats) if seat is None else (seat,)
    words = telling.known_language(language)
    log = telling.open_log(match, words) if seat is None else telling.log_lines(match, seat, words, 0, room.told)
    asked = match.decision.seat if match.decision is not None and seat in (None, match.decision.seat) else None
    views = [SeatView(seat=who, view=match.view(who)) for who in shown]
    return ReplayStep(step=step, asked=asked, views=views, log=log)


def _at(steps: Steps, step: int) -> Match:
    if not 0 <= step < len(steps.matches):
        raise Refused("unknown", f"there is no step {step}: steps are numbered 0 to {len(steps.matches) - 1}")
    return steps.matches[step]


@get("/api/tables/{table:str}/record", summary="The record", responses=problems(404, 409), tags=["replays"])
async def download_record(
    request: Request[Any, Any, Any], table: FromPath[str], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> Response[Any]:
    """The record of a finished game, as a file: ``zeton.replay`` reads it."""
    room, seat = await _replay(request, table, store, hall)
    if seat is not None:
        raise Refused("hidden", "the record tells everything that is hidden: it can be had when the game is over")
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
    room, running = await _replay(request, table, store, hall)
    if running is not None:
        raise Refused("hidden", "the game must be over: playing on would tell what is hidden in it")
    steps = await replays.steps(room, None)
    match = _at(steps, data.step)
    if match.decision is None:
        raise Refused("over", "at this step the game is over")
    if data.seat >= match.seats:
        raise Refused("unknown", f"there is no seat {data.seat}")
    lobby.check_bot(data.bot)
    row, seats, choices = _branch(room, steps.places[data.step], data, visitor.id)
    await hall.lay(row, seats, choices)
    return (await lobby.table_infos(store, [(row, seats)], visitor))[0]


def _branch(room: Room, place: int, data: PlayOn, me: str) -> tuple[TableRow, list[SeatRow], list[ChoiceRow]]:
    now = time.time()
    old, table = room.row, new_id()
    row = TableRow(
        id=table,
        game=old.game,
        rules=zeton.game(old.game).version,
        setup=old.setup,
        seed=old.seed,
        state=PLAYING,
        public=False,
        host=me,
        clock=None,
        pause=old.pause,
        era=0,
        first=place,
        asked_at=now,
        outcome=None,
        next=None,
        created=now,
        changed=now,
    )
    seats = []
    for seat in room.seats:
        mine = seat.number == data.seat
        visitor, bot = (me, None) if mine else (None, data.bot)
        kind = HUMAN if mine else BOT
        seats.append(SeatRow(table=table, number=seat.number, kind=kind, visitor=visitor, bot=bot, autopass={}))
    choices = [
        ChoiceRow(table=table, place=n, seat=who, at=now, **option._asdict())
        for n, (who, option) in enumerate(room.chosen[:place])
    ]
    return row, seats, choices


ROUTES = [replay, replay_step, download_record, play_on]
