"""Positions given by hand (docs/positions.md): for tests, puzzles, tutorials and bug reports.

Decks and discard piles are listed top first. A box is a closed set, so every card is somewhere: squad, invasion and villain
cards that are not named lie under the named ones of their deck, in the order of the box; missions that are not named are in
the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from zeton.games.clone_wars.components import read_components
from zeton.games.clone_wars.rules.kit import Kit, kit_of
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    ACTIONS,
    BOARD,
    BOX,
    COMPLETED,
    INVASION_DECK,
    INVASION_DISCARD,
    MISSION_DECK,
    MISSIONS,
    READY,
    SQUAD,
    SQUAD_DECK,
    SQUAD_DISCARD,
    STEPS,
    TOKENS,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
)
from zeton.games.clone_wars.rules.turn import ActionStep, Turn
from zeton.games.clone_wars.tables import SOLO_JEDI, box_of, lay_table
from zeton.kernel import chance
from zeton.kernel.errors import BadPosition, BadSetup, unknown
from zeton.kernel.game import Game
from zeton.kernel.names import find_name

PILES = {
    "squad_discard": ("squad", SQUAD_DISCARD),
    "squad_deck": ("squad", SQUAD_DECK),
    "invasion_discard": ("invasion", INVASION_DISCARD),
    "invasion_deck": ("invasion", INVASION_DECK),
    "villain_discard": ("villain_cards", VILLAIN_DISCARD),
    "villain_deck": ("villain_cards", VILLAIN_DECK),
    "mission_deck": ("missions", MISSION_DECK),
    "completed": ("missions", COMPLETED),
}
"""Where cards are listed, what they are, and the zone they lie in."""

REST = (("squad", SQUAD_DECK), ("invasion", INVASION_DECK), ("villain_cards", VILLAIN_DECK), ("missions", BOX))

FACTS = {
    "game", "villain", "components", "solo", "jedi", "active", "step", "actions", "free_action", "turn", "threat", "invasion",
    "strength", "finale", "finale_mission", "droids", "blockades", "villains", "missions", "tokens", "seed", *PILES,
}  # fmt: skip


class _Layout:
    """Lays the pieces of a position on a table, each one once."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        self.given = given
        try:
            components = {"components": read_components(given.get("components"))}
            box = box_of(components)
        except BadSetup as wrong:
            raise BadPosition(str(wrong)) from None
        villain = given.get("villain", "ventress")
        if villain not in box.villains:
            raise BadPosition(str(unknown("villain", str(villain), box.villains)))
        self.kit: Kit = kit_of(box, villain)
        players = given.get("jedi", ())
        if not isinstance(players, list | tuple) or not 2 <= len(players) <= game.seats[1]:
            raise BadPosition(f"jedi is a list of 2 to {game.seats[1]} Jedi, not {players!r}")
        solo = bool(given.get("solo", False))
        if solo and len(players) != SOLO_JEDI:
            raise BadPosition(f"a solo game has {SOLO_JEDI} Jedi, not {len(players)} (R23.1)")
        self.table = lay_table(game.with_contents(components), self.kit, 1 if solo else len(players))
        self.players = players
        self.placed: set[int] = set()

    def find(self, what: str, name: object, numbers: Iterable[int]) -> int:
        free = [(self.kit.cards[n].title, n) for n in numbers if n not in self.placed]
        return find_name(what, str(name), free)

    def planet(self, name: object) -> int:
        return find_name("planet", str(name), ((self.kit.cards[n].title, n) for n in self.kit.planets))

    def put(self, card: int, zone: int, seat: int = 0) -> None:
        self.placed.add(card)
        self.table.place(card, zone, seat)


def position(game: Game, given: Mapping[str, Any]) -> CloneWarsTable:
    """A table at the position; BadPosition says what about it cannot be."""
    _check_keys("position", given, FACTS)
    layout = _Layout(game, given)
    table = layout.table
    _lay_jedi(layout)
    _lay_missions(layout)
    _lay_piles(layout)
    _lay_board(layout)
    _set_facts(layout)
    _begin(table, given)
    return table


def _lay_jedi(layout: _Layout) -> None:
    table = layout.table
    for place, entry in enumerate(layout.players):
        _check_keys("Jedi", entry, {"jedi", "at", "squad"})
        piece = layout.find("Jedi", entry.get("jedi", ""), (n for n in layout.kit.jedi if n not in table.jedi))
        table.jedi = (*table.jedi, piece)
        table.move(piece, BOARD, 0)
        table.at[piece] = layout.planet(entry.get("at", "Coruscant"))
        squad = entry.get("squad", ())
        if len(squad) > layout.kit.hand_limit:
            raise BadPosition(
                f"{table.cards[piece].title} has {len(squad)} squad cards; the limit is {layout.kit.hand_limit} (R13.4)"
            )
        for spec in squad:
            name, exhausted = (spec, False) if isinstance(spec, str) else _squad_spec(spec)
            card = layout.find("squad card", name, layout.kit.squad)
            layout.put(card, SQUAD if table.seats > 1 else place, place if table.seats > 1 else 0)
            table.exhausted[card] = exhausted


def _squad_spec(spec: object) -> tuple[str, bool]:
    if not isinstance(spec, Mapping):
        raise BadPosition(f"a squad card is its name, or an object with 'card' and 'exhausted'; this is {spec!r}")
    _check_keys("squad card", spec, {"card", "exhausted"})
    return str(spec.get("card", "")), bool(spec.get("exhausted", False))


