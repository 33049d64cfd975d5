"""Counts of how cards did, in the database: a game and what it adds go into one transaction, so that none counts twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from sqlalchemy import Table, bindparam, insert, select, update

from zeton.server.storage.database import Database
from zeton.server.storage.models import OVER, CardResult, CountedGame, TableRow


class Counts(NamedTuple):
    """How many seats had a card and how many played it, and how many of each have won."""

    had: int = 0
    had_won: int = 0
    played: int = 0
    played_won: int = 0


_RESULTS = cast(Table, CardResult.__table__)
_ADDED = (
    update(_RESULTS)
    .where(_RESULTS.c.game == bindparam("of_game"), _RESULTS.c.card == bindparam("of_card"))
    .values({name: _RESULTS.c[name] + bindparam(f"more_{name}") for name in Counts._fields})
)


async def uncounted(database: Database, limit: int) -> list[str]:
    """Finished tables that have not been looked at, the oldest first."""
    counted = select(CountedGame.table)
    wanted = select(TableRow.id).where(TableRow.state == OVER, TableRow.id.not_in(counted)).order_by(TableRow.changed)
    async with database.session() as session:
        return list(await session.scalars(wanted.limit(limit)))


async def add(database: Database, table: str, game: str, counts: Mapping[str, Counts]) -> None:
    """Count a game; of one that says nothing, that it need not be looked at again."""
    async with database.engine.begin() as connection:
        await connection.execute(insert(CountedGame), {"table": table})
        here = select(CardResult.card).where(CardResult.game == game, CardResult.card.in_(counts))
        known = set((await connection.execute(here)).scalars())
        if new := [{"game": game, "card": card, **of._asdict()} for card, of in counts.items() if card not in known]:
            await connection.execute(insert(CardResult), new)
        if more := [_addition(game, card, of) for card, of in counts.items() if card in known]:
            await connection.execute(_ADDED, more)


def _addition(game: str, card: str, counts: Counts) -> dict[str, Any]:
    return {"of_game": game, "of_card": card, **{f"more_{name}": value for name, value in counts._asdict().items()}}


async def counts_of(database: Database, game: str, card: str) -> Counts:
    """How a card did in all games that have been counted."""
    async with database.session() as session:
        found = await session.get(CardResult, (game, card))
    return Counts() if found is None else Counts(found.had, found.had_won, found.played, found.played_won)
