"""Discarding a card to reroll dice (R10)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.piles import discard
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DISCARDED_TO_REROLL
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import Procedure, Steps


@dataclass(slots=True)
class DiscardToReroll(Procedure):
    """One card for one or more dice of the own pool; all dice are chosen before any is rolled (R10.1, R10.2)."""

    seat: int
    chosen: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "discard_card", "offer_die", "take_die", "reroll"

    def discard_card(self, table: DestinyTable) -> None:
        discard(table, table.picked.card)
        happen(table, Event(DISCARDED_TO_REROLL, table.picked.card, self.seat))

    def offer_die(self, table: DestinyTable) -> str | None:
        options = [option("reroll", die) for die in table.dice_pool(self.seat) if die not in self.chosen]
        if not options:
            return "reroll"
        if self.chosen:
            options.append(DONE)
        table.ask(self.seat, "reroll", options)
        return None

    def take_die(self, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return None
        self.chosen = (*self.chosen, table.picked.card)
        return "offer_die"

    def reroll(self, table: DestinyTable) -> None:
        dice.reroll(table, self.chosen)
