"""Is this better? A sequential test: games are played until it is known, and no longer.

Two hypotheses about a mean result (between 0 and 1) are weighed against each other while results come in; the test ends as soon
as one of them is so much likelier that it would be wrong in one case of twenty. Results that belong together (both games of a
deal, the bots changed over) are one result, their mean: their luck is the same, so they say more together than apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

ERROR = 0.05  # how often either answer may be wrong
FEWEST = 8  # results before anything is believed: of fewer nobody knows how much they differ
LEAST_VARIANCE = 0.01  # results that have not differed yet still may


def expected(elo: float) -> float:
    """The share of wins that so much more Elo stands for."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(frozen=True)
class Sprt:
    """The means that are told apart: ``no`` is not better, ``yes`` is."""

    no: float
    yes: float

    @classmethod
    def of_elo(cls, no: float, yes: float) -> Sprt:
        """Told apart by a difference of Elo."""
        return cls(expected(no), expected(yes))

    @property
    def bound(self) -> float:
        """The evidence that ends the test, for either answer."""
        return log((1 - ERROR) / ERROR)

    def evidence(self, results: Sequence[float]) -> float:
        """The logarithm of how much likelier these results are if the answer is yes, by the normal approximation."""
        count = len(results)
        if not count:
            return 0.0
        mean = sum(results) / count
        variance = max(sum((one - mean) ** 2 for one in results) / count, LEAST_VARIANCE)
        return count * (self.yes - self.no) * (2 * mean - self.no - self.yes) / (2 * variance)

    def answer(self, results: Sequence[float]) -> bool | None:
        """Whether it is better; None as long as it is not known."""
        evidence = self.evidence(results)
        if len(results) < FEWEST or abs(evidence) < self.bound:
            return None
        return evidence > 0
