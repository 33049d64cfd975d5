"""Searching and looking at the top of a deck (R21, A52): the cards lie apart, and still count as in the deck (A1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DECK, LOOKED_AT
from zeton.games.conquest.rules.winning import check_decks
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure


def look_at_top(table: ConquestTable, seat: int, deck: int, number: int) -> None:
    """A seat looks at the top cards of somebody's deck, as many as there are (A52)."""
    table.note("looks at", seat, (), number)
    for card in table.pile(DECK, deck)[-number:]:
        table.move(card, LOOKED_AT, seat)


@dataclass(slots=True)
class PutBack(Procedure):
    """Put the cards a seat has looked at back under their owner's deck, or on it, one after another in any order.

    The other player sees that it is done, but not in which order.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer_next", "put_next", "check")

    seat: int
    on_top: bool = False

    def offer_next(self, table: ConquestTable) -> str | None:
        cards = table.pile(LOOKED_AT, self.seat)
        if not cards:
            return "check"
        verb = "put on deck" if self.on_top else "put under deck"
        table.ask(self.seat, "put back", [option(verb, card) for card in cards])
        return None

    def put_next(self, table: ConquestTable) -> str:
        card = table.picked.card
        several = len(table.pile(LOOKED_AT, self.seat)) > 1
        table.move(card, DECK, table.owner[card], bottom=not self.on_top, secretly=several)
        table.note("puts back", self.seat, (card,))
        return "offer_next"

    def check(self, table: ConquestTable) -> str:
        check_decks(table)
        return END
