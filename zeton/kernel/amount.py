"""Amounts that are found when they are needed: so many for each card of a kind, as many as there are, half of something.

An effect or a constant takes a whole number or an ``Amount``. Its sentence says the number; of an amount it says "X", and the
amount says after it what X is ("…, where X is the number of …"), or how often the number counts ("… for each …").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from zeton.kernel.ability import Block
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject, viewpoint

if TYPE_CHECKING:
    from zeton.kernel.use import Prospect, Use

Counted = Callable[[Any, Any], int]
"""How much it is: for a use (or what might be one), at this table."""
Standing = Callable[[Any, int, int], int]
"""How much it is for a constant: at this table, for a card, judged from the card it is printed on."""

X = "X"  # what a sentence says of an amount


@dataclass(frozen=True, eq=False)
class Amount(Block):
    """A number that is counted when it is needed. Without ``standing`` it is for effects only.

    One without a key says no more than X: what X is has been said by a cost.
    """

    counted: Counted
    standing: Standing | None = field(default=None, kw_only=True)
    each: int = field(default=0, kw_only=True)  # the number that stands before "for each"; 0: the sentence says X


Number = int | Amount


def how_much(number: Number, use: Any, table: Any) -> int:
    """The number, found when the effect is carried out."""
    return number if isinstance(number, int) else number.counted(use, table)


def standing(number: Number) -> Standing:
    """The number a constant changes something by."""
    if isinstance(number, int):
        return lambda table, card, source: number
    assert number.standing is not None, f"the amount {number.key!r} depends on a use: no constant can count it"
    return number.standing


def least_said(number: Number) -> int:
    """The number, or 0 for an amount: for rules that ask before anything is counted."""
    return number if isinstance(number, int) else 0


# ── the words ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _number_of(which: Filter, times: int) -> tuple[Counted, Standing]:
    def counted(use: Use | Prospect, table: Any) -> int:
        return times * len(which.cards(table, viewpoint(use, table)))

    def standing(table: Any, card: int, source: int) -> int:
        return times * len(which.cards(table, source))

    return counted, standing


def for_each(amount: int, which: Filter) -> Amount:
    """So many for each card that fits: "… for each enemy unit here"."""
    counted, standing = _number_of(which, amount)
    return Amount("for-each", counted, standing=standing, each=amount, args={"counted": which})


def number_of(which: Filter) -> Amount:
    """As many as there are cards that fit: "…, where X is the number of enemy units here"."""
    counted, standing = _number_of(which, 1)
    return Amount("number-of", counted, standing=standing, args={"counted": which})


def half(of: Amount) -> Amount:
    """Half of an amount, rounded up."""
    whole = of.standing
    return Amount(
        "half",
        lambda use, table: (of.counted(use, table) + 1) // 2,
        standing=None if whole is None else lambda table, card, source: (whole(table, card, source) + 1) // 2,
        args={"amount": of},
    )


def value_of(key: str, value: Callable[[Any, int], int], of: Subject) -> Amount:
    """A value of a card: its cost, its damage. The message ``amount-<key>`` is told of which card (``of``)."""
    return Amount(key, lambda use, table: sum(value(table, card) for card in of.cards(use, table)), args={"of": of})


def own_amount(counted: Counted, standing: Standing | None = None) -> Amount:
    """An amount of one card only: the card carries its own sentence."""
    return Amount("", counted, standing=standing)


THAT_MUCH = Amount("that-much", lambda use, table: use.answered(table).amount)
"""As much as the answered event is about: the damage that was dealt, say."""


# ── what players have ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, eq=False)
class Measure(Block):
    """Something both players have, more or less of it: cards in hand, resources. Its words are ``measure-<key>``."""

    of: Callable[[Any, int], int]


def yours(measure: Measure) -> Amount:
    """As much as you have: "…, where X is the number of your cards in hand"."""
    return Amount(
        "yours",
        lambda use, table: measure.of(table, use.seat),
        standing=lambda table, card, source: measure.of(table, table.controller[source]),
        args={"measure": measure.key},
    )


def opponents(measure: Measure) -> Amount:
    """As much as your opponent has."""
    return Amount(
        "opponents",
        lambda use, table: measure.of(table, 1 - use.seat),
        standing=lambda table, card, source: measure.of(table, 1 - table.controller[source]),
        args={"measure": measure.key},
    )
