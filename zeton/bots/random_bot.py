"""The random bot: every option is as good as another."""

from __future__ import annotations

from random import Random

from zeton.bots.seat import Seat
from zeton.kernel.decision import Option


class RandomBot:
    """Takes any option."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, seat: Seat) -> Option:
        return self.rng.choice(seat.decision.options)
