"""Why a piece or a card offers a seat nothing now: the conditions of the rules, with their numbers."""

from __future__ import annotations

from zeton.games.clone_wars.aims import why_not_aimed_at, why_unharmed
from zeton.games.clone_wars.rules.allies import ALLIES, roll_being_counted
from zeton.games.clone_wars.rules.attack import RolledAction, may_attack
from zeton.games.clone_wars.rules.consent import TRANSPORT_FOR, was_refused
from zeton.games.clone_wars.rules.flight import Flight, ready_transports
from zeton.games.clone_wars.rules.free_actions import FREE_ACTIONS, Bombard, free_action_of
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
    if kind == MISSION and card not in table.slots:
        return [Reason("R8.1", "not-a-current-mission", {})]
    if kind == VILLAIN and not table.at[card]:
        return [Reason("R7.1", "villain-off-the-board", {})]
    aimed = why_not_aimed_at(table, seat, card)
    if aimed is not None:
        return aimed
    if kind == JEDI:
        return _jedi(table, seat, card)
    if kind not in ON_THE_BOARD:
        return [Reason("R2", "nothing-to-do-with-it", {})]
    if table.phase != ACTIONS:
        return [Reason("R4.2", "not-the-action-step", {})]
    if seat != table.active_seat:
        return [Reason("R4.1", "not-your-turn", {})]
    if kind == VILLAIN and _bombards(table):
        return _later(table, seat) + _villain(table, card)
    return _why_no_action(table, seat) + ON_THE_BOARD[kind](table, card)


def _why_no_action(table: CloneWarsTable, seat: int) -> list[Reason]:
    """Why the active Jedi takes no action at this question: they are taken one at a time (R4.4)."""
    decision = table.decision
    found = [] if decision is not None and (decision.seat, decision.kind) == (seat, "turn") else _later(table, seat)
    return found if table.actions else [*found, Reason("R4.4", "no-actions-left", {})]


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
        if rule.may_be_played(table, jedi):
            return _later(table, seat)
        if rule.reason == "no-roll-on-your-mission-planet" and table.is_mission_planet(table.planet_of(jedi)):
            return _counted(table, jedi) or [Reason(rule.rule, rule.reason, {})]
        return [Reason(rule.rule, rule.reason, {})]
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
        return _counted(table, jedi) or [Reason("R10.5", "no-attack-or-mission", {})]
    if kind == TRANSPORT:
        return _why_no_transport(table, seat, jedi)
    assert kind == ARMOR
    if harm is not None:
        near = table.planet_of(harm.jedi) == table.planet_of(jedi)
        return _later(table, seat) if near else [Reason("R10.6", "not-on-that-planet", {})]
    return [Reason("R10.6", "no-damage-on-your-planet", {})]


def _counted(table: CloneWarsTable, jedi: int) -> list[Reason]:
    """Successes are added between the roll and its result, not when damage is dealt or taken (R7.3, R8.5)."""
    planet = table.planet_of(jedi)
    rolls = (procedure for procedure in table.stack if isinstance(procedure, RolledAction))
    found = any(not roll.counting and table.planet_of(roll.jedi) == planet for roll in rolls)
    return [Reason("A8", "successes-are-counted", {})] if found else []


def _why_no_transport(table: CloneWarsTable, seat: int, jedi: int) -> list[Reason]:
    """A flight is made with one transport, of the Jedi who flies or of another on that planet (R10.7)."""
    planet = table.planet_of(jedi)
    if any(isinstance(procedure, Flight) and table.planet_of(procedure.jedi) == planet for procedure in table.stack):
        return [Reason("R10.7", "another-transport", {})]
    if table.phase == ACTIONS and seat == table.active_seat and table.planet_of(table.active) == planet:
        return _why_no_action(table, seat)
    return [Reason("R10.7", "nobody-flies", {})]


def _damage_being_taken(table: CloneWarsTable) -> TakeDamage | None:
    """The damage that is about to be taken, whoever takes it."""
    found = (procedure for procedure in reversed(table.stack) if isinstance(procedure, TakeDamage))
    return next((procedure for procedure in found if procedure.can_be_prevented()), None)


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
        return _another_players(table, seat, jedi)
    if jedi != table.active or table.phase != ACTIONS:
        return [Reason("R12.2", "not-its-action-step", {})]
    if not table.free_actions:
        return [Reason("R12.3", "free-action-used", {})]
    effect = free_action_of(table, jedi)
    if not FREE_ACTIONS[effect.do].possible(table, jedi, effect):
        return [Reason("R12.1", "free-action-without-effect", {})]
    return _later(table, seat, "R12.2")


def _another_players(table: CloneWarsTable, seat: int, jedi: int) -> list[Reason]:
    """The Jedi of another player has no free action for this one, but may have a transport (R10.7, R2.7)."""
    near = table.planet_of(jedi) == table.planet_of(table.active)
    if table.phase != ACTIONS or seat != table.active_seat or not near or not ready_transports(table, jedi):
        return [Reason("R12.1", "not-your-jedi", {})]
    if was_refused(table, TRANSPORT_FOR, table.active, jedi):
        return [Reason("R2.7", "has-been-refused", {})]
    return _why_no_action(table, seat)


def _planet(table: CloneWarsTable, planet: int) -> list[Reason]:
    """Why the active Jedi neither flies to a planet nor attacks there (R5.1, R7.1)."""
    here = table.planet_of(table.active)
    if planet == here:
        return [] if may_attack(table, table.active) else [Reason("R7.1", "no-enemy-on-your-planet", {})]
    if planet not in table.kit.adjacent[here]:
        return [Reason("R5.1", "no-lane", {"planet": titles(table, here)})]
    return []


def _villain(table: CloneWarsTable, villain: int) -> list[Reason]:
    """Why the active Jedi does not attack a villain: it is elsewhere, or damage would not remove it (R7.1, R24.2)."""
    planet, here = table.at[villain], table.planet_of(table.active)
    if planet == here or (_bombards(table) and planet in table.kit.near[here]):
        return why_unharmed(table, villain)
    if _bombards(table):
        return [Reason("R24.2", "out-of-range", {})]
    return [Reason("R7.1", "not-on-its-planet", {"planet": titles(table, planet)})]


def _bombards(table: CloneWarsTable) -> bool:
    """Whether damage is dealt at a distance: also what is on adjacent planets is hit, and no action is taken (R24.2)."""
    return any(isinstance(procedure, Bombard) for procedure in table.stack)


ON_THE_BOARD = {MISSION: _mission, PLANET: _planet, VILLAIN: _villain}
"""What the active Jedi does something with in its action step."""
