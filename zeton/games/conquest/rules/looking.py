"""Searching and looking at the top of a deck (R21, A52): the cards lie apart, and still count as in the deck (A1).

What a seat looks at lies on what it was looking at already: a search within a search has its own cards, those above so many.
"""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DECK, LOOKED_AT
from zeton.games.conquest.rules.winning import check_decks
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure, Steps


def look_at_top(table: ConquestTable, seat: int, deck: int, number: int) -> int:
    """A seat looks at the top cards of somebody's deck, as many as there are (A52): on top of how many others they lie."""
    below = len(table.pile(LOOKED_AT, seat))
    table.note("looks at", seat, (), number)
    for card in table.pile(DECK, deck)[-number:]:
        table.move(card, LOOKED_AT, seat)
    return below


def looked_at(table: ConquestTable, seat: int, below: int) -> list[int]:
    """The cards of this search that are still looked at, not those of a search around it."""
    return table.pile(LOOKED_AT, seat)[below:]


@dataclass(slots=True)
class PutBack(Procedure):
    """Put the cards a seat has looked at back under their owner's deck, or on it, one after another in any order.

    The other player sees that it is done, but not in which order.
    """

    seat: int
    below: int = 0  # how many cards of a search around this one lie under them
    on_top: bool = False

    def steps(self) -> Steps:
        return "offer_next", "put_next", "check"

    def offer_next(self, table: ConquestTable) -> str | None:
        cards = looked_at(table, self.seat, self.below)
        if not cards:
            return "check"
        verb = "put on deck" if self.on_top else "put under deck"
        table.ask(self.seat, "put back", [option(verb, card) for card in cards])
        return None

    def put_next(self, table: ConquestTable) -> str:
        card = table.picked.card
        several = len(looked_at(table, self.seat, self.below)) > 1
        table.move(card, DECK, table.owner[card], bottom=not self.on_top, secretly=several)
        table.note("puts back", self.seat, (card,))
        return "offer_next"

    def check(self, table: ConquestTable) -> str:
        check_decks(table)
        return END
