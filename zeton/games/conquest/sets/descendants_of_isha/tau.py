"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "viorla-warrior-cadre",
        gains_keyword(THIS & UNIT & at_a_planet_with(YOUR & trait("Ethereal") & UNIT), RANGED),
        own_words=True,
    ),
    script("for-the-tauva", Action(ready(each(YOUR & WITH_ATTACHMENTS & UNIT)), cost=EXHAUST_YOUR_WARLORD)),
)
