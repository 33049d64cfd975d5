"""Filters: which cards, said with ``&`` (and), ``|`` (or) and ``~`` (not)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zeton.kernel.table import Table

Test = Callable[[Any, int, int], bool]


class Filter:
    """A description of cards, judged from the card it is printed on.

    ``zones`` are the kinds of zone in which such cards can lie; a filter that says nothing about zones has none, and takes
    those of the filter it is joined with.
    """

    __slots__ = ("args", "key", "parts", "test", "zones")

    def __init__(self, key: str, test: Test, zones: tuple[int, ...] = (), parts: tuple[Filter, ...] = (), **args: Any) -> None:
        self.key = key
        self.test = test
        self.zones = zones
        self.parts = parts
        self.args = args

    def __call__(self, table: Any, card: int, source: int) -> bool:
        return self.test(table, card, source)

    def __and__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        if self.zones and other.zones:
            zones = tuple(z for z in self.zones if z in other.zones)
        else:
            zones = self.zones or other.zones
        return Filter("and", lambda t, c, s: first(t, c, s) and second(t, c, s), zones, (self, other))

    def __or__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        zones = tuple(sorted({*self.zones, *other.zones}))
        return Filter("or", lambda t, c, s: first(t, c, s) or second(t, c, s), zones, (self, other))

    def __invert__(self) -> Filter:
        test = self.test
        return Filter("not", lambda t, c, s: not test(t, c, s), (), (self,))

    def cards(self, table: Table, source: int) -> Iterator[int]:
        """The cards on the table that fit, seat by seat and in the order they lie."""
        test, seats, zones = self.test, table.seats, table.zones
        for seat in range(seats):
            for kind in self.zones:
                for card in zones[kind * seats + seat]:
                    if test(table, card, source):
                        yield card
