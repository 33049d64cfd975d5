"""Advice: what a bot thinks of the options there are, for people who ask for a hint."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from zeton.bots.seat import Seat
from zeton.kernel.decision import Option


class Advice(NamedTuple):
    """An option, the result expected after it (1 is a win, −1 a loss), and how often it was tried."""

    option: Option
    expected: float
    tried: int

    @property
    def percent(self) -> int:
        """The expected result on a scale from 0, a loss, to 100, a win."""
        return round(50 * (1 + self.expected))


@runtime_checkable
class Adviser(Protocol):
    """A bot that can tell what it thinks of every option."""

    def rank(self, seat: Seat) -> list[Advice]:
        """What it thinks of the options, the best one first."""
