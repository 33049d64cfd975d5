"""Damage taken by Jedi (R13.1, R13.2), and how it is prevented (R10.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.clone_wars.rules.moments import Moment
from zeton.games.clone_wars.rules.squads import DiscardCards
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ARMOR
from zeton.games.clone_wars.rules.windows import Answers, allies_for
from zeton.kernel.decision import Option, option
from zeton.kernel.procedure import END, Steps


@dataclass(slots=True)
class TakeDamage(Answers):
    """One instruction to take damage: armor and allies first, then the victim discards (R13.1, R10.6, A10, A11)."""

    jedi: int = 0
    amount: int = 0

    def steps(self) -> Steps:
        return "offer", "answer", "answered"

    def question(self) -> str:
        return "protect"

    def choices(self, table: CloneWarsTable, seat: int) -> list[Option]:
        """Armor of any Jedi on the victim's planet, and allies of everybody."""
        if not self.amount:
            return []
        planet, cards, exhausted = table.planet_of(self.jedi), table.cards, table.exhausted
        found = []
        for helper in table.jedi_of_seat(seat):
            if table.planet_of(helper) == planet:
                for card in table.zones[helper]:
                    if cards[card].type == ARMOR and not exhausted[card]:
                        found.append(option("exhaust", card))
        return found + (table.game.actions(table, seat) if found else allies_for(table, seat, self))

    def can_be_prevented(self) -> bool:
        """Whether it is still about to be taken: what is being discarded is lost."""
        return self.amount > 0 and self.at <= BEING_TAKEN

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """The victim's cards, and every Jedi who could bring armor."""
        return Moment(squads=(self.jedi,), jedi=True)

    def take(self, table: CloneWarsTable, picked: Option) -> None:
        if picked.verb == "exhaust":
            self.amount -= 1
            table.exhaust(picked.card)
        else:
            table.game.act(table, table.seat_of(table.holder(picked.card)))

    def answered(self, table: CloneWarsTable) -> str:
        if self.amount:
            table.note("takes damage", table.seat_of(self.jedi), (table.jedi[self.jedi],), self.amount)
            table.begin(DiscardCards(self.jedi, self.amount))
        return END


BEING_TAKEN: Final = TakeDamage().place_of("answered")


def take_damage(table: CloneWarsTable, jedi: int, amount: int) -> None:
    """A Jedi is about to take damage; without any cards it has nothing to lose and nothing to prevent (R13.2)."""
    if amount and table.squad(jedi):
        table.begin(TakeDamage(jedi=jedi, amount=amount))
