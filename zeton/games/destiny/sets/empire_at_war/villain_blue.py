"""Blue villain cards of Empire at War, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Darth Vader's TIE Advanced ────────────────────────────────────────────────────────────────────────────────────


def _as_much_again(use: UseAbility, table: DestinyTable, character: int) -> int:
    return table.damage[character]


CARDS = (
    script(
        "grand-inquisitor",
        Special((remove_dice(CHARACTER_DIE & showing(BLANK)), THEN, deal_damage(2, ITS_CHARACTER))),
    ),
    script("darth-vader-s-tie-advanced-empire-at-war", Special((pay(2), deal_damage_by(_as_much_again))), own_words=True),
)
