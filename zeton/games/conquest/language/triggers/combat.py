"""Attacks, and the damage that is dealt."""

from __future__ import annotations

from zeton.games.conquest.language.triggers.whose import attached, fits, this, yours
from zeton.games.conquest.rules import terms
from zeton.games.conquest.rules.damage import damage_in_progress
from zeton.kernel.ability import Trigger
from zeton.kernel.filter import Filter

__all__ = [
    "ATTACHED_EXHAUSTS",
    "ATTACHED_IS_DAMAGED_BY_AN_ATTACK",
    "ATTACHED_USES_AREA_EFFECT",
    "OPPONENT_SHIELDS",
    "THIS_IS_DECLARED_AS_ATTACKER",
    "THIS_IS_DECLARED_AS_DEFENDER",
    "THIS_RESOLVES_ITS_ATTACK",
    "THIS_TAKES_DAMAGE",
    "YOU_SEARCH",
    "attached_declares_an_attack_against",
    "damage_is_assigned_to",
    "damages",
    "damages_by_an_attack",
    "enemy_would_attack",
    "is_assigned_damage",
    "is_assigned_damage_by_an_attack",
    "is_assigned_damage_by_an_attack_here",
    "is_declared_as_attacker",
    "is_declared_as_defender",
    "may_be_reassigned",
    "this_damages",
    "this_declares_an_attack_against",
    "you_shield_with",
]

# ── attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────

THIS_IS_DECLARED_AS_ATTACKER = Trigger("this-is-declared-as-attacker", terms.ATTACKER_DECLARED, this)
"""Also when it uses Area Effect (A19)."""
THIS_RESOLVES_ITS_ATTACK = Trigger("this-resolves-its-attack", terms.ATTACK_RESOLVED, this)
"""Area Effect in place of an attack counts (R18.3)."""
THIS_IS_DECLARED_AS_DEFENDER = Trigger("this-is-declared-as-defender", terms.DEFENDER_DECLARED, lambda t, c, e: e.source == c)
"""``THAT_CARD`` is the attacker."""


