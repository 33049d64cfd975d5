"""Space Marine cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (
    script(
        "lone-wolf",
        Action(
            move(THIS_CARD, TARGET_PLANET),
            targets=target(PLANET & where_there_is(ENEMY & WARLORD) & ~where_there_is(YOUR & UNIT)),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
)
