"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("baze-malbus", Special(deal_damage_to_each(1, OPPONENTS_CHARACTER))),
    script("rebel-commando", Special(remove_dice(OPPONENTS_DIE))),
    script(
        "a180-blaster",
        Special(
            choose_one(
                (deal_damage(1), give_shields(1, ATTACHED)),
                deal_damage_to_each(1, OPPONENTS_CHARACTER),
                deal_damage(2, unblockable=True),
            )
        ),
        own_words=True,
    ),
    script("emergency-evacuation", Event(remove_each(ANY_DIE))),
    script("guerrilla-warfare", Event((remove_dice(colour(RED) & YOUR_DIE), THEN, deal_damage(1)))),
    script(
        "rebel-assault-spirit-of-rebellion",
        Event(remove_dice(~SHOWING_DAMAGE & OPPONENTS_DIE), condition=if_your_dice_show(RANGED)),
    ),
    script("sensor-placement", Event((spot(RED), resolve_die(~SHOWING_DAMAGE & OPPONENTS_DIE)))),
)
