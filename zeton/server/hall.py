"""The hall: which tables are in memory. A table is taken and restored when somebody needs it, else given back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection, Coroutine, Iterable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

import zeton
from zeton import ZetonError
from zeton.bots import ADVISER
from zeton.kernel import snapshot
from zeton.server import requests, sealing
from zeton.server.ending import end
from zeton.server.errors import Refused
from zeton.server.laying import new_table
from zeton.server.limits import Limits
from zeton.server.metrics import BOT_SECONDS, timed
from zeton.server.past import replayed
from zeton.server.relay import Relay
from zeton.server.results import Results
from zeton.server.rooms import Restored, Room
from zeton.server.seats import Seat, seat_name
from zeton.server.settings import Settings
from zeton.server.storage.database import is_away
from zeton.server.storage.leases import BEAT, LEASE, Elsewhere, Lease, Leases
from zeton.server.storage.models import CANCELLED, PLAYING, WAITING, ChoiceRow, SeatRow, TableRow
from zeton.server.storage.store import Store
from zeton.server.storage.tables import Stored
from zeton.server.storage.writer import Writer
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import Task

LOG = logging.getLogger("zeton.server")


class Hall:
    """All live tables, and what they share: the database, the writer, the bots."""

    def __init__(
        self, settings: Settings, store: Store, leases: Leases, writer: Writer, bots: Thinking, limits: Limits
    ) -> None:
        self.settings = settings
        self.store = store
        self.leases = leases
        self.writer = writer
        self.bots = bots
        self.limits = limits
        self.results = Results(store)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.replaying = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.relay: Relay | None = None  # to the other servers, where there are any

    async def open(self) -> None:
        """Begin to watch over the tables."""
        await asyncio.to_thread(snapshot.program)  # while nobody waits for it
        await self.leases.beat()
        self.run(self._beat())
        self.run(self._sweep())
        self.run(self.results.keep_counting())

    async def close(self) -> None:
        """Give everything back, so that others have it at once."""
        self.closing = True
        rooms = list(self.rooms.values())
        self.rooms.clear()
        await self._give_back(rooms)
        await end(self.tasks)
        with contextlib.suppress(Exception):  # the database may be away: then the lease ends by itself
            await self.leases.leave()

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
                        await self._open(table)
                    finally:
                        self.opening.pop(table, None)

    async def _open(self, table: str) -> None:
        """Take a table and put it into the memory, unless it was lost again meanwhile: then whoever asks tries once more."""
        if self.closing:
            raise Refused("away", "ending")
        room = await self._restore(*await self._take(table))
        if not room.closed:
            self.rooms[table] = room

    async def _take(self, table: str) -> tuple[Lease, Stored]:
        """Take a table. A server that does not hear of the others waits: who had it may have ended without saying so."""
        deadline = time.monotonic() + LEASE + BEAT
        while True:
            try:
                return await self.leases.take(table)
            except Elsewhere:
                if self.relay is not None or time.monotonic() > deadline:
                    raise
            await asyncio.sleep(BEAT / 10)

    async def _restore(self, lease: Lease, stored: Stored) -> Room:
        """The room of a table. One whose rows are damaged is refused, and nothing else fails of it."""
        try:
            return await self._restored(lease, stored)
        except Refused:
            raise
        except Exception as wrong:
            if isinstance(wrong, SQLAlchemyError) or is_away(wrong):
                raise
            LOG.exception("the table %s is damaged", lease.table)
            raise Refused("impossible", "damaged-table") from None

    async def _restored(self, lease: Lease, stored: Stored) -> Room:
        seats = [Seat(row, seat_name(row, stored.names)) for row in stored.seats]
        try:
            restored = await self._played(stored) if _has_begun(stored.row) else None
        except ZetonError as wrong:  # the rules have changed since
            raise Refused("impossible", "not-restored", why=wrong) from None
        if restored is not None and len(seats) != restored.match.seats:
            raise LookupError(f"{len(seats)} seats of {restored.match.seats}")
        room = Room(self, lease, stored, seats, restored)
        if room.state == PLAYING:
            async with room.lock:
                await room.wake()
        return room

    async def _played(self, stored: Stored) -> Restored:
        """Play a stored table again: off the loop, and one at a time, so that the loop shares the interpreter with one only."""
        async with self.replaying:
            return await asyncio.to_thread(_played, stored)

    def forget(self, room: Room) -> None:
        """Drop a room; whoever was connected connects anew and finds what the database has."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.close()

    async def _give_back(self, rooms: Collection[Room]) -> None:
        """Let others have tables that are put down in good order, all at once: what was thought there is kept."""
        given = {room.lease: 0.0 if room.clock is None else room.clock.thinking(time.time()) for room in rooms}
        for room in rooms:
            self.forget(room)
        with contextlib.suppress(Exception):  # the database may be away: then the lease ends by itself
            await self.leases.give_back(given)

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory."""
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 4))
            limit = time.monotonic() - self.settings.idle
            idle = [room for room in self.rooms.values() if not room.in_use and room.last_used < limit]
            await self._give_back([room for room in idle if not room.lock.locked()])

    async def _beat(self) -> None:
        """Say again and again that this server is alive. If it could not say so for too long, others may have its tables."""
        last = time.monotonic()
        while True:
            begun = time.monotonic()
            try:
                alive = await self.leases.beat()
                if time.monotonic() - last > LEASE:
                    await self.drop_lost()
                last = begun  # the database has noted it later than that
                if self.relay is not None:
                    self.relay.alive(alive)
                    await self.listen_for(alive)
            except Exception as wrong:
                LOG.warning("the database is away: %s", wrong)
            await asyncio.sleep(BEAT)

    async def listen_for(self, servers: Iterable[str]) -> None:
        """Find out which of these servers no letter would reach: their tables can be had sooner."""
        if self.relay is not None:
            others = frozenset(servers) - {self.leases.me}
            self.leases.deaf = (self.leases.deaf - others) | await self.relay.post.deaf(others)

    async def drop_lost(self) -> None:
        """Forget tables that others keep now."""
        rooms = list(self.rooms.values())  # those taken while the database is asked are not lost
        kept = await self.leases.kept()
        for room in rooms:
            if kept.get(room.id) != room.lease.fence:
                self.forget(room)

    def ring(self, room: Room) -> None:
        """A clock may have run out."""
        if not room.closed:
            self.run(requests.out_of_time(room))

    # ── bots ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def think(self, room: Room, seat: int) -> None:
        """Let the bot that is asked think, unless one already does."""
        if room.thinking is None and not room.closed:
            room.thinking = self.run(self._think(room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        """One choice of a bot.

        Bots among themselves go at the table's pace; where a person plays, the client tells what a bot does at its own.
        """
        try:
            era, decision = room.era, sealing.asks(room, seat).decision
            assert decision is not None and decision.seat == seat
            asked = time.monotonic()
            spec = room.seats[decision.seat].bot
            assert spec is not None
            with timed(BOT_SECONDS, spec):
                option = await self.bots.choose(_task(room, seat, spec), room.thinks_for, watched=bool(room.lines))
            if not any(one.is_human for one in room.seats):
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
            # Another thought of it was faster, and while this one lasted nobody could begin the next.
            async with room.lock:
                room.ask()

    async def advise(self, room: Room, seat: int) -> list[tuple[int, int]]:
        """What a bot would do in place of the person who is asked: indices of options, and the results they promise."""
        return await self.bots.advise(_task(room, seat, ADVISER), room.thinks_for)

    def moment(self, room: Room, place: int) -> Task:
        """A moment of a game that is over, for whoever studies it."""
        choices = [option for _, option in room.chosen[:place]]
        return Task(room.id, beginning(room.row), choices, ADVISER, seed=room.row.seed ^ place)

    # ── laying tables ────────────────────────────────────────────────────────────────────────────────────────────

    def new_seed(self) -> int:
        """A seed nobody can guess, unless whoever runs the server has fixed it."""
        return self.settings.seed or secrets.randbits(62)

    async def lay(self, row: TableRow, seats: list[SeatRow], choices: list[ChoiceRow] | None = None) -> None:
        """Store a new table, if whoever lays it has room for one more; if a bot begins, it begins."""
        await self.store.add_table(row, seats, choices or [], self.settings.tables_per_visitor)
        if row.state == PLAYING:
            await self.room(row.id)

    async def lay_again(self, room: Room) -> str:
        """A rematch: the same decks, people and bots, another seed."""
        old = room.row
        row = new_table(
            old.game,
            old.setup,
            self.new_seed(),
            host=old.host,
            pause=old.pause,
            public=old.public,
            clock=old.clock,
            task=old.task,
        )
        seats = [
            SeatRow(table=row.id, number=s.number, kind=s.kind, visitor=s.visitor, bot=s.bot, autopass={}) for s in room.seats
        ]
        await self.lay(row, seats)
        await self.store.change_table(room.lease, next=row.id)
        return row.id


def _has_begun(row: TableRow) -> bool:
    """Whether the table has a match: not while it waits, and never if it was put away before."""
    return row.state != WAITING and (row.outcome is None or row.outcome["reason"] != CANCELLED)


def beginning(row: TableRow) -> dict[str, Any]:
    """The record of a table without its choices."""
    return {"format": 1, "game": row.game, "rules": row.rules, "setup": row.setup, "seed": row.seed}


def _task(room: Room, seat: int, spec: str) -> Task:
    """The moment at which a seat of a room is asked, for a bot.

    What was taken back, and what others may answer at the same time, are other lines of play, so they have other names.
    """
    ahead = sealing.before_asking(room, seat)
    choices = [*(option for _, option in room.chosen), *ahead]
    name = f"{room.id}/{room.era}" + f"/{len(choices)}" * bool(ahead)
    return Task(name, beginning(room.row), choices, spec, seed=room.row.seed ^ len(choices), task=room.row.task)


def _played(stored: Stored) -> Restored:
    """The match of a stored table."""
    first = zeton.replay({**beginning(stored.row), "choices": []})
    return Restored(*replayed(first, [made.option for made in stored.choices], stored.snapshot))
