"""Damage that is dealt, moved, prevented or reassigned, and shields (R11)."""

from __future__ import annotations

from zeton.games.conquest.language.effects.choices import Amount, how_much, said
from zeton.games.conquest.language.subjects import TARGET, Place, Subject, reached
from zeton.games.conquest.rules import damage as damage_rules
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.damage import Damage, IndirectDamage
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Effect

ALL = 255


def deal_damage(amount: Amount, to: Subject = TARGET) -> Effect:
    """Deal damage to a card, or to several simultaneously; ``amount`` may be a function of the use (X)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = how_much(amount, use, table)
        damage_rules.deal(table, use.card, use.seat, [(card, much) for card in reached(use, table, to)])

    return Effect("deal-damage", (run,), args={"amount": said(amount), "to": to})


def remove_damage(amount: int, to: Subject = TARGET) -> Effect:
    """Remove damage from a card; 0 is all of it."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            damage_rules.remove_damage(table, card, amount or ALL)

    return Effect("remove-damage", (run,), args={"amount": amount, "to": to})


def move_damage(amount: int, source: Subject, to: Subject) -> Effect:
    """Move damage from one card to another: it is not dealt (R11.16)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        sources, targets = reached(use, table, source), reached(use, table, to)
        if sources and targets:
            damage_rules.move_damage(table, sources[0], targets[0], amount)

    return Effect("move-damage", (run,), args={"amount": amount, "source": source, "to": to})


def indirect_damage_to_both(amount: int, at: Place) -> Effect:
    """Each player divides indirect damage among his own units at a planet (R11.15)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        seats = (table.first_seat(), 1 - table.first_seat())
        table.begin(IndirectDamage(use.card, use.seat, amount, at.location(use, table), seats))

    return Effect("indirect-damage", (run,), args={"amount": amount})


def increase_damage(amount: int) -> Effect:
    """Interrupt to an assignment: more damage."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).increase(use.which, amount)

    return Effect("increase-damage", (run,), args={"amount": amount})


def prevent_damage(amount: int) -> Effect:
    """Reaction to an assignment: prevent so much of it; 0 is all."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).prevent(use.which, amount or ALL)

    return Effect("prevent-damage", (run,), args={"amount": amount})


def reassign_damage(amount: int, to: Subject) -> Effect:
    """Reaction to an assignment: so much of it goes to another card. The trigger says ``may_be_reassigned``."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            _damage(use, table).reassign(table, use.which, card, amount)

    return Effect("reassign-damage", (run,), args={"amount": amount, "to": to})


def _damage(use: UseAbility, table: ConquestTable) -> Damage:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    return damage


def _shield_icon(use: UseAbility, table: ConquestTable) -> None:
    shield = use.occasion(table)
    shield.event = shield.event._replace(amount=shield.event.amount + 1)


ONE_MORE_SHIELD = Effect("one-more-shield", (_shield_icon,))
"""The card being used as a shield has one more shield icon."""
