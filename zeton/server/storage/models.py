"""The rows of the database. A table's row and its choices are the record from which the table is restored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON as _JSON
from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

JSON = _JSON(none_as_null=True)

HUMAN = "human"
BOT = "bot"
INVITED = "invited"  # waits for whoever has the invitation link

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"

# Reasons of an end that the rules do not know.
CANCELLED = "cancelled"  # the table was put away before its game began
RESIGNED = "resigned"
CLOSED = "closed"  # whoever runs the server has ended it


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
    seen: Mapped[float] = mapped_column(Float)  # when he was last here, to the hour


class SessionRow(Base):
    """A browser in which a visitor is signed in, or a guest; its cookie names it."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)


class BanRow(Base):
    """Whom this server does not serve: a visitor by his id, or addresses by their network."""

    __tablename__ = "bans"

    who: Mapped[str] = mapped_column(String(80), primary_key=True)
    why: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class OwnDeck(Base):
    """A deck a visitor has built or imported, as it is now; a box of his own is one, too."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    notes: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(Integer)
    share: Mapped[str | None] = mapped_column(String(32))  # whoever has it in a link may read the deck
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("decks_share", "share", unique=True),)


class DeckVersion(Base):
    """A deck as it once was."""

    __tablename__ = "deck_versions"

    deck: Mapped[str] = mapped_column(ForeignKey("decks.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    notes: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class TrialRow(Base):
    """The last series of games in which a deck was tried, or is: by which server (see trials.py)."""

    __tablename__ = "trials"

    deck: Mapped[str] = mapped_column(ForeignKey("decks.id"), primary_key=True)
    series: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80))
    version: Mapped[int] = mapped_column(Integer)
    before: Mapped[int | None] = mapped_column(Integer)
    tried: Mapped[dict[str, Any]] = mapped_column(JSON)
    deals: Mapped[int] = mapped_column(Integer)
    owner: Mapped[str] = mapped_column(String(32))
    seconds: Mapped[float] = mapped_column(Float)  # that its games have taken
    ended: Mapped[bool] = mapped_column(Boolean)


class TrialPart(Base):
    """Games of a series, some deals at a time."""

    __tablename__ = "trial_parts"

    deck: Mapped[str] = mapped_column(ForeignKey("trials.deck"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    stories: Mapped[list[Any]] = mapped_column(JSON)


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
    task: Mapped[str | None] = mapped_column(String(80))  # what is to be learned or solved there: ``lesson``, ``puzzle/12``
    asked_at: Mapped[float] = mapped_column(Float)  # since when the open question is thought about at its owner
    thought: Mapped[float] = mapped_column(Float, default=0.0)  # seconds it was thought about before that
    owner: Mapped[str | None] = mapped_column(String(32))  # the server that keeps the table (see leases.py)
    fence: Mapped[int] = mapped_column(Integer, default=0)  # how many times it was taken: who has an older number has lost it
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    next: Mapped[str | None] = mapped_column(String(32))  # the rematch
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("tables_listed", "public", "state", "changed"), Index("tables_owned", "owner"))


class SeatRow(Base):
    """A seat: who holds it, its clock, its auto-pass, its sealed answer."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    visitor: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(80))
    invitation: Mapped[str | None] = mapped_column(String(32))
    left: Mapped[float | None] = mapped_column(Float)  # seconds on the clock when the last question was answered
    autopass: Mapped[dict[str, Any]] = mapped_column(JSON)
    sealed: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # an answer given ahead, and to which question


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
    had: Mapped[float | None] = mapped_column(Float)  # what the seat had on its clock when it chose
    left: Mapped[float | None] = mapped_column(Float)  # and after it


class SnapshotRow(Base):
    """The match of a table after so many choices: a short way to what its record says, and nothing more (see tables.py)."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    place: Mapped[int] = mapped_column(Integer)
    program: Mapped[str] = mapped_column(String(40))  # by which it was taken: no other one reads it
    taken: Mapped[bytes] = mapped_column(LargeBinary)


class StudyRow(Base):
    """What a search has found in a finished game."""

    __tablename__ = "studies"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    found: Mapped[dict[str, Any]] = mapped_column(JSON)  # by step
    checked: Mapped[dict[str, Any]] = mapped_column(JSON)  # of the steps that cost most


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


class CardResult(Base):
    """How a card did in finished games: how many seats had it, how many played it, and how many of each have won."""

    __tablename__ = "card_results"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    card: Mapped[str] = mapped_column(String(80), primary_key=True)
    had: Mapped[int] = mapped_column(Integer)
    had_won: Mapped[int] = mapped_column(Integer)
    played: Mapped[int] = mapped_column(Integer)
    played_won: Mapped[int] = mapped_column(Integer)


class CountedGame(Base):
    """A finished table whose cards have been counted, or that is not to be: none is counted twice."""

    __tablename__ = "counted_games"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class ServerRow(Base):
    """A server that is alive: it says so again and again, and loses its tables when it does not."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    place: Mapped[str] = mapped_column(String(500))  # the machine and the folder it serves from
    beat: Mapped[float] = mapped_column(Float)  # when it last said so, by the clock of the database
