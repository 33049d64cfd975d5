"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles

# ── Dry Fields ────────────────────────────────────────────────────────────────────────────────────────────────────


def _gain_if_poor(use: UseAbility, table: DestinyTable) -> None:
    if not table.resources[use.seat]:
        piles.gain(table, use.seat, 1)


def _is_poor(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return not table.resources[prospect.seat]


CARDS = (
    script("dry-fields", Claim(own(_gain_if_poor, could=_is_poor)), own_words=True),
    script("sith-temple", Claim((remove_dice(YOUR_DIE), THEN, deal_damage(1, unblockable=True)))),
)
