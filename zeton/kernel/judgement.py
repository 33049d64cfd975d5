"""What an evaluation is made of: features of a table, and for each of them a weight, in log-odds of winning.

Weights are learnt from games (``zeton.lab.learning``); an evaluation only multiplies and adds.
"""

from __future__ import annotations

from math import tanh

from zeton.kernel.table import Table

Features = tuple[float, ...]
Weights = tuple[float, ...]


def weighed(features: Features, weights: Weights) -> float:
    """By how much a seat is more likely to win than to lose, from −1 to 1."""
    odds = 0.0
    for number, feature in enumerate(features):
        odds += weights[number] * feature
    return tanh(odds / 2)


def decided(table: Table, seat: int) -> float | None:
    """What a game is worth that is over: 1 if the seat has won, −1 if it has lost; None as long as it goes on."""
    if table.outcome is None:
        return None
    return 0.0 if not table.outcome.winners else 1.0 if seat in table.outcome.winners else -1.0
