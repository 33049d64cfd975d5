"""Constant effects (R12.3): active while their card is in play."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.star_wars_lcg.language.filters import ENHANCED, THIS
from zeton.games.star_wars_lcg.rules.conflict import ANY_NUMBER
from zeton.games.star_wars_lcg.rules.table import EDGE_ICON_NAMES, ICON_NAMES, StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION, BLAST, TACTICS, UNIT_DAMAGE
from zeton.kernel.ability import Constant
from zeton.kernel.filter import Filter

Count = Callable[[StarWarsTable, int, int], int]
"""How much, for a card, judged from the card it is printed on."""


def changes(what: str, which: Filter, amount: int = 1, *, key: str = "own", zones: tuple[int, ...] = ()) -> Constant:
    """Something is changed for every card that fits."""
    return Constant(key, what, which.test, lambda t, c, s: amount, zones, args={"which": which, "amount": amount})


def gains_icons(which: Filter, *, unit_damage: int = 0, tactics: int = 0, blast: int = 0) -> tuple[Constant, ...]:
    """Normal combat icons for every unit that fits."""
    gained = {UNIT_DAMAGE: unit_damage, TACTICS: tactics, BLAST: blast}
    return tuple(
        changes(ICON_NAMES[icon], which, number, key=f"gains-icon-{icon}") for icon, number in gained.items() if number
    )


def gains_edge_icons(which: Filter, icon: int, amount: Count) -> Constant:
    """Edge-enabled icons, as many as ``amount`` counts."""
    return Constant("gains-edge-icon", EDGE_ICON_NAMES[icon], which.test, amount, (), args={"which": which})


def gains_keyword(which: Filter, keyword: str) -> Constant:
    """A keyword for every card that fits."""
    return Constant("gains-keyword", keyword, which.test, lambda t, c, s: 1, (), args={"which": which, "keyword": keyword})


def capacity(which: Filter, amount: int) -> Constant:
    """Damage capacity more, or less (A79)."""
    return changes("damage capacity", which, amount, key="capacity")


def first_each_turn_costs_less(which: Filter, amount: int = 1) -> Constant:
    """The first card of this kind that you play each turn costs less; plays count from the start of the turn (A82)."""

    def applies(table: StarWarsTable, card: int, source: int) -> bool:
        seat = table.controller[source]
        if table.controller[card] != seat or not which(table, card, source):
            return False
        return not any(player == seat and which(table, played, source) for player, played in table.plays)

    args = {"which": which, "amount": amount}
    return Constant("first-each-turn-costs-less", "cost", applies, lambda t, c, s: -amount, (), args=args)


def _your_affiliation(table: StarWarsTable, card: int, source: int) -> bool:
    return table.zone[card] == AFFILIATION and table.controller[card] == table.controller[source]


def most_attackers(which: Filter, number: int) -> Constant:
    """No more attackers than this can be declared against an objective."""
    args = {"which": which, "number": number}
    return Constant("most-attackers", "attackers", which.test, lambda t, c, s: number - ANY_NUMBER, (), args=args)


YOURS = Filter("yours", _your_affiliation)
"""What belongs to a player, not to one card: his reserve value, his side of the Force struggle. It is read from his
affiliation card."""

FORCE_STRUGGLE = changes("Force struggle", YOURS, 1, key="force-struggle")
"""One Force icon for your side in the Force struggle (R11.7)."""

__all__ = [
    "ENHANCED",
    "FORCE_STRUGGLE",
    "THIS",
    "YOURS",
    "capacity",
    "changes",
    "first_each_turn_costs_less",
    "gains_edge_icons",
    "gains_icons",
    "gains_keyword",
    "most_attackers",
]
