"""Imperial Navy cards of Assault on Echo Base, in collector order (set 56)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 56
    script("the-generals-imperative", changes(RESERVE_VALUE, YOURS & while_so(THIS_IS_UNDAMAGED), key="reserve-value")),
    script("general-veers", gains_icons(FRIENDLY & (WALKER | TROOPER) & UNIT, unit_damage=1)),
)
