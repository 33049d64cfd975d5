"""Neutral cards of the light side of A Dark Time, in collector order (set 49)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.sets.the_desolation_of_hoth.fates import BATTLE_OF_HOTH

CARDS = (
    # Set 49
    script("battle-of-hoth", BATTLE_OF_HOTH, own_words=True),
)
