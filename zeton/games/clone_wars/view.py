"""What a seat sees of the table beyond the places of cards: JSON-able. Everything but the decks is open (R2.5)."""

from __future__ import annotations

from typing import Any

from zeton.games.clone_wars.rules.attack import RolledAction
from zeton.games.clone_wars.rules.consent import Proposal
from zeton.games.clone_wars.rules.damage import health_of
from zeton.games.clone_wars.rules.harm import TakeDamage
from zeton.games.clone_wars.rules.missions import threshold_of
from zeton.games.clone_wars.rules.setup import Setup
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ALLY, COMPLETED, MISSION_DECK, NOBODY_ACTS, TOKENS
from zeton.kernel.procedure import listed
from zeton.kernel.table import Said
from zeton.kernel.telling import known_cards, of_the_table


def view(table: CloneWarsTable, seat: int | None, said: Said) -> dict[str, Any]:
    """The galaxy, the tracks, the squads, and every card the seat knows."""
    return {**of_the_table(table, said, _facts), "cards": known_cards(table, seat, said, _cards)}


def _facts(table: CloneWarsTable) -> dict[str, Any]:
    """What everybody sees."""
    kit = table.kit
    return {
        "components": kit.box.fingerprint,
        "villain": kit.villain_id,
        "turn": table.turn,
        "phase": table.phase,
        "step": table.step_now,
        "active": table.active_seat,
        "turn_of": table.jedi[table.active] if table.active < len(table.jedi) else 0,
        "acting": 0 if table.acting == NOBODY_ACTS else table.jedi[table.acting],
        "actions": table.actions,
        "free_action": table.free_actions > 0,
        "free_actions": table.free_actions,
        "spare": listed(table.spare),
        "refused": [refusal._asdict() for refusal in table.refused],
        "finale": table.finale,
        "sheet": table.sheet,
        "threat": {"value": table.threat, "lost_at": kit.threat_lost},
        "invasion": {"place": table.invasion, "values": list(kit.invasion_track)},
        "supply": {"droids": table.supply, "blockades": table.blockades_left},
        "strength": {"value": table.slider, "most": kit.strength.most, "x": kit.strength.x[table.slider]},
        "tokens": dict(zip(TOKENS, table.tokens, strict=True)),
        "slots": dict(zip(TOKENS, table.slots, strict=True)),
        "goal": _goal(table),
        "attempts": {mission: _attempt(table, mission) for mission in table.slots if mission},
        "planets": {planet: _planet(table, planet) for planet in kit.planets},
        "jedi": [_jedi(table, jedi) for jedi, piece in enumerate(table.jedi) if piece],
        "villains": [
            {"villain": villain, "planet": table.at[villain], "health": health_of(table, villain)} for villain in table.villains
        ],
        "roll": _roll(table),
        "damage": _damage(table),
        "proposal": _proposal(table),
    }


def _goal(table: CloneWarsTable) -> dict[str, Any]:
    """How far the war is won (R22.2): missions before the finale, missions of the finale, or else whom to remove in it.

    As long as the mission deck is not made, all missions lie there: only so many of them will be played (R3.15).
    """
    finale = table.kit.finale_missions
    done = table.pile(COMPLETED, 0)
    ended = sum(mission in finale for mission in done)
    to_come = [mission for mission in (*table.pile(MISSION_DECK, 0), *table.slots) if mission and mission not in finale]
    left = next((setup.missions for setup in table.stack if isinstance(setup, Setup)), len(to_come))
    missions = {"done": len(done) - ended, "of": len(done) - ended + left}
    remove = 0 if finale else table.kit.villains[0]
    return {"missions": missions, "finale": {"done": ended, "of": len(finale)}, "remove": remove}


def _attempt(table: CloneWarsTable, mission: int) -> dict[str, Any]:
    """What an attempt at an open mission needs, what is in its way (R8.2, R8.3), and who and what is there for it (R8.5)."""
    printed = table.cards[mission]
    there = [jedi for jedi, piece in enumerate(table.jedi) if piece and table.planet_of(jedi) == printed.planet]
    ready = sum(
        table.cards[card].type in printed.symbols and not table.exhausted[card] for jedi in there for card in table.squad(jedi)
    )
    return {
        "planet": printed.planet,
        "needs": threshold_of(table, mission),
        "blockades": table.blockades[printed.planet],
        "villains": [] if table.finale else list(table.villains_at(printed.planet)),
        "jedi": [table.jedi[jedi] for jedi in there],
        "ready": ready,
    }


def _planet(table: CloneWarsTable, planet: int) -> dict[str, Any]:
    printed = table.cards[planet]
    return {
        "id": printed.id,
        "name": printed.title,
        "x": printed.layout[0],
        "y": printed.layout[1],
        "adjacent": list(table.kit.adjacent[planet]),
        "droids": table.droids[planet],
        "blockades": table.blockades[planet],
    }


def _jedi(table: CloneWarsTable, jedi: int) -> dict[str, Any]:
    return {
        "jedi": table.jedi[jedi],
        "seat": table.seat_of(jedi),
        "planet": table.planet_of(jedi),
        "squad": list(table.squad(jedi)),
    }


def _roll(table: CloneWarsTable) -> dict[str, Any] | None:
    """The attack or attempt in progress: what it has so far."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, RolledAction):
            mission = getattr(procedure, "mission", 0)
            return {
                "jedi": table.jedi[procedure.jedi],
                "mission": mission,
                "successes": procedure.successes,
                "damage": procedure.damage,
                "counting": procedure.counting,
                "needs": threshold_of(table, mission) if mission else 0,
            }
    return None


def _damage(table: CloneWarsTable) -> dict[str, int] | None:
    """The damage somebody is about to take."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, TakeDamage):
            return {"jedi": table.jedi[procedure.jedi], "amount": procedure.amount}
    return None


def _proposal(table: CloneWarsTable) -> dict[str, Any] | None:
    """What a player is asked to agree to: who asks, for which Jedi, and where it would be moved (R2.7)."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, Proposal) or table.decision is None or table.decision.kind != "consent":
        return None
    return {"what": top.what(), "by": table.jedi[top.asker], "jedi": table.jedi[top.chosen], "planet": top.planet}


def _cards(table: CloneWarsTable, cards: list[int]) -> Said:
    return {card: _card(table, card) for card in cards}


def _card(table: CloneWarsTable, card: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": table.cards[card].id, "type": table.cards[card].type}
    ability = table.cards[card].ability
    if ability is not None and table.cards[card].type == ALLY:
        facts |= {"does": ability.do, "number": ability.number}
    if table.exhausted[card]:
        facts["exhausted"] = True
    if table.at[card]:
        facts["planet"] = table.at[card]
    return facts
