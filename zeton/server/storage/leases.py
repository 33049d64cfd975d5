"""Leases: which server keeps a table.

A table lives in one server at a time. Who wants it takes it in the database, if nobody alive has it, and gets a number, its
fence. Whatever is stored for a table is stored in a transaction that first asks, and locks, whether that number still is the
table's: a server that was halted for longer than its lease, and whose tables others have taken, can write nothing more.

A server is alive while it says so (``beat``), by the clock of the database: those of several machines may differ. One that is
also deaf, because its process is gone, is believed to be dead sooner. A lease only says who need not be asked: that nobody
writes for a table of others is what fences are for.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Float, Row, Table, bindparam, delete, insert, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.ids import new_id
from zeton.server.storage.models import ServerRow, TableRow
from zeton.server.storage.tables import Stored, read

BEAT = 1.0
LEASE = 3.0  # seconds without a beat after which others may take a server's tables
LEASE_OF_THE_DEAF = 1.5  # the same, if no letter would reach it
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

    def __init__(self, owner: str, silent: float = 0.0) -> None:
        super().__init__(owner)
        self.owner = owner
        self.silent = silent  # seconds since it last said that it is alive


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


class Leases:
    """The tables of one server."""

    def __init__(self, database: Database, place: str) -> None:
        self.database = database
        self.place = place
        self.me = new_id()
        self.alive: frozenset[str] = frozenset()  # the servers that were, when this one last said that it is
        self.deaf: frozenset[str] = frozenset()  # those that no letter would reach (see post.py)

    # ── being alive ──────────────────────────────────────────────────────────────────────────────────────────────

    async def beat(self) -> frozenset[str]:
        """Say that this server is alive; which ones are."""
        self.alive = await self.database.change(self._beat)
        return self.alive

    def _beat(self, connection: Connection) -> frozenset[str]:
        if not connection.execute(_SAY_ALIVE, {"me": self.me}).rowcount:
            now = connection.scalar(select(_Now()))
            connection.execute(insert(_SERVERS).values(id=self.me, place=self.place, beat=now))
        connection.execute(_FORGET)
        return frozenset(row.id for row in connection.execute(_AGES) if row.age <= self._lease(row.id))

    def _lease(self, server: str) -> float:
        """The seconds without a beat for which a server may still be alive."""
        return LEASE_OF_THE_DEAF if server in self.deaf else LEASE

    async def leave(self) -> None:
        """This server ends: whoever asks for one of its tables may have it at once."""
        await self.database.change(lambda connection: connection.execute(delete(_SERVERS).where(_SERVERS.c.id == self.me)))

    # ── taking and giving back ───────────────────────────────────────────────────────────────────────────────────

    async def take(self, table: str) -> tuple[Lease, Stored]:
        """Take a table, and read it; ``Elsewhere`` if another server that is alive has it, refused if there is none."""
        return await self.database.change(lambda connection: self._take(connection, table))

    def _take(self, connection: Connection, table: str) -> tuple[Lease, Stored]:
        """What its open question was thought about is what its last owner lived to see."""
        row = connection.execute(_LOCKED, {"of_table": table}).one_or_none()
        if row is None:
            raise Refused("unknown", "no-table")
        now = time.time()
        thought = row.thought + max(0.0, self._seen(connection, row, now) - row.asked_at)
        taken = {"thought": thought, "asked_at": now, "owner": self.me, "fence": row.fence + 1}
        connection.execute(_TAKE, {"of_table": table, **{f"new_{name}": value for name, value in taken.items()}})
        return Lease(table, row.fence + 1), read(connection, {**row._mapping, **taken}, whole=True)

    def _seen(self, connection: Connection, row: Row[Any], now: float) -> float:
        """Until when somebody is known to have kept the table."""
        if row.owner is None:
            return cast(float, row.asked_at)
        if row.owner == self.me:
            return now
        last = refuse_if_alive(connection, row.owner, self._lease(row.owner))
        return cast(float, row.asked_at) if last is None else last

    async def give_back(self, thought: Mapping[Lease, float]) -> None:
        """Nobody here needs these tables any more: anybody may take them. How long each one's question was thought about."""
        now = time.time()
        given = [
            {"of_table": lease.table, "of_fence": lease.fence, "new_thought": seconds, "new_asked_at": now}
            for lease, seconds in sorted(thought.items())
        ]
        if given:
            await self.database.change(lambda connection: connection.execute(_GIVE_BACK, given))

    async def kept(self) -> dict[str, int]:
        """The tables this server has, and their fences."""
        wanted = select(_TABLES.c.id, _TABLES.c.fence).where(_TABLES.c.owner == self.me)
        return await self.database.look(lambda connection: {row.id: row.fence for row in connection.execute(wanted)})


