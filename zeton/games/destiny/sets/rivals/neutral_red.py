"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Lobot ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _this_with_control(table: DestinyTable, card: int, source: int) -> bool:
    return card == source and table.controls_battlefield(table.controller[source])


CARDS = (
    script("lobot", changes(GUARDIAN, _this_with_control), Special(resolve_die(YOUR_DIE, 2)), own_words=True),
    script("targeting-computer", Event(turn_dice(SUPPORT_DIE | UPGRADE_DIE))),
)
