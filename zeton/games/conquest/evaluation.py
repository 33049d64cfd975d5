"""How good a table is for a seat: the evaluation behind the greedy bot and the search."""

from __future__ import annotations

from collections import Counter
from math import tanh

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DECK, HAND, ICONS, SUPPORTS, VICTORY, WARLORD


def evaluate(table: ConquestTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, who is nearer to winning, then who has more on the table."""
    if table.outcome is not None:
        return 0.0 if not table.outcome.winners else 1.0 if seat in table.outcome.winners else -1.0
    return tanh(_standing(table, seat) - _standing(table, 1 - seat))


def _standing(table: ConquestTable, seat: int) -> float:
    """Planets that share an icon, the warlord, the army, what is at the first planet, cards and resources."""
    icons = Counter(icon for planet in table.pile(VICTORY, seat) for icon in table.cards[planet].icons)
    total: float = 0.35 * max((icons[icon] for icon in ICONS), default=0) ** 1.6 + 0.05 * sum(icons.values())
    warlord = table.warlords[seat]
    total += -0.8 * table.bloodied[warlord] - 0.06 * table.damage[warlord]
    total += 0.02 * table.resources[seat] + 0.035 * len(table.pile(HAND, seat))
    if len(table.pile(DECK, seat)) < 6:
        total -= 0.08 * (6 - len(table.pile(DECK, seat)))
    total += 0.06 * len(table.pile(SUPPORTS, seat))
    return total + sum(_presence(table, location, seat) for location in range(8))


def _presence(table: ConquestTable, location: int, seat: int) -> float:
    """Units count what they cost, and more where a battle will be fought first; damaged ones count less."""
    total = 0.0
    for unit in table.units_at(location, seat):
        printed = table.cards[unit]
        if printed.type != WARLORD:
            worth = 0.02 + 0.035 * printed.cost + 0.008 * table.command(unit) - 0.012 * table.damage[unit]
            total += worth * (1.25 if location == table.first else 1.0) * (0.9 if table.exhausted[unit] else 1.0)
    return total
