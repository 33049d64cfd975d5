"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "mekaniak-repair-krew",
        Action((ready(), then(deal_damage(1, THIS_CARD))), cost=EXHAUST_THIS, targets=target(YOUR & ORKS & SUPPORT)),
    ),
    script("goff-big-choppa", attack_and_keyword(ATTACHED, 2, ARMORBANE)),
    script("ammo-depot", Action(draw(1), cost=EXHAUST_THIS, condition=if_you_have_at_most(3, CARDS_IN_HAND))),
)
