"""Neutral cards of the dark side of Balance of the Force, in collector order (set 96)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.sets.balance_of_the_force.fates import SUPPORTING_FIRE

CARDS = (
    # Set 96
    script(
        "trandoshan-security-team",
        strikes_from_outside(THIS & UNIT & while_so(if_there_is(FRIENDLY & ENGAGED & OBJECTIVE))),
    ),
    script("supporting-fire-94", SUPPORTING_FIRE, own_words=True),
)
