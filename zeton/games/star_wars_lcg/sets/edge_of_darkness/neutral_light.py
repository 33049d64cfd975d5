"""Neutral cards of the light side of Edge of Darkness, in collector order (sets 69–75)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 69
    script("wookiee-warrior", gains_icons(DAMAGED & THIS & UNIT, unit_damage=1, blast=1)),
    # Set 70
    script("bothan-spy", Reaction(THIS_ENTERS_PLAY, LOOK_AT_HAND)),
    # Set 75
    script("covert-sniper", Reaction(YOU_REFRESH, deal_damage(1), targets=target(COMMITTED & UNIT))),
)
