"""The trees of a search: one for each seat, of what that seat has seen happen.

A node is what a seat has seen since the search began: who was asked what kind of question, and what was answered, as far as
the seat may see that. Which cards lie where differs from deal to deal; so a node counts, for each option, how often it could
have been chosen, besides how often it was and what came of it. Where little is known of an option yet, what came of it at
other nodes is taken into account, and where nothing is, how it is liked by habit.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from typing import Final

from zeton.bots.habits import Liking
from zeton.kernel.decision import Option

Asked = tuple[int, str] | None
"""The seat that is asked next, and the kind of question; None at the end of the game."""

HEARSAY: Final = 1.0  # for how many tries what has come of an option elsewhere counts
LEAST_LIKED: Final = -5.0  # nothing is liked less than this, compared with what is liked most
TIE: Final = 1e-6  # scores that differ by less are equal


class Edge:
    """An option at a node: how often it was tried, the sum of what came of it, how often it was offered, how it is liked."""

    __slots__ = ("liked", "offered", "total", "tried")

    def __init__(self, tried: float = 0.0, total: float = 0.0, offered: float = 0.0, liked: float = 0.0) -> None:
        self.tried = tried
        self.total = total
        self.offered = offered
        self.liked = liked


class Node:
    """What a seat has seen since the search began."""

    __slots__ = ("edges", "following")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.following: dict[tuple[Option | None, Asked], Node] = {}

    def after(self, seen: Option | None, asked: Asked) -> Node:
        """The node after an answer (None: an answer this seat does not see) and the question that follows it."""
        key = (seen, asked)
        node = self.following.get(key)
        if node is None:
            node = self.following[key] = Node()
        return node

    def edge(self, option: Option) -> Edge:
        """An option at this node, as it has done so far."""
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge()
        return edge

    def select(
        self, options: tuple[Option, ...], explore: float, elsewhere: Node, mean: float, trust: float, rng: Random
    ) -> int:
        """The index of the option to try: what did well, here or elsewhere, or was tried little for how often it could be.

        What is not known at all is taken for as good as the mean of everything, and for worse the less it is liked; which of
        several such ones is tried is chance.
        """
        edges, noise = self.edges, rng.random
        heard = [elsewhere.edge(option) for option in options]
        most = max([edge.liked for edge in heard])
        best, best_score = 0, -inf
        for index, option in enumerate(options):
            edge, known = edges.get(option), heard[index]
            if edge is None:
                edge = edges[option] = Edge()
            edge.offered = offered = edge.offered + 1.0
            guess = (known.total + mean + trust * max(known.liked - most, LEAST_LIKED)) / (known.tried + 1.0)
            tried = edge.tried + HEARSAY
            score = (edge.total + HEARSAY * guess) / tried + explore * sqrt(log(offered + 1.0) / tried) + TIE * noise()
            if score > best_score:
                best, best_score = index, score
        return best


class Hearsay(Node):
    """What came of options at all questions of a kind; and how they are liked, before anything has come of them."""

    __slots__ = ("liking",)

    def __init__(self, liking: Liking) -> None:
        super().__init__()
        self.liking = liking

    def edge(self, option: Option) -> Edge:
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge(liked=self.liking.of(option))
        return edge
