"""The connection to the database, and its migrations."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from asyncpg import DiskFullError, PostgresError  # type: ignore[import-untyped]
from asyncpg.exceptions import (  # type: ignore[import-untyped]
    AdminShutdownError,
    CannotConnectNowError,
    InterfaceError,
    InternalClientError,
    PostgresConnectionError,
)
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from zeton import BadSetup
from zeton.server.storage.damage import read_json

AWAY = (OSError, PostgresConnectionError, CannotConnectNowError, AdminShutdownError, InternalClientError, InterfaceError)
HALTED = "3000"  # milliseconds after which a transaction of a server that was halted in its midst is given up
OWNER_ONLY = 0o600
READING: dict[str, Any] = {"json_deserializer": read_json, "hide_parameters": True}
"""A damaged row is only its own; what is kept is not written into the log with what went wrong."""

LOOKING = "zeton_looking"  # of a transaction that only reads
THREADS = 4  # for a file: one that writes, and some that read meanwhile

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS = "alembic_version"

T = TypeVar("T")


async def open_database(url: str) -> Database:
    """The database at this address, brought to this version; BadSetup, in a sentence, if it cannot be used."""
    try:
        _keep_private(url)
        database = Database(url)
        try:
            await database.migrate()
        except BaseException:
            await database.close()
            raise
    except (SQLAlchemyError, PostgresError, OSError, ImportError) as wrong:
        raise BadSetup("database-cannot-be-used", database=shown_url(url), why=_reason(wrong)) from None
    return database


def _keep_private(url: str) -> None:
    """The file of a database is for its owner only, before anything is in it; what is written beside it is as private."""
    if (file := file_of(url)) is not None:
        file.touch(OWNER_ONLY)
        file.chmod(OWNER_ONLY)


def file_of(url: str) -> Path | None:
    """The file of a database, if it is one."""
    try:
        made = make_url(url)
    except ArgumentError:
        return None  # which is said when it is opened
    in_memory = made.database in (None, "", ":memory:")
    return Path(str(made.database)) if made.get_backend_name() == "sqlite" and not in_memory else None


def shown_url(url: str) -> str:
    """The address without its password; for a file, its path."""
    try:
        made = make_url(url)
    except SQLAlchemyError:
        return repr(url)
    return made.database or url if made.get_backend_name() == "sqlite" else made.render_as_string(hide_password=True)


def _reason(wrong: Exception) -> str:
    """What the database itself said, without the statement it was said about."""
    said = str(getattr(wrong, "orig", None) or wrong).strip() or type(wrong).__name__
    return re.sub(r"^(\[Errno -?\d+\]|<class '.*?'>:) ", "", said.splitlines()[0])


def is_away(wrong: Exception) -> bool:
    """Whether the database cannot be reached just now, or ended while it was asked: it may be back in a moment."""
    if isinstance(wrong, DBAPIError):
        return (
            wrong.connection_invalidated
            or isinstance(wrong.orig, AWAY)
            or isinstance(getattr(wrong.orig, "__cause__", None), AWAY)
        )
    return isinstance(wrong, AWAY)


def is_full(wrong: Exception) -> bool:
    """Whether there is no more room where the database is kept."""
    said = getattr(wrong, "orig", None)
    return "disk is full" in str(said) or isinstance(getattr(said, "__cause__", None), DiskFullError)


class Database:
    """One engine and the sessions made from it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)
        self.file: Engine | None = _file_engine(url) if self.is_sqlite else None
        self.threads = ThreadPoolExecutor(THREADS, "database")

    # ── whole transactions: whatever is done for every table that is opened, and for every choice ────────────────

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction.

        Of a file, all of it is one way to a thread and back, and nobody else writes from its first statement on.
        """
        if self.file is not None:
            return await self._in_thread(self.file, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for what only reads: it waits for nobody who writes."""
        if self.file is not None:
            return await self._in_thread(self.file.execution_options(**{LOOKING: True}), work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def _in_thread(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, transaction)

    # ── as a whole ───────────────────────────────────────────────────────────────────────────────────────────────

    async def migrate(self) -> None:
        """Bring the database to this version; a new one is created."""
        async with self.engine.begin() as connection:
            if await connection.run_sync(version_of) == newest():
                return
            from zeton.server.storage.migrating import upgrade

            await connection.run_sync(upgrade)

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file of this machine."""
        return self.url.startswith("sqlite")

    async def version(self) -> str:
        """The version the database has."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(version_of)

    async def close(self) -> None:
        await self.engine.dispose()
        await asyncio.to_thread(self.threads.shutdown)
        if self.file is not None:
            self.file.dispose()


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        how = {"server_settings": {"idle_in_transaction_session_timeout": HALTED}, "timeout": 5}
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=how, **READING)
    engine = create_async_engine(url, connect_args={"timeout": 30}, **READING)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _file_engine(url: str) -> Engine:
    """The same file, for threads: when a transaction begins is said here, and by no statement in its midst."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), connect_args={"timeout": 30}, **READING)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "connect", _begin_by_hand)
    event.listen(engine, "begin", _begin)
    return engine


def _begin_by_hand(connection: Any, _: Any) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """Whoever will write says so before he reads: what he has read is so until he has written."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get(LOOKING) else "BEGIN IMMEDIATE")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@cache
def newest() -> str:
    """The version of this program's database: its last migration's."""
    return max(file.stem for file in (MIGRATIONS / "versions").glob("v*.py"))[1:5]


def version_of(connection: Connection) -> str:
    """The version of a database; empty, if it has none yet."""
    if not inspect(connection).has_table(VERSIONS):
        return ""
    return ",".join(sorted(connection.scalars(text(f"SELECT version_num FROM {VERSIONS}"))))
