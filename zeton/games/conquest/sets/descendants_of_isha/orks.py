"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("big-shoota-battlewagon", Interrupt(THIS_IS_DESTROYED, put_tokens("Snotlings", THIS_PLANET, 4))),
    script(
        "made-ta-fight",
        Interrupt(
            leaves_play_from_a_planet(YOUR & ARMY_UNIT & at_a_planet_with(OWN_WARLORD)),
            deal_damage(printed_attack_of(THAT_CARD)),
            targets=target(~WARLORD & UNIT, AT_THAT_PLANET),
        ),
        own_words=True,
    ),
    script(
        "squiggify",
        CombatAction(
            (
                set_until_end_of(UNTIL_PHASE, ATK, 1),
                blank_until_end_of(UNTIL_PHASE),
                gains_trait_until_end_of(UNTIL_PHASE, "Squig"),
            ),
            targets=target(~VEHICLE & ARMY_UNIT),
        ),
        own_words=True,
    ),
)
