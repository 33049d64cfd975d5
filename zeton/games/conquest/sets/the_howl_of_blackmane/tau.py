"""Tau cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script("piranha-hunter", Reaction(moves_between_planets(THIS & UNIT), draw(1))),
    script(
        "aunui-prelate",
        Reaction(THIS_IS_DEPLOYED, attack_until_end_of(UNTIL_PHASE, 1, each(OTHER & YOUR & TAU & UNIT & AT_THIS_PLANET))),
        ForcedReaction(THIS_RESOLVES_ITS_ATTACK, move(THIS_CARD, YOUR_HQ)),
    ),
    script("homing-beacon", Reaction(moves_to_your_hq(YOUR & UNIT), choose_one(gain(1), draw(1)), cost=EXHAUST_THIS)),
)
