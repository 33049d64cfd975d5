"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("evade-spirit-of-rebellion", Event(remove_dice(showing(RANGED) & ANY_DIE))),
    script("parry-spirit-of-rebellion", Event(remove_dice(showing(MELEE) & ANY_DIE))),
)
