"""Cards set apart from a deck while a player looks at them, or all see them, and put back in any order (A51, A85)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import DECK, HAND, LOOKED_AT
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Procedure, Steps


def look_at_top(table: StarWarsTable, seat: int, deck: int, number: int) -> None:
    """A seat looks at the top cards of somebody's deck, as many as there are (A51)."""
    table.note("looks at", seat, (), number)
    _set_apart(table, seat, table.pile(DECK, deck)[-number:])


def see_top(table: StarWarsTable, seat: int, kind: int, of: int) -> None:
    """A seat looks at the top card of a deck, which stays there."""
    top = table.pile(kind, of)[-1:]
    table.show(top, 1 << seat)
    table.note("looks at", seat, tuple(top))


def reveal_top(table: StarWarsTable, seat: int, number: int) -> None:
    """The top cards of a seat's deck are turned up for both players (A85)."""
    cards = table.pile(DECK, seat)[-number:]
    table.show(cards)
    table.note("reveals", seat, tuple(cards))
    _set_apart(table, seat, cards)


def _set_apart(table: StarWarsTable, seat: int, cards: list[int]) -> None:
    for card in cards:
        table.move(card, LOOKED_AT, seat)


def take_openly(table: StarWarsTable, seat: int, card: int) -> None:
    """A card that was found is shown to both players and taken into hand."""
    table.show((card,))
    table.note("reveals", seat, (card,))
    table.move(card, HAND, seat)


def shuffle_back(table: StarWarsTable, seat: int) -> None:
    """The cards a seat has looked at go back into its deck, which is shuffled (A52)."""
    for card in tuple(table.pile(LOOKED_AT, seat)):
        table.move(card, DECK, seat)
    table.shuffle(DECK, seat)


@dataclass(slots=True)
class PutBack(Procedure):
    """Put the cards a seat has looked at back on their owner's deck, or under it, one after another in any order.

    The other player sees that it is done, but not in which order.
    """

    seat: int
    under: bool = False

    def steps(self) -> Steps:
        return "offer_next", "put_next"

    def offer_next(self, table: StarWarsTable) -> str | None:
        cards = table.pile(LOOKED_AT, self.seat)
        if not cards:
            return END
        verb = "put under deck" if self.under else "put on deck"
        table.ask(self.seat, "put back", [option(verb, card) for card in cards])
        return None

    def put_next(self, table: StarWarsTable) -> str:
        card = table.picked.card
        several = len(table.pile(LOOKED_AT, self.seat)) > 1
        table.move(card, DECK, table.owner[card], bottom=self.under, secretly=several)
        table.note("puts back", self.seat, (card,))
        return "offer_next"
