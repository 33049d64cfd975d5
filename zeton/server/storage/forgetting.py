"""Forgetting visitors, and tables at which nobody sat who is still known."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

import zeton
from zeton.server.storage.database import Database
from zeton.server.storage.models import (
    CANCELLED,
    HUMAN,
    OVER,
    RESIGNED,
    WAITING,
    BanRow,
    Base,
    ChatRow,
    DeckVersion,
    OwnDeck,
    ReportRow,
    SeatRow,
    SessionRow,
    TableRow,
    Visitor,
)
from zeton.server.storage.trials import forget_trials

AT_ONCE = 100  # visitors or tables in one transaction


async def forget_visitors(database: Database, visitors: Sequence[str]) -> list[str]:
    """Forget visitors with everything that is theirs alone; games with others stay, without their names. The tables that
    have changed."""
    changed: list[str] = []
    for first in range(0, len(visitors), AT_ONCE):
        async with database.session.begin() as session:
            changed += await _forget(session, visitors[first : first + AT_ONCE])
    return changed


async def _forget(session: AsyncSession, visitors: Collection[str]) -> list[str]:
    tables = await _tables_of(session, visitors)
    for row in tables:
        if row.state != OVER:
            await _give_up(session, row, visitors)
    decks = select(OwnDeck.id).where(OwnDeck.visitor.in_(visitors))
    await forget_trials(session, decks)
    await session.execute(delete(DeckVersion).where(DeckVersion.deck.in_(decks)))
    for kind in (OwnDeck, SessionRow, ChatRow, ReportRow):
        await session.execute(delete(kind).where(kind.visitor.in_(visitors)))
    await session.execute(update(SeatRow).where(SeatRow.visitor.in_(visitors)).values(visitor=None))
    await session.execute(update(TableRow).where(TableRow.host.in_(visitors)).values(host=None))
    await session.execute(delete(BanRow).where(BanRow.who.in_(visitors)))
    await session.execute(delete(Visitor).where(Visitor.id.in_(visitors)))
    changed = [row.id for row in tables]
    await _remove_lonely(session, changed)
    return changed


async def _tables_of(session: AsyncSession, visitors: Collection[str]) -> Sequence[TableRow]:
    sits = select(SeatRow.table).where(SeatRow.visitor.in_(visitors))
    found = await session.scalars(select(TableRow).where(TableRow.id.in_(sits) | TableRow.host.in_(visitors)))
    return found.all()


async def _give_up(session: AsyncSession, row: TableRow, visitors: Collection[str]) -> None:
    """Whoever goes gives up what he has not finished; a table that still waits for its players is put away."""
    seats = (await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.number))).all()
    going = {seat.number for seat in seats if seat.visitor in visitors}
    if row.state == WAITING:
        ended: dict[str, Any] = {"winners": [], "reason": CANCELLED}
    elif not going:
        return  # he has laid it, and others play
    else:
        together = row.game not in zeton.games() or zeton.game(row.game).seats[0] == 1
        ended = {"winners": [] if together else [s.number for s in seats if s.number not in going], "reason": RESIGNED}
    row.state, row.outcome, row.changed = OVER, ended, time.time()
    row.owner, row.fence = None, row.fence + 1  # who keeps it writes nothing more (see leases.py)
    await session.flush()


async def _remove_lonely(session: AsyncSession, tables: Sequence[str]) -> None:
    """Remove those of these tables at which nobody sat, and which nobody has laid, who is still known."""
    known = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == HUMAN, SeatRow.visitor.is_not(None))
    lonely = select(TableRow.id).where(TableRow.id.in_(tables), TableRow.host.is_(None), ~known)
    await remove_tables(session, (await session.scalars(lonely)).all())


async def remove_tables(session: AsyncSession, tables: Sequence[str]) -> None:
    """Remove tables with all that was kept for them, whatever has been added to that since."""
    for table in reversed(Base.metadata.sorted_tables):
        for column in table.columns:
            if any(key.column is TableRow.__table__.c.id for key in column.foreign_keys):
                await session.execute(delete(table).where(column.in_(tables)))
    await session.execute(delete(TableRow).where(TableRow.id.in_(tables)))
