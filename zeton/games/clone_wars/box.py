"""The whole box as it was read from a component file: what a game is laid out from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from zeton.games.clone_wars.rules.printed import Face, Printed, Strength
from zeton.kernel.titles import merged


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

    def titles(self, language: str) -> dict[str, str]:
        """What components are called in a language, by their English titles."""
        return {p.title: p.names[language] for p in self.printed().values() if language in p.names}

    @property
    def other_titles(self) -> Mapping[str, tuple[str, ...]]:
        """What components are called in all other languages, by their English titles."""
        spoken = dict.fromkeys(language for p in self.printed().values() for language in p.names)
        return merged(map(self.titles, spoken))

    def printed(self) -> dict[str, Printed]:
        """Every component by its id, those of all villains too."""
        found = {p.id: p for p in (*self.planets, *self.jedi, *self.squad, *self.invasion, *self.missions)}
        for villain in self.villains.values():
            for p in (villain.figure, villain.front, villain.finale, *villain.cards, *villain.missions):
                found[p.id] = p
        return found
