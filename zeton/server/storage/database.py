"""The connection to the database, and its migrations."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from zeton import BadSetup

MIGRATIONS = Path(__file__).parent / "migrations"


async def open_database(url: str) -> Database:
    """The database at this address, brought to this version; BadSetup, in a sentence, if it cannot be used."""
    try:
        database = Database(url)
        try:
            await database.migrate()
        except BaseException:
            await database.close()
            raise
    except (SQLAlchemyError, PostgresError, OSError, ImportError) as wrong:
        raise BadSetup(f"the database {_shown(url)} cannot be used: {_reason(wrong)}") from None
    return database


def _shown(url: str) -> str:
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


class Database:
    """One engine and the sessions made from it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    async def migrate(self) -> None:
        """Bring the database to this version; a new one is created."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    config = configuration(connection)
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if newer := set(MigrationContext.configure(connection).get_current_heads()) - known:
        where = _shown(str(connection.engine.url))
        raise BadSetup(f"the database {where} is of a newer version ({', '.join(newer)}): bring this one up to date, too")
    command.upgrade(config, "head")
