"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

CARDS = (
    script("ewok-village", Claim(remove_shields(ANY_NUMBER, CHARACTER))),
    script("moisture-farm", Claim(gain(1))),
    script("otoh-gunga", Claim(heal(1, CHARACTER))),
    script("secluded-beach", Claim(remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    script("war-torn-streets", Claim(opponent_discards_at_random(1))),
)