def is_declared_as_attacker(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was declared as an attacker."""
    return Trigger("is-declared-as-attacker", terms.ATTACKER_DECLARED, fits(which), args={"which": which})


def is_declared_as_defender(which: Filter) -> Trigger:
    """Reaction: after a unit that fits was declared as a defender."""
    return Trigger(
        "is-declared-as-defender", terms.DEFENDER_DECLARED, lambda t, c, e: which.test(t, e.source, c), args={"which": which}
    )


ATTACHED_USES_AREA_EFFECT = Trigger("attached-uses-area-effect", terms.AREA_EFFECT_USED, attached)
ATTACHED_EXHAUSTS = Trigger("attached-exhausts", terms.EXHAUSTING, attached)


def this_declares_an_attack_against(which: Filter) -> Trigger:
    """Reaction: after this unit was declared as an attacker against a unit that fits."""
    return Trigger(
        "this-declares-an-attack-against",
        terms.DEFENDER_DECLARED,
        lambda t, c, e: e.card == c and which.test(t, e.source, c),
        args={"which": which},
    )


def attached_declares_an_attack_against(which: Filter) -> Trigger:
    """Interrupt: when the attached unit declares an attack against a unit that fits."""
    return Trigger(
        "attached-declares-an-attack-against",
        terms.DECLARING_DEFENDER,
        lambda t, c, e: e.card == t.host[c] and which.test(t, e.source, c),
        args={"which": which},
    )


def enemy_would_attack(which: Filter) -> Trigger:
    """Interrupt: an enemy unit is about to attack a unit that fits."""
    return Trigger(
        "enemy-would-attack",
        terms.DECLARING_DEFENDER,
        lambda t, c, e: e.seat != t.controller[c] and which.test(t, e.source, c),
        args={"which": which},
    )


# ── damage ────────────────────────────────────────────────────────────────────────────────────────────────────────


def damage_is_assigned_to(which: Filter) -> Trigger:
    """Interrupt: when damage is assigned to a card that fits (R11.4)."""
    return Trigger("damage-is-assigned-to", terms.ASSIGNING, fits(which), args={"which": which})


def is_assigned_damage(which: Filter) -> Trigger:
    """Reaction: after a card that fits was assigned damage, by whatever; some of it is still there."""
    return Trigger(
        "is-assigned-damage", terms.ASSIGNED, lambda t, c, e: e.amount > 0 and which.test(t, e.card, c), args={"which": which}
    )


def is_assigned_damage_by_an_attack(which: Filter) -> Trigger:
    """The same, by an attack: not by Area Effect (R18.4)."""
    return Trigger(
        "is-assigned-damage-by-an-attack",
        terms.ASSIGNED_BY_ATTACK,
        lambda t, c, e: e.amount > 0 and which.test(t, e.card, c),
        args={"which": which},
    )


def is_assigned_damage_by_an_attack_here(which: Filter) -> Trigger:
    """The same, by an attack at this planet, wherever the attacked unit has gone since (A17)."""
    return Trigger(
        "is-assigned-damage-by-an-attack-here",
        terms.ASSIGNED_BY_ATTACK,
        lambda t, c, e: e.amount > 0 and 0 < t.battle == t.location(c) and which.test(t, e.card, c),
        args={"which": which},
    )


def may_be_reassigned(trigger: Trigger) -> Trigger:
    """The trigger, for damage that has not been reassigned already (R11.17)."""
    test = trigger.test
    return Trigger(
        trigger.key,
        trigger.kind,
        lambda t, c, e: e.amount > 0 and not damage_in_progress(t).reassigned and test(t, c, e),
        args=trigger.args,
    )


def damages_by_an_attack(attacker: Filter, damaged: Filter) -> Trigger:
    """Reaction: after a unit that fits has damaged another that fits, by an attack; it is still in play (A31)."""
    return Trigger(
        "damages-by-an-attack",
        terms.DAMAGED_BY_ATTACK,
        lambda t, c, e: attacker(t, e.source, c) and t.zone[e.card] >= terms.HQ and damaged(t, e.card, c),
        args={"attacker": attacker, "damaged": damaged},
    )


def damages(unit: Filter, damaged: Filter) -> Trigger:
    """Reaction: after a unit that fits has damaged another that fits, by whatever; both are still in play (A31)."""
    return Trigger(
        "damages",
        terms.DAMAGED,
        lambda t, c, e: unit(t, e.source, c) and t.zone[e.card] >= terms.HQ and damaged(t, e.card, c),
        args={"unit": unit, "damaged": damaged},
    )


def this_damages(which: Filter) -> Trigger:
    """Reaction: after this unit has damaged a unit that fits, by whatever; it is still in play."""
    return Trigger(
        "this-damages",
        terms.DAMAGED,
        lambda t, c, e: e.source == c and t.zone[e.card] >= terms.HQ and which.test(t, e.card, c),
        args={"which": which},
    )


ATTACHED_IS_DAMAGED_BY_AN_ATTACK = Trigger(
    "attached-is-damaged-by-an-attack",
    terms.DAMAGED_BY_ATTACK,
    lambda t, c, e: attached(t, c, e) and t.zone[e.source] >= terms.HQ,
)
"""Reaction: the attacker is still in play."""


THIS_TAKES_DAMAGE = Trigger("this-takes-damage", terms.TAKING, this)
"""Interrupt: after shields, before it is placed."""
OPPONENT_SHIELDS = Trigger("opponent-shields", terms.SHIELDING, lambda t, c, e: e.seat != t.controller[c])


def you_shield_with(which: Filter, shielded: Filter) -> Trigger:
    """Interrupt: when you use a card that fits as a shield for a unit that fits."""
    return Trigger(
        "you-shield-with",
        terms.SHIELDING,
        lambda t, c, e: e.seat == t.controller[c] and which.test(t, e.card, c) and shielded.test(t, e.source, c),
        args={"which": which, "shielded": shielded},
    )


YOU_SEARCH = Trigger("you-search", terms.SEARCHING, yours)
"""Interrupt: before you look at the cards you search."""
