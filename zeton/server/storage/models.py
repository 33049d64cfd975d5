"""The rows of the database. A table's row and its choices are the record from which the table is restored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON as _JSON
from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

JSON = _JSON(none_as_null=True)

HUMAN = "human"
BOT = "bot"
INVITED = "invited"  # waits for whoever has the invitation link

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"

CANCELLED = "cancelled"  # the reason of a table that was put away before its game began


class Base(DeclarativeBase):
    """All tables of the database."""


class Visitor(Base):
    """A person: a guest, or the holder of an account (then there is a login and a password)."""

    __tablename__ = "visitors"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)


class OwnDeck(Base):
    """A deck a visitor has imported."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """A table: what its game started from, and how it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(40))
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(String(10))
    public: Mapped[bool] = mapped_column(Boolean)
    host: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    pause: Mapped[float] = mapped_column(Float)
    era: Mapped[int] = mapped_column(Integer, default=0)  # how many times choices have been taken back
    first: Mapped[int] = mapped_column(Integer, default=0)  # choices copied from the game that is played on
    asked_at: Mapped[float] = mapped_column(Float)  # when the open question was put
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    next: Mapped[str | None] = mapped_column(String(32))  # the rematch
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("tables_listed", "public", "state", "changed"),)


class SeatRow(Base):
    """A seat: who holds it, its clock, its auto-pass."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    visitor: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(80))
    invitation: Mapped[str | None] = mapped_column(String(32))
    left: Mapped[float | None] = mapped_column(Float)  # seconds on the clock when the last question was answered
    autopass: Mapped[dict[str, Any]] = mapped_column(JSON)


class ChoiceRow(Base):
    """A choice a seat has made. Choices with a single option are not here: the kernel makes them again."""

    __tablename__ = "choices"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    place: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    verb: Mapped[str] = mapped_column(String(60))
    card: Mapped[int] = mapped_column(Integer)
    target: Mapped[int] = mapped_column(Integer)
    number: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """Something said at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """A bug report: the record at that moment, and the versions."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    text: Mapped[str] = mapped_column(Text)
    packed: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)


class Beat(Base):
    """When the server was last alive: while it was down, no clock ran."""

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