def refuse_if_alive(connection: Connection, server: str, lease: float = LEASE) -> float | None:
    """``Elsewhere``, if a server is alive; else when it last said so, if that is known."""
    found = connection.execute(_LAST_BEAT, {"of_server": server}).first()
    if found is not None and found.age <= lease:
        raise Elsewhere(server, found.age)
    return None if found is None else cast(float, found.beat)


async def forget_servers(database: Database, place: str) -> None:
    """Whoever served from this place before is gone: the folder is locked by its server."""
    gone = delete(_SERVERS).where(_SERVERS.c.place == place)
    await database.change(lambda connection: connection.execute(gone))


def lost(connection: Connection, leases: Iterable[Lease]) -> set[Lease]:
    """Which leases are no longer good. The others are locked until the transaction ends."""
    wanted: Sequence[Lease] = sorted(set(leases))
    if len(wanted) == 1:  # as it mostly is: a statement about any number of tables is made anew each time
        found = connection.execute(_FENCE, {"of_table": wanted[0].table})
    else:
        found = connection.execute(_FENCES, {"wanted": [lease.table for lease in wanted]})
    return set(wanted) - {Lease(row.id, row.fence) for row in found}


def check(connection: Connection, lease: Lease) -> None:
    """``Lost``, if a lease is no longer good; else it is until the transaction ends."""
    if lost(connection, [lease]):
        raise Lost


# ── statements: they are made once, for to make one costs more than to execute it ────────────────────────────────

_TABLES, _SERVERS = cast(Table, TableRow.__table__), cast(Table, ServerRow.__table__)
_AGE = (_Now() - _SERVERS.c.beat).label("age")
_SAY_ALIVE = update(_SERVERS).where(_SERVERS.c.id == bindparam("me")).values(beat=_Now())
_FORGET = delete(_SERVERS).where(_SERVERS.c.beat < _Now() - REMEMBERED)
_AGES = select(_SERVERS.c.id, _AGE)
_LAST_BEAT = select(_SERVERS.c.beat, _AGE).where(_SERVERS.c.id == bindparam("of_server"))
_LOCKED = select(_TABLES).where(_TABLES.c.id == bindparam("of_table")).with_for_update()
_OF_TABLE = update(_TABLES).where(_TABLES.c.id == bindparam("of_table"))
_TAKE = _OF_TABLE.values({name: bindparam(f"new_{name}") for name in ("thought", "asked_at", "owner", "fence")})
_GIVE_BACK = _OF_TABLE.where(_TABLES.c.fence == bindparam("of_fence")).values(
    owner=None, thought=bindparam("new_thought"), asked_at=bindparam("new_asked_at")
)
_FENCE = select(_TABLES.c.id, _TABLES.c.fence).where(_TABLES.c.id == bindparam("of_table")).with_for_update()
_WANTED = _TABLES.c.id.in_(bindparam("wanted", expanding=True))
_FENCES = select(_TABLES.c.id, _TABLES.c.fence).where(_WANTED).order_by(_TABLES.c.id).with_for_update()
