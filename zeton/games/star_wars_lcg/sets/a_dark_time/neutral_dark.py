"""Neutral cards of the dark side of A Dark Time, in collector order (set 51)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 51
    script("the-moorsh-moraine", changes(UNOPPOSED_BONUS, YOURS, 1, key="unopposed-bonus", number=2)),
)
