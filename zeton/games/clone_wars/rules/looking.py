"""Looking at the top of the invasion deck and putting the cards back in any order."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import INVASION_DECK, REVEALED
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure, Steps


@dataclass(slots=True)
class Look(Procedure):
    """A player looks at so many cards, fewer if the deck is smaller, and puts them back, the deepest one first.

    Players may tell each other everything (R2.6), so what one of them sees all of them know.
    """

    seat: int
    number: int
    cards: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "reveal", "offer", "put_back"

    def reveal(self, table: CloneWarsTable) -> None:
        deck = table.pile(INVASION_DECK, 0)
        self.cards = tuple(deck[max(0, len(deck) - self.number) :])
        for card in self.cards:
            table.move(card, REVEALED, 0)
        table.note("looks at", self.seat, self.cards)

    def offer(self, table: CloneWarsTable) -> str | None:
        if not self.cards:
            return END
        table.ask(self.seat, "put back", [option("put back", card) for card in self.cards])
        return None

    def put_back(self, table: CloneWarsTable) -> str:
        card = table.picked.card
        self.cards = tuple(other for other in self.cards if other != card)
        table.move(card, INVASION_DECK, 0)
        return "offer"
