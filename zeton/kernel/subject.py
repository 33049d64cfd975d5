"""Whom an effect is about: this card, the target, the card of the event, each card of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zeton.kernel.filter import Filter

if TYPE_CHECKING:
    from zeton.kernel.table import Table
    from zeton.kernel.use import Prospect, Use


@dataclass(frozen=True, eq=False)
class Subject:
    """The cards an effect is about, found when the effect is carried out.

    Before the ability is used, ``prospects`` are the cards it may turn out to be about; where nothing is chosen they are known.
    """

    key: str
    cards: Callable[[Any, Any], tuple[int, ...]]
    filter: Filter | None = None
    number: int = 0
    prospects: Callable[[Prospect, Any], Iterable[int]] | None = None

    def possible(self, prospect: Prospect, table: Any) -> Iterable[int]:
        """The cards it may be about if the ability were used now."""
        return self.cards(prospect, table) if self.prospects is None else self.prospects(prospect, table)


def viewpoint(use: Use | Prospect, table: Any) -> int:
    """What filters are judged from: the card of the ability, or the seat that uses it, as the game has it."""
    return use.seat if table.game.filters_from_seats else use.card


def _this(use: Use | Prospect, table: Table) -> tuple[int, ...]:
    return (use.card,)


def _targets(use: Use, table: Table) -> tuple[int, ...]:
    return tuple(card for card in use.targets if card)


def _event_card(use: Use | Prospect, table: Table) -> tuple[int, ...]:
    return (use.answered(table).card,)


def _chosen(use: Use | Prospect, table: Table) -> tuple[int, ...]:
    return (table.picked.card,) if table.picked.card else ()


def _first_target(prospect: Prospect, table: Any) -> Iterable[int]:
    return prospect.legal_targets(table, 0)


def _second_target(prospect: Prospect, table: Any) -> Iterable[int]:
    return prospect.legal_targets(table, 1)


def _to_choose_from(prospect: Prospect, table: Any) -> Iterator[int]:
    for effect in prospect.ability.effects:
        if effect.choice is not None:
            yield from effect.choice.cards(table, viewpoint(prospect, table))


THIS_CARD = Subject("this", _this)
TARGET = Subject("target", lambda use, table: use.targets[:1], prospects=_first_target)
SECOND_TARGET = Subject("target", lambda use, table: use.targets[1:2], number=1, prospects=_second_target)
TARGETS = Subject("targets", _targets, prospects=_first_target)
THAT_CARD = Subject("event-card", _event_card)
CHOSEN_CARD = Subject("chosen", _chosen, prospects=_to_choose_from)
"""What has just been chosen: for the effect right after the choice."""


def each(filter: Filter) -> Subject:
    """Every card that fits, now."""
    return Subject("each", lambda use, table: tuple(filter.cards(table, viewpoint(use, table))), filter)
