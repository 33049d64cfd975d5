"""What a bot is given: what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from zeton.kernel.decision import Decision
from zeton.kernel.match import Match


class Seat:
    """A seat at a decision: the decision, the view, and copies in which all it cannot know is dealt anew.

    The match itself is no attribute of it: it can be reached through these two functions only, so no bot comes upon it by
    accident, by printing a seat or by copying one.
    """

    __slots__ = ("decision", "determinize", "seat", "view")

    decision: Decision
    seat: int
    view: Callable[[], dict[str, Any]]
    """What the seat may know, JSON-able."""
    determinize: Callable[[Random], Match]
    """A match that looks the same to the seat, in which everything it cannot know is dealt anew by this generator."""

    def __init__(self, match: Match) -> None:
        assert match.decision is not None, "a bot is asked when there is something to decide"
        self.decision = match.decision
        self.seat = seat = match.decision.seat
        self.view = partial(match.view, seat)
        self.determinize = partial(match.determinize, seat)

    def __reduce__(self) -> tuple[type[Seat], tuple[Match]]:
        """A pickle takes the record of the match along, and a deep copy a clone of it; a copy is at the same match."""
        return Seat, (self.view.func.__self__,)  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.decision.kind}>"
