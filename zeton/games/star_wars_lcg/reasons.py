"""Why a card offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.costs import purse_of
from zeton.games.star_wars_lcg.rules.playing import PLAYING, playable_cards
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import DISCARD, FATE, HAND, IN_PLAY
from zeton.kernel.ability import ACTION, Ability
from zeton.kernel.event import INTERRUPT
from zeton.kernel.game import Reason
from zeton.kernel.use import NO_EVENT, Prospect, could_change_anything, has_targets


def explain(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    """Why a card offers a seat nothing now."""
    zone = table.zone[card]
    if table.outcome is not None:
        return [Reason("R14", "game-over", {})]
    if table.controller[card] != seat:
        return [Reason("R1.13", "not-your-card", {})]
    if zone not in IN_PLAY and zone not in (HAND, DISCARD):
        return [Reason("R12.17", "out-of-play", {})]
    reasons = _not_asked(table, seat)
    printed = table.cards[card]
    if printed.type == FATE and zone == HAND:
        return [*reasons, Reason("R5.8", "fate-cards-are-not-played", {})]
    playable = card in playable_cards(table, seat)
    if playable:
        reasons += _why_not_played(table, seat, card)
    abilities = printed.script.abilities if printed.script is not None else ()
    here = [ability for ability in abilities if zone in ability.zones]
    for ability in here:
        reasons += _why_not_used(table, seat, card, ability)
    if not here and not playable and zone == DISCARD:
        reasons.append(Reason("R12.17", "not-where-it-works", {}))
    if not here and zone in IN_PLAY:
        reasons.append(Reason("R12.1", "no-ability-to-use", {}))
    return reasons


def _not_asked(table: StarWarsTable, seat: int) -> list[Reason]:
    if table.decision is not None and table.decision.seat != seat:
        return [Reason("R3.4", "not-your-choice", {})]
    if table.decision is not None and table.decision.kind not in (ACTION, INTERRUPT, "reaction"):
        return [Reason("R3.3", "another-choice-first", {"kind": table.decision.kind})]
    return []


def _why_not_played(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    purse = purse_of(table, seat)
    return [
        Reason(rule.number, rule.key, rule.arguments(table, seat, card, purse))
        for rule in PLAYING
        if not rule.holds(table, seat, card, purse)
    ]


def _why_not_used(table: StarWarsTable, seat: int, card: int, ability: Ability) -> list[Reason]:
    reasons = []
    if ability.when is not None:
        reasons.append(Reason("R12.5" if INTERRUPT in ability.timing else "R12.6", "only-when-triggered", {}))
    reasons += [
        Reason(condition.rule, condition.key, dict(condition.args))
        for condition in ability.conditions
        if not condition.test(table, seat, card, ability)
    ]
    if not all(cost.payable(table, seat, card) for cost in ability.costs):
        reasons.append(Reason("A22", "cost-cannot-be-paid", {}))
    if ability.play:
        purse = purse_of(table, seat)
        resources = (rule for rule in PLAYING if rule.number in ("R4.1", "R4.7"))
        reasons += [
            Reason(rule.number, rule.key, rule.arguments(table, seat, card, purse))
            for rule in resources
            if not rule.holds(table, seat, card, purse)
        ]
    if ability.when is None and not has_targets(table, card, ability, NO_EVENT):
        reasons.append(Reason("R12.13", "no-legal-target", {}))
    elif ability.when is None and not could_change_anything(Prospect(card, seat, ability, NO_EVENT), table):
        reasons.append(Reason("A88", "would-change-nothing", {}))
    return reasons
