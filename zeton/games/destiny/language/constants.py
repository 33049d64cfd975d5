"""Ongoing abilities: what is so while a card is in play."""

from __future__ import annotations

from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.constants import Applies

__all__ = [
    "anybody",
    "attached",
    "on_colour",
    "opponent",
    "this",
    "this_die",
    "you",
]


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
