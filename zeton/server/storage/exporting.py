"""What is kept about a visitor, for himself."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from zeton.server.storage.models import (
    OVER,
    ChatRow,
    DeckVersion,
    OwnDeck,
    ReportRow,
    SeatRow,
    SessionRow,
    TableRow,
    TrialPart,
    TrialRow,
    Visitor,
)
from zeton.server.storage.store import Store


async def exported(store: Store, visitor: Visitor) -> dict[str, Any]:
    """All rows about a visitor. Of a game that is not over only that there is one: its record would tell what is hidden."""
    me = visitor.id
    async with store.session() as session:
        decks = (await session.scalars(select(OwnDeck).where(OwnDeck.visitor == me).order_by(OwnDeck.created))).all()
        mine = [deck.id for deck in decks]
        versions = await session.scalars(select(DeckVersion).where(DeckVersion.deck.in_(mine)).order_by(DeckVersion.number))
        kept = {"deck_versions": [_row(one, ()) for one in versions]}
        for name, tried in (("trials", TrialRow), ("trial_parts", TrialPart)):
            kept[name] = [_row(row, ("owner",)) for row in await session.scalars(select(tried).where(tried.deck.in_(mine)))]
        for name, kind in (("sessions", SessionRow), ("chat", ChatRow), ("reports", ReportRow)):
            rows = await session.scalars(select(kind).where(kind.visitor == me))
            kept[name] = [_row(row, ("id", "packed")) for row in rows]
        sits = select(SeatRow.table).where(SeatRow.visitor == me)
        found = select(TableRow.id).where(TableRow.id.in_(sits) | (TableRow.host == me)).order_by(TableRow.created)
        tables = (await session.scalars(found)).all()
    return {
        "account": _row(visitor, ("password",)),
        "decks": [_row(deck, ()) for deck in decks],
        **kept,
        "tables": [await _table(store, table, me) for table in tables],
    }


async def _table(store: Store, table: str, me: str) -> dict[str, Any]:
    stored = await store.table(table)
    row = stored.row
    told = {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "created": row.created,
        "changed": row.changed,
        "seats": [seat.number for seat in stored.seats if seat.visitor == me],
        "outcome": row.outcome,
    }
    if row.state == OVER:
        told |= {"rules": row.rules, "setup": row.setup, "seed": row.seed}
        told |= {"choices": [(made.seat, *made.option) for made in stored.choices], "record": f"/api/tables/{row.id}/record"}
    return told


def _row(row: Any, hidden: tuple[str, ...]) -> dict[str, Any]:
    """A row, without what is of use to the server only."""
    return {column.key: getattr(row, column.key) for column in row.__table__.columns if column.key not in hidden}
