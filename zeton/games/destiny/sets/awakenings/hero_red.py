"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *

# ── Strategic Planning ────────────────────────────────────────────────────────────────────────────────────────────


def _without_mods(table: DestinyTable, support: int, seat: int) -> bool:
    return not any(MOD in table.cards[upgrade].subtypes for upgrade in table.upgrades_on(support))


MOD = "mod"
WITHOUT_MODS = Filter("without-mods", _without_mods)


CARDS = (
    script(
        "strategic-planning-awakenings",
        Event(choose_one(ready_card(EXHAUSTED & WITHOUT_MODS & SUPPORT), exhaust_card(READY & SUPPORT))),
    ),
)
