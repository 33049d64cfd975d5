"""Why a piece or a card offers a seat nothing now: the conditions of the rules, with their numbers."""

from __future__ import annotations

from zeton.games.clone_wars.rules.allies import ALLIES, roll_being_counted
from zeton.games.clone_wars.rules.attack import may_attack
from zeton.games.clone_wars.rules.damage import can_be_damaged, health_of
from zeton.games.clone_wars.rules.free_actions import FREE_ACTIONS, free_action_of
from zeton.games.clone_wars.rules.missions import no_blockade, no_villain, on_its_planet
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


def explain(table: CloneWarsTable, seat: int, card: int) -> list[Reason]:
    """Why this piece offers the seat nothing now."""
    if table.outcome is not None:
        return [Reason("R22", "game-over", {})]
    if table.phase == SETUP:
        return [Reason("R3", "setup", {})]
    kind = table.cards[card].type
    if kind in SQUAD_TYPES:
        return _squad_card(table, seat, card)
    if kind == MISSION:
        return _turn(table, seat) + _mission(table, card)
    if kind == JEDI:
        return _jedi(table, seat, card)
    if kind == PLANET:
        return _turn(table, seat) + _planet(table, card)
    if kind == VILLAIN:
        return _turn(table, seat) + _villain(table, card)
    return [Reason("R2", "nothing-to-do-with-it", {})]


def _turn(table: CloneWarsTable, seat: int) -> list[Reason]:
    """Actions are taken in the own action step, one at a time."""
    if table.phase != ACTIONS:
        return [Reason("R4.2", "not-the-action-step", {})]
    if seat != table.active_seat:
        return [Reason("R4.1", "not-your-turn", {})]
    if table.decision is not None and table.decision.kind != "turn":
        return [Reason("R4.4", "another-choice-first", {"kind": table.decision.kind})]
    if not table.actions:
        return [Reason("R4.4", "no-actions-left", {})]
    return []


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
        return [Reason("R11.2", "not-your-choice", {})]
    return _useful(table, jedi, printed.type)


def _useful(table: CloneWarsTable, jedi: int, kind: str) -> list[Reason]:
    """When a card of a type is used at all, and why not now."""
    roll = roll_being_counted(table)
    if roll is not None and table.planet_of(roll.jedi) != table.planet_of(jedi):
        return [Reason("R10.5", "not-on-that-planet", {})]
    if roll is not None:
        return [Reason("R8.5" if hasattr(roll, "mission") else "R7.3", "type-does-not-count", {"type": kind})]
    if kind in (ASSAULT, STEALTH):
        return [Reason("R10.5", "no-attack-or-mission", {})]
    if kind == ARMOR:
        return [Reason("R10.6", "no-damage-on-your-planet", {})]
    assert kind == TRANSPORT
    return [Reason("R10.7", "nobody-flies", {})]


def _mission(table: CloneWarsTable, mission: int) -> list[Reason]:
    if mission not in table.slots:
        return [Reason("R8.1", "not-a-current-mission", {})]
    found = []
    if not on_its_planet(table, table.active, mission):
        found.append(Reason("R8.1", "not-on-its-planet", {"planet": table.cards[table.cards[mission].planet].title}))
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
    return [Reason("R12.2", "another-choice-first", {"kind": table.decision.kind if table.decision else ""})]


def _planet(table: CloneWarsTable, planet: int) -> list[Reason]:
    here = table.planet_of(table.active)
    if planet == here:
        return [] if may_attack(table, table.active) else [Reason("R7.1", "no-enemy-on-your-planet", {})]
    if planet not in table.kit.adjacent[here]:
        return [Reason("R5.1", "no-lane", {"planet": table.cards[here].title})]
    return []


def _villain(table: CloneWarsTable, villain: int) -> list[Reason]:
    planet = table.at[villain]
    if not planet:
        return [Reason("R7.1", "villain-off-the-board", {})]
    if planet != table.planet_of(table.active):
        return [Reason("R7.4", "not-on-that-planet", {})]
    if not health_of(table, villain):
        return [Reason("R7.11", "cannot-be-removed", {})]
    if table.blockades[planet]:
        return [Reason("R7.7", "blockade-first", {})]
    if not can_be_damaged(table, villain):
        return [Reason("A34", "other-enemies-first", {})]
    return []
