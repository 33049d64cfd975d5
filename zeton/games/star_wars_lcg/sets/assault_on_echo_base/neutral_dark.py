"""Neutral cards of the dark side of Assault on Echo Base, in collector order (set 56)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 56
    # Sacrificed before: it is not used for itself alone (A88).
    script(
        "turbolaser-battery",
        Reaction(ENEMY_OBJECTIVE_DESTROYED, discard_from_play(each(OTHER & ENHANCEMENT)), cost=SACRIFICE_THIS),
    ),
)
