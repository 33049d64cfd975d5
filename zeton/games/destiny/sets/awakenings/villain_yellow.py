"""Yellow villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("jabba-the-hutt-awakenings", AfterMay(ACTIVATE_THIS, reroll_dice(colour(YELLOW) & ANY_DIE))),
    script("jango-fett-awakenings", AfterMay(OPPONENT_ACTIVATES, activate(THIS_IN_PLAY)), own_words=True),
    script("gaffi-stick", Special((remove_dice(showing(MELEE) & YOUR_DIE), THEN, deal_damage(3)))),
    script("he-doesn-t-like-you", Event((remove_dice(YOUR_DIE), THEN, remove_dice(OPPONENTS_DIE)))),
    script("underworld-connections", Action(gain(1), cost=EXHAUST_THIS)),
)
