"""A table as the database has it: read by as few statements as there are kinds of rows."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from sqlalchemy import BindParameter, Connection, Row, Table, bindparam, delete, insert, select

from zeton import Option
from zeton.server.storage.models import ChatRow, ChoiceRow, SeatRow, SnapshotRow, TableRow, Visitor

CHAT_SHOWN = 200
QUICKLY = 1  # how hard zlib tries: a snapshot is a quarter as large then


class Made(NamedTuple):
    """A choice that was made: by whom, what, and what the seat had on its clock before and after it."""

    seat: int
    option: Option
    had: float | None = None
    left: float | None = None


class Snapshot(NamedTuple):
    """The match of a table after so many choices, as ``kernel/snapshot.py`` has it, and by which program it was taken."""

    place: int
    program: str
    taken: bytes

    def row(self, table: str) -> dict[str, Any]:
        """As it is stored."""
        return {"table": table, "place": self.place, "program": self.program, "taken": zlib.compress(self.taken, QUICKLY)}


@dataclass(slots=True)
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    names: dict[str, str]  # of the visitors who sit there
    choices: list[Made]
    chat: list[Row[Any]]
    snapshot: Snapshot | None = None


def read(connection: Connection, row: Mapping[str, Any], *, whole: bool = False) -> Stored:
    """The table with this row; ``whole``: with its last snapshot, to go on with it."""
    wanted = {"of_table": row["id"]}
    seats, names = list[SeatRow](), dict[str, str]()
    for found in connection.execute(_SEATS, wanted):
        columns = dict(found._mapping)
        name = columns.pop("visitors_name")
        seats.append(SeatRow(**columns))
        if found.visitor is not None and name is not None:
            names[found.visitor] = name
    rows = connection.execute(_CHOICES, wanted)
    choices = [Made(seat, Option(verb, *numbers), had, left) for seat, had, left, verb, *numbers in rows]
    chat = connection.execute(_CHAT, wanted).all()
    snapshot = _unpacked(connection.execute(_SNAPSHOT, wanted).first()) if whole else None
    return Stored(TableRow(**row), seats, names, choices, list(reversed(chat)), snapshot)


def _unpacked(row: Row[Any] | None) -> Snapshot | None:
    try:
        return None if row is None else Snapshot(row.place, row.program, zlib.decompress(row.taken))
    except zlib.error:
        return None  # it is damaged: the record is played


def find(connection: Connection, table: str) -> Stored | None:
    """The table with this id."""
    row = connection.execute(_ROW, {"of_table": table}).first()
    return None if row is None else read(connection, dict(row._mapping))


_CHOICE_ROWS, _SEAT_ROWS = cast(Table, ChoiceRow.__table__), cast(Table, SeatRow.__table__)
_CHAT_ROWS, _SNAPSHOT_ROWS = cast(Table, ChatRow.__table__), cast(Table, SnapshotRow.__table__)
_TABLE_ROWS, _VISITORS = cast(Table, TableRow.__table__), cast(Table, Visitor.__table__)
_THIS: BindParameter[str] = bindparam("of_table")

_ROW = select(_TABLE_ROWS).where(_TABLE_ROWS.c.id == _THIS)
_SEATS = (
    select(_SEAT_ROWS, _VISITORS.c.name.label("visitors_name"))
    .outerjoin(_VISITORS, _VISITORS.c.id == _SEAT_ROWS.c.visitor)
    .where(_SEAT_ROWS.c.table == _THIS)
    .order_by(_SEAT_ROWS.c.number)
)
_MADE = (_CHOICE_ROWS.c[name] for name in ("seat", "had", "left", "verb", "card", "target", "number"))
_CHOICES = select(*_MADE).where(_CHOICE_ROWS.c.table == _THIS).order_by(_CHOICE_ROWS.c.place)
_SAID = (_CHAT_ROWS.c[name] for name in ("name", "seat", "text", "at"))
_CHAT = select(*_SAID).where(_CHAT_ROWS.c.table == _THIS).order_by(_CHAT_ROWS.c.id.desc()).limit(CHAT_SHOWN)
_SNAPSHOT = select(_SNAPSHOT_ROWS).where(_SNAPSHOT_ROWS.c.table == _THIS)

FORGET_SNAPSHOTS = delete(_SNAPSHOT_ROWS).where(_SNAPSHOT_ROWS.c.table == _THIS)
KEEP_SNAPSHOT = insert(_SNAPSHOT_ROWS)
