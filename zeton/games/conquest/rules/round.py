"""The round (R5.1), the deploy phase (R6) and the headquarters phase (R10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.combat import CombatPhase
from zeton.games.conquest.rules.command import CommandPhase
from zeton.games.conquest.rules.entering import draw_both
from zeton.games.conquest.rules.playing import DEPLOY_TURN, abilities, act, deployable
from zeton.games.conquest.rules.settling import settle_circumstances
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DEPLOY, FACE_DOWN, FACE_UP, HEADQUARTERS_PHASE, PLANETS, POSITIONS, UNTIL_ROUND
from zeton.games.conquest.rules.timing import EndOfPhase, begin_phase, end_lasting, open_action_window, react_to_phase
from zeton.kernel.decision import PASS
from zeton.kernel.procedure import END, Procedure, Steps

CARDS_PER_ROUND: Final = 2  # R10.4
RESOURCES_PER_ROUND: Final = 4  # R10.5


@dataclass(slots=True)
class Round(Procedure):
    """The rounds, one after another (R5.1)."""

    def steps(self) -> Steps:
        return "deploy", "command", "combat", "headquarters", "end"

    def deploy(self, table: ConquestTable) -> None:
        table.round += 1
        table.plays = ()
        table.begin(DeployPhase())

    def command(self, table: ConquestTable) -> None:
        table.begin(CommandPhase())

    def combat(self, table: ConquestTable) -> None:
        table.begin(CombatPhase())

    def headquarters(self, table: ConquestTable) -> None:
        table.begin(HeadquartersPhase())

    def end(self, table: ConquestTable) -> str:
        """4.8: the round ends (R10.8)."""
        end_lasting(table, UNTIL_ROUND)
        return "deploy"


@dataclass(slots=True)
class DeployPhase(Procedure):
    """Deploy turns, alternately, until both players have passed (R6.2–R6.4)."""

    seat: int = 0
    passed: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "begin", "react", "first_turn", "offer_turn", "take_turn", "end"

    def begin(self, table: ConquestTable) -> None:
        """1.1."""
        table.step_now = "1.1"
        table.note("round begins", table.initiative, (), table.round)
        begin_phase(table, DEPLOY, "1.1")

    def react(self, table: ConquestTable) -> None:
        react_to_phase(table)

    def first_turn(self, table: ConquestTable) -> None:
        """1.2: the holder of the token has the first deploy turn."""
        table.step_now = "1.2"
        self.seat = table.initiative

    def offer_turn(self, table: ConquestTable) -> str | None:
        """Deploy a card, use an action, or pass; who has passed takes no further turn (R6.3, R6.4)."""
        if len(self.passed) == 2:
            return "end"
        if self.seat in self.passed:
            self.seat = 1 - self.seat
        table.ask(self.seat, DEPLOY_TURN, [*deployable(table, self.seat), *abilities(table, self.seat), PASS])
        return None

    def take_turn(self, table: ConquestTable) -> str:
        seat = self.seat
        self.seat = 1 - seat
        if table.picked == PASS:
            self.passed += (seat,)
            table.note("passes", seat)
        else:
            act(table, seat)
        return "offer_turn"

    def end(self, table: ConquestTable) -> None:
        """1.5."""
        table.step_now = "1.5"
        table.begin(EndOfPhase())


@dataclass(slots=True)
class HeadquartersPhase(Procedure):
    """A new first planet, a new planet, cards, resources, everything ready, and the token changes hands (R10)."""

    def steps(self) -> Steps:
        return (
            "begin",
            "react",
            "window",
            "move_first_planet_token",
            "reveal_planet",
            "draw_cards",
            "gain_resources",
            "ready_cards",
            "pass_initiative",
            "end",
        )

    def begin(self, table: ConquestTable) -> None:
        """4.1."""
        begin_phase(table, HEADQUARTERS_PHASE, "4.1")

    def react(self, table: ConquestTable) -> None:
        react_to_phase(table)

    def window(self, table: ConquestTable) -> None:
        open_action_window(table, "AW-4")

    def move_first_planet_token(self, table: ConquestTable) -> None:
        """4.2: to the leftmost face-up planet (R10.2)."""
        table.step_now = "4.2"
        table.first = table.position[table.planets()[0]]
        table.note("is the first planet", -1, (table.planets()[0],))

    def reveal_planet(self, table: ConquestTable) -> None:
        """4.3: the leftmost face-down planet is turned up (R10.3)."""
        table.step_now = "4.3"
        hidden = table.pile(FACE_DOWN, 0)
        if hidden:
            planet = min(hidden, key=table.position.__getitem__)
            table.move(planet, PLANETS, 0)
            table.note("is revealed", -1, (planet,))

    def draw_cards(self, table: ConquestTable) -> None:
        """4.4."""
        table.step_now = "4.4"
        draw_both(table, CARDS_PER_ROUND)

    def gain_resources(self, table: ConquestTable) -> None:
        """4.5."""
        table.step_now = "4.5"
        for seat in table.by_initiative():
            table.gain(seat, RESOURCES_PER_ROUND)
            table.note("gains", seat, (), RESOURCES_PER_ROUND)

    def ready_cards(self, table: ConquestTable) -> None:
        """4.6: everything is readied (R10.6)."""
        table.step_now = "4.6"
        table.exhausted = bytearray(len(table.exhausted))
        table.note("everything is readied", -1)

    def pass_initiative(self, table: ConquestTable) -> None:
        """4.7."""
        table.step_now = "4.7"
        table.initiative = 1 - table.initiative
        table.note("has initiative", table.initiative)
        settle_circumstances(table)

    def end(self, table: ConquestTable) -> str | None:
        """4.8."""
        table.step_now = "4.8"
        table.begin(EndOfPhase())
        return END


def is_fought_over(table: ConquestTable) -> bool:
    """Whether the battle at the first planet is over, and the token still lies there (R4.3)."""
    if table.phase == HEADQUARTERS_PHASE:
        return not token_has_moved(table)
    phases = (procedure for procedure in table.stack if isinstance(procedure, CombatPhase))
    return any(phase.at > phase.place_of("first_battle") for phase in phases)


def last_face_up(first: int, waits: bool) -> int:
    """The place of the last face-up planet: five lie from the token on, four until the next one is revealed (R10.9)."""
    return min(POSITIONS, first + FACE_UP - 1 - waits)


def waits_for_planet(table: ConquestTable) -> bool:
    """Whether the token has moved, and the next planet is still to be revealed (R10.2, R10.3)."""
    phases = (procedure for procedure in table.stack if isinstance(procedure, HeadquartersPhase))
    return token_has_moved(table) and any(phase.at <= phase.place_of("reveal_planet") for phase in phases)


def token_has_moved(table: ConquestTable) -> bool:
    """Whether the first planet token lies already where it will lie in the next round (R10.2)."""
    phases = (procedure for procedure in table.stack if isinstance(procedure, HeadquartersPhase))
    return any(phase.at > phase.place_of("move_first_planet_token") for phase in phases)
