"""The puzzles a game comes with (``data/puzzles.json``): positions with a goal that one way to begin reaches, or few."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import zeton
from zeton import Match
from zeton.kernel import words
from zeton.kernel.errors import unknown
from zeton.kernel.folders import folder_of, read_json
from zeton.school.goal import Goal

GRADES = ("easy", "medium", "hard")
FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. ``line`` solves it against the best defence: seat, verb, card, target and number of each choice."""

    game: str
    name: str  # its number in the file of its game, from 1
    position: Mapping[str, Any]
    goal: Goal
    grade: str
    right: tuple[tuple[Any, ...], ...]  # the ways to begin that reach the goal
    line: tuple[tuple[Any, ...], ...]

    @property
    def id(self) -> str:
        """What it is called among all puzzles."""
        return f"{self.game}/{self.name}"

    def match(self) -> Match:
        """The position, to be played."""
        return zeton.position(self.game, self.position)

    def words(self, language: str) -> str:
        """What is to be done, as a sentence."""
        game = zeton.game(self.game)
        card = game.titles(language).get(self.goal.card, self.goal.card)
        key = f"puzzle-{words.key_of(self.goal.what)}"
        return words.say(key, language, f"zeton.games.{self.game}", words.COMMON, card=card)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    file = folder_of(f"zeton.games.{zeton.game(game).id}").joinpath("data/puzzles.json")
    if not file.is_file():
        return ()
    return tuple(_read(game, str(place + 1), given) for place, given in enumerate(read_json(file)))


def _read(game: str, name: str, given: dict[str, Any]) -> Puzzle:
    goal = Goal(**{**given["goal"], "until": tuple(given["goal"]["until"])})
    right, line = (tuple(map(tuple, given[part])) for part in ("right", "line"))
    return Puzzle(game, name, given["position"], goal, given["grade"], right, line)


def all_puzzles() -> list[Puzzle]:
    """Every puzzle of every game."""
    return [puzzle for game in zeton.games() for puzzle in puzzles(game)]


def puzzle(id_: str) -> Puzzle:
    """A puzzle by its id, ``conquest/3``."""
    known = {puzzle.id: puzzle for puzzle in all_puzzles()}
    if id_ not in known:
        raise unknown("puzzle", id_, known)
    return known[id_]


def daily(day: date) -> Puzzle:
    """The puzzle of a day: every one in its turn, the games by turns."""
    waiting = [list(puzzles(game)) for game in zeton.games()]
    order = [pile[place] for place in range(max(map(len, waiting))) for pile in waiting if place < len(pile)]
    return order[(day - FIRST_DAY).days % len(order)]
