"""Phases, action windows, and how long effects last (R5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.leaving import discard_from_play, sacrifice
from zeton.games.conquest.rules.settling import settle
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    BLANK,
    CONTROL,
    DISCARDED_AT_END,
    DOUBLED,
    HALVED,
    HP,
    IN_PLAY,
    PHASE_BEGINS,
    PHASE_ENDS,
    PHASES,
    SACRIFICED_AT_END,
    SET,
    TRAIT,
    UNTIL_PHASE,
)
from zeton.kernel import window
from zeton.kernel.decision import option
from zeton.kernel.event import after
from zeton.kernel.procedure import Procedure, Steps

UNSETTLING: Final = frozenset((HP, DOUBLED[HP], HALVED[HP], SET[HP], BLANK, CONTROL))
"""Effects from whose end more may follow; so may it from the end of a gained trait."""


def is_unsettling(what: str) -> bool:
    """Whether more may follow from the end of an effect on this."""
    return what in UNSETTLING or what.startswith(TRAIT)


def begin_phase(table: ConquestTable, phase: str, step: str) -> None:
    """A phase begins, at this step of the timing chart; limits per phase are fresh (R17.1)."""
    table.phase = phase
    table.step_now = step
    table.used = bytearray(len(table.used))
    table.note("phase begins", -1, (), PHASES.index(phase))


def react_to_phase(table: ConquestTable) -> None:
    """Reactions "after the phase begins" (R5.9)."""
    after(table, PHASE_BEGINS, amount=PHASES.index(table.phase))


def end_lasting(table: ConquestTable, until: str) -> None:
    """End the effects that last until now; what no longer can be in play leaves it (R11.13, R19.2). Last in a step."""
    if table.lasting:
        ended = [effect for effect in table.lasting if effect.until == until]
        if ended:
            table.lasting = tuple(effect for effect in table.lasting if effect.until != until)
            whats = {effect.what for effect in ended}
            if any(map(is_unsettling, whats)):
                settle(table, control=CONTROL in whats)


def open_action_window(table: ConquestTable, name: str) -> None:
    """An action window of the timing chart: the player with initiative has the first opportunity (R5.5)."""
    window.open_action_window(table, name, table.first_seat())


def open_window_of_battle(table: ConquestTable, name: str) -> None:
    """The same in a battle: most combat turns are of players without a ready unit, and every one is followed by a window."""
    window.open_action_window_unless_idle(table, name, table.first_seat())


@dataclass(slots=True)
class EndOfPhase(Procedure):
    """What is to be done at the end of the phase, in an order the first seat chooses; then durations end (R5.9, A43)."""

    def steps(self) -> Steps:
        return "offer_debt", "take_debt", "end_durations", "react"

    def debts(self, table: ConquestTable) -> list[int]:
        """Cards that leave play now if they have stayed in play (A43)."""
        due = (e.card for e in table.lasting if e.what in (SACRIFICED_AT_END, DISCARDED_AT_END))
        return [card for card in dict.fromkeys(due) if table.zone[card] in IN_PLAY]

    def offer_debt(self, table: ConquestTable) -> str | None:
        if not table.lasting:
            return "end_durations"
        due = self.debts(table)
        if not due:
            return "end_durations"
        table.ask(table.first_seat(), "order", [option("next", card) for card in due])
        return None

    def take_debt(self, table: ConquestTable) -> str:
        card = table.picked.card
        leave = sacrifice if any(e.card == card and e.what == SACRIFICED_AT_END for e in table.lasting) else discard_from_play
        table.lasting = tuple(e for e in table.lasting if e.card != card or e.what not in (SACRIFICED_AT_END, DISCARDED_AT_END))
        leave(table, card)
        return "offer_debt"

    def end_durations(self, table: ConquestTable) -> None:
        end_lasting(table, UNTIL_PHASE)

    def react(self, table: ConquestTable) -> None:
        """Reactions "after the phase ends"."""
        after(table, PHASE_ENDS, amount=PHASES.index(table.phase))
