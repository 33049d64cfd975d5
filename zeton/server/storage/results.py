"""Counts of how cards did, in the database: a game and what it adds go into one transaction, so that none counts twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from zeton.server.storage.database import Database
from zeton.server.storage.models import OVER, CardResult, CountedGame, TableRow


class Counts(NamedTuple):
    """How many seats had a card and how many played it, and how many of each have won."""

    had: int = 0
    had_won: int = 0
    played: int = 0
    played_won: int = 0


async def uncounted(database: Database, limit: int) -> list[str]:
    """Finished tables that have not been looked at, the oldest first."""
    counted = select(CountedGame.table)
    wanted = select(TableRow.id).where(TableRow.state == OVER, TableRow.id.not_in(counted)).order_by(TableRow.changed)
    async with database.session() as session:
        return list(await session.scalars(wanted.limit(limit)))


async def add(database: Database, table: str, game: str, counts: Mapping[str, Counts]) -> None:
    """Count a game; of one that says nothing, that it need not be looked at again. Another server may have counted it."""
    await database.change(lambda connection: _add(connection, table, game, counts))


def _add(connection: Connection, table: str, game: str, counts: Mapping[str, Counts]) -> None:
    insert = {"sqlite": sqlite, "postgresql": postgresql}[connection.dialect.name].insert
    if not connection.execute(insert(CountedGame).values(table=table).on_conflict_do_nothing()).rowcount or not counts:
        return
    made = insert(CardResult)
    more = {name: getattr(CardResult, name) + made.excluded[name] for name in Counts._fields}
    rows = [{"game": game, "card": card, **counts[card]._asdict()} for card in sorted(counts)]  # all lock them in one order
    connection.execute(made.on_conflict_do_update(index_elements=["game", "card"], set_=more), rows)


async def counts_of(database: Database, game: str, card: str) -> Counts:
    """How a card did in all games that have been counted."""
    async with database.session() as session:
        found = await session.get(CardResult, (game, card))
    return Counts() if found is None else Counts(found.had, found.had_won, found.played, found.played_won)
