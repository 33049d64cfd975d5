"""Constant effects (R12.3): active while their card is in play."""

from __future__ import annotations

from collections.abc import Mapping

from zeton.games.star_wars_lcg.language.filters import THIS
from zeton.games.star_wars_lcg.rules.conflict import ANY_NUMBER
from zeton.games.star_wars_lcg.rules.costs import ANY_COST
from zeton.games.star_wars_lcg.rules.table import EDGE_ICON_NAMES, ICON_NAMES, StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    BEING_PLAYED,
    CANNOT_BE_DAMAGED,
    CANNOT_COMMIT,
    CANNOT_DEFEND,
    COST,
    DAMAGE_CAPACITY,
    EDGE_VALUE,
    FIRST_EDGE_CARD_FACE_UP,
    FORCE_OF_A_SIDE,
    HAND,
    NO_UNOPPOSED_DAMAGE,
    ONE_PER_HOST,
    PROTECT,
    RESOURCES_ONLY_FOR,
    STRIKES_FROM_OUTSIDE,
    UNHARMED_BY,
)
from zeton.kernel.ability import Condition, Constant
from zeton.kernel.amount import Number, standing
from zeton.kernel.conditions import while_so
from zeton.kernel.constants import at_once, changes
from zeton.kernel.filter import Filter

__all__ = [
    "FORCE_STRUGGLE",
    "ONE_PER_UNIT",
    "THE_OPPONENTS",
    "YOURS",
    "cannot_be_damaged",
    "cannot_commit",
    "cannot_defend",
    "capacity",
    "changes_cost",
    "costs_less",
    "costs_nothing",
    "first_each_turn_costs_less",
    "first_edge_card_face_up",
    "gains_edge",
    "gains_edge_icons",
    "gains_icons",
    "gains_keyword",
    "gains_protect",
    "most_attackers",
    "no_unopposed_damage",
    "resources_only_for",
    "strikes_from_outside",
    "unharmed_by",
]


def _icons(key: str, names: Mapping[int, str], which: Filter, *numbers: Number) -> tuple[Constant, ...]:
    """Combat icons of the three kinds, gained at once."""
    unit, tactics, blast = numbers
    return at_once(
        *(
            changes(name, which, number, key=key, unit=unit, tactics=tactics, blast=blast)
            for name, number in zip(names.values(), numbers, strict=True)
            if number
        )
    )


def gains_icons(which: Filter, *, unit_damage: Number = 0, tactics: Number = 0, blast: Number = 0) -> tuple[Constant, ...]:
    """Normal combat icons for every unit that fits, in one sentence."""
    return _icons("gains-icons", ICON_NAMES, which, unit_damage, tactics, blast)


def gains_edge_icons(which: Filter, *, unit_damage: Number = 0, tactics: Number = 0, blast: Number = 0) -> tuple[Constant, ...]:
    """Edge-enabled combat icons for every unit that fits, in one sentence."""
    return _icons("gains-edge-icons", EDGE_ICON_NAMES, which, unit_damage, tactics, blast)


def gains_keyword(which: Filter, keyword: str) -> Constant:
    """A keyword for every card that fits."""
    return changes(keyword, which, key="gains-keyword", keyword=keyword)


def gains_protect(which: Filter, trait: str) -> Constant:
    """Protect for every unit that fits, beside what it has (R13.2)."""
    return changes(PROTECT + trait, which, key="gains-protect", trait=trait)


def cannot_defend(which: Filter) -> Constant:
    """Units that cannot be declared as defenders."""
    return changes(CANNOT_DEFEND, which, key="cannot-defend")


def gains_edge(which: Filter, amount: Number) -> Constant:
    """Edge (X) for every unit that fits, beside what it has (A58)."""
    return changes(EDGE_VALUE, which, amount, key="gains-edge")


def capacity(which: Filter, amount: Number) -> Constant:
    """Damage capacity more, or less (A79)."""
    return changes(DAMAGE_CAPACITY, which, amount, key="capacity")


def costs_less(amount: Number) -> Constant:
    """This card costs less to play, never less than 0 (A23)."""
    less = standing(amount)
    return Constant(
        "costs-less",
        COST,
        lambda t, c, s: c == s,
        lambda t, c, s: -less(t, c, s),
        (HAND, BEING_PLAYED),
        args={"amount": amount},
    )


def costs_nothing(condition: Condition) -> Constant:
    """This card costs 0 to play while a condition holds: no other effect makes it cost more then (A136)."""
    return changes(COST, THIS & while_so(condition), -ANY_COST, key="costs-nothing", zones=(HAND, BEING_PLAYED))


def changes_cost(which: Filter, amount: Number) -> Constant:
    """Cards that fit cost more to play, or less, but never less than 0 (A23)."""
    return changes(COST, which, amount, key="changes-cost")


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
    return changes("attackers", which, number - ANY_NUMBER, key="most-attackers", number=number)


def no_unopposed_damage(which: Filter) -> Constant:
    """An unopposed engagement brings these objectives no damage; it was unopposed all the same (A101)."""
    return changes(NO_UNOPPOSED_DAMAGE, which, key="no-unopposed-damage")


def first_edge_card_face_up(whose: Filter) -> Constant:
    """The first card these players place in each edge battle lies face up (A68); said of their affiliation cards."""
    return changes(FIRST_EDGE_CARD_FACE_UP, whose, key="first-edge-card-face-up")


def cannot_be_damaged(which: Filter) -> Constant:
    """No damage is dealt or moved to it, nor may it be chosen for any (A114)."""
    return changes(CANNOT_BE_DAMAGED, which, key="cannot-be-damaged")


def unharmed_by(which: Filter) -> Constant:
    """Cards that fit cannot damage the card this one enhances (A111)."""
    return changes(UNHARMED_BY, which, key="unharmed-by")


def resources_only_for(which: Filter) -> Constant:
    """Resources of this card can be used only to play cards that fit (A128)."""
    return changes(RESOURCES_ONLY_FOR, which, key="resources-only-for")


def strikes_from_outside(which: Filter) -> Constant:
    """Units that may strike though they do not participate in the engagement (A130)."""
    return changes(STRIKES_FROM_OUTSIDE, which, key="strikes-from-outside")


def cannot_commit(which: Filter) -> Constant:
    """It cannot be committed to the Force, and leaves the Force struggle if it was (R11.10)."""
    return changes(CANNOT_COMMIT, which, key="cannot-commit")


ONE_PER_UNIT = Constant("one-per-unit", ONE_PER_HOST, lambda t, c, s: c == s, lambda t, c, s: 1, (HAND, BEING_PLAYED))
"""No unit bears two enhancements of this title."""


YOURS = Filter("yours", _your_affiliation)
"""What belongs to a player, not to one card: his reserve value, his side of the Force struggle. It is read from his
affiliation card."""

THE_OPPONENTS = Filter("the-opponents", lambda t, c, s: t.zone[c] == AFFILIATION and t.controller[c] != t.controller[s])
"""The same of your opponent."""

FORCE_STRUGGLE = changes(FORCE_OF_A_SIDE, YOURS, 1, key="force-struggle")
"""One Force icon for your side in the Force struggle (R11.7)."""
