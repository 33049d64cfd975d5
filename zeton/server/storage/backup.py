"""Backups: every row of the database in one file, taken and put back while servers run, between any two kinds of database.

The file is JSON lines, compressed: first what it is, then each row with the name of its table. It is as private as the
database. Servers that are alive are no part of it, nor is what can be found again from the rest.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Table, delete, func, insert, select

from zeton import BadSetup
from zeton.kernel.errors import NO_JSON, failure, shown
from zeton.server.storage.database import OWNER_ONLY, Database, version_of
from zeton.server.storage.models import Base, ServerRow, SnapshotRow, TableRow

FORMAT = "zeton backup 1"
AT_ONCE = 500
LEFT_OUT = (ServerRow.__table__, SnapshotRow.__table__)
KEPT = [table for table in Base.metadata.sorted_tables if table not in LEFT_OUT]


async def back_up(database: Database, file: Path) -> int:
    """Write everything there is at one moment; how many rows. A file that is there already is not written over."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except OSError as wrong:
        raise BadSetup("cannot-write", file=file, why=failure(wrong)) from None
    try:
        with gzip.open(os.fdopen(handle, "wb"), "wt", encoding="utf-8") as out:
            async with database.engine.connect() as connection:
                await _hold_still(database, connection)
                return await connection.run_sync(_write_all, out)
    except BaseException:
        file.unlink(missing_ok=True)
        raise


async def _hold_still(database: Database, connection: Any) -> None:
    """One moment for all that is read: what others write meanwhile is not seen."""
    if database.is_sqlite:
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def _write_all(connection: Connection, out: TextIO) -> int:
    written = 0
    out.write(json.dumps({"format": FORMAT, "version": version_of(connection)}) + "\n")
    for table in KEPT:
        for row in connection.execute(select(table)).mappings():
            out.write(json.dumps([table.name, dict(row)], default=repr) + "\n")
            written += 1
    return written


async def restore(database: Database, file: Path) -> int:
    """Put everything back as it was, and nothing else; how many rows. It is done as one, or not at all.

    Every table is taken from the server that keeps it (see leases.py), which finds out and shows what is there now.
    """
    try:
        with gzip.open(file, "rt", encoding="utf-8") as found:
            async with database.engine.begin() as connection:
                return await connection.run_sync(_put_back, file, found)
    except (OSError, EOFError) as wrong:
        why = failure(wrong) if isinstance(wrong, OSError) and wrong.errno else str(wrong)
        raise BadSetup("no-backup", file=file, why=why) from None


def _put_back(connection: Connection, file: Path, lines: TextIO) -> int:
    _check(connection, file, lines.readline())
    highest = connection.scalar(select(func.max(TableRow.fence))) or 0
    for table in (SnapshotRow.__table__, *reversed(KEPT)):
        connection.execute(delete(table))
    written = 0
    for table, rows in _portions(file, lines):
        if table is TableRow.__table__:
            for row in rows:
                row["owner"], row["fence"] = None, max(row["fence"], highest) + 1
        connection.execute(insert(table), rows)
        written += len(rows)
    _count_on(connection)
    return written


def _check(connection: Connection, file: Path, first: str) -> None:
    try:
        head = json.loads(first)
        version = head["version"] if head["format"] == FORMAT else None
    except (*NO_JSON, LookupError, TypeError):
        version = None
    if version is None:
        raise BadSetup("no-backup", file=file, why=shown(first[:40]))
    if version != version_of(connection):
        raise BadSetup("other-backup", file=file, given=version, wanted=version_of(connection))


def _portions(file: Path, lines: TextIO) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table at a time, some hundred at once."""
    tables = {table.name: table for table in KEPT}
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        try:
            of, row = json.loads(line)
            if rows and (of != name or len(rows) == AT_ONCE):
                yield tables[name], rows
                rows = []
            name = of
            rows.append({column.key: row[column.key] for column in tables[name].columns})
        except (*NO_JSON, LookupError, TypeError):
            raise BadSetup("no-backup", file=file, why=shown(line[:40])) from None
    if rows:
        yield tables[name], rows


def _count_on(connection: Connection) -> None:
    """Rows that are numbered by the database go on after the last one."""
    if connection.dialect.name != "postgresql":
        return
    for table in KEPT:
        for column in table.columns:
            if column.autoincrement is True:
                last = select(func.max(column)).scalar_subquery()
                where = func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(select(func.setval(where, func.coalesce(last, 1))))
