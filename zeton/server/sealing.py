"""Sealed answers: where several seats are asked at the same time (``Game.at_once``), a seat may answer before it is asked.

The answer is kept with the seat, for nobody else to see, until the table comes to ask: then it is the seat's choice like any
other, so records, replays and bots know nothing of it. That a seat has answered is shown to everybody, as a dial laid face
down would be. It belongs to one question of one era, so that nothing has to be cleared away when choices are taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from zeton import IllegalChoice, Match, Option
from zeton.server.errors import Refused

if TYPE_CHECKING:
    from zeton.server.rooms import Room
    from zeton.server.storage.models import SeatRow


class Sealed(msgspec.Struct, frozen=True):
    """An answer given ahead: to which question of the seat, in which era, and what."""

    era: int
    number: int
    option: Option


def stored(rows: list[SeatRow]) -> dict[int, Sealed]:
    """The sealed answers the database has, by seat."""
    return {row.number: msgspec.convert(row.sealed, Sealed) for row in rows if row.sealed is not None}


def asks(room: Room, seat: int | None) -> Match:
    """The match as a seat is to see it: ahead, at its own question, where it is asked together with another."""
    assert room.match is not None
    later = None if seat is None or room.ended is not None else room.match.ahead(seat)
    return room.match if later is None or seat is None or _given_in(room, seat, later) else later


def before_asking(room: Room, seat: int) -> list[Option]:
    """What leads from the open question to the one a seat is asked ahead: any answers of the others, which it cannot know."""
    made: list[Option] = []
    later = room.match.clone() if room.match is not None and room.match is not asks(room, seat) else None
    while later is not None and later.decision is not None and later.decision.seat != seat:
        made.append(later.decision.options[0])
        later.choose(0)
    return made


def is_asked(room: Room, seat: int) -> bool:
    """Whether a question waits for this seat's answer."""
    decision = asks(room, seat).decision
    return decision is not None and decision.seat == seat


def shown(room: Room, seat: int | None) -> dict[int, Option | None]:
    """Who has answered what several are asked at the same time, each with its answer if this seat may know it: its own."""
    if room.match is None or room.ended is not None:
        return {}
    asked = room.match.game.at_once(room.match.table)
    given = {one: _last(room, one) if answered else _given_ahead(room, one) for one, answered in asked.items()}
    return {one: option if one == seat else None for one, option in given.items() if option is not None}


def answer(room: Room) -> Option | None:
    """The sealed answer to the open question, if it was given."""
    decision = room.match.decision if room.match is not None and room.ended is None else None
    if decision is None:
        return None
    return _given(room, decision.seat, decision.number)


async def seal(room: Room, asked: Match, chosen: Option | int) -> None:
    """Keep the answer to a question asked ahead; refused, if it is no option of it."""
    try:
        asked.clone().choose(chosen)
    except IllegalChoice:
        raise Refused("impossible", "no-option") from None
    decision = asked.decision
    assert decision is not None
    option = decision.options[chosen] if isinstance(chosen, int) else chosen
    await _keep(room, decision.seat, Sealed(room.era, decision.number, option))


async def unseal(room: Room, seat: int) -> bool:
    """Take a sealed answer back, which nobody has seen; False if there is none."""
    if _given_ahead(room, seat) is None:
        return False
    await _keep(room, seat, None)
    return True


async def _keep(room: Room, seat: int, sealed: Sealed | None) -> None:
    await room.hall.store.change_seat(room.lease, seat, sealed=None if sealed is None else msgspec.to_builtins(sealed))
    if sealed is None:
        room.sealed.pop(seat, None)
    else:
        room.sealed[seat] = sealed


def _last(room: Room, seat: int) -> Option:
    """The last choice of a seat."""
    return next(option for who, option in reversed(room.chosen) if who == seat)


def _given_ahead(room: Room, seat: int) -> Option | None:
    """What a seat has answered to the question it will be asked."""
    later = room.match.ahead(seat) if room.match is not None else None
    return None if later is None else _given_in(room, seat, later)


def _given_in(room: Room, seat: int, later: Match) -> Option | None:
    """The same, where the match in which it is asked is known."""
    return None if later.decision is None else _given(room, seat, later.decision.number)


def _given(room: Room, seat: int, number: int) -> Option | None:
    sealed = room.sealed.get(seat)
    if sealed is None or (sealed.era, sealed.number) != (room.era, number):
        return None
    return sealed.option
