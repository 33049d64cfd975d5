"""Triggered abilities and their queue (R18.4–R18.10).

What happens triggers abilities at once; they wait, first in, first out, until the effect in progress is finished. "Before"
abilities do not wait: whoever is about to do something asks ``before`` which of them there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules.table import DestinyTable, Waiting
from zeton.games.destiny.rules.terms import DEFEATED, DISCARDED_BY_EFFECT
from zeton.kernel.ability import Ability
from zeton.kernel.event import FORCED, INTERRUPT, REACTION, Event
from zeton.kernel.procedure import Procedure

REPLACEABLE: Final = (DEFEATED, DISCARDED_BY_EFFECT)
"""What may be replaced by something else before it happens: each by a procedure that knows whether it has been."""


@dataclass(slots=True)
class Replaceable(Procedure):
    """A procedure that is about to do something, unless what comes before it replaces that (R18.14)."""

    def is_still_for(self, event: Event) -> bool:
        """Whether this event is still going to happen."""
        raise NotImplementedError


def happen(table: DestinyTable, *events: Event) -> None:
    """Something has happened, or several things at the same moment: what it triggers goes to the end of the queue."""
    index = table.index
    for event in events:
        if event.kind in index.reacted_to:
            break
    else:
        return
    group = tuple(waiting for event in events for waiting in _triggered(table, REACTION, event))
    if group:
        table.queue = (*table.queue, group)


def before(table: DestinyTable, *events: Event) -> tuple[Waiting, ...]:
    """The abilities that come immediately before something, or before several things at the same moment (R18.5, A43)."""
    heard = table.index.interrupted
    return tuple(waiting for event in events if event.kind in heard for waiting in _triggered(table, INTERRUPT, event))


def _triggered(table: DestinyTable, timing: str, event: Event) -> Iterator[Waiting]:
    """Only cards in play when the condition is met are triggered (R18.10)."""
    index, zone = table.index, table.zone
    heard = index.reacted_to if timing == REACTION else index.interrupted
    for card, number, ability in heard.get(event.kind, ()):
        if zone[card] in ability.zones and ability.when.test(table, card, event):  # type: ignore[union-attr]
            yield card, number, table.controller[card], event


def can_still_happen(table: DestinyTable, ability: Ability, event: Event) -> bool:
    """What has been replaced is no longer answered before it happens (R18.14)."""
    if event.kind not in REPLACEABLE or ability.timing not in (INTERRUPT, FORCED[INTERRUPT]):
        return True
    return any(isinstance(procedure, Replaceable) and procedure.is_still_for(event) for procedure in table.stack)


def is_optional(ability: Ability) -> bool:
    """Whether an ability says "may" (R18.9)."""
    return ability.timing in (REACTION, INTERRUPT)


def who_orders(table: DestinyTable, group: Iterable[Waiting]) -> int:
    """Who chooses the order: the player whose abilities they are; if both have some, the battlefield controller (R18.7)."""
    seats = {waiting[2] for waiting in group}
    return seats.pop() if len(seats) == 1 else table.battlefield_controller
