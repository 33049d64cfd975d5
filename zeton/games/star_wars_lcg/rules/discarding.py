"""Discarding several cards at once: their owner chooses the order in which they lie on the pile (R3.24, A14)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.star_wars_lcg.rules.entering import discard
from zeton.games.star_wars_lcg.rules.leaving import order_matters
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure, Steps


def discard_together(table: StarWarsTable, cards: tuple[int, ...]) -> None:
    """Discard these cards; nobody is asked for an order that nothing in this game could ever read."""
    ordered = tuple(card for card in cards if order_matters(table, table.owner[card]))
    for card in cards:
        if card not in ordered:
            discard(table, card)
    if ordered:
        table.begin(DiscardTogether(ordered))


@dataclass(slots=True)
class DiscardTogether(Procedure):
    """The owner names the cards one after another; the last one lies on top."""

    cards: tuple[int, ...]

    def steps(self) -> Steps:
        return "offer_next", "take_next"

    def offer_next(self, table: StarWarsTable) -> str | None:
        if not self.cards:
            return END
        owner = table.owner[self.cards[0]]
        table.ask(owner, "order", [option("next", card) for card in self.cards if table.owner[card] == owner])
        return None

    def take_next(self, table: StarWarsTable) -> str:
        card = table.picked.card
        self.cards = tuple(c for c in self.cards if c != card)
        discard(table, card)
        return "offer_next"
