"""Resources (R4): sources, the resource match, and paying a cost one source at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, filterfalse
from typing import Any, Final

from zeton.games.star_wars_lcg.rules.focusing import focus_to_pay
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ENHANCEMENTS,
    GENERATED,
    IN_PLAY,
    MATCHES_ALL,
    OBJECTIVES,
    RESOURCE_VALUE,
    RESOURCES_ONLY_FOR,
    UNITS,
)
from zeton.kernel.ability import modified
from zeton.kernel.decision import Option, option
from zeton.kernel.procedure import END, Procedure, Steps

SOURCES: Final[tuple[int, ...]] = (AFFILIATION, OBJECTIVES, UNITS, ENHANCEMENTS)
ALL_AFFILIATIONS: Final = 0xFF
PILES_OF_SOURCES: Final = tuple(tuple(kind * 2 + seat for kind in SOURCES) for seat in (0, 1))
NEVER_ENOUGH: Final = 1000


def ready_cards(table: StarWarsTable, seat: int) -> Iterator[int]:
    """The ready cards of a seat in play, among which its sources are (R4.2)."""
    in_play = chain.from_iterable(map(table.zones.__getitem__, PILES_OF_SOURCES[seat]))
    return filterfalse(table.focus.__getitem__, in_play)


def sources(table: StarWarsTable, seat: int, played: int = 0) -> list[int]:
    """The ready cards of a seat that can generate resources (R4.2, R4.3), to play a card or, without one, for anything else."""
    return [card for card, _ in values_of_sources(table, seat, played)]


def values_of_sources(table: StarWarsTable, seat: int, played: int = 0) -> list[tuple[int, int]]:
    """The same, each with how many resources it can generate."""
    cards, changed = table.cards, RESOURCE_VALUE in table.index.constants
    values = [
        (card, value)
        for card in ready_cards(table, seat)
        if (value := modified(table, RESOURCE_VALUE, card, cards[card].resources) if changed else cards[card].resources)
    ]
    if RESOURCES_ONLY_FOR in table.index.constants:
        return [source for source in values if pays_for(table, source[0], played)]
    return values


def pays_for(table: StarWarsTable, source: int, played: int) -> bool:
    """Whether a source may generate resources to play this card: those of some are for certain cards only (A128)."""
    for card, constant in table.index.constants.get(RESOURCES_ONLY_FOR, ()):
        if card == source:
            return played > 0 and table.zone[played] not in IN_PLAY and constant.applies(table, played, source)
    return True


def set_aside(table: StarWarsTable, seat: int, played: int) -> int:
    """How many resources a seat could generate for this card, but not for everything."""
    if RESOURCES_ONLY_FOR not in table.index.constants:
        return 0
    return sum(value for card, value in values_of_sources(table, seat, played) if not pays_for(table, card, 0))


def matches(table: StarWarsTable, card: int) -> int:
    """The affiliations for which resources of this card are a match, a bit for each (R4.7, R4.8; Common Ground)."""
    if MATCHES_ALL in table.index.constants and modified(table, MATCHES_ALL, card, 0):
        return ALL_AFFILIATIONS
    return table.cards[card].affiliation_bit


def means(table: StarWarsTable, seat: int, enough: int = NEVER_ENOUGH, match: int = 0, played: int = 0) -> tuple[int, int]:
    """How many resources a seat could generate in all, and for which affiliations it would have a match.

    Where it is known how many are enough, and with which match, no more sources are looked at than that takes.
    """
    total = affiliations = 0
    cards, changed = table.cards, RESOURCE_VALUE in table.index.constants
    restricted = RESOURCES_ONLY_FOR in table.index.constants
    for card in ready_cards(table, seat):
        printed = cards[card]
        value = modified(table, RESOURCE_VALUE, card, printed.resources) if changed else printed.resources
        if value and not (restricted and not pays_for(table, card, played)):
            total += value
            affiliations |= printed.affiliation_bit
            if total >= enough and (not match or affiliations & match):
                return total, affiliations
    if MATCHES_ALL in table.index.constants:
        for card in sources(table, seat, played):
            affiliations |= matches(table, card)
    return total, affiliations


def affordable(table: StarWarsTable, seat: int, cost: int, match: int, played: int = 0) -> bool:
    """Whether a seat can generate enough, with a match if one is needed (R4.1, R4.7; A23)."""
    if cost <= 0:
        return True
    total, affiliations = means(table, seat, cost, match, played)
    return total >= cost and (not match or affiliations & match != 0)


@dataclass(slots=True)
class Payment(Procedure):
    """Generate resources for one cost (R4.3–R4.6): a source and an amount at a time, until it is paid.

    A source may give more than is needed, and the rest is lost (A25). What would leave the cost without its resource match is
    not offered.
    """

    seat: int
    cost: int
    match: int  # the affiliation needed, as a bit; 0 if none is
    card: int = 0  # what is paid for

    def steps(self) -> Steps:
        return "offer_source", "take_source"

    def offer_source(self, table: StarWarsTable) -> str | None:
        if self.cost <= 0:
            return END
        options = self.offers(table)
        if not options:
            # Whoever answered that a source was focused may have paid for that with the others (A137).
            payer: Any = table.stack[-2]
            payer.fall_short(table)
            return END
        table.ask(self.seat, "pay", options)
        return None

    def offers(self, table: StarWarsTable) -> list[Option]:
        ready = values_of_sources(table, self.seat, self.card)
        total, cost = sum(value for _, value in ready), self.cost
        matching = [card for card, _ in ready if self.match & matches(table, card)] if self.match else None
        found = []
        for card, value in ready:
            most = value
            if matching is not None and card not in matching:
                # Whatever this source gives, a matching one must still be needed for the rest.
                most = min(value, cost - 1) if matching else 0
            for amount in range(max(1, cost - total + value), most + 1):
                found.append(option("generate", card, 0, amount))
        return found

    def take_source(self, table: StarWarsTable) -> str:
        _, card, _, amount = table.picked
        self.cost -= amount
        if self.match & matches(table, card):
            self.match = 0
        table.note("generates", self.seat, (card,), amount)
        focus_to_pay(table, card, self.seat, amount, GENERATED)
        return "offer_source"
