"""A lesson as its game keeps it (``data/lesson.json``): a position, the steps that are to be learned on it, and what the
opponent answers. What is said at each step are messages of the game, ``lesson-<step>``; its attribute ``wrong`` is what is said
to somebody who does something else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

import zeton
from zeton import Match, Option
from zeton.kernel import words
from zeton.kernel.folders import folder_of, read_json


@dataclass(frozen=True, slots=True)
class Move:
    """Options of a kind of question: with a verb, a card, a target and a number, where they are named. Cards by their ids."""

    kind: str
    verb: str = ""
    card: str = ""
    target: str = ""
    number: int = 0

    def fits(self, match: Match, option: Option) -> bool:
        """Whether this is such an option."""
        assert match.decision is not None
        ids = [getattr(card, "id", "") for card in match.table.cards]
        found = (match.decision.kind, option.verb, ids[option.card], ids[option.target], option.number)
        wanted = (self.kind, self.verb, self.card, self.target, self.number)
        return all(not one or one == other for one, other in zip(wanted, found, strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """Something to read, or a move that is waited for. ``point``: the ids of the cards that are meant.

    ``goes_on``: it belongs to the step before, as paying belongs to playing a card: for the learner they are one.
    """

    id: str
    expect: Move | None = None
    point: tuple[str, ...] = ()
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. ``replies``: what the opponent chooses where he can; otherwise he declines."""

    game: str
    position: Mapping[str, Any]
    seed: int
    seat: int
    steps: tuple[Step, ...]
    replies: tuple[Move, ...]

    def match(self) -> Match:
        """The position, to be played."""
        return zeton.position(self.game, self.position, seed=self.seed)

    def numbers(self) -> list[int]:
        """Which step, from 1, each of them is for the learner."""
        return list(accumulate(int(not step.goes_on) for step in self.steps))

    def says(self, step: Step, language: str) -> str:
        """What is said at a step."""
        return words.say(f"lesson-{step.id}", language, self._package, **self._titles(language))

    def objects(self, step: Step, language: str) -> str:
        """What is said to somebody who does something else at a step."""
        return words.say_form(f"lesson-{step.id}", ("wrong",), language, self._package, **self._titles(language))

    def _titles(self, language: str) -> dict[str, str]:
        """Every card of the table by its id, as messages name it."""
        titles = zeton.game(self.game).titles(language)
        cards = self.match().table.cards[1:]
        return {_name(card.id): titles.get(card.title, card.title) for card in cards if hasattr(card, "title")}

    @property
    def _package(self) -> str:
        return f"zeton.games.{self.game}"

    def reply(self, match: Match) -> Option:
        """What the opponent chooses."""
        assert match.decision is not None
        options = match.decision.options
        for move in self.replies:
            for option in options:
                if move.fits(match, option):
                    return option
        return next((option for option in options if match.game.declines(match.table, option)), options[0])


def _name(id_: str) -> str:
    """An id as the name of an argument."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in id_)
    return f"x{plain}" if plain[0].isdigit() else plain


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = folder_of(f"zeton.games.{game}").joinpath("data/lesson.json")
    if not file.is_file():
        return None
    given = read_json(file)
    steps = tuple(_step(one) for one in given["steps"])
    replies = tuple(Move(**move) for move in given.get("replies", ()))
    return Lesson(game, given["position"], given.get("seed", 0), given.get("seat", 0), steps, replies)


def _step(given: dict[str, Any]) -> Step:
    expect = given.get("expect")
    return Step(
        given["id"], None if expect is None else Move(**expect), tuple(given.get("point", ())), given.get("goes_on", False)
    )
