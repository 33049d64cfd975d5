"""Neutral cards of the dark side of The Battle of Hoth, in collector order (sets 62 and 63)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 62
    script(
        "e-web-heavy-repeating-blaster",
        Action(gain_icons_until_end_of(PHASE, blast=1), targets=target(TROOPER & UNIT), cost=FOCUS_THIS),
    ),
    # Set 63
    script(
        "aggressive-assault",
        Action(deal_damage(1, each(ENEMY & OBJECTIVE)), condition=if_there_is(FRIENDLY & HOTH & OBJECTIVE)),
    ),
)
