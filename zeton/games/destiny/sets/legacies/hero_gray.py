"""Gray hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.effects import THEN, choose_modes, exhaust_card, give_shields, own, remove_dice
from zeton.games.destiny.language.filters import ANY_DIE, CHARACTER, READY, SHOWING_DAMAGE, UNIQUE, YOUR_CHARACTER
from zeton.games.destiny.language.script import Event, Special, script
from zeton.games.destiny.rules import damage
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.table import DestinyTable

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
