"""The components of the box, read from a component file: the one in ``data/``, or one an owner of the box has corrected.

The file says what every component is and does, and where each fact comes from; the rules know the words it may use, and no
component by name. ``read_box`` checks a file completely and says in which entry something is wrong, and what would be right.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from zeton.games.clone_wars.rules.kit import UNREACHED, distances_from
from zeton.games.clone_wars.rules.printed import Effect, Face, Printed, Strength
from zeton.games.clone_wars.rules.terms import (
    ALLY,
    INVASION_CARD,
    JEDI,
    MISSION,
    PLANET,
    SHEET,
    SQUAD_TYPES,
    SYMBOLS,
    TOKENS,
    VILLAIN,
    VILLAIN_CARD,
)
from zeton.games.clone_wars.vocabulary import ALLY_EFFECTS, FREE_ACTIONS, MISSION_WORDS, TABLE_EFFECTS, WORDS, read_effect
from zeton.kernel.errors import BadSetup, UnknownName, unknown

SCHEMA = "clone_wars/1"
MOST_PIECES = 255  # a piece is a byte in the columns of the table


class VillainSet(NamedTuple):
    """Everything that belongs to one villain (R1.2)."""

    figure: Printed
    cards: tuple[Printed, ...]
    front: Printed
    finale: Printed
    missions: tuple[Printed, ...]
    strength: Strength


class Settings(NamedTuple):
    """Numbers the rulebook fixes for setup and play."""

    dealt: tuple[int, ...]  # squad cards dealt, by the number of players
    initial_droids: tuple[int, ...]
    initial_discard: tuple[str, ...]
    hand_limit: int
    actions: int
    free_actions: int
    droid_limit: int
    droid_health: int
    blockade_health: int
    droids: int
    blockades: int


class Difficulty(NamedTuple):
    """How many missions a level of difficulty has (R3.15)."""

    name: str
    missions: int
    at_least: bool


class Box(NamedTuple):
    """The whole box, checked."""

    fingerprint: str
    title: str
    planets: tuple[Printed, ...]
    adjacent: tuple[tuple[int, ...], ...]  # by the number of a planet; numbers begin with 1
    jedi: tuple[Printed, ...]
    squad: tuple[Printed, ...]
    invasion: tuple[Printed, ...]
    missions: tuple[Printed, ...]
    villains: Mapping[str, VillainSet]
    aids: tuple[int, ...]  # the planets on the backs of the player aids (R3.13)
    settings: Settings
    die: tuple[Face, ...]
    invasion_track: tuple[int, ...]
    invasion_start: int
    threat_start: int
    threat_lost: int
    difficulties: Mapping[str, Difficulty]

    def printed(self) -> dict[str, Printed]:
        """Every component by its id, those of all villains too."""
        found = {p.id: p for p in (*self.planets, *self.jedi, *self.squad, *self.invasion, *self.missions)}
        for villain in self.villains.values():
            for p in (villain.figure, villain.front, villain.finale, *villain.cards, *villain.missions):
                found[p.id] = p
        return found


class Entry:
    """One object of a component file: takes facts out of it, and says where a wrong one stands."""

    def __init__(self, given: object, where: str) -> None:
        if not isinstance(given, Mapping):
            raise BadSetup(f"component file, {where}: an object is needed, not {given!r}")
        self.given = given
        self.where = f"{where} ({given['id']})" if isinstance(given.get("id"), str) else where

    def wrong(self, what: str) -> BadSetup:
        return BadSetup(f"component file, {self.where}: {what}")

    def get(self, key: str, kind: type | tuple[type, ...], default: Any = ...) -> Any:
        value = self.given.get(key, default)
        if value is ...:
            raise self.wrong(f"{key!r} is missing")
        if value is default:
            return value
        kinds = kind if isinstance(kind, tuple) else (kind,)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            raise self.wrong(f"{key!r} is a {kinds[0].__name__}, not {value!r}")
        if isinstance(value, str) and not value.isprintable():
            raise self.wrong(f"{key!r} is one line of text, not {value!r}")
        return value

    def number(self, key: str, least: int = 0, most: int = 99, default: Any = ...) -> int:
        value = self.get(key, int, default)
        if not least <= value <= most:
            raise self.wrong(f"{key!r} is a number from {least} to {most}, not {value}")
        return int(value)

    def numbers(self, key: str, least: int = 0, most: int = 99) -> tuple[int, ...]:
        values = self.get(key, list)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.wrong(f"{key!r} is a list of numbers from {least} to {most}, not {values!r}")
        if not values:
            raise self.wrong(f"{key!r} is empty")
        return tuple(values)

    def entry(self, key: str) -> Entry:
        return Entry(self.get(key, Mapping), f"{self.where}, {key}")

    def entries(self, key: str) -> list[Entry]:
        return [Entry(given, f"{self.where}, {key}[{n}]") for n, given in enumerate(self.get(key, list))]

    def one_of(self, key: str, known: Iterable[str], what: str, default: Any = ...) -> str:
        value = self.get(key, str, default)
        if value not in known:
            raise self.wrong(f"{key!r}: {unknown(what, value, known)}")
        return str(value)

    def provenance(self) -> dict[str, str]:
        given = self.get("provenance", Mapping, {})
        return {str(k): str(v) for k, v in given.items()}

    def effects(self, key: str, words: Mapping[str, frozenset[str]]) -> tuple[Effect, ...]:
        given = self.get(key, list, [])
        return tuple(self._effect(one, words, f"{key}[{n}]") for n, one in enumerate(given))

    def effect(self, key: str, words: Mapping[str, frozenset[str]]) -> Effect:
        return self._effect(self.get(key, Mapping), words, key)

    def _effect(self, given: object, words: Mapping[str, frozenset[str]], key: str) -> Effect:
        try:
            return read_effect(given, words)
        except (ValueError, UnknownName) as wrong:
            raise self.wrong(f"{key}: {wrong}") from None


class _Reader:
    """Reads a whole component file."""

    def __init__(self, given: object) -> None:
        self.top = Entry(given, "top")
        if self.top.get("schema", str) != SCHEMA:
            raise self.top.wrong(f"'schema' is {self.top.given['schema']!r}; this version reads {SCHEMA!r}")
        self.ids: set[str] = set()
        planets = self.top.entries("planets")
        self.planets = {self.id_of(p): n for n, p in enumerate(planets, 1)}
        if len(self.planets) < 2:
            raise self.top.wrong("'planets' needs at least two planets")
        self.printed_planets = tuple(
            self.printed(p, PLANET, layout=(e.number("x", 0, 1000), e.number("y", 0, 1000)))
            for p in planets
            for e in [p.entry("layout")]
        )

    def id_of(self, entry: Entry) -> str:
        found: str = entry.get("id", str)
        return self.new_id(entry, found)

    def new_id(self, entry: Entry, found: str) -> str:
        if found in self.ids:
            raise entry.wrong(f"the id {found!r} stands twice in the file")
        if found in WORDS.places or found in WORDS.villains:
            raise entry.wrong(f"{found!r} cannot be an id: it is a word of this file")
        self.ids.add(found)
        return found

    def printed(self, entry: Entry, kind: str, **facts: Any) -> Printed:
        return Printed(
            id=entry.get("id", str),
            title=facts.pop("title", None) or entry.get("name", str),
            type=kind,
            name_pl=entry.get("name_pl", str, ""),
            provenance=entry.provenance(),
            **facts,
        )

    def planet(self, entry: Entry, key: str) -> int:
        return self.planets[entry.one_of(key, self.planets, "planet")]

    def effects(self, entry: Entry, key: str, mission: bool = False) -> tuple[Effect, ...]:
        found = entry.effects(key, TABLE_EFFECTS)
        for effect in found:
            self.check_effect(entry, key, effect, mission)
        return found

    def check_effect(self, entry: Entry, key: str, effect: Effect, mission: bool) -> None:
        for word in (effect.where, effect.who):
            if word in MISSION_WORDS and not mission:
                raise entry.wrong(f"{key}: {word!r} speaks of a mission's planet, and this is no mission")
        if effect.where and effect.where not in WORDS.places and effect.where not in self.planets:
            raise entry.wrong(f"{key}: {unknown('planet', effect.where, [*self.planets, *WORDS.places])}")
        if effect.do == "retire" and key != "setup":
            raise entry.wrong(f"{key}: villains leave the game only by the 'setup' of a sheet")
        for card in effect.cards:
            if card not in self.squad_ids:
                raise entry.wrong(f"{key}: {unknown('squad card', card, self.squad_ids)}")
        if effect.villain and effect.villain not in WORDS.villains and effect.villain not in self.villain_ids:
            raise entry.wrong(f"{key}: {unknown('villain', effect.villain, [*self.villain_ids, *WORDS.villains])}")

    def lanes(self) -> tuple[tuple[int, ...], ...]:
        lanes: list[set[int]] = [set() for _ in range(len(self.planets) + 1)]
        entry = self.top.entry("lanes")
        for pair in entry.get("pairs", list):
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
                raise entry.wrong(f"a lane is a pair of two planets, not {pair!r}")
            for end in pair:
                if end not in self.planets:
                    raise entry.wrong(str(unknown("planet", str(end), self.planets)))
            first, second = self.planets[pair[0]], self.planets[pair[1]]
            lanes[first].add(second)
            lanes[second].add(first)
        found = tuple(tuple(sorted(ends)) for ends in lanes)
        reached = distances_from(1, found)
        for planet, number in self.planets.items():
            if reached[number] == UNREACHED:
                raise entry.wrong(f"no chain of lanes joins {planet!r} to the other planets")
        return found

    def squad(self) -> tuple[Printed, ...]:
        found = []
        for entry in self.top.entries("squad_cards"):
            kind = entry.one_of("type", SQUAD_TYPES, "type of squad card")
            ability = entry.effect("effect", ALLY_EFFECTS) if kind == ALLY else None
            self.id_of(entry)
            found.append(self.printed(entry, kind, ability=ability))
        return tuple(found)

    def invasion(self) -> tuple[Printed, ...]:
        found = []
        for entry in self.top.entries("invasion_cards"):
            self.id_of(entry)
            if entry.one_of("kind", ("planet", "mission_planet"), "kind of invasion card") == "planet":
                planet = self.planet(entry, "planet")
                title = self.printed_planets[planet - 1].title
                found.append(self.printed(entry, INVASION_CARD, planet=planet, title=title))
            else:
                token = entry.one_of("token", TOKENS, "token")
                title = f"Mission planet ({token})"
                found.append(self.printed(entry, INVASION_CARD, token=TOKENS.index(token), title=title))
        return tuple(found)

    def mission(self, entry: Entry) -> Printed:
        self.id_of(entry)
        symbols = entry.get("symbols", list)
        for symbol in symbols:
            if symbol not in SYMBOLS:
                raise entry.wrong(f"symbols: {unknown('symbol', str(symbol), SYMBOLS)}")
        return self.printed(
            entry,
            MISSION,
            planet=self.planet(entry, "planet"),
            threshold=entry.number("threshold", 1),
            plus_threat=entry.get("plus_threat", bool, False),
            symbols=tuple(symbols),
            damage=entry.number("damage"),
            drawn=self.effects(entry, "when_drawn", mission=True),
            completed=self.effects(entry, "when_completed", mission=True),
        )

    def villain(self, entry: Entry) -> VillainSet:
        figure = self.printed(entry, VILLAIN)
        cards = []
        for card in entry.entries("deck"):
            self.id_of(card)
            cards.append(self.printed(card, VILLAIN_CARD, effects=self.effects(card, "effects")))
        if not any(effect.do == "advance invasion marker" and not effect.when for card in cards for effect in card.effects):
            raise entry.wrong("no card of the 'deck' advances the invasion marker: the game might never end (R14.6)")
        front, finale = entry.entry("front"), entry.entry("finale")
        strength = Strength()
        if "strength" in front.given:
            track = front.entry("strength")
            strength = Strength(track.number("most"), track.number("start"), track.numbers("x"))
            if len(strength.x) != strength.most + 1:
                raise track.wrong(f"'x' has a number for each strength from 0 to {strength.most}")
            if strength.start > strength.most:
                raise track.wrong(f"'start' is a strength from 0 to {strength.most}, not {strength.start}")
        missions = tuple(self.mission(mission) for mission in finale.entries("missions"))
        return VillainSet(
            figure, tuple(cards), self.sheet(front, figure, "sheet"), self.sheet(finale, figure, "finale"), missions, strength
        )

    def sheet(self, entry: Entry, figure: Printed, side: str) -> Printed:
        health = self.by_villain(entry, "health")
        start = self.by_villain(entry, "start_cards") if side == "sheet" else ()
        if side == "sheet" and figure.id not in dict(start):
            raise entry.wrong(f"'start_cards' does not say where {figure.id!r} begins")
        if any(card > len(self.settings().initial_droids) for _, card in start):
            raise entry.wrong("'start_cards' are numbers of the invasion cards drawn in setup")
        last_enemy = entry.get("last_enemy", list, [])
        for villain in last_enemy:
            if villain not in self.villain_ids:
                raise entry.wrong(f"last_enemy: {unknown('villain', str(villain), self.villain_ids)}")
        setup = self.effects(entry, "setup")
        if any(effect.do == "retire" and effect.villain in (figure.id, *WORDS.villains) for effect in setup):
            raise entry.wrong(f"setup: 'retire' names a villain by its id, and not {figure.id!r}: this is its own sheet")
        return Printed(
            id=self.new_id(entry, f"{figure.id}_{side}"),
            title=figure.title,
            type=SHEET,
            health=health,
            start_cards=start,
            reminder=entry.get("reminder_marker", bool),
            effects=self.effects(entry, "per_turn"),
            setup=setup,
            removed=self.effects(entry, "when_removed"),
            last_enemy=tuple(last_enemy),
            provenance=entry.provenance(),
        )

    def by_villain(self, entry: Entry, key: str) -> tuple[tuple[str, int], ...]:
        given = entry.entry(key)
        for villain in given.given:
            if villain not in self.villain_ids:
                raise given.wrong(str(unknown("villain", str(villain), self.villain_ids)))
        return tuple((str(villain), given.number(villain, 1)) for villain in given.given)

    @cache  # noqa: B019 — a reader lives as long as one file is read
    def settings(self) -> Settings:
        setup, counts = self.top.entry("setup"), self.top.entry("components")
        dealt = setup.entry("squad_cards_dealt")
        return Settings(
            dealt=tuple(dealt.number(str(players), 0, 9) for players in range(1, 6)),
            initial_droids=setup.numbers("initial_droids", 1, 9),
            initial_discard=tuple(setup.get("initial_invasion_discard", list)),
            hand_limit=setup.number("hand_limit", 1),
            actions=setup.number("actions_per_turn", 1),
            free_actions=setup.number("free_actions_per_turn"),
            droid_limit=setup.number("droid_limit_per_planet", 1),
            droid_health=setup.number("droid_health", 1),
            blockade_health=setup.number("blockade_health", 1),
            droids=counts.number("droids", 1, 255),
            blockades=counts.number("blockades", 1, 255),
        )

    def box(self, fingerprint: str) -> Box:
        self.squad_ids = [entry.get("id", str) for entry in self.top.entries("squad_cards")]
        self.villain_ids = [self.id_of(entry) for entry in self.top.entries("villains")]
        squad, invasion = self.squad(), self.invasion()
        missions = tuple(self.mission(entry) for entry in self.top.entries("missions"))
        villains = {entry.given["id"]: self.villain(entry) for entry in self.top.entries("villains")}
        settings = self.settings()
        self.check_counts(settings, invasion, missions)
        jedi = []
        for entry in self.top.entries("jedi"):
            self.id_of(entry)
            jedi.append(self.printed(entry, JEDI, ability=entry.effect("free_action", FREE_ACTIONS)))
        aids = tuple(self.planet(entry, "start_planet") for entry in self.top.entries("player_aids"))
        if len(jedi) < 5 or len(aids) < 5:
            raise self.top.wrong("a game of five needs five Jedi and five player aids")
        tracks = self.top.entry("tracks")
        invasion_track, threat = tracks.entry("invasion"), tracks.entry("threat")
        values = invasion_track.numbers("values")
        die = tuple(Face(f.number("success"), f.number("damage")) for f in self.top.entry("die").entries("faces"))
        box = Box(
            fingerprint=fingerprint,
            title=self.top.get("title", str, ""),
            planets=self.printed_planets,
            adjacent=self.lanes(),
            jedi=tuple(jedi),
            squad=squad,
            invasion=invasion,
            missions=missions,
            villains=MappingProxyType(villains),
            aids=aids,
            settings=settings,
            die=die,
            invasion_track=values,
            invasion_start=invasion_track.number("start_index", 0, len(values) - 1),
            threat_start=threat.number("start_value", 0, threat.number("lose_value", 1) - 1),
            threat_lost=threat.number("lose_value", 1),
            difficulties=MappingProxyType(self.difficulties(len(missions))),
        )
        most = max(len(v.cards) + len(v.missions) for v in villains.values()) + len(villains) + 2
        pieces = sum(map(len, (box.planets, box.jedi, box.squad, box.invasion, box.missions))) + most
        if pieces > MOST_PIECES:
            raise self.top.wrong(f"{pieces} pieces in one game are more than {MOST_PIECES}")
        if not die:
            raise self.top.wrong("the die has no faces")
        return box

    def check_counts(self, settings: Settings, invasion: tuple[Printed, ...], missions: tuple[Printed, ...]) -> None:
        if sum(settings.initial_droids) > settings.droids or max(settings.initial_droids) > settings.droid_limit:
            most = f"at most {settings.droid_limit} on a planet and {settings.droids} in all"
            raise self.top.wrong(f"'initial_droids' are {list(settings.initial_droids)}, but there are {most}")
        if max(settings.dealt) > settings.hand_limit:
            raise self.top.wrong(f"'squad_cards_dealt' are more than the limit of {settings.hand_limit}")
        ids = {card.id for card in invasion}
        for card in settings.initial_discard:
            if card not in ids:
                raise self.top.wrong(f"initial_invasion_discard: {unknown('invasion card', str(card), ids)}")
        drawn = [card for card in invasion if card.id not in settings.initial_discard]
        if any(card.token >= 0 for card in drawn):
            raise self.top.wrong("a Mission planet card begins in the invasion discard pile")
        if len(drawn) < len(settings.initial_droids):
            raise self.top.wrong("there are fewer invasion cards than setup draws")
        if len(missions) < 2:
            raise self.top.wrong("'missions' needs at least two missions")

    def difficulties(self, missions: int) -> dict[str, Difficulty]:
        found = {}
        for entry in self.top.entries("difficulty"):
            level = Difficulty(entry.get("name", str), entry.number("missions", 2, missions), entry.get("at_least", bool))
            found[entry.get("id", str)] = level
        return found


def standard_text() -> str:
    """The component file that comes with the game, as it is written."""
    return files("zeton.games.clone_wars").joinpath("data/components.json").read_text(encoding="utf-8")


@cache
def standard_components() -> Mapping[str, Any]:
    """The component file that comes with the game."""
    return MappingProxyType(json.loads(standard_text()))


@cache
def standard_box() -> Box:
    """The box with our own components."""
    return read_box(standard_components())


_BOXES: dict[str, Box] = {}


def read_box(given: Mapping[str, Any]) -> Box:
    """The box of a component file; BadSetup says what in it is wrong."""
    try:
        text = json.dumps(dict(given), sort_keys=True)
    except (TypeError, ValueError, RecursionError) as wrong:
        raise BadSetup(f"a component file is a JSON object: {wrong}") from None
    fingerprint = blake2b(text.encode(), digest_size=8).hexdigest()
    if fingerprint not in _BOXES:
        if len(_BOXES) > 16:
            _BOXES.clear()
        _BOXES[fingerprint] = _Reader(given).box(fingerprint)
    return _BOXES[fingerprint]


def read_components(given: object) -> dict[str, Any] | None:
    """The content of a component file from what a caller gave: nothing, a path, or the content itself."""
    if given is None:
        return None
    if isinstance(given, str | Path):
        try:
            content = json.loads(Path(given).read_text(encoding="utf-8"))
        except OSError as wrong:
            raise BadSetup(f"the component file {str(given)!r} cannot be read: {wrong.strerror}") from None
        except (ValueError, RecursionError) as wrong:
            raise BadSetup(f"the component file {str(given)!r} is not JSON: {wrong}") from None
    else:
        content = given
    if not isinstance(content, Mapping):
        raise BadSetup(f"components is a path or the content of a component file, not {given!r}")
    read_box(content)
    return dict(content)
