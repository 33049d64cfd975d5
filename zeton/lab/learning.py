"""Learning what a table is worth, from the games of a dataset: the weights of an evaluation, fitted to how games ended.

Quiet moments of every game are taken, and how it ended for a seat; a logistic regression finds the weights under which the
ends are likeliest, drawn toward those that are played with. What a pairing of decks is worth by itself is fitted beside
them, so that no card looks good only because it is in a good deck. Whether new weights play better is for games to
say (``zeton ladder better``): a smaller log-loss has misled before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from importlib import import_module
from math import log
from random import Random
from typing import Any, NamedTuple

import zeton
from zeton.kernel.judgement import Features, decided, weighed
from zeton.kernel.match import Match
from zeton.lab.blunders import share_won
from zeton.lab.packages import needed
from zeton.lab.simulation import Row
from zeton.lab.workers import spread

MOMENTS = 12  # of each game: more of one game say little more
PULL = 3.0  # how many games the weights that are played with count for
PARTS = 4  # of the games: each part is judged by what was learnt from the others
STEPS = 30  # of Newton's method


class Moment(NamedTuple):
    """A moment of a game: the features of the table for a seat, what that seat won in the end, the game's decks and deal."""

    features: Features
    won: float
    decks: tuple[str, ...]
    deal: int

    @property
    def game(self) -> tuple[tuple[str, ...], int]:
        """Which game it is of."""
        return self.decks, self.deal


class Learnt(NamedTuple):
    """The weights before and after, and how far each were from the ends of games nothing was learnt from."""

    before: dict[str, float]
    after: dict[str, float]
    log_loss: tuple[float, float]
    games: int
    moments: int


def weights_of(game: str) -> dict[str, float]:
    """The weights a game is judged with, by the names of its features."""
    found: dict[str, float] = dict(_evaluation(game).WEIGHTS)
    return found


def features_of(match: Match, seat: int) -> Features:
    """The features of a match for a seat, in the order of the weights."""
    found: Features = _evaluation(match.game.id).features(match.table, seat)
    return found


def _evaluation(game: str) -> Any:
    return import_module(f"zeton.games.{game}.evaluation")


def judge(weights: tuple[float, ...], match: Match, seat: int) -> float:
    """A match as weights of one's own see it."""
    result = decided(match.table, seat)
    return weighed(features_of(match, seat), weights) if result is None else result


def moments_of(row: Row) -> list[Moment]:
    """Some quiet moments of one game, as the first seat sees them: what one has more the other has less."""
    quiet: list[Features] = []
    match: Match | None = None
    for step in zeton.steps(row["record"]):
        match = step.match
        if step.decision is not None and match.is_quiet:
            quiet.append(features_of(match, 0))
    if match is None:
        return []
    some = Random(row["number"]).sample(quiet, min(MOMENTS, len(quiet)))
    return [Moment(features, share_won(match, 0), tuple(row["decks"]), row["seed"]) for features in some]


def moments(rows: Iterable[Row], workers: int = 1) -> list[Moment]:
    """The moments of all games."""
    return [moment for some in spread(moments_of, list(rows), workers) for moment in some]


# ── the regression ───────────────────────────────────────────────────────────────────────────────────────────────────


def learn(game: str, found: Sequence[Moment]) -> Learnt:
    """The weights that explain the ends of games best, and how much better they explain those they were not fitted to."""
    before = weights_of(game)
    prior = list(before.values())
    games = {played: number for number, played in enumerate(sorted({moment.game for moment in found}))}
    loss_before = loss_after = 0.0
    for part in range(PARTS):
        unseen = [moment for moment in found if games[moment.game] % PARTS == part]
        seen = [moment for moment in found if games[moment.game] % PARTS != part]
        loss_before += log_loss(unseen, prior)
        loss_after += log_loss(unseen, fit(seen, prior))
    after = {name: round(weight, 3) for name, weight in zip(before, fit(found, prior), strict=True)}
    return Learnt(before, after, (loss_before / len(found), loss_after / len(found)), len(games), len(found))


def fit(found: Sequence[Moment], prior: Sequence[float], pull: float = PULL) -> list[float]:
    """Newton's method; each weight is held to the one before by as much as its feature differs from moment to moment."""
    np = needed("numpy")
    pairings = sorted({moment.decks for moment in found})
    place = {decks: number for number, decks in enumerate(pairings)}
    x = np.array([moment.features for moment in found], float)
    of_decks = np.zeros((len(found), len(pairings)))
    of_decks[range(len(found)), [place[moment.decks] for moment in found]] = 1.0
    hold = pull * MOMENTS * np.concatenate((np.maximum(x.var(axis=0), 1e-6), np.full(len(pairings), 0.25)))
    x, won = np.hstack((x, of_decks)), np.array([moment.won for moment in found])
    first = np.concatenate((prior, np.zeros(len(pairings))))
    weights = first.copy()
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-(x @ weights)))
        slope = x.T @ (won - share) - hold * (weights - first)
        curve = (x * (share * (1 - share))[:, None]).T @ x + np.diag(hold)
        weights = weights + np.linalg.solve(curve, slope)
    return [float(weight) for weight in weights[: len(prior)]]


def log_loss(found: Iterable[Moment], weights: Sequence[float]) -> float:
    """The sum of how far such weights are from the ends of games."""
    total = 0.0
    for moment in found:
        share = min(max((1 + weighed(moment.features, tuple(weights))) / 2, 1e-6), 1 - 1e-6)
        total -= moment.won * log(share) + (1 - moment.won) * log(1 - share)
    return total


def judging(weights: dict[str, float]) -> Any:
    """``evaluate=`` for a bot: the weights of a game, by the names of its features."""
    return partial(judge, tuple(weights.values()))
