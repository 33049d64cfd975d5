"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("iqa-11-blaster-rifle", Special(deal_damage(2, unblockable=True))),
    script("promotion", PlayOn(colour(RED) & CHARACTER), AfterMay(PLAY_THIS, draw(1))),
    script("dug-in", Event(spread_shields(3), condition=CONTROL_BATTLEFIELD)),
    script("logistics-awakenings", Event((spot(RED), resolve_die(showing(RESOURCE) & YOUR_DIE, 1)))),
    script("supporting-fire", Action(resolve_die(showing(RANGED) & YOUR_DIE, 1), cost=EXHAUST_THIS)),
)
