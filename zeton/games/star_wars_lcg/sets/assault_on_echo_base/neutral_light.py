"""Neutral cards of the light side of Assault on Echo Base, in collector order (sets 53–55)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.sets.assault_on_echo_base.fates import PROTECTION

CARDS = (
    # Set 53
    script("protection", PROTECTION),
    # Set 55
    script("wed-15-1016", Reaction(YOU_REFRESH, remove_a_token(), targets=target(HOTH & OBJECTIVE))),
    script(
        "fx-7-medical-assistant",
        Reaction(THIS_IS_FOCUSED_TO_STRIKE, remove_a_token(), targets=target(ENHANCEMENT | CHARACTER & UNIT)),
    ),
    script("echo-control-center", changes(NOT_BY_ENEMY_EVENTS, OTHER & FRIENDLY & ENHANCEMENT), own_words=True),
)
