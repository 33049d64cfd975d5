"""Events and the windows in which cards answer them.

``happen`` is the only door for what cards may answer: forced interrupts, interrupts, the thing itself (unless it was
cancelled or replaced), forced reactions, reactions. ``after`` is the same door for what only reactions can follow.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.procedure import END, Procedure

if TYPE_CHECKING:
    from zeton.kernel.ability import Answer
    from zeton.kernel.table import Table

INTERRUPT = "interrupt"
REACTION = "reaction"
FORCED = {INTERRUPT: "forced interrupt", REACTION: "forced reaction"}


class Event(NamedTuple):
    """Something that happens to a card or a seat. An interrupt replaces the event of its procedure, never edits it."""

    kind: str
    card: int = 0
    seat: int = -1
    source: int = 0
    amount: int = 0


@dataclass(slots=True)
class Occurrence(Procedure):
    """One event, from its interrupts to its reactions. Subclasses name their own steps and what happens in them."""

    event: Event
    cancelled: bool = field(default=False, kw_only=True)


@dataclass(slots=True)
class Window(Procedure):
    """The interrupts, or the reactions, to the event of one procedure on the stack (its ``host``).

    Forced abilities come first, in an order the first seat chooses; then the seats alternate, one ability at a time,
    beginning with the first seat, until all pass in a row. Each ability of a card is used once per occurrence. What is
    eligible is computed anew at each opportunity, so an ability that has become illegal is no longer offered.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer_forced", "use_forced", "offer", "use")

    timing: str
    host: int
    event: Event  # read only where the window is its own host
    seat: int
    passes: int = 0
    used: tuple[tuple[int, int], ...] = ()

    def eligible(self, table: Table, timing: str, seat: int) -> list[Option]:
        """Abilities of this timing that the seat may use now (any seat's, if the seat is −1)."""
        found = []
        zone, controller, used = table.zone, table.controller, self.used
        may_answer = table.game.may_answer
        event = table.stack[self.host].event  # type: ignore[attr-defined]
        for card, number, ability in table.index.answers.get((timing, event.kind), ()):
            if (
                zone[card] in ability.zones
                and (seat < 0 or controller[card] == seat)
                and (card, number) not in used
                and may_answer(table, card, ability, event, self.host)
            ):
                found.append(option("use", card, 0, number))
        return found

    def offer_forced(self, table: Table) -> str | None:
        forced = self.eligible(table, FORCED[self.timing], -1)
        if not forced:
            return "offer"
        table.ask(self.seat, FORCED[self.timing], forced)
        return None

    def use_forced(self, table: Table) -> str:
        self.begin_use(table)
        return "offer_forced"

    def offer(self, table: Table) -> str | None:
        """Ask the seat whose opportunity it is; a seat with nothing to use passes without being asked."""
        while self.passes < table.seats:
            options = self.eligible(table, self.timing, self.seat)
            if options or table.steady:
                if table.stack[self.host].may_be_passed(table) or not options:
                    options.append(PASS)
                table.ask(self.seat, self.timing, options)
                return None
            self.pass_on(table)
        return END

    def use(self, table: Table) -> str:
        if table.picked == PASS:
            self.pass_on(table)
        else:
            self.passes = 0
            seat = self.seat
            self.begin_use(table)
            self.seat = (seat + 1) % table.seats
        return "offer"

    def pass_on(self, table: Table) -> None:
        self.passes += 1
        self.seat = (self.seat + 1) % table.seats

    def begin_use(self, table: Table) -> None:
        _, card, _, number = table.picked
        self.used = (*self.used, (card, number))
        table.game.use(table, card, number, self.host)


AFTER_FORCED = Window.steps.index("offer")


def open_window(table: Table, timing: str, event: Event, host: int) -> None:
    """Let cards answer the event of the procedure at ``host``, if there is one that waits for it where it lies.

    If there is none now there will be none: as long as nothing is used nothing changes.
    """
    index = table.index
    heard = (index.reacted_to if timing == REACTION else index.interrupted).get(event.kind)
    if heard is not None:
        _open_window(table, timing, event, host, heard)


def after(table: Table, event: Event) -> None:
    """Open the window of reactions to something that has just happened."""
    heard = table.index.reacted_to.get(event.kind)
    if heard is not None:
        _open_window(table, REACTION, event, len(table.stack), heard)


def _open_window(table: Table, timing: str, event: Event, host: int, heard: tuple[Answer, ...]) -> None:
    zone = table.zone
    for card, _, ability in heard:
        if zone[card] in ability.zones and ability.when.test(table, card, event):  # type: ignore[union-attr]
            # What is forced stands first: if this is not, nothing that is forced waits.
            at = AFTER_FORCED if ability.timing == timing else 0
            table.begin_at_once(Window(timing, host, event, table.game.first_to_answer(table), at=at))
            return
