"""Learning habits: what the players of a dataset mostly choose, from what there is to choose (``zeton.bots.habits``).

A question is a choice among its options, each liked by the sum of the weights of its parts; the weights are those under
which the choices of all games are likeliest, each held to nothing a little. How often what is liked most was chosen, in games
nothing was learnt from, is told beside them. Whether a search with such habits is better is for games to say
(``zeton ladder better``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import zeton
from zeton.bots.habits import parts
from zeton.lab.packages import needed
from zeton.lab.simulation import Row

Question = tuple[tuple[tuple[str, ...], ...], int]
"""The parts of each option, and which of them was chosen."""

RARE = 5  # parts that are seen in fewer questions say nothing
HOLD = 1.0  # how strongly a weight is held to nothing
STEPS = 150
UNSEEN = 10  # one game in so many is not learnt from, but asked about
SMALLEST = 0.02  # weights below this are left out


class Learnt(NamedTuple):
    """Habits, and how well they foresee choices they were not learnt from: the share of the best liked ones, and by chance."""

    weights: dict[str, float]
    games: int
    questions: int
    foreseen: float
    by_chance: float


def questions_of(row: Row) -> list[Question]:
    """The questions of a game with what was chosen."""
    found = []
    for step in zeton.steps(row["record"]):
        if step.decision is None:
            continue
        _, seat, kind, options = step.decision
        table = step.match.table
        found.append((tuple(tuple(parts(table, seat, kind, o)) for o in options), options.index(step.chosen)))
    return found


def learn(games: Sequence[list[Question]]) -> Learnt:
    """The habits of all these games; judged by those of most of them, asked about the rest."""
    unseen = [question for number, game in enumerate(games) if number % UNSEEN == 0 for question in game]
    seen = [question for number, game in enumerate(games) if number % UNSEEN for question in game]
    right, chance = judge(fit(seen), unseen)
    everything = [*seen, *unseen]
    return Learnt(fit(everything), len(games), len(everything), right, chance)


def fit(questions: Sequence[Question]) -> dict[str, float]:
    """Weights by gradient ascent with a step for each weight (Adam)."""
    np: Any = needed("numpy")
    often = Counter(part for options, _ in questions for part in {part for option in options for part in option})
    place = {part: number for number, part in enumerate(sorted(p for p, times in often.items() if times >= RARE), 1)}
    rows = [[place.get(part, 0) for part in option] for options, _ in questions for option in options]
    widest = max(map(len, rows))
    index = np.array([row + [0] * (widest - len(row)) for row in rows], np.int32)
    sizes = np.array([len(options) for options, _ in questions])
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    chosen = np.zeros(len(rows))
    chosen[starts + np.array([choice for _, choice in questions])] = 1.0
    weights, mean, square = (np.zeros(len(place) + 1) for _ in range(3))
    for step in range(1, STEPS + 1):
        liked = weights[index].sum(axis=1)
        liked = np.exp(liked - np.repeat(np.maximum.reduceat(liked, starts), sizes))
        share = liked / np.repeat(np.add.reduceat(liked, starts), sizes)
        slope = np.bincount(index.ravel(), np.repeat(chosen - share, widest), len(weights)) - HOLD * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        weights += 0.1 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights[0] = 0.0
    return {part: round(float(weights[at]), 2) for part, at in place.items() if abs(weights[at]) >= SMALLEST}


def judge(weights: dict[str, float], questions: Iterable[Question]) -> tuple[float, float]:
    """How often the best liked option was chosen, and how often any option would have been."""
    right = chance = asked = 0.0
    for options, choice in questions:
        liked = [sum(weights.get(part, 0.0) for part in option) for option in options]
        most = max(liked)
        right += (liked[choice] == most) / liked.count(most)
        chance += 1 / len(options)
        asked += 1
    return right / asked, chance / asked
