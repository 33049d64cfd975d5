"""Positions given by hand (docs/positions.md): for tests, puzzles, tutorials and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from zeton.games.conquest.rules.battle import Battle
from zeton.games.conquest.rules.combat import CombatPhase
from zeton.games.conquest.rules.command import CommandPhase
from zeton.games.conquest.rules.printed import PACKAGE, Printed, collection, printed_cards
from zeton.games.conquest.rules.round import DeployPhase, HeadquartersPhase, Round, last_face_up, token_has_moved
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ARMY,
    ATTACHMENT,
    ATTACHMENTS,
    BANK,
    BOX,
    COMBAT,
    COMMAND,
    DECK,
    DEPLOY,
    DISCARD,
    EVENT,
    FACE_DOWN,
    HAND,
    HEADQUARTERS_PHASE,
    HQ,
    PHASES,
    PLANET,
    PLANETS,
    POSITIONS,
    REMOVED,
    SUPPORT,
    SUPPORTS,
    TOKEN,
    VICTORY,
    WARLORD,
    WHEEL,
)
from zeton.games.conquest.tables import lay_table
from zeton.kernel.errors import BadPosition, Message, is_whole, shown
from zeton.kernel.game import Game
from zeton.kernel.names import find_name, number_of
from zeton.kernel.position import Given, card_spec, check_keys, check_type, choice, count, flag, listed, mapping, word
from zeton.kernel.procedure import Procedure
from zeton.kernel.titles import Titles, other_titles

SEATS = ("one", "two")
DECK_CARDS = (ARMY, SUPPORT, ATTACHMENT, EVENT)
PILES = {"hand": HAND, "deck": DECK, "discard": DISCARD}
"""Out-of-play areas of a player. The deck is listed top first; a discard pile from the bottom up."""

PLAYER = {"warlord", "hq", "planets", "supports", "resources", "victory", *PILES}
FACTS = {
    "one",
    "two",
    "planets",
    "face_down",
    "first",
    "initiative",
    "starter",
    "round",
    "phase",
    "battle",
    "window",
    "turn",
    "passed",
    "combat_round",
    "removed",
    "last_captor",
}
MOST_ROUNDS = 99  # of a battle, in a position
CARD_FACTS = {"card", "damage", "exhausted", "attachments", "bloodied", "stored"}
DEFAULT_PLANETS = ("Plannum", "Atrox Prime", "Barlus", "Elouith", "Ferrin")
DEFAULT_WARLORDS = ("Captain Cato Sicarius", "Nazdreg")
FILLER = "10th Company Scout"
"""What is not named is empty, but for the decks: nobody plays on without a card in his deck (R22.3)."""

WINDOWS: dict[str, dict[str, tuple[type[Procedure], str]]] = {
    DEPLOY: {"turn": (DeployPhase, "first_turn"), "begin": (DeployPhase, "begin")},
    COMMAND: {
        "begin": (CommandPhase, "begin"),
        "dial": (CommandPhase, "offer_dial"),
        "commit": (CommandPhase, "commit"),
        "struggles": (CommandPhase, "next_struggle"),
        "window": (CommandPhase, "window"),
        "end": (CommandPhase, "end"),
    },
    COMBAT: {
        "begin": (CombatPhase, "begin"),
        "before": (CombatPhase, "window_before"),
        "battle": (CombatPhase, "first_battle"),
        "between": (CombatPhase, "window_between"),
        "after": (CombatPhase, "window_after"),
        "end": (CombatPhase, "bring_warlords_home"),
    },
    HEADQUARTERS_PHASE: {
        "begin": (HeadquartersPhase, "begin"),
        "window": (HeadquartersPhase, "window"),
        "first planet": (HeadquartersPhase, "move_first_planet_token"),
        "reveal": (HeadquartersPhase, "reveal_planet"),
        "draw": (HeadquartersPhase, "draw_cards"),
        "ready": (HeadquartersPhase, "ready_cards"),
        "end": (HeadquartersPhase, "end"),
    },
}
"""Where in each phase a position can begin, and the step of the procedure. The first one is where it begins if not told."""

FOUGHT_OVER = {COMBAT: ("between", "after", "end"), HEADQUARTERS_PHASE: ("begin", "window", "first planet")}
"""Where the battle at the first planet is over, and its place in the row empty until the token moves (R4.3)."""

BATTLE_STEPS = {
    "begin": "begin",
    "skirmish": "window_before_skirmish",
    "ranged": "first_ranged_turn",
    "window": "window_of_round",
    "turns": "first_turn",
    "second turn": "second_turn",
    "end of round": "ready_units",
}


class _Layout:
    """Collects the cards of a position, then lays them on a table. A card is meant by its place in ``placed``."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.placed: list[_Placed] = []

    def add(self, seat: int, zone: int, spec: Given, host: int = -1) -> None:
        """A card, and what is attached to it."""
        printed = _find(spec["card"])
        at = len(self.placed)
        self.placed.append(_Placed(seat, zone, spec, printed, host))
        for entry in listed(spec, "attachments"):
            attached = _checked(entry, (ATTACHMENT, ARMY), f"{printed.title}, attachments")
            self.add(_seat(attached, "of", SEATS[seat]), ATTACHMENTS, attached, at)

    def lay(self) -> ConquestTable:
        """Cards of the decks are numbered in their order; token units are taken from the bank."""
        of_decks = [[p for p in self.placed if p.seat == seat and p.printed.type != TOKEN] for seat in (0, 1)]
        table = lay_table(self.game, [[p.printed for p in mine] for mine in of_decks], [set(WHEEL), set(WHEEL)])
        waiting = iter(range(1, len(table.cards)))
        numbers = {id(placed): next(waiting) for mine in of_decks for placed in mine}
        for placed in self.placed:
            number = numbers.get(id(placed))
            if number is None:
                numbers[id(placed)] = number = _token(table, placed.seat, placed.printed.title)
                table.move(number, placed.zone, placed.seat)
            else:
                table.place(number, placed.zone, placed.seat)
            table.host[number] = numbers[id(self.placed[placed.host])] if placed.host >= 0 else 0
            _mark(table, number, placed.spec)
        return table


