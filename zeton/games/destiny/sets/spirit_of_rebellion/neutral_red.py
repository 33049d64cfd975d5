"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("supply-line", Special(reroll_dice(YOUR_DIE, ANY_NUMBER, up_to=True))),
    script("astromech", Action(turn_dice(subtype(VEHICLE) & ANY_DIE), cost=REMOVE_THIS_DIE)),
    script(
        "bombing-run",
        Event(
            (
                resolve_die(showing(DISRUPT) & colour(RED) & YOUR_DIE),
                THEN,
                deal_damage_to_each(1, OPPONENTS_CHARACTER),
            )
        ),
    ),
    script("suppression", Event((remove_dice(showing(RANGED) & colour(RED) & YOUR_DIE), THEN, remove_dice(OPPONENTS_DIE)))),
)
