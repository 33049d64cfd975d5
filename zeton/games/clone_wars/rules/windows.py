"""Moments at which others may answer: allies at any time (R11.2), help for another Jedi (R7.3, R8.5, R10.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ANY_SEAT, SECOND_SQUAD
from zeton.kernel.decision import PASS, Option
from zeton.kernel.procedure import Procedure
from zeton.kernel.window import ActionWindow


def somebody_has_an_ally(table: CloneWarsTable) -> bool:
    """Whether any ready ally lies in a squad: if not, nobody needs to be asked."""
    zone, exhausted = table.zone, table.exhausted
    for card in table.kit.allies:
        if zone[card] <= SECOND_SQUAD and not exhausted[card]:
            return True
    return False


def open_ally_window(table: CloneWarsTable) -> None:
    """Everybody may play allies, the active player first; if nobody could, nothing is opened."""
    if somebody_has_an_ally(table) and table.game.actions(table, ANY_SEAT):
        table.begin(ActionWindow("allies", table.active_seat))


def open_ally_window_for_others(table: CloneWarsTable) -> None:
    """Everybody but the active player, who is about to be asked anyway, may play allies."""
    seat = table.active_seat
    if (
        table.seats > 1
        and somebody_has_an_ally(table)
        and any(table.controller[play.card] != seat for play in table.game.actions(table, ANY_SEAT))
    ):
        table.begin(ActionWindow("allies", (seat + 1) % table.seats, passes=1))


@dataclass(slots=True)
class Answers(Procedure):
    """A procedure in which every seat may do something, the active one first, until all have passed in a row.

    Subclasses say what a seat may do (``choices``), do it (``take``), and put "offer" and "answer" among their steps, followed
    by "answered".
    """

    question: ClassVar[str] = ""

    seat: int = -1
    passes: int = 0

    def choices(self, table: CloneWarsTable, seat: int) -> list[Option]:
        """What the seat may do now."""
        raise NotImplementedError

    def take(self, table: CloneWarsTable, picked: Option) -> None:
        """Do what has been picked."""
        raise NotImplementedError

    def offer(self, table: CloneWarsTable) -> str | None:
        """Ask the seat whose opportunity it is; a seat that can do nothing passes without being asked."""
        seats = table.seats
        if self.seat < 0:
            self.seat = table.active_seat
        while self.passes < seats:
            options = self.choices(table, self.seat)
            if options or table.steady:
                options.append(PASS)
                table.ask(self.seat, self.question, options)
                return None
            self.passes += 1
            self.seat = (self.seat + 1) % seats
        return "answered"

    def answer(self, table: CloneWarsTable) -> str:
        """A seat that has done something may do more; then the others are asked once more."""
        if table.picked == PASS:
            self.passes += 1
            self.seat = (self.seat + 1) % table.seats
        else:
            self.passes = 0
            self.take(table, table.picked)
        return "offer"
