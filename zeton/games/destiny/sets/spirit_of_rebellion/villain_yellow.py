"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("guavian-enforcer", Action(remove_shields(1, SHIELDED & CHARACTER), cost=REMOVE_THIS_DIE)),
    script("bait-and-switch", Event(turn_dice(showing(RESOURCE) & YOUR_DIE))),
    script("loose-ends", Event((remove_dice(showing(RANGED) & YOUR_DIE), THEN, discard_from_opponents_deck(4)))),
)
