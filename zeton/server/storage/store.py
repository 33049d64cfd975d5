"""Everything that is asked of the database, by name."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Update, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.deck_shelf import DeckShelf
from zeton.server.storage.ids import new_id as new_id
from zeton.server.storage.leases import Lease, check
from zeton.server.storage.models import (
    HUMAN,
    OVER,
    PLAYING,
    WAITING,
    BanRow,
    ChatRow,
    ChoiceRow,
    OwnDeck,
    ReportRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    Visitor,
)
from zeton.server.storage.sessions import Sessions
from zeton.server.storage.tables import Snapshot, Stored, find

CHAT_KEPT = 1000  # messages of one table: the oldest go first


class Store:
    """The database, by the questions the server asks; ``shelf`` are its decks, ``sessions`` who is signed in."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.session = database.session
        self.shelf = DeckShelf(database)
        self.sessions = Sessions(database)

    # ── visitors ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_guest(self, name: str) -> Visitor:
        now = time.time()
        guest = Visitor(id=new_id(), name=name, login=None, password=None, created=now, seen=now)
        async with self.session.begin() as session:
            session.add(guest)
        return guest

    async def visitor(self, visitor: str) -> Visitor | None:
        async with self.session() as session:
            return await session.get(Visitor, visitor)

    async def account(self, login: str) -> Visitor | None:
        async with self.session() as session:
            return await session.scalar(select(Visitor).where(Visitor.login == login))

    async def is_banned(self, visitor: str) -> bool:
        async with self.session() as session:
            return await session.get(BanRow, visitor) is not None

    async def banned_networks(self) -> list[str]:
        """The networks that are not served."""
        async with self.session() as session:
            return [who for who in await session.scalars(select(BanRow.who)) if "." in who or ":" in who]

    async def names(self, visitors: Sequence[str]) -> dict[str, str]:
        async with self.session() as session:
            rows = await session.execute(select(Visitor.id, Visitor.name).where(Visitor.id.in_(visitors)))
            return {row.id: row.name for row in rows}

    async def change_visitor(self, visitor: str, **columns: Any) -> Visitor:
        try:
            async with self.session.begin() as session:
                await session.execute(update(Visitor).where(Visitor.id == visitor).values(**columns))
        except IntegrityError:
            raise Refused("taken", "login-taken") from None
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

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_table(self, row: TableRow, seats: list[SeatRow], choices: Sequence[ChoiceRow], most: int) -> None:
        """Store a new table; refused, if whoever lays it has as many that are not over as he may."""
        async with self.session.begin() as session:
            if row.host is not None:
                await _check_room_for_one_more(session, row.host, most)
            session.add(row)
            await session.flush()
            session.add_all([*seats, *choices])

    async def table(self, table: str) -> Stored:
        found = await self.database.look(lambda connection: find(connection, table))
        if found is None:
            raise Refused("unknown", "no-table")
        return found

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

    async def solved(self, visitor: str, kind: str) -> set[str]:
        """The tasks of a kind that a visitor has solved."""
        async with self.session() as session:
            rows = await session.execute(
                select(TableRow.task, TableRow.outcome).where(TableRow.host == visitor, TableRow.task.startswith(kind))
            )
            return {row.task.removeprefix(kind) for row in rows if isinstance(row.outcome, dict) and row.outcome.get("winners")}

    # ── what only the owner of a table may write ─────────────────────────────────────────────────────────────────

    async def change_table(self, lease: Lease, **columns: Any) -> None:
        await self.owning(lease, _table(lease).values(**columns))

    async def change_seat(self, lease: Lease, number: int, **columns: Any) -> None:
        await self.owning(lease, _seat(lease, number).values(**columns))

    async def take_seat(self, lease: Lease, number: int, visitor: str, **columns: Any) -> None:
        """Give an invited seat to a visitor, and change the table's row with it."""
        sit = _seat(lease, number).values(kind=HUMAN, visitor=visitor)
        await self.owning(lease, sit, _table(lease).values(**columns))

    async def end(self, lease: Lease, left: Sequence[float] | None, **columns: Any) -> None:
        """A game has ended otherwise than by a choice; ``left``: what the seats have on their clocks."""
        await self.owning(lease, _table(lease).values(state=OVER, **columns), *_clocks(lease, left))

    async def take_back(self, lease: Lease, snapshot: Snapshot, era: int, left: Sequence[float] | None, now: float) -> None:
        """Remove the choices made since a snapshot, which is kept instead of any other: it may have been of what has not been
        now. The table enters a new era, and its clocks stand as they did."""
        taken_back = delete(ChoiceRow).where(ChoiceRow.table == lease.table, ChoiceRow.place >= snapshot.place)
        others = delete(SnapshotRow).where(SnapshotRow.table == lease.table)
        kept = insert(SnapshotRow).values(snapshot.row(lease.table))
        again = _table(lease).values(era=era, asked_at=now, thought=0.0, changed=now)
        await self.owning(lease, taken_back, others, kept, again, *_clocks(lease, left))

    async def owning(self, lease: Lease, *statements: Executable) -> None:
        """Execute this in one transaction for a table that is ours; ``Lost`` if it is not any more."""

        def carry_out(connection: Connection) -> None:
            check(connection, lease)
            for statement in statements:
                connection.execute(statement)

        await self.database.change(carry_out)

    # ── chat, reports ────────────────────────────────────────────────────────────────────────────────────────────

    async def add_chat(self, table: str, visitor: str, name: str, seat: int | None, text: str) -> ChatRow:
        said = ChatRow(table=table, visitor=visitor, name=name, seat=seat, text=text, at=time.time())
        async with self.session.begin() as session:
            session.add(said)
            await session.flush()
            newest = select(ChatRow.id).where(ChatRow.table == table).order_by(ChatRow.id.desc())
            oldest = await session.scalar(newest.offset(CHAT_KEPT).limit(1))
            if oldest is not None:
                await session.execute(delete(ChatRow).where(ChatRow.table == table, ChatRow.id <= oldest))
        return said

    async def add_report(self, table: str, visitor: str, text: str, packed: dict[str, Any]) -> str:
        report = ReportRow(id=new_id(), table=table, visitor=visitor, text=text, packed=packed, at=time.time())
        async with self.session.begin() as session:
            session.add(report)
        return report.id


def _table(lease: Lease) -> Update:
    return update(TableRow).where(TableRow.id == lease.table)


def _seat(lease: Lease, number: int) -> Update:
    return update(SeatRow).where(SeatRow.table == lease.table, SeatRow.number == number)


def _clocks(lease: Lease, left: Sequence[float] | None) -> list[Update]:
    return [_seat(lease, number).values(left=seconds) for number, seconds in enumerate(left or ())]


async def _check_room_for_one_more(session: AsyncSession, visitor: str, most: int) -> None:
    """Nobody has more unfinished tables than he could ever finish. What he lays at the same time is counted one by one."""
    await session.execute(update(Visitor).where(Visitor.id == visitor).values(seen=Visitor.seen))  # until this transaction ends
    count = select(func.count()).select_from(TableRow).where(TableRow.host == visitor, TableRow.state != OVER)
    if (await session.scalar(count) or 0) >= most:
        raise Refused("impossible", "too-many-tables", count=most)
