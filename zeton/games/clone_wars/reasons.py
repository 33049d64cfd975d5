"""Why a piece or a card offers a seat nothing now: the conditions of the rules, with their numbers."""

from __future__ import annotations

from zeton.games.clone_wars.rules.allies import ALLIES, roll_being_counted
from zeton.games.clone_wars.rules.attack import may_attack
from zeton.games.clone_wars.rules.damage import DealDamage, can_be_damaged, health_of
from zeton.games.clone_wars.rules.flight import Flight
from zeton.games.clone_wars.rules.free_actions import FREE_ACTIONS, free_action_of
from zeton.games.clone_wars.rules.harm import TakeDamage
from zeton.games.clone_wars.rules.missions import Attempt, no_blockade, no_villain, on_its_planet
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    ACTIONS,
    ALLY,
    ARMOR,
    ASSAULT,
    JEDI,
    MISSION,
    PLANET,
    SETUP,
    SQUAD_TYPES,
    STEALTH,
    TRANSPORT,
    VILLAIN,
)
from zeton.kernel.game import Reason
from zeton.kernel.telling import titles


def explain(table: CloneWarsTable, seat: int, card: int) -> list[Reason]:
    """Why this piece offers the seat nothing now."""
    if table.outcome is not None:
        return [Reason("R22", "game-over", {})]
    if table.phase == SETUP:
        return [Reason("R3", "setup", {})]
    kind = table.cards[card].type
    if kind in SQUAD_TYPES:
        return _squad_card(table, seat, card)
    if kind == JEDI:
        return _jedi(table, seat, card)
    if kind == MISSION and card not in table.slots:
        return [Reason("R8.1", "not-a-current-mission", {})]
    if kind == VILLAIN and not table.at[card]:
        return [Reason("R7.1", "villain-off-the-board", {})]
    if kind not in ON_THE_BOARD:
        return [Reason("R2", "nothing-to-do-with-it", {})]
    if table.phase != ACTIONS:
        return [Reason("R4.2", "not-the-action-step", {})]
    if seat != table.active_seat:
        return [Reason("R4.1", "not-your-turn", {})]
    return _why_no_action(table, seat, kind) + ON_THE_BOARD[kind](table, card)


def _why_no_action(table: CloneWarsTable, seat: int, what: str) -> list[Reason]:
    """Why the active Jedi takes no action at this question: they are taken one at a time (R4.4)."""
    decision = table.decision
    if decision is not None and decision.seat == seat and AIMING.get(decision.kind) == what:
        return []
    if decision is not None and (decision.seat, decision.kind) != (seat, "turn"):
        return _later(table, seat)
    return [] if table.actions else [Reason("R4.4", "no-actions-left", {})]


