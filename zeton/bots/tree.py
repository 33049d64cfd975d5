"""The trees of a search: one for each seat, of what that seat has seen happen.

A node is what a seat has seen since the search began: who was asked what kind of question, and what was answered, as far as
the seat may see that. Which cards lie where differs from deal to deal; so a node counts, for each option, how often it could
have been chosen, besides how often it was and what came of it.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from zeton.kernel.decision import Option

Asked = tuple[int, str] | None
"""The seat that is asked next, and the kind of question; None at the end of the game."""

Edge = list[float]
"""An option at a node: how often it was tried, the sum of what came of it, how often it was offered."""

TRIED, TOTAL, OFFERED = 0, 1, 2


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

    def select(self, options: tuple[Option, ...], explore: float, rng: Random) -> int:
        """The index of the option to try: any that is new, else what did well or was tried little for how often it could be."""
        edges = self.edges
        best, best_score, new = 0, float("-inf"), 0
        for index, option in enumerate(options):
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = [0, 0.0, 0]
            edge[OFFERED] += 1
            tried = edge[TRIED]
            if not tried:
                new += 1
                if rng.random() * new < 1.0:  # each of the new ones with the same chance
                    best = index
            elif not new:
                score = edge[TOTAL] / tried + explore * sqrt(log(edge[OFFERED]) / tried)
                if score > best_score:
                    best, best_score = index, score
        return best
