"""A table written down as a position (docs/positions.md): what ``positions.py`` reads."""

from __future__ import annotations

from typing import Any

from zeton.games.conquest.positions import BATTLE_STEPS, PILES, SEATS, WINDOWS
from zeton.games.conquest.rules.battle import Battle
from zeton.games.conquest.rules.round import DeployPhase
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DECK, FACE_DOWN, PLANET, POSITIONS, REMOVED, SUPPORTS, VICTORY
from zeton.kernel.position import Written, last_step, marked, without_empty


def written(table: ConquestTable) -> Written:
    """The position: where in a phase or a battle play goes on is as near as a position can say it."""
    facts: Written = {
        "planets": [table.cards[planet].title for planet in table.planets()],
        "face_down": [table.cards[planet].title for planet in table.pile(FACE_DOWN, 0)],
        "removed": [table.cards[planet].title for planet in table.pile(REMOVED, 0) if table.cards[planet].type == PLANET],
        "first": table.first,
        "initiative": SEATS[table.initiative],
        "starter": SEATS[table.starter],
        "round": table.round,
        "phase": table.phase,
        "last_captor": SEATS[table.last_captor] if table.last_captor >= 0 else None,
        **_moment(table),
    }
    return {name: _player(table, seat) for seat, name in enumerate(SEATS)} | without_empty(facts)


def _moment(table: ConquestTable) -> Written:
    """Where in the phase, or in the battle, the last step that was begun is."""
    for procedure in reversed(table.stack):
        step = last_step(procedure)
        if isinstance(procedure, Battle):
            steps = {of: name for name, of in BATTLE_STEPS.items()}
            window = {"window": steps[step]} if step in steps else {}
            return {"battle": table.battle, "combat_round": table.combat_round, **window}
        if isinstance(procedure, DeployPhase) and step == "offer_turn":
            return {"turn": SEATS[procedure.seat], "passed": [SEATS[seat] for seat in procedure.passed]}
        for name, (kind, of) in WINDOWS.get(table.phase, {}).items():
            if isinstance(procedure, kind) and of == step:
                return {"window": name}
    return {}


def _player(table: ConquestTable, seat: int) -> Written:
    warlord = table.warlords[seat]
    player: Written = {"warlord": _card(table, warlord), "resources": table.resources[seat]}
    player["hq"] = [_card(table, unit) for unit in table.units_at(0, seat) if unit != warlord]
    at_planets = {str(place): [_card(table, unit) for unit in table.units_at(place, seat)] for place in range(1, POSITIONS + 1)}
    player["planets"] = without_empty(at_planets)
    player["supports"] = [_card(table, support) for support in table.pile(SUPPORTS, seat)]
    player["victory"] = [table.cards[planet].title for planet in table.pile(VICTORY, seat)]
    for name, zone in PILES.items():
        cards = [table.cards[card].title for card in table.pile(zone, seat)]
        player[name] = cards[::-1] if zone == DECK else cards
    return without_empty(player) | {"deck": player["deck"]}


def _card(table: ConquestTable, card: int) -> Any:
    facts: Written = {
        "damage": table.damage[card],
        "stored": table.stored[card],
        "exhausted": bool(table.exhausted[card]),
        "bloodied": bool(table.bloodied[card]),
        "attachments": [_attachment(table, attached, card) for attached in table.attached(card)],
    }
    return marked(table.cards[card].title, facts)


def _attachment(table: ConquestTable, card: int, host: int) -> Any:
    found = _card(table, card)
    if table.owner[card] == table.controller[host]:
        return found
    return {**(found if isinstance(found, dict) else {"card": found}), "of": SEATS[table.owner[card]]}
