"""Setup (R2): objectives, hands, mulligans, and the first objectives entering play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.entering import draw, put_into_play
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CHOSEN, DECK, HAND, LOOKED_AT, OBJECTIVE_DECK
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure, Steps

OBJECTIVES_LOOKED_AT: Final = 4
FIRST_HAND: Final = 6


@dataclass(slots=True)
class Setup(Procedure):
    """Steps 5 to 10 of setup; the dark side does everything first (A29, A30)."""

    seat: int
    mulligan: bool = True  # the optional rule is on (R2.11)

    def steps(self) -> Steps:
        return (
            "shuffle_objectives",
            "look_at_objectives",
            "offer_objectives",
            "return_objective",
            "draw_hands",
            "offer_mulligan",
            "take_mulligan",
            "offer_next_objective",
            "reveal_objective",
        )

    def shuffle_objectives(self, table: StarWarsTable) -> None:
        """Step 5 (R2.6)."""
        table.step_now = "S5"
        for seat in (table.dark, table.light):
            table.shuffle(OBJECTIVE_DECK, seat)

    def look_at_objectives(self, table: StarWarsTable) -> None:
        """Step 8: each player looks at the top four of his objective deck (R2.9)."""
        table.step_now = "S8"
        for card in table.pile(OBJECTIVE_DECK, self.seat)[-OBJECTIVES_LOOKED_AT:]:
            table.move(card, LOOKED_AT, self.seat)

    def offer_objectives(self, table: StarWarsTable) -> None:
        """He puts the fourth on the bottom."""
        looked_at = table.pile(LOOKED_AT, self.seat)
        table.ask(self.seat, "return objective", [option("put on the bottom", card) for card in looked_at])

    def return_objective(self, table: StarWarsTable) -> str | None:
        table.move(table.picked.card, OBJECTIVE_DECK, self.seat, bottom=True, secretly=True)
        for card in table.pile(LOOKED_AT, self.seat)[:]:
            table.move(card, CHOSEN, self.seat)
        return self.next_seat(table, "look_at_objectives")

    def next_seat(self, table: StarWarsTable, again: str) -> str | None:
        """The light side does the same; then the next step, the dark side first."""
        self.seat = 1 - self.seat
        return again if self.seat == table.light else None

    def draw_hands(self, table: StarWarsTable) -> None:
        """Step 9 (R2.10)."""
        table.step_now = "S9"
        for seat in (table.dark, table.light):
            table.shuffle(DECK, seat)
            draw(table, seat, FIRST_HAND)

    def offer_mulligan(self, table: StarWarsTable) -> str | None:
        """Once, a player may shuffle his hand back and draw six new cards (R2.11)."""
        if not self.mulligan:
            return "offer_next_objective"
        table.ask(self.seat, "mulligan", [option("mulligan"), PASS])
        return None

    def take_mulligan(self, table: StarWarsTable) -> str | None:
        if table.picked != PASS:
            for card in table.pile(HAND, self.seat)[:]:
                table.move(card, DECK, self.seat)
            table.shuffle(DECK, self.seat)
            table.note("mulligan", self.seat)
            draw(table, self.seat, FIRST_HAND)
        return self.next_seat(table, "offer_mulligan")

    def offer_next_objective(self, table: StarWarsTable) -> str | None:
        """Step 10: the chosen objectives enter play one at a time, each with its reactions before the next (R2.12)."""
        table.step_now = "S10"
        chosen = table.pile(CHOSEN, self.seat)
        if not chosen:
            return self.next_seat(table, "offer_next_objective") or END
        table.ask(self.seat, "next objective", [option("reveal", card) for card in chosen])
        return None

    def reveal_objective(self, table: StarWarsTable) -> str:
        put_into_play(table, table.picked.card)
        return "offer_next_objective"
