"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("force-protection", PlayOn(colour(BLUE) & CHARACTER), Special(spread_shields(3))),
    script(
        "luke-skywalker-s-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(choose_one(give_shields(2), deal_damage(2, unblockable=True))),
    ),
    script("defensive-stance-awakenings", Event(give_shields(2))),
    script(
        "awakening",
        Action(
            resolve_die(SHOWING_MODIFIER & YOUR_DIE, plus_ignored=True, key="resolve-without-plus"),
            cost=EXHAUST_THIS,
        ),
    ),
)
