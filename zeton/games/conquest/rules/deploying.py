"""Deploying a card from hand (R6.5–R6.9): where it goes, what it costs, and what may lower that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.abilities import may_play_limited, may_use
from zeton.games.conquest.rules.attaching import attach_rule, has_host, hosts_of, is_element
from zeton.games.conquest.rules.entering import EnterPlay, can_enter_play, form_of
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import ARMY, BEING_PLAYED, COST_ELSEWHERE, DEPLOYING, HAND, SUPPORT
from zeton.kernel.ability import Ability, Index
from zeton.kernel.decision import Option, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, open_window
from zeton.kernel.procedure import END, Steps

REDUCTION: Final = "reduction"
"""The argument of an effect that says by how much it lowers the cost of what is being deployed."""


def most_reduction(table: ConquestTable, seat: int, card: int, place: int, host: int) -> int:
    """By how much interrupts could lower the cost of this deployment, if all of them were used (R6.5)."""
    event = deployment(table, seat, card, place, host)
    total = 0
    for source, _, ability in table.index.answers.get((INTERRUPT, event.kind), ()):
        if table.zone[source] in ability.zones and table.controller[source] == seat:
            assert ability.when is not None
            if ability.when.test(table, source, event) and may_use(table, seat, source, ability, event):
                total += reduction_of(ability)
    return total


def reach_of_reductions(table: ConquestTable, seat: int) -> int:
    """A quick upper bound of every reduction there can be: nothing further from being affordable need be looked at."""
    total = 0
    for source, zones, reduction in _reductions(table.index):
        if table.zone[source] in zones and table.controller[source] == seat:
            total += reduction
    return total


def _reductions(index: Index) -> list[tuple[int, tuple[int, ...], int]]:
    """The cards of the match that lower the cost of a deployment, where they do, and by how much."""
    found: list[tuple[int, tuple[int, ...], int]] | None = index.noted.get(REDUCTION)
    if found is None:
        index.noted[REDUCTION] = found = [
            (source, ability.zones, reduction_of(ability))
            for kind in DEPLOYING.values()
            for source, _, ability in index.answers.get((INTERRUPT, kind), ())
        ]
    return found


def reduction_of(ability: Ability) -> int:
    """By how much an ability lowers the cost of what is being deployed."""
    return sum(effect.args.get(REDUCTION, 0) for effect in ability.effects)


def deployment(table: ConquestTable, seat: int, card: int, place: int, host: int) -> Event:
    """The event of a deployment: ``source`` is the planet or the host, ``amount`` the position."""
    return Event(
        DEPLOYING[form_of(table, card, host)], card, seat, host or place, table.location(host or place) if host or place else 0
    )


def surcharge(table: ConquestTable, seat: int, place: int) -> int:
    """How much more a unit of a seat costs at this planet, because an enemy card says so of every other planet than its own."""
    total = 0
    for source, constant in table.index.constants.get(COST_ELSEWHERE, ()):
        if table.zone[source] in constant.zones and table.controller[source] != seat:
            if place and table.location(source) != table.position[place]:
                total += constant.amount(table, place, source)
    return total


def price_at(table: ConquestTable, seat: int, card: int, place: int) -> int:
    """What a card costs at this planet, before any interrupt lowers it."""
    return table.cost(card) + surcharge(table, seat, place)


def is_affordable(table: ConquestTable, seat: int, card: int, place: int, host: int) -> bool:
    """Whether a card can be paid for at this place, with every interrupt that could lower its cost."""
    missing = price_at(table, seat, card, place) - table.resources[seat]
    return missing <= 0 or missing <= most_reduction(table, seat, card, place, host)


def places_of(
    table: ConquestTable, seat: int, card: int, *, only_attachment: bool = False, only_unit: bool = False
) -> list[Option]:
    """Where a card may be deployed now: at a planet, on a host, or in the HQ (R6.6–R6.8)."""
    printed = table.cards[card]
    if printed.type == SUPPORT:
        return [option("deploy", card)] if not only_attachment and is_affordable(table, seat, card, 0, 0) else []
    found = []
    enough = table.cost(card) <= table.resources[seat] and COST_ELSEWHERE not in table.index.constants
    if printed.type == ARMY and not only_attachment:
        found = [
            option("deploy", card, planet)
            for planet in table.planets()
            if enough or is_affordable(table, seat, card, planet, 0)
        ]
    rule = None if only_unit else attach_rule(table, card)
    if rule is not None:
        found += [
            option("attach", card, host)
            for host in hosts_of(table, card, rule)
            if enough or is_affordable(table, seat, card, 0, host)
        ]
    return found


def may_deploy(table: ConquestTable, seat: int, card: int, *, only_attachment: bool = False, only_unit: bool = False) -> bool:
    """Whether a card may be deployed now, wherever."""
    missing = table.cost(card) - table.resources[seat]
    if missing > 0 and missing > reach_of_reductions(table, seat):
        return False
    return may_deploy_within_reach(table, seat, card, missing, only_attachment=only_attachment, only_unit=only_unit)


def may_deploy_within_reach(
    table: ConquestTable, seat: int, card: int, missing: int, *, only_attachment: bool = False, only_unit: bool = False
) -> bool:
    """The same of a card whose cost is not too high from the first: no more is missing than may be saved."""
    printed = table.cards[card]
    if printed.one_of_a_kind and not (may_play_limited(table, seat, card) and can_enter_play(table, card)):
        return False
    if missing > 0:
        return bool(places_of(table, seat, card, only_attachment=only_attachment, only_unit=only_unit))
    if not only_attachment and printed.type == ARMY and COST_ELSEWHERE in table.index.constants:
        return bool(places_of(table, seat, card, only_attachment=only_attachment, only_unit=only_unit))
    if not only_attachment and printed.type in (ARMY, SUPPORT):
        return True  # a planet is always there, and an HQ
    return has_host(table, card)


@dataclass(slots=True)
class Deploy(Occurrence):
    """A card is deployed: shown with its place (A24), its cost lowered, paid, and it enters play (R15.1)."""

    card: int
    seat: int
    only_attachment: bool = False
    only_unit: bool = False
    place: int = 0  # a planet
    host: int = 0
    reduction: int = 0

    def steps(self) -> Steps:
        return "show", "offer_place", "take_place", "interrupts", "pay", "enter"

    def show(self, table: ConquestTable) -> None:
        table.move(self.card, BEING_PLAYED, self.seat)

    def offer_place(self, table: ConquestTable) -> None:
        forms = {"only_attachment": self.only_attachment, "only_unit": self.only_unit}
        table.ask(self.seat, "place", places_of(table, self.seat, self.card, **forms))

    def take_place(self, table: ConquestTable) -> None:
        verb, card, target, _ = table.picked
        if verb == "attach":
            self.host = target
        else:
            self.place = target
        self.event = deployment(table, self.seat, card, self.place, self.host)

    def interrupts(self, table: ConquestTable) -> None:
        if self.event.kind in table.index.interrupted:
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def cost(self, table: ConquestTable) -> int:
        return max(0, price_at(table, self.seat, self.card, self.place) - self.reduction)

    def may_be_passed(self, table: ConquestTable) -> bool:
        """A cost that cannot be paid as it stands must be lowered (R6.5)."""
        return self.cost(table) <= table.resources[self.seat]

    def pay(self, table: ConquestTable) -> str | None:
        """If the cost cannot be paid after all, the card goes back to the hand (R15.8)."""
        cost = self.cost(table)
        if cost > table.resources[self.seat]:
            table.move(self.card, HAND, self.seat)
            table.lasting = tuple(effect for effect in table.lasting if effect.card != self.card)
            return END
        table.gain(self.seat, -cost)
        table.plays = (*table.plays, (self.seat, self.card))
        place = self.host or self.place
        table.note("deploys", self.seat, (self.card, place) if place else (self.card,), cost)
        return None

    def enter(self, table: ConquestTable) -> None:
        rule = attach_rule(table, self.card) if self.host else None
        if rule is not None and not is_element(table, self.host, rule):
            table.move(self.card, HAND, self.seat)  # the host has left play while the cost was paid (R15.8)
            return
        table.begin(EnterPlay(((self.card, table.position[self.place], self.host),), deployed=True))
