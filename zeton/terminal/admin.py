"""``zeton admin``: who and what is there, ending a table, banning, backups, migrations. Servers may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from zeton.kernel.errors import BadSetup, how_to_install
from zeton.terminal.screen import console, say
from zeton.terminal.usage import OWN_LANGUAGE, Command, said

if TYPE_CHECKING:
    from zeton.server.storage.care import Care, Counts, OpenTable
    from zeton.server.storage.database import Database

Found = TypeVar("Found")

app = typer.Typer()
SettingsFile = Annotated[Path | None, typer.Option("--settings", help=said("settings"))]
Language = Annotated[str, typer.Option("--language", help=said("language"))]
Who = Annotated[str, typer.Argument(metavar=said("name-who"), help=said("who"))]
File = Annotated[Path, typer.Argument(metavar=said("name-file"), help=said("backup-file"))]


def _with(settings_file: Path | None, work: Callable[[Database], Awaitable[Found]]) -> Found:
    """Do something with the database of the settings."""
    try:
        from zeton.server.settings import Settings
        from zeton.server.storage.database import open_database
    except ImportError as missing:
        raise BadSetup("server-needs", package=missing.name or "", how=how_to_install("server")) from None

    async def done() -> Found:
        database = await open_database(Settings.from_environment(file=settings_file).database_url())
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(done())


@app.command(cls=Command, help=said("admin-status"))
def status(settings_file: SettingsFile = None, language: Language = OWN_LANGUAGE) -> None:
    """Who and what is there."""
    from zeton.server.storage.care import Care

    counts, tables = _with(settings_file, lambda database: _status(Care(database)))
    shown = Table.grid(padding=(0, 2))
    for name, number in counts._asdict().items():
        shown.add_row(say(f"admin-{name.replace('_', '-')}", language), str(number))
    console().print(shown)
    for table in tables:
        when = datetime.fromtimestamp(table.changed).isoformat(" ", "minutes")
        console().print(table.id, table.game, table.state, when, ", ".join(table.names), markup=False, highlight=False)


async def _status(care: Care) -> tuple[Counts, list[OpenTable]]:
    return await care.counts(), await care.open_tables()


@app.command(cls=Command, help=said("admin-end"))
def end(
    table: Annotated[str, typer.Argument(metavar=said("name-table"), help=said("table-id"))],
    settings_file: SettingsFile = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """End a table."""
    from zeton.server.storage.care import Care

    _with(settings_file, lambda database: Care(database).end(table))
    typer.echo(say("ended", language, table=table))


@app.command(cls=Command, help=said("admin-ban"))
def ban(
    who: Who,
    why: Annotated[str, typer.Option(help=said("why"))] = "",
    settings_file: SettingsFile = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Serve somebody no more."""
    from zeton.server.storage.care import Care

    found = _with(settings_file, lambda database: Care(database).ban(who, why))
    typer.echo(say("banned", language, who=who, id=found))


@app.command(cls=Command, help=said("admin-unban"))
def unban(who: Who, settings_file: SettingsFile = None, language: Language = OWN_LANGUAGE) -> None:
    """Serve somebody again."""
    from zeton.server.storage.care import Care

    _with(settings_file, lambda database: Care(database).unban(who))
    typer.echo(say("unbanned", language, who=who))


@app.command(cls=Command, help=said("admin-bans"))
def bans(settings_file: SettingsFile = None, language: Language = OWN_LANGUAGE) -> None:
    """Whom this server does not serve."""
    from zeton.server.storage.care import Care

    for one in _with(settings_file, lambda database: Care(database).bans()):
        when = datetime.fromtimestamp(one.at).isoformat(" ", "minutes")
        console().print(one.who, when, one.why, markup=False, highlight=False)


@app.command(cls=Command, help=said("admin-backup"))
def backup(file: File, settings_file: SettingsFile = None, language: Language = OWN_LANGUAGE) -> None:
    """Write everything into one file."""
    from zeton.server.storage.backup import back_up

    rows = _with(settings_file, lambda database: back_up(database, file))
    typer.echo(say("backed-up", language, rows=rows, file=str(file)))


@app.command(cls=Command, help=said("admin-restore"))
def restore(
    file: File,
    sure: Annotated[bool, typer.Option("--replace-everything", help=said("sure"))] = False,
    settings_file: SettingsFile = None,
    language: Language = OWN_LANGUAGE,
) -> None:
    """Put everything back."""
    from zeton.server.storage.backup import restore as put_back

    if not sure:
        raise BadSetup("not-sure", switch="--replace-everything")
    rows = _with(settings_file, lambda database: put_back(database, file))
    typer.echo(say("restored", language, rows=rows, file=str(file)))


@app.command(cls=Command, help=said("admin-migrate"))
def migrate(settings_file: SettingsFile = None, language: Language = OWN_LANGUAGE) -> None:
    """Bring the database to this version."""

    async def done(database: Database) -> str:
        return await database.version()

    typer.echo(say("migrated", language, version=_with(settings_file, done)))
