"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("as-i-have-foreseen", Event(LOOK_AT_HAND)),
    script("clash", Event((turn_dice(YOUR_DIE, to=(MELEE,)), turn_dice(showing(MELEE) & OPPONENTS_DIE, to=(BLANK,))))),
)
