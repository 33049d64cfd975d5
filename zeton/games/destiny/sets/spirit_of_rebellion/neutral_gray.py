"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("vibroknife", changes(UNBLOCKABLE, this_die), own_words=True),
    script("evade-spirit-of-rebellion", Event(remove_dice(showing(RANGED) & ANY_DIE))),
    script("parry-spirit-of-rebellion", Event(remove_dice(showing(MELEE) & ANY_DIE))),
    script("resolve", Action(reroll_dice(OPPONENTS_DIE), cost=discard_a_card())),
)
