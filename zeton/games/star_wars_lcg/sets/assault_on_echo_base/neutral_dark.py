"""Neutral cards of the dark side of Assault on Echo Base, in collector order (sets 56–58)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 56
    # Sacrificed before: it is not used for itself alone (A88).
    script(
        "turbolaser-battery",
        Reaction(ENEMY_OBJECTIVE_DESTROYED, discard_from_play(each(OTHER & ENHANCEMENT)), cost=SACRIFICE_THIS),
    ),
    # Set 58
    script(
        "sabotage-in-the-snow",
        Reaction(
            YOUR_CONFLICT_PHASE_BEGINS,
            move_shield(TARGET, SECOND_TARGET),
            targets=(target(SHIELDED & ENEMY & (UNIT | OBJECTIVE)), target(UNSHIELDED & FRIENDLY & (UNIT | OBJECTIVE))),
        ),
    ),
    script("forward-command-post", gains_icons(SHIELDED & FRIENDLY & UNIT, blast=1)),
)
