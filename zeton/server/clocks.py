"""Clocks: each seat has a total time and gets an increment after each choice. Whose time is up has lost.

The first moments of every question are free (``free``: the table's pause), so that no clock tells whether somebody was asked
something that was answered at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Now = Callable[[], float]


@dataclass(slots=True)
class Clock:
    """The time each seat has left, and since when one of them is thinking."""

    increment: float
    free: float
    left: list[float]
    seat: int | None = None
    since: float = 0.0

    def start(self, seat: int, now: float) -> None:
        """A question is put to a seat."""
        self.seat, self.since = seat, now

    def used(self, now: float) -> float:
        """The seconds the open question has cost so far."""
        return max(0.0, now - self.since - self.free) if self.seat is not None else 0.0

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left at this moment."""
        return max(0.0, self.left[seat] - (self.used(now) if seat == self.seat else 0.0))

    def after_choice(self, now: float) -> float:
        """What the seat that chooses now will have left, with its increment."""
        assert self.seat is not None
        return self.remaining(self.seat, now) + self.increment

    def answered(self, left: float) -> None:
        """The question is answered; this much is left."""
        assert self.seat is not None
        self.left[self.seat] = left
        self.seat = None

    def stop(self, now: float) -> None:
        """Nobody is thinking any more: the game is over, or a choice was taken back."""
        if self.seat is not None:
            self.left[self.seat] = self.remaining(self.seat, now)
            self.seat = None

    def runs_out_in(self, now: float) -> float | None:
        """The seconds until the thinking seat loses on time; None if nobody is thinking."""
        if self.seat is None:
            return None
        return max(0.0, self.left[self.seat] + self.free - (now - self.since))

    def shown(self, now: float) -> dict[str, object]:
        """What everybody sees: whole tenths, whose clock runs is in the view."""
        return {"left": [round(self.remaining(seat, now), 1) for seat in range(len(self.left))]}
