"""Damage, focus and shields: placed, removed, moved."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language.effects.reach import in_play, is_in_play
from zeton.games.star_wars_lcg.language.subjects import TARGET
from zeton.games.star_wars_lcg.rules import damage as damage_rules
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import IN_PLAY
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import PASS
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "deal_damage",
    "move_damage",
    "move_focus",
    "move_shield",
    "place_focus",
    "place_shield",
    "remove_a_token",
    "remove_damage",
    "remove_focus",
    "remove_shields",
]


DEAL_DAMAGE = "deal-damage"
MOVE_DAMAGE = "move-damage"
DAMAGING = (DEAL_DAMAGE, MOVE_DAMAGE)


def deal_damage(amount: Number, to: Subject = TARGET) -> Effect:
    """Deal damage to a card, or to several simultaneously (A45)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.deal(table, use.card, use.seat, [(card, how_much(amount, use, table)) for card in to.cards(use, table)])

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and damage_rules.can_be_damaged(table, card, prospect.card)

    return Effect(DEAL_DAMAGE, (run,), args={"amount": amount, "to": to}, about=to, could=could)


def remove_damage(amount: int, to: Subject = TARGET) -> Effect:
    """Remove damage from a card; 0 is all of it."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            damage_rules.remove_damage(table, card, amount or 255)

    return Effect("remove-damage", (run,), args={"amount": amount, "to": to}, about=to, could=lambda p, t, c: t.damage[c] > 0)


def move_damage(amount: int, source: Subject, to: Subject) -> Effect:
    """Move damage from one card to another: it is not dealt, but Protect may take it over and a shield stop it (A87)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2:
            damage_rules.move_damage(table, use.card, use.seat, *cards, amount)

    args = {"amount": amount, "source": source, "to": to}
    return Effect(MOVE_DAMAGE, (run,), args=args, about=source, could=lambda p, t, c: t.damage[c] > 0)


def place_focus(amount: Number, to: Subject = TARGET) -> Effect:
    """Place focus tokens (R1.16)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.place_focus(
            table, use.card, use.seat, [(card, how_much(amount, use, table)) for card in to.cards(use, table)]
        )

    return Effect("place-focus", (run,), args={"amount": amount, "to": to}, about=to, could=is_in_play)


def remove_focus(amount: int, to: Subject = TARGET) -> Effect:
    """Remove focus tokens; 0 is all of them."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        damage_rules.remove_focus_from_all(table, in_play(table, to.cards(use, table)), amount or 255)

    return Effect("remove-focus", (run,), args={"amount": amount, "to": to}, about=to, could=lambda p, t, c: t.focus[c] > 0)


def move_focus(source: Subject, to: Subject) -> Effect:
    """Move a focus token from one card to another (A116)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2 and table.focus[cards[0]]:
            damage_rules.move_focus(table, use.card, use.seat, *cards)

    return Effect("move-focus", (run,), args={"source": source, "to": to}, about=source, could=lambda p, t, c: t.focus[c] > 0)


def remove_a_token(to: Subject = TARGET) -> Effect:
    """Remove one token, of a kind of your choice among those that lie there (A97)."""

    def ask(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, to.cards(use, table))
        table.ask(use.seat, "token", [option for card in cards for option in damage_rules.removals(table, card)] or [PASS])

    def take(use: UseAbility, table: StarWarsTable) -> None:
        if table.picked != PASS:
            damage_rules.REMOVING[table.picked.verb](table, table.picked.card, 1)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return bool(damage_rules.removals(table, card))

    return Effect("remove-a-token", (ask, take), args={"to": to}, about=to, could=could)


def place_shield(to: Subject = TARGET, *, even_if_shielded: bool = False) -> Effect:
    """Put a shield on each card that has none (R9.5, A44)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            damage_rules.place_shield(table, card, even_if_shielded=even_if_shielded)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and (even_if_shielded or not table.shields[card])

    return Effect("place-shield", (run,), args={"to": to, "even": int(even_if_shielded)}, about=to, could=could)


def remove_shields(to: Subject) -> Effect:
    """Remove all shields from cards; they are not spent."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in in_play(table, to.cards(use, table)):
            if table.shields[card]:
                damage_rules.remove_shield(table, card, table.shields[card])

    return Effect("remove-shields", (run,), args={"to": to}, about=to, could=lambda p, t, c: t.shields[c] > 0)


def move_shield(source: Subject, to: Subject) -> Effect:
    """Move a shield from one card to another that has none (R9.5)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        cards = in_play(table, (*source.cards(use, table), *to.cards(use, table)))
        if len(cards) == 2:
            damage_rules.move_shield(table, *cards)

    return Effect(
        "move-shield", (run,), args={"source": source, "to": to}, about=source, could=lambda p, t, c: t.shields[c] > 0
    )