class _Placed(NamedTuple):
    """A card of a position: whose, where, what is said of it, and the place of its host among the cards (−1: none)."""

    seat: int
    zone: int
    spec: Given
    printed: Printed
    host: int


def _token(table: ConquestTable, seat: int, title: str) -> int:
    for card in table.pile(BANK, seat):
        if table.cards[card].title == title:
            return card
    raise BadPosition("conquest/tokens", printed=Titles(title))


def _mark(table: ConquestTable, card: int, spec: Given) -> None:
    table.damage[card] = count(spec, "damage")
    table.stored[card] = count(spec, "stored")
    table.exhausted[card] = flag(spec, "exhausted")
    table.bloodied[card] = flag(spec, "bloodied")


def position(game: Game, given: Given) -> ConquestTable:
    """A table at the position; BadPosition says what about it cannot be."""
    check_keys("position", given, FACTS)
    layout = _Layout(game)
    for seat, name in enumerate(SEATS):
        _add_player(layout, seat, name, mapping(given, name))
    table = layout.lay()
    for seat in (0, 1):
        table.pile(DECK, seat).reverse()  # listed top first; the top is the end
    _lay_planets(table, given)
    _set_facts(table, given)
    _begin(table, given)
    table.round = count(given, "round", table.first - token_has_moved(table), least=1)
    return table


def _add_player(layout: _Layout, seat: int, name: str, given: Given) -> None:
    check_keys(name, given, PLAYER)
    _add_warlord(layout, seat, name, given)
    for entry in listed(given, "hq"):
        layout.add(seat, HQ, _checked(entry, (ARMY, TOKEN), f"{name}, hq"))
    for place, entries in _mapping(given, "planets").items():
        position = _position(place)
        for entry in entries:
            spec = _spec(entry, f"{name}, planets, {position}")
            if _find(spec["card"]).type != WARLORD:
                layout.add(seat, HQ + position, _checked(entry, (ARMY, TOKEN), f"{name}, planets, {position}"))
    for entry in listed(given, "supports"):
        layout.add(seat, SUPPORTS, _checked(entry, (SUPPORT,), f"{name}, supports"))
    for pile, zone in PILES.items():
        for entry in listed(given, pile, (FILLER,) * 9 if pile == "deck" else ()):
            if not isinstance(entry, str):
                raise BadPosition("conquest/out-of-play", given=shown(entry))
            layout.add(seat, zone, _checked(entry, DECK_CARDS, f"{name}, {pile}"))


