"""What a search thinks of a choice that was made: whether another one would have been better, and by how much.

A short search finds the best option; then it and the one that was chosen are followed with as many iterations each, through
the same deals of what the seat could not know. So luck, and what only a spectator sees, make no choice look better.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from zeton.bots.calibration import fit_of
from zeton.bots.search import Search
from zeton.bots.search_bot import SearchBot
from zeton.bots.seat import Seat
from zeton.bots.tree import Node
from zeton.kernel.decision import Option

LOOKS = 48  # iterations of the search among all options
FOLLOWS = 32  # iterations by which one option is followed
EAGERNESS = 1.0


class Verdict(NamedTuple):
    """The best option, and the shares of winning (0 to 1) that it promised and that the chosen one left."""

    best: Option
    promised: float
    left: float


def judge(seat: Seat, chosen: Option, seed: int = 0) -> Verdict:
    """Judge a choice of the seat that is asked."""
    best = SearchBot(seed, iterations=LOOKS).rank(seat)[0].option
    left = follow(seat, chosen, seed)
    promised = left if best == chosen else follow(seat, best, seed)
    return Verdict(best, promised, left) if promised > left else Verdict(chosen, left, left)


def follow(seat: Seat, option: Option, seed: int) -> float:
    """The share of winning that an option leaves, over deals that are the same for the same seed."""
    chance = Random(seed)
    search = Search(seat, Random(seed), EAGERNESS)
    roots: tuple[Node, ...] = ()
    for _ in range(FOLLOWS):
        match = seat.determinize(chance)
        roots = roots or tuple(Node() for _ in range(match.seats))
        match.choose(option)
        search.remember(match, search.walk(match, list(roots)))
        search.iterations += 1
    return fit_of(match.game.id).share((1 + search.mean()) / 2)
