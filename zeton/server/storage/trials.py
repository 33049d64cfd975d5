"""Series in which decks are tried: kept some deals at a time, so that any server can tell of them, and go on with them.

A series is played by one server. Whoever stores games first asks, and locks, whether the series still is his: it may have been
ended, begun anew, or taken by another server because this one was not heard of for too long (see leases.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from zeton.server.storage.database import Database
from zeton.server.storage.leases import Lost, refuse_if_alive
from zeton.server.storage.models import OwnDeck, TrialPart, TrialRow, Visitor

Parts = list[list[Any]]


class TrialShelf:
    """Everything that is asked of the database about series."""

    def __init__(self, database: Database) -> None:
        self.session = database.session

    async def of(self, deck: str) -> TrialRow | None:
        """The last series of a deck."""
        async with self.session() as session:
            return await session.get(TrialRow, deck)

    async def running(self, visitor: str) -> Sequence[str]:
        """The decks of a visitor that are being tried."""
        async with self.session() as session:
            return (await session.scalars(_running(visitor))).all()

    async def parts(self, deck: str) -> Parts:
        """The games of a series, as they were stored."""
        async with self.session() as session:
            found = select(TrialPart.stories).where(TrialPart.deck == deck).order_by(TrialPart.number)
            return list(await session.scalars(found))

    async def begin(self, row: TrialRow, visitor: str) -> None:
        """Begin a series; the last one of the deck is forgotten, and no other of the visitor goes on."""
        async with self.session.begin() as session:
            mine = update(Visitor).where(Visitor.id == visitor).values(seen=Visitor.seen)
            await session.execute(mine)  # so that of two that begin at the same time one is first
            await session.execute(update(TrialRow).where(TrialRow.deck.in_(_running(visitor))).values(ended=True))
            await forget_trials(session, select(OwnDeck.id).where(OwnDeck.id == row.deck))
            session.add(row)

    async def take(self, deck: str, series: str, me: str) -> bool:
        """Take a series; ``Elsewhere``, if a server that is alive plays it. Whether there is such a one that is not over."""
        async with self.session.begin() as session:
            row = await session.get(TrialRow, deck, with_for_update=True)
            if row is None or row.series != series or row.ended:
                return False
            if row.owner != me:
                await (await session.connection()).run_sync(refuse_if_alive, row.owner)
            row.owner = me
            return True

    async def add(self, deck: str, series: str, me: str, stories: Any, seconds: float) -> None:
        """Store games of a series; ``Lost``, if somebody else plays it or nobody does any more."""
        async with self.session.begin() as session:
            await _check(session, deck, series, me, seconds=seconds)
            last = await session.scalar(select(func.max(TrialPart.number)).where(TrialPart.deck == deck))
            session.add(TrialPart(deck=deck, number=0 if last is None else last + 1, stories=stories))

    async def end(self, deck: str, series: str, me: str, seconds: float) -> None:
        """No more games of a series are played."""
        async with self.session.begin() as session:
            await _check(session, deck, series, me, seconds=seconds, ended=True)


def _running(visitor: str) -> Select[str]:
    mine = select(OwnDeck.id).where(OwnDeck.visitor == visitor)
    return select(TrialRow.deck).where(TrialRow.deck.in_(mine), ~TrialRow.ended)


async def _check(session: AsyncSession, deck: str, series: str, me: str, **columns: Any) -> None:
    mine = (TrialRow.deck == deck, TrialRow.series == series, TrialRow.owner == me, ~TrialRow.ended)
    if not (await session.execute(update(TrialRow).where(*mine).values(**columns))).rowcount:  # type: ignore[attr-defined]
        raise Lost


async def forget_trials(session: AsyncSession, decks: Select[str]) -> None:
    """Forget what was tried of these decks."""
    for kind in (TrialPart, TrialRow):
        await session.execute(delete(kind).where(kind.deck.in_(decks)))
