"""Reads a component file from its first entry to its last; what is wrong in it, or read by nobody, is refused with its name."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Any

from zeton.games.clone_wars.box import Box, Difficulty, Settings, VillainSet
from zeton.games.clone_wars.component_checks import check_counts, check_finale, check_missions, check_setup_numbers
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
from zeton.kernel.errors import shown, unknown

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
                raise entry.wrong(f"a lane is a pair of two planets, not {shown(pair)}")
            for end in pair:
                if not isinstance(end, str) or end not in self.planets:
                    raise entry.wrong(str(unknown("planet", end, self.planets)))
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
            raise front.wrong(f"'start_cards' does not say where {figure.id!r} begins")
        if any(card > len(self.settings().initial_droids) for _, card in start):
            raise front.wrong("'start_cards' are numbers of the invasion cards drawn in setup")
        strength = self.strength(front)
        self.in_use, self.has_strength = [villain for villain, _ in start], strength.most > 0
        cards = []
        for card in entry.entries("deck"):
            self.id_of(card)
            cards.append(self.printed(card, VILLAIN_CARD, effects=self.own_effects(card, "effects")))
        if not any(effect.do == "advance invasion marker" and not effect.when for card in cards for effect in card.effects):
            raise entry.wrong("no card of the 'deck' advances the invasion marker: the game might never end (R14.6)")
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
            raise track.wrong(f"'x' has a number for each strength from 0 to {strength.most}")
        if strength.start > strength.most:
            raise track.wrong(f"'start' is a strength from 0 to {strength.most}, not {strength.start}")
        return strength

    def own_effects(self, entry: Entry, key: str) -> tuple[Effect, ...]:
        """Effects of a villain's own cards and sheet: they speak of villains who are in this game, and of his strength."""
        found = self.effects(entry, key)
        for effect in found:
            if effect.villain and effect.villain not in WORDS.villains and effect.villain not in self.in_use:
                raise entry.wrong(
                    f"{key}: {effect.villain!r} is not in this game; 'start_cards' names {', '.join(self.in_use)}"
                )
            parts = [effect, *(part for round_ in effect.rounds for part in round_)]
            if not self.has_strength and any(part.do == "strength" or part.per == "X" for part in parts):
                raise entry.wrong(f"{key}: this villain has no 'strength'")
        return found

    def front_setup(self, front: Entry) -> tuple[Effect, ...]:
        """What the sheet asks for in setup, before there are decks, missions and Jedi (R3.6)."""
        found = self.own_effects(front, "setup")
        for effect in found:
            if effect.do not in SHEET_SETUP:
                raise front.wrong(
                    f"setup: {effect.do!r} is not possible before there is an invasion deck, a mission or a Jedi (R3.6)"
                )
        return found

    def finale_setup(self, finale: Entry) -> tuple[Effect, ...]:
        """What happens when the finale begins (R21.1). Villains who leave the game then are not in use any more."""
        found = self.own_effects(finale, "setup")
        for effect in found:
            if effect.do == "retire":
                if effect.villain in (self.in_use[0], *WORDS.villains):
                    raise finale.wrong(
                        f"setup: 'retire' names a villain by its id, and not {self.in_use[0]!r}, whose sheet this is"
                    )
                self.in_use = [villain for villain in self.in_use if villain != effect.villain]
        return found

    def sheet(
        self, entry: Entry, figure: Printed, side: str, setup: tuple[Effect, ...], start: tuple[tuple[str, int], ...] = ()
    ) -> Printed:
        reminder, every_turn = entry.get("reminder_marker", bool), self.own_effects(entry, "per_turn")
        if every_turn and not reminder:
            raise entry.wrong("nobody reads 'per_turn' without the reminder marker: 'reminder_marker' is false (R14.1)")
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
                raise given.wrong(str(unknown(what, villain, known)))
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
        if len(jedi) < 5 or len(aids) < 5:
            raise self.top.wrong("a game of five needs five Jedi and five player aids")
        tracks = self.top.entry("tracks")
        invasion_track, threat = tracks.entry("invasion"), tracks.entry("threat")
        values = invasion_track.numbers("values")
        if not self.top.entry("die").get("faces", list):
            raise self.top.wrong("the die has no faces")
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
            raise self.top.wrong(f"{pieces} pieces in one game are more than {MOST_PIECES}")
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
