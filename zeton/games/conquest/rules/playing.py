"""May this card be deployed, played or used now? Every condition has a name and the number of its rule.

The options of a decision ask whether all conditions hold; ``explain`` names those that do not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zeton.games.conquest.rules.abilities import (
    UseAbility,
    can_pay_to_play,
    chosen_cost,
    has_targets,
    may_play_limited,
    may_use,
    payments,
)
from zeton.games.conquest.rules.deploying import (
    Deploy,
    cost_of,
    may_deploy,
    may_deploy_within_reach,
    places_of,
    reach_of_reductions,
)
from zeton.games.conquest.rules.entering import attach_rule, hosts_of
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    AMBUSH,
    ARMY,
    ATTACHMENT,
    COMBAT,
    DEPLOY,
    DISCARD,
    HAND,
    IN_PLAY,
    SUPPORT,
)
from zeton.kernel.ability import ACTION, Ability, actions_at_hand
from zeton.kernel.decision import Option, option
from zeton.kernel.event import INTERRUPT
from zeton.kernel.game import Reason
from zeton.kernel.use import NO_EVENT

DEPLOYABLE = (ARMY, SUPPORT, ATTACHMENT)
DEPLOY_TURN = "deploy turn"


class Rule(NamedTuple):
    """A named condition for deploying a card."""

    number: str
    key: str
    holds: Callable[[ConquestTable, int, int], bool]
    arguments: Callable[[ConquestTable, int, int], dict[str, Any]]


def _nothing(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    return {}


def _title(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    return {"card": table.cards[card].title}


def _in_time(table: ConquestTable, seat: int, card: int) -> bool:
    return table.phase == DEPLOY or (table.phase == COMBAT and table.has_keyword(card, AMBUSH))


def _unique(table: ConquestTable, seat: int, card: int) -> bool:
    printed = table.cards[card]
    return not printed.unique or not table.controls_unique(seat, printed.title)


def _relic(table: ConquestTable, seat: int, card: int) -> bool:
    return "Relic" not in table.cards[card].traits or not table.controls_relic(seat)


def _has_host(table: ConquestTable, seat: int, card: int) -> bool:
    return table.cards[card].type != ATTACHMENT or bool(hosts_of(table, card, attach_rule(table, card)))


def _enough(table: ConquestTable, seat: int, card: int) -> bool:
    return (
        cost_of(table, card) <= table.resources[seat] or bool(places_of(table, seat, card)) or not _has_host(table, seat, card)
    )


def _cost(table: ConquestTable, seat: int, card: int) -> dict[str, Any]:
    return {"cost": cost_of(table, card), "resources": table.resources[seat]}


DEPLOYING = (
    Rule("R6.9", "only-in-a-deploy-turn", _in_time, _nothing),
    Rule("R18.10", "one-limited-card-per-round", may_play_limited, _nothing),
    Rule("R19.4", "unique-in-play", _unique, _title),
    Rule("R19.5", "one-relic", _relic, _nothing),
    Rule("R6.8", "nothing-to-attach-to", _has_host, _nothing),
    Rule("R6.5", "not-enough-resources", _enough, _cost),
)


def deployable(table: ConquestTable, seat: int) -> list[Option]:
    """The cards in hand a seat may deploy in its deploy turn (R6.3)."""
    cards = table.cards
    within_reach = table.resources[seat] + reach_of_reductions(table, seat)
    return [
        option("deploy", card)
        for card in table.zones[HAND * 2 + seat]
        if cards[card].cost <= within_reach and cards[card].type in DEPLOYABLE and may_deploy_within_reach(table, seat, card)
    ]


def ambushers(table: ConquestTable, seat: int) -> list[Option]:
    """The cards with Ambush a seat may deploy as an action in the combat phase (R18.2)."""
    ambush = table.with_printed(AMBUSH)
    if not ambush:
        return []
    return [option("deploy", card) for card in table.zones[HAND * 2 + seat] if card in ambush and may_deploy(table, seat, card)]


def abilities(table: ConquestTable, seat: int) -> list[Option]:
    """The actions a seat may initiate: on cards it controls, and events in hand (R13.4)."""
    found = []
    for card, number, ability in actions_at_hand(table, seat):
        if may_use(table, seat, card, ability, NO_EVENT):
            found.append(option("use", card, 0, number))
    return found


def actions(table: ConquestTable, seat: int) -> list[Option]:
    """Everything a seat may do in an action window now (R5.5)."""
    found = abilities(table, seat)
    return ambushers(table, seat) + found if table.phase == COMBAT else found


def act(table: ConquestTable, seat: int) -> None:
    """Begin what has been picked."""
    verb, card, _, number = table.picked
    if verb == "deploy":
        table.begin(Deploy(NO_EVENT, card, seat))
    else:
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number))


# ── why not? ──────────────────────────────────────────────────────────────────────────────────────────────────────


def explain(table: ConquestTable, seat: int, card: int) -> list[Reason]:
    """Why a card offers a seat nothing now."""
    zone = table.zone[card]
    if table.outcome is not None:
        return [Reason("R22", "game-over", {})]
    if table.controller[card] != seat or table.owner[card] != seat:
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
            reasons.append(Reason("R6.5", "not-enough-resources", _cost(table, seat, card)))
    if not all(cost.payable(table, seat, card) for cost in ability.costs):
        reasons.append(Reason("R15.3", "cost-cannot-be-paid", {}))
    elif ability.when is None and chosen_cost(ability) is not None:
        if not payments(table, seat, card, ability, NO_EVENT):
            reasons.append(Reason("R15.3", "cost-cannot-be-paid", {}))
    elif ability.when is None and not has_targets(table, card, ability, NO_EVENT):
        reasons.append(Reason("R15.4", "no-legal-target", {}))
    return reasons