def _add_warlord(layout: _Layout, seat: int, name: str, given: Given) -> None:
    """A warlord is in its HQ unless it is listed at a planet."""
    spec = _spec(given.get("warlord", DEFAULT_WARLORDS[seat]), f"{name}, warlord")
    there = _warlords_at_planets(name, given)
    named = [_find(one["card"]).title for _, one in there]
    if len(named) > 1 or (named and "warlord" in given and _find(spec["card"]).title != named[0]):
        told = [Message("warlord-there", printed=Titles(title), place=at) for title, (at, _) in zip(named, there, strict=True)]
        home = [Titles(_find(spec["card"]).title)] if "warlord" in given else []
        raise BadPosition("conquest/warlords", name=name, named=(*home, *told))
    if _find(spec["card"]).type != WARLORD:
        raise BadPosition("conquest/no-warlord", printed=Titles(spec["card"]), rule="R2.1")
    for position, one in there:
        layout.add(seat, HQ + position, one if one.keys() > {"card"} or "warlord" not in given else spec)
    if not there:
        layout.add(seat, HQ, spec)


def _warlords_at_planets(name: str, given: Given) -> list[tuple[int, Given]]:
    """The warlords that are listed at planets: each with its place in the row."""
    found = []
    for place, entries in _mapping(given, "planets").items():
        position = _position(place)
        specs = [_spec(entry, f"{name}, planets, {position}") for entry in entries]
        found += [(position, spec) for spec in specs if _find(spec["card"]).type == WARLORD]
    return found


def _lay_planets(table: ConquestTable, given: Given) -> None:
    """The face-up planets from the token on, then the face-down ones, to the end of the row; the rest is in the box (R2.3).

    Once the first planet has been fought over its place is empty, and the row begins beside it (R4.3). Places for which no
    planet is named hold any of the others (R10.9).
    """
    first = count(given, "first", 1, POSITIONS, least=1)
    begin = first + _is_fought_over(given)
    numbers = {card.id: n for n, card in enumerate(table.cards) if card.type == PLANET}
    laid: list[int] = []
    up, down = _row(given, begin, last_face_up(first, given.get("window") == "reveal"))
    for offset, title in enumerate((*up, *down)):
        planet = numbers[_planet(title).id]
        if planet in laid:
            raise BadPosition("conquest/planet-twice", planet=Titles(title))
        laid.append(planet)
        if begin + offset > POSITIONS:
            raise BadPosition("conquest/row-is-full", most=POSITIONS, planet=Titles(title))
        table.position[planet] = begin + offset
        table.place(planet, PLANETS if offset < len(up) else FACE_DOWN, 0)
    for seat, name in enumerate(SEATS):
        for title in listed(mapping(given, name), "victory"):
            planet = numbers[_planet(title).id]
            if planet in laid:
                raise BadPosition("conquest/planet-twice", planet=Titles(title))
            laid.append(planet)
            table.place(planet, VICTORY, seat)
    for title in listed(given, "removed"):
        planet = numbers[_planet(title).id]
        if planet in laid:
            raise BadPosition("conquest/planet-twice", planet=Titles(title))
        laid.append(planet)
        table.place(planet, REMOVED, 0)
    for planet in numbers.values():
        if planet not in laid:
            table.place(planet, BOX, 0)


def _row(given: Given, begin: int, last_up: int) -> tuple[list[Any], list[Any]]:
    """The planets that are face up and face down: those named, then others that are named nowhere, as far as the row goes."""
    up, down = list(listed(given, "planets")), list(listed(given, "face_down"))
    if not up and "planets" in given:
        return up, down
    elsewhere = [title for name in SEATS for title in listed(mapping(given, name), "victory")]
    named = {_planet(title).title for title in (*up, *down, *elsewhere, *listed(given, "removed"))}
    others = (card.title for card in printed_cards().values() if card.type == PLANET)
    rest = [title for title in dict.fromkeys((*DEFAULT_PLANETS, *others)) if title not in named]
    up += rest[: max(0, last_up + 1 - begin - len(up))]
    rest = [title for title in rest if title not in up]
    return up, down + rest[: max(0, POSITIONS + 1 - begin - len(up) - len(down))]


def _is_fought_over(given: Given) -> bool:
    """Whether the battle at the first planet is over at this moment, and step 4.2 is still to come."""
    phase = word(given, "phase", PHASES, COMBAT if "battle" in given else DEPLOY)
    if "battle" in given:
        return _position(given["battle"]) != count(given, "first", 1, POSITIONS, least=1)
    places = WINDOWS[phase]
    return word(given, "window", places, next(iter(places))) in FOUGHT_OVER.get(phase, ())


