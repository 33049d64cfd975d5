"""Constant effects (R13.6): active while their card is in play."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Constant
from zeton.kernel.filter import Filter

Count = Callable[[ConquestTable, int, int], int]
"""How much, for a card, judged from the card it is printed on."""

LOST = -100  # so much less that no keyword is left (R18.1)


def changes(what: str, which: Filter, amount: int = 1, *, key: str = "own", zones: tuple[int, ...] = ()) -> Constant:
    """Something is changed for every card that fits."""
    return Constant(key, what, which.test, lambda t, c, s: amount, zones, args={"which": which, "amount": amount})


def counts(what: str, which: Filter, amount: Count, *, key: str = "own") -> Constant:
    """Something is changed by as much as ``amount`` counts."""
    return Constant(key, what, which.test, amount, (), args={"which": which})


def attack(which: Filter, amount: int, *, zones: tuple[int, ...] = ()) -> Constant:
    """ATK more, or less."""
    return changes(terms.ATK, which, amount, key="attack", zones=zones)


def health(which: Filter, amount: int, *, zones: tuple[int, ...] = ()) -> Constant:
    """HP more."""
    return changes(terms.HP, which, amount, key="health", zones=zones)


def double_health(which: Filter) -> Constant:
    """HP is doubled, after everything is added (R16.2)."""
    return changes(terms.DOUBLED[terms.HP], which, 1, key="double-health")


def halved(what: str, which: Filter) -> Constant:
    """A value is halved, after everything is added, and rounded up (R16.2)."""
    return Constant("halved", terms.HALVED[what], which.test, lambda t, c, s: 1, (), args={"value": what, "which": which})


def cost(which: Filter, amount: int, *, zones: tuple[int, ...] = ()) -> Constant:
    """Cards that fit cost more, or less."""
    return changes(terms.COST, which, amount, key="cost", zones=zones)


def command_icons(which: Filter, amount: int) -> Constant:
    """Command icons more."""
    return changes(terms.ICONS_OF_COMMAND, which, amount, key="command-icons")


def _for_each(what: str, which: Filter, amount: int, counted: Filter, key: str) -> Constant:
    def count(table: ConquestTable, card: int, source: int) -> int:
        return amount * sum(1 for _ in counted.cards(table, source))

    return Constant(key, what, which.test, count, (), args={"which": which, "amount": amount, "counted": counted})


def attack_for_each(which: Filter, amount: int, counted: Filter) -> Constant:
    """ATK more for each card in play that fits ``counted``."""
    return _for_each(terms.ATK, which, amount, counted, "attack-for-each")


def command_icons_for_each(which: Filter, amount: int, counted: Filter) -> Constant:
    """Command icons more for each card in play that fits ``counted``."""
    return _for_each(terms.ICONS_OF_COMMAND, which, amount, counted, "command-icons-for-each")


def gains_keyword(which: Filter, keyword: str, *, zones: tuple[int, ...] = ()) -> Constant:
    """A keyword for every card that fits."""
    args = {"which": which, "keyword": keyword}
    return Constant("gains-keyword", keyword, which.test, lambda t, c, s: 1, zones, args=args)


def gains_area_effect(which: Filter, amount: int, *, zones: tuple[int, ...] = ()) -> Constant:
    """Area Effect (X); several add up (R18.1)."""
    return changes(terms.AREA_EFFECT, which, amount, key="gains-area-effect", zones=zones)


def loses_keyword(which: Filter, keyword: str) -> Constant:
    """A keyword is lost by every card that fits."""
    args = {"which": which, "keyword": keyword}
    return Constant("loses-keyword", keyword, which.test, lambda t, c, s: LOST, (), args=args)


def cannot_be_attacked(which: Filter) -> Constant:
    """Enemy units cannot attack it; Area Effect still reaches it (S14)."""
    return changes(terms.CANNOT_BE_ATTACKED, which, key="cannot-be-attacked")


def cannot_retreat(which: Filter) -> Constant:
    """It cannot retreat; it can be routed (R20.4)."""
    return changes(terms.CANNOT_RETREAT, which, key="cannot-retreat")


def cannot_be_targeted_by_enemies(which: Filter) -> Constant:
    """Enemy card abilities cannot target it."""
    return changes(terms.CANNOT_BE_TARGETED, which, key="cannot-be-targeted")


def cannot_be_damaged(which: Filter) -> Constant:
    """It is dealt no damage, and nobody may choose or target it for damage (R11.18)."""
    return changes(terms.CANNOT_BE_DAMAGED, which, key="cannot-be-damaged")


def immune(which: Filter, to: str) -> Constant:
    """Effects of this kind (``events``, ``enemy events``, …) cannot target or affect it (R18.9)."""
    return Constant("immune", terms.immune_to(to), which.test, lambda t, c, s: 1, (), args={"which": which, "to": to})


def ignores_flying(which: Filter) -> Constant:
    """Attacking, it ignores Flying."""
    return changes(terms.IGNORES_FLYING, which, key="ignores-flying")


def deals_double_damage_to(which: Filter) -> Constant:
    """This card deals double damage to cards that fit (R11.2)."""
    return changes(terms.DOUBLE_DAMAGE_TO, which, key="double-damage")


def sacrificed_with_damage(amount: int) -> Constant:
    """This support is sacrificed with so much damage on it."""
    return Constant(
        "sacrificed-with-damage",
        terms.SACRIFICED_WITH_DAMAGE,
        lambda t, c, s: c == s,
        lambda t, c, s: amount,
        (),
        args={"amount": amount},
    )


READS_DISCARD_ORDER = Constant("own", terms.DISCARD_ORDER, lambda t, c, s: False, lambda t, c, s: 0, ())
"""Beside an ability that names a topmost card: only then are owners asked how their discarded cards lie (R3.10)."""
