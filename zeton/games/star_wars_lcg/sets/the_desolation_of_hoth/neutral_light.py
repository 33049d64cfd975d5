"""Neutral cards of the light side of The Desolation of Hoth, in collector order (set 39)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 39
    script(
        "echo-base-defense",
        no_unopposed_damage(FRIENDLY & HOTH & OBJECTIVE & while_so(if_you_control_more(HOTH & COUNTED_OBJECTIVE))),
    ),
    script("wilderness-fighters", gains_icons(THIS & UNIT, unit_damage=for_each(1, FRIENDLY & HOTH & COUNTED_OBJECTIVE))),
    script("subzero-defenses", changes(FIRST_STRIKER, FRIENDLY & HOTH & OBJECTIVE), own_words=True),
)
