"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("snakebite-thug", ForcedReaction(THIS_RESOLVES_ITS_ATTACK, deal_damage(1, THIS_CARD))),
    script("evil-sunz-warbiker", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script("morks-great-heap", health(YOUR & ~TOKEN_UNIT & ORKS & UNIT, 1)),
)
