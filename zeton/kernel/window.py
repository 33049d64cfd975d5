"""Action windows: seats alternate, one action at a time, until all pass in a row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from zeton.kernel.decision import PASS, Option
from zeton.kernel.procedure import END, Procedure, Steps

if TYPE_CHECKING:
    from zeton.kernel.table import Table

ACTION_KIND: Final = "action"


@dataclass(slots=True)
class ActionWindow(Procedure):
    """An action window of the timing chart. Each action is completely resolved before the next opportunity."""

    name: str
    seat: int
    passes: int = 0

    def steps(self) -> Steps:
        return "offer", "act"

    def offer(self, table: Table) -> str | None:
        """Ask the seat whose opportunity it is; a seat that can do nothing passes without being asked."""
        self.seat, self.passes, options = next_opportunity(table, self.seat, self.passes)
        if not options:
            return END
        table.ask(self.seat, ACTION_KIND, options)
        return None

    def act(self, table: Table) -> str:
        seat = self.seat
        self.seat = (seat + 1) % table.seats
        if table.picked == PASS:
            self.passes += 1
        else:
            self.passes = 0
            table.game.act(table, seat)
        return "offer"


AFTER_OFFER: Final = ActionWindow("", 0).place_of("act")  # where a window stands in which somebody has been asked


def next_opportunity(table: Table, seat: int, passes: int) -> tuple[int, int, list[Option]]:
    """The next seat that can do something, how many have passed before it, and its options; none if all have passed."""
    game, seats = table.game, table.seats
    while passes < seats:
        options = game.actions(table, seat)
        if options or table.steady:
            options.append(PASS)
            return seat, passes, options
        passes += 1
        seat = (seat + 1) % seats
    return seat, passes, []


def open_action_window(table: Table, name: str, seat: int) -> None:
    """Open a window of the timing chart in which this seat has the first opportunity, if anybody can act in it."""
    table.step_now = name
    seat, passes, options = next_opportunity(table, seat, 0)
    table.idle = not options
    if options:
        table.begin(ActionWindow(name, seat, passes, at=AFTER_OFFER))
        table.ask(seat, ACTION_KIND, options)


def open_action_window_unless_idle(table: Table, name: str, seat: int) -> None:
    """The same where it may be that nothing has happened since the last window: if nobody could act then, nobody can now.

    What happens is noted, and that ends the idleness; what is not noted, such as the beginning of a round, has to end it itself
    (``table.idle = False``).
    """
    if table.idle:
        table.step_now = name
    else:
        open_action_window(table, name, seat)
