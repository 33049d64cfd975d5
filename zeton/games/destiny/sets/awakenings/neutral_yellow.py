"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("electroshock-awakenings", Event((spot(YELLOW), remove_dice(value_at_most(2) & ANY_DIE)))),
    script("unpredictable-awakenings", Event(reroll_dice(ANY_DIE))),
)
