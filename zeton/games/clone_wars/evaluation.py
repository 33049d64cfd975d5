"""How good a table is for the team: everybody wins or loses together (R22.3), so it is the same for every seat."""

from __future__ import annotations

from math import tanh

from zeton.games.clone_wars.rules.missions import threshold_of
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ALLY, COMPLETED, MISSION_DECK


def evaluate(table: CloneWarsTable, seat: int) -> float:
    """1 is a win, −1 a loss; in between, progress against danger."""
    if table.outcome is not None:
        return 1.0 if table.outcome.winners else -1.0
    return tanh(0.1 * (_progress(table) - _danger(table) + _strength(table)))


def _progress(table: CloneWarsTable) -> float:
    """Missions done, and how near the team is to the next one: cards that count, on the way there."""
    value = 6.0 * len(table.pile(COMPLETED, 0)) - 0.5 * len(table.pile(MISSION_DECK, 0))
    if table.finale:
        value += 6.0
        value += _hunt(table) if not table.kit.finale_missions else 0.0
    best = [_readiness(table, mission) for mission in table.slots if mission]
    return value + max(best, default=0.0) + 0.3 * sum(best)


def _readiness(table: CloneWarsTable, mission: int) -> float:
    printed = table.cards[mission]
    distance, symbols = table.kit.distance[printed.planet], printed.symbols
    cards = 0.0
    for jedi in range(len(table.jedi)):
        near = 1.0 / (1.0 + 0.35 * distance[table.planet_of(jedi)])
        for card in table.squad(jedi):
            if table.cards[card].type in symbols:
                cards += near * (0.6 if table.exhausted[card] else 1.0)
    value = 4.0 * min(1.0, (cards + 1.5) / threshold_of(table, mission))
    value -= 1.5 * table.blockades[printed.planet]
    if not table.finale:
        value -= 1.0 * len(table.villains_at(printed.planet))
    return value


def _hunt(table: CloneWarsTable) -> float:
    """Without finale missions the main villain must be removed: Jedi near him, alone on his planet."""
    planet = table.at[table.villains[0]]
    if not planet:
        return 0.0
    near = sum(1.0 / (1.0 + table.kit.distance[planet][at]) for at in (table.at[piece] for piece in table.jedi))
    return 1.5 * near - 0.4 * (table.enemies_at(planet) - 1)


def _danger(table: CloneWarsTable) -> float:
    """The threat, planets near occupation, blockades, and the villain where he hurts."""
    kit = table.kit
    value = 0.9 * table.threat + 12.0 * (table.threat / kit.threat_lost) ** 3
    for planet in kit.planets:
        droids = table.droids[planet]
        if droids:
            value += (0.12, 0.35, 0.9)[min(droids, 3) - 1]
    value += 0.8 * (kit.settings.blockades - table.blockades_left)
    value += 0.3 * max(0, 8 - table.supply)
    for villain in table.villains:
        if table.at[villain]:
            value += 0.6 + 0.5 * table.is_mission_planet(table.at[villain])
    return value + 0.25 * table.slider


def _strength(table: CloneWarsTable) -> float:
    """Cards in the squads; exhausted ones come back."""
    value = 0.0
    for jedi in range(len(table.jedi)):
        for card in table.squad(jedi):
            worth = 0.5 if table.cards[card].type == ALLY else 0.4
            value += 0.7 * worth if table.exhausted[card] else worth
    return value * 2.0 / len(table.jedi) if table.jedi else 0.0
