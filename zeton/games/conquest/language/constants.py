"""Constant effects (R13.6): active while their card is in play."""

from __future__ import annotations

from zeton.games.conquest.rules import terms
from zeton.kernel.ability import Constant
from zeton.kernel.amount import Number
from zeton.kernel.constants import at_once, changes
from zeton.kernel.filter import Filter

__all__ = [
    "READS_DISCARD_ORDER",
    "attack",
    "attack_and_health",
    "attack_and_keyword",
    "cannot_be_attacked",
    "cannot_be_damaged",
    "cannot_be_targeted_by_enemies",
    "cannot_retreat",
    "command_icons",
    "cost",
    "deals_double_damage",
    "deals_double_damage_to",
    "double_health",
    "gains_area_effect",
    "gains_keyword",
    "gains_keywords",
    "gains_trait",
    "halved",
    "health",
    "ignores_flying",
    "immune",
    "loses_keyword",
    "sacrificed_with_damage",
    "takes_double_damage",
    "unharmed_by",
]

LOST = -100  # so much less that no keyword is left (R18.1)


def attack(which: Filter, amount: Number, *, zones: tuple[int, ...] = ()) -> Constant:
    """ATK more, or less."""
    return changes(terms.ATK, which, amount, key="attack", zones=zones)


def health(which: Filter, amount: Number, *, zones: tuple[int, ...] = ()) -> Constant:
    """HP more."""
    return changes(terms.HP, which, amount, key="health", zones=zones)


def double_health(which: Filter) -> Constant:
    """HP is doubled, after everything is added (R16.2)."""
    return changes(terms.DOUBLED[terms.HP], which, 1, key="double-health")


def halved(what: str, which: Filter) -> Constant:
    """A value is halved, after everything is added, and rounded up (R16.2)."""
    return changes(terms.HALVED[what], which, key="halved", value=what)


def cost(which: Filter, amount: Number, *, zones: tuple[int, ...] = ()) -> Constant:
    """Cards that fit cost more, or less."""
    return changes(terms.COST, which, amount, key="cost", zones=zones)


def command_icons(which: Filter, amount: Number, *, zones: tuple[int, ...] = ()) -> Constant:
    """Command icons more."""
    return changes(terms.ICONS_OF_COMMAND, which, amount, key="command-icons", zones=zones)


def gains_keyword(which: Filter, keyword: str, *, zones: tuple[int, ...] = ()) -> Constant:
    """A keyword for every card that fits."""
    return changes(keyword, which, key="gains-keyword", zones=zones, keyword=keyword)


def gains_keywords(which: Filter, first: str, second: str) -> tuple[Constant, ...]:
    """Two keywords, in one sentence."""
    return at_once(
        changes(first, which, key="gains-keywords", keyword=first, other=second),
        changes(second, which, key="gains-keywords", keyword=second),
    )


def attack_and_keyword(which: Filter, amount: Number, keyword: str) -> tuple[Constant, ...]:
    """ATK more and a keyword, in one sentence."""
    return at_once(
        changes(terms.ATK, which, amount, key="attack-and-keyword", keyword=keyword),
        changes(keyword, which, key="gains-keyword", keyword=keyword),
    )


def gains_area_effect(which: Filter, amount: Number, *, zones: tuple[int, ...] = ()) -> Constant:
    """Area Effect (X); several add up (R18.1)."""
    return changes(terms.AREA_EFFECT, which, amount, key="gains-area-effect", zones=zones)


def gains_trait(which: Filter, trait: str) -> Constant:
    """A trait for every card that fits; what may be attached depends on it (R19.2)."""
    return changes(terms.gained_trait(trait), which, key="gains-trait", trait=trait)


def loses_keyword(which: Filter, keyword: str) -> Constant:
    """A keyword is lost by every card that fits."""
    return changes(keyword, which, LOST, key="loses-keyword", keyword=keyword)


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
    return changes(terms.immune_to(to), which, key="immune", to=to)


def ignores_flying(which: Filter) -> Constant:
    """Attacking, it ignores Flying."""
    return changes(terms.IGNORES_FLYING, which, key="ignores-flying")


def deals_double_damage_to(which: Filter) -> Constant:
    """This card deals double damage to cards that fit (R11.2)."""
    return changes(terms.DOUBLE_DAMAGE_TO, which, key="double-damage")


def deals_double_damage(which: Filter) -> Constant:
    """Units that fit deal double damage (R11.2): ``YOUR & UNIT & attacking(ENEMY & WARLORD)``."""
    return changes(terms.DOUBLE_DAMAGE_BY, which, key="deals-double-damage")


def takes_double_damage(which: Filter) -> Constant:
    """Damage dealt to cards that fit is doubled (R11.2)."""
    return changes(terms.DOUBLE_DAMAGE_ON, which, key="takes-double-damage")


def unharmed_by(which: Filter) -> Constant:
    """What this card is on (or the unit itself) cannot be dealt damage by sources that fit."""
    return changes(terms.UNHARMED_BY, which, key="unharmed-by")


def attack_and_health(which: Filter, attack: Number, health: Number) -> tuple[Constant, ...]:
    """ATK and HP more, in one sentence."""
    return at_once(
        changes(terms.ATK, which, attack, key="attack-and-health", health=health),
        changes(terms.HP, which, health, key="attack-and-health"),
    )


def sacrificed_with_damage(amount: int) -> Constant:
    """This support is sacrificed with so much damage on it."""
    return changes(terms.SACRIFICED_WITH_DAMAGE, lambda t, c, s: c == s, amount, key="sacrificed-with-damage")


READS_DISCARD_ORDER = changes(terms.DISCARD_ORDER, lambda t, c, s: False, 0)
"""Beside an ability that names a topmost card: only then are owners asked how their discarded cards lie (R3.10)."""
