"""What a bot is given: what its seat may know, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from zeton.kernel.decision import Decision
from zeton.kernel.match import Match


class Seat:
    """A seat at a decision: the decision, the view, and copies in which all it cannot know is dealt anew."""

    __slots__ = ("__match", "decision", "seat")

    def __init__(self, match: Match) -> None:
        assert match.decision is not None, "a bot is asked when there is something to decide"
        self.__match = match
        self.decision: Decision = match.decision
        self.seat: int = match.decision.seat

    def view(self) -> dict[str, Any]:
        """What the seat may know, JSON-able."""
        return self.__match.view(self.seat)

    def determinize(self, rng: Random) -> Match:
        """A match that looks the same to the seat, in which everything it cannot know is dealt anew."""
        return self.__match.determinize(self.seat, rng)
