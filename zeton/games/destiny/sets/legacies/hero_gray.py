"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage

# ── Republic Cruiser ─────────────────────────────────────────────────────────────────────────────────────────────


def _shield_each_unique(use: UseAbility, table: DestinyTable) -> None:
    for character in (UNIQUE & YOUR_CHARACTER).cards(table, use.seat):
        damage.give_shields(table, character, 1)


CARDS = (
    script(
        "republic-cruiser",
        Special(
            choose_modes(
                1,
                ("give 2 shields", (give_shields(2, UNIQUE & CHARACTER),)),
                ("shield each", (own(_shield_each_unique),)),
            )
        ),
        own_words=True,
    ),
    script(
        "into-the-garbage-chute",
        Event((exhaust_card(READY & YOUR_CHARACTER), THEN, remove_dice(SHOWING_DAMAGE & ANY_DIE, 2, up_to=True))),
    ),
)
