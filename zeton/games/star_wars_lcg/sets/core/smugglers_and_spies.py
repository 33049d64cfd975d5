"""Smugglers and Spies cards, in collector order (set 15)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 15
    script(
        "questionable-contacts",
        Reaction(
            YOU_REFRESH,
            move_damage(1, TARGET, SECOND_TARGET),
            targets=(target(FRIENDLY & UNIT), target(ENEMY & UNIT)),
            cost=DAMAGE_THIS,
        ),
    ),
    script("han-solo", Reaction(THIS_IS_DECLARED, deal_damage(1), targets=target(ENEMY & UNIT))),
    script("swindled", Action(return_to_hand(), targets=target(UNIT & printed_cost_at_most(2)))),
)