def _set_facts(table: ConquestTable, given: Given) -> None:
    table.initiative = _seat(given, "initiative")
    table.starter = _seat(given, "starter", SEATS[table.initiative])
    table.first = count(given, "first", 1, POSITIONS, least=1)
    resources = [count(mapping(given, name), "resources", where=name) for name in SEATS]
    table.resources = (resources[0], resources[1])
    captors = [seat for seat in (0, 1) if table.pile(VICTORY, seat)]
    if "last_captor" in given or captors:
        table.last_captor = _seat(given, "last_captor", SEATS[captors[0]] if captors else SEATS[0])


def _begin(table: ConquestTable, given: Given) -> None:
    """Put the procedures on the stack that bring the table to the phase and step, or into the middle of a battle."""
    table.phase = phase = word(given, "phase", PHASES, COMBAT if "battle" in given else DEPLOY)
    places = WINDOWS[phase]
    after = Round(at=PHASES.index(phase) + 1)
    _check_place(given, phase)
    if "turn" in given or "passed" in given:
        _begin_deploy_turn(table, after, given)
        return
    if "battle" not in given:
        procedure, step = places[word(given, "window", places, next(iter(places)))]
        table.stack = [after, procedure().standing_at(step)]
        return
    if phase != COMBAT:
        raise BadPosition("conquest/battle-phase", phase=phase)
    _begin_battle(table, after, given)


def _check_place(given: Given, phase: str) -> None:
    """Deploy turns are taken in the deploy phase, and only battles have rounds (R6.2, R9.14)."""
    for name in ("turn", "passed"):
        if name in given and phase != DEPLOY:
            raise BadPosition("conquest/deploy-turn-phase", name=name, phase=phase)
    if "combat_round" in given and "battle" not in given:
        raise BadPosition("conquest/round-of-no-battle", name="battle")


def _begin_deploy_turn(table: ConquestTable, after: Round, given: Given) -> None:
    """Whoever has passed takes no deploy turn any more (R6.4); without a name it is the turn of who has initiative."""
    passed = tuple(_seat({"passed": name}, "passed") for name in listed(given, "passed"))
    first = table.initiative if table.initiative not in passed else 1 - table.initiative
    seat = _seat(given, "turn", SEATS[first])
    if seat in passed:
        raise BadPosition("conquest/turn-of-who-passed", player=SEATS[seat])
    table.step_now = "1.2"
    table.stack = [after, DeployPhase(seat, passed).standing_at("offer_turn")]


def _begin_battle(table: ConquestTable, after: Round, given: Given) -> None:
    step = word(given, "window", BATTLE_STEPS, "begin")
    position = _position(given["battle"])
    if not table.planet_at(position):
        raise BadPosition("conquest/battle-nowhere", place=position)
    phase = CombatPhase(checked=position).standing_at("window_between")
    battle = Battle(position)
    combat_round = count(given, "combat_round", 1, least=1, most=1 if step == "begin" else MOST_ROUNDS)
    if step == "begin" and position != table.first and CombatPhase(checked=position - 1).next_position(table) != position:
        raise BadPosition("conquest/nobody-fights", place=position)
    if step != "begin":
        battle.begin(table)
        battle.standing_at(BATTLE_STEPS[step])
        table.combat_round = combat_round
    table.stack = [after, phase, battle]


# ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _spec(entry: object, where: str) -> Given:
    return card_spec(entry, CARD_FACTS | {"of"}, where)


def _checked(entry: object, types: tuple[str, ...], where: str) -> Given:
    spec = _spec(entry, where)
    check_type("conquest", _find(spec["card"]), types, where)
    return spec


def _find(title: str) -> Printed:
    return printed_cards()[collection().find("card", title, other_titles(PACKAGE))]


def _planet(title: object) -> Printed:
    if not isinstance(title, str):
        raise BadPosition("conquest/planet-is-title", given=shown(title))
    known = ((c.title, c) for c in printed_cards().values() if c.type == PLANET)
    return find_name("conquest/planet", title, known, other_titles(PACKAGE))


def _position(given: object) -> int:
    number = number_of(given) if isinstance(given, str) and given.isdecimal() else given
    if not is_whole(number) or not 1 <= number <= POSITIONS:
        raise BadPosition("conquest/no-place", most=POSITIONS, given=shown(given))
    return number


def _seat(given: Given, name: str, default: str = SEATS[0]) -> int:
    return SEATS.index(choice(given, name, SEATS, default))


def _mapping(given: Given, name: str) -> Mapping[Any, Any]:
    value = given.get(name, {})
    if not isinstance(value, Mapping) or not all(isinstance(entries, list | tuple) for entries in value.values()):
        raise BadPosition("conquest/units-at-planets", name=name, given=shown(value))
    return value
