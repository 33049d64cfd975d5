"""Bringing a database to this version. It is read only where one is older or newer: most starts find it as it should be."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from zeton import BadSetup
from zeton.server.storage.database import MIGRATIONS, shown_url


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring a database to this version; BadSetup, if it is newer."""
    config = configuration(connection)
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if newer := set(MigrationContext.configure(connection).get_current_heads()) - known:
        where = shown_url(str(connection.engine.url))
        raise BadSetup("newer-database", database=where, versions=tuple(sorted(newer)))
    command.upgrade(config, "head")
