"""Which cards and dice. Each filter is judged from a seat: the player whose effect it is."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.destiny.rules import dice, terms
from zeton.games.destiny.rules.activating import may_activate
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.filter import Filter

__all__ = [
    "ACTIVATABLE",
    "ANY_DIE",
    "CARD",
    "CHARACTER",
    "CHARACTER_DIE",
    "DAMAGED",
    "EXHAUSTED",
    "OPPONENTS",
    "OPPONENTS_CHARACTER",
    "OPPONENTS_DIE",
    "READY",
    "SHIELDED",
    "SHOWING_COST",
    "SHOWING_DAMAGE",
    "SHOWING_MODIFIER",
    "SUPPORT",
    "SUPPORT_DIE",
    "SUPPORT_OR_UPGRADE",
    "UNIQUE",
    "UPGRADE",
    "UPGRADE_DIE",
    "YOUR",
    "YOUR_CHARACTER",
    "YOUR_DIE",
    "colour",
    "cost_at_least",
    "cost_at_most",
    "damage_at_least",
    "health_left_at_most",
    "showing",
    "subtype",
    "value_at_least",
    "value_at_most",
]

YOUR = Filter("your", lambda t, c, seat: t.controller[c] == seat, holder=lambda t, seat: seat)
OPPONENTS = Filter("opponents", lambda t, c, seat: t.controller[c] != seat, holder=lambda t, seat: 1 - seat)


def _is_supports(table: DestinyTable, die: int) -> bool:
    """Whether a die is that of a support; an upgrade may have become one (A61)."""
    return table.cards[die].of == terms.SUPPORT or table.zone[table.home[die]] == terms.SUPPORTS


# Dice in a pool; a die on a card shows nothing (R1.10, R17.9).
ANY_DIE = Filter("die", lambda t, c, seat: True, (terms.POOL,), where=True)
CHARACTER_DIE = Filter("character-die", lambda t, c, seat: t.cards[c].of == terms.CHARACTER, (terms.POOL,))
SUPPORT_DIE = Filter("support-die", lambda t, c, seat: _is_supports(t, c), (terms.POOL,))
UPGRADE_DIE = Filter("upgrade-die", lambda t, c, seat: t.cards[c].of == terms.UPGRADE and not _is_supports(t, c), (terms.POOL,))
YOUR_DIE = YOUR & ANY_DIE
OPPONENTS_DIE = OPPONENTS & ANY_DIE

# Cards in play.
CHARACTER = Filter("character", lambda t, c, seat: True, (terms.CHARACTERS,), where=True)
SUPPORT = Filter("support", lambda t, c, seat: True, (terms.SUPPORTS,), where=True)
UPGRADE = Filter("upgrade", lambda t, c, seat: True, (terms.UPGRADES,), where=True)
SUPPORT_OR_UPGRADE = Filter("support-or-upgrade", lambda t, c, seat: True, (terms.SUPPORTS, terms.UPGRADES), where=True)
CARD = Filter("card", lambda t, c, seat: True, terms.IN_PLAY, where=True)
YOUR_CHARACTER = YOUR & CHARACTER
OPPONENTS_CHARACTER = OPPONENTS & CHARACTER

UNIQUE = Filter("unique", lambda t, c, seat: t.cards[c].unique)
READY = Filter("ready", lambda t, c, seat: not t.exhausted[c])
EXHAUSTED = Filter("exhausted", lambda t, c, seat: t.exhausted[c] > 0)
ACTIVATABLE = Filter("activatable", lambda t, c, seat: may_activate(t, c))
"""Ready, and with a die of its own (R6.1, R6.5)."""
DAMAGED = Filter("damaged", lambda t, c, seat: t.damage[c] > 0)
SHIELDED = Filter("shielded", lambda t, c, seat: t.shields[c] > 0)


def _showing(*symbols: int) -> Callable[[DestinyTable, int, int], bool]:
    return lambda t, c, seat: dice.symbol(t, c) in symbols


SHOWING_DAMAGE = Filter("showing-damage", _showing(*terms.DAMAGE_SYMBOLS))
"""Of any kind, whatever kinds a card names (A57)."""
SHOWING_COST = Filter("showing-cost", lambda t, c, seat: dice.face(t, c).cost > 0)
"""With a resource cost printed on the side that is up (R9.6)."""
SHOWING_MODIFIER = Filter("showing-modifier", lambda t, c, seat: dice.face(t, c).plus)


def showing(*symbols: int) -> Filter:
    """Dice that show one of these symbols; modifier faces and faces with a cost count (R9.9)."""
    names = [terms.SYMBOLS[s] for s in symbols]
    return Filter("showing", _showing(*symbols), symbol=names[0], symbol2=names[1] if len(names) > 1 else "none")


def value_at_most(number: int) -> Filter:
    """Dice that show at most this value; blank and special are 0 (R8.14)."""
    return Filter("value-at-most", lambda t, c, seat: dice.value(t, c) <= number, amount=number)


def value_at_least(number: int) -> Filter:
    """Dice that show at least this value; blank and special are 0 (R8.14)."""
    return Filter("value-at-least", lambda t, c, seat: dice.value(t, c) >= number, amount=number)


def colour(name: str) -> Filter:
    """Cards of a colour, and dice whose card has it (R1.13)."""
    return Filter("colour", lambda t, c, seat: t.cards[c].colour == name, colour=name)


def subtype(name: str) -> Filter:
    """Cards of a subtype, and dice whose card has it (R1.13, R17.16)."""
    return Filter("subtype", lambda t, c, seat: name in t.cards[c].subtypes, subtype=name)


def damage_at_least(number: int) -> Filter:
    """Cards with this much damage on them, or more."""
    return Filter("damage-at-least", lambda t, c, seat: t.damage[c] >= number, amount=number)


def health_left_at_most(number: int) -> Filter:
    """Characters that so much more damage would defeat: what is printed, less the damage on them."""
    return Filter("health-left-at-most", lambda t, c, seat: t.cards[c].health - t.damage[c] <= number, amount=number)


def cost_at_most(number: int) -> Filter:
    """Cards that cost so much, or less: what is printed counts (R5.4)."""
    return Filter("cost-at-most", lambda t, c, seat: t.cards[c].cost <= number, amount=number)


def cost_at_least(number: int) -> Filter:
    """Cards that cost so much, or more: what is printed counts (R5.4)."""
    return Filter("cost-at-least", lambda t, c, seat: t.cards[c].cost >= number, amount=number)
