"""Finding puzzles: positions of bots' games in which one move, or one of few, leads to a goal for certain, and no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import zeton
from zeton import BadPosition, Match
from zeton.bots import Seat, make_bot
from zeton.school.goal import Goal
from zeton.school.prover import Prover, TooLong, unlike
from zeton.school.quests import QUESTS, Position, Quest

LEAST_OPTIONS = 3  # with fewer there is nothing to find
MOST_RIGHT = 0.4  # of the options: where the order of two moves does not matter, either may come first
TRIALS = 40  # lines played at random, before all of them are
SHUFFLES = 3  # of the decks: a solution does not hang on what lies in them


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle: its position, its goal, the moves that solve it against the best defence, and how hard it is."""

    game: str
    position: Position
    goal: Goal
    right: list[list[Any]]  # the ways to begin that reach it
    line: list[list[Any]]
    choices: int  # of one's own
    wrong: int  # ways to begin that do not
    tried: int  # positions of the proof

    def data(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


def moments(game: str, seed: int, bot: str) -> Iterator[Match]:
    """Moments of a game between two bots of one kind that begin badly now and then, so that games differ."""
    rng = Random(seed)
    arguments = zeton.game(game).random_setup(rng)
    if game == "clone_wars":
        arguments["seats"] = 1
    match = zeton.new(game, arguments.pop("decks", None), seed=seed, **arguments)
    bots = [make_bot(bot, seed + seat) for seat in range(match.seats)]
    while match.decision is not None:
        yield match
        if rng.random() < 0.15:
            match.choose(rng.randrange(len(match.decision.options)))
        else:
            match.choose(bots[match.decision.seat].choose(Seat(match)))


def quests(match: Match, rng: Random) -> Iterator[Quest]:
    """What the seat that is asked could be asked to reach."""
    assert match.decision is not None
    try:
        given = match.position()
    except BadPosition:
        return
    yield from QUESTS[match.game.id](given, match.decision.seat, rng)


def is_hard(match: Match, goal: Goal, rng: Random) -> bool:
    """Whether the goal can be reached, and is not by whoever just moves on: judged by lines played at random."""
    reached = sum(reached_by_chance(match, goal, rng) for _ in range(TRIALS))
    return 0 < reached < TRIALS / 2


def reached_by_chance(match: Match, goal: Goal, rng: Random) -> bool:
    """Whether everybody who moves at random happens to reach the goal."""
    match, state = match.clone(), goal.state(match)
    while state is None:
        assert match.decision is not None
        since = match.happened
        match.choose(rng.randrange(len(match.decision.options)))
        state = goal.state(match, since)
    return state


def puzzle_of(game: str, quest: Quest, most: int) -> Found | None:
    """The puzzle, if few ways to begin are right, or one, and they do not hang on what lies in the decks."""
    try:
        match = zeton.position(game, quest.position)
        if match.decision is None or match.decision.seat != quest.goal.seat or not is_hard(match, quest.goal, Random(0)):
            return None
        right, tried = beginnings(match, quest.goal, most)
        options = len(unlike(match))
        if not right or options < LEAST_OPTIONS or len(right) > max(1, options * MOST_RIGHT):
            return None
        for shuffle in range(SHUFFLES):
            other = zeton.position(game, shuffled(quest.position, Random(shuffle)))
            if beginnings(other, quest.goal, most)[0] != right:
                return None
        line, choices = solution(match, quest.goal, most)
        return Found(game, quest.position, quest.goal, right, line, choices, options - len(right), tried)
    except (TooLong, BadPosition):
        return None


def beginnings(match: Match, goal: Goal, most: int) -> tuple[list[list[Any]], int]:
    """The options that reach the goal for certain, and how many positions that took to find out."""
    if goal.state(match) is not None:
        return [], 0
    prover = Prover(goal, most)
    return [list(option) for option in unlike(match) if prover.wins_by(match, option)], prover.tried


def solution(match: Match, goal: Goal, most: int) -> tuple[list[list[Any]], int]:
    """The moves of both sides that reach the goal, the defence as long as it can hold; and how many choices are one's own."""
    prover, line, own = Prover(goal, most), [], 0
    match = match.clone()
    state = goal.state(match)
    while state is None:
        decision = match.decision
        assert decision is not None
        mine = decision.seat == goal.seat
        options = unlike(match)
        option = next((one for one in options if prover.wins_by(match, one)), options[0]) if mine else options[-1]
        own += mine
        since = match.happened
        line.append([decision.seat, *option])
        match.choose(option)
        state = goal.state(match, since)
    return line, own


def shuffled(given: Position, rng: Random) -> Position:
    """The position with other decks: the same cards in another order."""
    return {name: _shuffled(name, value, rng) for name, value in given.items()}


def _shuffled(name: str, value: Any, rng: Random) -> Any:
    if name.endswith("deck") and isinstance(value, list):
        return rng.sample(value, len(value))
    if isinstance(value, dict) and name != "components":
        return shuffled(value, rng)
    return value
