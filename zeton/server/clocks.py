"""Clocks: each seat has a total time and gets an increment for each choice. Whose time is up has lost.

Its laws, which ``tests/server/test_clocks.py`` holds against a model:

- A seat's time falls only while its question is open, and the first moments of every question are free (``free``: the table's
  pause), so that no clock tells whether somebody was asked something that was answered at once.
- A pass earns no increment, by hand or by itself: what nobody may notice moves no clock.
- Taking a choice back gives every seat exactly what it had when that choice was made.
- Nothing is charged while no server keeps the table: what was thought until then is kept (``thought``), and goes on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Clock:
    """The time each seat has left, and how long the one that is asked has been thinking."""

    total: float
    increment: float
    free: float
    left: list[float]  # when a seat's last question was answered
    seat: int | None = None  # whose question is open
    thought: float = 0.0  # seconds the open question was thought about before ``since``
    since: float = 0.0

    # ── a question is put, and answered ──────────────────────────────────────────────────────────────────────────

    def ask(self, seat: int, now: float, thought: float = 0.0) -> None:
        """A question is put to a seat; it may have thought about it already, at a server that ended."""
        self.seat, self.thought, self.since = seat, thought, now

    def answer(self, now: float, earns: bool) -> float:
        """The open question is answered: what its seat has left from now on."""
        assert self.seat is not None
        left = self.remaining(self.seat, now) + (self.increment if earns else 0.0)
        self.left[self.seat] = left
        self.seat = None
        return left

    def stop(self, now: float) -> None:
        """Nobody is asked any more: the game is over."""
        if self.seat is not None:
            self.left[self.seat] = self.remaining(self.seat, now)
            self.seat = None

    def go_back(self, left: Sequence[float]) -> None:
        """A choice is taken back: every seat has what it had then."""
        self.left[:] = left
        self.seat = None

    # ── how it stands ────────────────────────────────────────────────────────────────────────────────────────────

    def thinking(self, now: float) -> float:
        """The seconds the open question has been thought about."""
        return self.thought + max(0.0, now - self.since) if self.seat is not None else 0.0

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left at this moment."""
        used = max(0.0, self.thinking(now) - self.free) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - used)

    def runs_out_in(self, now: float) -> float | None:
        """The seconds until the seat that is asked loses on time; None if nobody is asked."""
        if self.seat is None:
            return None
        return max(0.0, self.left[self.seat] + self.free - self.thinking(now))

    def shown(self, now: float) -> dict[str, object]:
        """What everybody sees: whole tenths, and whose clock runs."""
        return {"left": [round(self.remaining(seat, now), 1) for seat in range(len(self.left))], "runs": self.seat}


@dataclass(frozen=True, slots=True)
class Answered:
    """A choice as a clock remembers it: whose it was, what he had when he made it, and what after it."""

    seat: int
    before: float
    after: float


def left_before(place: int, made: Sequence[Answered | None], seats: int, total: float) -> list[float]:
    """What every seat had when the choice at a place was made; choices without a clock moved none."""
    left = [total] * seats
    for one in made[:place]:
        if one is not None:
            left[one.seat] = one.after
    taken_back = made[place]
    if taken_back is not None:
        left[taken_back.seat] = taken_back.before
    return left
