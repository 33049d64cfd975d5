"""The conflict phase (R3.19–R3.22), engagements (R6) and their reward (R8.12–R8.14)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import filterfalse
from typing import Final

from zeton.games.star_wars_lcg.rules.damage import can_be_shielded, deal, place_shield
from zeton.games.star_wars_lcg.rules.edge_battle import EdgeBattle
from zeton.games.star_wars_lcg.rules.strikes import Strikes
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ATTACKER,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CONFLICT_PHASE_BEGINS,
    DECLARED,
    DEFENDER,
    ENGAGED,
    ENGAGED_FIRST,
    ENGAGED_LAST,
    ENGAGEMENT,
    ENGAGES_THE_DIAL,
    IN_PLAY,
    MUST_DEFEND,
    NO_UNOPPOSED_DAMAGE,
    ONLY_VEHICLES_ATTACK,
    SURVIVED,
    UNITS,
    UNOPPOSED_BONUS,
)
from zeton.games.star_wars_lcg.rules.timing import end_lasting, open_action_window, open_action_window_unless_idle
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import DONE, PASS, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, after_all, open_window
from zeton.kernel.procedure import Procedure, Steps
from zeton.kernel.use import NO_EVENT

ANY_NUMBER: Final = 255
UNOPPOSED_DAMAGE: Final = 1  # R8.12
RAISED_DAMAGE: Final = 2  # to which cards raise it, however many there are (A106)
VERBS: Final = {ATTACKER: "attack", DEFENDER: "defend"}
QUESTIONS: Final = {ATTACKER: "attackers", DEFENDER: "defenders"}


def engageable(table: StarWarsTable) -> list[int]:
    """What the active player may engage now: an enemy objective he has not yet engaged and can attack (R3.20, R6.2, R6.3)."""
    enemy = 1 - table.active
    found = [o for o in table.objectives(enemy) if table.engageable[o] and any_attacker(table, o)]
    if ENGAGED_LAST in table.index.constants:
        found = [objective for objective in found if not is_kept_for_the_end(table, objective)]
    dial = table.dial_piece
    if table.active == table.light and table.engageable[dial] and holds(table, ENGAGES_THE_DIAL, dial):
        found += [dial] if any_attacker(table, dial) else []
    return found


def any_attacker(table: StarWarsTable, objective: int) -> bool:
    """Whether the active player could declare an attacker (R6.2)."""
    ready = filterfalse(table.focus.__getitem__, table.units(table.active))
    return any(can_attack(table, unit, objective) for unit in ready)


def can_attack(table: StarWarsTable, unit: int, objective: int) -> bool:
    """Whether a unit may be declared as an attacker: ready, and forbidden by nothing (R6.4)."""
    if table.focus[unit] or holds(table, CANNOT_ATTACK, unit):
        return False
    return "Vehicle" in table.cards[unit].traits or not holds(table, ONLY_VEHICLES_ATTACK, objective)


def can_defend(table: StarWarsTable, unit: int) -> bool:
    """Whether a unit may be declared as a defender (R6.5)."""
    return not table.focus[unit] and not holds(table, CANNOT_DEFEND, unit)


def is_first_engagement(table: StarWarsTable) -> bool:
    """Whether the engagement that is under way is the first of its phase (A126)."""
    return table.engaged > 0 and not engaged_before(table)


def engaged_before(table: StarWarsTable) -> tuple[int, ...]:
    """The objectives of the engagements of this phase that are over."""
    phase = next((procedure for procedure in table.stack if isinstance(procedure, ConflictPhase)), None)
    return () if phase is None else phase.engaged


def first_to_engage(table: StarWarsTable, objectives: list[int]) -> list[int]:
    """The first engagement of a phase must be against one of those of which a card says so, if it can be (A126)."""
    return [objective for objective in objectives if holds(table, ENGAGED_FIRST, objective)] or objectives


def is_kept_for_the_end(table: StarWarsTable, objective: int) -> bool:
    """Some objectives cannot be engaged before every other one of their side has been this phase (A127)."""
    if not holds(table, ENGAGED_LAST, objective):
        return False
    before = engaged_before(table)
    return any(other not in before for other in table.objectives(table.controller[objective]) if other != objective)


def is_engaged_here(table: StarWarsTable) -> bool:
    """Whether what is engaged is still there (R8.13)."""
    return table.engaged == table.dial_piece or table.zone[table.engaged] in IN_PLAY


@dataclass(slots=True)
class ConflictPhase(Procedure):
    """Engage enemy objectives one after another (R3.19–R3.21)."""

    engaged: tuple[int, ...] = ()  # the objective of every engagement of this phase that is over

    def steps(self) -> Steps:
        return "begin", "window", "offer_engagement", "engage", "closing_window"

    def begin(self, table: StarWarsTable) -> None:
        table.engageable = bytearray(b"\x01" * len(table.engageable))
        after(table, CONFLICT_PHASE_BEGINS, seat=table.active)

    def window(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-CONFLICT")

    def offer_engagement(self, table: StarWarsTable) -> str | None:
        table.step_now = "F5.2"
        objectives = engageable(table)
        if not objectives:
            return "closing_window"
        if not self.engaged:
            objectives = first_to_engage(table, objectives)
        table.ask(table.active, "engage", [*(option("engage", o) for o in objectives), PASS])
        return None

    def engage(self, table: StarWarsTable) -> str | None:
        if table.picked == PASS:
            return None
        table.begin(Engagement(table.picked.card))
        return "window"

    def closing_window(self, table: StarWarsTable) -> None:
        open_action_window_unless_idle(table, "W-CONFLICT-END")


AFTER_ENGAGEMENTS: Final = ConflictPhase().place_of("closing_window")


def no_more_engagements(table: StarWarsTable) -> bool:
    """Whether the active player has engaged all he wanted to this phase: its last window is open (R3.21)."""
    return any(isinstance(procedure, ConflictPhase) and procedure.at > AFTER_ENGAGEMENTS for procedure in table.stack)


@dataclass(slots=True)
class Engagement(Procedure):
    """One engagement, from the choice of the objective to the reward (R6.1, steps E1–E7)."""

    objective: int  # the one first chosen, or the dial (A65)
    survivors: tuple[int, ...] = ()  # attackers
    unopposed: bool = False

    def steps(self) -> Steps:
        return (
            "choose_objective",
            "declare_attackers",
            "window_after_attackers",
            "declare_defenders",
            "window_after_defenders",
            "edge_battle",
            "window_after_edge",
            "strikes",
            "offer_reward",
            "take_reward",
            "react_to_surviving",
            "end",
        )

    def choose_objective(self, table: StarWarsTable) -> None:
        """E1: it has been declared as the object of an engagement once more, whatever is engaged in the end (R3.20, A64)."""
        table.step_now = "E1"
        table.engaged = self.objective
        table.engageable[self.objective] -= 1
        table.note("engages", table.active, (self.objective,))

    def declare_attackers(self, table: StarWarsTable) -> None:
        """E2."""
        table.step_now = "E2"
        table.begin(Declaration(table.active, ATTACKER))

    def window_after_attackers(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-ATTACKERS")

    def declare_defenders(self, table: StarWarsTable) -> None:
        """E3."""
        table.step_now = "E3"
        table.begin(Declaration(1 - table.active, DEFENDER))

    def window_after_defenders(self, table: StarWarsTable) -> None:
        open_action_window_unless_idle(table, "W-DEFENDERS")

    def edge_battle(self, table: StarWarsTable) -> None:
        """E4."""
        table.begin(EdgeBattle(NO_EVENT, table.active))

    def window_after_edge(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-EDGE")

    def strikes(self, table: StarWarsTable) -> None:
        """E5."""
        table.begin(Strikes(table.edge))

    def offer_reward(self, table: StarWarsTable) -> str | None:
        """E6: an attacker has survived and no defender has: 1 damage to the engaged objective, if he likes (R8.12, R8.13)."""
        table.step_now = "E6"
        survivors = table.participants(table.active)
        self.survivors = tuple(survivors)
        self.unopposed = bool(survivors) and not table.participants(1 - table.active)
        if not self.unopposed or not is_engaged_here(table) or holds(table, NO_UNOPPOSED_DAMAGE, table.engaged):
            return "react_to_surviving"
        bonus = modified(table, UNOPPOSED_BONUS, table.pile(AFFILIATION, table.active)[0], UNOPPOSED_DAMAGE)
        bonus = min(bonus, RAISED_DAMAGE)
        table.ask(table.active, "unopposed", [option("damage", table.engaged, 0, bonus), PASS])
        return None

    def take_reward(self, table: StarWarsTable) -> None:
        if table.picked != PASS:
            deal(table, 0, table.active, [(table.engaged, table.picked.number)])

    def react_to_surviving(self, table: StarWarsTable) -> None:
        survivors = (unit for unit in self.survivors if table.zone[unit] == UNITS)
        after_all(table, tuple(Event(SURVIVED, unit, table.active, amount=int(self.unopposed)) for unit in survivors))

    def end(self, table: StarWarsTable) -> None:
        """E7: nobody participates any more (R8.14)."""
        table.step_now = "E7"
        phase = table.stack[-2]
        if isinstance(phase, ConflictPhase):
            phase.engaged += (table.engaged,)
        table.engaged = 0
        table.edge = -1
        table.fates = ()
        table.part = bytearray(len(table.part))
        end_lasting(table, ENGAGEMENT)


@dataclass(slots=True)
class Declaration(Procedure):
    """Declare attackers or defenders: all together, then Shielding, then reactions (R6.4, R6.5, R13.4, A13, A50).

    With the attackers the declaration of the engagement is complete: only now is the objective engaged (A64).
    """

    seat: int
    part: int
    declared: tuple[int, ...] = ()
    shielding: tuple[int, ...] = ()  # units whose Shielding is still to come

    def steps(self) -> Steps:
        return "offer_unit", "declare_unit", "offer_shielding", "place_shielding", "engage", "react"

    def offer_unit(self, table: StarWarsTable) -> str | None:
        """One or more attackers (R6.4), zero or more defenders (R6.5)."""
        options = [option(VERBS[self.part], unit) for unit in self.able_units(table)]
        if not options:
            return "offer_shielding"
        if self.may_stop(table):
            options.append(DONE)
        table.ask(self.seat, QUESTIONS[self.part], options)
        return None

    def may_stop(self, table: StarWarsTable) -> bool:
        """Who must defend, and can, is declared before the others are left at home."""
        if self.part == ATTACKER:
            return bool(self.declared)
        return not table.lasting or not any(holds(table, MUST_DEFEND, unit) for unit in self.able_units(table))

    def able_units(self, table: StarWarsTable) -> list[int]:
        idle = [unit for unit in table.units(self.seat) if not table.part[unit]]
        if self.part == DEFENDER:
            return [unit for unit in idle if can_defend(table, unit)]
        if len(self.declared) >= modified(table, "attackers", table.engaged, ANY_NUMBER):
            return []
        return [unit for unit in idle if can_attack(table, unit, table.engaged)]

    def declare_unit(self, table: StarWarsTable) -> str | None:
        if table.picked == DONE:
            return None
        unit = table.picked.card
        table.part[unit] = self.part
        self.declared = self.shielding = (*self.declared, unit)
        table.note(VERBS[self.part], self.seat, (unit,))
        return "offer_unit"

    def offer_shielding(self, table: StarWarsTable) -> str | None:
        """A shield for a friendly participating unit or the engaged objective, whoever controls it (A13)."""
        while self.shielding:
            unit = self.shielding[0]
            if table.has_keyword(unit, "Shielding"):
                places = [place for place in (*table.participants(self.seat), table.engaged) if can_be_shielded(table, place)]
                if places:
                    table.ask(self.seat, "shielding", [*(option("place shield", unit, place) for place in places), PASS])
                    return None
            self.shielding = self.shielding[1:]
        return "engage"

    def place_shielding(self, table: StarWarsTable) -> str:
        self.shielding = self.shielding[1:]
        if table.picked != PASS:
            place_shield(table, table.picked.target)
        return "offer_shielding"

    def engage(self, table: StarWarsTable) -> None:
        index = table.index
        if self.part == ATTACKER and (ENGAGED in index.interrupted or ENGAGED in index.reacted_to):
            table.begin(BeingEngaged(Event(ENGAGED, table.engaged, self.seat)))

    def react(self, table: StarWarsTable) -> None:
        if DECLARED in table.index.reacted_to:
            after_all(table, tuple(Event(DECLARED, unit, self.seat, amount=self.part) for unit in self.declared))


@dataclass(slots=True)
class BeingEngaged(Occurrence):
    """An objective is engaged: another one may take its place (A64)."""

    def steps(self) -> Steps:
        return "interrupts", "react"

    def interrupts(self, table: StarWarsTable) -> None:
        open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def react(self, table: StarWarsTable) -> None:
        after_all(table, (self.event,))
