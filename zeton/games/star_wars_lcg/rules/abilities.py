"""Using an ability (R12), in the order of A22: check, targets, cost, pay, cancel, resolve, discard, react."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from zeton.games.star_wars_lcg.language.hosts import hosts_of
from zeton.games.star_wars_lcg.rules.costs import NEXT_CARD, Purse, cost_of, least_cost, match_of, purse_of
from zeton.games.star_wars_lcg.rules.entering import EnterPlay, discard
from zeton.games.star_wars_lcg.rules.resources import Payment, affordable
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BEING_PAID,
    BEING_PLAYED,
    EVENT,
    EVENT_PLAYED,
    HAND,
    INTERRUPT_EVENT_PLAYED,
    INTERRUPT_EXECUTED,
    PLAYED,
)
from zeton.kernel.ability import Ability, Target, modified
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import END, Plan, Step, make_plan

NO_EVENT = Event("")


def ability_of(table: StarWarsTable, card: int, number: int) -> Ability:
    """The ability of a card with this number."""
    script = table.cards[card].script
    assert script is not None
    return script.abilities[number]


def candidates(table: StarWarsTable, card: int, target: Target, taken: tuple[int, ...], event: Event) -> Iterator[int]:
    """The cards that may be chosen for a target, after those already taken (R12.13)."""
    for other in target.filter.cards(table, card):
        if target.different and (other in taken or (target.not_event_card and other == event.card)):
            continue
        if "cannot be targeted" in table.index.constants and modified(table, "cannot be targeted", other, 0):
            continue
        yield other


def has_targets(table: StarWarsTable, card: int, ability: Ability, event: Event) -> bool:
    """With no legal target an effect cannot be initiated (R12.13)."""
    needed: dict[int, int] = {}
    for target in ability.targets:
        if target.optional:
            continue
        key = id(target.filter)
        needed[key] = wanted = needed.get(key, 0) + 1
        for found, _ in enumerate(candidates(table, card, target, (), event), 1):
            if found == wanted:
                break
        else:
            return False
    return True


def may_use(table: StarWarsTable, seat: int, card: int, ability: Ability, event: Event, purse: Purse | None = None) -> bool:
    """Whether everything an ability needs is there: conditions, costs, targets, resources (A22 step 1)."""
    for condition in ability.conditions:
        if not condition.test(table, seat, card, ability):
            return False
    for cost in ability.costs:
        if not cost.payable(table, seat, card):
            return False
    if ability.play and table.cards[card].cost and not can_pay_for(table, seat, card, purse or purse_of(table, seat)):
        return False
    return not ability.targets or has_targets(table, card, ability, event)


def can_pay_for(table: StarWarsTable, seat: int, card: int, purse: Purse) -> bool:
    """Whether the resources, and the match, can be generated (R4.1, R4.7)."""
    cost = least_cost(table, seat, card)
    if cost == 0:
        return True
    if cost > purse.total:
        return False
    match = match_of(table, seat, card)
    return not match or match & purse.affiliations != 0


@dataclass(slots=True)
class Initiation(Occurrence):
    """Playing a card or using an ability: what both have in common (A22)."""

    card: int
    seat: int
    targets: tuple[int, ...] = ()
    reduction: int = 0  # by interrupts to its cost

    def cost(self, table: StarWarsTable, further: int = 0) -> int:
        """The cost as it stands, or after a ``further`` reduction: by interrupts it never falls below 1 (A82)."""
        cost = cost_of(table, self.seat, self.card)
        return max(min(cost, 1), cost - self.reduction - further)

    def may_be_passed(self, table: StarWarsTable) -> bool:
        """A cost that cannot be paid as it stands must be lowered."""
        return self.event.kind != BEING_PAID or self.is_affordable(table)

    def is_affordable(self, table: StarWarsTable, further: int = 0) -> bool:
        """Whether the cost, after a ``further`` reduction, can be paid."""
        return affordable(table, self.seat, self.cost(table, further), match_of(table, self.seat, self.card))

    def reveal(self, table: StarWarsTable) -> None:
        """(1) The card is revealed; while it is being played it is in no area (A55)."""
        table.move(self.card, BEING_PLAYED, self.seat)

    def interrupts_to_cost(self, table: StarWarsTable) -> None:
        """(3) The cost is computed; interrupts that change it are used here."""
        if BEING_PAID in table.index.interrupted:
            self.event = Event(BEING_PAID, self.card, self.seat)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def pay_resources(self, table: StarWarsTable) -> str | None:
        """(4) If the cost cannot be paid the card returns to hand and nothing has happened (R4.1)."""
        if not self.is_affordable(table):
            table.move(self.card, HAND, self.seat)
            return END
        cost, match = self.cost(table), match_of(table, self.seat, self.card)
        self.count_as_played(table)
        if cost:
            table.begin(Payment(self.seat, cost, match, self.card))
        return None

    def count_as_played(self, table: StarWarsTable) -> None:
        """Limits are used up even if the effect is cancelled (A53, A56)."""
        table.plays = (*table.plays, (self.seat, self.card))
        table.note("plays", self.seat, (self.card, *self.targets))
        for effect in table.lasting:
            if effect.what == NEXT_CARD and effect.seat == self.seat:
                table.lasting = tuple(e for e in table.lasting if e is not effect)

    def react_to_playing(self, table: StarWarsTable) -> None:
        """(8) Reactions "after you play"."""
        after(table, Event(PLAYED, self.card, self.seat))


@dataclass(slots=True)
class PlayCard(Initiation):
    """Play a unit or an enhancement from hand (R5.1, R5.2)."""

    steps: ClassVar[tuple[str, ...]] = (
        "reveal",
        "offer_host",
        "take_host",
        "interrupts_to_cost",
        "pay_resources",
        "enter_play",
        "react_to_playing",
    )

    def offer_host(self, table: StarWarsTable) -> str | None:
        """(2) An enhancement is attached to what it names (R5.2); one for a play area or the dial has no choice."""
        hosts = hosts_of(table, self.seat, self.card)
        if hosts is None:
            return "interrupts_to_cost"
        table.ask(self.seat, "enhance", [option("enhance", self.card, host) for host in hosts])
        return None

    def take_host(self, table: StarWarsTable) -> None:
        self.targets = (table.picked.target,)

    def enter_play(self, table: StarWarsTable) -> None:
        table.begin(EnterPlay(self.card, self.targets[0] if self.targets else 0))


@dataclass(slots=True)
class UseAbility(Initiation):
    """Use an ability of a card, or play an event, which is using the ability printed on it."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "offer_target",
        "take_target",
        "interrupts_to_cost",
        "pay_resources",
        "pay_costs",
        "announce",
        "check_cancelled",
        "carry_out",
        "put_away",
        "react_to_playing",
    )

    number: int = 0
    answering: int = -1  # where on the stack the event it answers is; −1 for an action

    def plan(self, table: StarWarsTable) -> Plan:  # type: ignore[override]
        """The steps of A22, with the ability's own costs and effects in their places."""
        ability = ability_of(table, self.card, self.number)
        key = self.__class__, ability
        plan = ABILITY_PLANS.get(key)
        if plan is None:
            plan = ABILITY_PLANS[key] = _plan(*key)
        return plan

    def ability(self, table: StarWarsTable) -> Ability:
        return ability_of(table, self.card, self.number)

    def occasion(self, table: StarWarsTable) -> Occurrence:
        """The procedure whose event this ability answers."""
        return table.stack[self.answering]  # type: ignore[return-value]

    def answered(self, table: StarWarsTable) -> Event:
        """The event this ability answers."""
        return NO_EVENT if self.answering < 0 else self.occasion(table).event

    def begin(self, table: StarWarsTable) -> None:
        if self.ability(table).play:
            self.reveal(table)

    def offer_target(self, table: StarWarsTable) -> str | None:
        """(2) Targets are chosen one after another, all by the controller of the effect (R12.13)."""
        targets = self.ability(table).targets
        if len(self.targets) == len(targets):
            return self.after_targets(table)
        target = targets[len(self.targets)]
        options = [option("target", c) for c in candidates(table, self.card, target, self.targets, self.answered(table))]
        if target.optional:
            options.append(DONE)
        table.ask(self.seat, target.question, options)
        return None

    def after_targets(self, table: StarWarsTable) -> str:
        if self.ability(table).play:
            return "interrupts_to_cost"
        table.used[self.card] |= 1 << self.number
        table.note("uses", self.seat, (self.card, *self.targets), self.number)
        return "pay_costs"

    def take_target(self, table: StarWarsTable) -> str:
        if table.picked == DONE:
            self.targets += (0,) * (len(self.ability(table).targets) - len(self.targets))
        else:
            self.targets = (*self.targets, table.picked.card)
        return "offer_target"

    def pay_costs(self, table: StarWarsTable) -> None:
        """The costs of the ability itself follow, step by step."""

    def announce(self, table: StarWarsTable) -> None:
        """(5) It is now being played or executed: interrupts such as cancel (A81)."""
        is_interrupt = INTERRUPT in self.ability(table).timing
        if table.cards[self.card].type == EVENT:
            kind = INTERRUPT_EVENT_PLAYED if is_interrupt else EVENT_PLAYED
        elif is_interrupt:
            kind = INTERRUPT_EXECUTED
        else:
            return
        self.event = Event(kind, self.card, self.seat)
        open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def check_cancelled(self, table: StarWarsTable) -> str | None:
        """A cancelled effect does nothing; its costs stay paid (R12.12)."""
        if self.cancelled:
            table.note("is cancelled", self.seat, (self.card,))
            return "put_away"
        return None

    def carry_out(self, table: StarWarsTable) -> None:
        """(6) The effects follow, step by step."""

    def put_away(self, table: StarWarsTable) -> str | None:
        """(7) An event goes to its owner's discard pile, cancelled or not."""
        if table.zone[self.card] == BEING_PLAYED:
            discard(table, self.card)
        return None if self.ability(table).play else END


ABILITY_PLANS: dict[tuple[type[UseAbility], Ability], Plan] = {}


def _plan(cls: type[UseAbility], ability: Ability) -> Plan:
    steps: list[tuple[str, Step]] = []
    for name in cls.steps:
        steps.append((name, getattr(cls, name)))
        blocks = ability.costs if name == "pay_costs" else ability.effects if name == "carry_out" else ()
        steps += [(block.key, step) for block in blocks for step in block.steps]
    return make_plan(steps)
