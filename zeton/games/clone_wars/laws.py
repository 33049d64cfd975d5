"""What holds of a table of The Clone Wars at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.clone_wars.rules.missions import Attempt, Finale, RevealMission
from zeton.games.clone_wars.rules.setup import Setup
from zeton.games.clone_wars.rules.squads import DrawFirst, Limit
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    ACTIONS,
    BESIDE,
    BOARD,
    BOX,
    COMPLETED,
    INVASION_CARD,
    INVASION_DECK,
    INVASION_DISCARD,
    JEDI,
    MISSION,
    MISSION_DECK,
    MISSIONS,
    NOBODY_ACTS,
    PLANET,
    READY,
    REVEALED,
    SECOND_SQUAD,
    SETUP,
    SHEET,
    SQUAD,
    SQUAD_DECK,
    SQUAD_DISCARD,
    SQUAD_TYPES,
    STEPS,
    TOKENS,
    VILLAIN,
    VILLAIN_CARD,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
)
from zeton.games.clone_wars.rules.turn import ActionStep, Turn
from zeton.kernel.law import Law, is_under_way

LYING: dict[int, tuple[str, ...]] = {
    SQUAD: SQUAD_TYPES,
    SECOND_SQUAD: SQUAD_TYPES,
    SQUAD_DECK: SQUAD_TYPES,
    SQUAD_DISCARD: SQUAD_TYPES,
    INVASION_DECK: (INVASION_CARD,),
    INVASION_DISCARD: (INVASION_CARD,),
    VILLAIN_DECK: (VILLAIN_CARD,),
    VILLAIN_DISCARD: (VILLAIN_CARD,),
    MISSION_DECK: (MISSION,),
    MISSIONS: (MISSION,),
    COMPLETED: (MISSION,),
    BOX: (MISSION,),
    BOARD: (PLANET, JEDI, VILLAIN),
    BESIDE: (JEDI, VILLAIN, MISSION, SHEET),
    REVEALED: (*SQUAD_TYPES, INVASION_CARD, VILLAIN_CARD, MISSION),
}


def _named(table: CloneWarsTable, piece: int) -> str:
    return table.cards[piece].title


def _pieces(table: CloneWarsTable) -> range:
    return range(1, len(table.cards))


# ── where pieces are ──────────────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: CloneWarsTable) -> Iterator[str]:
    for card in _pieces(table):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield f"{_named(table, card)}, a {table.cards[card].type}, lies in {table.game.zones[zone].name}"


def _jedi(table: CloneWarsTable) -> Iterator[str]:
    players = table.seats if table.seats > 1 else 2
    if len(table.jedi) != players and not is_under_way(table, Setup):
        yield f"{len(table.jedi)} Jedi are in play"
    for piece, count in Counter(piece for piece in table.jedi if piece or table.phase != SETUP).items():
        if count > 1 or table.cards[piece].type != JEDI:
            yield f"{_named(table, piece)} is played {count} times"
    if not 0 <= table.active < players:
        yield f"Jedi {table.active} has the turn"
    if table.acting != NOBODY_ACTS and not 0 <= table.acting < len(table.jedi):
        yield f"Jedi {table.acting} acts"


def _figures(table: CloneWarsTable) -> Iterator[str]:
    for piece in (*table.kit.jedi, *table.kit.villains):
        if (table.zone[piece] == BOARD) != (table.at[piece] in table.kit.planets):
            yield f"{_named(table, piece)} is on {_named(table, table.at[piece]) or 'no planet'}"
        elif table.zone[piece] == BOARD and piece not in (*table.jedi, *table.villains):
            yield f"{_named(table, piece)} is on the board, and nobody plays it"
    for piece in table.jedi:
        if table.zone[piece] != BOARD and not is_under_way(table, Setup):
            yield f"{_named(table, piece)} is off the board"


def _enemies(table: CloneWarsTable) -> Iterator[str]:
    for what, column, left, most in (
        ("droids", table.droids, table.supply, table.kit.settings.droids),
        ("blockades", table.blockades, table.blockades_left, table.kit.settings.blockades),
    ):
        if left < 0 or sum(column) + left != most:
            yield f"there are {sum(column)} {what} on the board and {left} in the supply, of {most}"
        yield from (f"{what} are on {_named(table, p)}" for p in _pieces(table) if column[p] and p not in table.kit.planets)


def _crowded(table: CloneWarsTable) -> Iterator[str]:
    for planet in table.kit.planets:
        if table.droids[planet] > table.kit.droid_limit:
            yield f"{_named(table, planet)} has {table.droids[planet]} droids"


def _large_squads(table: CloneWarsTable) -> Iterator[str]:
    if is_under_way(table, Limit, DrawFirst):
        return
    for jedi, piece in enumerate(table.jedi):
        if len(table.squad(jedi)) > table.kit.hand_limit:
            yield f"{_named(table, piece)} has {len(table.squad(jedi))} squad cards, of {table.kit.hand_limit}"


def _exhausted(table: CloneWarsTable) -> Iterator[str]:
    for card, exhausted in enumerate(table.exhausted):
        if exhausted and table.zone[card] not in (SQUAD, SECOND_SQUAD):
            yield f"{_named(table, card)} in {table.game.zones[table.zone[card]].name}"


# ── missions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _slots(table: CloneWarsTable) -> Iterator[str]:
    filled = {mission for mission in table.slots if mission}
    if is_under_way(table, Attempt):
        return  # a completed one leaves its slot when everything that follows from it is done (R9.1)
    if filled != {*table.pile(MISSIONS, 0)} or (table.slots[0] and table.slots[0] == table.slots[1]):
        yield f"the slots hold {[_named(table, mission) for mission in table.slots]}"


def _without_mission(table: CloneWarsTable) -> Iterator[str]:
    waiting = is_under_way(table, Setup, Attempt, RevealMission, Finale)
    if not any(table.slots) and not table.finale and not waiting:
        yield "no mission lies in a slot"


def _tokens(table: CloneWarsTable) -> Iterator[str]:
    for token, planet in zip(TOKENS, table.tokens, strict=True):
        if planet and planet not in table.kit.planets:
            yield f"the {token} token is on {_named(table, planet)}"


def _finale(table: CloneWarsTable) -> Iterator[str]:
    if table.finale != (table.sheet == table.kit.sheets[1]):
        yield f"the sheet shows {'its front' if table.finale else 'the finale'}"
    ordinary = [m for m in (*table.pile(MISSION_DECK, 0), *table.slots) if m and m not in table.kit.finale_missions]
    if table.finale and ordinary and not is_under_way(table, Attempt, RevealMission, Finale):
        yield f"in the finale {_named(table, ordinary[0])} is still to be completed"
    early = [mission for mission in table.kit.finale_missions if not table.finale and table.zone[mission] != BESIDE]
    if early:
        yield f"before the finale {_named(table, early[0])} is in play"


# ── tracks and turns ──────────────────────────────────────────────────────────────────────────────────────────────


def _tracks(table: CloneWarsTable) -> Iterator[str]:
    kit = table.kit
    for what, value, most in (
        ("the invasion marker is at", table.invasion, len(kit.invasion_track) - 1),
        ("the strength is", table.slider, kit.strength.most),
    ):
        if not 0 <= value <= most:
            yield f"{what} {value}, of {most}"


def _lost(table: CloneWarsTable) -> Iterator[str]:
    if table.outcome is None and not 0 <= table.threat < table.kit.threat_lost:
        yield f"the threat is {table.threat}, of {table.kit.threat_lost}"


def _actions(table: CloneWarsTable) -> Iterator[str]:
    abilities = [ability for ally in table.kit.allies if (ability := table.cards[ally].ability) is not None]
    given = sum(ability.number for ability in abilities if ability.do == "actions")
    most = table.kit.settings.actions + given if table.phase == ACTIONS else 0
    if not 0 <= table.actions <= most:
        yield f"{table.actions} actions are left, of {most}"
    free = table.kit.settings.free_actions if table.phase == ACTIONS else 0
    if not 0 <= table.free_actions <= free:
        yield f"{table.free_actions} free actions are left, of {free}"


def _phase(table: CloneWarsTable) -> Iterator[str]:
    if table.phase not in (SETUP, *STEPS) or not isinstance(table.stack[0], Turn):
        yield f"the step is said to be {table.phase!r}"
    elif is_under_way(table, Setup) != (table.phase == SETUP) or is_under_way(table, ActionStep) != (table.phase == ACTIONS):
        yield f"the step is said to be {table.phase!r}, and another one is taken"
    if table.turn < (table.phase not in (SETUP, READY)):
        yield f"this is turn {table.turn}"


LAWS = (
    Law("R1.4", "every piece lies where pieces of its kind can", _of_wrong_type),
    Law("R3.12", "each player plays a Jedi of his own, a solo player two", _jedi),
    Law("R2.1", "a Jedi in play is on a planet, a villain on one or off the board, and nobody else is there", _figures),
    Law("R1.3", "droids and blockades are on planets or in the supply", _enemies),
    Law("R17.3", "a planet has no more droids than its limit", _crowded),
    Law("R13.4", "a squad has no more cards than the limit", _large_squads),
    Law("R10.2", "only cards of a squad are exhausted", _exhausted),
    Law("R3.16", "a mission lies in each slot, each in one", _slots),
    Law("R9.3", "without any mission the finale has begun", _without_mission),
    Law("R3.16", "a token is on a planet or off the board", _tokens),
    Law("R21.1", "the sheet is turned when all missions are completed, and then come those of the finale", _finale),
    Law("R1.8", "the markers are on their tracks", _tracks),
    Law("R22.1", "at the end of the threat track the game is lost", _lost),
    Law("R4.4", "actions are left only in the action step, and no more than a turn has", _actions),
    Law("R4.2", "the step is the one that is being taken", _phase),
)
