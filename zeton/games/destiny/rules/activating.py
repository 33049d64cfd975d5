"""Activating a character or support (R6), and Guardian (R16.1–R16.4)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.damage import deal
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import CHARACTERS_ACTIVATED, DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTIVATED,
    CHARACTER,
    CHARACTERS,
    DAMAGE_SYMBOLS,
    GUARDIAN,
    ON_CARDS,
    SUPPORTS,
)
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps


def may_activate(table: DestinyTable, card: int) -> bool:
    """A ready character, or a ready support that has a die (R6.1, R6.5)."""
    if table.exhausted[card] or table.zone[card] not in (CHARACTERS, SUPPORTS):
        return False
    return bool(table.cards[card].faces)


@dataclass(slots=True)
class Activate(Procedure):
    """Exhaust a card and roll its dice into the pool (R6.1–R6.4, R6.8)."""

    card: int
    tell: int = -1  # where on the stack the ability is that must know what was rolled
    guarded: int = 0

    def steps(self) -> Steps:
        return "offer_guardian", "guard", "remove_guarded", "roll"

    def offer_guardian(self, table: DestinyTable) -> str | None:
        """Before the activation: one die that shows damage in the opponent's pool (R16.1)."""
        if not may_activate(table, self.card):
            return END
        if table.cards[self.card].type != CHARACTER or not table.has_keyword(self.card, GUARDIAN):
            return "roll"
        seat = table.controller[self.card]
        threats = [
            die
            for die in table.dice_pool(1 - seat)
            if dice.symbol(table, die) in DAMAGE_SYMBOLS and dice.may_be_removed(table, die, seat)
        ]
        table.ask(seat, "guardian", [*(option("guard", die, self.card) for die in threats), PASS])
        return None

    def guard(self, table: DestinyTable) -> str | None:
        """All of its value is dealt; shields block as usual (R16.2)."""
        if table.picked == PASS:
            return "roll"
        self.guarded = table.picked.card
        amount = dice.value(table, self.guarded)
        deal(table, [(self.card, amount)], self.card, table.controller[self.card])
        return None

    def remove_guarded(self, table: DestinyTable) -> str | None:
        """The die is removed even if the Guardian was defeated, and then nothing is rolled (R16.3)."""
        dice.remove(table, (self.guarded,), 1 - table.controller[self.guarded], card_effect=True)
        return None if table.zone[self.card] == CHARACTERS else END

    def roll(self, table: DestinyTable) -> None:
        """All dice on the card and on its upgrades are rolled at the same time (R6.2, R6.9)."""
        card, seat = self.card, table.controller[self.card]
        table.exhausted[card] = 1
        table.note("activates", seat, (card,))
        rolled = own = [die for die in table.dice[card] if table.zone[die] == ON_CARDS]
        if table.zone[card] == CHARACTERS:
            table.remember(seat, CHARACTERS_ACTIVATED, 1)
            attached = (die for upgrade in table.upgrades_on(card) for die in table.dice[upgrade])
            rolled = [*own, *(die for die in attached if table.zone[die] == ON_CARDS)]
        if table.lasting:
            own = [die for die in own if dice.may_be_rolled(table, die)]
            rolled = [die for die in rolled if dice.may_be_rolled(table, die)]
        dice.put_in_pool(table, rolled)
        events = dice.roll(table, rolled, into_pool=True)
        if self.tell >= 0:
            table.stack[self.tell].amount = dice.symbols_of(table, rolled)  # type: ignore[attr-defined]
        # What the roll triggers and what the activation triggers is triggered at the same moment (R18.7).
        happen(table, Event(ACTIVATED, card, seat, 0, dice.symbols_of(table, own)), *events)
