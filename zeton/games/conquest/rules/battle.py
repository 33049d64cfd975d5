"""A battle (R9): the ranged skirmish, combat turns, combat rounds, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from zeton.games.conquest.rules.abilities import UseBattleAbility, could_change, has_targets
from zeton.games.conquest.rules.attack import Attack, legal_defenders
from zeton.games.conquest.rules.exhausting import exhaust, ready, shift
from zeton.games.conquest.rules.leaving import discard_from_play
from zeton.games.conquest.rules.retreating import Retreat, may_retreat, retreat
from zeton.games.conquest.rules.settling import settle_circumstances
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ATTACHMENTS,
    BATTLE_BEGINS,
    BATTLE_ENDS,
    DECK,
    HAND,
    HQ,
    RANGED,
    REMOVED,
    SUPPORTS,
    UNTIL_BATTLE,
    UNTIL_COMBAT_ROUND,
    VICTORY,
)
from zeton.games.conquest.rules.timing import end_lasting, open_window_of_battle
from zeton.games.conquest.rules.winning import check_last_planet, check_planets
from zeton.kernel.ability import Ability
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import after
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.use import NO_EVENT

ROUNDS_OF_PROOF: Final = 3  # A38


@dataclass(slots=True)
class Battle(Procedure):
    """One battle at the planet in this position, steps 3.2.1 to 3.2.11."""

    position: int
    winner: int = -1
    over: bool = False  # it ends: with a winner, or in a stalemate
    proof: int = 0  # how many more equal rounds would prove a stalemate
    snapshot: tuple[Any, ...] = ()

    def untold(self) -> tuple[str, ...]:
        return ("snapshot",)

    def steps(self) -> Steps:
        return (
            "begin",
            "react_to_beginning",
            "stalemate_check",
            "window_before_skirmish",
            "first_ranged_turn",
            "window_after_first_ranged",
            "second_ranged_turn",
            "window_after_second_ranged",
            "again_ranged",
            "window_of_round",
            "first_turn",
            "window_after_first",
            "second_turn",
            "window_after_second",
            "again",
            "end_combat_round",
            "ready_units",
            "first_retreat",
            "second_retreat",
            "next_round",
            "finish",
            "end_last_combat_round",
            "end_durations",
            "react_to_end",
            "offer_battle_ability",
            "use_battle_ability",
            "settle_planet",
            "discard_attachments",
            "leave",
        )

    def begin(self, table: ConquestTable) -> None:
        """3.2.1 and 3.2.2: initiative is fixed for the whole battle (R5.3, R5.4)."""
        table.step_now = "3.2.1"
        here = [seat for seat in (0, 1) if table.location(table.warlords[seat]) == self.position]
        table.battle = self.position
        table.battle_initiative = here[0] if len(here) == 1 else table.initiative
        table.combat_round = 1
        table.note("battle begins", table.battle_initiative, (table.planet_at(self.position),))
        settle_circumstances(table)

    def react_to_beginning(self, table: ConquestTable) -> None:
        after(table, BATTLE_BEGINS, table.planet_at(self.position), table.battle_initiative, 0, self.position)

    def stalemate_check(self, table: ConquestTable) -> None:
        """At the beginning of a combat round (R9.17)."""
        table.idle = False
        if self.proof:
            if state_of(table) != self.snapshot:
                self.proof = 0
                self.snapshot = ()
            else:
                self.proof -= 1
                self.over = not self.proof
        table.begin(StalemateCall(table.first_seat()))

    # ── the ranged skirmish ──────────────────────────────────────────────────────────────────────────────────────

    def window_before_skirmish(self, table: ConquestTable) -> str | None:
        """AW-B1; the skirmish is in the first combat round only (R9.2)."""
        if self.over:
            return "finish"
        if table.combat_round > 1:
            return "window_of_round"
        open_window_of_battle(table, "AW-B1")
        return None

    def first_ranged_turn(self, table: ConquestTable) -> None:
        table.step_now = "3.2.3"
        table.begin_at_once(CombatTurn(table.first_seat(), ranged=True))

    def window_after_first_ranged(self, table: ConquestTable) -> str | None:
        return self.window_unless_over(table, "AW-B2")

    def second_ranged_turn(self, table: ConquestTable) -> None:
        table.step_now = "3.2.4"
        table.begin_at_once(CombatTurn(1 - table.first_seat(), ranged=True))

    def window_after_second_ranged(self, table: ConquestTable) -> str | None:
        return self.window_unless_over(table, "AW-B3")

    def again_ranged(self, table: ConquestTable) -> str | None:
        """3.2.5: as long as a ready Ranged unit of either side is there (R9.4)."""
        table.step_now = "3.2.5"
        ready_units = table.ready_at(self.position, 0) + table.ready_at(self.position, 1)
        return "first_ranged_turn" if table.having(RANGED, ready_units) else None

    def window_unless_over(self, table: ConquestTable, name: str) -> str | None:
        if self.over:
            return "finish"
        open_window_of_battle(table, name)
        return None

    # ── combat rounds ────────────────────────────────────────────────────────────────────────────────────────────

    def window_of_round(self, table: ConquestTable) -> None:
        """AW-B4, at the start of every combat round (A4)."""
        open_window_of_battle(table, "AW-B4")

    def first_turn(self, table: ConquestTable) -> None:
        table.step_now = "3.2.6"
        table.begin_at_once(CombatTurn(table.first_seat()))

    def window_after_first(self, table: ConquestTable) -> str | None:
        return self.window_unless_over(table, "AW-B5")

    def second_turn(self, table: ConquestTable) -> None:
        table.step_now = "3.2.7"
        table.begin_at_once(CombatTurn(1 - table.first_seat()))

    def window_after_second(self, table: ConquestTable) -> str | None:
        return self.window_unless_over(table, "AW-B6")

    def again(self, table: ConquestTable) -> str | None:
        """3.2.8: as long as a ready unit of either player is there (R9.13)."""
        table.step_now = "3.2.8"
        return "first_turn" if table.ready_at(self.position, 0) or table.ready_at(self.position, 1) else None

    def end_combat_round(self, table: ConquestTable) -> None:
        """What lasted until its end is over."""
        end_lasting(table, UNTIL_COMBAT_ROUND)

    def ready_units(self, table: ConquestTable) -> None:
        """3.2.9: the combat round ends; all units at the planet are readied, not their attachments (R9.14)."""
        table.step_now = "3.2.9"
        for seat in table.by_initiative():
            ready(table, *table.units_at(self.position, seat))

    def first_retreat(self, table: ConquestTable) -> None:
        table.begin(Retreat(table.first_seat(), self.position))

    def second_retreat(self, table: ConquestTable) -> None:
        table.begin(Retreat(1 - table.first_seat(), self.position))

    def next_round(self, table: ConquestTable) -> str:
        table.combat_round += 1
        return "stalemate_check"

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────

    def finish(self, table: ConquestTable) -> None:
        """3.2.10 or 3.2.11."""
        table.step_now = "3.2.10" if self.winner >= 0 else "3.2.11"
        planet = table.planet_at(self.position)
        table.note("wins the battle" if self.winner >= 0 else "stalemate", self.winner, (planet,))

    def end_last_combat_round(self, table: ConquestTable) -> None:
        """The battle may end in the middle of a combat round."""
        end_lasting(table, UNTIL_COMBAT_ROUND)

    def end_durations(self, table: ConquestTable) -> None:
        """The battle ends before the winner does anything (R9.18, A41)."""
        end_lasting(table, UNTIL_BATTLE)

    def react_to_end(self, table: ConquestTable) -> None:
        """Everybody is still where he fought."""
        after(table, BATTLE_ENDS, table.planet_at(self.position), self.winner, 0, self.position)

    def offer_battle_ability(self, table: ConquestTable) -> str | None:
        """The winner may use the planet's Battle ability (R9.22)."""
        planet = table.planet_at(self.position)
        if self.winner < 0:
            return "settle_planet"
        table.victor = self.winner
        # It may depend on a hand: to a hand dealt anew the question is put all the same.
        if not may_use_battle_ability(table, planet) and not table.steady:
            return "settle_planet"
        table.ask(self.winner, "battle ability", [option("use", planet), PASS])
        return None

    def use_battle_ability(self, table: ConquestTable) -> None:
        if table.picked != PASS:
            begin_battle_ability(table, table.picked.card)

    def settle_planet(self, table: ConquestTable) -> None:
        """Who goes home, and what becomes of the planet (R9.19–R9.21)."""
        table.victor = -1
        planet = table.planet_at(self.position)
        is_first = self.position == table.first
        if self.winner < 0:
            self.end_in_stalemate(table, planet, is_first)
            return
        going = self.everybody(table) if is_first else [table.warlords[self.winner]]
        for unit in going:
            if table.location(unit) == self.position:
                shift(table, unit, 0)
        if is_first:
            table.move(planet, VICTORY, self.winner)
            table.note("captures", self.winner, (planet,))
            table.last_captor = self.winner
            check_planets(table, self.winner)
        settle_circumstances(table)

    def everybody(self, table: ConquestTable) -> list[int]:
        """All units there; by the Battle ability some of who has lost may have come, too (A59)."""
        return [unit for seat in table.by_initiative() for unit in table.units_at(self.position, seat)]

    def end_in_stalemate(self, table: ConquestTable, planet: int, is_first: bool) -> None:
        """Everybody is exhausted; warlords go home, at the first planet all others too, and the planet is gone (R9.21)."""
        units = self.everybody(table)
        for unit in units:
            if is_first or unit in table.warlords:
                shift(table, unit, 0)
        if is_first:
            table.move(planet, REMOVED, 0)
            table.note("is removed", -1, (planet,))
        exhaust(table, *units)
        settle_circumstances(table)

    def discard_attachments(self, table: ConquestTable) -> None:
        """What was attached to a planet that has left play is discarded (R19.2)."""
        hosts, zone = table.host, table.zone
        attached = (*table.pile(ATTACHMENTS, 0), *table.pile(ATTACHMENTS, 1))
        discard_from_play(table, *(card for card in attached if zone[hosts[card]] in (VICTORY, REMOVED)))

    def leave(self, table: ConquestTable) -> None:
        table.battle = table.combat_round = 0
        table.battle_initiative = -1
        check_last_planet(table)
        settle_circumstances(table)


