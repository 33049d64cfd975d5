"""The Force phase (R11): commitment and the Force struggle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    CANNOT_COMMIT,
    COMMITTED,
    COUNTS_IN_THE_STRUGGLE,
    DARK,
    FORCE_IN_A_STRUGGLE,
    FORCE_OF_A_SIDE,
    FORCE_STRUGGLE_BEGINS,
    FORCE_STRUGGLE_WON,
    LIGHT,
    STRUGGLE,
)
from zeton.games.star_wars_lcg.rules.timing import end_lasting, open_action_window
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, after_all, open_window
from zeton.kernel.procedure import Procedure, Steps

FORCE_CARDS: Final = 3  # R11.2


def force_cards_left(table: StarWarsTable, seat: int) -> int:
    """How many Force cards are in a seat's supply."""
    committed = table.committed
    return FORCE_CARDS - sum(committed[unit] for unit in table.units(seat))


def force_total(table: StarWarsTable, seat: int) -> int:
    """The Force icons of a seat's ready committed units, and of cards that say they contribute (R11.5–R11.7)."""
    committed, focus, cards = table.committed, table.focus, table.cards
    total = sum(
        modified(table, FORCE_IN_A_STRUGGLE, unit, cards[unit].force_icons)
        for unit in table.units(seat)
        if (committed[unit] and not focus[unit]) or holds(table, COUNTS_IN_THE_STRUGGLE, unit)
    )
    return modified(table, FORCE_OF_A_SIDE, table.pile(AFFILIATION, seat)[0], total)


def can_commit(table: StarWarsTable, unit: int) -> bool:
    """Whether a unit may be committed: it is not yet, and nothing forbids it (R11.1, R11.10)."""
    return not table.committed[unit] and not holds(table, CANNOT_COMMIT, unit)


@dataclass(slots=True)
class ForcePhase(Procedure):
    """Commit units, then struggle for the Balance of the Force (R11.1–R11.9); the window comes last (A16)."""

    committed: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer_commitment", "commit", "react", "struggle", "window"

    def offer_commitment(self, table: StarWarsTable) -> str | None:
        table.step_now = "F6.2"
        seat = table.active
        if not force_cards_left(table, seat):
            return "react"
        options = [option("commit", unit) for unit in table.units(seat) if can_commit(table, unit)]
        if not options:
            return "react"
        table.ask(seat, "commit", [*options, DONE])
        return None

    def commit(self, table: StarWarsTable) -> str:
        if table.picked == DONE:
            return "react"
        unit = table.picked.card
        table.committed[unit] = 1
        self.committed = (*self.committed, unit)
        table.note("commits", table.active, (unit,))
        return "offer_commitment"

    def react(self, table: StarWarsTable) -> None:
        """All units are named at once; then reactions (A50)."""
        if COMMITTED in table.index.reacted_to:
            after_all(table, tuple(Event(COMMITTED, unit, table.active) for unit in self.committed))

    def struggle(self, table: StarWarsTable) -> None:
        table.step_now = "F6.3"
        table.begin(ForceStruggle(Event(FORCE_STRUGGLE_BEGINS, 0, table.active)))

    def window(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-FORCE")


@dataclass(slots=True)
class ForceStruggle(Occurrence):
    """The struggle for the Balance of the Force (R11.5–R11.8)."""

    def steps(self) -> Steps:
        return "interrupts", "compare", "react"

    def interrupts(self, table: StarWarsTable) -> None:
        open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def compare(self, table: StarWarsTable) -> None:
        """The higher total turns the Balance token to its side; a tie changes nothing (R11.8)."""
        light, dark = force_total(table, table.light), force_total(table, table.dark)
        winner = table.balance if light == dark else LIGHT if light > dark else DARK
        if winner != table.balance:
            table.balance = winner
            table.note("balance", table.light if winner == LIGHT else table.dark)
        end_lasting(table, STRUGGLE)

    def react(self, table: StarWarsTable) -> None:
        """Who has the Balance now has won, even if he only kept it."""
        after(table, FORCE_STRUGGLE_WON, seat=table.light if table.balance == LIGHT else table.dark)
