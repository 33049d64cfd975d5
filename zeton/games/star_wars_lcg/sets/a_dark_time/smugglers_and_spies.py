"""Smugglers and Spies cards of A Dark Time, in collector order (set 49)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 49
    script("prepare-for-evacuation", Interrupt(leaves_play(HOTH & OBJECTIVE), return_to_hand(), targets=target(UNIT))),
)
