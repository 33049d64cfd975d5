"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("gleeful-plague-beast", ForcedReaction(phase_begins(COMBAT), deal_damage(1, each(UNIT & AT_THIS_PLANET)))),
    script(
        "doombolt",
        DeployAction(deal_damage(damage_on(TARGET)), targets=target(ENEMY & DAMAGED & ARMY_UNIT)),
        own_words=True,
    ),
    script(
        "blight-grenades",
        CombatAction(
            gains_area_effect_until_end_of(UNTIL_COMBAT_ROUND, 2, ATTACHED_UNIT),
            cost=SACRIFICE_THIS,
            condition=DURING_A_BATTLE,
        ),
    ),
)
