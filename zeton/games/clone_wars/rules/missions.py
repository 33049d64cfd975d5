"""Attempting missions (R8), success and failure (R9), the finale (R21)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.attack import RolledAction
from zeton.games.clone_wars.rules.effects import resolve
from zeton.games.clone_wars.rules.harm import take_damage
from zeton.games.clone_wars.rules.moments import Moment
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import COMPLETED, MISSION_DECK, MISSIONS
from zeton.games.clone_wars.rules.threat import win
from zeton.kernel.procedure import END, Procedure, Steps


def on_its_planet(table: CloneWarsTable, jedi: int, mission: int) -> bool:
    """The Jedi must be on the planet of the mission (R8.1)."""
    return table.planet_of(jedi) == table.cards[mission].planet


def no_blockade(table: CloneWarsTable, mission: int) -> bool:
    """No blockade may be there (R8.2)."""
    return not table.blockades[table.cards[mission].planet]


def no_villain(table: CloneWarsTable, mission: int) -> bool:
    """Before the finale no villain may be there (R8.3)."""
    return table.finale or not table.villains_at(table.cards[mission].planet)


def may_attempt(table: CloneWarsTable, jedi: int, mission: int) -> bool:
    """Whether a Jedi may attempt a mission now."""
    return on_its_planet(table, jedi, mission) and no_blockade(table, mission) and no_villain(table, mission)


def threshold_of(table: CloneWarsTable, mission: int) -> int:
    """How many successes a mission needs at this moment (R25.13)."""
    printed = table.cards[mission]
    return printed.threshold + table.threat if printed.plus_threat else printed.threshold


@dataclass(slots=True)
class Attempt(RolledAction):
    """A mission attempt: roll, help, compare (R8.5, R8.6), then success or failure (R9)."""

    mission: int = 0

    def steps(self) -> Steps:
        return "roll", "offer", "answer", "answered", "when_completed", "leave_game", "go_on", "fail"

    def counts(self, table: CloneWarsTable, helper: int, card: int) -> bool:
        """Every type among the mission's symbols counts; they may be mixed (R8.5)."""
        return table.cards[card].type in table.cards[self.mission].symbols

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """Everybody who could help counts."""
        return Moment(jedi=True)

    def answered(self, table: CloneWarsTable) -> str | None:
        """Compare; on success the card's damage and the die's are one sum, for the active Jedi alone (R9.1(1), R9.5)."""
        self.counting = False
        if self.successes < threshold_of(table, self.mission):
            return "fail"
        table.note("mission completed", table.seat_of(self.jedi), (self.mission,), self.successes)
        take_damage(table, self.jedi, table.cards[self.mission].damage + self.damage)
        return None

    def when_completed(self, table: CloneWarsTable) -> None:
        resolve(table, table.cards[self.mission].completed, self.mission)

    def leave_game(self, table: CloneWarsTable) -> None:
        """Completed missions leave the game (R9.1(3), R20.2)."""
        table.move(self.mission, COMPLETED, 0)

    def go_on(self, table: CloneWarsTable) -> str:
        slot = table.slots.index(self.mission)
        table.slots = (0, table.slots[1]) if slot == 0 else (table.slots[0], 0)
        if table.finale:
            next_finale_mission(table)
        elif table.pile(MISSION_DECK, 0):
            table.begin(RevealMission(slot))
        else:
            run_out_of_missions(table, slot)
        return END

    def fail(self, table: CloneWarsTable) -> None:
        """Only the die hurts; the mission stays (R9.4)."""
        table.note("mission failed", table.seat_of(self.jedi), (self.mission,), self.successes)
        take_damage(table, self.jedi, self.damage)


def run_out_of_missions(table: CloneWarsTable, slot: int) -> None:
    """The freed token joins the other mission's (R9.2); without any mission the finale begins at once (R9.3)."""
    other = table.slots[1 - slot]
    if other:
        planet = table.cards[other].planet
        table.tokens = (planet, planet)
        table.note("tokens placed", -1, (planet,))
    else:
        table.begin(Finale())


@dataclass(slots=True)
class RevealMission(Procedure):
    """The next mission comes into a slot, the token to its planet, then what happens when it is drawn (R3.16, R9.1(4))."""

    slot: int

    def steps(self) -> Steps:
        return "reveal", "when_drawn"

    def reveal(self, table: CloneWarsTable) -> None:
        mission = table.pile(MISSION_DECK, 0)[-1]
        table.move(mission, MISSIONS, 0)
        planet = table.cards[mission].planet
        if self.slot == 0:
            table.slots, table.tokens = (mission, table.slots[1]), (planet, table.tokens[1])
        else:
            table.slots, table.tokens = (table.slots[0], mission), (table.tokens[0], planet)
        table.note("mission revealed", -1, (mission,), self.slot)

    def when_drawn(self, table: CloneWarsTable) -> None:
        mission = table.slots[self.slot]
        resolve(table, table.cards[mission].drawn, mission)


@dataclass(slots=True)
class Finale(Procedure):
    """Flip the villain sheet and carry out its finale setup (R21.1); the turn then goes on (R21.5, A18)."""

    def steps(self) -> Steps:
        return "flip", "set_up"

    def flip(self, table: CloneWarsTable) -> None:
        table.finale = True
        table.sheet = table.kit.sheets[1]
        table.note("finale", -1, (table.sheet,))
        if table.kit.finale_missions:
            _open_finale_mission(table, table.kit.finale_missions[0])

    def set_up(self, table: CloneWarsTable) -> None:
        resolve(table, table.cards[table.sheet].setup, table.sheet)


def next_finale_mission(table: CloneWarsTable) -> None:
    """Finale missions are completed in their order (R25.7); the last one wins the game (R22.2)."""
    left = [mission for mission in table.kit.finale_missions if table.zone[mission] != COMPLETED]
    if left:
        _open_finale_mission(table, left[0])
    else:
        win(table, "finale-mission")


def _open_finale_mission(table: CloneWarsTable, mission: int) -> None:
    table.move(mission, MISSIONS, 0)
    table.slots = (mission, 0)
    table.note("mission revealed", -1, (mission,), 0)
