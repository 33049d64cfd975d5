"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("aim", Event(turn_dice(YOUR_DIE, to=(RANGED,)))),
    script("flank-awakenings", Event(remove_dice(OPPONENTS_DIE), condition=if_you_control_more(READY & CHARACTER))),
    script("take-cover", Event(give_shields(1))),
)
