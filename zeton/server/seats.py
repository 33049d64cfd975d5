"""Who sits where: the seats of a table as the room keeps them and as everybody may see them."""

from __future__ import annotations

from typing import Any

import msgspec

from zeton.server.autopass import AutoPass
from zeton.server.storage.models import BOT, HUMAN, INVITED, SeatRow


class Seat:
    """One seat of a live table."""

    __slots__ = ("autopass", "bot", "kind", "name", "number", "visitor")

    def __init__(self, row: SeatRow, name: str) -> None:
        self.number = row.number
        self.kind = row.kind
        self.visitor = row.visitor
        self.bot = row.bot
        self.name = name
        self.autopass = msgspec.convert(row.autopass, AutoPass)

    @property
    def is_human(self) -> bool:
        """Whether a person holds this seat."""
        return self.kind == HUMAN

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays this seat."""
        return self.kind == BOT

    def shown(self, here: bool) -> dict[str, Any]:
        """What everybody sees of this seat."""
        return {"number": self.number, "kind": self.kind, "name": self.name, "bot": self.bot, "here": here}


def seat_name(row: SeatRow, names: dict[str, str]) -> str:
    """The name of whoever sits there: a person's, a bot's, or none yet."""
    if row.kind == INVITED:
        return ""
    return names.get(row.visitor or "", "") if row.kind == HUMAN else str(row.bot)


def seat_of(seats: list[Seat], visitor: str | None) -> int | None:
    """The seat a visitor holds; None: a spectator."""
    return next((seat.number for seat in seats if visitor is not None and seat.visitor == visitor), None)
