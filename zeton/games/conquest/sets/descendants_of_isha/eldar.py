"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import exhausting
from zeton.games.conquest.rules.attack import Attack, may_be_attacked

# ── The Shining Blade ─────────────────────────────────────────────────────────────────────────────────────────────


def enemies_beside(table: ConquestTable, blade: int) -> list[int]:
    """The enemy units at planets adjacent to its bearer's that may be attacked."""
    here, seat = table.location(blade), table.controller[table.host[blade]]
    places = (table.position[planet] for planet in table.planets())
    units = (unit for place in places if table.is_adjacent(here, place) for unit in table.units_at(place, 1 - seat))
    return [unit for unit in units if may_be_attacked(table, unit)]


def _somebody_is_beside(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(enemies_beside(table, prospect.card))


def _ask_whom(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "defender", [option("defend", unit) for unit in enemies_beside(table, use.card)])


def _attack_it_instead(use: UseAbility, table: ConquestTable) -> None:
    attack = use.occasion(table)
    assert isinstance(attack, Attack)
    attack.defend_instead(table.picked.card)


# ── Cry of the Wind ───────────────────────────────────────────────────────────────────────────────────────────────


def neighbours(table: ConquestTable, unit: int) -> list[int]:
    """The planets adjacent to the one where a unit is."""
    return [planet for planet in table.planets() if table.is_adjacent(table.location(unit), table.position[planet])]


def _can_go_on(prospect: Prospect, table: ConquestTable, unit: int) -> bool:
    return bool(neighbours(table, unit)) and is_reached(prospect, table, unit)


def _ask_where_to(use: UseAbility, table: ConquestTable) -> None:
    planets = neighbours(table, use.answered(table).card)
    table.ask(use.seat, "choose", [option("choose", planet) for planet in planets] or [PASS])


def _go_there(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        exhausting.move_unit(table, use.answered(table).card, table.position[table.picked.card])


CARDS = (
    script("baharroths-hawks", attack(THIS & UNIT & at_a_planet_with(OWN_WARLORD), 3), own_words=True),
    script(
        "banner-of-the-ashen-sky",
        Reaction(moves_between_planets(UNIT), attack_for_next_attack(2, THAT_CARD), cost=EXHAUST_THIS),
    ),
    script(
        "the-shining-blade",
        Interrupt(attached_declares_an_attack_against(UNIT), own(_ask_whom, _attack_it_instead, could=_somebody_is_beside)),
        own_words=True,
    ),
    script(
        "cry-of-the-wind",
        Reaction(moves_between_planets(UNIT), own(_ask_where_to, _go_there, about=THAT_CARD, could=_can_go_on)),
        own_words=True,
    ),
)
