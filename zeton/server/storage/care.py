"""What whoever runs a server looks up and does in the database, while servers run: who and what is there, ending, banning."""

from __future__ import annotations

import time
from ipaddress import ip_network
from typing import NamedTuple

from sqlalchemy import delete, func, select

from zeton import BadSetup, UnknownName
from zeton.kernel.errors import shown
from zeton.server.storage.database import Database
from zeton.server.storage.models import (
    CANCELLED,
    CLOSED,
    OVER,
    WAITING,
    BanRow,
    ChoiceRow,
    ReportRow,
    SeatRow,
    ServerRow,
    SessionRow,
    TableRow,
    Visitor,
)

DAY = 86_400.0
MOST_SHOWN = 50


class Counts(NamedTuple):
    """How much of everything there is."""

    servers: int
    accounts: int
    guests: int
    here_today: int
    sessions: int
    playing: int
    waiting: int
    over: int
    choices_today: int
    reports: int
    bans: int


class OpenTable(NamedTuple):
    """A table that is not over: by whom it is played."""

    id: str
    game: str
    state: str
    changed: float
    names: tuple[str, ...]


class Care:
    """The database, for whoever runs the server."""

    def __init__(self, database: Database) -> None:
        self.session = database.session

    async def counts(self) -> Counts:
        """How much of everything there is."""
        today = time.time() - DAY
        wanted = (
            (ServerRow, ()),
            (Visitor, (Visitor.login.is_not(None),)),
            (Visitor, (Visitor.login.is_(None),)),
            (Visitor, (Visitor.seen > today,)),
            (SessionRow, ()),
            (TableRow, (TableRow.state.not_in((WAITING, OVER)),)),
            (TableRow, (TableRow.state == WAITING,)),
            (TableRow, (TableRow.state == OVER,)),
            (ChoiceRow, (ChoiceRow.at > today,)),
            (ReportRow, ()),
            (BanRow, ()),
        )
        async with self.session() as session:
            found = [await session.scalar(select(func.count()).select_from(kind).where(*which)) for kind, which in wanted]
        return Counts(*(int(one or 0) for one in found))

    async def open_tables(self) -> list[OpenTable]:
        """The tables that are not over, the liveliest first."""
        found = select(TableRow.id, TableRow.game, TableRow.state, TableRow.changed).where(TableRow.state != OVER)
        async with self.session() as session:
            rows = (await session.execute(found.order_by(TableRow.changed.desc()).limit(MOST_SHOWN))).all()
            seats = select(SeatRow.table, SeatRow.bot, Visitor.name).join(Visitor, isouter=True).order_by(SeatRow.number)
            people: dict[str, list[str]] = {}
            for seat in await session.execute(seats.where(SeatRow.table.in_([row.id for row in rows]))):
                people.setdefault(seat.table, []).append(seat.name or seat.bot or "–")
        return [OpenTable(*row, tuple(people.get(row.id, ()))) for row in rows]

    async def end(self, table: str) -> None:
        """End a table: nobody wins. Who keeps it finds out by himself."""
        async with self.session.begin() as session:
            row = await session.get(TableRow, table, with_for_update=True)
            if row is None:
                raise UnknownName("no-table", table=shown(table))
            if row.state == OVER:
                raise BadSetup("table-is-over", table=shown(table))
            reason = CANCELLED if row.state == WAITING else CLOSED
            row.state, row.outcome, row.changed = OVER, {"winners": [], "reason": reason}, time.time()
            row.owner, row.fence = None, row.fence + 1

    async def ban(self, who: str, why: str) -> str:
        """Serve somebody no more: an account by its login, a guest by his id, or addresses by their network. Whom it is."""
        found = await self._whom(who)
        async with self.session.begin() as session:
            await session.merge(BanRow(who=found, why=why, at=time.time()))
            await session.execute(delete(SessionRow).where(SessionRow.visitor == found))
        return found

    async def unban(self, who: str) -> None:
        """Serve somebody again."""
        found = await self._whom(who)
        async with self.session.begin() as session:
            done = await session.execute(delete(BanRow).where(BanRow.who == found))
            if not done.rowcount:  # type: ignore[attr-defined]
                raise UnknownName("not-banned", who=shown(who))

    async def bans(self) -> list[BanRow]:
        """Whom this server does not serve, the newest first."""
        async with self.session() as session:
            return list(await session.scalars(select(BanRow).order_by(BanRow.at.desc())))

    async def _whom(self, who: str) -> str:
        try:
            return str(ip_network(who))
        except ValueError:
            pass
        async with self.session() as session:
            found = await session.scalar(select(Visitor.id).where((Visitor.login == who) | (Visitor.id == who)))
        if found is None:
            raise UnknownName("nobody", who=shown(who), example="192.0.2.0/24")
        return str(found)
