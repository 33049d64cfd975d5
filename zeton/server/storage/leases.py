"""Leases: which server keeps a table.

A table lives in one server at a time. Who wants it takes it in the database, if nobody alive has it, and gets a number, its
fence. Whatever is stored for a table is stored in a transaction that first asks, and locks, whether that number still is the
table's: a server that was halted for longer than its lease, and whose tables others have taken, can write nothing more.

A server is alive while it says so (``beat``), by the clock of the database: those of several machines may differ.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from sqlalchemy import Float, Table, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.ids import new_id
from zeton.server.storage.models import ServerRow, TableRow

BEAT = 1.0
LEASE = 3.0  # seconds without a beat after which others may take a server's tables
REMEMBERED = 60.0  # seconds without a beat after which a server is forgotten


class Lease(NamedTuple):
    """The right to write for a table, until somebody else takes it."""

    table: str
    fence: int


class Lost(Refused):
    """The table is kept by another server now; nothing was written."""

    def __init__(self) -> None:
        super().__init__("stale", "dropped")


class Elsewhere(Exception):
    """Another server, which is alive, keeps the table."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class _Now(FunctionElement[float]):
    """The time of the database, in seconds."""

    type = Float()
    inherit_cache = True


@compiles(_Now, "sqlite")
def _now_of_sqlite(*_: Any, **__: Any) -> str:
    return "(julianday('now') - 2440587.5) * 86400.0"


@compiles(_Now, "postgresql")
def _now_of_postgresql(*_: Any, **__: Any) -> str:
    return "extract(epoch from clock_timestamp())::double precision"


_DEAD = ServerRow.beat < _Now() - LEASE


class Leases:
    """The tables of one server."""

    def __init__(self, database: Database, place: str) -> None:
        self.database = database
        self.place = place
        self.me = new_id()
        self.alive: frozenset[str] = frozenset()  # the servers that were, when this one last said that it is

    # ── being alive ──────────────────────────────────────────────────────────────────────────────────────────────

    async def beat(self) -> frozenset[str]:
        """Say that this server is alive; which ones are."""
        async with self.database.session.begin() as session:
            told = await session.execute(update(ServerRow).where(ServerRow.id == self.me).values(beat=_Now()))
            if not told.rowcount:  # type: ignore[attr-defined]
                session.add(ServerRow(id=self.me, place=self.place, beat=await session.scalar(select(_Now()))))
                await session.flush()
            await session.execute(delete(ServerRow).where(ServerRow.beat < _Now() - REMEMBERED))
            self.alive = frozenset(await session.scalars(select(ServerRow.id).where(~_DEAD)))
        return self.alive

    async def leave(self) -> None:
        """This server ends: whoever asks for one of its tables may have it at once."""
        async with self.database.session.begin() as session:
            await session.execute(delete(ServerRow).where(ServerRow.id == self.me))

    # ── taking and giving back ───────────────────────────────────────────────────────────────────────────────────

    async def take(self, table: str) -> Lease:
        """Take a table; ``Elsewhere`` if another server that is alive has it, refused if there is none.

        What its open question was thought about is what its last owner lived to see.
        """
        async with self.database.session.begin() as session:
            row = await _locked(session, table)
            if row is None:
                raise Refused("unknown", "no-table")
            seen = time.time() if row.owner == self.me else row.asked_at
            if row.owner is not None and row.owner != self.me:
                last = await refuse_if_alive(session, row.owner)
                seen = row.asked_at if last is None else last
            row.thought += max(0.0, seen - row.asked_at)
            row.asked_at, row.owner, row.fence = time.time(), self.me, row.fence + 1
            return Lease(table, row.fence)

    async def give_back(self, lease: Lease, thought: float) -> None:
        """Nobody here needs a table any more: anybody may take it."""
        async with self.database.session.begin() as session:
            owned = (TableRow.id == lease.table, TableRow.fence == lease.fence)
            await session.execute(update(TableRow).where(*owned).values(owner=None, thought=thought, asked_at=time.time()))

    async def kept(self) -> dict[str, int]:
        """The tables this server has, and their fences."""
        async with self.database.session() as session:
            found = await session.execute(select(TableRow.id, TableRow.fence).where(TableRow.owner == self.me))
            return {row.id: row.fence for row in found}


async def refuse_if_alive(session: AsyncSession, server: str) -> float | None:
    """``Elsewhere``, if a server is alive; else when it last said so, if that is known."""
    found = (await session.execute(select(ServerRow.beat, _DEAD).where(ServerRow.id == server))).first()
    if found is not None and not found[1]:
        raise Elsewhere(server)
    return None if found is None else found[0]


async def _locked(session: AsyncSession, table: str) -> TableRow | None:
    return (await session.scalars(select(TableRow).where(TableRow.id == table).with_for_update())).one_or_none()


async def forget_servers(database: Database, place: str) -> None:
    """Whoever served from this place before is gone: the folder is locked by its server."""
    async with database.session.begin() as session:
        await session.execute(delete(ServerRow).where(ServerRow.place == place))


_TABLES = cast(Table, TableRow.__table__)
_WANTED = _TABLES.c.id.in_(bindparam("wanted", expanding=True))
_FENCES = select(_TABLES.c.id, _TABLES.c.fence).where(_WANTED).order_by(_TABLES.c.id).with_for_update()
"""Asked for every choice, so it is made once: to make a statement costs more than to execute it."""


async def lost(connection: AsyncConnection | AsyncSession, leases: Iterable[Lease]) -> set[Lease]:
    """Which leases are no longer good. The others are locked until the transaction ends."""
    wanted: Sequence[Lease] = sorted(set(leases))
    found = await connection.execute(_FENCES, {"wanted": [lease.table for lease in wanted]})
    return set(wanted) - {Lease(row.id, row.fence) for row in found}


async def check(session: AsyncSession, lease: Lease) -> None:
    """``Lost``, if a lease is no longer good; else it is until the transaction ends."""
    if await lost(session, [lease]):
        raise Lost
