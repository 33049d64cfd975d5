"""Bots by name, as the bots' own registry knows them."""

from __future__ import annotations

from typing import Any

from zeton.bots.greedy import GreedyBot
from zeton.bots.random_bot import RandomBot

LEVELS = ("random", "greedy")


def make_bot(spec: str, seed: int) -> Any:
    """A bot by its name."""
    return {"random": RandomBot, "greedy": GreedyBot}[spec](seed)