def battle_in_progress(table: ConquestTable) -> Battle:
    """The battle that is being fought."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Battle):
            return procedure
    raise AssertionError("no battle is being fought")


def battle_ability(table: ConquestTable, planet: int) -> Ability | None:
    """The Battle ability of a planet."""
    script = table.cards[planet].script
    return script.abilities[0] if script is not None and script.abilities else None


def may_use_battle_ability(table: ConquestTable, planet: int) -> bool:
    """Whether the Battle ability of this planet could do anything for the winner (R15.3, R15.4)."""
    ability = battle_ability(table, planet)
    if ability is None:
        return False
    if not all(condition.test(table, table.victor, planet, ability) for condition in ability.conditions):
        return False
    if not has_targets(table, planet, ability, NO_EVENT):
        return False
    return could_change(table, table.victor, planet, ability, NO_EVENT)


def begin_battle_ability(table: ConquestTable, planet: int) -> None:
    """The winner uses the Battle ability of a planet. Last in a step."""
    table.begin(UseBattleAbility(NO_EVENT, card=planet, seat=table.victor))


def state_of(table: ConquestTable) -> tuple[Any, ...]:
    """Everything a stalemate check compares: what both players can see, and how many cards they hold (A38).

    In which order cards have come to where they lie is nothing of it: a unit may have gone and come back.
    """
    zones = table.zones
    counted = [len(zones[kind * 2 + seat]) for kind in (HAND, DECK) for seat in (0, 1)]
    kinds = (SUPPORTS, ATTACHMENTS, *range(HQ, len(table.game.zones)))
    lying = tuple(tuple(sorted(zones[kind * 2 + seat])) for kind in kinds for seat in (0, 1))
    cards = [card for pile in lying for card in pile]
    columns = (table.damage, table.exhausted, table.host, table.bloodied, table.stored)
    states = tuple(tuple(map(column.__getitem__, cards)) for column in columns)
    return (*counted, *table.resources, lying, states)


@dataclass(slots=True)
class StalemateCall(Procedure):
    """Each player may call for a stalemate; if the other agrees the battle ends so, else it must be proved (R9.17, A38).

    Nobody is asked while a check is under way, nor where one side has no unit: the battle is about to end there.
    """

    seat: int
    asked: int = 0

    def steps(self) -> Steps:
        return "offer_call", "take_call", "offer_agreement", "take_agreement"

    def offer_call(self, table: ConquestTable) -> str | None:
        battle = battle_in_progress(table)
        if self.asked == 2 or battle.over or battle.proof:
            return END
        if not table.units_at(battle.position, 0) or not table.units_at(battle.position, 1):
            return END
        table.ask(self.seat, "stalemate", [option("call stalemate"), PASS])
        return None

    def take_call(self, table: ConquestTable) -> str | None:
        if table.picked != PASS:
            table.note("calls a stalemate", self.seat)
            return None
        self.asked += 1
        self.seat = 1 - self.seat
        return "offer_call"

    def offer_agreement(self, table: ConquestTable) -> None:
        table.ask(1 - self.seat, "agree", [option("agree"), option("disagree")])

    def take_agreement(self, table: ConquestTable) -> None:
        battle = battle_in_progress(table)
        if table.picked.verb == "agree":
            battle.over = True
        else:
            battle.proof = ROUNDS_OF_PROOF
            battle.snapshot = state_of(table)


@dataclass(slots=True)
class CombatTurn(Procedure):
    """One player's combat turn: attack with a ready unit, retreat with a ready warlord, or pass if he cannot (R9.3–R9.7)."""

    seat: int
    ranged: bool = False
    retreating: int = 0

    def steps(self) -> Steps:
        return "offer_attacker", "take_attacker", "go_home"

    def check_end(self, table: ConquestTable) -> None:
        """Without enemies a ready unit wins the battle, Ranged or not; without any unit nobody does (R9.15, R9.16, A2, A3)."""
        mine = table.units_at(table.battle, self.seat)
        battle = battle_in_progress(table)
        if not mine:
            battle.over = True
        elif table.ready_at(table.battle, self.seat):
            battle.over = True
            battle.winner = self.seat

    def able_units(self, table: ConquestTable) -> list[int]:
        """The ready units may act, even with ATK 0; in a ranged turn only those with Ranged (R9.3, R9.11, R9.12)."""
        ready = table.ready_at(table.battle, self.seat)
        return table.having(RANGED, ready) if self.ranged else ready

    def offer_attacker(self, table: ConquestTable) -> str | None:
        """At the beginning of the turn the battle may be over; else the player chooses what to do, if he can do anything."""
        if not table.units_at(table.battle, 1 - self.seat):
            self.check_end(table)
            return END
        able = self.able_units(table)
        options = [option("attack", unit) for unit in able] if able and legal_defenders(table, 1 - self.seat) else []
        warlord = table.warlords[self.seat]
        if warlord in able and may_retreat(table, warlord):
            options.append(option("retreat", warlord))
        if not options:
            return END
        table.ask(self.seat, "combat turn", options)
        return None

    def take_attacker(self, table: ConquestTable) -> str | None:
        unit = table.picked.card
        if table.picked.verb == "attack":
            table.begin(Attack(NO_EVENT, unit, self.seat))
            return END
        self.retreating = unit
        exhaust(table, unit)
        return None

    def go_home(self, table: ConquestTable) -> None:
        """The warlord has exhausted and retreats (R9.7)."""
        retreat(table, (self.retreating,))
