"""Neutral cards of the dark side of The Search for Skywalker, in collector order (set 47)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 47
    script("jawa-trading-crawler", resources_only_for((VEHICLE | DROID) & UNIT_CARD)),
)
