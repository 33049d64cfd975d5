"""The hall: which tables are in memory. A table is restored from its record when somebody needs it, else dropped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import zeton
from zeton import Match, ZetonError
from zeton.bots import ADVISER
from zeton.server import requests
from zeton.server.botpool import BotPool, Task
from zeton.server.errors import Refused
from zeton.server.limits import Buckets
from zeton.server.rooms import Room
from zeton.server.seats import Seat, seat_name
from zeton.server.settings import Settings
from zeton.server.storage.models import CANCELLED, PLAYING, WAITING, ChoiceRow, SeatRow, TableRow
from zeton.server.storage.store import Store, Stored, new_id
from zeton.server.storage.writer import Writer

BEAT = 2.0
LOG = logging.getLogger("zeton.server")


class Hall:
    """All live tables, and what they share: the database, the writer, the bots."""

    def __init__(self, settings: Settings, store: Store, writer: Writer, bots: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.bots = bots
        self.hints = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.down_since = 0.0

    async def open(self) -> None:
        """Begin to watch over the tables."""
        self.down_since = await self.store.last_beat()
        self.run(self._beat())
        self.run(self._sweep())

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            room.close()
        self.rooms.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something beside the tables failed", exc_info=task.exception())

    # ── tables in memory ─────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table: str) -> Room:
        """The live table with this id, restored if need be."""
        while True:
            room = self.rooms.get(table)
            if room is not None:
                room.last_used = time.monotonic()
                return room
            lock = self.opening.setdefault(table, asyncio.Lock())
            async with lock:
                if table not in self.rooms:
                    try:
                        self.rooms[table] = await self._restore(await self.store.table(table))
                    finally:
                        self.opening.pop(table, None)

    async def _restore(self, stored: Stored) -> Room:
        names = await self.store.names([row.visitor for row in stored.seats if row.visitor])
        seats = [Seat(row, seat_name(row, names)) for row in stored.seats]
        try:
            match = await _played(stored) if _has_begun(stored.row) else None
        except ZetonError as wrong:  # the rules have changed since
            raise Refused("impossible", f"this table cannot be restored: {wrong}") from None
        room = Room(self, stored, seats, match)
        if room.clock is not None and match is not None and match.decision is not None and room.ended is None:
            # While the server was down no clock ran.
            thought = max(0.0, self.down_since - stored.row.asked_at)
            room.clock.start(match.decision.seat, time.time() - thought)
        if room.state == PLAYING:
            async with room.lock:
                room.ask()
        return room

    def rebuilt(self, room: Room, place: int) -> Match:
        """The match of a room after its first choices."""
        assert room.match is not None
        match = zeton.replay({**_beginning(room.row), "choices": []})
        for _, option in room.chosen[:place]:
            match.choose(option)
        return match

    def forget(self, room: Room) -> None:
        """Drop a room; whoever was connected connects anew and finds what the database has."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.close()

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 4))
            limit = time.monotonic() - self.settings.idle
            for room in list(self.rooms.values()):
                if not room.in_use and room.last_used < limit and not room.lock.locked():
                    self.forget(room)

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                await self.store.beat()
            await asyncio.sleep(BEAT)

    def ring(self, room: Room) -> None:
        """A clock may have run out."""
        if not room.closed:
            self.run(requests.out_of_time(room))

    # ── bots ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def think(self, room: Room) -> None:
        """Let the bot whose turn it is think, unless it already does."""
        if room.thinking is None and not room.closed:
            room.thinking = self.run(self._think(room))

    async def _think(self, room: Room) -> None:
        """One choice of a bot, not sooner than the table's pause after it was asked."""
        try:
            match, era = room.match, room.era
            assert match is not None and match.decision is not None
            decision = match.decision
            asked = time.monotonic()
            spec = room.seats[decision.seat].bot
            assert spec is not None
            option = await self.bots.choose(_task(room, spec))
            await asyncio.sleep(max(0.0, room.pause - (time.monotonic() - asked)))
        finally:
            if room.thinking is asyncio.current_task():
                room.thinking = None
        if room.closed:
            return
        try:
            await room.choose(decision.seat, era, decision.number, option)
        except Refused as refused:
            if refused.code not in ("stale", "over", "foreign"):
                raise  # a bot never chooses what is not an option

    async def advise(self, room: Room) -> list[tuple[int, int]]:
        """What a bot would do in place of the person who is asked: indices of options, and the results they promise."""
        return await self.bots.advise(_task(room, ADVISER))

    # ── laying tables ────────────────────────────────────────────────────────────────────────────────────────────

    def new_seed(self) -> int:
        """A seed nobody can guess, unless whoever runs the server has fixed it."""
        return self.settings.seed or secrets.randbits(62)

    async def lay(self, row: TableRow, seats: list[SeatRow], choices: list[ChoiceRow] | None = None) -> None:
        """Store a new table; if a bot begins, it begins."""
        await self.store.add_table(row, seats, choices or [])
        if row.state == PLAYING:
            await self.room(row.id)

    async def lay_again(self, room: Room) -> str:
        """A rematch: the same decks, people and bots, another seed."""
        now = time.time()
        old = room.row
        table = new_id()
        row = TableRow(
            id=table,
            game=old.game,
            rules=room.game.version,
            setup=old.setup,
            seed=self.new_seed(),
            state=PLAYING,
            public=old.public,
            host=old.host,
            clock=old.clock,
            pause=old.pause,
            era=0,
            first=0,
            asked_at=now,
            outcome=None,
            next=None,
            created=now,
            changed=now,
        )
        seats = [
            SeatRow(table=table, number=s.number, kind=s.kind, visitor=s.visitor, bot=s.bot, autopass={}) for s in room.seats
        ]
        await self.lay(row, seats)
        await self.store.change_table(room.id, next=table)
        return table


def _has_begun(row: TableRow) -> bool:
    """Whether the table has a match: not while it waits, and never if it was put away before."""
    return row.state != WAITING and (row.outcome is None or row.outcome["reason"] != CANCELLED)


def _beginning(row: TableRow) -> dict[str, Any]:
    return {"format": 1, "game": row.game, "rules": row.rules, "setup": row.setup, "seed": row.seed}


def _task(room: Room, spec: str) -> Task:
    """The moment a room is at, for a bot. What was taken back is another line of play, so it has another name."""
    choices = [option for _, option in room.chosen]
    return Task(f"{room.id}/{room.era}", _beginning(room.row), choices, spec, seed=room.row.seed ^ len(choices))


async def _played(stored: Stored) -> Match:
    """The match of a stored table. Long games are replayed in portions, so that others are not held up."""
    match = zeton.replay({**_beginning(stored.row), "choices": []})
    for number, made in enumerate(stored.choices):
        match.choose(made.option)
        if number % 50 == 49:
            await asyncio.sleep(0)
    return match
