"""How good a table is for a seat: the evaluation behind the greedy bot and the search."""

from __future__ import annotations

from math import tanh

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CAPTURED, HAND, LIGHT, VICTORY


def evaluate(table: StarWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, who is nearer to winning, then who has more on the table."""
    if table.outcome is not None:
        return 0.0 if not table.outcome.winners else 1.0 if seat in table.outcome.winners else -1.0
    score = _race(table) + 0.05 * (_forces(table, table.light) - _forces(table, table.dark))
    return tanh(score if seat == table.light else -score)


def _race(table: StarWarsTable) -> float:
    """The light side counts destroyed objectives and damage on the rest; the dark side counts the dial."""
    light = 1.2 * len(table.pile(VICTORY, table.light)) ** 1.2
    light += 0.12 * sum(min(table.damage[o], 5) ** 1.3 for o in table.objectives(table.dark))
    light += 0.15 * table.damage[table.dial_piece]
    dark = 0.22 * table.dial + 0.6 * len(table.pile(VICTORY, table.dark))
    dark += 0.1 * sum(min(table.damage[o], 5) ** 1.3 for o in table.objectives(table.light))
    balance = 0.35 if table.balance == LIGHT else -0.35
    return float(light - dark + balance)


def _forces(table: StarWarsTable, seat: int) -> float:
    """Units, hand and commitments of a seat."""
    cards = table.cards
    total: float = 0.35 * len(table.pile(HAND, seat))
    if seat == table.light:
        total -= 0.5 * len(table.pile(CAPTURED, table.dark))
    for unit in table.units(seat):
        printed = cards[unit]
        worth = 1.0 + 0.8 * printed.cost + 0.3 * table.shields[unit]
        worth -= 0.35 * min(table.focus[unit], 2) + 0.4 * table.damage[unit]
        if table.committed[unit]:
            worth += 0.35 * printed.force_icons
        total += worth
    return total
