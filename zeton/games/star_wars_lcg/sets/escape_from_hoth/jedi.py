"""Jedi cards of Escape from Hoth, in collector order (set 64)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.hosts import ENHANCEABLE

CARDS = (
    # Set 64
    script(
        "a-heros-resolve",
        changes(FORCE_IN_EDGE_STACK, IN_YOUR_EDGE_STACK & while_so(THIS_IS_UNDAMAGED)),
        own_words=True,
    ),
    script(
        "luke-skywalker-64",
        changes(CHEAPER_AS_ENHANCEMENT, THIS, 2, zones=(HAND, BEING_PLAYED)),
        # As an enhancement it is no unit and has only what is said of it as one (A84, A118).
        changes(MAY_ENHANCE, FRIENDLY & (SPEEDER | FIGHTER) & ENHANCEABLE),
        changes(ICON_NAMES[UNIT_DAMAGE], ENHANCED, zones=(ENHANCEMENTS,)),
        changes(ICON_NAMES[TACTICS], ENHANCED, zones=(ENHANCEMENTS,)),
        changes(BECOMES_A_UNIT, THIS, zones=(ENHANCEMENTS,)),
        own_words=True,
    ),
)
