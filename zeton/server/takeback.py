"""Taking back: where a seat's last choice was, and whether that crosses what must not be crossed.

A choice is taken back freely as long as nobody else has chosen, nothing was left to chance and nobody has learnt anything
but what the seat itself has shown. Across another seat's choice, that seat must agree (a bot always does). Across chance
or hidden information every other seat must agree, and a bot never does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zeton import Match, Option
from zeton.kernel.takeback import CHANCE, HIDDEN, crossed
from zeton.server import curtain

__all__ = ["CHANCE", "CHOICE", "FREE", "HIDDEN", "TakeBack", "judge", "last_choice"]

FREE = "free"
CHOICE = "choice"  # somebody else has chosen since


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Going back to just before one choice: its place, the seat that asks for it, and what that crosses."""

    place: int
    seat: int
    crosses: str
    asks: frozenset[int]  # seats that must agree


def last_choice(seats: Sequence[int], seat: int, first: int) -> int | None:
    """The place of a seat's last choice; None if it has made none since the table was laid."""
    for place in range(len(seats) - 1, first - 1, -1):
        if seats[place] == seat:
            return place
    return None


def judge(place: int, before: Match, after: Match, chosen: Option, chosen_since: Sequence[int]) -> TakeBack:
    """What taking back to ``before`` crosses; ``chosen_since`` are the seats that have chosen after that choice.

    Where, for all the seat knows, somebody may have been asked, it needs the same consent as if somebody had been:
    otherwise the need of it would tell.
    """
    decision = before.decision
    assert decision is not None
    seat = decision.seat
    others = frozenset(range(after.seats)) - {seat}
    between = crossed(before, after)
    if between:
        return TakeBack(place, seat, between, others)
    asked = frozenset(chosen_since) - {seat}
    if curtain.falls(before, seat, decision.options.index(chosen)):
        asked = others
    return TakeBack(place, seat, CHOICE if asked else FREE, asked)
