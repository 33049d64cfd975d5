"""Gray villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("bb-9e", Special((reroll_dice(OPPONENTS_DIE), REROLL_THIS_DIE))),
    script("outnumber", Event(remove_dice(OPPONENTS_DIE), condition=MORE_CHARACTERS)),
)
