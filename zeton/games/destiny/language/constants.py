"""Ongoing abilities: what is so while a card is in play."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.ability import Constant

Applies = Callable[[DestinyTable, int, int], bool]
"""Whether the constant changes something for this card, die or seat, judged from the card it is printed on."""


def constant(key: str, what: str, applies: Applies, amount: int = 1, **args: object) -> Constant:
    """Something is changed by a fixed amount."""
    return Constant(key, what, applies, lambda t, c, source: amount, (), args={"amount": amount, **args})


def this(table: DestinyTable, card: int, source: int) -> bool:
    """The card itself."""
    return card == source


def this_die(table: DestinyTable, die: int, source: int) -> bool:
    """The card's own die."""
    return table.home[die] == source


def attached(table: DestinyTable, card: int, source: int) -> bool:
    """The character this upgrade is on."""
    return table.host[source] == card


def anybody(table: DestinyTable, seat: int, source: int) -> bool:
    """Every player."""
    return True


def you(table: DestinyTable, seat: int, source: int) -> bool:
    """The player who controls the card."""
    return table.controller[source] == seat


def opponent(table: DestinyTable, seat: int, source: int) -> bool:
    """The other player."""
    return table.controller[source] != seat


def on_colour(colour: str, applies: Applies) -> Applies:
    """While the upgrade is on a character of this colour."""
    return lambda t, c, source: t.cards[t.host[source]].colour == colour and applies(t, c, source)
