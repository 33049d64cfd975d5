"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script(
        "force-throw",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((remove_dice(ANY_DIE), THEN, deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("lightsaber-awakenings", Special(deal_damage(2, unblockable=True))),
    script("mind-probe", PlayOn(colour(BLUE) & CHARACTER), Special(deal_damage(opponents(CARDS_IN_HAND), OPPONENTS_CHARACTER))),
    script("deflect", Event((spot(BLUE), remove_dice(showing(RANGED) & ANY_DIE), deal_damage(HALF_OF_IT))), own_words=True),
    script("disturbance-in-the-force", Event(reroll_each(ANY_DIE))),
    script("use-the-force-awakenings", Event((spot(BLUE), turn_dice(ANY_DIE)))),
)
