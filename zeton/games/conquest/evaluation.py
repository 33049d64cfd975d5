"""How good a table is for a seat: the evaluation behind the greedy bot and the search."""

from __future__ import annotations

from typing import Final

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    DECK,
    DOUBLED,
    HALVED,
    HAND,
    HQ,
    ICONS,
    ICONS_OF_COMMAND,
    SUPPORTS,
    VICTORY,
    WARLORD,
)
from zeton.kernel.ability import is_as_printed
from zeton.kernel.judgement import Features, decided, weighed

WEIGHTS: Final = {
    "icons alike": 0.7,  # for the planets that share an icon, to the power of ALIKE: three of them win
    "icons": 0.1,
    "bloodied": -1.6,
    "warlord's damage": -0.12,
    "resources": 0.04,
    "hand": 0.07,
    "last cards": -0.16,  # for each that is missing of the last six: who has none left loses
    "supports": 0.12,
    "units": 0.04,
    "cost of units": 0.07,
    "command": 0.016,
    "damage": -0.024,
}
IN_ORDER: Final = tuple(WEIGHTS.values())

COMMAND: Final = frozenset((ICONS_OF_COMMAND, DOUBLED[ICONS_OF_COMMAND], HALVED[ICONS_OF_COMMAND]))
"""What cards may change about command icons."""
ALIKE: Final = 1.6
LAST_CARDS: Final = 6
FIRST: Final = 1.25  # what a unit counts where a battle will be fought first
TURNED: Final = 0.9  # what an exhausted unit counts


def evaluate(table: ConquestTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, who is nearer to winning, then who has more on the table."""
    result = decided(table, seat)
    return weighed(features(table, seat), IN_ORDER) if result is None else result


def features(table: ConquestTable, seat: int) -> Features:
    """By how much a seat has more of each than the other."""
    mine, theirs = _standing(table, seat), _standing(table, 1 - seat)
    return tuple(more - less for more, less in zip(mine, theirs, strict=True))


def _standing(table: ConquestTable, seat: int) -> Features:
    """Planets, the warlord, cards and resources, and the army."""
    alike = dict.fromkeys(ICONS, 0)
    for planet in table.pile(VICTORY, seat):
        for icon in table.cards[planet].icons:
            alike[icon] += 1
    warlord = table.warlords[seat]
    return (
        max(alike.values()) ** ALIKE,
        sum(alike.values()),
        table.bloodied[warlord],
        table.damage[warlord],
        table.resources[seat],
        len(table.pile(HAND, seat)),
        max(0, LAST_CARDS - len(table.pile(DECK, seat))),
        len(table.pile(SUPPORTS, seat)),
        *_army(table, seat),
    )


def _army(table: ConquestTable, seat: int) -> Features:
    """Units, what they cost, their command icons and their damage: more where a battle will be fought first."""
    units = cost = command = damage = 0.0
    as_printed = is_as_printed(table, COMMAND)
    for location, there in enumerate(table.zones[HQ * 2 + seat :: 2]):
        for unit in there:
            printed = table.cards[unit]
            if printed.type != WARLORD:
                count = (FIRST if location == table.first else 1.0) * (TURNED if table.exhausted[unit] else 1.0)
                units += count
                cost += count * printed.cost
                command += count * (printed.command if as_printed else table.command(unit))
                damage += count * table.damage[unit]
    return units, cost, command, damage
