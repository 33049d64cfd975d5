"""What an event has to do with the card that answers it."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.event import Event
from zeton.kernel.filter import Filter

Test = Callable[[ConquestTable, int, Event], bool]


def yours(table: ConquestTable, card: int, event: Event) -> bool:
    """It is a card or a deed of whoever controls the card."""
    return event.seat == table.controller[card]


def opponents(table: ConquestTable, card: int, event: Event) -> bool:
    """It is the other player's."""
    return event.seat != table.controller[card]


def this(table: ConquestTable, card: int, event: Event) -> bool:
    """It is about the card itself."""
    return event.card == card


def attached(table: ConquestTable, card: int, event: Event) -> bool:
    """It is about what the card is attached to."""
    return event.card == table.host[card]


def here(table: ConquestTable, card: int, event: Event) -> bool:
    """It happens at the card's planet."""
    return event.amount > 0 and event.amount == table.location(card)


def fits(which: Filter) -> Test:
    """It is about a card that fits."""
    return lambda table, card, event: which.test(table, event.card, card)
