"""Focusing a card to strike, to generate resources or for a cost (R1.15, R4.3, R8.4)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.star_wars_lcg.rules.damage import check_focus, place_damage
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import FOCUS_COMING, FOCUS_PLACED, SACRIFICED_WITH_FOCUS
from zeton.kernel.event import INTERRUPT, Event, Together, after, after_all_else, open_window_over_all
from zeton.kernel.procedure import Steps


@dataclass(slots=True)
class Focusing(Together):
    """A card is focused to strike, to generate resources or for a cost: no shield stops that, but a token may become damage.

    The damage pays for what the token would have paid for (A131).
    """

    kind: str  # what is reacted to
    amount: int

    def steps(self) -> Steps:
        return "interrupts", "place", "react"

    def interrupts(self, table: StarWarsTable) -> None:
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def place(self, table: StarWarsTable) -> None:
        (event,) = self.events
        table.focus[event.card] += event.amount
        turned = self.amount - event.amount
        if turned:
            place_damage(table, event.card, event.seat, event.card, turned)

    def react(self, table: StarWarsTable) -> None:
        """Whoever was focused for a cost and got no token is no longer answered as one who did (A131)."""
        (event,) = self.events
        if event.amount or self.kind != FOCUS_PLACED:
            react_to_focus(table, event.card, event.seat, event.amount, self.kind)


def focus_to_pay(table: StarWarsTable, card: int, seat: int, amount: int, kind: str = FOCUS_PLACED) -> None:
    """Focus a card in play to strike, to generate resources or for a cost; ``kind`` is what is reacted to."""
    if FOCUS_COMING in table.index.interrupted:
        table.begin(Focusing((Event(FOCUS_COMING, card, seat, card, amount),), kind, amount))
    else:
        table.focus[card] += amount
        react_to_focus(table, card, seat, amount, kind)


def react_to_focus(table: StarWarsTable, card: int, seat: int, amount: int, kind: str) -> None:
    """What has too many tokens now is sacrificed, and then cards react."""
    if SACRIFICED_WITH_FOCUS in table.index.constants:
        after_all_else(table, (Event(kind, card, seat, amount=amount),))
        check_focus(table, card)
    else:
        after(table, kind, card, seat, amount=amount)
