"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("shrieking-basilisk", Reaction(this_damages(ENEMY & UNIT), exhaust(), targets=target(SUPPORT))),
    script(
        "the-emperors-warrant",
        CombatAction(
            (exhaust(), then(deal_damage(attack_of(TARGET), SECOND_TARGET))),
            targets=(target(ENEMY & UNIT & at_a_planet_without(ENEMY & WARLORD)), another(UNIT, AT_THE_SAME_PLANET)),
        ),
        own_words=True,
    ),
)
