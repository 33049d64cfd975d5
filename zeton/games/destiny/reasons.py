"""Why a card or a die offers a seat nothing now: the conditions of the rules that do not hold, with their numbers."""

from __future__ import annotations

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import Answers, may_use
from zeton.games.destiny.rules.actions import must_activate
from zeton.games.destiny.rules.claiming import claim_cost
from zeton.games.destiny.rules.playing import cost_of, has_place, is_copy_in_play, may_bear, may_play, may_replace_an_upgrade
from zeton.games.destiny.rules.resolving import ResolveDice
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTING,
    BEING_PLAYED,
    BLANK,
    CHARACTERS,
    DIE,
    HAND,
    IN_PLAY,
    POOL,
    POWER_ACTION,
    SETUP,
    SPECIAL_ABILITY,
    STACKED,
    SUPPORTS,
    UPGRADE,
)
from zeton.kernel.ability import Ability
from zeton.kernel.game import Reason
from zeton.kernel.reasons import unmet, unpayable
from zeton.kernel.titles import Titles

TURNS = ("action", "additional action")
"""The questions at which actions are taken."""


def explain(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    """Why a card or a die offers a seat nothing now."""
    if table.outcome is not None:
        return [Reason("R19.1", "game-over", {})]
    if table.phase == SETUP:
        return [Reason("R2.14", "setup", {})]
    if table.controller[card] != seat and card != table.battlefield and not table.cards[card].anybodys:
        return [Reason("R11.2", "not-your-card", {})]
    return _not_asked(table, seat) + _why_not(table, seat, card)


def _not_asked(table: DestinyTable, seat: int) -> list[Reason]:
    """Why nothing is done at all by this seat now."""
    decision = table.decision
    if decision is None or decision.seat == seat:
        return []
    if table.phase == ACTING and table.claimed == seat:
        return [Reason("R12.5", "you-have-claimed", {})]
    return [Reason("R3.2", "not-your-choice", {})]


def _no_action_now(table: DestinyTable, seat: int) -> list[Reason]:
    """Why no action is taken at this question, whatever it is about; or none but an activation."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return []
    if decision.kind not in TURNS:
        return [Reason("R3.3", "another-choice-first", {"kind": decision.kind})]
    able = any(not table.exhausted[character] for character in table.characters(seat))
    return [Reason("R18.15", "must-activate", {})] if able and must_activate(table, seat) else []


def _why_not(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    zone, printed = table.zone[card], table.cards[card]
    if card == table.battlefield:
        return _why_not_claimed(table, seat)
    if printed.type == DIE:
        return _why_die_not(table, seat, card)
    if zone == HAND:
        return _no_action_now(table, seat) + _why_not_played(table, seat, card)
    if zone == BEING_PLAYED:
        return [Reason("R1.16", "being-played", {})]
    if zone == STACKED:
        return [Reason("R1.17", "stacked", {"host": Titles(table.cards[table.host[card]].title)})]
    if zone not in IN_PLAY:
        return [Reason("R18.2", "out-of-play", {})]
    return _why_nothing_in_play(table, seat, card)


# ── in play ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_not_claimed(table: DestinyTable, seat: int) -> list[Reason]:
    """The battlefield is anybody's to claim, once a round (R12.1)."""
    if table.claimed >= 0:
        return [Reason("R12.1", "already-claimed", {})]
    cost, resources = claim_cost(table, seat), table.resources[seat]
    too_dear = [Reason("R18.12", "not-enough-resources", {"cost": cost, "resources": resources})] if cost > resources else []
    return too_dear + _no_action_now(table, seat)


def _why_nothing_in_play(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    """Why a card in play is neither activated nor used."""
    zone, printed = table.zone[card], table.cards[card]
    own = table.controller[card] == seat
    rolls = own and zone in (CHARACTERS, SUPPORTS) and bool(printed.faces)
    actions = printed.actions if own else printed.anybodys
    reasons = _no_action_now(table, seat) if rolls or actions else []
    if rolls and table.exhausted[card]:
        reasons.append(Reason("R6.1", "exhausted", {}))
    for number, ability in actions:
        reasons += _why_not_used(table, seat, card, number, ability)
    script = printed.script
    for ability in script.abilities if script is not None and own else ():
        reasons += _why_not_by_itself(table, card, ability)
    if reasons or rolls or actions:
        return reasons
    if own and zone == SUPPORTS:
        return [Reason("R6.5", "no-die", {})]
    return [Reason("R18.1", "no-ability-to-use", {})]


def _why_not_by_itself(table: DestinyTable, card: int, ability: Ability) -> list[Reason]:
    """Abilities that nobody takes as an action: what waits for something, and the specials of dice (R8.11, R18.4)."""
    if ability.timing == SPECIAL_ABILITY:
        return [Reason("R8.11", "special-of-the-die", {})]
    top = table.stack[-1]
    if ability.when is None or (isinstance(top, Answers) and any(waiting[0] == card for waiting in top.group)):
        return []
    return [Reason("R18.4", "only-when-triggered", {"when": ability.when})]


def _why_not_used(table: DestinyTable, seat: int, card: int, number: int, ability: Ability) -> list[Reason]:
    """Why a card's action is not taken (R11.3, R11.7, R18.16)."""
    reasons = []
    if ability.timing == POWER_ACTION and table.used[card] & 1 << number:
        reasons.append(Reason("R11.3", "power-action-used", {}))
    reasons += unmet(table, seat, card, ability, ability.conditions) + unpayable(table, seat, card, ability, "R11.7")
    if not reasons and not may_use(table, seat, card, ability):
        reasons.append(Reason("R18.16", "would-change-nothing", {}))
    return reasons


def _why_die_not(table: DestinyTable, seat: int, die: int) -> list[Reason]:
    """Why a die is not resolved (R7, R9)."""
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
    asks = table.stack[-1]
    if isinstance(asks, ResolveDice) and asks.seat == seat and asks.symbol:
        if die in table.resolved:
            return [Reason("R7.8", "resolved-already", {})]
        return [Reason("R7.1", "another-symbol", {})]
    return _no_action_now(table, seat)


# ── from hand ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _why_not_played(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    """Why a card is not played from hand (R5)."""
    printed = table.cards[card]
    reasons = unmet(table, seat, card, None, printed.restrictions)
    if printed.unique and is_copy_in_play(table, seat, printed.title):
        reasons.append(Reason("R5.17", "unique-in-play", {"card": Titles(printed.title)}))
    if printed.type == UPGRADE:
        reasons += _why_no_place(table, seat, card)
    elif cost_of(table, card) > table.resources[seat]:
        reasons.append(
            Reason("R5.1", "not-enough-resources", {"cost": cost_of(table, card), "resources": table.resources[seat]})
        )
    if not reasons and not may_play(table, seat, card):
        reasons.append(Reason("R18.16", "would-change-nothing", {}))
    return reasons


def _why_no_place(table: DestinyTable, seat: int, card: int) -> list[Reason]:
    """Why an upgrade goes on nobody: no character it may be on, or too dear even in place of another (R5.3, R5.7, R5.11)."""
    if has_place(table, seat, card):
        return []
    on = table.cards[card].on
    characters = [c for c in table.characters(seat) if may_bear(table, seat, card, c)]
    if not characters:
        return [Reason("R5.3", "goes-only-on", {"which": on} if on is not None else {})]
    replaceable = [u for c in characters for u in table.upgrades_on(c)] if may_replace_an_upgrade(table, seat) else []
    saved = max((table.cards[upgrade].cost for upgrade in replaceable), default=0)
    return _why_too_dear(table, seat, cost_of(table, card) - saved)


def _why_too_dear(table: DestinyTable, seat: int, cost: int) -> list[Reason]:
    resources = table.resources[seat]
    return [Reason("R5.1", "not-enough-resources", {"cost": cost, "resources": resources})] if cost > resources else []
