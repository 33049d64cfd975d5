"""Why a card or a die offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.actions import must_activate
from zeton.games.destiny.rules.playing import cost_of, has_place, is_copy_in_play
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    BLANK,
    CHARACTERS,
    DIE,
    HAND,
    IN_PLAY,
    POOL,
    POWER_ACTION,
    SUPPORTS,
    UPGRADE,
)
from zeton.kernel.ability import Ability
from zeton.kernel.game import Reason


class Rule(NamedTuple):
    """A named condition for playing a card from hand."""

    number: str
    key: str
    holds: Callable[[DestinyTable, int, int], bool]
    arguments: Callable[[DestinyTable, int, int], dict[str, Any]]


def _enough(table: DestinyTable, seat: int, card: int) -> bool:
    return table.cards[card].type == UPGRADE or cost_of(table, card) <= table.resources[seat]


def _cost_arguments(table: DestinyTable, seat: int, card: int) -> dict[str, Any]:
    return {"cost": cost_of(table, card), "resources": table.resources[seat]}


def _one_copy(table: DestinyTable, seat: int, card: int) -> bool:
    return not table.cards[card].unique or not is_copy_in_play(table, seat, table.cards[card].title)


def _title(table: DestinyTable, seat: int, card: int) -> dict[str, Any]:
    return {"card": table.cards[card].title}


def _has_place(table: DestinyTable, seat: int, card: int) -> bool:
    return table.cards[card].type != UPGRADE or has_place(table, seat, card)


PLAYING = (
    Rule("R5.1", "not-enough-resources", _enough, _cost_arguments),
    Rule("R5.17", "unique-in-play", _one_copy, _title),
    Rule("R5.7", "no-character-for-it", _has_place, _cost_arguments),
)


def explain(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    """Why a card or a die offers a seat nothing now."""
    if table.outcome is not None:
        return [Reason("R19.1", "game-over", {})]
    zone, printed = table.zone[card], table.cards[card]
    if table.controller[card] != seat and not printed.anybodys:
        return [Reason("R11.2", "not-your-card", {})]
    reasons = _not_asked(table, seat)
    if printed.type == DIE:
        return reasons + _why_die_not(table, seat, card)
    if zone == HAND:
        return reasons + _why_not_played(table, seat, card)
    if zone not in IN_PLAY:
        return [*reasons, Reason("R18.2", "out-of-play", {})]
    if zone in (CHARACTERS, SUPPORTS):
        if not printed.faces:
            reasons.append(Reason("R6.5", "no-die", {}))
        elif table.exhausted[card]:
            reasons.append(Reason("R6.1", "exhausted", {}))
    if card == table.battlefield and table.claimed >= 0:
        reasons.append(Reason("R12.1", "already-claimed", {}))
    for number, ability in printed.actions:
        reasons += _why_not_used(table, seat, card, number, ability)
    if not reasons:
        reasons.append(Reason("R18.1", "no-ability-to-use", {}))
    return reasons


def _not_asked(table: DestinyTable, seat: int) -> list[Reason]:
    decision = table.decision
    if decision is not None and decision.seat != seat:
        return [Reason("R3.2", "not-your-choice", {})]
    if decision is not None and decision.kind not in ("action", "additional action"):
        return [Reason("R3.3", "another-choice-first", {"kind": decision.kind})]
    if table.lasting and must_activate(table, seat):
        return [Reason("R18.15", "must-activate", {})]
    return []


def _why_die_not(table: DestinyTable, seat: int, die: int) -> list[Reason]:
    if table.zone[die] != POOL:
        return [Reason("R1.10", "not-in-pool", {})]
    shown = dice.face(table, die)
    if shown.symbol == BLANK:
        return [Reason("R7.9", "blank", {})]
    if shown.plus:
        return [Reason("R9.1", "modifier-alone", {})]
    cost = dice.side_cost(table, die)
    if cost > table.resources[seat]:
        return [Reason("R9.6", "not-enough-resources", {"cost": cost, "resources": table.resources[seat]})]
    return []


def _why_not_played(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    broken = [
        Reason(condition.rule, condition.key, dict(condition.args))
        for condition in table.cards[card].restrictions
        if not condition.test(table, seat, card, None)
    ]
    broken += [
        Reason(rule.number, rule.key, rule.arguments(table, seat, card))
        for rule in PLAYING
        if not rule.holds(table, seat, card)
    ]
    return broken


def _why_not_used(table: DestinyTable, seat: int, card: int, number: int, ability: Ability) -> list[Reason]:
    reasons = []
    if ability.timing == POWER_ACTION and table.used[card] & 1 << number:
        reasons.append(Reason("R11.3", "power-action-used", {}))
    reasons += [
        Reason(condition.rule, condition.key, dict(condition.args))
        for condition in ability.conditions
        if not condition.test(table, seat, card, ability)
    ]
    if not all(cost.payable(table, seat, card) for cost in ability.costs):
        reasons.append(Reason("R11.7", "cost-cannot-be-paid", {}))
    return reasons
