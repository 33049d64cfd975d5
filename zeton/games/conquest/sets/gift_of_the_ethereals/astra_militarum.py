"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("mystic-warden", ForcedReaction(BATTLE_ENDS_HERE, sacrificed(THIS_CARD))),
    script("to-arms", Action(ready(), targets=target(SUPPORT))),
    script("honorifica-imperialis", gains_keywords(ATTACHED & at_a_planet_with(ENEMY & WARLORD), ARMORBANE, RANGED)),
)
