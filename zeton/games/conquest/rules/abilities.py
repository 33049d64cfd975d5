"""Using an ability or playing an event: the six steps of R15.1. Costs are paid before targets are chosen (A23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from zeton.games.conquest.rules.entering import discard
from zeton.games.conquest.rules.table import ConquestTable, you
from zeton.games.conquest.rules.terms import (
    BATTLE_ABILITY,
    BATTLE_ABILITY_THAT_TARGETS,
    BEING_PLAYED,
    CANNOT_BE_DAMAGED,
    EVENT,
    EVENT_BEING_PLAYED,
    EVENT_PLAYED,
    EVENT_THAT_TARGETS,
    LIMITED,
    PLANET,
    TARGETING,
)
from zeton.kernel.ability import Ability, Cost, Effect, holds
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import INTERRUPT, Event, after, open_window
from zeton.kernel.procedure import Steps
from zeton.kernel.subject import CHOSEN_CARD
from zeton.kernel.use import NO_EVENT, Prospect, Use, could_change_anything, is_candidate

PUT_AWAY: Final = "put_away"
"""The step an effect or a cost returns when nothing more of the ability happens."""
ALL_OF_THEM: Final = 1000


@dataclass(frozen=True, eq=False)
class ChosenCost(Cost):
    """A cost paid with a card its player chooses; ``leaves`` says that paying takes it out of play."""

    cards: Callable[[Any, int, int, Event], list[int]] = field(default=lambda table, seat, card, event: [])
    leaves: bool = False


@cache
def chosen_cost(ability: Ability) -> ChosenCost | None:
    """The cost of an ability that is paid with a chosen card; there is at most one."""
    return next((cost for cost in ability.costs if isinstance(cost, ChosenCost)), None)


@dataclass(slots=True)
class Intent(Prospect):
    """An ability that might be used, perhaps with these targets."""

    targets: tuple[int, ...] = ()

    def legal_targets(self, table: ConquestTable, number: int) -> list[int]:
        return legal_targets(table, self.card, self.ability, number, (), (), self.event)


OF_TARGETS: Final[tuple[str, ...]] = ("target", "targets", "each-at")
"""The subjects that are targets, or that stand at one."""


@cache
def judges(ability: Ability, slot: int) -> tuple[Effect, ...]:
    """The effects by which a target is judged; none if the ability would change something whatever is chosen for it."""
    for effect in ability.judged:
        about = effect.about
        if about is None or about.key not in OF_TARGETS or (about.number != slot and about.key != "targets"):
            return ()
    return ability.judged


def is_judged_by_targets(ability: Ability) -> bool:
    """Whether it could change something whenever there is a legal target for it."""
    return bool(ability.targets and not ability.targets[0].optional and judges(ability, 0))


def would_change(table: ConquestTable, intent: Intent, effects: tuple[Effect, ...], card: int) -> bool:
    """Whether one of these effects could change something if this card were chosen (A29)."""
    for effect in effects:
        about, could = effect.about, effect.could
        assert about is not None
        if about.key != "each-at":
            if could is None or could(intent, table, card):
                return True
        elif any(could is None or could(intent, table, one) for one in about.cards(intent, table)):
            return True
    return False


DAMAGES: Final = "damages"
"""The argument of an effect that says whom it would damage."""


@cache
def damages(ability: Ability, key: str, number: int = 0) -> bool:
    """Whether an ability would damage what is chosen for it."""
    hurt = (effect.args.get(DAMAGES) for effect in ability.effects)
    wanted = ((key, number), ("targets", 0)) if key == "target" else ((key, number),)
    return any(subject is not None and (subject.key, subject.number) in wanted for subject in hurt)


def can_be_barred(table: ConquestTable, ability: Ability, key: str, number: int = 0) -> bool:
    """Whether it matters who cannot be damaged: nobody chooses or targets such a card for damage (R11.18)."""
    return bool(table.lasting or CANNOT_BE_DAMAGED in table.index.constants) and damages(ability, key, number)


def may_be_chosen(table: ConquestTable, card: int, use: UseAbility) -> bool:
    """Whether what follows a choice could change something for this card, and may (R11.18)."""
    ability = use.ability(table)
    effects = tuple(effect for effect in ability.effects if effect.about is CHOSEN_CARD)
    intent = Intent(use.card, use.seat, ability, use.answered(table), use.answering, use.targets)
    if effects and not would_change(table, intent, effects, card):
        return False
    return not can_be_barred(table, ability, CHOSEN_CARD.key) or not holds(table, CANNOT_BE_DAMAGED, card)


def payments(table: ConquestTable, seat: int, card: int, ability: Ability, event: Event) -> list[int]:
    """The cards with which the chosen cost can be paid so that a legal target is left (A23)."""
    cost = chosen_cost(ability)
    assert cost is not None
    return [
        paid
        for paid in cost.cards(table, seat, card, event)
        if not ability.targets or _leaves_targets(table, card, ability, cost, paid, event)
    ]


def _leaves_targets(table: ConquestTable, card: int, ability: Ability, cost: ChosenCost, paid: int, event: Event) -> bool:
    return ability.targets[0].optional or any(
        not (cost.leaves and other == paid) for other in legal_targets(table, card, ability, 0, (), (paid,), event, most=2)
    )


def legal_targets(
    table: ConquestTable,
    card: int,
    ability: Ability,
    slot: int,
    taken: tuple[int, ...],
    paid: tuple[int, ...],
    event: Event,
    most: int = ALL_OF_THEM,
) -> list[int]:
    """The cards that may be chosen for a target now, after these payments and targets, so that something changes (A29).

    Where it is enough to know that there are so many, no more are looked for.
    """
    target, effects = ability.targets[slot], judges(ability, slot)
    is_barred = can_be_barred(table, ability, "target", slot)
    intent = Intent(card, you(table, card), ability, event)
    found: list[int] = []
    for other in target.filter.lying(table, card):
        if not is_candidate(table, card, target, other, taken, event, paid):
            continue
        if is_barred and holds(table, CANNOT_BE_DAMAGED, other):
            continue
        intent.targets = (*taken, other)
        if not effects or would_change(table, intent, effects, other):
            found.append(other)
            if len(found) == most:
                break
    return found


def has_targets(
    table: ConquestTable, card: int, ability: Ability, event: Event, taken: tuple[int, ...] = (), paid: tuple[int, ...] = ()
) -> bool:
    """Whether every target that is not optional can be chosen after those already taken (R15.4)."""
    chosen, targets = len(taken), ability.targets
    if chosen == len(targets) or targets[chosen].optional:
        return True
    if chosen + 1 == len(targets):
        return legal_targets(table, card, ability, chosen, taken, paid, event, most=1) != []
    for other in legal_targets(table, card, ability, chosen, taken, paid, event):
        if has_targets(table, card, ability, event, (*taken, other), paid):
            return True
    return False


ON_BOTH_SIDES: Final = "on-both-sides"
"""The condition of an ability that a warlord keeps when it is bloodied."""


@cache
def is_on_both_sides(ability: Ability) -> bool:
    """Whether an ability is printed on the bloodied side of a warlord as well (R12.4)."""
    return any(condition.key == ON_BOTH_SIDES for condition in ability.conditions)


def counts_as_blank(table: ConquestTable, card: int, ability: Ability) -> bool:
    """Whether an ability stands in a text box that counts as blank, or on the other side of a warlord (R12.4, R13.15)."""
    return table.is_blank(card) and not (table.bloodied[card] and is_on_both_sides(ability))


def may_use(table: ConquestTable, seat: int, card: int, ability: Ability, event: Event, host: int = -1) -> bool:
    """Whether everything an ability needs is there: conditions, resources, costs, targets, and something that it could change
    (R15.1 step 1, R15.3, R15.4)."""
    if ability.play:
        if not can_pay_to_play(table, seat, card):
            return False
    elif counts_as_blank(table, card, ability):
        return False
    for condition in ability.conditions:
        if not condition.test(table, seat, card, ability):
            return False
    for cost in ability.costs:
        if not cost.payable(table, seat, card):
            return False
        if isinstance(cost, ChosenCost) and not payments(table, seat, card, ability, event):
            return False
    if ability.targets and chosen_cost(ability) is None and not has_targets(table, card, ability, event):
        return False
    return could_change(table, seat, card, ability, event, host)


def could_change(table: ConquestTable, seat: int, card: int, ability: Ability, event: Event, host: int = -1) -> bool:
    """Whether an ability whose costs can be paid, and that has its targets, could change anything (R15.3)."""
    if ability.always_changes_something or is_judged_by_targets(ability):
        return True
    return could_change_anything(Intent(card, seat, ability, event, host), table)


def can_pay_to_play(table: ConquestTable, seat: int, card: int) -> bool:
    """Whether an event can be paid for, and is not a second Limited card this round (R6.5, R18.10)."""
    least = table.cost(card, 1 if table.cards[card].cost_is_x else 0)
    return table.resources[seat] >= least and may_play_limited(table, seat, card)


def may_play_limited(table: ConquestTable, seat: int, card: int) -> bool:
    """At most one Limited card a round (R18.10)."""
    cards = table.cards
    if LIMITED not in cards[card].keywords:
        return True
    return not any(player == seat and LIMITED in cards[played].keywords for player, played in table.plays)


def place_of_payment(table: ConquestTable, paid: int) -> int:
    """Where a card is with which a cost is paid; where it was, if paying has taken it away."""
    place = table.location(paid)
    if place or not table.stack:
        return place
    use = table.stack[-1]
    return use.paid_at if isinstance(use, UseAbility) and paid in use.paid else 0


@dataclass(slots=True)
class UseAbility(Use):
    """Use an ability of a card, or play an event, which is using the ability printed on it."""

    paid: tuple[int, ...] = ()  # the cards with which costs were paid
    paid_at: int = 0  # where the card was with which a cost was paid
    x: int = 0  # the X of a cost, or whatever one step of an effect must tell the next
    chosen: tuple[int, ...] = ()  # what has been chosen for an effect that does it all at once

    def steps(self) -> Steps:
        return (
            "begin",
            "offer_x",
            "take_x",
            "pay_resources",
            "pay_costs",
            "offer_target",
            "take_target",
            "announce",
            "check_cancelled",
            "carry_out",
            "put_away",
            "react_to_playing",
        )

    def begin(self, table: ConquestTable) -> str | None:
        """An event is shown; a use counts for its limit even if it is cancelled (R17.3)."""
        if self.ability(table).play:
            table.move(self.card, BEING_PLAYED, self.seat)
            return None
        table.used[self.card] |= 1 << self.number
        table.note("uses", self.seat, (self.card,), self.number)
        return "pay_costs"

    def offer_x(self, table: ConquestTable) -> str | None:
        """X is chosen when the cost is determined, and is 1 at least (A46)."""
        if not table.cards[self.card].cost_is_x:
            return "pay_resources"
        resources, x = table.resources[self.seat], 1
        options = []
        while table.cost(self.card, x) <= resources:
            options.append(option("x", self.card, 0, x))
            x += 1
        table.ask(self.seat, "x", options)
        return None

    def take_x(self, table: ConquestTable) -> None:
        self.x = table.picked.number

    def pay_resources(self, table: ConquestTable) -> None:
        table.gain(self.seat, -table.cost(self.card, self.x))
        table.plays = (*table.plays, (self.seat, self.card))
        table.note("plays", self.seat, (self.card,))

    def offer_target(self, table: ConquestTable) -> str | None:
        """(5) Targets are chosen one after another, each so that the next can be; without a legal one nothing happens."""
        ability, slot = self.ability(table), len(self.targets)
        if slot == len(ability.targets):
            return self.after_targets(table)
        target, event = ability.targets[slot], self.answered(table)
        options = [
            option("target", other)
            for other in legal_targets(table, self.card, ability, slot, self.targets, self.paid, event)
            if has_targets(table, self.card, ability, event, (*self.targets, other), self.paid)
        ]
        if target.optional:
            options.append(DONE)
        if not options:
            return PUT_AWAY
        table.ask(self.seat, target.question, options)
        return None

    def after_targets(self, table: ConquestTable) -> str:
        return "announce"

    def announce(self, table: ConquestTable) -> None:
        """Between the choice of targets and the effect it may be cancelled (A57)."""
        chosen = tuple(target for target in self.targets if target)
        if chosen:
            table.note("targets", self.seat, (self.card, *chosen))
        kind = self.kind_of_use(table, bool(chosen))
        if kind in table.index.interrupted:
            self.event = Event(kind, self.card, self.seat)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def kind_of_use(self, table: ConquestTable, targets: bool) -> str:
        """What may be answered: that an event is played, that an ability targets something."""
        if table.cards[self.card].type == EVENT:
            return EVENT_THAT_TARGETS if targets else EVENT_BEING_PLAYED
        return TARGETING if targets else ""

    def check_cancelled(self, table: ConquestTable) -> str | None:
        """A cancelled effect does nothing; its costs stay paid (A45)."""
        if self.cancelled:
            table.note("is cancelled", self.seat, (self.card,))
            return PUT_AWAY
        return None

    def put_away(self, table: ConquestTable) -> None:
        """An event goes to its owner's discard pile, cancelled or not (R6.10, R13.14)."""
        if table.zone[self.card] == BEING_PLAYED:
            discard(table, self.card)

    def react_to_playing(self, table: ConquestTable) -> None:
        if table.cards[self.card].type == EVENT:
            after(table, EVENT_PLAYED, self.card, self.seat)