def _lay_missions(layout: _Layout) -> None:
    table, given = layout.table, layout.given
    missions = given.get("missions", {})
    _check_keys("missions", missions, set(TOKENS))
    slots = [0, 0]
    tokens = [0, 0]
    for slot, token in enumerate(TOKENS):
        if token in missions:
            card = layout.find("mission", missions[token], layout.kit.missions)
            layout.put(card, MISSIONS)
            slots[slot] = card
            tokens[slot] = table.cards[card].planet
    if given.get("finale", False):
        _lay_finale(layout, slots, tokens)
    elif 0 in slots and any(slots):
        tokens = [sum(tokens)] * 2  # the freed token lies with the other (R9.2)
    placed = given.get("tokens", {})
    _check_keys("tokens", placed, set(TOKENS))
    for token, planet in placed.items():
        tokens[TOKENS.index(token)] = layout.planet(planet) if planet else 0
    table.slots, table.tokens = (slots[0], slots[1]), (tokens[0], tokens[1])


def _lay_finale(layout: _Layout, slots: list[int], tokens: list[int]) -> None:
    """The other side of the sheet; finale missions before the current one are completed."""
    table, kit = layout.table, layout.kit
    if any(slots):
        raise BadPosition("in the finale all other missions are completed (R21.1)")
    table.finale = True
    table.sheet = kit.sheets[1]
    for effect in table.cards[table.sheet].setup:
        if effect.do == "retire":
            table.villains = tuple(v for v in table.villains if table.cards[v].id != effect.villain)
    if not kit.finale_missions:
        return
    current = kit.finale_missions[0]
    if "finale_mission" in layout.given:
        current = layout.find("finale mission", layout.given["finale_mission"], kit.finale_missions)
    for mission in kit.finale_missions:
        if mission < current:
            table.move(mission, COMPLETED, 0)
    table.move(current, MISSIONS, 0)
    slots[0] = current
    tokens[:] = [table.cards[current].planet] * 2


def _lay_piles(layout: _Layout) -> None:
    kit, table = layout.kit, layout.table
    listed: dict[int, list[int]] = {}
    for key, (group, zone) in PILES.items():
        listed[zone] = []
        for name in layout.given.get(key, ()):
            card = layout.find(key.replace("_", " ") + " card", name, getattr(kit, group))
            layout.placed.add(card)
            listed[zone].append(card)
    for group, zone in REST:
        for card in getattr(kit, group):
            if card not in layout.placed:
                layout.put(card, zone)
    for zone, cards in listed.items():
        for card in reversed(cards):  # listed top first; the top is the end
            table.place(card, zone, 0)


def _lay_board(layout: _Layout) -> None:
    table, given, kit = layout.table, layout.given, layout.kit
    for name, number in given.get("droids", {}).items():
        planet = layout.planet(name)
        table.droids[planet] = _number(f"droids on {name}", number, kit.droid_limit)
    for name, number in given.get("blockades", {}).items():
        table.blockades[layout.planet(name)] = _number(f"blockades on {name}", number, kit.settings.blockades)
    for what, column, most in (("droids", table.droids, table.supply), ("blockades", table.blockades, table.blockades_left)):
        if sum(column) > most:
            raise BadPosition(f"there are only {most} {what} (R1.3), not {sum(column)}")
    table.supply -= sum(table.droids)
    table.blockades_left -= sum(table.blockades)
    for name, planet in given.get("villains", {}).items():
        villain = find_name("villain", str(name), ((table.cards[v].title, v) for v in table.villains))
        table.put_on_board(villain, layout.planet(planet))


def _set_facts(layout: _Layout) -> None:
    table, given, kit = layout.table, layout.given, layout.kit
    table.threat = _number("threat", given.get("threat", 0), kit.threat_lost - 1)
    table.invasion = _number("invasion", given.get("invasion", 0), len(kit.invasion_track) - 1)
    table.slider = _number("strength", given.get("strength", kit.strength.start), kit.strength.most)
    table.turn = _number("turn", given.get("turn", 1), 999)
    table.chance = chance.first_state(_number("seed", given.get("seed", 0), 2**63))
    if "active" in given:
        named = [(table.cards[piece].title, place) for place, piece in enumerate(table.jedi)]
        table.active = find_name("Jedi in this position", str(given["active"]), named)


def _begin(table: CloneWarsTable, given: Mapping[str, Any]) -> None:
    """Put the procedures on the stack that bring the table to the step."""
    step = given.get("step", ACTIONS)
    if step not in STEPS:
        raise BadPosition(f"step: {unknown('step', str(step), STEPS)}")
    table.phase = step
    if step == ACTIONS:
        table.actions = _number("actions", given.get("actions", table.kit.settings.actions), 99)
        table.free_actions = table.kit.settings.free_actions if given.get("free_action", True) else 0
        table.step_now = "R4.4"
        table.stack = [Turn(at=Turn.steps.index("villain")), ActionStep()]
    else:
        if step == READY:
            table.turn -= 1
        table.stack = [Turn(at=Turn.steps.index(step))]


def _check_keys(what: str, given: Any, known: set[str]) -> None:
    if not isinstance(given, Mapping):
        raise BadPosition(f"the {what} is an object, not {given!r}")
    for key in given:
        if key not in known:
            raise BadPosition(f"the {what}: {unknown('entry', str(key), known)}")


def _number(what: str, value: object, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{what} is a number from 0 to {most}, not {value!r}")
    return value
