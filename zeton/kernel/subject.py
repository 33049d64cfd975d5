"""Whom an effect is about: this card, the target, the card of the event, each card of a kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zeton.kernel.filter import Filter

if TYPE_CHECKING:
    from zeton.kernel.table import Table
    from zeton.kernel.use import Use


@dataclass(frozen=True, eq=False)
class Subject:
    """The cards an effect is about, found when the effect is carried out."""

    key: str
    cards: Callable[[Any, Any], tuple[int, ...]]
    filter: Filter | None = None
    number: int = 0


def _this(use: Use, table: Table) -> tuple[int, ...]:
    return (use.card,)


def _targets(use: Use, table: Table) -> tuple[int, ...]:
    return tuple(card for card in use.targets if card)


def _event_card(use: Use, table: Table) -> tuple[int, ...]:
    return (use.answered(table).card,)


def _chosen(use: Use, table: Table) -> tuple[int, ...]:
    return (table.picked.card,) if table.picked.card else ()


THIS_CARD = Subject("this", _this)
TARGET = Subject("target", lambda use, table: use.targets[:1])
SECOND_TARGET = Subject("target", lambda use, table: use.targets[1:2], number=1)
TARGETS = Subject("targets", _targets)
EVENT_CARD = Subject("event-card", _event_card)
CHOSEN_CARD = Subject("chosen", _chosen)
"""What has just been chosen: for the effect right after the choice."""


def each(filter: Filter) -> Subject:
    """Every card that fits, now."""
    return Subject("each", lambda use, table: tuple(filter.cards(table, use.card)), filter)
