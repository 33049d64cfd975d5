"""The six actions (R3.4): which there are now, how they begin, and why a card offers none.

The options ask whether all conditions hold; ``explain`` names those that do not. So the answer to "why can't I?" can never
disagree with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.claiming import Claim
from zeton.games.destiny.rules.playing import PlayCard, cost_of, has_place, is_copy_in_play, may_play
from zeton.games.destiny.rules.rerolling import DiscardToReroll
from zeton.games.destiny.rules.resolving import ResolveDice, resolve_options
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTION,
    BLANK,
    CHARACTERS,
    COST,
    DIE,
    HAND,
    IN_PLAY,
    MUST_ACTIVATE,
    POOL,
    POWER_ACTION,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
)
from zeton.kernel.ability import Ability
from zeton.kernel.decision import Option, option
from zeton.kernel.game import Reason

DEAREST = 99
ACTING_FROM = tuple(2 * zone for zone in (CHARACTERS, UPGRADES, SUPPORTS))
"""The zones of the first seat in which cards have actions."""


def must_activate(table: DestinyTable, seat: int) -> bool:
    """Whether the seat's next action this round has to be the activation of a character, if able."""
    return any(effect.what == MUST_ACTIVATE and effect.seat == seat for effect in table.lasting)


def actions(table: DestinyTable, seat: int) -> list[Option]:
    """Everything the seat may do as an action now; passing is no action."""
    activations = [option("activate", card) for card in table.characters(seat) if not table.exhausted[card]]
    if table.lasting and must_activate(table, seat) and activations:
        return activations
    hand, cards, zones = table.hand(seat), table.cards, table.zones
    # Most cards that cannot be played are too dear; an upgrade may replace another, so it is looked at more closely.
    most = table.resources[seat] if COST not in table.index.constants else DEAREST
    found = [
        option("play", card)
        for card in hand
        if (cards[card].cost <= most or cards[card].type == UPGRADE) and may_play(table, seat, card)
    ]
    found += activations
    found += [option("activate", card) for card in table.supports(seat) if may_activate(table, card)]
    if zones[POOL * 2 + seat]:
        found += resolve_options(table, seat)
        found += [option("discard to reroll", card) for card in hand]
    for zone in ACTING_FROM:
        for card in zones[zone + seat]:
            if cards[card].actions:
                found += _card_actions(table, seat, card)
    for card in zones[CHARACTERS * 2 + 1 - seat]:
        if cards[card].actions and is_for_anybody(cards[card].actions[0][1]):
            found += _card_actions(table, seat, card)
    if table.claimed < 0:
        found.append(option("claim", table.battlefield))
    return found


def _card_actions(table: DestinyTable, seat: int, card: int) -> list[Option]:
    return [
        option("use", card, 0, number)
        for number, ability in table.cards[card].actions
        if may_use_action(table, seat, card, number, ability)
    ]


def is_for_anybody(ability: Ability) -> bool:
    """An action any player may take (Jar Jar Binks); all others are their controller's (R11.2)."""
    return any(condition.key == "any-player" for condition in ability.conditions)


def may_use_action(table: DestinyTable, seat: int, card: int, number: int, ability: Ability) -> bool:
    """A power action once per round and card (R11.3, R11.4); a cost must be payable in full (R11.7)."""
    if ability.timing == POWER_ACTION and table.used[card] & 1 << number:
        return False
    return may_use(table, seat, card, ability)


def act(table: DestinyTable, seat: int) -> None:
    """Begin the action that has been picked."""
    verb, card, _, number = table.picked
    if verb == "play":
        table.begin(PlayCard(card, seat))
    elif verb == "activate":
        table.begin(Activate(card))
    elif verb == "resolve":
        table.begin(ResolveDice(seat))
    elif verb == "discard to reroll":
        table.begin(DiscardToReroll(seat))
    elif verb == "use":
        table.note("uses", seat, (card,), number)
        begin_ability(table, seat, card, number)
    else:
        assert verb == "claim"
        table.begin(Claim(seat))


def may_change_nothing(table: DestinyTable, picked: Option) -> bool:
    """Whether an action could leave everything as it was: only a plain card action without a cost can (R3.8)."""
    if picked.verb != "use":
        return False
    ability = dict(table.cards[picked.card].actions)[picked.number]
    return ability.timing == ACTION and not ability.costs


def fingerprint(table: DestinyTable) -> bytes:
    """Everything an action can change, in short, to see whether it did (R3.8, A5). A reroll draws from chance: a change."""
    numbers = (table.chance, *table.resources, len(table.lasting), len(table.additional))
    columns = (table.zone, table.controller, table.face, table.exhausted, table.damage, table.shields, table.host, table.stored)
    return b"".join(map(bytes, columns)) + repr(numbers).encode()


# ── why not? ──────────────────────────────────────────────────────────────────────────────────────────────────────


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
    if table.controller[card] != seat and not any(is_for_anybody(ability) for _, ability in printed.actions):
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
