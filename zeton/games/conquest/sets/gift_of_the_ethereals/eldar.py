"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("warlock-destructor", ForcedReaction(phase_begins(DEPLOY), choose_one(pays(1), discarded(THIS_CARD)))),
    script("eldritch-corsair", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script("foretell", Interrupt(A_BATTLE_ABILITY_IS_USED, (CANCEL, then(draw(1))), cost=EXHAUST_YOUR_WARLORD)),
)