@dataclass(slots=True)
class UseBattleAbility(UseAbility):
    """The winner of a battle uses the Battle ability of a planet (R9.18, R9.22)."""

    def steps(self) -> Steps:
        return "begin", "offer_target", "take_target", "announce", "check_cancelled", "carry_out", "put_away"

    def begin(self, table: ConquestTable) -> None:
        assert table.cards[self.card].type == PLANET
        table.note("uses", self.seat, (self.card,), self.number)

    def kind_of_use(self, table: ConquestTable, targets: bool) -> str:
        return BATTLE_ABILITY_THAT_TARGETS if targets else BATTLE_ABILITY


@dataclass(slots=True)
class CopyEffects(UseAbility):
    """The effects of an event that was played happen once more: nothing is paid, and targets are chosen anew."""

    def steps(self) -> Steps:
        return "offer_target", "take_target", "announce", "check_cancelled", "carry_out", "put_away"

    def kind_of_use(self, table: ConquestTable, targets: bool) -> str:
        """It is not played a second time."""
        return TARGETING if targets else ""


def may_be_copied(table: ConquestTable, seat: int, event: int) -> bool:
    """Whether the effects of an event that was played could change anything once more (R15.3)."""
    script = table.cards[event].script
    if script is None or not script.abilities:
        return False
    ability = script.abilities[0]
    return has_targets(table, event, ability, NO_EVENT) and could_change(table, seat, event, ability, NO_EVENT)
