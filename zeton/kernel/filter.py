"""Filters: which cards, said with ``&`` (and), ``|`` (or) and ``~`` (not)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from zeton.kernel.table import Table

Test = Callable[[Any, int, int], bool]
Holder = Callable[[Any, int], int]
Places = tuple[tuple[int, ...], ...]
"""Where in the list of zones cards can lie: with each seat, with anybody, and with no seat (−1): nothing lies there."""
ANYBODY: Final = -2


class Filter:
    """A description of cards, judged from the card it is printed on.

    ``zones`` are the kinds of zone in which such cards can lie; a filter that says nothing about zones has none, and takes
    those of the filter it is joined with. ``where`` is for a filter that says in which zones cards lie, and nothing else: of
    the cards that lie there it need not be asked. ``holder`` is for a filter that says whose cards it means, and nothing else:
    then only the piles of that seat are looked through, and of the cards in them it need not be asked.
    """

    __slots__ = ("args", "asked", "holder", "key", "parts", "placed", "places", "test", "tests", "zones")

    def __init__(
        self,
        key: str,
        test: Test,
        zones: tuple[int, ...] = (),
        parts: tuple[Filter, ...] = (),
        holder: Holder | None = None,
        where: bool = False,
        **args: Any,
    ) -> None:
        self.key = key
        self.test = test
        self.tests: tuple[Test, ...] = (test,)  # all of them must hold
        self.holder = holder
        self.placed: tuple[Test, ...] = () if where else self.tests  # those to ask of cards that lie in its zones
        self.asked: tuple[Test, ...] = () if holder else self.placed  # and with the holder
        self.places: dict[int, Places] = {}  # by number of seats
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
        joined.holder = self.holder or other.holder
        joined.placed = self.placed + other.placed
        joined.asked = self.asked + (other.placed if self.holder else other.asked)
        return joined

    def as_far_as(self, allowed: Filter) -> Filter:
        """These cards as far as a rule allows them: the card says nothing of it."""
        joined = self & allowed
        joined.key, joined.parts, joined.args = self.key, self.parts, self.args
        return joined

    def __or__(self, other: Filter) -> Filter:
        first, second = self.test, other.test
        zones = tuple(sorted({*self.zones, *other.zones}))
        return Filter("or", lambda t, c, s: first(t, c, s) or second(t, c, s), zones, (self, other))

    def __invert__(self) -> Filter:
        test = self.test
        return Filter("not", lambda t, c, s: not test(t, c, s), (), (self,))

    def lying(self, table: Table, source: int) -> list[int]:
        """The cards that lie where such cards can, seat by seat and in their order: those fit of whom all ``asked`` holds."""
        places = self.places.get(table.seats) or self._places(table.seats)
        seat = ANYBODY if self.holder is None else self.holder(table, source)
        return list(chain.from_iterable(map(table.zones.__getitem__, places[seat])))

    def cards(self, table: Table, source: int) -> list[int]:
        """The cards on the table that fit, seat by seat and in the order they lie."""
        lying = self.lying(table, source)
        if not self.asked:
            return lying
        found = []
        for card in lying:
            for test in self.asked:
                if not test(table, card, source):
                    break
            else:
                found.append(card)
        return found

    def is_there(self, table: Table, source: int) -> bool:
        """Whether there is a card that fits: no more of them are asked than that takes."""
        for card in self.lying(table, source):
            for test in self.asked:
                if not test(table, card, source):
                    break
            else:
                return True
        return False

    def _places(self, seats: int) -> Places:
        by_seat = [tuple(kind * seats + seat for kind in self.zones) for seat in range(seats)]
        self.places[seats] = places = (*by_seat, tuple(chain.from_iterable(by_seat)), ())
        return places


def all_of(tests: tuple[Test, ...]) -> Test:
    """The test that holds where all of these do; written out for a few, since it is asked by the thousand."""
    if not tests:
        return lambda t, c, s: True
    if len(tests) == 1:
        return tests[0]
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
