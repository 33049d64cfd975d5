"""How sure a search may be: its odds beside what came of the games, and the factor that makes its 60 % mean 60 %.

Games are played out by a quick search. At some quiet moments of each a longer one is asked, as for a hint, what result it
expects; the end of the game says how it was. One line for each moment is kept. What is fitted (``Fit``) is a factor for the
log-odds; where all play together, and nobody's loss is another's win, how hard the game is as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log
from random import Random
from typing import Any, NamedTuple

import zeton
from zeton.bots import Seat, make_bot
from zeton.bots.advice import Adviser
from zeton.bots.arena import pairings
from zeton.bots.calibration import Fit, log_odds
from zeton.bots.standings import wilson
from zeton.kernel.match import Match
from zeton.lab.blunders import share_won
from zeton.lab.simulation import worded_options

PLAYER, TEAM = "search:iterations=30", "search:iterations=150"  # a weaker team loses nearly always, which says nothing
ADVISER = "search:iterations=400"
MOMENTS = 8  # of each game: more of one game say little more
FIRST_DEAL = 500_000  # apart from all deals that are played elsewhere
ENOUGH = 200  # moments: fewer say nothing of a game
STEPS = 50  # of Newton's method


class Moment(NamedTuple):
    """A moment of a game: the share of winning that the search gave to whoever was asked, and what he won in the end."""

    game: str
    deal: int
    share: float
    won: float


def moments_of(game: str, deal: int) -> list[Moment]:
    """Some moments of one deal, each with what was expected and what came."""
    rng = Random(deal)
    match = _dealt(game, FIRST_DEAL + deal, rng)
    player = TEAM if match.game.cooperative else PLAYER
    bots = [make_bot(player, seed=deal * match.seats + seat) for seat in range(match.seats)]
    quiet: list[Match] = []
    while match.decision is not None:
        if match.is_quiet and len(match.game.distinct(match.table, match.decision.options)) > 1:
            quiet.append(match.clone())
        match.choose(bots[match.decision.seat].choose(Seat(match)))
    found = []
    for moment in rng.sample(quiet, min(MOMENTS, len(quiet))):
        assert moment.decision is not None
        won = share_won(match, moment.decision.seat)
        found.append(Moment(game, deal, round(expected(moment, rng.getrandbits(32)), 4), won))
    return found


def expected(match: Match, seed: int) -> float:
    """The share of winning that the search expects of its best option, as it finds it."""
    adviser = make_bot(ADVISER, seed)
    assert isinstance(adviser, Adviser)
    return (1 + adviser.rank(Seat(match))[0].expected) / 2


def _dealt(game: str, seed: int, rng: Random) -> Match:
    """A deal of starter decks, or of a team against a villain at a level."""
    rules = zeton.game(game)
    decks = rng.choice(pairings(game))
    if decks:
        return zeton.new(game, decks=decks, seed=seed)
    options: dict[str, Any] = {name: rng.choice(sorted(choices)) for name, choices in worded_options(rules).items()}
    return zeton.new(game, seats=rng.randint(2, 3), seed=seed, **options)


# ── what the moments say ─────────────────────────────────────────────────────────────────────────────────────────────


def fit(moments: Sequence[Moment], offset: bool) -> Fit:
    """The factor (and, if wanted, the offset) under which the results are likeliest: a logistic regression.

    It is drawn a little toward what the search says by itself, as one more game would, so that few moments do little.
    """
    slope, base = 1.0, 0.0
    for _ in range(STEPS):
        up, aside = 1.0 - slope, -base  # the slope of the likelihood, and its curvature
        xx, x1, one = 1.0, 0.0, 1.0
        for moment in moments:
            x = log_odds(moment.share)
            p = 1 / (1 + exp(-(slope * x + base)))
            weight = p * (1 - p)
            up += (moment.won - p) * x
            aside += moment.won - p
            xx, x1, one = xx + weight * x * x, x1 + weight * x, one + weight
        if offset:
            determinant = xx * one - x1 * x1
            slope += _bounded((up * one - aside * x1) / determinant)
            base += _bounded((aside * xx - up * x1) / determinant)
        else:
            slope += _bounded(up / xx)
    return Fit(round(slope, 3), round(base, 3))


def _bounded(step: float) -> float:
    """A step of Newton's method that never leaps over what it looks for."""
    return max(-0.5, min(0.5, step))


def log_loss(moments: Sequence[Moment], by: Fit) -> float:
    """How far the odds are from the results, on average: 0.693 is knowing nothing."""
    total = 0.0
    for moment in moments:
        p = min(max(by.share(moment.share), 1e-6), 1 - 1e-6)
        total -= moment.won * log(p) + (1 - moment.won) * log(1 - p)
    return total / len(moments)


def held_out(moments: Sequence[Moment], offset: bool) -> tuple[float, float]:
    """The log-loss before and after a fit, over deals that fit has not seen: half of them, then the other half."""
    before = after = 0.0
    for odd in (0, 1):
        seen, unseen = ([m for m in moments if m.deal % 2 == which] for which in (odd, 1 - odd))
        before += log_loss(unseen, Fit()) * len(unseen)
        after += log_loss(unseen, fit(seen, offset)) * len(unseen)
    return before / len(moments), after / len(moments)


class Bin(NamedTuple):
    """Moments whose odds were alike: what was said on average, what came of them, and between what the truth may lie."""

    said: float
    came: float
    low: float
    high: float
    moments: int


def reliability(moments: Iterable[Moment], by: Fit, bins: int = 8) -> list[Bin]:
    """What was said beside what came, in bins of as many moments each."""
    pairs = sorted((by.share(moment.share), moment.won) for moment in moments)
    found = []
    for number in range(bins):
        some = pairs[number * len(pairs) // bins : (number + 1) * len(pairs) // bins]
        if some:
            said, won = (sum(column) for column in zip(*some, strict=True))
            low, high = wilson(won, len(some))
            found.append(Bin(said / len(some), won / len(some), low, high, len(some)))
    return found
