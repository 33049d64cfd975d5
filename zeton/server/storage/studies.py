"""What a search has found in finished games: stored by whoever keeps the table, told by whoever keeps it next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, insert

from zeton.server.storage.leases import Lease
from zeton.server.storage.models import StudyRow
from zeton.server.storage.store import Store


class StudyShelf:
    """Everything that is asked of the database about studies."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> StudyRow | None:
        """What has been found in a game."""
        async with self.store.session() as session:
            return await session.get(StudyRow, table)

    async def keep(self, lease: Lease, found: Mapping[int, Any], checked: Mapping[int, Any]) -> None:
        """Store what has been found; ``Lost``, if another server keeps the table now."""
        columns = {"table": lease.table, "found": _plain(found), "checked": _plain(checked)}
        before = delete(StudyRow).where(StudyRow.table == lease.table)
        await self.store.owning(lease, before, insert(StudyRow).values(**columns))


def _plain(by_step: Mapping[int, Any]) -> dict[str, Any]:
    return {str(step): msgspec.to_builtins(what) for step, what in by_step.items()}
