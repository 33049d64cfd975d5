"""Sessions: each is a browser in which somebody is signed in, or a guest. A cookie counts as long as its session is there."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import delete, select, update

from zeton.server.storage.database import Database
from zeton.server.storage.ids import new_id
from zeton.server.storage.models import SessionRow, Visitor

NOTED_EVERY = 3600.0  # seconds: when somebody was last here need not be known better


class Here(NamedTuple):
    """Who is asking, and by which session."""

    visitor: Visitor
    session: str


class Sessions:
    """Everything that is asked of the database about sessions."""

    def __init__(self, database: Database) -> None:
        self.session = database.session

    async def begin(self, visitor: str) -> str:
        """A new session of a visitor; its id."""
        now = time.time()
        id = new_id()
        async with self.session.begin() as session:
            session.add(SessionRow(id=id, visitor=visitor, created=now, seen=now))
        return id

    async def find(self, id: str) -> Here | None:
        """Whose session this is, if it has not ended."""
        wanted = select(Visitor, SessionRow.seen).join(SessionRow, SessionRow.visitor == Visitor.id).where(SessionRow.id == id)
        async with self.session() as session:
            found = (await session.execute(wanted)).first()
        if found is None:
            return None
        if found.seen < time.time() - NOTED_EVERY:
            await self._note(id, found.Visitor.id)
        return Here(found.Visitor, id)

    async def _note(self, id: str, visitor: str) -> None:
        now = time.time()
        async with self.session.begin() as session:
            await session.execute(update(SessionRow).where(SessionRow.id == id).values(seen=now))
            await session.execute(update(Visitor).where(Visitor.id == visitor).values(seen=now))

    async def end(self, id: str) -> None:
        """Sign out."""
        async with self.session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.id == id))

    async def end_all(self, visitor: str) -> None:
        """Sign a visitor out everywhere."""
        async with self.session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.visitor == visitor))

    async def alive(self, ids: Collection[str]) -> set[str]:
        """Which of these sessions have not ended."""
        async with self.session() as session:
            return set(await session.scalars(select(SessionRow.id).where(SessionRow.id.in_(ids))))
