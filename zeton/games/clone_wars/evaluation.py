"""How good a table is for the team: everybody wins or loses together (R22.3), so it is the same for every seat."""

from __future__ import annotations

from math import tanh

from zeton.games.clone_wars.rules.attack import Attack, RolledAction
from zeton.games.clone_wars.rules.damage import can_be_damaged, health_of
from zeton.games.clone_wars.rules.missions import Attempt, threshold_of
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ALLY, COMPLETED, SETUP

MISSION = 18.0  # what a completed mission is worth
DROIDS = (0.0, 0.45, 1.1, 2.8)  # how bad so many droids on a planet are
FAR_FROM_HELP = 0.2  # how much worse a planet near occupation is for each lane to the nearest Jedi
USUAL_ROLL = 1.75  # successes of the die on average


def evaluate(table: CloneWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, progress against danger."""
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else -1.0
    if table.phase == SETUP:
        return 0.0
    return tanh(0.03 * (_progress(table) - _danger(table) + _strength(table) + _roll(table)))


def _progress(table: CloneWarsTable) -> float:
    """Missions done, and how near the team is to the next one: cards that count, on the way there."""
    value = MISSION * len(table.pile(COMPLETED, 0))
    if table.finale and not table.kit.finale_missions:
        value += _hunt(table)
    best = [_readiness(table, mission) for mission in table.slots if mission]
    return value + max(best, default=0.0) + 0.25 * sum(best)


def _readiness(table: CloneWarsTable, mission: int) -> float:
    printed = table.cards[mission]
    distance, symbols = table.kit.distance[printed.planet], printed.symbols
    cards = 0.0
    nearest = 9
    for jedi in range(len(table.jedi)):
        far = distance[table.planet_of(jedi)]
        nearest = min(nearest, far)
        near = 1.0 / (1.0 + 0.3 * far)
        for card in table.squad(jedi):
            if table.cards[card].type in symbols:
                cards += near * (0.7 if table.exhausted[card] else 1.0)
    share = min(1.0, (cards + USUAL_ROLL) / threshold_of(table, mission))
    value = 11.0 * share * share - 0.3 * nearest
    value -= 2.0 * table.blockades[printed.planet]
    if not table.finale:
        value -= 1.5 * len(table.villains_at(printed.planet))
    return value


def _hunt(table: CloneWarsTable) -> float:
    """Without finale missions the main villain must be removed: strength near him, and nobody with him."""
    planet = table.at[table.villains[0]]
    if not planet:
        return 0.0
    near = 0.0
    for jedi in range(len(table.jedi)):
        close = 1.0 / (1.0 + 0.4 * table.kit.distance[planet][table.planet_of(jedi)])
        near += close * (1.0 + len(table.ready_cards(jedi)))
    return 0.5 * near - 0.8 * (table.enemies_at(planet) - 1)


def _roll(table: CloneWarsTable) -> float:
    """An attack or attempt in which cards can still be added: what it will come to if everybody helps."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, RolledAction):
            if not procedure.counting:
                return 0.0
            return _attack(table, procedure) if isinstance(procedure, Attack) else _attempt(table, procedure)
    return 0.0


def _help(table: CloneWarsTable, roll: RolledAction) -> int:
    """How many cards could still be added."""
    planet = table.planet_of(roll.jedi)
    return sum(roll.counts(table, helper, card) for helper in table.jedi_at(planet) for card in table.ready_cards(helper))


def _attempt(table: CloneWarsTable, roll: RolledAction) -> float:
    assert isinstance(roll, Attempt)
    missing = threshold_of(table, roll.mission) - roll.successes
    if missing > _help(table, roll):
        return -0.5 - 0.5 * roll.damage
    hurt = table.cards[roll.mission].damage + roll.damage
    return 0.95 * MISSION - 7.0 - 0.5 * hurt - 0.25 * max(0, missing)


def _attack(table: CloneWarsTable, roll: RolledAction) -> float:
    """Enemies the attack can remove, the dearest use of the damage last."""
    planet = table.planet_of(roll.jedi)
    damage = roll.successes + 0.7 * _help(table, roll)
    left = table.enemies_at(planet)
    value = 0.0
    blockade = table.kit.settings.blockade_health
    for _ in range(table.blockades[planet]):
        if damage < blockade:
            return -0.5 * (left + roll.damage)
        damage -= blockade
        left -= 1
        value += 1.5
    for villain in table.villains_at(planet):
        if can_be_damaged(table, villain) and damage >= health_of(table, villain):
            damage -= health_of(table, villain)
            left -= 1
            value += 1.5
    removed = min(int(damage), table.droids[planet])
    value += DROIDS[min(3, table.droids[planet])] - DROIDS[min(3, table.droids[planet] - removed)]
    return value - 0.5 * (left - removed + roll.damage)


def _danger(table: CloneWarsTable) -> float:
    """The threat, planets near occupation, blockades, and the villain where he hurts."""
    kit = table.kit
    value = 2.5 * table.threat + 12.0 * (table.threat / kit.threat_lost) ** 3
    for planet in kit.planets:
        droids = table.droids[planet]
        if droids:
            value += DROIDS[min(3, droids)]
            if droids >= kit.droid_limit:
                value += FAR_FROM_HELP * min(4, min(kit.distance[planet][table.at[piece]] for piece in table.jedi))
    value += 1.0 * (kit.settings.blockades - table.blockades_left)
    value += 0.4 * max(0, 8 - table.supply)
    for villain in table.villains:
        if table.at[villain]:
            value += 0.8 + 1.2 * table.is_mission_planet(table.at[villain])
    return value + 0.4 * table.slider


def _strength(table: CloneWarsTable) -> float:
    """Cards in the squads; exhausted ones come back."""
    value = 0.0
    for jedi in range(len(table.jedi)):
        for card in table.squad(jedi):
            worth = 0.8 if table.cards[card].type == ALLY else 0.5
            value += 0.75 * worth if table.exhausted[card] else worth
    return value
