"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("r2-d2-spirit-of-rebellion", Special(resolve_die(YOUR_DIE, 1))),
    script("confidence", Event(opponent_resolves(OPPONENTS_DIE))),
)
