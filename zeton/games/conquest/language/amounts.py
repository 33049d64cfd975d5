"""Amounts of this game: what X is."""

from __future__ import annotations

from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.amount import Amount, value_of
from zeton.kernel.subject import Subject

__all__ = [
    "X_OF_COST",
    "X_PAID",
    "area_effect_of",
    "attack_of",
    "command_icons_of",
    "damage_on",
    "health_of",
    "printed_attack_of",
    "printed_cost_of",
    "twice_the_command_icons_of",
]

X_PAID = Amount("paid-for-this", lambda use, table: use.x)
"""What was paid for a card whose cost is X (A46)."""
X_OF_COST = Amount("", lambda use, table: use.x)
"""The X that a cost has named: ``DISCARD_X_CARDS``."""


def attack_of(card: Subject) -> Amount:
    """The ATK of a card."""
    return value_of("attack-of", ConquestTable.attack, card)


def health_of(card: Subject) -> Amount:
    """The HP of a card, damage not counted."""
    return value_of("health-of", ConquestTable.health, card)


def command_icons_of(card: Subject) -> Amount:
    """The command icons of a card."""
    return value_of("command-icons-of", ConquestTable.command, card)


def twice_the_command_icons_of(card: Subject) -> Amount:
    """Two for each command icon of a card."""
    return value_of("twice-the-command-icons-of", lambda table, one: 2 * table.command(one), card)


def area_effect_of(card: Subject) -> Amount:
    """The X of a card's Area Effect (X)."""
    return value_of("area-effect-of", ConquestTable.area_effect, card)


def damage_on(card: Subject) -> Amount:
    """The damage on a card."""
    return value_of("damage-on", lambda table, one: table.damage[one], card)


def printed_attack_of(card: Subject) -> Amount:
    """The ATK that is printed on a card."""
    return value_of("printed-attack-of", lambda table, one: table.cards[one].attack, card)


def printed_cost_of(card: Subject) -> Amount:
    """The printed cost of a card; X counts as 0 (A46)."""
    return value_of("printed-cost-of", lambda table, one: table.cards[one].cost, card)
