"""The laws of a table: what holds of it at every decision.

A position that breaks one cannot exist, and is refused; a game in which one is broken has been played wrongly, and random games
are searched for that. Nothing of this runs while a game is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from zeton.kernel.errors import BadPosition, Message, Sentences
from zeton.kernel.procedure import Procedure
from zeton.kernel.table import Table


class Law(NamedTuple):
    """One law: its rule, the message that says it (``error-law-<key>``), and who breaks it on a table, each a message."""

    rule: str
    key: str
    broken: Callable[[Any], Iterable[Message]]


def broken_laws(table: Table) -> list[Message]:
    """Every breach of a law of the table's game: who, what would be right, and the rule."""
    return [
        Message(f"{table.game.id}/breach", who=who, law=Message(f"law-{law.key}"), rule=law.rule or "none")
        for law in (*EVERYWHERE, *table.game.laws)
        for who in law.broken(table)
    ]


def check_laws(table: Table) -> None:
    """BadPosition, if the table cannot exist."""
    broken = broken_laws(table)
    if broken:
        raise BadPosition("impossible-position", broken=Sentences(broken[:MOST_TOLD]))


MOST_TOLD: Final = 3


def is_under_way(table: Table, *kinds: type[Procedure]) -> bool:
    """Whether a procedure of one of these kinds waits or runs."""
    return any(isinstance(procedure, kinds) for procedure in table.stack)


def held_back(table: Table, names: str) -> Iterator[int]:
    """The cards that a field of this name of any procedure names: what is about to happen to them has not happened yet."""
    for procedure in table.stack:
        yield from getattr(procedure, names, ())


# ── laws of every game ────────────────────────────────────────────────────────────────────────────────────────────


def _misplaced(table: Table) -> Iterator[Message]:
    lying = Counter(card for pile in table.zones for card in pile)
    for card in range(1, len(table.cards)):
        if lying[card] != 1:
            yield Message("in-places", who=table.cards[card], count=lying[card])
    for number, pile in enumerate(table.zones):
        for card in pile:
            if (table.zone[card], table.controller[card]) != divmod(number, table.seats):
                yield Message("said-elsewhere", who=table.cards[card])


EVERYWHERE: Final = (Law("", "one-place", _misplaced),)
