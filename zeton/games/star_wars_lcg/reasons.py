"""Why a card offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.conflict import (
    ANY_NUMBER,
    any_attacker,
    can_attack,
    can_defend,
    engageable,
    engaged_before,
    first_to_engage,
    is_kept_for_the_end,
    no_more_engagements,
)
from zeton.games.star_wars_lcg.rules.costs import purse_of
from zeton.games.star_wars_lcg.rules.force import can_commit, force_cards_left
from zeton.games.star_wars_lcg.rules.playing import PLAYING, playable_cards
from zeton.games.star_wars_lcg.rules.resources import Payment, pays_for
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    ATTACKER,
    BEING_PLAYED,
    CONFLICT,
    DISCARD,
    EDGE_STACK,
    FATE,
    FORCE,
    HAND,
    IN_PLAY,
    OBJECTIVES,
    SETUP,
    UNITS,
)
from zeton.kernel.ability import ACTION, Ability, modified
from zeton.kernel.event import INTERRUPT, Event
from zeton.kernel.game import Reason
from zeton.kernel.reasons import happening, missing_target, unmet, unpayable, unused, why_no_target
from zeton.kernel.telling import titles
from zeton.kernel.use import NO_EVENT, Prospect, candidates, could_change_anything, has_targets

VERSIONS = ("with-faq", "without-faq")
"""Conditions that say which of two printings of an ability counts in this game (A1): the other one is not there."""


def explain(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    """Why a card offers a seat nothing now."""
    if table.outcome is not None:
        return [Reason("R14", "game-over", {})]
    if table.phase == SETUP:
        return [Reason("R2.13", "setup", {})]
    reasons = why_no_target(table, seat, card, "R12.13")
    if card == table.dial_piece:
        return [*reasons, Reason("A65", "the-dial", {})]
    if table.controller[card] == seat:
        return reasons + _not_asked(table, seat) + _why_own_card_not(table, seat, card)
    if table.zone[card] == OBJECTIVES:
        return reasons + _not_asked(table, seat) + _why_not_engaged(table, seat, card)
    return [*reasons, Reason("R1.13", "not-your-card", {})]


def _not_asked(table: StarWarsTable, seat: int) -> list[Reason]:
    decision = table.decision
    return [Reason("R3.4", "not-your-choice", {})] if decision is not None and decision.seat != seat else []


def _another_choice_first(table: StarWarsTable, seat: int, kind: str = ACTION) -> list[Reason]:
    """What is done at questions of this kind is not done while something else is asked."""
    decision = table.decision
    if decision is None or decision.seat != seat or decision.kind == kind:
        return []
    return [Reason("R3.3", "another-choice-first", {"kind": decision.kind})]


# ── own cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_own_card_not(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    zone, printed = table.zone[card], table.cards[card]
    if zone == EDGE_STACK:
        return [Reason("R7.11", "in-the-edge-stack", {})]
    if zone == BEING_PLAYED:
        return [Reason("A55", "being-played", {})]
    if zone not in IN_PLAY and zone not in (HAND, DISCARD):
        return [Reason("R12.17", "out-of-play", {})]
    if printed.type == FATE and zone == HAND:
        return [Reason("R5.8", "fate-cards-are-not-played", {})]
    playable = card in playable_cards(table, seat)
    reasons = _another_choice_first(table, seat) + _why_not_played(table, seat, card) if playable else []
    here = [(number, ability) for number, ability in _abilities(table, seat, card) if zone in ability.zones]
    for number, ability in here:
        reasons += _why_not_used(table, seat, card, number, ability)
    if zone in IN_PLAY and not here:
        reasons.append(Reason("R12.1", "no-ability-to-use", {}))
    if zone == UNITS:
        reasons += _why_not_fighting(table, seat, card)
    if zone in IN_PLAY and printed.resources and (not here or _is_paying(table, seat)):
        reasons += _why_not_generating(table, seat, card)
    if zone == DISCARD and not (here or playable):
        reasons.append(Reason("R12.17", "out-of-play", {}))
    return reasons


def _abilities(table: StarWarsTable, seat: int, card: int) -> list[tuple[int, Ability]]:
    """The abilities of a card, as they count in this game (A1)."""
    script = table.cards[card].script
    return [
        (number, ability)
        for number, ability in enumerate(script.abilities if script is not None else ())
        if all(c.test(table, seat, card, ability) for c in ability.conditions if c.key in VERSIONS)
    ]


def _why_not_played(table: StarWarsTable, seat: int, card: int, *rules: str) -> list[Reason]:
    purse = purse_of(table, seat)
    return [
        Reason(rule.number, rule.key, rule.arguments(table, seat, card, purse))
        for rule in PLAYING
        if (not rules or rule.number in rules) and not rule.holds(table, seat, card, purse)
    ]


def _why_not_used(table: StarWarsTable, seat: int, card: int, number: int, ability: Ability) -> list[Reason]:
    """What keeps an ability from being used; of one whose trigger is happening, also that nothing could come of it."""
    event, host = NO_EVENT, -1
    if ability.when is None:
        reasons = _another_choice_first(table, seat)
    elif found := happening(table, card, ability):
        event, host = unused(table, card, number, found)
        reasons = _another_choice_first(table, seat, ability.timing) if host >= 0 else [Reason("R12.8", "used-for-this", {})]
    else:
        rule = "R12.5" if INTERRUPT in ability.timing else "R12.6"
        reasons = [Reason(rule, "only-when-triggered", {"when": ability.when})]
    missing = unmet(table, seat, card, ability, ability.conditions) + unpayable(table, seat, card, ability, "A22")
    if ability.play:
        missing += _why_not_played(table, seat, card, "R4.1", "R4.7")
    if ability.when is None or host >= 0:
        missing += _why_in_vain(table, seat, card, ability, event, host)
    return reasons + missing


def _why_in_vain(table: StarWarsTable, seat: int, card: int, ability: Ability, event: Event, host: int) -> list[Reason]:
    """There is no target, or nothing to change (R12.13, A88)."""
    if not has_targets(table, card, ability, event):
        is_first_there = bool(candidates(table, card, ability.targets[0], (), event))
        return [Reason("R12.13", "no-legal-target", {"which": missing_target(ability, is_first_there)})]
    if could_change_anything(Prospect(card, seat, ability, event, host), table):
        return []
    return [Reason("A88", "would-change-nothing", {})]


# ── the conflict and the Force ────────────────────────────────────────────────────────────────────────────────────


def _why_not_fighting(table: StarWarsTable, seat: int, unit: int) -> list[Reason]:
    """Why a unit neither attacks nor defends, strikes or commits now (R6.4, R6.5, R8.1, R11.2)."""
    attacks = table.active == seat
    if table.phase == FORCE and attacks:
        return _why_not_committed(table, seat, unit)
    if table.part[unit]:
        return [Reason("R8.1", "exhausted", {})] if table.focus[unit] else [Reason("R8.1", "strikes-in-turn", {})]
    if table.focus[unit]:
        return [Reason("R6.4" if attacks else "R6.5", "exhausted", {})]
    if not (can_attack(table, unit, 0) if attacks else can_defend(table, unit)):
        return [Reason("R6.4", "cannot-attack", {}) if attacks else Reason("R6.5", "cannot-defend", {})]
    if not table.engaged:
        return [Reason("R6.4", "attacks-when-you-engage", {}) if attacks else Reason("R6.5", "defends-when-engaged", {})]
    return _why_not_declared(table, unit, attacks)


def _why_not_declared(table: StarWarsTable, unit: int, attacks: bool) -> list[Reason]:
    """Why a unit that could attack, or defend, is not declared in this engagement."""
    if not attacks:
        return [Reason("R6.5", "defenders-are-not-being-declared", {})]
    engaged = titles(table, table.engaged)
    if not can_attack(table, unit, table.engaged):
        return [Reason("R6.4", "cannot-attack-this", {"card": engaged})]
    attackers = sum(part == ATTACKER for part in table.part)
    if attackers >= modified(table, "attackers", table.engaged, ANY_NUMBER):
        return [Reason("R6.4", "no-more-attackers", {"card": engaged})]
    return [Reason("R6.4", "attackers-are-not-being-declared", {})]


def _why_not_committed(table: StarWarsTable, seat: int, unit: int) -> list[Reason]:
    if table.committed[unit]:
        return [Reason("R11.1", "committed-already", {})]
    if not can_commit(table, unit):
        return [Reason("R11.10", "cannot-be-committed", {})]
    if not force_cards_left(table, seat):
        return [Reason("R11.2", "no-force-card-left", {})]
    return [Reason("R11.1", "units-are-not-being-committed", {})]


def _why_not_engaged(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    """Why an enemy objective cannot be engaged now (R3.19–R3.22, R6.2)."""
    if table.active != seat or table.phase != CONFLICT:
        first = table.active == seat == table.dark and table.first_turn
        return [
            Reason("R3.22", "no-conflict-in-your-first-turn", {}) if first else Reason("R3.19", "only-in-your-conflict", {})
        ]
    if table.engaged == card:
        return [Reason("R6.1", "engaged-now", {})]
    if table.engaged:
        return [Reason("R6.1", "another-is-engaged", {"card": titles(table, table.engaged)})]
    if not table.engageable[card]:
        return [Reason("R3.20", "engaged-already", {})]
    if not any_attacker(table, card):
        return [Reason("R6.2", "nobody-can-attack-it", {})]
    return _why_not_engaged_yet(table, card)


def _why_not_engaged_yet(table: StarWarsTable, card: int) -> list[Reason]:
    """Why an objective that could be attacked has to wait, for others, for this window, or for another turn (R3.19, R3.21)."""
    if no_more_engagements(table):
        return [Reason("R3.21", "no-more-engagements", {})]
    if is_kept_for_the_end(table, card):
        return [Reason("A127", "engaged-last", {})]
    first = first_to_engage(table, engageable(table))
    if card not in first and not engaged_before(table):
        return [Reason("A126", "engaged-after", {"card": titles(table, *first)})]
    return [Reason("R3.19", "after-this-window", {})]


def _why_not_generating(table: StarWarsTable, seat: int, card: int) -> list[Reason]:
    """Why a source of resources gives none now (R4.2, R4.3, R4.7, A128)."""
    if table.focus[card]:
        return [Reason("R4.3", "exhausted-source", {})]
    payment = table.stack[-1]
    if not isinstance(payment, Payment) or not _is_paying(table, seat):
        return [Reason("R4.2", "generates-to-pay", {})]
    if not pays_for(table, card, payment.card):
        return [Reason("A128", "pays-for-others", {})]
    return [Reason("R4.7", "another-must-match", {})]


def _is_paying(table: StarWarsTable, seat: int) -> bool:
    """Whether this seat is asked for resources now."""
    decision = table.decision
    return decision is not None and (decision.seat, decision.kind) == (seat, "pay")
