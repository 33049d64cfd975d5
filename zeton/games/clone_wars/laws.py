"""What holds of a table of The Clone Wars at every decision (see ``kernel/law``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from zeton.games.clone_wars.rules.missions import Attempt, Finale, RevealMission
from zeton.games.clone_wars.rules.printed import Printed
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
from zeton.kernel.errors import Message, shown
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


def _where(table: CloneWarsTable, planet: int) -> Printed | Message:
    """Where a figure is: on a planet, or on none."""
    return table.cards[planet] if planet else Message("no-planet")


def _pieces(table: CloneWarsTable) -> range:
    return range(1, len(table.cards))


# ── where pieces are ──────────────────────────────────────────────────────────────────────────────────────────────


def _of_wrong_type(table: CloneWarsTable) -> Iterator[Message]:
    for card in _pieces(table):
        zone = table.zone[card]
        if table.cards[card].type not in LYING[zone]:
            yield Message("lies-in", who=table.cards[card], type=table.cards[card].type, zone=table.game.zones[zone].name)


def _jedi(table: CloneWarsTable) -> Iterator[Message]:
    players = table.seats if table.seats > 1 else 2
    if len(table.jedi) != players and not is_under_way(table, Setup):
        yield Message("jedi-in-play", count=len(table.jedi))
    for piece, count in Counter(piece for piece in table.jedi if piece or table.phase != SETUP).items():
        if count > 1 or table.cards[piece].type != JEDI:
            yield Message("played-times", who=table.cards[piece], count=count)
    if not 0 <= table.active < players:
        yield Message("jedi-has-turn", number=table.active)
    if table.acting != NOBODY_ACTS and not 0 <= table.acting < len(table.jedi):
        yield Message("jedi-acts", number=table.acting)


def _figures(table: CloneWarsTable) -> Iterator[Message]:
    for piece in (*table.kit.jedi, *table.kit.villains):
        if (table.zone[piece] == BOARD) != (table.at[piece] in table.kit.planets):
            yield Message("figure-at", who=table.cards[piece], where=_where(table, table.at[piece]))
        elif table.zone[piece] == BOARD and piece not in (*table.jedi, *table.villains):
            yield Message("played-by-nobody", who=table.cards[piece])
    for piece in table.jedi:
        if table.zone[piece] != BOARD and not is_under_way(table, Setup):
            yield Message("off-the-board", who=table.cards[piece])


def _enemies(table: CloneWarsTable) -> Iterator[Message]:
    for what, column, left, most in (
        ("droids", table.droids, table.supply, table.kit.settings.droids),
        ("blockades", table.blockades, table.blockades_left, table.kit.settings.blockades),
    ):
        if left < 0 or sum(column) + left != most:
            yield Message(f"counted-{what}", count=sum(column), left=left, most=most)
        stray = (piece for piece in _pieces(table) if column[piece] and piece not in table.kit.planets)
        yield from (Message(f"{what}-on", where=table.cards[piece]) for piece in stray)


def _crowded(table: CloneWarsTable) -> Iterator[Message]:
    for planet in table.kit.planets:
        if table.droids[planet] > table.kit.droid_limit:
            yield Message("crowded", where=table.cards[planet], count=table.droids[planet], most=table.kit.droid_limit)


def _large_squads(table: CloneWarsTable) -> Iterator[Message]:
    if is_under_way(table, Limit, DrawFirst):
        return
    for jedi, piece in enumerate(table.jedi):
        if len(table.squad(jedi)) > table.kit.hand_limit:
            yield Message("large-squad", who=table.cards[piece], count=len(table.squad(jedi)), most=table.kit.hand_limit)


def _exhausted(table: CloneWarsTable) -> Iterator[Message]:
    for card, exhausted in enumerate(table.exhausted):
        if exhausted and table.zone[card] not in (SQUAD, SECOND_SQUAD):
            yield Message("marked-in", who=table.cards[card], zone=table.game.zones[table.zone[card]].name)


# ── missions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _slots(table: CloneWarsTable) -> Iterator[Message]:
    filled = {mission for mission in table.slots if mission}
    if is_under_way(table, Attempt):
        return  # a completed one leaves its slot when everything that follows from it is done (R9.1)
    if filled != {*table.pile(MISSIONS, 0)} or (table.slots[0] and table.slots[0] == table.slots[1]):
        yield Message(
            "slots-hold", missions=tuple(table.cards[mission] for mission in table.slots if mission), count=len(filled)
        )


def _without_mission(table: CloneWarsTable) -> Iterator[Message]:
    waiting = is_under_way(table, Setup, Attempt, RevealMission, Finale)
    if not any(table.slots) and not table.finale and not waiting:
        yield Message("no-mission-in-a-slot")


def _tokens(table: CloneWarsTable) -> Iterator[Message]:
    for token, planet in zip(TOKENS, table.tokens, strict=True):
        if planet and planet not in table.kit.planets:
            yield Message("token-on", token=token, where=table.cards[planet])


def _finale(table: CloneWarsTable) -> Iterator[Message]:
    if table.finale != (table.sheet == table.kit.sheets[1]):
        yield Message("sheet-shows", finale="no" if table.finale else "yes")
    ordinary = [m for m in (*table.pile(MISSION_DECK, 0), *table.slots) if m and m not in table.kit.finale_missions]
    if table.finale and ordinary and not is_under_way(table, Attempt, RevealMission, Finale):
        yield Message("still-to-be-completed", who=table.cards[ordinary[0]])
    early = [mission for mission in table.kit.finale_missions if not table.finale and table.zone[mission] != BESIDE]
    if early:
        yield Message("before-the-finale", who=table.cards[early[0]])


# ── tracks and turns ──────────────────────────────────────────────────────────────────────────────────────────────


def _tracks(table: CloneWarsTable) -> Iterator[Message]:
    kit = table.kit
    for what, value, most in (
        ("invasion-marker", table.invasion, len(kit.invasion_track) - 1),
        ("strength", table.slider, kit.strength.most),
    ):
        if not 0 <= value <= most:
            yield Message(what, number=value, most=most)


def _lost(table: CloneWarsTable) -> Iterator[Message]:
    if table.outcome is None and not 0 <= table.threat < table.kit.threat_lost:
        yield Message("threat", number=table.threat, most=table.kit.threat_lost)


def _actions(table: CloneWarsTable) -> Iterator[Message]:
    abilities = [ability for ally in table.kit.allies if (ability := table.cards[ally].ability) is not None]
    given = sum(ability.number for ability in abilities if ability.do == "actions")
    most = table.kit.settings.actions + given if table.phase == ACTIONS else 0
    if not 0 <= table.actions <= most:
        yield Message("actions-left", count=table.actions, most=most)
    free = table.kit.settings.free_actions if table.phase == ACTIONS else 0
    if not 0 <= table.free_actions <= free:
        yield Message("free-actions-left", count=table.free_actions, most=free)


def _phase(table: CloneWarsTable) -> Iterator[Message]:
    if (
        table.phase not in (SETUP, *STEPS)
        or not isinstance(table.stack[0], Turn)
        or is_under_way(table, Setup) != (table.phase == SETUP)
        or is_under_way(table, ActionStep) != (table.phase == ACTIONS)
    ):
        yield Message("said-step", given=shown(table.phase))
    if table.turn < (table.phase not in (SETUP, READY)):
        yield Message("this-turn", number=table.turn)


LAWS: tuple[Law, ...] = (
    Law("R1.4", "types", _of_wrong_type),
    Law("R3.12", "jedi", _jedi),
    Law("R2.1", "figures", _figures),
    Law("R1.3", "enemies", _enemies),
    Law("R17.3", "droid-limit", _crowded),
    Law("R13.4", "squads", _large_squads),
    Law("R10.2", "exhausted", _exhausted),
    Law("R3.16", "slots", _slots),
    Law("R9.3", "no-mission", _without_mission),
    Law("R3.16", "tokens", _tokens),
    Law("R21.1", "finale", _finale),
    Law("R1.8", "tracks", _tracks),
    Law("R22.1", "lost", _lost),
    Law("R4.4", "actions", _actions),
    Law("R4.2", "steps", _phase),
)
