"""Reads a component file from its first entry to its last; what is wrong in it, or read by nobody, is refused with its name."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Any

from zeton.games.clone_wars.box import Box, Difficulty, Settings, VillainSet
from zeton.games.clone_wars.component_checks import (
    MOST_JEDI,
    check_counts,
    check_finale,
    check_missions,
    check_setup_numbers,
)
from zeton.games.clone_wars.component_entry import Entry, Read, check_everything_was_read
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
from zeton.games.clone_wars.vocabulary import ALLY_EFFECTS, FREE_ACTIONS, MISSION_WORDS, SHEET_SETUP, TABLE_EFFECTS, WORDS
from zeton.kernel.errors import Message, shown, unknown

SCHEMA = "clone_wars/1"
MOST_PIECES = 255  # a piece is a byte in the columns of the table


def read_entries(given: object, fingerprint: str) -> Box:
    """The box a component file describes."""
    reader = _Reader(given)
    box = reader.box(fingerprint)
    check_everything_was_read(reader.read)
    return box


class _Reader:
    """Reads a whole component file."""

    def __init__(self, given: object) -> None:
        self.read: Read = {}
        self.top = Entry(given, "top", self.read)
        if self.top.get("schema", str) != SCHEMA:
            raise self.top.wrong("schema", name="schema", given=shown(self.top.given["schema"]), wanted=shown(SCHEMA))
        self.ids: set[str] = set()
        planets = self.top.entries("planets")
        self.planets = {self.id_of(p): n for n, p in enumerate(planets, 1)}
        if len(self.planets) < 2:
            raise self.top.wrong("at-least", name="planets", least=2)
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
            raise entry.wrong("id-twice", given=shown(found))
        if found in WORDS.places or found in WORDS.villains:
            raise entry.wrong("id-is-word", given=shown(found))
        self.ids.add(found)
        return found

    def printed(self, entry: Entry, kind: str, **facts: Any) -> Printed:
        return Printed(
            id=entry.get("id", str),
            title=facts.pop("title", None) or entry.get("name", str),
            type=kind,
            names=entry.names_by_language(),
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
                raise entry.wrong_at(Message("no-mission", given=shown(word)), key)
        if effect.where and effect.where not in WORDS.places and effect.where not in self.planets:
            raise entry.wrong_at(unknown("clone_wars/planet", effect.where, [*self.planets, *WORDS.places]), key)
        if effect.do == "retire" and key != "setup":
            raise entry.wrong_at(Message("retires-elsewhere", name="setup"), key)
        for card in effect.cards:
            if card not in self.squad_ids:
                raise entry.wrong_at(unknown("clone_wars/squad card", card, self.squad_ids), key)
        if effect.villain and effect.villain not in WORDS.villains and effect.villain not in self.villain_ids:
            raise entry.wrong_at(unknown("clone_wars/villain", effect.villain, [*self.villain_ids, *WORDS.villains]), key)

    def lanes(self) -> tuple[tuple[int, ...], ...]:
        lanes: list[set[int]] = [set() for _ in range(len(self.planets) + 1)]
        entry = self.top.entry("lanes")
        for pair in entry.get("pairs", list):
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
                raise entry.wrong("lane", given=shown(pair))
            for end in pair:
                if not isinstance(end, str) or end not in self.planets:
                    raise entry.wrong_at(unknown("clone_wars/planet", end, self.planets))
            first, second = self.planets[pair[0]], self.planets[pair[1]]
            lanes[first].add(second)
            lanes[second].add(first)
        found = tuple(tuple(sorted(ends)) for ends in lanes)
        reached = distances_from(1, found)
        for planet, number in self.planets.items():
            if reached[number] == UNREACHED:
                raise entry.wrong("unreached-planet", planet=shown(planet))
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
                title = entry.get("name", str, "") or f"Mission planet ({token})"
                found.append(self.printed(entry, INVASION_CARD, token=TOKENS.index(token), title=title))
        return tuple(found)

    def mission(self, entry: Entry, finale: bool = False) -> Printed:
        """A mission; those of a finale are never drawn (R21.4)."""
        self.id_of(entry)
        return self.printed(
            entry,
            MISSION,
            planet=self.planet(entry, "planet"),
            threshold=entry.number("threshold", 1),
            plus_threat=entry.get("plus_threat", bool, False),
            symbols=entry.names("symbols", SYMBOLS, "symbol"),
            damage=entry.number("damage"),
            drawn=() if finale else self.effects(entry, "when_drawn", mission=True),
            completed=self.effects(entry, "when_completed", mission=True),
        )

    def villain(self, entry: Entry) -> VillainSet:
        figure = self.printed(entry, VILLAIN)
        front, finale = entry.entry("front"), entry.entry("finale")
        start = self.by_villain(front, "start_cards", self.villain_ids)
        if figure.id not in dict(start):
            raise front.wrong("begins-nowhere", name="start_cards", villain=shown(figure.id))
        if any(card > len(self.settings().initial_droids) for _, card in start):
            raise front.wrong("start-cards", name="start_cards", most=len(self.settings().initial_droids))
        strength = self.strength(front)
        self.in_use, self.has_strength = [villain for villain, _ in start], strength.most > 0
        cards = []
        for card in entry.entries("deck"):
            self.id_of(card)
            cards.append(self.printed(card, VILLAIN_CARD, effects=self.own_effects(card, "effects")))
        if not any(effect.do == "advance invasion marker" and not effect.when for card in cards for effect in card.effects):
            raise entry.wrong("never-ends", name="deck")
        missions = tuple(self.mission(mission, finale=True) for mission in finale.entries("missions"))
        front_side = self.sheet(front, figure, "sheet", self.front_setup(front), start)
        villain = VillainSet(
            figure,
            tuple(cards),
            front_side,
            self.sheet(finale, figure, "finale", self.finale_setup(finale)),
            missions,
            strength,
        )
        check_finale(finale, villain)
        return villain

    def strength(self, front: Entry) -> Strength:
        """The strength track of a villain who has one (R25.9)."""
        if "strength" not in front.given:
            return Strength()
        track = front.entry("strength")
        strength = Strength(track.number("most", 1), track.number("start"), track.numbers("x"))
        if len(strength.x) != strength.most + 1:
            raise track.wrong("strengths", name="x", most=strength.most)
        if strength.start > strength.most:
            raise track.wrong("entry-number", name="start", least=0, most=strength.most, given=shown(strength.start))
        return strength

    def own_effects(self, entry: Entry, key: str) -> tuple[Effect, ...]:
        """Effects of a villain's own cards and sheet: they speak of villains who are in this game, and of his strength."""
        found = self.effects(entry, key)
        for effect in found:
            if effect.villain and effect.villain not in WORDS.villains and effect.villain not in self.in_use:
                told = {"villain": shown(effect.villain), "name": "start_cards", "known": tuple(self.in_use)}
                raise entry.wrong_at(Message("villain-not-in-game", **told), key)
            if not self.has_strength and any(part.do == "strength" or part.per == "X" for part in effect.parts()):
                raise entry.wrong_at(Message("no-strength", name="strength"), key)
        return found

    def front_setup(self, front: Entry) -> tuple[Effect, ...]:
        """What the sheet asks for in setup, before there are decks, missions and Jedi (R3.6)."""
        found = self.own_effects(front, "setup")
        for effect in found:
            if effect.do not in SHEET_SETUP:
                raise front.wrong_at(Message("too-early", effect=shown(effect.do)), "setup")
        return found

    def finale_setup(self, finale: Entry) -> tuple[Effect, ...]:
        """What happens when the finale begins (R21.1). Villains who leave the game then are not in use any more."""
        found = self.own_effects(finale, "setup")
        for effect in found:
            if effect.do == "retire":
                if effect.villain in (self.in_use[0], *WORDS.villains):
                    told = {"effect": shown(effect.do), "villain": shown(self.in_use[0])}
                    raise finale.wrong_at(Message("retires-whom", **told), "setup")
                self.in_use = [villain for villain in self.in_use if villain != effect.villain]
        return found

    def sheet(
        self, entry: Entry, figure: Printed, side: str, setup: tuple[Effect, ...], start: tuple[tuple[str, int], ...] = ()
    ) -> Printed:
        reminder, every_turn = entry.get("reminder_marker", bool), self.own_effects(entry, "per_turn")
        if every_turn and not reminder:
            raise entry.wrong("no-reminder", name="per_turn", marker="reminder_marker")
        return Printed(
            id=self.new_id(entry, f"{figure.id}_{side}"),
            title=figure.title,
            type=SHEET,
            health=self.by_villain(entry, "health", self.in_use),
            start_cards=start,
            reminder=reminder,
            effects=every_turn,
            setup=setup,
            removed=self.own_effects(entry, "when_removed"),
            last_enemy=entry.names("last_enemy", self.in_use, "villain in this game", []),
            provenance=entry.provenance(),
        )

    def by_villain(self, entry: Entry, key: str, known: list[str]) -> tuple[tuple[str, int], ...]:
        given = entry.entry(key)
        for villain in given.given:
            if villain not in known:
                what = "villain" if villain not in self.villain_ids else "villain in this game"
                raise given.wrong_at(unknown(f"clone_wars/{what}", villain, known))
        return tuple((str(villain), given.number(villain, 1)) for villain in given.given)

    @cache  # noqa: B019 — a reader lives as long as one file is read
    def settings(self) -> Settings:
        setup, counts = self.top.entry("setup"), self.top.entry("components")
        dealt = setup.entry("squad_cards_dealt")
        return Settings(
            dealt=tuple(dealt.number(str(players), 0, 9) for players in range(1, 6)),
            initial_droids=setup.numbers("initial_droids", 1, 9),
            initial_discard=setup.names("initial_invasion_discard", self.invasion_ids, "invasion card"),
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
        for name in ("villains", "difficulty"):
            if not self.top.entries(name):
                raise self.top.wrong("at-least", name=name, least=1)
        self.invasion_ids = [entry.get("id", str) for entry in self.top.entries("invasion_cards")]
        self.squad_ids = [entry.get("id", str) for entry in self.top.entries("squad_cards")]
        self.villain_ids = [self.id_of(entry) for entry in self.top.entries("villains")]
        squad, invasion = self.squad(), self.invasion()
        missions = tuple(self.mission(entry) for entry in self.top.entries("missions"))
        villains = {entry.given["id"]: self.villain(entry) for entry in self.top.entries("villains")}
        settings = self.settings()
        check_setup_numbers(self.top, settings, invasion, missions)
        jedi = []
        for entry in self.top.entries("jedi"):
            self.id_of(entry)
            jedi.append(self.printed(entry, JEDI, ability=entry.effect("free_action", FREE_ACTIONS)))
        aids = tuple(self.aid(entry) for entry in self.top.entries("player_aids"))
        if len(jedi) < MOST_JEDI or len(aids) < MOST_JEDI:
            raise self.top.wrong("five-jedi", most=MOST_JEDI)
        tracks = self.top.entry("tracks")
        invasion_track, threat = tracks.entry("invasion"), tracks.entry("threat")
        values = invasion_track.numbers("values")
        if not self.top.entry("die").get("faces", list):
            raise self.top.wrong("no-faces", name="faces")
        die = tuple(Face(f.number("success"), f.number("damage")) for f in self.top.entry("die").entries("faces"))
        box = Box(
            fingerprint=fingerprint,
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
            raise self.top.wrong("too-many-pieces", count=pieces, most=MOST_PIECES)
        check_counts(self.top.entry("components"), box)
        check_missions(self.top, box)
        return box

    def aid(self, entry: Entry) -> int:
        """A player aid: the planet on its back (R3.13)."""
        self.id_of(entry)
        return self.planet(entry, "start_planet")

    def difficulties(self, missions: int) -> dict[str, Difficulty]:
        found = {}
        for entry in self.top.entries("difficulty"):
            level = Difficulty(entry.get("name", str), entry.number("missions", 2, missions), entry.get("at_least", bool))
            found[entry.get("id", str)] = level
        return found
