"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

SPACE_WOLVES = trait("Space Wolves")

CARDS = (
    script(
        "morkai-rune-priest",
        ForcedInterrupt(retreats_from_this_planet(~SPACE_WOLVES & UNIT), deal_damage(1, THAT_CARD)),
    ),
    script(
        "fenrisian-wolf",
        Reaction(
            BATTLE_BEGINS_HERE,
            deal_damage(attack_of(ATTACHED_UNIT)),
            cost=EXHAUST_ATTACHED,
            targets=target(ARMY_UNIT & AT_THIS_PLANET),
        ),
    ),
)
