"""Advice: what a bot thinks of the options there are, for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, runtime_checkable

from zeton.bots.calibration import Fit
from zeton.bots.seat import Seat
from zeton.kernel.decision import Option
from zeton.kernel.match import Match


class Advice(NamedTuple):
    """An option, the result expected after it (1 is a win, −1 a loss), and how often it was tried."""

    option: Option
    expected: float
    tried: int

    @property
    def percent(self) -> int:
        """The expected result on a scale from 0, a loss, to 100, a win."""
        return round(50 * (1 + self.expected))

    def by(self, fit: Fit) -> Advice:
        """The same advice with the result that such odds come to."""
        return self._replace(expected=2 * fit.share((1 + self.expected) / 2) - 1)


@runtime_checkable
class Adviser(Protocol):
    """A bot that can tell what it thinks of every option."""

    def rank(self, seat: Seat) -> list[Advice]:
        """What it thinks of the options, the best one first."""


Evaluate = Callable[[Match, int], float]
"""How good a match stands for a seat: 1 is a win, −1 a loss. ``Match.evaluate`` is the game's own judgement."""
