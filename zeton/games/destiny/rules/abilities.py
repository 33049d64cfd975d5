"""Using an ability (R18): its costs, its effects, and the abilities that wait for their turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules.queue import can_still_happen, is_optional, who_orders
from zeton.games.destiny.rules.table import DestinyTable, Waiting
from zeton.games.destiny.rules.terms import POWER_ACTION, SPECIAL_ABILITY
from zeton.kernel.ability import Ability
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.use import NO_EVENT, Prospect, Use, ability_of, could_change_anything

FINISH: Final = "finish"
"""The step after the last effect: where an ability goes on that can do no more."""


def may_use(table: DestinyTable, seat: int, card: int, ability: Ability) -> bool:
    """Whether the conditions of an ability hold and its costs can be paid in full (R11.7, A21)."""
    for condition in ability.conditions:
        if not condition.test(table, seat, card, ability):
            return False
    for cost in ability.costs:
        if not cost.payable(table, seat, card):
            return False
    return True


@dataclass(slots=True)
class UseAbility(Use):
    """An ability being carried out: as much of it as is possible (R18.3).

    ``targets`` are the cards or dice its effects have chosen; none of them is ever hidden.
    """

    die: int = 0  # a special: the die that is being resolved (A24)
    amount: int = 0  # a number one effect leaves for the next
    modes: int = 0  # a bit for each way of a choice of ways that has been taken
    ok: bool = True  # the effect before was carried out completely (R18.11)

    def steps(self) -> Steps:
        return ("pay_costs", "carry_out", FINISH)

    def answered(self, table: DestinyTable) -> Event:
        """The event this ability waited for."""
        return self.event

    @property
    def opponent(self) -> int:
        return 1 - self.seat

    def is_card_effect(self, table: DestinyTable) -> bool:
        """A special is an ability of the die (R18.18)."""
        return self.ability(table).timing != SPECIAL_ABILITY

    def back(self, steps: int) -> int:
        """What a step returns to go on from so many steps before it."""
        return -steps - 1

    def skip(self, steps: int = 1) -> int:
        """What a step returns to leave out the next ones."""
        return steps

    def finish(self, table: DestinyTable) -> None:
        """Nothing is left to do."""


def begin_ability(table: DestinyTable, seat: int, card: int, number: int, event: Event = NO_EVENT) -> None:
    """Carry out an ability of a card."""
    if ability_of(table, card, number).timing == POWER_ACTION:
        table.used[card] |= 1 << number
    table.begin(UseAbility(event, card=card, seat=seat, number=number))


@dataclass(slots=True)
class Answers(Procedure):
    """Abilities that were triggered together, one after another in the order that is chosen (R18.7)."""

    group: tuple[Waiting, ...]
    now: int = 0  # which of them is being resolved

    def steps(self) -> Steps:
        return "offer_next", "take_next", "offer_use", "use"

    def possible(self, table: DestinyTable) -> list[Waiting]:
        """Those that could do something now; the others wait, for one of these may change that."""
        return [waiting for waiting in self.group if _is_possible(table, waiting)]

    def offer_next(self, table: DestinyTable) -> str | None:
        """What can do nothing is passed over in silence."""
        possible = self.possible(table)
        if not possible:
            return END
        table.ask(who_orders(table, possible), "order", _options(possible))
        return None

    def take_next(self, table: DestinyTable) -> None:
        if len(self.group) == 1:
            self.now = 0
            return
        possible = self.possible(table)
        self.now = self.group.index(possible[_options(possible).index(table.picked)])

    def offer_use(self, table: DestinyTable) -> str | None:
        """A "may" is decided when the ability is resolved (R18.9)."""
        card, number, seat, _ = self.group[self.now]
        if not is_optional(ability_of(table, card, number)):
            return "use"
        table.ask(seat, "reaction", [option("use", card, 0, number), PASS])
        return None

    def use(self, table: DestinyTable) -> str:
        card, number, seat, event = self.group[self.now]
        self.group = self.group[: self.now] + self.group[self.now + 1 :]
        if table.picked == PASS and is_optional(ability_of(table, card, number)):
            return "offer_next"
        table.note("uses", seat, (card,), number)
        begin_ability(table, seat, card, number, event)
        return "offer_next"


def _options(group: list[Waiting]) -> list[Option]:
    """One option for each; if one ability was triggered twice over (by two dice, say), the dice or cards tell them apart."""
    options = [option("resolve ability", card, 0, number) for card, number, _, _ in group]
    if len(set(options)) < len(options):
        options = [option("resolve ability", card, event.source, number) for card, number, _, event in group]
    if len(set(options)) < len(options):
        options = [option("resolve ability", card, event.card, number) for card, number, _, event in group]
    return options


def _is_possible(table: DestinyTable, waiting: Waiting) -> bool:
    """Whether it can be paid for, and what it does can still happen: nobody pays for nothing."""
    card, number, seat, event = waiting
    ability = ability_of(table, card, number)
    if not may_use(table, seat, card, ability) or not can_still_happen(table, ability, event):
        return False
    return ability.always_changes_something or could_change_anything(Prospect(card, seat, ability, event), table)


@dataclass(slots=True)
class EmptyQueue(Procedure):
    """Everything that waits, first in, first out; what is triggered meanwhile goes to the end (R18.4)."""

    def steps(self) -> Steps:
        return ("next_group",)

    def next_group(self, table: DestinyTable) -> str:
        if not table.queue:
            return END
        group, table.queue = table.queue[0], table.queue[1:]
        table.begin(Answers(group))
        return "next_group"


def settle(table: DestinyTable) -> None:
    """Let everything that waits be resolved (R18.4)."""
    if table.queue:
        table.begin(EmptyQueue())
