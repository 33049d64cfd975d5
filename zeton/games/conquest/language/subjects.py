"""Whom an effect is about: the kernel's subjects, and those only this game knows. And where: locations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.damage import is_immune
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import HEADQUARTERS, IN_PLAY
from zeton.kernel.filter import Filter
from zeton.kernel.subject import CHOSEN_CARD, EVENT_CARD, SECOND_TARGET, TARGET, TARGETS, THIS_CARD, Subject, each

__all__ = [
    "ATTACHED_UNIT",
    "CHOSEN_CARD",
    "CHOSEN_PLANET",
    "EVENT_CARD",
    "EVENT_SOURCE",
    "PAID_CARD",
    "SECOND_TARGET",
    "TARGET",
    "TARGETS",
    "TARGET_PLANET",
    "THAT_PLANET",
    "THE_FIRST_PLANET",
    "THIS_CARD",
    "THIS_PLANET",
    "YOUR_HQ",
    "YOUR_WARLORD",
    "Place",
    "Subject",
    "each",
    "each_at",
    "reached",
]

ATTACHED_UNIT = Subject("attached", lambda use, table: (table.host[use.card],))
YOUR_WARLORD = Subject("your-warlord", lambda use, table: (table.warlords[use.seat],))
EVENT_SOURCE = Subject("event-source", lambda use, table: (use.answered(table).source,))
"""The other card of the event: the defender of a declared attack, the attacker behind damage, the shielded unit."""
PAID_CARD = Subject("paid", lambda use, table: use.paid)
"""The card a cost was paid with."""


def units_at(table: ConquestTable, place: int) -> list[int]:
    """The units at a planet, or in the HQ that a piece stands for."""
    if table.cards[place].type == HEADQUARTERS:
        return table.units_at(0, table.owner[place])[:]
    position = table.position[place]
    return [*table.units_at(position, 0), *table.units_at(position, 1)] if position else []


def each_at(place: Subject, which: Filter) -> Subject:
    """Every unit that fits at a planet (or in an HQ) that is itself a subject: a target, say."""

    def cards(use: UseAbility, table: ConquestTable) -> tuple[int, ...]:
        return tuple(u for p in place.cards(use, table) for u in units_at(table, p) if which(table, u, use.card))

    return Subject("each-at", cards, which)


def reached(use: UseAbility, table: ConquestTable, subject: Subject) -> tuple[int, ...]:
    """The cards of a subject that an effect can still reach: in play, and not immune to it (R3.3, R18.9)."""
    cards = subject.cards(use, table)
    return tuple(c for c in cards if table.zone[c] in IN_PLAY and not is_immune(table, c, use.card, use.seat))


@dataclass(frozen=True, eq=False)
class Place:
    """Where something goes: the position of a planet, or 0 for the HQ of whoever is concerned."""

    key: str
    location: Callable[[Any, Any], int]


THIS_PLANET = Place("this-planet", lambda use, table: table.location(use.card))
THAT_PLANET = Place("that-planet", lambda use, table: use.answered(table).amount)
"""Where the event was that is answered: a struggle, a commitment, a card that leaves play, a deployment."""
YOUR_HQ = Place("your-hq", lambda use, table: 0)
THE_FIRST_PLANET = Place("the-first-planet", lambda use, table: table.first)
TARGET_PLANET = Place("target-planet", lambda use, table: table.position[use.targets[-1]])
"""The planet that was targeted last."""
CHOSEN_PLANET = Place("chosen-planet", lambda use, table: table.position[table.picked.card])
"""The planet chosen by the effect right before."""
