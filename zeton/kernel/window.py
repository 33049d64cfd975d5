"""Action windows: seats alternate, one action at a time, until all pass in a row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from zeton.kernel.decision import PASS
from zeton.kernel.procedure import END, Procedure

if TYPE_CHECKING:
    from zeton.kernel.table import Table

ACTION_KIND = "action"


@dataclass(slots=True)
class ActionWindow(Procedure):
    """An action window of the timing chart. Each action is completely resolved before the next opportunity."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "act")

    name: str
    seat: int
    passes: int = 0

    def offer(self, table: Table) -> str | None:
        """Ask the seat whose opportunity it is; a seat that can do nothing passes without being asked."""
        actions, seats = table.game.actions, table.seats
        while self.passes < seats:
            options = actions(table, self.seat)
            if options or table.steady:
                options.append(PASS)
                table.ask(self.seat, ACTION_KIND, options)
                return None
            self.passes += 1
            self.seat = (self.seat + 1) % seats
        return END

    def act(self, table: Table) -> str:
        seat = self.seat
        self.seat = (seat + 1) % table.seats
        if table.picked == PASS:
            self.passes += 1
        else:
            self.passes = 0
            table.game.act(table, seat)
        return "offer"


def open_action_window(table: Table, name: str, seat: int) -> None:
    """Open a window of the timing chart in which this seat has the first opportunity, if anybody can act in it."""
    table.step_now = name
    table.begin_at_once(ActionWindow(name, seat))
