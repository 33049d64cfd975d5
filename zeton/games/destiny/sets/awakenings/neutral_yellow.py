"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("jetpack", Special((remove_dice(showing(MELEE) & ANY_DIE), give_shields(1, ATTACHED)))),
    script(
        "thermal-detonator",
        PlayOnly(spot_to_play(YELLOW)),
        Special((deal_damage_to_each(3, OPPONENTS_CHARACTER), discard_cards(THIS_IN_PLAY))),
    ),
    script("electroshock-awakenings", Event((spot(YELLOW), remove_dice(value_at_most(2) & ANY_DIE)))),
    script(
        "reversal-awakenings",
        Event((spot(YELLOW), remove_dice(SHOWING_DAMAGE & ANY_DIE), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("scramble", Event((spot(YELLOW), reroll_each(OPPONENTS_DIE)))),
    script("unpredictable-awakenings", Event(reroll_dice(ANY_DIE))),
)
