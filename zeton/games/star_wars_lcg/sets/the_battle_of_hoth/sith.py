"""Sith cards of The Battle of Hoth, in collector order (set 62)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 62
    script(
        "vaders-fist",
        changes(RESERVE_VALUE, THE_OPPONENTS & while_so(THIS_IS_UNDAMAGED), -1, key="opponents-reserve-value"),
    ),
    script("501st-trooper", gains_icons(THIS & UNIT & while_so(if_this_attacks(HOTH & OBJECTIVE)), blast=1)),
)
