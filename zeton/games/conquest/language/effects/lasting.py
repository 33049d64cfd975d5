"""What lasts until something ends (R5.9, R16)."""

from __future__ import annotations

from zeton.games.conquest.language.effects.choices import Amount, how_much, said
from zeton.games.conquest.language.subjects import TARGET, Subject, is_reached, reached
from zeton.games.conquest.rules import leaving
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ATK,
    ATK_NEXT_ATTACK,
    BLANK,
    ICONS_OF_COMMAND,
    SET,
    UNTIL_PHASE,
)
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.use import Prospect


def attack_until_end_of(until: str, amount: Amount, to: Subject = TARGET) -> Effect:
    """ATK more until the phase, the battle, the attack … ends; only for cards in play now (R13.13)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = how_much(amount, use, table)
        table.lasting += tuple(Lasting(ATK, card, much, until) for card in reached(use, table, to))

    args = {"amount": said(amount), "until": until, "to": to}
    return Effect("attack-until", (run,), args=args, about=to, could=is_reached)


def attack_for_next_attack(amount: int, to: Subject = TARGET) -> Effect:
    """ATK more for its next attack this phase (A48)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(ATK_NEXT_ATTACK, card, amount, UNTIL_PHASE) for card in reached(use, table, to))

    return Effect("attack-for-next-attack", (run,), args={"amount": amount, "to": to}, about=to, could=is_reached)


def gains_keyword_until_end_of(until: str, keyword: str, to: Subject = TARGET) -> Effect:
    """A keyword until something ends."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(keyword, card, 1, until) for card in reached(use, table, to))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        """A card has a keyword or not (R18.1)."""
        return is_reached(prospect, table, card) and not table.has_keyword(card, keyword)

    args = {"keyword": keyword, "until": until, "to": to}
    return Effect("gains-keyword-until", (run,), args=args, about=to, could=could)


def lose_command_icons_until_end_of(until: str, to: Subject = TARGET) -> Effect:
    """All command icons are lost, printed and gained, until something ends."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(SET[ICONS_OF_COMMAND], card, 0, until) for card in reached(use, table, to))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.command(card) > 0 and is_reached(prospect, table, card)

    return Effect("lose-command-icons", (run,), args={"until": until, "to": to}, about=to, could=could)


def blank_until_end_of(until: str, to: Subject = TARGET) -> Effect:
    """The printed text box counts as blank, except for traits (R13.15, A55)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(BLANK, card, 1, until) for card in reached(use, table, to))

    def check(use: UseAbility, table: ConquestTable) -> None:
        leaving.heal_check(table)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.has_text(card) and is_reached(prospect, table, card)

    return Effect("blank", (run, check), args={"until": until, "to": to}, about=to, could=could)


def later(what: str, to: Subject = TARGET, amount: int = 1) -> Effect:
    """Something that is due at the end of the phase (``SACRIFICED_AT_END``, ``DISCARDED_AT_END``) (A43)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(what, card, amount, UNTIL_PHASE) for card in to.cards(use, table))

    return Effect("later-" + what.replace(" ", "-"), (run,), args={"to": to, "amount": amount})
