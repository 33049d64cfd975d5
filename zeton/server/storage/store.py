"""Everything that is asked of the database, by name."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from zeton import Option
from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.models import (
    INVITED,
    OVER,
    PLAYING,
    WAITING,
    Beat,
    ChatRow,
    ChoiceRow,
    OwnDeck,
    ReportRow,
    SeatRow,
    TableRow,
    Visitor,
)

CHAT_SHOWN = 200


def new_id() -> str:
    """An id nobody can guess: tables that are not listed are found by their link only."""
    return secrets.token_urlsafe(12)


class Made(NamedTuple):
    """A choice that was made: by whom, and what."""

    seat: int
    option: Option


CHOICE = (ChoiceRow.seat, ChoiceRow.verb, ChoiceRow.card, ChoiceRow.target, ChoiceRow.number)


@dataclass(slots=True)
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    choices: list[Made]
    chat: list[ChatRow]


class Store:
    """The database, by the questions the server asks."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.session = database.session

    # ── visitors ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_guest(self, name: str) -> Visitor:
        guest = Visitor(id=new_id(), name=name, login=None, password=None, created=time.time())
        async with self.session.begin() as session:
            session.add(guest)
        return guest

    async def visitor(self, visitor: str) -> Visitor | None:
        async with self.session() as session:
            return await session.get(Visitor, visitor)

    async def account(self, login: str) -> Visitor | None:
        async with self.session() as session:
            return await session.scalar(select(Visitor).where(Visitor.login == login))

    async def names(self, visitors: Sequence[str]) -> dict[str, str]:
        async with self.session() as session:
            rows = await session.execute(select(Visitor.id, Visitor.name).where(Visitor.id.in_(visitors)))
            return {row.id: row.name for row in rows}

    async def change_visitor(self, visitor: str, **columns: Any) -> Visitor:
        try:
            async with self.session.begin() as session:
                await session.execute(update(Visitor).where(Visitor.id == visitor).values(**columns))
        except IntegrityError:
            raise Refused("taken", "another account has this login") from None
        found = await self.visitor(visitor)
        assert found is not None
        return found

    async def hand_over(self, guest: str, account: str) -> list[str]:
        """Give an account what its holder has begun as a guest; the tables it now sits at."""
        async with self.session.begin() as session:
            mine = select(SeatRow.table).where(SeatRow.visitor == account)
            seats = (SeatRow.visitor == guest, SeatRow.table.not_in(mine))
            moved = list(await session.scalars(select(SeatRow.table).where(*seats)))
            await session.execute(update(SeatRow).where(*seats).values(visitor=account))
            await session.execute(update(TableRow).where(TableRow.host == guest).values(host=account))
            await session.execute(update(OwnDeck).where(OwnDeck.visitor == guest).values(visitor=account))
        return moved

    # ── decks ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_deck(self, visitor: str, game: str, name: str, data: dict[str, Any]) -> OwnDeck:
        deck = OwnDeck(id=new_id(), visitor=visitor, game=game, name=name[:80], data=data, created=time.time())
        async with self.session.begin() as session:
            session.add(deck)
        return deck

    async def decks(self, visitor: str) -> Sequence[OwnDeck]:
        async with self.session() as session:
            found = select(OwnDeck).where(OwnDeck.visitor == visitor).order_by(OwnDeck.created)
            return (await session.scalars(found)).all()

    async def deck(self, visitor: str, deck: str) -> OwnDeck:
        async with self.session() as session:
            found = await session.get(OwnDeck, deck)
        if found is None or found.visitor != visitor:
            raise Refused("unknown", "you have no deck with this id")
        return found

    async def remove_deck(self, visitor: str, deck: str) -> None:
        await self.deck(visitor, deck)
        async with self.session.begin() as session:
            await session.execute(delete(OwnDeck).where(OwnDeck.id == deck))

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_table(self, row: TableRow, seats: list[SeatRow], choices: Sequence[ChoiceRow] = ()) -> None:
        async with self.session.begin() as session:
            session.add(row)
            await session.flush()
            session.add_all([*seats, *choices])

    async def table(self, table: str) -> Stored:
        async with self.session() as session:
            row = await session.get(TableRow, table)
            if row is None:
                raise Refused("unknown", "there is no such table")
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.number))
            made = select(*CHOICE).where(ChoiceRow.table == table).order_by(ChoiceRow.place)
            choices = [Made(row[0], Option(*row[1:])) for row in await session.execute(made)]
            last = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(CHAT_SHOWN)
            chat = (await session.scalars(last)).all()
            return Stored(row, list(seats), choices, list(reversed(chat)))

    async def listed(self, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that are being played or wait for a player."""
        wanted = select(TableRow).where(TableRow.public, TableRow.state.in_((PLAYING, WAITING)))
        return await self._with_seats(wanted.order_by(TableRow.changed.desc()).limit(limit))

    async def tables_of(self, visitor: str, over: bool, limit: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables a visitor sits at or has laid: the unfinished ones, or the finished ones."""
        sits = select(SeatRow.table).where(SeatRow.visitor == visitor)
        state = TableRow.state == OVER if over else TableRow.state != OVER
        wanted = select(TableRow).where(or_(TableRow.id.in_(sits), TableRow.host == visitor), state)
        return await self._with_seats(wanted.order_by(TableRow.changed.desc()).limit(limit))

    async def _with_seats(self, wanted: Any) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.session() as session:
            rows = (await session.scalars(wanted)).all()
            found = select(SeatRow).where(SeatRow.table.in_([row.id for row in rows])).order_by(SeatRow.number)
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in await session.scalars(found):
                seats[seat.table].append(seat)
        return [(row, seats[row.id]) for row in rows]

    async def unfinished(self, visitor: str) -> int:
        """How many tables of this visitor are not over."""
        count = select(func.count()).select_from(TableRow).where(TableRow.host == visitor, TableRow.state != OVER)
        async with self.session() as session:
            return int(await session.scalar(count) or 0)

    async def change_table(self, table: str, **columns: Any) -> None:
        async with self.session.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(**columns))

    async def change_seat(self, table: str, number: int, **columns: Any) -> None:
        async with self.session.begin() as session:
            found = (SeatRow.table == table, SeatRow.number == number)
            await session.execute(update(SeatRow).where(*found).values(**columns))

    async def take_seat(self, table: str, number: int, visitor: str) -> bool:
        """Give an invited seat to a visitor, unless somebody was quicker."""
        async with self.session.begin() as session:
            found = (SeatRow.table == table, SeatRow.number == number, SeatRow.kind == INVITED)
            done = await session.execute(update(SeatRow).where(*found).values(kind="human", visitor=visitor))
            return bool(done.rowcount)  # type: ignore[attr-defined]

    async def take_back(self, table: str, place: int, era: int, asked_at: float) -> None:
        """Remove the choices from a place on; the table enters a new era."""
        async with self.session.begin() as session:
            await session.execute(delete(ChoiceRow).where(ChoiceRow.table == table, ChoiceRow.place >= place))
            columns = {"era": era, "asked_at": asked_at, "changed": asked_at}
            await session.execute(update(TableRow).where(TableRow.id == table).values(**columns))

    # ── chat, reports, beats ─────────────────────────────────────────────────────────────────────────────────────

    async def add_chat(self, table: str, visitor: str, name: str, seat: int | None, text: str) -> ChatRow:
        said = ChatRow(table=table, visitor=visitor, name=name, seat=seat, text=text, at=time.time())
        async with self.session.begin() as session:
            session.add(said)
        return said

    async def add_report(self, table: str, visitor: str, text: str, packed: dict[str, Any]) -> str:
        report = ReportRow(id=new_id(), table=table, visitor=visitor, text=text, packed=packed, at=time.time())
        async with self.session.begin() as session:
            session.add(report)
        return report.id

    async def beat(self) -> None:
        async with self.session.begin() as session:
            await session.merge(Beat(id=1, at=time.time()))

    async def last_beat(self) -> float:
        """When the server was last alive; now, if it never was."""
        async with self.session() as session:
            beat = await session.get(Beat, 1)
        return time.time() if beat is None else beat.at
