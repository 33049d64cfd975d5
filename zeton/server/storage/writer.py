"""Writing choices: those of all tables that are waiting go into one transaction, so that the disk is not asked for each.

``write`` returns when the choice is safely stored; nobody hears of a choice before that. While the database is away everybody
waits, for as long as anybody would; then it is said that it failed.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from sqlalchemy import BindParameter, Connection, Table, Update, bindparam, insert, select, tuple_, update

from zeton.server.ending import end
from zeton.server.storage.database import Database, is_away
from zeton.server.storage.leases import Lease, Lost, lost
from zeton.server.storage.models import ChoiceRow, SeatRow, TableRow
from zeton.server.storage.tables import FORGET_SNAPSHOTS, KEEP_SNAPSHOT, Snapshot

MOST_AT_ONCE = 256
PATIENCE = 20.0  # seconds a choice waits for a database that is away
BETWEEN_ATTEMPTS = 0.2


@dataclass(slots=True)
class Change:
    """What one choice changes in the database, if the table still is ours."""

    lease: Lease
    choice: dict[str, Any]
    table: dict[str, Any]  # columns of the table's row
    left: float | None  # what the seat has left on its clock
    snapshot: Snapshot | None = None  # of the match after it, now and then
    stored: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, int]:
        """What tells this choice from every other."""
        return self.choice["table"], self.choice["place"]


class Writer:
    """Stores changes in the order they come, many in one transaction."""

    def __init__(self, database: Database, patience: float = PATIENCE) -> None:
        self.database = database
        self.patience = patience
        self.waiting: asyncio.Queue[Change] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then end."""
        if self.task is not None:
            await self.waiting.join()
            await end([self.task])

    async def write(self, change: Change) -> None:
        """Store a change; when this returns, it is stored."""
        await self.waiting.put(change)
        await change.stored

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self._store_all(batch)
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def _store_all(self, batch: list[Change]) -> None:
        """Store a batch; if it cannot be stored as one, each change by itself, so that one failure is only its own."""
        try:
            gone = await self._store_patiently(batch)
        except Exception as failure:
            if len(batch) == 1:
                _tell(batch[0], failure)
                return
            for change in batch:
                await self._store_all([change])
            return
        for change in batch:
            _tell(change, Lost() if change.lease in gone else None)

    async def _store_patiently(self, batch: list[Change]) -> set[Lease]:
        """Store a batch as soon as the database is there; the leases that are no longer ours."""
        deadline = time.monotonic() + self.patience
        again = False
        while True:
            try:
                return await self._store(batch, again)
            except Exception as failure:
                if not is_away(failure) or time.monotonic() > deadline:
                    raise
            again = True
            await asyncio.sleep(BETWEEN_ATTEMPTS)

    async def _store(self, batch: list[Change], again: bool) -> set[Lease]:
        return await self.database.change(lambda connection: _stored(connection, batch, again))


def _stored(connection: Connection, batch: list[Change], again: bool) -> set[Lease]:
    """One transaction, and one statement for all rows of a kind; the leases that are no longer ours."""
    gone = lost(connection, [change.lease for change in batch])
    done = _stored_before(connection, batch) if again else set()
    batch = [change for change in batch if change.lease not in gone and change.key not in done]
    if batch:
        connection.execute(_CHOICE_INSERT, [change.choice for change in batch])
    for columns, rows in _by_columns(batch).items():
        connection.execute(_table_update(columns), rows)
    if clocks := [_clock(change) for change in batch if change.left is not None]:
        connection.execute(_CLOCK_UPDATE, clocks)
    if snapshots := [change.snapshot.row(change.lease.table) for change in batch if change.snapshot is not None]:
        connection.execute(FORGET_SNAPSHOTS, [{"of_table": row["table"]} for row in snapshots])
        connection.execute(KEEP_SNAPSHOT, snapshots)
    return gone


def _stored_before(connection: Connection, batch: list[Change]) -> set[tuple[str, int]]:
    """What was stored although nobody heard of it: the connection broke just then. Nobody but the owner writes choices."""
    key = tuple_(ChoiceRow.table, ChoiceRow.place)
    found = connection.execute(select(ChoiceRow.table, ChoiceRow.place).where(key.in_([change.key for change in batch])))
    return {(row.table, row.place) for row in found}


def _by_columns(batch: list[Change]) -> dict[tuple[str, ...], list[dict[str, Any]]]:
    """What changes in the rows of tables, by which columns change."""
    found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for change in batch:
        row = {"of_table": change.choice["table"], **{f"new_{name}": value for name, value in change.table.items()}}
        found.setdefault(tuple(change.table), []).append(row)
    return found


@cache
def _table_update(columns: tuple[str, ...]) -> Update:
    new: dict[str, BindParameter[Any]] = {name: bindparam(f"new_{name}") for name in columns}
    return update(_TABLES).where(_TABLES.c.id == bindparam("of_table")).values(new)


_TABLES = cast(Table, TableRow.__table__)
_SEATS = cast(Table, SeatRow.__table__)
_CHOICE_INSERT = insert(cast(Table, ChoiceRow.__table__))
_CLOCK_UPDATE = (
    update(_SEATS)
    .where(_SEATS.c.table == bindparam("of_table"), _SEATS.c.number == bindparam("of_seat"))
    .values(left=bindparam("new_left"))
)


def _clock(change: Change) -> dict[str, Any]:
    return {"of_table": change.choice["table"], "of_seat": change.choice["seat"], "new_left": change.left}


def _tell(change: Change, failure: Exception | None) -> None:
    if change.stored.done():
        return
    if failure is None:
        change.stored.set_result(None)
    else:
        change.stored.set_exception(failure)
