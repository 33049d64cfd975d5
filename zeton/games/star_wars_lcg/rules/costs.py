"""What a card costs to play now (R4, A23, A82, A136)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from zeton.games.star_wars_lcg.rules.hosts import units_to_enhance
from zeton.games.star_wars_lcg.rules.printed import Printed
from zeton.games.star_wars_lcg.rules.resources import means
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CHEAPER_AS_ENHANCEMENT, COST, COST_BY_DISCARDS, HAND, UNIT
from zeton.kernel.ability import Lasting, modified

ANY_COST: Final = 1000  # more than any card costs, whatever makes it cost more: a cost less so much is 0 (A136)
NEXT_CARD: Final = "next card"  # a lasting effect on the next card a seat plays this phase (Rebel Sympathizer)
NEXT_CARD_PRICE: Final = "price of the next card"  # the same, of its cost alone (Vast Resources)
NEXT_CAPITAL_SHIP: Final = "next Capital Ship"  # the same, on the next Capital Ship unit (A103)
NEXT_SITH_CARD: Final = "next Sith card"  # the same, on the next Sith card (Sith Holocron)
IGNORE_MATCH: Final = "ignore match"

NEXT_OF_A_KIND: Final[dict[str, Callable[[Printed], bool]]] = {
    NEXT_CARD: lambda card: True,
    NEXT_CARD_PRICE: lambda card: True,
    NEXT_CAPITAL_SHIP: lambda card: card.type == UNIT and "Capital Ship" in card.traits,
    NEXT_SITH_CARD: lambda card: card.affiliation == "Sith",
}
"""Lasting effects on the next card a seat plays: which card uses each of them up."""


class Purse(NamedTuple):
    """What a seat could generate: how many resources, and the affiliations it has a match for."""

    total: int
    affiliations: int


def purse_of(table: StarWarsTable, seat: int) -> Purse:
    """What a seat could generate now (R4.2, R4.3)."""
    return Purse(*means(table, seat))


def cost_of(table: StarWarsTable, seat: int, card: int, *, as_enhancement: bool = False) -> int:
    """The cost with every change that is not optional; never below 0 (A23)."""
    cost = table.cards[card].cost
    if as_enhancement:
        cost -= modified(table, CHEAPER_AS_ENHANCEMENT, card, 0)
    if table.lasting or "cost" in table.index.constants:
        cost = modified(table, COST, card, cost)
    if table.lasting:
        cost -= sum(effect.amount for effect in effects_on_next(table, seat, card))
    return cost if cost > 0 else 0


def effects_on_next(table: StarWarsTable, seat: int, card: int) -> list[Lasting]:
    """The lasting effects on the next card a seat plays, or the next of a kind, that this card would use up (A82, A103)."""
    printed, kinds = table.cards[card], NEXT_OF_A_KIND
    return [e for e in table.lasting if e.seat == seat and e.what in kinds and kinds[e.what](printed)]


def least_cost(table: StarWarsTable, seat: int, card: int) -> int:
    """The cost if everything optional is used to lower it: other cards discarded, never below 1 (A82).

    A card that is cheaper as an enhancement may be one if there is a unit for it (A118).
    """
    as_enhancement = False
    if CHEAPER_AS_ENHANCEMENT in table.index.constants and has_price_as_enhancement(table, card):
        as_enhancement = units_to_enhance(table, card) != []
    cost = cost_of(table, seat, card, as_enhancement=as_enhancement)
    if cost > 1 and COST_BY_DISCARDS in table.index.constants and modified(table, COST_BY_DISCARDS, card, 0):
        others = sum(1 for other in table.pile(HAND, seat) if other != card)
        return max(1, cost - others)
    return cost


def has_price_as_enhancement(table: StarWarsTable, card: int) -> bool:
    """Whether a unit costs less if it is played as an enhancement: then that is said before it is paid for (A118)."""
    return card in table.index.sources.get(CHEAPER_AS_ENHANCEMENT, ())


def match_of(table: StarWarsTable, seat: int, card: int) -> int:
    """The affiliation for which the card needs a resource match, as a bit; 0 if it needs none (R4.7–R4.9)."""
    needed = table.cards[card].affiliation_bit
    if needed and ignores_match(table, seat, card):
        return 0
    return needed


def ignores_match(table: StarWarsTable, seat: int, card: int) -> bool:
    """Some effects let a player ignore the resource match (A82)."""
    if IGNORE_MATCH in table.index.constants and modified(table, IGNORE_MATCH, card, 0):
        return True
    return any(e.seat == seat and e.what in (NEXT_CARD, IGNORE_MATCH) for e in table.lasting)
