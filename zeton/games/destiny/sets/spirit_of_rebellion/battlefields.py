"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import terms

# ── Docking Bay ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_support(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.SUPPORT


CARDS = (
    script("docking-bay", Claim(play_card(_is_support, 1, zones=(HAND, DISCARD))), own_words=True),
    script("ewok-village", Claim(remove_shields(ANY_NUMBER, CHARACTER))),
    script("moisture-farm", Claim(gain(1))),
    script("otoh-gunga", Claim(heal(1, CHARACTER))),
    script("secluded-beach", Claim(remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    script("secret-facility", Claim(resolve_dice(SHOWING_DAMAGE & YOUR_DIE, 3))),
    script("war-torn-streets", Claim(opponent_discards_at_random(1))),
)
