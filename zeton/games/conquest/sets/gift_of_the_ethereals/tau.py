"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

ETHEREAL = trait("Ethereal")

# ── Honor Blade ───────────────────────────────────────────────────────────────────────────────────────────────────


def _stands_beside_the_bearer(table: ConquestTable, card: int, blade: int) -> bool:
    """The bearer has gained it: "you" is whoever controls him, and the others are others than he."""
    bearer = table.host[blade]
    if card == bearer or table.zone[card] < HQ or table.cards[card].faction != "Tau":
        return False
    return table.controller[card] == table.controller[bearer] and 0 < table.location(card) == table.location(bearer)


GOES_HOME = ForcedReaction(THIS_RESOLVES_ITS_ATTACK, move(THIS_CARD, YOUR_HQ))

CARDS = (
    script("aunshi", gains_keyword(YOUR & TAU & UNIT & AT_THIS_PLANET, ARMORBANE), GOES_HOME),
    script("ethereal-envoy", GOES_HOME),
    script(
        "aunshis-sanctum",
        Action(ready(), cost=EXHAUST_THIS, targets=target(UNIT & at_a_planet_with(YOUR & ETHEREAL & UNIT))),
    ),
    script("honor-blade", changes(ATK, _stands_beside_the_bearer, 1), own_words=True),
    script(
        "ethereal-wisdom",
        Action(
            (attack_until_end_of(UNTIL_PHASE, 1), gains_trait_until_end_of(UNTIL_PHASE, "Ethereal")),
            targets=target(TAU & UNIT),
        ),
        own_words=True,
    ),
)
