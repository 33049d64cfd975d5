"""The attack procedure (R9.8–R9.11) and Area Effect (R18.3, R18.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.damage import deal
from zeton.games.conquest.rules.exhausting import exhaust
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    AREA_EFFECT_USED,
    ATK,
    ATK_NEXT_ATTACK,
    ATTACK_RESOLVED,
    ATTACKER_DECLARED,
    CANNOT_BE_ATTACKED,
    DECLARING_DEFENDER,
    DEFENDER_DECLARED,
    FLYING,
    HQ,
    IGNORES_FLYING,
    UNTIL_ATTACK,
)
from zeton.games.conquest.rules.timing import end_lasting
from zeton.kernel.ability import holds
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import Steps


def legal_defenders(table: ConquestTable, seat: int) -> list[int]:
    """The units of a seat at the battle that may be attacked."""
    return [unit for unit in table.units_at(table.battle, seat) if may_be_attacked(table, unit)]


def may_be_attacked(table: ConquestTable, unit: int) -> bool:
    """Some units cannot be declared as defenders."""
    return not holds(table, CANNOT_BE_ATTACKED, unit)


def is_halved(table: ConquestTable, attacker: int, defender: int) -> bool:
    """Damage of an attack is halved against Flying, unless the attacker has it too or ignores it (R18.8)."""
    if not table.has_keyword(defender, FLYING):
        return False
    return not table.has_keyword(attacker, FLYING) and not holds(table, IGNORES_FLYING, attacker)


ONCE_PER_ATTACK: Final = "once-per-attack"
"""The limit of an ability that may be used again for every attack of its unit."""


def forget_uses(table: ConquestTable, unit: int) -> None:
    """What may be used once for each attack of a unit is fresh when it attacks (R17.1)."""
    script = table.cards[unit].script
    if table.used[unit] and script is not None:
        for number, ability in enumerate(script.abilities):
            if any(condition.key == ONCE_PER_ATTACK for condition in ability.conditions):
                table.used[unit] &= ~(1 << number)


@dataclass(slots=True)
class Attack(Occurrence):
    """One attack: declare the attacker, declare the defender, deal the damage; or Area Effect instead of the last two."""

    attacker: int
    seat: int
    defender: int = 0
    broken: bool = False  # one of them has left play and come back: that is another unit

    def lose(self, card: int) -> None:
        self.broken = self.broken or card in (self.attacker, self.defender)

    def is_over(self, table: ConquestTable) -> bool:
        """Whether the attacker, or the declared defender, has left play (R9.9)."""
        return self.broken or table.zone[self.attacker] < HQ or (self.defender > 0 and table.zone[self.defender] < HQ)

    def steps(self) -> Steps:
        return (
            "declare_attacker",
            "begin_attack",
            "offer_defender",
            "take_defender",
            "interrupts_to_defender",
            "declare_defender",
            "resolve",
            "after_resolving",
            "react_to_area_effect",
            "react_to_attack",
            "end",
            "forget",
        )

    def declare_attacker(self, table: ConquestTable) -> None:
        """(1) The attacker is declared and exhausts (R9.8)."""
        table.note("attacks", self.seat, (self.attacker,))
        table.attacker = self.attacker
        exhaust(table, self.attacker)

    def begin_attack(self, table: ConquestTable) -> str | None:
        if self.is_over(table):
            return "end"
        self.use_up_bonus(table)
        forget_uses(table, self.attacker)
        after(table, ATTACKER_DECLARED, self.attacker, self.seat)
        return None

    def use_up_bonus(self, table: ConquestTable) -> None:
        """What was given for the next attack counts for this one, until it ends (A48)."""
        if table.lasting:
            table.lasting = tuple(
                e._replace(what=ATK, until=UNTIL_ATTACK) if e.what == ATK_NEXT_ATTACK and e.card == self.attacker else e
                for e in table.lasting
            )

    def offer_defender(self, table: ConquestTable) -> str | None:
        """(2) An enemy unit at the planet, or Area Effect against all of them (R18.3, A19)."""
        if self.is_over(table):
            return "end"
        options = [option("defend", enemy) for enemy in legal_defenders(table, 1 - table.controller[self.attacker])]
        area = table.area_effect(self.attacker)
        if area and table.units_at(table.battle, 1 - self.seat):
            options.append(option("area effect", self.attacker, 0, area))
        if not options:
            return "end"
        table.ask(self.seat, "defender", options)
        return None

    def take_defender(self, table: ConquestTable) -> str | None:
        if table.picked.verb == "area effect":
            area = table.picked.number
            table.note("area effect", self.seat, (self.attacker,), area)
            deal(table, self.attacker, self.seat, [(u, area) for u in table.units_at(table.battle, 1 - self.seat)])
            return "react_to_area_effect"
        self.defender = table.picked.card
        return None

    def interrupts_to_defender(self, table: ConquestTable) -> None:
        """The event is about the attacker; ``source`` is the unit that is about to be declared as the defender."""
        if DECLARING_DEFENDER in table.index.interrupted:
            self.event = Event(DECLARING_DEFENDER, self.attacker, self.seat, self.defender)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def defend_instead(self, unit: int) -> None:
        """Another unit is to be declared as the defender: of several the last one counts, and what asks against whom the attack
        is declared sees that one (R14.8)."""
        self.defender = unit
        self.event = self.event._replace(source=unit)

    def declare_defender(self, table: ConquestTable) -> None:
        table.defender = self.defender
        table.note("is attacked", self.seat, (self.defender, self.attacker))
        after(table, DEFENDER_DECLARED, self.attacker, self.seat, self.defender)

    def resolve(self, table: ConquestTable) -> None:
        """(3) Damage equal to ATK, unless one of them has left play; whoever only moved is still hit (R9.9, A17)."""
        if not self.is_over(table):
            attacker, defender = self.attacker, self.defender
            halved = is_halved(table, attacker, defender)
            deal(table, attacker, self.seat, [(defender, table.attack(attacker))], attack=True, halved=halved)

    def after_resolving(self, table: ConquestTable) -> str:
        return "end" if self.broken else "react_to_attack"

    def react_to_area_effect(self, table: ConquestTable) -> None:
        """It has been used in place of an attack; ``amount`` is how strong it is (R18.3)."""
        after(table, AREA_EFFECT_USED, self.attacker, self.seat, 0, table.area_effect(self.attacker))

    def react_to_attack(self, table: ConquestTable) -> None:
        """The attack, or Area Effect in its place, has been carried out; ``source`` is the defender."""
        after(table, ATTACK_RESOLVED, self.attacker, self.seat, self.defender)

    def end(self, table: ConquestTable) -> None:
        table.attacker = table.defender = 0

    def forget(self, table: ConquestTable) -> None:
        end_lasting(table, UNTIL_ATTACK)
