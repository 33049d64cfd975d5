"""Chance made explicit: dice, shuffles and draws are decisions of a seat of their own, equal in law to the ordinary game.

A shuffle is asked card by card, the top of the pile first; all options of a question are as likely as one another. The rules
know nothing of it: a choice is carried out with the answers chance has given so far, and where one more is wanted the table is
taken back to before that choice and chance is asked. So at a question of chance the table is as it was when the last choice
was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from zeton.kernel.decision import Decision, Option
from zeton.kernel.errors import BadRecord, IllegalChoice
from zeton.kernel.fate import Fate, Undecided
from zeton.kernel.game import Game
from zeton.kernel.match import Match, unchain
from zeton.kernel.table import Chain, Table

CHANCE = -1
"""The seat that decides what is left to chance."""

CHANCE_KIND = "chance"


class OpenMatch(Match):
    """A match in which chance is asked. It has no record, for it has no seed; it is pickled with every answer."""

    __slots__ = ("answers", "before", "begun", "given", "pending")

    def __init__(self, game: Game, table: Table, begun: Mapping[str, Any] | None) -> None:
        super().__init__(game, None, 0, table)
        self.begun = begun  # the setup, if it was open from the beginning
        self.answers: Chain = None
        self.before = table  # before the choice that is being carried out
        self.pending: Option | None = None  # that choice; None: the beginning
        self.given: tuple[int, ...] = ()  # what chance has answered since

    @property
    def odds(self) -> tuple[float, ...] | None:
        """How likely each option of the open decision is, if it is one of chance."""
        decision = self.table.decision
        if decision is None or decision.seat != CHANCE:
            return None
        return (1 / len(decision.options),) * len(decision.options)

    def choose(self, chosen: Option | int, *, number: int | None = None) -> None:
        option = self.picked(chosen, number)
        decision = self.table.decision
        assert decision is not None
        self.answers = (self.answers, option)
        if decision.seat == CHANCE:
            self.carry_out(self.before, self.pending, (*self.given, decision.options.index(option)))
        else:
            self.carry_out(self.table, option, ())

    def carry_out(self, before: Table, pending: Option | None, given: tuple[int, ...]) -> None:
        """Make a choice at a table, with what chance has answered so far; ask chance, if it has to answer more."""
        table = before.copy()
        table.fate = Fate(given)
        try:
            if pending is None:
                table.run()
            else:
                table.answer(pending)
        except Undecided as asked:
            table = before.copy()
            table.decision = Decision(len(given) + 1, CHANCE, CHANCE_KIND, asked.options)
        table.fate = None
        self.table, self.before, self.pending, self.given = table, before, pending, given

    def clone(self) -> OpenMatch:
        """An independent copy."""
        copy = OpenMatch(self.game, self.table.copy(), self.begun)
        copy.answers, copy.before, copy.pending, copy.given = self.answers, self.before, self.pending, self.given
        return copy

    def determinize(self, seat: int, rng: Random) -> Match:
        """A copy in which everything the seat cannot know is dealt anew; in it chance is drawn, not asked (``opened``)."""
        if self.odds is not None:
            raise IllegalChoice("chance-is-asked")
        return super().determinize(seat, rng)


def begin_openly(game: Game, setup: Mapping[str, Any]) -> OpenMatch:
    """A match in which chance is asked from the first shuffle on."""
    table = game.set_up(setup, 0)
    match = OpenMatch(table.game, table, setup)
    match.carry_out(table, None, ())
    return match


def opened(match: Match) -> OpenMatch:
    """A copy of a match in which chance is asked from here on."""
    return OpenMatch(match.game, match.table.copy(), None)


def answers_of(match: OpenMatch) -> tuple[Mapping[str, Any], list[Option]]:
    """The setup of a match and every answer given in it, chance's too: from these it can be played again."""
    if match.begun is None:
        raise BadRecord("determinized")
    return match.begun, unchain(match.answers)


def played_openly(game: Game, setup: Mapping[str, Any], answers: Iterable[Option]) -> OpenMatch:
    """The match in which these answers were given."""
    match = begin_openly(game, setup)
    for answer in answers:
        match.choose(answer)
    return match
