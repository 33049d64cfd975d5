"""Sith cards of Edge of Darkness, in collector order (set 87)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *

CARDS = (
    # Set 87
    script("the-ghosts-of-the-dark-side", FORCE_STRUGGLE),
    script("force-wraith", changes(COUNTS_IN_THE_STRUGGLE, THIS & COMMITTED & UNIT), own_words=True),
    script("dark-memories", Reaction(ENHANCED_GETS_FOCUS, deal_damage(1, ENHANCED_CARD))),
    script("force-shockwave", Action(deal_damage(1, each(ENEMY & ~COMMITTED & UNIT)))),
)