def _later(table: CloneWarsTable, seat: int, rule: str = "R4.4") -> list[Reason]:
    """It would be possible, but something else is asked, or somebody else is (R4.4, R11.2, R12.2, A8)."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return [Reason("A8", "not-your-choice", {})]
    return [Reason(rule, "another-choice-first", {"kind": decision.kind})]


def _squad_card(table: CloneWarsTable, seat: int, card: int) -> list[Reason]:
    jedi, printed = table.holder(card), table.cards[card]
    if jedi < 0:
        return [Reason("R10.4", "in-no-squad", {})]
    if table.seat_of(jedi) != seat:
        return [Reason("R10.2", "not-your-card", {})]
    if table.exhausted[card]:
        return [Reason("R11.3" if printed.type == ALLY else "R10.3", "exhausted", {})]
    if printed.type == ALLY:
        assert printed.ability is not None
        rule = ALLIES[printed.ability.do]
        if not rule.may_be_played(table, jedi):
            return [Reason(rule.rule, rule.reason, {})]
        return _later(table, seat)
    return _why_no_help(table, seat, jedi, card)


def _why_no_help(table: CloneWarsTable, seat: int, jedi: int, card: int) -> list[Reason]:
    """When a card of a type is used at all, and why not now (R10.5–R10.7)."""
    kind = table.cards[card].type
    roll, harm = roll_being_counted(table), _damage_being_taken(table)
    if roll is not None:
        if table.planet_of(roll.jedi) != table.planet_of(jedi):
            return [Reason("R10.5", "not-on-that-planet", {})]
        if roll.counts(table, jedi, card):
            return _later(table, seat)
        return [Reason("R8.5" if isinstance(roll, Attempt) else "R7.3", "type-does-not-count", {"type": kind})]
    if kind in (ASSAULT, STEALTH):
        return [Reason("R10.5", "no-attack-or-mission", {})]
    if kind == TRANSPORT:
        flying = any(isinstance(p, Flight) and table.planet_of(p.jedi) == table.planet_of(jedi) for p in table.stack)
        return [Reason("R10.7", "another-transport" if flying else "nobody-flies", {})]
    assert kind == ARMOR
    if harm is not None:
        near = table.planet_of(harm.jedi) == table.planet_of(jedi)
        return _later(table, seat) if near else [Reason("R10.6", "not-on-that-planet", {})]
    return [Reason("R10.6", "no-damage-on-your-planet", {})]


def _damage_being_taken(table: CloneWarsTable) -> TakeDamage | None:
    """The damage that is about to be taken, whoever takes it."""
    found = (procedure for procedure in reversed(table.stack) if isinstance(procedure, TakeDamage))
    return next((procedure for procedure in found if procedure.amount), None)


def _mission(table: CloneWarsTable, mission: int) -> list[Reason]:
    found = []
    if not on_its_planet(table, table.active, mission):
        found.append(Reason("R8.1", "not-on-its-planet", {"planet": titles(table, table.cards[mission].planet)}))
    if not no_blockade(table, mission):
        found.append(Reason("R8.2", "blockade-on-its-planet", {}))
    if not no_villain(table, mission):
        found.append(Reason("R8.3", "villain-on-its-planet", {}))
    return found


def _jedi(table: CloneWarsTable, seat: int, piece: int) -> list[Reason]:
    if piece not in table.jedi:
        return [Reason("R3.12", "nobody-plays-it", {})]
    jedi = table.jedi.index(piece)
    if table.seat_of(jedi) != seat:
        return [Reason("R12.1", "not-your-jedi", {})]
    if jedi != table.active or table.phase != ACTIONS:
        return [Reason("R12.2", "not-its-action-step", {})]
    if not table.free_actions:
        return [Reason("R12.3", "free-action-used", {})]
    effect = free_action_of(table, jedi)
    if not FREE_ACTIONS[effect.do].possible(table, jedi, effect):
        return [Reason("R12.1", "free-action-without-effect", {})]
    return _later(table, seat, "R12.2")


def _planet(table: CloneWarsTable, planet: int) -> list[Reason]:
    """Why the active Jedi neither flies to a planet nor attacks there (R5.1, R5.3, R7.1)."""
    here = table.planet_of(table.active)
    if isinstance(table.stack[-1], Flight):
        return [Reason("R5.3", "already-there" if planet == here else "too-far", {"planet": titles(table, here)})]
    if planet == here:
        return [] if may_attack(table, table.active) else [Reason("R7.1", "no-enemy-on-your-planet", {})]
    if planet not in table.kit.adjacent[here]:
        return [Reason("R5.1", "no-lane", {"planet": titles(table, here)})]
    return []


def _villain(table: CloneWarsTable, villain: int) -> list[Reason]:
    """Why no damage is dealt to a villain (R7.4, R7.7, R7.11, A34)."""
    planet, asks = table.at[villain], table.stack[-1]
    where = asks.planet if isinstance(asks, DealDamage) else table.planet_of(table.active)
    if planet != where:
        return [Reason("R7.4", "not-on-that-planet", {})]
    if not health_of(table, villain):
        return [Reason("R7.11", "cannot-be-removed", {})]
    if table.blockades[planet]:
        return [Reason("R7.7", "blockade-first", {})]
    if not can_be_damaged(table, villain):
        return [Reason("A34", "other-enemies-first", {})]
    if isinstance(asks, DealDamage) and asks.amount < health_of(table, villain):
        return [Reason("R7.6", "not-enough-damage", {"health": health_of(table, villain), "number": asks.amount})]
    return []


ON_THE_BOARD = {MISSION: _mission, PLANET: _planet, VILLAIN: _villain}
"""What the active Jedi does something with in its action step."""

AIMING = {"damage": VILLAIN, "destination": PLANET}
"""Questions that are part of an action: what is not among these, though it might be, has a reason of its own."""
