"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

MOST_TO_ROUT = 20  # more Ally units are never at one planet

CARDS = (
    script("firedrake-terminators", Reaction(THIS_IS_DECLARED_AS_DEFENDER, deal_damage(1, THE_ATTACKER))),
    script(
        "imperial-fists-siege-force",
        Reaction(THIS_IS_DEPLOYED, rout(TARGETS), targets=targets_up_to(MOST_TO_ROUT, trait("Ally") & UNIT & AT_THIS_PLANET)),
        own_words=True,
    ),
    script(
        "nocturne-ultima-storm-bolter",
        Reaction(
            damages_by_an_attack(ATTACHED, ENEMY & UNIT),
            deal_damage(attack_of(ATTACHED_UNIT)),
            targets=another(UNIT & AT_THIS_PLANET),
        ),
    ),
)
