"""Setup (R2): hands, the roll-off for the battlefield, shields, and what happens after setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import settle
from zeton.games.destiny.rules.damage import put_shields
from zeton.games.destiny.rules.marking import MarkCards, marked_cards
from zeton.games.destiny.rules.piles import draw, gain
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    BATTLEFIELD,
    DECK,
    FIRST_RESOURCES,
    HAND_SIZE,
    INCOME_PER_ROUND,
    ROLL_OFF,
    SET_ASIDE,
    SET_UP,
)
from zeton.kernel.ability import modified
from zeton.kernel.decision import option
from zeton.kernel.event import Event
from zeton.kernel.procedure import Procedure, Steps

SHIELDS: Final = 2  # R2.12


def both(table: DestinyTable) -> tuple[int, int]:
    """Both players do the same at the same time; somebody's cards have to be shuffled and dice rolled first."""
    return 0, 1


@dataclass(slots=True)
class Setup(Procedure):
    """Steps 2 to 4 of setup; characters and plots are in play already (R2.1)."""

    winner: int = -1
    shields: int = SHIELDS

    def steps(self) -> Steps:
        return (
            "draw_hands",
            "first_mulligan",
            "second_mulligan",
            "redraw",
            "gain_resources",
            "roll_off",
            "offer_battlefield",
            "take_battlefield",
            "return_dice",
            "offer_shield",
            "take_shield",
            "after_setup",
            "settle_queue",
        )

    def draw_hands(self, table: DestinyTable) -> None:
        """Step 2 (R2.3)."""
        for seat in both(table):
            table.shuffle(DECK, seat)
            draw(table, seat, HAND_SIZE)

    def first_mulligan(self, table: DestinyTable) -> None:
        """Each player once, neither knowing the other's choice (R2.4, R2.5)."""
        table.begin(MarkCards(both(table)[0], "put back", "mulligan", second=False))

    def second_mulligan(self, table: DestinyTable) -> None:
        table.begin(MarkCards(both(table)[1], "put back", "mulligan", second=True))

    def redraw(self, table: DestinyTable) -> None:
        """What was put back is shuffled in before new cards are drawn (R2.4)."""
        for seat in both(table):
            returned = marked_cards(table, seat)
            for card in returned:
                table.marked[card] = 0
                table.move(card, DECK, seat)
            if returned:
                table.note("mulligan", seat, (), len(returned))
                table.shuffle(DECK, seat)
                draw(table, seat, len(returned))

    def gain_resources(self, table: DestinyTable) -> None:
        """Step 3 (R2.6)."""
        for seat in (0, 1):
            first = INCOME_PER_ROUND
            if FIRST_RESOURCES in table.index.constants:
                first = modified(table, FIRST_RESOURCES, seat, first)
            gain(table, seat, first)

    def roll_off(self, table: DestinyTable) -> str | None:
        """Step 4: the values of all character dice are added up; on a tie all are rolled again (R2.7–R2.9)."""
        totals = [0, 0]
        for seat in both(table):
            rolled = [die for character in table.characters(seat) for die in dice.brought_by(table, character)]
            dice.roll_into_pool(table, rolled)
            total = sum(dice.value(table, die) for die in rolled)
            if ROLL_OFF in table.index.constants:
                total = modified(table, ROLL_OFF, seat, total)
            table.note("roll-off", seat, (), total)
            totals[seat] = total
        if totals[0] == totals[1]:
            return "roll_off"
        self.winner = totals.index(max(totals))
        return None

    def offer_battlefield(self, table: DestinyTable) -> None:
        """The winner takes either battlefield (R2.10)."""
        table.ask(self.winner, "battlefield", [option("battlefield", table.pile(BATTLEFIELD, seat)[0]) for seat in (0, 1)])

    def take_battlefield(self, table: DestinyTable) -> None:
        """Its owner controls it; the other one is set aside (R2.11, R2.12)."""
        table.battlefield = table.picked.card
        table.note("controls", table.owner[table.battlefield], (table.battlefield,))
        other = table.pile(BATTLEFIELD, 1 - table.owner[table.battlefield])[0]
        table.move(other, SET_ASIDE, table.owner[other])

    def return_dice(self, table: DestinyTable) -> None:
        """(R2.13)."""
        for seat in (0, 1):
            for die in table.dice_pool(seat)[:]:
                dice.put_back(table, die)

    def offer_shield(self, table: DestinyTable) -> str | None:
        """The owner of the unused battlefield puts 2 shields on own characters, whoever won the roll-off (R2.12, A1)."""
        if not self.shields:
            return "after_setup"
        seat = 1 - table.battlefield_controller
        table.ask(seat, "setup shield", [option("shield", character, 0, 1) for character in table.characters(seat)])
        return None

    def take_shield(self, table: DestinyTable) -> str:
        put_shields(table, table.picked.card, 1)
        self.shields -= 1
        return "offer_shield"

    def after_setup(self, table: DestinyTable) -> None:
        """(R2.14)."""
        happen(table, Event(SET_UP))

    def settle_queue(self, table: DestinyTable) -> None:
        settle(table)
