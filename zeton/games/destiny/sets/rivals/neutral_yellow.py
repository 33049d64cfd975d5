"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.leaving import move_upgrade
from zeton.games.destiny.rules.resolving import turn_options

# ── Ketsu Onyo ────────────────────────────────────────────────────────────────────────────────────────────────────


def _weapons_of_the_defeated(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """A fourth upgrade is discarded when the other has left (R16.7)."""
    if use.event.card == use.card:
        return ()
    return tuple(upgrade for upgrade in table.upgrades_on(use.event.card) if WEAPON in table.cards[upgrade].subtypes)


def _take_weapon(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    move_upgrade(table, chosen[0], use.card)


WEAPONS_OF_THE_DEFEATED = Subject("weapons-of-the-defeated", _weapons_of_the_defeated)


# ── Tinker ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_side_of_value_one(use: UseAbility, table: DestinyTable) -> str | None:
    options = [
        turning
        for turning in turn_options(table, list(table.dice_pool(use.seat)))
        if dice.value_of(table, turning.card, table.cards[turning.card].faces[turning.number - 1]) == 1
    ]
    if not options:
        return FINISH
    table.ask(use.seat, "turn", options)
    return None


def _turn_it(use: UseAbility, table: DestinyTable) -> None:
    dice.turn(table, table.picked.card, table.picked.number - 1)


CARDS = (
    script(
        "ketsu-onyo",
        BeforeMay(
            YOUR_CHARACTER_DEFEATED,
            own(*select(WEAPONS_OF_THE_DEFEATED, _take_weapon, verb="choose"), which=WEAPONS_OF_THE_DEFEATED),
        ),
        own_words=True,
    ),
    script("tinker", Event(own(_ask_side_of_value_one, _turn_it)), own_words=True),
    script("verpine-sniper-rifle", Special(deal_damage(2, unblockable=True))),
)
