"""Using an ability: targets, costs and effects as steps of one procedure, in the order a game's rulebook gives.

A game subclasses ``Use`` with its own list of steps. The steps ``pay_costs`` and ``carry_out`` are followed by the ability's
own costs and effects, so an effect that asks in the middle is simply an effect of two steps.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from zeton.kernel.ability import Ability, Script, Target
from zeton.kernel.compiling import mypyc_attr, quicken
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import NOTHING, Event, Occurrence
from zeton.kernel.procedure import Plan, Procedure, Step, make_plan

if TYPE_CHECKING:
    from zeton.kernel.table import Table

NO_EVENT: Final = NOTHING


def ability_of(table: Any, card: int, number: int) -> Ability:
    """The ability of a card with this number."""
    return table.cards[card].script.abilities[number]  # type: ignore[no-any-return]


def is_candidate(
    table: Table, card: int, target: Target, other: int, taken: tuple[int, ...], event: Event, paid: tuple[int, ...] = ()
) -> bool:
    """Whether a card that lies where such targets lie may be chosen, after those taken already and those paid with."""
    for test in target.filter.asked:
        if not test(table, other, card):
            return False
    if target.different and (other in taken or (target.not_event_card and other == event.card)):
        return False
    if target.relation is not None and not target.relation.holds(table, other, event, paid, taken):
        return False
    return table.game.may_be_targeted(table, other, card)


def candidates(
    table: Table, card: int, target: Target, taken: tuple[int, ...], event: Event, paid: tuple[int, ...] = ()
) -> list[int]:
    """The cards that may be chosen for a target."""
    lying = target.filter.lying(table, card)
    return [other for other in lying if is_candidate(table, card, target, other, taken, event, paid)]


def has_targets(table: Table, card: int, ability: Ability, event: Event, taken: tuple[int, ...] = ()) -> bool:
    """Whether every target that is not optional can be chosen, one after another, after those already taken."""
    chosen, targets = len(taken), ability.targets
    if chosen == len(targets) or targets[chosen].optional:
        return True
    target, is_last = targets[chosen], chosen + 1 == len(targets)
    for other in target.filter.lying(table, card):
        if is_candidate(table, card, target, other, taken, event) and (
            is_last or has_targets(table, card, ability, event, (*taken, other))
        ):
            return True
    return False


@dataclass(slots=True)
class Prospect:
    """An ability that might be used: what its effects are judged by before anything is chosen or paid."""

    card: int
    seat: int
    ability: Ability
    event: Event  # what it would answer
    host: int = -1  # where on the stack that is; −1 for an action

    def answered(self, table: Any) -> Event:
        """The event it would answer."""
        return self.event

    def occasion(self, table: Any) -> Any:
        """The procedure whose event it would answer."""
        return table.stack[self.host]

    def legal_targets(self, table: Any, number: int) -> Iterable[int]:
        """What might be chosen for one of its targets, looked for one by one: mostly the first one will do."""
        target = self.ability.targets[number]
        for other in target.filter.lying(table, self.card):
            if is_candidate(table, self.card, target, other, (), self.event):
                yield other


quicken(Prospect)


def could_change_anything(prospect: Prospect, table: Any) -> bool:
    """Nothing for nothing: some part of the effect could change something as the table stands.

    It is asked last of all, and only of abilities that are not ``always_changes_something``. What paying would bring about is
    not anticipated; whatever is a legal target afterwards may be chosen, even one for which nothing changes.
    """
    for effect in prospect.ability.judged:
        could = effect.could
        if effect.about is None:
            if could is None or could(prospect, table, 0):
                return True
            continue
        for card in effect.about.possible(prospect, table):
            if could is None or could(prospect, table, card):
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Use(Occurrence):
    """An ability being used, or a card being played."""

    card: int
    seat: int
    targets: tuple[int, ...] = ()
    number: int = 0  # which ability of the card
    answering: int = -1  # where on the stack the event it answers is; −1 for an action
    which: int = 0  # which of the events that happen there at once it answers

    def lose(self, card: int) -> None:
        """A target that has left play and come back is another card, and none of this use."""
        if card in self.targets:
            self.targets = tuple(0 if target == card else target for target in self.targets)

    def plan(self, table: Any) -> Plan:
        """The steps of the class, with the ability's own costs and effects in their places."""
        key = self.__class__, table.cards[self.card].script, self.number
        plan = ABILITY_PLANS.get(key)
        if plan is None:
            if "carry_out" not in self.steps():
                return Procedure.plan(self, table)
            ABILITY_PLANS[key] = plan = _plan(self, self.ability(table))
            quicken(self.__class__)
        return plan

    def ability(self, table: Any) -> Ability:
        return ability_of(table, self.card, self.number)

    def occasion(self, table: Any) -> Any:
        """The procedure whose event this ability answers: an ``Occurrence`` or a ``Together``."""
        return table.stack[self.answering]

    def answered(self, table: Any) -> Event:
        """The event this ability answers."""
        if self.answering < 0:
            return NO_EVENT
        return self.occasion(table).event_at(self.which)  # type: ignore[no-any-return]

    def offer_target(self, table: Any) -> str | None:
        """Targets are chosen one after another, all by the controller of the ability, each so that the next can be."""
        ability = self.ability(table)
        targets, taken = ability.targets, self.targets
        if len(taken) == len(targets):
            return self.after_targets(table)
        target, event, is_last = targets[len(taken)], self.answered(table), len(taken) + 1 == len(targets)
        options = [
            option("target", other)
            for other in candidates(table, self.card, target, taken, event)
            if is_last or has_targets(table, self.card, ability, event, (*taken, other))
        ]
        if target.optional:
            options.append(DONE)
        if not options:
            return self.without_target(table)
        table.ask(self.seat, target.question, options)
        return None

    def take_target(self, table: Any) -> str:
        if table.picked == DONE:
            self.targets += (0,) * (len(self.ability(table).targets) - len(self.targets))
        else:
            self.targets = (*self.targets, table.picked.card)
        return "offer_target"

    def after_targets(self, table: Any) -> str:
        """The step that follows when all targets are chosen."""
        raise NotImplementedError

    def without_target(self, table: Any) -> str:
        """The step that follows when a target is needed and none is left."""
        raise NotImplementedError

    def pay_costs(self, table: Any) -> None:
        """The costs of the ability follow, step by step."""

    def carry_out(self, table: Any) -> None:
        """The effects of the ability follow, step by step."""


def renew(table: Table, card: int) -> None:
    """A card enters play: if it has been in play before, whatever is under way means the one it was, not this one.

    Only the ability that brings it, the last one that is being used, knows which card it is.
    """
    acting = next((procedure for procedure in reversed(table.stack) if isinstance(procedure, Use)), None)
    for procedure in table.stack:
        if procedure is not acting:
            procedure.lose(card)


ABILITY_PLANS: Final[dict[tuple[type[Use], Script | None, int], Plan]] = {}
"""By class, script and number of the ability: the plans that have been made."""


def _plan(use: Use, ability: Ability) -> Plan:
    steps: list[tuple[str, Step | None]] = []
    for name in use.steps():
        step = getattr(use.__class__, name)
        steps.append((name, None if step in (Use.pay_costs, Use.carry_out) else step))  # these two only say what follows
        blocks = ability.costs if name == "pay_costs" else ability.effects if name == "carry_out" else ()
        steps += [(block.key, step) for block in blocks for step in block.steps]
    return make_plan(steps)
