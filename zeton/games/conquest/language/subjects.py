"""Whom an effect is about: the kernel's subjects, and those only this game knows. And where: locations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from zeton.games.conquest.rules.abilities import UseAbility, chosen_cost
from zeton.games.conquest.rules.damage import is_immune
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import HEADQUARTERS, IN_PLAY
from zeton.kernel.filter import Filter
from zeton.kernel.subject import CHOSEN_CARD, SECOND_TARGET, TARGET, TARGETS, THAT_CARD, Subject
from zeton.kernel.use import Prospect

__all__ = [
    "ATTACHED_UNIT",
    "ATTACKER",
    "CHOSEN_PLANET",
    "DEFENDER",
    "EVENT_SOURCE",
    "PAID_CARD",
    "SECOND_TARGET",
    "TARGET",
    "TARGETS",
    "TARGET_PLANET",
    "THAT_PLANET",
    "THE_ATTACKER",
    "THE_FIRST_PLANET",
    "THE_LAST_PLANET",
    "THIS_PLANET",
    "YOUR_HQ",
    "YOUR_WARLORD",
    "YOUR_WARLORDS_PLANET",
    "Place",
    "each_at",
    "each_there",
    "is_reached",
    "reached",
]


def _attached(use: Any, table: ConquestTable) -> tuple[int, ...]:
    """Of an attachment that was sacrificed for its effect: what it was on."""
    host = table.host[use.card]
    return (host,) if host else use.chosen[:1]


ATTACHED_UNIT = Subject("attached", _attached)
YOUR_WARLORD = Subject("your-warlord", lambda use, table: (table.warlords[use.seat],))
EVENT_SOURCE = Subject("event-source", lambda use, table: (use.answered(table).source,))
"""The other card of the event: the defender of a declared attack, the attacker behind damage, the shielded unit."""
ATTACKER = Subject("attacker", EVENT_SOURCE.cards)
"""In an answer to damage by an attack (``ATTACHED_IS_DAMAGED_BY_AN_ATTACK``): the unit that attacks."""
DEFENDER = Subject("defender", EVENT_SOURCE.cards)
"""In an answer to a declared attack (``this_declares_an_attack_against``): the unit that is attacked."""
THE_ATTACKER = Subject("attacker", THAT_CARD.cards)
"""In an answer to a declared defender (``is_declared_as_defender``, ``THIS_IS_DECLARED_AS_DEFENDER``): the attacker."""


def _payments(prospect: Prospect, table: ConquestTable) -> list[int]:
    cost = chosen_cost(prospect.ability)
    return [] if cost is None else cost.cards(table, prospect.seat, prospect.card, prospect.event)


PAID_CARD = Subject("paid", lambda use, table: use.paid, prospects=_payments)
"""The card a cost was paid with."""


def units_at(table: ConquestTable, place: int) -> list[int]:
    """The units at a planet, or in the HQ that a piece stands for."""
    if table.cards[place].type == HEADQUARTERS:
        return table.units_at(0, table.owner[place])[:]
    position = table.position[place]
    return [unit for seat in table.by_initiative() for unit in table.units_at(position, seat)] if position else []


def each_at(place: Subject, which: Filter) -> Subject:
    """Every unit that fits at a planet (or in an HQ) that is itself a subject: a target, say."""

    def at(use: UseAbility | Prospect, table: ConquestTable, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(u for p in places for u in units_at(table, p) if which(table, u, use.card))

    return Subject(
        "each-at",
        lambda use, table: at(use, table, place.cards(use, table)),
        which,
        place.number,
        lambda prospect, table: at(prospect, table, place.possible(prospect, table)),
    )


def each_there(which: Filter) -> Subject:
    """Every unit that fits where the answered event was."""

    def cards(use: UseAbility | Prospect, table: ConquestTable) -> tuple[int, ...]:
        place = use.answered(table).amount
        return tuple(unit for unit in which.cards(table, use.card) if 0 < place == table.location(unit))

    return Subject("each", cards, which & Filter("at-that-planet", lambda t, c, s: True))


def is_reached(use: UseAbility | Prospect, table: ConquestTable, card: int) -> bool:
    """Whether an effect can reach a card: it is in play, and not immune to it (R3.3, R18.9)."""
    return table.zone[card] in IN_PLAY and not is_immune(table, card, use.card, use.seat)


def reached(use: UseAbility, table: ConquestTable, subject: Subject) -> tuple[int, ...]:
    """The cards of a subject that an effect can still reach."""
    return tuple(card for card in subject.cards(use, table) if is_reached(use, table, card))


@dataclass(frozen=True, eq=False)
class Place:
    """Where something goes: the position of a planet, or 0 for the HQ of whoever is concerned.

    Before the ability is used, ``prospects`` are the places it may turn out to be; one that is not there is none.
    """

    key: str
    location: Callable[[Any, Any], int]
    prospects: Callable[[Any, Any], Iterable[int]]


def _planets(positions: Iterable[int], table: ConquestTable) -> list[int]:
    return [position for position in positions if table.planet_at(position)]


def _targeted(prospect: Prospect, table: ConquestTable) -> Iterator[int]:
    return (table.position[planet] for planet in prospect.legal_targets(table, len(prospect.ability.targets) - 1))


def _to_choose_from(prospect: Prospect, table: ConquestTable) -> Iterator[int]:
    return (table.position[planet] for planet in CHOSEN_CARD.possible(prospect, table))


THIS_PLANET = Place(
    "this-planet",
    lambda use, table: table.location(use.card),
    lambda prospect, table: _planets((table.location(prospect.card),), table),
)
"""There is none for a card that is not at a planet itself (R3.12)."""
THAT_PLANET = Place(
    "that-planet",
    lambda use, table: use.answered(table).amount,
    lambda prospect, table: _planets((prospect.answered(table).amount,), table),
)
"""Where the event was that is answered: a struggle, a commitment, a card that leaves play, a deployment."""
YOUR_HQ = Place("your-hq", lambda use, table: 0, lambda prospect, table: (0,))
YOUR_WARLORDS_PLANET = Place(
    "your-warlords-planet",
    lambda use, table: table.location(table.warlords[use.seat]),
    lambda prospect, table: _planets((table.location(table.warlords[prospect.seat]),), table),
)
THE_FIRST_PLANET = Place(
    "the-first-planet", lambda use, table: table.first, lambda prospect, table: _planets((table.first,), table)
)
THE_LAST_PLANET = Place(
    "the-last-planet",
    lambda use, table: table.position[table.planets()[-1]],
    lambda prospect, table: (table.position[planet] for planet in table.planets()[-1:]),
)
"""The one farthest from the first (R4.2)."""
TARGET_PLANET = Place("target-planet", lambda use, table: table.position[use.targets[-1]], _targeted)
"""The planet that was targeted last."""
CHOSEN_PLANET = Place("chosen-planet", lambda use, table: table.position[table.picked.card], _to_choose_from)
"""The planet chosen by the effect right before."""
