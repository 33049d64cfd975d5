"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.terms import COST_ELSEWHERE

CARDS = (
    script("ancient-keeper-of-secrets", Action(ready(THIS_CARD), cost=sacrifice(YOUR & CULTIST & UNIT))),
    script(
        "slaaneshs-temptation",
        changes(COST_ELSEWHERE, lambda t, c, s: True, 1),
        ForcedReaction(BATTLE_ENDS_HERE, sacrificed(THIS_CARD)),
        own_words=True,
    ),
    script(
        "doom-siren",
        Reaction(
            ATTACHED_USES_AREA_EFFECT,
            (
                deal_damage(area_effect_of(ATTACHED_UNIT), each(ENEMY & UNIT & ADJACENT)),
                then(sacrificed(ATTACHED_UNIT)),
            ),
        ),
        own_words=True,
    ),
)
