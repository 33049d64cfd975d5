"""Claiming the battlefield (R12), and its control changing in other ways (R12.8)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.piles import spend
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import BATTLEFIELD, BATTLEFIELD_CARD, CLAIM_COST, CLAIMED, SET_ASIDE
from zeton.kernel.ability import modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.use import ability_of


def take_control(table: DestinyTable, seat: int) -> None:
    """A seat takes control of the battlefield; that alone is no claim (R12.8)."""
    if table.battlefield_controller != seat:
        table.move(table.battlefield, BATTLEFIELD, seat)
        table.note("controls", seat, (table.battlefield,))


def unused_battlefields(table: DestinyTable) -> list[int]:
    """What lies beside the table (R22.3)."""
    lying = (*table.pile(SET_ASIDE, 0), *table.pile(SET_ASIDE, 1))
    return [card for card in lying if table.cards[card].type == BATTLEFIELD_CARD]


def switch(table: DestinyTable, card: int, by: int) -> None:
    """Another battlefield is used from now on; control does not change with it."""
    old, holder = table.battlefield, table.battlefield_controller
    table.damage[old] = 0
    table.move(old, SET_ASIDE, table.owner[old])
    table.move(card, BATTLEFIELD, holder)
    table.battlefield = card
    table.note("switches", by, (old, card))


def claim_cost(table: DestinyTable, seat: int) -> int:
    """What it costs a seat to claim: nothing, unless a card says so."""
    return modified(table, CLAIM_COST, seat, 0) if CLAIM_COST in table.index.constants else 0


@dataclass(slots=True)
class Claim(Procedure):
    """Take control, then the Claim ability, which is optional; then pass for the rest of the round (R12.3–R12.5, A7)."""

    seat: int

    def steps(self) -> Steps:
        return "claim", "offer_ability", "use_ability"

    def claim(self, table: DestinyTable) -> None:
        spend(table, self.seat, claim_cost(table, self.seat))
        table.claimed = self.seat
        table.note("claims", self.seat, (table.battlefield,))
        take_control(table, self.seat)
        happen(table, Event(CLAIMED, table.battlefield, self.seat))

    def offer_ability(self, table: DestinyTable) -> str | None:
        battlefield = table.battlefield
        number = table.cards[battlefield].claim
        if not may_use(table, self.seat, battlefield, ability_of(table, battlefield, number)):
            return END
        table.ask(self.seat, "claim", [option("use", battlefield, 0, number), PASS])
        return None

    def use_ability(self, table: DestinyTable) -> None:
        if table.picked != PASS:
            begin_ability(table, self.seat, table.battlefield, table.picked.number)
