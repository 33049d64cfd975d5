"""Choosing cards of a hand in secret, before the other player's choice is shown (R2.5, R3.13, A16, A17)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.decision import DONE, option
from zeton.kernel.procedure import Procedure, Steps


@dataclass(slots=True)
class MarkCards(Procedure):
    """A player marks any number of hand cards; what is done with them is seen when both have chosen."""

    seat: int
    verb: str
    question: str
    second: bool  # the other player has chosen already

    def steps(self) -> Steps:
        return "offer_card", "take_card"

    def offer_card(self, table: DestinyTable) -> None:
        options = [option(self.verb, card) for card in table.hand(self.seat) if not table.marked[card]]
        table.ask(self.seat, self.question, [*options, DONE])

    def take_card(self, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return None
        table.marked[table.picked.card] = 1
        return "offer_card"


def marked_cards(table: DestinyTable, seat: int) -> list[int]:
    """The cards a player has marked."""
    return [card for card in table.hand(seat) if table.marked[card]]


def mark_anew(table: DestinyTable, seat: int, rng: Random) -> None:
    """How many cards the other player has marked, and which, is hidden: draw it anew for a copy of this seat."""
    asks = table.stack[-1] if table.stack else None
    other = 1 - seat
    if 1 in table.marked:
        for card in range(1, len(table.cards)):
            if table.owner[card] == other:
                table.marked[card] = 0
    if isinstance(asks, MarkCards) and (asks.seat == other or asks.second):
        for card in table.hand(other):
            table.marked[card] = rng.random() < 0.5
