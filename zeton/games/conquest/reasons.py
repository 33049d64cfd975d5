"""Why a card offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from zeton.games.conquest.rules.abilities import (
    can_pay_to_play,
    chosen_cost,
    could_change,
    has_targets,
    may_play_limited,
    payments,
)
from zeton.games.conquest.rules.playing import DEPLOY_TURN, DEPLOYABLE, DEPLOYING, cost_arguments
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DISCARD, HAND, IN_PLAY, PLANETS
from zeton.kernel.ability import ACTION, Ability
from zeton.kernel.event import INTERRUPT
from zeton.kernel.game import Reason
from zeton.kernel.use import NO_EVENT


def explain(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why a card offers a seat nothing now."""
    zone = table.zone[card]
    if table.outcome is not None:
        return [Reason("R22", "game-over", {})]
    if zone == PLANETS:
        return [Reason("R9.22", "only-by-winning-a-battle", {})]
    if table.controller[card] != seat:
        return [Reason("R3.6", "not-your-card", {})]
    if zone not in IN_PLAY and zone not in (HAND, DISCARD):
        return [Reason("R3.3", "out-of-play", {})]
    reasons = _not_asked(table, seat)
    printed = table.cards[card]
    deploys = zone == HAND and printed.type in DEPLOYABLE
    if deploys:
        reasons += [
            Reason(r.number, r.key, r.arguments(table, seat, card)) for r in DEPLOYING if not r.holds(table, seat, card)
        ]
    own = printed.script.abilities if printed.script is not None else ()
    here = [ability for ability in own if zone in ability.zones]
    for ability in here:
        reasons += _why_not_used(table, seat, card, ability)
    if not here and zone == DISCARD:
        reasons.append(Reason("R3.3", "not-where-it-works", {}))
    if not here and zone in IN_PLAY:
        reasons.append(Reason("R13.1", "no-ability-to-use", {}))
    return reasons


def _not_asked(table: ConquestTable, seat: int) -> list[Reason]:
    decision = table.decision
    if decision is not None and decision.seat != seat:
        return [Reason("R5.5", "not-your-choice", {})]
    if decision is not None and decision.kind not in (ACTION, INTERRUPT, "reaction", DEPLOY_TURN):
        return [Reason("R5.6", "another-choice-first", {"kind": decision.kind})]
    return []


def _why_not_used(table: ConquestTable, seat: int, card: int, ability: Ability) -> list[Reason]:
    reasons = []
    if ability.when is not None:
        reasons.append(Reason("R13.7" if INTERRUPT in ability.timing else "R13.8", "only-when-triggered", {}))
    if table.is_blank(card):
        reasons.append(Reason("R13.15", "text-is-blank", {}))
    reasons += [
        Reason(condition.rule, condition.key, dict(condition.args))
        for condition in ability.conditions
        if not condition.test(table, seat, card, ability)
    ]
    if ability.play:
        if not may_play_limited(table, seat, card):
            reasons.append(Reason("R18.10", "one-limited-card-per-round", {}))
        elif not can_pay_to_play(table, seat, card):
            reasons.append(Reason("R6.5", "not-enough-resources", cost_arguments(table, seat, card)))
    if not all(cost.payable(table, seat, card) for cost in ability.costs):
        reasons.append(Reason("R15.3", "cost-cannot-be-paid", {}))
    elif ability.when is None and chosen_cost(ability) is not None:
        if not payments(table, seat, card, ability, NO_EVENT):
            reasons.append(Reason("R15.3", "cost-cannot-be-paid", {}))
        elif not could_change(table, seat, card, ability, NO_EVENT):
            reasons.append(Reason("R15.3", "would-change-nothing", {}))
    elif ability.when is None and not has_targets(table, card, ability, NO_EVENT):
        reasons.append(Reason("R15.4", "no-legal-target", {}))
    elif ability.when is None and not could_change(table, seat, card, ability, NO_EVENT):
        reasons.append(Reason("R15.3", "would-change-nothing", {}))
    return reasons
