"""Moments at which others may answer: allies at any time (R11.2), help for another Jedi (R7.3, R8.5, R10.6)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.moments import NOTHING, Moment, matters
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ANY_SEAT
from zeton.kernel.decision import PASS, Option
from zeton.kernel.procedure import Procedure, Steps


@dataclass(slots=True)
class Momentous(Procedure):
    """A procedure that lets allies be played before its next step: it says what that step depends on."""

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """What is about to happen depends on this."""
        raise NotImplementedError


def open_ally_window(table: CloneWarsTable, coming: Momentous) -> None:
    """Everybody may play allies, the active player first; if no ally could matter, nobody is asked (R11.2)."""
    ready = table.ready_allies()
    if not ready:
        return
    moment = coming.at_stake(table)
    if moment == NOTHING:
        return
    wanted = [ally for ally in ready if matters(table, ally, moment)]
    if wanted and any(play.card in wanted for play in table.game.actions(table, ANY_SEAT)):
        table.begin(AllyWindow())


def open_ally_window_for_others(table: CloneWarsTable) -> None:
    """Everybody but the active player, who is about to be asked anyway, may play allies."""
    if table.seats > 1:
        seat, plays = table.active, table.game.actions(table, ANY_SEAT)
        if plays and any(table.controller[play.card] != seat for play in plays):
            table.begin(AllyWindow((seat + 1) % table.seats, 1))


def allies_for(table: CloneWarsTable, seat: int, coming: Momentous) -> list[Option]:
    """The allies a seat may play, if one of them could matter."""
    plays = table.game.actions(table, seat)
    if not plays:
        return plays
    moment = coming.at_stake(table)
    return plays if any(matters(table, play.card, moment) for play in plays) else []


@dataclass(slots=True)
class Answers(Momentous):
    """A procedure in which every seat may do something, the active one first, until all have passed in a row.

    Subclasses say what a seat may do (``choices``), do it (``take``), and put "offer" and "answer" among their steps, followed
    by "answered".
    """

    seat: int = -1
    passes: int = 0

    def question(self) -> str:
        """What kind of question the seats are asked."""
        raise NotImplementedError

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
                table.ask(self.seat, self.question(), options)
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


@dataclass(slots=True)
class AllyWindow(Answers):
    """Allies are played before something happens. What that depends on is judged anew after each of them."""

    def steps(self) -> Steps:
        return "offer", "answer", "answered"

    def question(self) -> str:
        return "action"

    def choices(self, table: CloneWarsTable, seat: int) -> list[Option]:
        coming = table.stack[-2]
        assert isinstance(coming, Momentous)
        return allies_for(table, seat, coming)

    def take(self, table: CloneWarsTable, picked: Option) -> None:
        table.game.act(table, table.seat_of(table.holder(picked.card)))

    def answered(self, table: CloneWarsTable) -> None:
        """Everybody has passed: what was about to happen happens."""
