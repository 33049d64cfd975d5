"""The laws of a table: what holds of it at every decision.

A position that breaks one cannot exist, and is refused; a game in which one is broken has been played wrongly, and random games
are searched for that. Nothing of this runs while a game is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from zeton.kernel.errors import BadPosition
from zeton.kernel.procedure import Procedure
from zeton.kernel.table import Table


class Law(NamedTuple):
    """One law: its rule, what it says, and who breaks it on a table, each in a few words."""

    rule: str
    says: str
    broken: Callable[[Any], Iterable[str]]


def broken_laws(table: Table) -> list[str]:
    """Every breach of a law of the table's game: who, what would be right, and the rule."""
    return [
        f"{who}: {law.says}" + (f" ({law.rule})" if law.rule else "")
        for law in (*EVERYWHERE, *table.game.laws)
        for who in law.broken(table)
    ]


def check_laws(table: Table) -> None:
    """BadPosition, if the table cannot exist."""
    broken = broken_laws(table)
    if broken:
        raise BadPosition("; ".join(broken[:MOST_TOLD]))


MOST_TOLD = 3


def is_under_way(table: Table, *kinds: type[Procedure]) -> bool:
    """Whether a procedure of one of these kinds waits or runs."""
    return any(isinstance(procedure, kinds) for procedure in table.stack)


def held_back(table: Table, names: str) -> Iterator[int]:
    """The cards that a field of this name of any procedure names: what is about to happen to them has not happened yet."""
    for procedure in table.stack:
        yield from getattr(procedure, names, ())


# ── laws of every game ────────────────────────────────────────────────────────────────────────────────────────────


def _misplaced(table: Table) -> Iterator[str]:
    lying = Counter(card for pile in table.zones for card in pile)
    for card in range(1, len(table.cards)):
        if lying[card] != 1:
            yield f"{table.cards[card].title} lies in {lying[card]} places"
    for number, pile in enumerate(table.zones):
        for card in pile:
            if (table.zone[card], table.controller[card]) != divmod(number, table.seats):
                yield f"{table.cards[card].title} is said to lie elsewhere than it does"


EVERYWHERE = (Law("", "every piece is in exactly one place", _misplaced),)
