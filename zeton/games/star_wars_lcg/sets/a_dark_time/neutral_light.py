"""Neutral cards of the light side of A Dark Time, in collector order (sets 48 and 49)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.sets.the_desolation_of_hoth.fates import BATTLE_OF_HOTH

PASSENGER = CHARACTER & UNIT_CARD & printed_cost_at_most(2) & CAN_ENTER_PLAY


CARDS = (
    # Set 48
    script("gotal-outcast", gains_icons(THIS & UNIT & while_so(BALANCE_IS_LIGHT), blast=2)),
    # Set 49
    script("action-series-bulk-transport", Reaction(THIS_IS_FOCUSED_TO_STRIKE, search_top_for(5, PASSENGER, into_play=True))),
    script("ion-cannon-burst", Action(cannot(PHASE, "attack", "defend"), targets=target((DROID | VEHICLE) & UNIT))),
    script("battle-of-hoth", BATTLE_OF_HOTH, own_words=True),
)
