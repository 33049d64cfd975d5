"""Writing choices: those of all tables that are waiting go into one transaction, so that the disk is not asked for each.

``write`` returns when the choice is safely stored; nobody hears of a choice before that.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from sqlalchemy import BindParameter, Table, Update, bindparam, insert, update

from zeton.server.storage.database import Database
from zeton.server.storage.models import ChoiceRow, SeatRow, TableRow

MOST_AT_ONCE = 256


@dataclass(slots=True)
class Change:
    """What one choice changes in the database."""

    choice: dict[str, Any]
    table: dict[str, Any]  # columns of the table's row
    left: float | None  # what the seat has left on its clock
    stored: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Stores changes in the order they come, many in one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[Change] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then end."""
        if self.task is not None:
            await self.waiting.join()
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

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
            await self._store(batch)
        except Exception as failure:
            if len(batch) == 1:
                _tell(batch[0], failure)
                return
            for change in batch:
                await self._store_all([change])
            return
        for change in batch:
            _tell(change, None)

    async def _store(self, batch: list[Change]) -> None:
        """One transaction, and one statement for all rows of a kind: each is a way to the database and back."""
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(ChoiceRow), [change.choice for change in batch])
            for columns, rows in _by_columns(batch).items():
                await connection.execute(_table_update(columns), rows)
            if clocks := [_clock(change) for change in batch if change.left is not None]:
                await connection.execute(_CLOCK_UPDATE, clocks)


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
