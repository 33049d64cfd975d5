"""What a seat sees as arrays of numbers: straight from the columns of the table, masked by what the seat may know.

Every array has a shape that the game's ``spec`` fixes, whatever is played with; numbers stand for words by their place in the
lists of the spec, from 1 on. What each array holds stands in docs/research.md; tests hold all of it equal to ``Match.view``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import fields
from operator import attrgetter
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zeton import Game, Match, Option

VERSION = 1
"""Of the form of observations; of what is in their lists, ``Game.spec.version``."""

Array = NDArray[Any]
Observation = dict[str, Array]

KNOWN, ZONE, HOLDER, PLACE = range(4)
FIRST_COLUMN = 4
"""The rows of ``cards``: whether a piece is known, where it lies, and how deep; then the columns of the spec."""

QUESTION_FACTS = 24
"""How many numbers of the procedure that asks are told at most."""

OPTION = Struct("4h")


class _Rows(dict[Option, bytes]):
    """Options as rows of numbers, each made once."""

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = {verb: number for number, verb in enumerate(verbs, 1)}

    def __missing__(self, option: Option) -> bytes:
        self[option] = row = OPTION.pack(self.verbs[option.verb], option.card, option.target, option.number)
        return row


class _Sight:
    """What one seat may look at: found by translating whole columns at once, each entry to 0 or 1."""

    def __init__(self, game: Game, seats: int, seat: int) -> None:
        hidden = {(kind, holder) for _, kind, holder in game.hidden_from(seats, seat)}
        kinds = range(len(game.zones))
        self.seats = seats
        self.open_to_all = _translation(kind for kind in kinds if not game.is_hidden[kind])
        self.open_to_holder = _translation(kind for kind in kinds if game.is_hidden[kind] and (kind, seat) not in hidden)
        self.mine = _translation((seat,))
        self.seen_by_me = _translation(bits for bits in range(256) if bits >> seat & 1)
        in_order = [(kind, holder) for kind in kinds if game.is_ordered[kind] for holder in range(seats)]
        self.in_order = tuple(kind * seats + holder for kind, holder in in_order if (kind, holder) not in hidden)
        self.hidden_in_order = frozenset(kind for kind in kinds if game.is_ordered[kind] and game.is_hidden[kind])

    def known(self, table: Any) -> bytes:
        """For each piece, 1 if the seat knows what it is, where it lies: the rule of ``knowledge.knows``, for all at once."""
        zone, number = table.zone, int.from_bytes
        known = number(zone.translate(self.open_to_all), "little")
        held = number(zone.translate(self.open_to_holder), "little")
        if held:
            known |= held & number(table.controller.translate(self.mine), "little")
        known |= number(table.seen.translate(self.seen_by_me), "little")
        return (known >> 8 << 8).to_bytes(len(zone), "little")  # 0 is no card

    def places(self, table: Any) -> bytearray:
        """How deep pieces lie where the order means something: 1 is the bottom; in hidden piles only cards that were seen."""
        places = bytearray(len(table.zone))
        zones = table.zones
        for number in self.in_order:
            for place, card in enumerate(zones[number], 1):
                places[card] = place
        seen, zone = table.seen, table.zone
        if seen.count(0) < len(seen):
            for card, bits in enumerate(seen):
                if bits and zone[card] in self.hidden_in_order:
                    places[card] = zones[zone[card] * self.seats + table.controller[card]].index(card) + 1
        return places


def _translation(ones: Iterable[int]) -> bytes:
    """A translation of bytes: these to 1, all others to 0."""
    table = bytearray(256)
    for one in ones:
        table[one] = 1
    return bytes(table)


def _row(numbers: Iterable[int]) -> Array:
    return np.frombuffer(array("h", numbers), np.int16)


class Observer:
    """Turns what seats of a game see into arrays."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.spec = game, seats, game.spec
        spec = self.spec
        self.kinds = {kind: number for number, kind in enumerate(spec.kinds, 1)}
        self.procedures = {name: number for number, name in enumerate(spec.procedures, 1)}
        self.ids = {name: number for number, name in enumerate(spec.ids, 1)}
        self.options = _Rows(spec.verbs)
        self.whole = OPTION.size * spec.most_options
        self.masks = np.tril(np.ones((spec.most_options + 1, spec.most_options), np.int8), -1)
        self.columns = attrgetter("zone", "controller", *spec.columns)
        self.sights = [_Sight(game, seats, seat) for seat in range(seats)]
        self._printed: tuple[Any, Array] = ((), np.zeros(0, np.int16))
        self._fields: dict[type, Any] = {}

    # ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────

    def observe(self, match: Match, seat: int) -> Observation:
        """Everything the seat may know; of the open question only if it is its own."""
        table = match.table
        decision = table.decision
        mine = decision is not None and decision.seat == seat
        cards = self.cards(table, seat)
        return {
            "cards": cards,
            "links": self.links(table, cards[KNOWN]),
            "piles": _row(map(len, table.zones)),
            "facts": _row(self.spec.read(table, seat)),
            "lasting": self.lasting(table, cards[KNOWN]),
            "question": self.question(table) if mine else np.zeros(3 + QUESTION_FACTS, np.int16),
            "options": self.option_table(decision.options if mine and decision is not None else ()),
        }

    def mask(self, match: Match, seat: int) -> Array:
        """Which rows of the options there are: 1 for each the seat may choose now."""
        decision = match.table.decision
        mine = decision is not None and decision.seat == seat
        mask: Array = self.masks[len(decision.options) if mine and decision is not None else 0].copy()
        return mask

    def cards(self, table: Any, seat: int) -> Array:
        """A row for each attribute, a column for each piece; what the seat does not know is 0."""
        wide, sight = self.spec.most_pieces, self.sights[seat]
        zone, holder, *columns = self.columns(table)
        rows = [sight.known(table), zone, holder, sight.places(table), *columns]
        seen: Array = np.frombuffer(b"".join([row.ljust(wide, b"\0") for row in rows]), np.uint8).reshape(-1, wide)
        return seen * seen[KNOWN]  # type: ignore[no-any-return]

    def links(self, table: Any, known: Array) -> Array:
        """What each piece is (the lists of both decks are known to all), and the links of the spec."""
        number = len(table.cards)
        told = self.printed(table).copy()
        for row, name in enumerate(self.spec.links, 1):
            told[row, :number] = np.frombuffer(getattr(table, name), np.uint16) * known[:number]
        return told

    def printed(self, table: Any) -> Array:
        """The links of a match before its first card has moved: what each piece is, by its place in the ids of the spec."""
        cards, told = self._printed
        if cards is not table.cards:
            told = np.zeros((1 + len(self.spec.links), self.spec.most_pieces), np.int16)
            told[0, : len(table.cards)] = [self.ids.get(card.id, 0) for card in table.cards]
            self._printed = table.cards, told
        return told

    def lasting(self, table: Any, known: Array) -> Array:
        """The lasting effects in order: the card, the amount and the seat of each (−1: a card's)."""
        told = np.zeros((self.spec.most_lasting, 3), np.int16)
        for row, effect in enumerate(table.lasting):
            told[row] = effect.card * known[effect.card], effect.amount, effect.seat
        return told

    def question(self, table: Any) -> Array:
        """The kind of the question, the procedure that asks, how far it is, and the numbers among its facts, in order."""
        asking = table.stack[-1]
        cls = asking.__class__
        facts = self._fields.get(cls)
        if facts is None:
            self._fields[cls] = facts = attrgetter(
                "at", *(f.name for f in fields(cls) if f.name not in ("at", *asking.untold()))
            )
        found = facts(asking)
        numbers = list(_numbers(found)) if isinstance(found, tuple) else [found]
        numbers = [self.kinds[table.decision.kind], self.procedures[cls.__name__], *numbers[: 1 + QUESTION_FACTS]]
        return _row(numbers + [0] * (3 + QUESTION_FACTS - len(numbers)))

    def option_table(self, options: tuple[Option, ...]) -> Array:
        """The options in order: verb, card, target and number of each."""
        assert len(options) <= self.spec.most_options, f"{len(options)} options are more than the spec allows"
        rows = b"".join([self.options[option] for option in options])
        return np.frombuffer(rows.ljust(self.whole, b"\0"), np.int16).reshape(-1, 4)


def _numbers(value: tuple[Any, ...]) -> Iterator[int]:
    """The whole numbers of facts, in order; words and bytes are left out."""
    for part in value:
        if isinstance(part, int):
            yield part
        elif isinstance(part, tuple):
            yield from _numbers(part)
