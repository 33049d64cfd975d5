"""Neutral cards of the light side of The Search for Skywalker, in collector order (sets 43–44)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 43
    script("first-marker", changes(NOT_DAMAGED_BY_VEHICLES, ENHANCED, key="not-damaged-by-vehicles")),
    # Set 44
    script(
        "munitions-expert",
        Action(gain_icons_until_end_of(PHASE, unit_damage=1), targets=target(UNIT), cost=FOCUS_THIS),
    ),
)
