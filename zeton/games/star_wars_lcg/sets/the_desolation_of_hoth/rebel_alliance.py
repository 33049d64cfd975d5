"""Rebel Alliance cards of The Desolation of Hoth, in collector order (set 38)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules.hosts import ENHANCEABLE

CARDS = (
    # Set 38
    script(
        "hoth-operations",
        gains_edge(FRIENDLY & SPEEDER & UNIT & while_so(if_you_control_more(HOTH & COUNTED_OBJECTIVE)), 1),
    ),
    script(
        "wedge-antilles-38",
        # As an enhancement it is no unit and has only this action (A84).
        changes(MAY_ENHANCE, FRIENDLY & (SPEEDER | FIGHTER) & ENHANCEABLE),
        Action(remove_focus(1, ENHANCED_CARD), cost=FOCUS_THIS, zones=(ENHANCEMENTS,)),
        own_words=True,
    ),
    script(
        "rogue-three",
        gains_icons(THIS & UNIT, unit_damage=for_each(1, ENHANCEMENT & ON_THIS), blast=for_each(1, ENHANCEMENT & ON_THIS)),
    ),
    script("hoth-survival-gear", capacity(ENHANCED & UNIT, for_each(1, FRIENDLY & HOTH & COUNTED_OBJECTIVE))),
)
