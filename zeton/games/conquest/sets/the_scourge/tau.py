"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

ETHEREAL = trait("Ethereal")

CARDS = (
    script("borkan-recruits", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script("kauyon-strike", CombatAction(move_one_or_more(YOUR & ETHEREAL & UNIT, TARGET_PLANET), targets=target(PLANET))),
    script("blacksun-filter", Reaction(commits_to_this_planet(ENEMY & WARLORD), gain(1))),
)
