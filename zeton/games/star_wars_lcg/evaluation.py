"""How good a table is for a seat: the evaluation behind the greedy bot and the search.

The light side's chance to win, as a sum of log-odds. The weights are those of a logistic regression over 99,000 moments
of 2,056 games that ``greedy`` played against itself (one choice in twelve by chance), rounded. What matters is not only what
lies on the table but when: a search compares tables of different moments, so the sum must not rise or fall by the mere
passing of phases.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh
from typing import Final

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BLAST,
    CAPTURED,
    CONFLICT,
    ENHANCEMENTS,
    FORCE,
    HAND,
    LIGHT,
    TACTICS,
    UNIT_DAMAGE,
    VICTORY,
)

OBJECTIVES_TO_WIN: Final = 3  # R14.1
LATE_DIAL: Final = 7  # from here on every step of the dial weighs more

# When: before, during or after the conflict phase.
BEFORE: Final = 0
DURING: Final = 1
AFTER: Final = 2
MOMENT: Final = {CONFLICT: DURING, FORCE: AFTER}
LIGHT_TURN: Final[tuple[float, ...]] = (2.69, 1.8, 1.56)
DARK_TURN: Final[tuple[float, ...]] = (1.98, 2.58, 2.63)
"""What the light side's odds are worth before, during and after the conflict phase of each side's turn."""


@dataclass(frozen=True)
class Worth:
    """What the forces of a side are worth to it."""

    unit: float
    health: float
    icons: tuple[float, float, float]  # unit damage, tactics, blast
    ready_blast: float  # in its own turn, before and during the conflict phase
    focus: float
    shield: float
    committed: float  # per force icon
    enhancement: float
    card_in_hand: float = 0.03


FOR_LIGHT: Final = Worth(0.04, 0.11, (0.03, 0.16, 0.28), 0.1, -0.05, 0.26, 0.05, 0.14)
FOR_DARK: Final = Worth(0.11, 0.05, (0.08, 0.24, 0.08), 0.06, -0.07, 0.14, 0.045, 0.03)


def evaluate(table: StarWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, by how much the seat is more likely to win than to lose."""
    if table.outcome is not None:
        return 0.0 if not table.outcome.winners else 1.0 if seat in table.outcome.winners else -1.0
    odds = _moment(table) + _race(table) + _forces(table, table.light, FOR_LIGHT) - _forces(table, table.dark, FOR_DARK)
    return tanh((odds if seat == table.light else -odds) / 2)


def _moment(table: StarWarsTable) -> float:
    turn = LIGHT_TURN if table.active == table.light else DARK_TURN
    return turn[MOMENT.get(table.phase, BEFORE)]


def _race(table: StarWarsTable) -> float:
    """The dark side waits for the dial; the light side has so much damage to deal until three objectives are destroyed."""
    cards, damage = table.cards, table.damage
    destroyed = len(table.pile(VICTORY, table.light))
    left = sorted(cards[o].capacity - damage[o] for o in table.objectives(table.dark))
    odds = -0.13 * sum(left[: OBJECTIVES_TO_WIN - destroyed]) + 0.2 * (destroyed > 0)
    if destroyed == OBJECTIVES_TO_WIN - 1 and left:
        odds += 1.9 - 0.26 * left[0]
    odds += 0.4 * damage[table.dial_piece]
    odds -= 0.19 * table.dial + 0.29 * max(0, table.dial - LATE_DIAL)
    odds -= 0.5 * len(table.pile(VICTORY, table.dark)) + 0.03 * len(table.pile(CAPTURED, table.dark))
    return odds + (0.52 if table.balance == LIGHT else 0.0)


def _forces(table: StarWarsTable, seat: int, worth: Worth) -> float:
    """Units, enhancements and hand of a seat."""
    cards, damage, focus, shields, committed = table.cards, table.damage, table.focus, table.shields, table.committed
    to_strike = worth.ready_blast if seat == table.active and table.phase != FORCE else 0.0
    total = worth.card_in_hand * len(table.pile(HAND, seat))
    for enhancement in table.pile(ENHANCEMENTS, seat):
        total += worth.enhancement * (1 + cards[enhancement].cost)
    for unit in table.units(seat):
        printed = cards[unit]
        icons, edge = printed.icons, printed.edge_icons
        blast = icons[BLAST] + edge[BLAST] / 2
        total += worth.unit + worth.health * (printed.capacity - damage[unit]) + worth.shield * shields[unit]
        total += worth.icons[UNIT_DAMAGE] * (icons[UNIT_DAMAGE] + edge[UNIT_DAMAGE] / 2)
        total += worth.icons[TACTICS] * (icons[TACTICS] + edge[TACTICS] / 2) + worth.icons[BLAST] * blast
        if focus[unit]:
            total += worth.focus * min(focus[unit], 2)
        else:
            total += to_strike * blast
        if committed[unit]:
            total += worth.committed * printed.force_icons
    return total
