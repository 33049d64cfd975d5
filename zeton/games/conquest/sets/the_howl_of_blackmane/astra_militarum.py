"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("interrogator-acolyte", Interrupt(THIS_LEAVES_PLAY, draw(2))),
    script(
        "muster-the-guard",
        DeployAction(cheaper_until_end_of(UNTIL_PHASE, "Astra Militarum", 1), cost=EXHAUST_YOUR_WARLORD),
    ),
    script(
        "noble-deed",
        Action(
            deal_damage(printed_attack_of(PAID_CARD)),
            cost=sacrifice(YOUR & ASTRA_MILITARUM & UNIT & AT_A_PLANET),
            targets=target(ENEMY & ARMY_UNIT, AT_ITS_PLANET),
        ),
    ),
)
