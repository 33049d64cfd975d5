"""Sessions: each is a browser in which somebody is signed in, or a guest. A cookie counts as long as its session is there."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple, cast

from sqlalchemy import Table, bindparam, delete, select, update

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
        self.database = database
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
        found = await self.database.look(lambda connection: connection.execute(_OF_SESSION, {"of_session": id}).first())
        if found is None:
            return None
        columns = dict(found._mapping)
        if columns.pop("last_seen") < time.time() - NOTED_EVERY:
            await self._note(id, found.id)
        return Here(Visitor(**columns), id)

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


_SESSIONS, _VISITORS = cast(Table, SessionRow.__table__), cast(Table, Visitor.__table__)
_OF_SESSION = (
    select(_VISITORS, _SESSIONS.c.seen.label("last_seen"))
    .join(_SESSIONS, _SESSIONS.c.visitor == _VISITORS.c.id)
    .where(_SESSIONS.c.id == bindparam("of_session"))
)
"""Asked for every request and every socket, so it is made once."""
