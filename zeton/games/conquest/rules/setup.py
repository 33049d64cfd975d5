"""Setup (R2): initiative, the row of planets, resources, hands, mulligans."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.entering import draw
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import BOX, DECK, FACE_DOWN, FACE_UP, HAND, PLANETS, POSITIONS
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure, Steps


@dataclass(slots=True)
class Setup(Procedure):
    """Everything before the first round; the player with initiative decides first (A39)."""

    seat: int = 0
    decided: int = 0

    def steps(self) -> Steps:
        return "roll_for_initiative", "lay_planets", "draw_hands", "offer_mulligan", "take_mulligan"

    def roll_for_initiative(self, table: ConquestTable) -> None:
        """R2.2."""
        table.step_now = "S1"
        table.starter = table.initiative = self.seat = table.random(2)
        table.note("has initiative", table.initiative)

    def lay_planets(self, table: ConquestTable) -> None:
        """Seven planets in a row, the last two face down; the rest go back to the box unseen (R2.3, R2.4)."""
        table.step_now = "S2"
        pile = table.pile(BOX, 0)
        for position in range(1, POSITIONS + 1):
            planet = table.roll(pile)
            table.position[planet] = position
            table.move(planet, PLANETS if position <= FACE_UP else FACE_DOWN, 0)
        table.first = 1

    def draw_hands(self, table: ConquestTable) -> None:
        """Resources and cards as the warlords say (R2.5, R2.6)."""
        table.step_now = "S3"
        for seat in (self.seat, 1 - self.seat):
            warlord = table.cards[table.warlords[seat]]
            table.gain(seat, warlord.starting_resources)
            table.shuffle(DECK, seat)
            draw(table, seat, warlord.starting_hand)

    def offer_mulligan(self, table: ConquestTable) -> str | None:
        """Once, a player may shuffle his hand back and draw a new one of the same size (R2.7, R2.8)."""
        if self.decided == 2:
            return END
        table.ask(self.seat, "mulligan", [option("mulligan"), PASS])
        return None

    def take_mulligan(self, table: ConquestTable) -> str:
        if table.picked != PASS:
            for card in table.pile(HAND, self.seat)[:]:
                table.move(card, DECK, self.seat)
            table.shuffle(DECK, self.seat)
            table.note("mulligan", self.seat)
            draw(table, self.seat, table.cards[table.warlords[self.seat]].starting_hand)
        self.decided += 1
        self.seat = 1 - self.seat
        return "offer_mulligan"
