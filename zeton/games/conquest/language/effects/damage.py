"""Damage that is dealt, moved, prevented or reassigned, and shields (R11)."""

from __future__ import annotations

from zeton.games.conquest.language.subjects import TARGET, TARGET_PLANET, Place, is_reached, reached
from zeton.games.conquest.rules import damage as damage_rules
from zeton.games.conquest.rules.abilities import DAMAGES, UseAbility
from zeton.games.conquest.rules.damage import Damage, IndirectDamage, is_immune
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import HQ
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.effects import is_not_yet_cancelled
from zeton.kernel.subject import THAT_CARD, Subject
from zeton.kernel.use import Prospect

__all__ = [
    "DOUBLE_SHIELDS",
    "ONE_MORE_SHIELD",
    "deal_damage",
    "increase_damage",
    "indirect_damage_to_both",
    "may_be_prevented",
    "move_damage",
    "prevent_damage",
    "reassign_damage",
    "remove_damage",
]

ALL = 255


def could_be_damaged(use: UseAbility | Prospect, table: ConquestTable, card: int) -> bool:
    """Whether damage could be placed on a card: up to its remaining HP, so not on one about to be destroyed (R11.9)."""
    if not damage_rules.can_be_dealt(table, card, use.card, use.seat):
        return False
    return table.zone[card] < HQ or table.damage[card] < table.health(card)


def deal_damage(amount: Number, to: Subject = TARGET, *, unpreventable: bool = False) -> Effect:
    """Deal damage to a card, or to several simultaneously; ``amount`` may be a function of the use (X).

    What is ``unpreventable`` is neither prevented nor shielded (R11.20).
    """

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = how_much(amount, use, table)
        packets = [(card, much) for card in reached(use, table, to)]
        damage_rules.deal(table, use.card, use.seat, packets, unpreventable=unpreventable)

    args = {"amount": amount, "to": to, DAMAGES: to}
    return Effect(
        "deal-unpreventable-damage" if unpreventable else "deal-damage", (run,), args=args, about=to, could=could_be_damaged
    )


def remove_damage(amount: int, to: Subject = TARGET) -> Effect:
    """Remove damage from a card; 0 is all of it."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            damage_rules.remove_damage(table, card, amount or ALL)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.damage[card] > 0 and is_reached(prospect, table, card)

    return Effect("remove-damage", (run,), args={"amount": amount, "to": to}, about=to, could=could)


def move_damage(amount: int, source: Subject, to: Subject) -> Effect:
    """Move damage from one card to another: it is not dealt (R11.16)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        sources, targets = reached(use, table, source), reached(use, table, to)
        if sources and targets:
            damage_rules.move_damage(table, sources[0], targets[0], amount)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        if not table.damage[card] or not is_reached(prospect, table, card):
            return False
        return any(other != card for other in to.possible(prospect, table))

    args = {"amount": amount, "source": source, "to": to, DAMAGES: to}
    return Effect("move-damage", (run,), args=args, about=source, could=could)


def indirect_damage_to_both(amount: int, at: Place) -> Effect:
    """Each player divides indirect damage among his own units at a planet (R11.15)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.begin(IndirectDamage(use.card, use.seat, amount, at.location(use, table), table.by_initiative()))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        places = (table.position[card],) if card else at.prospects(prospect, table)
        units = (unit for place in places for seat in (0, 1) for unit in table.units_at(place, seat))
        return any(could_be_damaged(prospect, table, unit) for unit in units)

    about = TARGET if at is TARGET_PLANET else None
    return Effect("indirect-damage", (run,), args={"amount": amount}, about=about, could=could)


def increase_damage(amount: int) -> Effect:
    """Interrupt to an assignment: more damage."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).increase(use.which, amount)

    return Effect("increase-damage", (run,), args={"amount": amount})


def prevent_damage(amount: int) -> Effect:
    """Reaction to an assignment: prevent so much of it; 0 is all."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).prevent(use.which, amount or ALL)

    return Effect("prevent-damage", (run,), args={"amount": amount}, about=THAT_CARD, could=may_be_prevented)


def may_be_prevented(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    """Whether any of the assigned damage could be prevented for a card."""
    if prospect.answered(table).amount <= 0 or prospect.occasion(table).unpreventable:
        return False
    return not is_immune(table, card, prospect.card, prospect.seat)


def reassign_damage(amount: int, to: Subject) -> Effect:
    """Reaction to an assignment: so much of it goes to another card. The trigger says ``may_be_reassigned``."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            _damage(use, table).reassign(table, use.which, card, amount)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        event = prospect.answered(table)
        return event.amount > 0 and event.card != card and damage_rules.can_be_dealt(table, card, event.source, event.seat)

    return Effect("reassign-damage", (run,), args={"amount": amount, "to": to}, about=to, could=could)


def _damage(use: UseAbility, table: ConquestTable) -> Damage:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    return damage


def _shield_icon(use: UseAbility, table: ConquestTable) -> None:
    shield = use.occasion(table)
    shield.event = shield.event._replace(amount=shield.event.amount + 1)


def _double_shield_icons(use: UseAbility, table: ConquestTable) -> None:
    shield = use.occasion(table)
    shield.event = shield.event._replace(amount=2 * shield.event.amount)


DOUBLE_SHIELDS = Effect("double-shields", (_double_shield_icons,), could=is_not_yet_cancelled)
"""The card being used as a shield has twice as many shield icons."""
ONE_MORE_SHIELD = Effect("one-more-shield", (_shield_icon,), could=is_not_yet_cancelled)
"""The card being used as a shield has one more shield icon."""
