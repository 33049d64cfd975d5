"""What the odds of a search are worth: it is too sure of itself, in each game by its own measure.

The factors in ``calibration.json`` were fitted to the results of games (``zeton lab calibrate``, docs/research.md).
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import NamedTuple

from zeton.kernel.folders import folder_of, read_json

SURE = 1e-4  # odds nearer to 0 or 1 than this are taken for this


class Fit(NamedTuple):
    """By what the log-odds of a search are multiplied, and what is added to them, so that they are those of the results."""

    factor: float = 1.0
    offset: float = 0.0

    def share(self, said: float) -> float:
        """The share of winning that is meant by what the search says; what it has seen won or lost in every try stays so."""
        if said in (0.0, 1.0):
            return said
        return 1 / (1 + exp(-(self.factor * log_odds(said) + self.offset)))


def log_odds(share: float) -> float:
    """The logarithm of the odds of a share of winning."""
    share = min(max(share, SURE), 1 - SURE)
    return log(share / (1 - share))


def fit_of(game: str) -> Fit:
    """The fit of a game; a game that none was made for is told as the search says it."""
    return _fits().get(game, Fit())


@cache
def _fits() -> dict[str, Fit]:
    kept = read_json(folder_of("zeton.bots") / "calibration.json")
    return {game: Fit(found["factor"], found["offset"]) for game, found in kept.items()}
