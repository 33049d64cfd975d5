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
from zeton.kernel.errors import BadPosition, BadSetup, UnknownName, shown
from zeton.kernel.game import Game
from zeton.kernel.names import find_name
from zeton.kernel.position import card_spec, check_keys, count, flag, listed, mapping, word
from zeton.kernel.titles import Titles

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
            raise BadPosition("as-said", why=wrong) from None
        self.kit: Kit = kit_of(box, word(given, "villain", box.villains, "ventress"))
        players = listed(given, "jedi")
        if not 2 <= len(players) <= game.seats[1]:
            raise BadPosition("clone_wars/players", name="jedi", least=2, most=game.seats[1], given=shown(players))
        solo = flag(given, "solo")
        if solo and len(players) != SOLO_JEDI:
            raise BadPosition("clone_wars/solo", least=SOLO_JEDI, count=len(players))
        self.table = lay_table(game.with_contents(components), self.kit, 1 if solo else len(players))
        self.others = self.kit.box.other_titles
        self.players = players
        self.placed: set[int] = set()

    def find(self, what: str, name: object, numbers: Iterable[int]) -> int:
        """A card of that name that lies nowhere yet."""
        named = [(self.kit.cards[n].title, n) for n in numbers]
        try:
            return find_name(f"clone_wars/{what}", name, [pair for pair in named if pair[1] not in self.placed], self.others)
        except UnknownName:
            title = self.kit.cards[find_name(f"clone_wars/{what}", name, named, self.others)].title
            copies = sum(title == other for other, _ in named)
            raise BadPosition("clone_wars/placed-already", card=Titles(title), count=copies) from None

    def planet(self, name: object) -> int:
        return find_name("clone_wars/planet", name, ((self.kit.cards[n].title, n) for n in self.kit.planets), self.others)

    def put(self, card: int, zone: int, seat: int = 0) -> None:
        self.placed.add(card)
        self.table.place(card, zone, seat)


def position(game: Game, given: Mapping[str, Any]) -> CloneWarsTable:
    """A table at the position; BadPosition says what about it cannot be."""
    check_keys("position", given, FACTS)
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
        check_keys(f"jedi, {place + 1}", entry, {"jedi", "at", "squad"})
        piece = layout.find("jedi", entry.get("jedi", ""), layout.kit.jedi)
        layout.placed.add(piece)
        table.jedi = (*table.jedi, piece)
        table.move(piece, BOARD, 0)
        table.at[piece] = layout.planet(entry.get("at", "Coruscant"))
        for given in listed(entry, "squad"):
            spec = card_spec(given, {"card", "exhausted"}, f"{table.cards[piece].title}, squad")
            card = layout.find("squad card", spec["card"], layout.kit.squad)
            layout.put(card, SQUAD if table.seats > 1 else place, place if table.seats > 1 else 0)
            table.exhausted[card] = flag(spec, "exhausted")


def _lay_missions(layout: _Layout) -> None:
    table, given = layout.table, layout.given
    # Without any mission the finale has begun (R9.3): where none is named, one lies there that is the last of the box.
    last = table.cards[layout.kit.missions[-1]].title
    missions = given.get("missions", {} if flag(given, "finale") else {"white": last})
    check_keys("missions", missions, set(TOKENS))
    slots = [0, 0]
    tokens = [0, 0]
    for slot, token in enumerate(TOKENS):
        if token in missions:
            card = layout.find("mission", missions[token], layout.kit.missions)
            layout.put(card, MISSIONS)
            slots[slot] = card
            tokens[slot] = table.cards[card].planet
    if flag(given, "finale"):
        _lay_finale(layout, slots, tokens)
    elif 0 in slots and any(slots):
        tokens = [sum(tokens)] * 2  # the freed token lies with the other (R9.2)
    placed = given.get("tokens", {})
    check_keys("tokens", placed, set(TOKENS))
    for token, planet in placed.items():
        tokens[TOKENS.index(token)] = 0 if planet is None else layout.planet(planet)
    table.slots, table.tokens = (slots[0], slots[1]), (tokens[0], tokens[1])


def _lay_finale(layout: _Layout, slots: list[int], tokens: list[int]) -> None:
    """The other side of the sheet; finale missions before the current one are completed."""
    table, kit = layout.table, layout.kit
    if any(slots):
        raise BadPosition("clone_wars/finale")
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
    named: dict[int, list[int]] = {}
    for key, (group, zone) in PILES.items():
        named[zone] = []
        for name in listed(layout.given, key):
            card = layout.find("card", name, getattr(kit, group))
            layout.placed.add(card)
            named[zone].append(card)
    for group, zone in REST:
        for card in getattr(kit, group):
            if card not in layout.placed:
                layout.put(card, zone)
    for zone, cards in named.items():
        for card in reversed(cards):  # listed top first; the top is the end
            table.place(card, zone, 0)


def _lay_board(layout: _Layout) -> None:
    table, given, kit = layout.table, layout.given, layout.kit
    droids, blockades = mapping(given, "droids"), mapping(given, "blockades")
    for name in droids:
        table.droids[layout.planet(name)] = count(droids, name, most=kit.droid_limit, where="droids")
    for name in blockades:
        table.blockades[layout.planet(name)] = count(blockades, name, most=kit.settings.blockades, where="blockades")
    table.supply -= sum(table.droids)
    table.blockades_left -= sum(table.blockades)
    for name, planet in mapping(given, "villains").items():
        villain = find_name("clone_wars/villain", name, ((table.cards[v].title, v) for v in table.villains), layout.others)
        table.put_on_board(villain, layout.planet(planet))


def _set_facts(layout: _Layout) -> None:
    table, given, kit = layout.table, layout.given, layout.kit
    table.threat = count(given, "threat", most=kit.threat_lost - 1)
    table.invasion = count(given, "invasion", most=len(kit.invasion_track) - 1)
    table.slider = count(given, "strength", kit.strength.start, most=kit.strength.most)
    table.turn = count(given, "turn", 1, most=999, least=1)
    table.chance = chance.first_state(count(given, "seed", most=2**63))
    if "active" in given:
        named = [(table.cards[piece].title, place) for place, piece in enumerate(table.jedi)]
        table.active = find_name("clone_wars/jedi", given["active"], named)


def _begin(table: CloneWarsTable, given: Mapping[str, Any]) -> None:
    """Put the procedures on the stack that bring the table to the step."""
    table.phase = step = word(given, "step", STEPS, ACTIONS)
    if step == ACTIONS:
        table.actions = count(given, "actions", table.kit.settings.actions)
        table.free_actions = table.kit.settings.free_actions if flag(given, "free_action", default=True) else 0
        table.step_now = "R4.4"
        table.stack = [Turn().standing_at("villain"), ActionStep()]
    else:
        if step == READY:
            table.turn -= 1
        table.stack = [Turn().standing_at(step)]
