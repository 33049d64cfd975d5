"""What cards cost less."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.abilities import LEAST_REDUCED_COST, Initiation, UseAbility
from zeton.games.star_wars_lcg.rules.costs import NEXT_CAPITAL_SHIP, NEXT_CARD_PRICE, NEXT_SITH_CARD
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import PHASE
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.use import Prospect

__all__ = [
    "REDUCE_COST_BY_X",
    "next_capital_ship_costs_less",
    "next_card_costs_less",
    "next_sith_card_costs_less",
]


def _reduce_cost_by_x(use: UseAbility, table: StarWarsTable) -> None:
    played = use.occasion(table)
    assert isinstance(played, Initiation)
    played.reduction += use.reduction


def _can_be_reduced(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    played = prospect.occasion(table)
    assert isinstance(played, Initiation)
    return played.cost(table) > LEAST_REDUCED_COST


REDUCE_COST_BY_X = Effect("reduce-cost-by-x", (_reduce_cost_by_x,), could=_can_be_reduced)
"""The card being played costs as much less as cards were discarded for it, never less than 1 (A82)."""


def next_capital_ship_costs_less(amount: int) -> Effect:
    """The next Capital Ship unit you play this phase costs less; several such effects add up (A103)."""
    return _next_costs_less("next-capital-ship-costs-less", NEXT_CAPITAL_SHIP, amount)


def next_card_costs_less(amount: int) -> Effect:
    """The next card you play this phase costs less, whatever it is; several such effects add up (A103)."""
    return _next_costs_less("next-card-costs-less", NEXT_CARD_PRICE, amount)


def next_sith_card_costs_less(amount: int) -> Effect:
    """The next Sith card you play this phase costs less; several such effects add up (A103)."""
    return _next_costs_less("next-sith-card-costs-less", NEXT_SITH_CARD, amount)


def _next_costs_less(key: str, what: str, amount: int) -> Effect:
    def run(use: UseAbility, table: StarWarsTable) -> None:
        table.lasting += (Lasting(what, 0, amount, PHASE, use.seat),)

    return Effect(key, (run,), args={"amount": amount})
