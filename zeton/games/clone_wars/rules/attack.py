"""Attack (R7), and what an attack and a mission attempt have in common: a die, then help by everybody on the planet."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.damage import deal_damage
from zeton.games.clone_wars.rules.harm import take_damage
from zeton.games.clone_wars.rules.moments import NOTHING, Moment
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ALLY, ASSAULT, STEALTH
from zeton.games.clone_wars.rules.windows import Answers, allies_for, open_ally_window
from zeton.kernel.decision import Option, option
from zeton.kernel.procedure import Steps


@dataclass(slots=True)
class RolledAction(Answers):
    """An action with the die: roll, then every Jedi on the planet may add cards, and everybody allies (A8)."""

    jedi: int = 0
    successes: int = 0
    damage: int = 0  # damage symbols rolled
    counting: bool = False  # between the roll and its result: successes can be added

    def question(self) -> str:
        return "help"

    def roll(self, table: CloneWarsTable) -> None:
        """Roll the die (R7.2, R8.5)."""
        face = table.random(len(table.kit.die))
        self.successes, self.damage = table.kit.die[face]
        self.counting = True
        table.note("rolls", table.seat_of(self.jedi), (), self.successes)
        if self.damage:
            table.note("rolls damage", table.seat_of(self.jedi), (), self.damage)

    def counts(self, table: CloneWarsTable, helper: int, card: int) -> bool:
        """Whether a ready card of a Jedi on the planet adds a success."""
        raise NotImplementedError

    def choices(self, table: CloneWarsTable, seat: int) -> list[Option]:
        planet, exhausted = table.planet_of(self.jedi), table.exhausted
        found = []
        for helper in table.jedi_of_seat(seat):
            if table.planet_of(helper) == planet:
                for card in table.zones[helper]:
                    if not exhausted[card] and self.counts(table, helper, card):
                        found.append(option("exhaust", card))
        return found + (table.game.actions(table, seat) if found else allies_for(table, seat, self))

    def take(self, table: CloneWarsTable, picked: Option) -> None:
        if picked.verb == "exhaust":
            self.successes += 1
            self.use(table, picked.card)
            table.exhaust(picked.card)
        else:
            table.game.act(table, table.seat_of(table.holder(picked.card)))

    def use(self, table: CloneWarsTable, card: int) -> None:
        """What else follows from the use of a card."""


@dataclass(slots=True)
class Attack(RolledAction):
    """An attack; ``card_type`` is the one type that may be used in it, as soon as one is (R7.3)."""

    card_type: str = ""
    disguised: bool = False  # the attacker's own cards count as that type (R24.1)

    def steps(self) -> Steps:
        return "roll", "offer", "answer", "answered", "window", "take_damage"

    def counts(self, table: CloneWarsTable, helper: int, card: int) -> bool:
        """Assault or stealth, all of one type; no ally ever (R7.3, R11.4)."""
        kind = table.cards[card].type
        if self.disguised and helper == self.jedi:
            return kind != ALLY
        return kind == self.card_type or (not self.card_type and kind in (ASSAULT, STEALTH))

    def use(self, table: CloneWarsTable, card: int) -> None:
        if not self.card_type:
            self.card_type = table.cards[card].type

    def answered(self, table: CloneWarsTable) -> None:
        """Every success is one damage, dealt by the attacker (R7.4)."""
        self.counting = False
        deal_damage(table, table.planet_of(self.jedi), self.successes, table.seat_of(self.jedi))

    def window(self, table: CloneWarsTable) -> None:
        """Whatever is removed now does not hurt any more (R7.9, R11.2)."""
        open_ally_window(table, self)

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """Before the damage is dealt everybody who could help counts; after it every enemy who is left."""
        planet = table.planet_of(self.jedi)
        if self.counting:
            return Moment(enemies=(planet,), jedi=True)
        return Moment(enemies=(planet,)) if table.enemies_at(planet) else NOTHING

    def take_damage(self, table: CloneWarsTable) -> None:
        """One for each enemy still there and each symbol rolled, in one sum, for the attacker alone (R7.9, R7.10)."""
        take_damage(table, self.jedi, table.enemies_at(table.planet_of(self.jedi)) + self.damage)


def may_attack(table: CloneWarsTable, jedi: int) -> bool:
    """An enemy must be on the planet (R7.1)."""
    return table.enemies_at(table.planet_of(jedi)) > 0
