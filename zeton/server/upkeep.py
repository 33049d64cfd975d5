"""Upkeep: what this server looks after beside its tables, however often the database is away meanwhile.

Every few seconds: what others have ended (sessions, tables) ends here, too, and whom not to serve is known. Every hour: what
nobody needs any more is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time

from litestar.datastructures import State
from sqlalchemy import delete, exists, select
from sqlalchemy.sql.elements import ColumnElement

from zeton.server.connected import Connected
from zeton.server.hall import Hall
from zeton.server.reading import Network
from zeton.server.storage.forgetting import forget_visitors
from zeton.server.storage.models import OwnDeck, ReportRow, SeatRow, SessionRow, TableRow, Visitor

LOG = logging.getLogger("zeton.server")
OFTEN = 2.0
SELDOM = 3600.0
DAY = 86_400.0
MOST = 1000  # visitors forgotten at a time: the rest has an hour's time


class Upkeep:
    """What is looked after."""

    def __init__(self, hall: Hall, state: State) -> None:
        self.hall = hall
        self.state = state
        self.next_sweep = 0.0

    async def keep(self) -> None:
        """Look after everything, again and again."""
        while True:
            try:
                await self.look()
                if time.monotonic() > self.next_sweep:
                    await self.sweep()
                    self.next_sweep = time.monotonic() + SELDOM
            except Exception as wrong:
                LOG.warning("the upkeep waits: %s", wrong)
            await asyncio.sleep(OFTEN)

    async def look(self) -> None:
        """What has changed in the database without this server."""
        connected: Connected = self.state.connected
        await connected.hang_up_ended(self.hall.store.sessions)
        await self.hall.drop_lost()
        self.state.banned = [Network(who) for who in await self.hall.store.banned_networks()]

    async def sweep(self) -> None:
        """Forget guests who have not come for long, sessions nobody uses, and old reports."""
        settings, database = self.hall.settings, self.hall.store.database
        async with database.session.begin() as session:
            if settings.sessions_kept:
                await session.execute(delete(SessionRow).where(SessionRow.seen < _before(settings.sessions_kept)))
            if settings.reports_kept:
                await session.execute(delete(ReportRow).where(ReportRow.at < _before(settings.reports_kept)))
        for days, who in ((settings.guests_kept, None), (settings.strangers_kept, _has_nothing())):
            if days and (gone := await self._guests(days, who)):
                LOG.info("%d guests are forgotten", len(gone))
                await forget_visitors(database, gone)

    async def _guests(self, days: float, only: ColumnElement[bool] | None) -> list[str]:
        """Guests who have not come for so many days, and of whom this is true."""
        wanted = select(Visitor.id).where(Visitor.login.is_(None), Visitor.seen < _before(days))
        async with self.hall.store.session() as session:
            return list(await session.scalars((wanted if only is None else wanted.where(only)).limit(MOST)))


def _before(days: float) -> float:
    return time.time() - days * DAY


def _has_nothing() -> ColumnElement[bool]:
    """Neither sits at a table, nor has laid one, nor has a deck."""
    sits = exists().where(SeatRow.visitor == Visitor.id)
    laid = exists().where(TableRow.host == Visitor.id)
    built = exists().where(OwnDeck.visitor == Visitor.id)
    return ~sits & ~laid & ~built
