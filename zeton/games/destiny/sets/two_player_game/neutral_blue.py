"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("as-i-have-foreseen", Event(own(show_hand)), own_words=True),
    script("clash", Event((turn_dice(YOUR_DIE, to=(MELEE,)), turn_dice(showing(MELEE) & OPPONENTS_DIE, to=(BLANK,))))),
)
