"""What lasts until something ends (R5.9, R16)."""

from __future__ import annotations

from zeton.games.conquest.language.subjects import TARGET, is_reached, reached
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.settling import settle, settle_health
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    AREA_EFFECT,
    ATK,
    ATK_NEXT_ATTACK,
    BLANK,
    HALVED,
    HP,
    ICONS_OF_COMMAND,
    NO_BONUS,
    SET,
    UNTIL_PHASE,
    cost_of,
    gained_trait,
    is_refusal,
)
from zeton.kernel.ability import Could, Effect, Lasting, holds
from zeton.kernel.amount import Number, how_much
from zeton.kernel.subject import THAT_CARD, Subject
from zeton.kernel.use import Prospect

__all__ = [
    "attack_and_health_until_end_of",
    "attack_for_next_attack",
    "attack_until_end_of",
    "blank_until_end_of",
    "cheaper_until_end_of",
    "gains_area_effect_until_end_of",
    "gains_keyword_until_end_of",
    "gains_trait_until_end_of",
    "halved_until_end_of",
    "health_until_end_of",
    "later",
    "lose_command_icons_until_end_of",
    "no_bonus_until_end_of",
    "set_until_end_of",
    "swap_until_end_of",
]


def attack_until_end_of(until: str, amount: Number, to: Subject = TARGET, *, could: Could = is_reached) -> Effect:
    """ATK more until the phase, the battle, the attack … ends; only for cards in play now (R13.13)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = how_much(amount, use, table)
        table.lasting += tuple(Lasting(ATK, card, much, until) for card in reached(use, table, to))

    args = {"amount": amount, "until": until, "to": to}
    return Effect("attack-until", (run,), args=args, about=to, could=could)


def health_until_end_of(until: str, amount: Number, to: Subject = TARGET) -> Effect:
    """HP more until something ends; only for cards in play now. Who is destroyed when it ends is seen then (R11.13)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = how_much(amount, use, table)
        table.lasting += tuple(Lasting(HP, card, much, until) for card in reached(use, table, to))

    args = {"amount": amount, "until": until, "to": to}
    return Effect("health-until", (run,), args=args, about=to, could=is_reached)


def attack_and_health_until_end_of(until: str, attack: int, health: int, to: Subject = TARGET) -> Effect:
    """ATK and HP more until something ends, in one sentence."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        gained = ((ATK, attack), (HP, health))
        table.lasting += tuple(Lasting(what, card, more, until) for card in reached(use, table, to) for what, more in gained)

    args = {"amount": attack, "health": health, "until": until, "to": to}
    return Effect("attack-and-health-until", (run,), args=args, about=to, could=is_reached)


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

    def check(use: UseAbility, table: ConquestTable) -> None:
        """What a unit no longer bears is discarded (R19.2)."""
        if is_refusal(keyword):
            settle(table)

    args = {"keyword": keyword, "until": until, "to": to}
    return Effect("gains-keyword-until", (run, check), args=args, about=to, could=could)


def gains_area_effect_until_end_of(until: str, amount: int, to: Subject = TARGET) -> Effect:
    """Area Effect (X) until something ends; several add up (R18.1)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(AREA_EFFECT, card, amount, until) for card in reached(use, table, to))

    args = {"amount": amount, "until": until, "to": to}
    return Effect("gains-area-effect-until", (run,), args=args, about=to, could=is_reached)


def gains_trait_until_end_of(until: str, trait: str, to: Subject = TARGET) -> Effect:
    """A trait until something ends; what may be attached depends on it (R19.2)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(gained_trait(trait), card, 1, until) for card in reached(use, table, to))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return is_reached(prospect, table, card) and not table.has_trait(card, trait)

    return Effect("gains-trait-until", (run,), args={"trait": trait, "until": until, "to": to}, about=to, could=could)


def halved_until_end_of(until: str, what: str, to: Subject = TARGET) -> Effect:
    """A value is halved until something ends (R16.2)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(HALVED[what], card, 1, until) for card in reached(use, table, to))
        settle(table)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return bool(table.value_of(what, card)) and is_reached(prospect, table, card)

    return Effect("halved-until", (run,), args={"value": what, "until": until, "to": to}, about=to, could=could)


def swap_until_end_of(until: str, what: str, one: Subject, other_what: str, other: Subject) -> Effect:
    """A value of one card and a value of another are swapped, as they are now, until something ends.

    Both must have such a value: 0 is one (R16.6). What is swapped is set, so nothing else changes it meanwhile (R16.3).
    """

    def run(use: UseAbility, table: ConquestTable) -> None:
        for first, second in zip(reached(use, table, one), reached(use, table, other), strict=False):
            value, other_value = table.value_of(what, first), table.value_of(other_what, second)
            if value is not None and other_value is not None:
                table.lasting += (
                    Lasting(SET[what], first, other_value, until),
                    Lasting(SET[other_what], second, value, until),
                )
        settle(table)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        value = table.value_of(what, card)
        others = (table.value_of(other_what, second) for second in other.possible(prospect, table) if second != card)
        return value is not None and any(second is not None and second != value for second in others)

    args = {"first": what, "one": one, "second": other_what, "other": other, "until": until}
    return Effect("swap", (run,), args=args, about=one, could=could)


def set_until_end_of(until: str, what: str, value: int, to: Subject = TARGET) -> Effect:
    """A value is set until something ends: nothing else changes it meanwhile (R16.3)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(SET[what], card, value, until) for card in reached(use, table, to))
        settle(table)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.value_of(what, card) != value and is_reached(prospect, table, card)

    args = {"value": what, "amount": value, "until": until, "to": to}
    return Effect("set-until", (run,), args=args, about=to, could=could)


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
        settle_health(table)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.has_text(card) and is_reached(prospect, table, card)

    return Effect("blank", (run, check), args={"until": until, "to": to}, about=to, could=could)


def cheaper_until_end_of(until: str, faction: str, amount: int) -> Effect:
    """Each unit of a faction that you deploy until something ends costs less."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += (Lasting(cost_of(faction), 0, -amount, until, use.seat),)

    return Effect("cheaper-until", (run,), args={"faction": faction, "amount": amount, "until": until})


def no_bonus_until_end_of(until: str, bonus: str, of: Subject = THAT_CARD) -> Effect:
    """The card bonus or the resource bonus of a planet ("card", "resource") is not there until something ends."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(NO_BONUS[bonus], planet, 1, until) for planet in of.cards(use, table))

    def could(prospect: Prospect, table: ConquestTable, planet: int) -> bool:
        printed = table.cards[planet].card_bonus if bonus == "card" else table.cards[planet].resource_bonus
        return printed > 0 and not holds(table, NO_BONUS[bonus], planet)

    return Effect(f"no-{bonus}-bonus", (run,), args={"until": until}, about=of, could=could)


def later(what: str, to: Subject = TARGET, amount: int = 1) -> Effect:
    """Something that is due at the end of the phase (``SACRIFICED_AT_END``, ``DISCARDED_AT_END``) (A43)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(what, card, amount, UNTIL_PHASE) for card in to.cards(use, table))

    return Effect("later-" + what.replace(" ", "-"), (run,), args={"to": to, "amount": amount})
