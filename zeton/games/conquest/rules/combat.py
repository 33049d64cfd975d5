"""The combat phase (R8): Mobile units, a battle at the first planet, then at every planet with a warlord."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.battle import Battle
from zeton.games.conquest.rules.exhausting import move_unit, shift
from zeton.games.conquest.rules.settling import settle_circumstances
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import COMBAT, FIGHTS_HERE, MOBILE, POSITIONS
from zeton.games.conquest.rules.timing import EndOfPhase, begin_phase, open_action_window, react_to_phase
from zeton.kernel.ability import holds
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import END, Procedure, Steps


@dataclass(slots=True)
class CombatPhase(Procedure):
    """Steps 3.1 to 3.4."""

    checked: int = 0  # every planet up to this position has been checked (A18)

    def steps(self) -> Steps:
        return (
            "begin",
            "move_mobile_units",
            "react",
            "window_before",
            "first_battle",
            "window_between",
            "next_battle",
            "window_after",
            "bring_warlords_home",
            "end",
        )

    def begin(self, table: ConquestTable) -> None:
        """3.1."""
        begin_phase(table, COMBAT, "3.1")

    def move_mobile_units(self, table: ConquestTable) -> None:
        """Before any reaction to the beginning of the phase (R8.1)."""
        table.begin(MobileMoves(table.initiative))

    def react(self, table: ConquestTable) -> None:
        react_to_phase(table)

    def window_before(self, table: ConquestTable) -> None:
        open_action_window(table, "AW-3a")

    def first_battle(self, table: ConquestTable) -> None:
        """3.2: whether or not anybody is there (R8.3)."""
        table.step_now = "3.2"
        self.checked = table.first
        table.begin(Battle(table.first))

    def window_between(self, table: ConquestTable) -> str | None:
        """After every battle, unless nothing is left to check: then the last window is the only one (A5)."""
        if not self.next_position(table):
            return "window_after"
        open_action_window(table, "AW-3b")
        return None

    def next_position(self, table: ConquestTable) -> int:
        """The next planet where a battle is fought: one with a warlord, or where a card says so (R8.4, R8.5)."""
        warlords = [table.location(warlord) for warlord in table.warlords]
        for planet in table.planets():
            position = table.position[planet]
            if position > self.checked and (position in warlords or holds(table, FIGHTS_HERE, planet)):
                return position
        return 0

    def next_battle(self, table: ConquestTable) -> str | None:
        """3.3."""
        table.step_now = "3.3"
        position = self.next_position(table)
        if not position:
            self.checked = POSITIONS
            return None
        self.checked = position
        table.begin(Battle(position))
        return "window_between"

    def window_after(self, table: ConquestTable) -> None:
        open_action_window(table, "AW-3c")

    def bring_warlords_home(self, table: ConquestTable) -> None:
        """The very last thing before the phase ends (R8.7)."""
        for seat in table.by_initiative():
            warlord = table.warlords[seat]
            if table.location(warlord):
                shift(table, warlord, 0)
        settle_circumstances(table)

    def end(self, table: ConquestTable) -> str:
        """3.4."""
        table.step_now = "3.4"
        table.begin(EndOfPhase())
        return END


@dataclass(slots=True)
class MobileMoves(Procedure):
    """Each Mobile unit may move to an adjacent planet: first those of the player with initiative, in any order (R8.1)."""

    seat: int
    seats_done: int = 0
    moved: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer_move", "move"

    def offer_move(self, table: ConquestTable) -> str | None:
        while self.seats_done < 2 and table.anybody_has(MOBILE):
            options = self.moves(table)
            if options:
                table.ask(self.seat, "mobile", [*options, DONE])
                return None
            self.next_seat()
        return END

    def moves(self, table: ConquestTable) -> list[Option]:
        positions = [table.position[planet] for planet in table.planets()]
        found = []
        for position in positions:
            for unit in table.having(MOBILE, table.units_at(position, self.seat)):
                if unit not in self.moved:
                    found += [
                        option("move", unit, table.planet_at(other))
                        for other in (position - 1, position + 1)
                        if other in positions
                    ]
        return found

    def next_seat(self) -> None:
        self.seats_done += 1
        self.seat = 1 - self.seat

    def move(self, table: ConquestTable) -> str:
        if table.picked == DONE:
            self.next_seat()
        else:
            self.moved += (table.picked.card,)
            move_unit(table, table.picked.card, table.position[table.picked.target])
        return "offer_move"
