"""Filters: which cards, said with ``&`` (and), ``|`` (or) and ``~`` (not)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zeton.kernel.table import Table

Test = Callable[[Any, int, int], bool]


class Filter:
    """A description of cards, judged from the card it is printed on.

    ``zones`` are the kinds of zone in which such cards can lie; a filter that says nothing about zones has none, and takes
    those of the filter it is joined with.
    """

    __slots__ = ("args", "key", "parts", "places", "test", "tests", "zones")

    def __init__(self, key: str, test: Test, zones: tuple[int, ...] = (), parts: tuple[Filter, ...] = (), **args: Any) -> None:
        self.key = key
        self.test = test
        self.tests: tuple[Test, ...] = (test,)  # all of them must hold
        self.places: dict[int, tuple[int, ...]] = {}  # by number of seats: where in the table's list its zones are
        self.zones = zones
        self.parts = parts
        self.args = args

    def __call__(self, table: Any, card: int, source: int) -> bool:
        return self.test(table, card, source)

    def __and__(self, other: Filter) -> Filter:
        if self.zones and other.zones:
            zones = tuple(z for z in self.zones if z in other.zones)
        else:
            zones = self.zones or other.zones
        tests = self.tests + other.tests
        joined = Filter("and", all_of(tests), zones, (self, other))
        joined.tests = tests
        return joined

    def __or__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        zones = tuple(sorted({*self.zones, *other.zones}))
        return Filter("or", lambda t, c, s: first(t, c, s) or second(t, c, s), zones, (self, other))

    def __invert__(self) -> Filter:
        test = self.test
        return Filter("not", lambda t, c, s: not test(t, c, s), (), (self,))

    def cards(self, table: Table, source: int) -> Iterator[int]:
        """The cards on the table that fit, seat by seat and in the order they lie."""
        test = self.test
        places = self.places.get(table.seats) or self._places(table.seats)
        for card in chain.from_iterable(map(table.zones.__getitem__, places)):
            if test(table, card, source):
                yield card

    def _places(self, seats: int) -> tuple[int, ...]:
        self.places[seats] = places = tuple(kind * seats + seat for seat in range(seats) for kind in self.zones)
        return places


def all_of(tests: tuple[Test, ...]) -> Test:
    """The test that holds where all of these do; written out for a few, since it is asked by the thousand."""
    if len(tests) == 2:
        a, b = tests
        return lambda t, c, s: a(t, c, s) and b(t, c, s)
    if len(tests) == 3:
        a, b, d = tests
        return lambda t, c, s: a(t, c, s) and b(t, c, s) and d(t, c, s)
    if len(tests) == 4:
        a, b, d, e = tests
        return lambda t, c, s: a(t, c, s) and b(t, c, s) and d(t, c, s) and e(t, c, s)
    return all_of((all_of(tests[:3]), *tests[3:]))
