"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.deploying import Deploy, may_deploy

# ── Staging Ground ────────────────────────────────────────────────────────────────────────────────────────────────

MOST_TO_COST = 2


def cheap_units(table: ConquestTable, seat: int) -> list[int]:
    """The units in hand that cost so much or less now, and can be deployed."""
    units = (card for card in table.pile(HAND, seat) if table.cards[card].type == "army" and table.cost(card) <= MOST_TO_COST)
    return [card for card in units if may_deploy(table, seat, card, only_unit=True)]


def _can_deploy_one(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(cheap_units(table, prospect.seat))


def _ask_for_unit(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("deploy", card) for card in cheap_units(table, use.seat)] or [PASS])


def _deploy_it(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        table.begin(Deploy(NO_EVENT, table.picked.card, use.seat, only_unit=True))


CARDS = (
    script(
        "steel-legion-chimera",
        Reaction(is_assigned_damage_by_an_attack(YOUR & ~VEHICLE & UNIT & AT_THIS_PLANET), prevent_damage(1)),
    ),
    script("tallarn-raiders", attack(THIS & UNIT & at_a_planet_with(WARLORD), 2)),
    script("staging-ground", Action(own(_ask_for_unit, _deploy_it, could=_can_deploy_one), cost=EXHAUST_THIS), own_words=True),
)
