"""Laying out a table, and what a game can be set up with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.components import read_box, read_components, standard_box
from zeton.games.clone_wars.rules.kit import Kit, kit_of
from zeton.games.clone_wars.rules.setup import Setup
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    BESIDE,
    BOARD,
    INVASION_DECK,
    MISSION_DECK,
    SQUAD_DECK,
    VILLAIN_DECK,
)
from zeton.games.clone_wars.rules.turn import Turn
from zeton.kernel import chance
from zeton.kernel.errors import BadSetup, is_whole, shown, unknown
from zeton.kernel.game import Game

OPTIONS: dict[str, Any] = {
    "villain": "ventress",
    "difficulty": "padawan",
    "missions": None,  # how many, if the difficulty leaves it open (R3.15)
    "jedi": None,  # the ids of the Jedi, seat by seat; None: the players choose (R3.12)
    "first": None,  # the Jedi that begins, by its place; None: by chance (R3.19)
    "components": None,  # a component file of one's own: a path, or its content
}
SOLO_JEDI = 2


def lay_table(game: Game, kit: Kit, seats: int) -> CloneWarsTable:
    """A table with the planets on the board and every other piece beside it."""
    size = len(kit.cards)
    table = CloneWarsTable(game=game, seats=seats, cards=kit.cards, owner=bytes(size), pool=kit.pool, index=kit.index, kit=kit)
    table.lay()
    for planet in kit.planets:
        table.place(planet, BOARD, 0)
    for piece in (*kit.jedi, *kit.villains, *kit.finale_missions, *kit.sheets):
        table.place(piece, BESIDE, 0)
    table.villains = kit.villains
    table.sheet = kit.sheets[0]
    table.slider = kit.strength.start
    table.threat = kit.box.threat_start
    table.invasion = kit.box.invasion_start
    table.supply = kit.settings.droids
    table.blockades_left = kit.settings.blockades
    return table


DECKS = (("squad", SQUAD_DECK), ("invasion", INVASION_DECK), ("missions", MISSION_DECK), ("villain_cards", VILLAIN_DECK))


def new_table(game: Game, setup: Mapping[str, Any], seed: int) -> CloneWarsTable:
    """A table at the beginning of setup."""
    options = setup["options"]
    kit = kit_of(box_of(options), options["villain"])
    table = _unshuffled(game, kit, setup["seats"]).copy()
    assert isinstance(table, CloneWarsTable)
    table.chance = chance.first_state(seed)
    named = tuple(kit.number[name] for name in options["jedi"] or ())
    first = -1 if options["first"] is None else options["first"]
    table.stack = [Turn(), Setup(players_of(setup["seats"]), options["missions"], first, named)]
    return table


@lru_cache(maxsize=128)
def _unshuffled(game: Game, kit: Kit, seats: int) -> CloneWarsTable:
    """A table with all decks in the order of the box: laid once, copied for every game."""
    table = lay_table(game, kit, seats)
    for group, deck in DECKS:
        for card in getattr(kit, group):
            table.place(card, deck, 0)
    return table


def players_of(seats: int) -> int:
    """How many Jedi are in play (R23.1)."""
    return seats if seats > 1 else SOLO_JEDI


def box_of(options: Mapping[str, Any]) -> Box:
    """The box a game is played with."""
    components = options.get("components")
    return standard_box() if components is None else read_box(components)


def check_setup(game: Game, decks: Any, seats: int | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """The complete setup from what the caller gave."""
    if decks:
        raise BadSetup("no-decks", game=game.title)
    for name in given:
        if name not in OPTIONS:
            raise BadSetup("as-said", why=unknown("option", name, OPTIONS))
    if seats is None:
        seats = 2
    least, most = game.seats
    if not is_whole(seats) or not least <= seats <= most:
        raise BadSetup("seats", game=game.title, least=least, most=most, given=shown(seats))
    options = {**OPTIONS, **given}
    options["components"] = read_components(options["components"])
    box = box_of(options)
    _check_word("villain", options["villain"], box.villains)
    options["missions"] = _missions(box, options["difficulty"], options["missions"])
    options["jedi"] = _jedi(box, options["jedi"], players_of(seats))
    first = options["first"]
    if first is not None and (not is_whole(first) or not 0 <= first < players_of(seats)):
        raise BadSetup("entry-number", name="first", least=0, most=players_of(seats) - 1, given=shown(first))
    return {"seats": seats, "options": options}


def _check_word(what: str, given: Any, known: Iterable[str]) -> None:
    if not isinstance(given, str) or given not in known:
        raise BadSetup("as-said", why=unknown(f"clone_wars/{what}", given, known))


def _missions(box: Box, difficulty: Any, given: Any) -> int:
    _check_word("difficulty", difficulty, box.difficulties)
    level = box.difficulties[difficulty]
    if given is None:
        return level.missions
    most = len(box.missions) if level.at_least else level.missions
    if not is_whole(given) or not level.missions <= given <= most:
        least = level.missions if level.at_least else 0  # else there is but one right number
        raise BadSetup("clone_wars/missions", least=least, most=most, given=shown(given))
    return given


def _jedi(box: Box, given: Any, players: int) -> list[str] | None:
    if given is None:
        return None
    known = [jedi.id for jedi in box.jedi]
    if not isinstance(given, list | tuple) or len(given) != players:
        told = {"name": "jedi", "count": players, "example": tuple(known[:players]), "given": shown(given)}
        raise BadSetup("clone_wars/list-of-jedi", **told)
    for place, name in enumerate(given):
        _check_word("Jedi", name, known)
        if name in given[:place]:
            raise BadSetup("clone_wars/jedi-twice", given=shown(name), name="jedi")
    return list(given)


def random_setup(game: Game, box: Box, rng: Random) -> dict[str, Any]:
    """Any number of seats, any villain, any difficulty."""
    difficulty = rng.choice(list(box.difficulties))
    options: dict[str, Any] = {
        "seats": rng.randint(*game.seats),
        "villain": rng.choice(list(box.villains)),
        "difficulty": difficulty,
    }
    if box.difficulties[difficulty].at_least and rng.random() < 0.5:
        options["missions"] = rng.randint(box.difficulties[difficulty].missions, len(box.missions))
    return options
