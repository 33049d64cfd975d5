"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("defensive-stance-awakenings", Event(give_shields(2))),
    script(
        "awakening",
        Action(
            resolve_die(SHOWING_MODIFIER & YOUR_DIE, plus_ignored=True, key="resolve-without-plus"),
            cost=EXHAUST_THIS,
        ),
    ),
)
