"""How good a table is for a seat: the evaluation behind the greedy bot and the search.

The light side's chance to win, as a sum of log-odds. The weights are those of a logistic regression over 99,000 moments
of 2,056 games that ``greedy`` played against itself (one choice in twelve by chance), rounded. What matters is not only what
lies on the table but when: a search compares tables of different moments, so the sum must not rise or fall by the mere
passing of phases.
"""

from __future__ import annotations

from typing import Final

from zeton.games.star_wars_lcg.rules.table import EDGE_ICON_NAMES, ICON_NAMES, StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BLAST,
    CAPTURED,
    CONFLICT,
    DAMAGE_CAPACITY,
    ENHANCEMENTS,
    FORCE,
    FORCE_IN_A_STRUGGLE,
    HAND,
    LIGHT,
    TACTICS,
    UNIT_DAMAGE,
    VICTORY,
)
from zeton.kernel.ability import is_as_printed, modified
from zeton.kernel.judgement import Features, decided, weighed

WEIGHTS: Final = {
    # What the light side's odds are worth before, during and after the conflict phase of each side's turn.
    "light turn, before": 2.69,
    "light turn, during": 1.8,
    "light turn, after": 1.56,
    "dark turn, before": 1.98,
    "dark turn, during": 2.58,
    "dark turn, after": 2.63,
    # The race.
    "damage to go": -0.13,  # until three objectives of the dark side are destroyed (R14.1)
    "one destroyed": 0.2,
    "one to go": 1.9,
    "damage to the last": -0.26,
    "damage to the dial": 0.4,
    "dial": -0.19,
    "late dial": -0.29,  # for each step after the seventh
    "lost objectives": -0.5,  # of the light side
    "captured": -0.03,
    "balance": 0.52,  # with the light side
    # The forces of either side.
    "light: units": 0.04,
    "light: health": 0.11,
    "light: unit damage": 0.03,
    "light: tactics": 0.16,
    "light: blast": 0.28,
    "light: ready blast": 0.1,  # in its own turn, before and during the conflict phase
    "light: focus": -0.05,
    "light: shields": 0.26,
    "light: committed": 0.05,  # per force icon
    "light: enhancements": 0.14,  # per card and for what it costs
    "light: hand": 0.03,
    "dark: units": -0.11,
    "dark: health": -0.05,
    "dark: unit damage": -0.08,
    "dark: tactics": -0.24,
    "dark: blast": -0.08,
    "dark: ready blast": -0.06,
    "dark: focus": 0.07,
    "dark: shields": -0.14,
    "dark: committed": -0.045,
    "dark: enhancements": -0.03,
    "dark: hand": -0.03,
}
"""In log-odds of the light side."""
IN_ORDER: Final = tuple(WEIGHTS.values())

COMBAT_ICONS: Final = frozenset((*ICON_NAMES.values(), *EDGE_ICON_NAMES.values()))
CAPACITY: Final = frozenset((DAMAGE_CAPACITY,))
OBJECTIVES_TO_WIN: Final = 3  # R14.1
LATE_DIAL: Final = 7  # from here on every step of the dial weighs more
MOMENT: Final = {CONFLICT: 1, FORCE: 2}


def evaluate(table: StarWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, by how much the seat is more likely to win than to lose."""
    result = decided(table, seat)
    if result is not None:
        return result
    for_light = weighed(features(table, table.light), IN_ORDER)
    return for_light if seat == table.light else -for_light


def features(table: StarWarsTable, seat: int) -> Features:
    """The table as the light side sees it; for the dark side everything counts against it."""
    found = (*_moment(table), *_race(table), *_forces(table, table.light), *_forces(table, table.dark))
    return found if seat == table.light else tuple(-feature for feature in found)


def _moment(table: StarWarsTable) -> Features:
    """Whose turn it is, and whether it is before, during or after the conflict phase."""
    now = MOMENT.get(table.phase, 0) + (0 if table.active == table.light else 3)
    return tuple(float(moment == now) for moment in range(6))


def _race(table: StarWarsTable) -> Features:
    """The dark side waits for the dial; the light side has so much damage to deal until three objectives are destroyed."""
    damage = table.damage
    destroyed = len(table.pile(VICTORY, table.light))
    left = sorted(table.capacity(o) - damage[o] for o in table.objectives(table.dark))
    one_to_go = destroyed == OBJECTIVES_TO_WIN - 1 and bool(left)
    return (
        sum(left[: OBJECTIVES_TO_WIN - destroyed]),
        float(destroyed > 0),
        float(one_to_go),
        left[0] if one_to_go else 0,
        damage[table.dial_piece],
        table.dial,
        max(0, table.dial - LATE_DIAL),
        len(table.pile(VICTORY, table.dark)),
        len(table.pile(CAPTURED, table.dark)),
        float(table.balance == LIGHT),
    )


def _forces(table: StarWarsTable, seat: int) -> Features:
    """Units, enhancements and hand of a seat."""
    cards, damage, focus, shields, committed = table.cards, table.damage, table.focus, table.shields, table.committed
    to_strike = seat == table.active and table.phase != FORCE
    icons_as_printed, capacity_as_printed = is_as_printed(table, COMBAT_ICONS), is_as_printed(table, CAPACITY)
    health = shielded = focused = force = 0
    unit_damage = tactics = blast = ready = 0.0
    for unit in table.units(seat):
        printed = cards[unit]
        icons, edge = (printed.icons, printed.edge_icons) if icons_as_printed else _icons(table, unit)
        health += (printed.capacity if capacity_as_printed else table.capacity(unit)) - damage[unit]
        shielded += shields[unit]
        unit_damage += icons[UNIT_DAMAGE] + edge[UNIT_DAMAGE] / 2
        tactics += icons[TACTICS] + edge[TACTICS] / 2
        blast += icons[BLAST] + edge[BLAST] / 2
        if focus[unit]:
            focused += min(focus[unit], 2)
        elif to_strike:
            ready += icons[BLAST] + edge[BLAST] / 2
        if committed[unit]:
            force += modified(table, FORCE_IN_A_STRUGGLE, unit, printed.force_icons)
    enhancements = sum(1 + cards[enhancement].cost for enhancement in table.pile(ENHANCEMENTS, seat))
    hand = len(table.pile(HAND, seat))
    return (len(table.units(seat)), health, unit_damage, tactics, blast, ready, focused, shielded, force, enhancements, hand)


def _icons(table: StarWarsTable, unit: int) -> tuple[list[int], list[int]]:
    """The combat icons of a unit now, and its edge-enabled ones."""
    printed = table.cards[unit]
    return (
        [max(0, modified(table, name, unit, printed.icons[icon])) for icon, name in ICON_NAMES.items()],
        [max(0, modified(table, name, unit, printed.edge_icons[icon])) for icon, name in EDGE_ICON_NAMES.items()],
    )
