"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("infiltrate", Special(reroll_dice(OPPONENTS_DIE, 2, up_to=True))),
    script(
        "shoot-first",
        Event((resolve_die(showing(RANGED) & colour(YELLOW) & YOUR_DIE), THEN, remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    ),
    script("street-informants", Action(LOOK_AT_HAND, cost=EXHAUST_THIS)),
)
