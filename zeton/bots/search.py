"""The search: information-set Monte Carlo tree search over deals of what a seat cannot know.

Every iteration deals the unknown anew, walks down the trees of all seats at once (each seat chooses in its own tree, by what it
has seen, so nobody answers what was chosen in secret), tries something new, plays on to the next quiet question, judges the
table with the game's own evaluation and remembers the judgement along the way. In a cooperative game that judgement is
the team's, and so every seat chooses what is best for all.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from zeton.bots.advice import Advice
from zeton.bots.seat import Seat
from zeton.bots.tree import OFFERED, TOTAL, TRIED, Edge, Node
from zeton.kernel.decision import Option
from zeton.kernel.match import Match

LONGEST_PLAYOUT = 60  # decisions, for each quiet question of the horizon
DEEPEST = 200  # decisions in the trees
MOST_PLACES = 200  # places from which the next search may go on

Place = tuple[dict[str, Any], tuple[Node, ...]]
"""What a seat sees at its next question, and where all seats are in their trees then."""


class Search:
    """The search for an answer to one question. It can be stopped after any iteration, and has an answer then."""

    def __init__(self, seat: Seat, rng: Random, horizon: int, explore: float, roots: tuple[Node, ...] | None = None) -> None:
        self.seat = seat
        self.rng = rng
        self.horizon = horizon
        self.explore = explore
        self.roots = roots
        self.iterations = 0
        self.secret = False  # whether the question is one that others must not foresee
        self.places: list[Place] = []
        self._placed: set[Node] = set()
        self._sum = self._squares = 0.0

    # ── one iteration ────────────────────────────────────────────────────────────────────────────────────────────

    def iterate(self) -> None:
        """Deal, walk down the trees, play on, judge, remember."""
        match = self.seat.determinize(self.rng)
        if self.roots is None:
            self.roots = tuple(Node() for _ in range(match.seats))
        self.secret = self.seat.decision.kind in match.game.secret
        path = self.walk(match, list(self.roots))
        self.play_on(match)
        self.remember(match, path)
        self.iterations += 1

    def walk(self, match: Match, nodes: list[Node]) -> list[tuple[int, Edge]]:
        """Choose in the trees until something new has been tried and nothing is half done; the edges on the way.

        So one iteration adds a whole move with all its payments and targets, not one click of it.
        """
        secret, quiet = match.game.secret, match.game.quiet
        explore, rng = self.explore * self.spread(), self.rng
        mine, number = self.seat.seat, self.seat.decision.number
        path: list[tuple[int, Edge]] = []
        new = False
        decision = match.decision
        while decision is not None and not (new and decision.kind in quiet) and len(path) < DEEPEST:
            seat, options = decision.seat, decision.options
            node = nodes[seat]
            chosen = node.select(options, explore, rng)
            option = options[chosen]
            edge = node.edges[option]
            new = new or not edge[TRIED]
            path.append((seat, edge))
            unseen = None if decision.kind in secret else option
            match.choose(chosen)
            decision = match.decision
            asked = None if decision is None else (decision.seat, decision.kind)
            for other, at in enumerate(nodes):
                nodes[other] = at.after(option if other == seat else unseen, asked)
            if decision is not None and decision.seat == mine and decision.number == number + 1:
                self.note_place(match, nodes)
        return path

    def note_place(self, match: Match, nodes: list[Node]) -> None:
        """Note where this seat is asked next, and what it sees there: the next search may begin there."""
        here = nodes[self.seat.seat]
        if here not in self._placed and len(self.places) < MOST_PLACES:
            self._placed.add(here)
            self.places.append((match.view(self.seat.seat), tuple(nodes)))

    def play_on(self, match: Match) -> None:
        """Play on at random until this seat, or in a team anybody, has been asked so many quiet questions.

        (To play a friend's whole turn at random, only to be asked again oneself, would judge what no friend would do.)
        """
        mine, quiet, left = self.seat.seat, match.game.quiet, self.horizon
        team = match.game.cooperative
        below = self.rng.random
        for _ in range(LONGEST_PLAYOUT * self.horizon):
            decision = match.decision
            if decision is None:
                return
            if (team or decision.seat == mine) and decision.kind in quiet:
                left -= 1
                if not left:
                    return
            match.choose(int(below() * len(decision.options)))

    def remember(self, match: Match, path: list[tuple[int, Edge]]) -> None:
        """Add the judgement of the table to every edge on the way, as it is for the seat that chose there."""
        if match.game.cooperative:
            values = [match.evaluate(0)] * match.seats
        else:
            values = [match.evaluate(seat) for seat in range(match.seats)]
        for seat, edge in path:
            edge[TRIED] += 1
            edge[TOTAL] += values[seat]
        value = values[self.seat.seat]
        self._sum += value
        self._squares += value * value

    def spread(self) -> float:
        """How much results differ: what is much in one game, or at one moment of it, is little in another."""
        if self.iterations < 2:
            return 1.0
        mean = self._sum / self.iterations
        return sqrt(max(self._squares / self.iterations - mean * mean, 1e-6))

    # ── what has been found so far ───────────────────────────────────────────────────────────────────────────────

    def rank(self) -> list[Advice]:
        """The options, the one tried most first: the search tries again what does well."""
        edges = self.roots[self.seat.seat].edges if self.roots else {}
        advice = []
        for option in self.seat.decision.options:
            tried, total = edges[option][:OFFERED] if option in edges else (0, 0.0)
            advice.append(Advice(option, total / tried if tried else 0.0, int(tried)))
        advice.sort(key=lambda a: (a.tried, a.expected), reverse=True)
        return advice

    def is_settled(self, left: float) -> bool:
        """Whether so many further iterations cannot change the answer."""
        ranked = self.rank()
        return len(ranked) == 1 or (not self.secret and ranked[0].tried - ranked[1].tried > left)

    def answer(self) -> Option:
        """The best option so far. Where others must not foresee it, one of the good ones."""
        ranked = self.rank()
        return self.mix(ranked) if self.secret else ranked[0].option

    def mix(self, ranked: list[Advice]) -> Option:
        """Any option that may well be as good as the best; the more often the search has tried it, the more likely.

        In simultaneous choices the shares in which both sides try their options tend to a strategy that gives nothing away.
        They are squared, and what is worse by more than half a standard error is left out: a short search tries much that
        is bad, only to know that it is.
        """
        doubt = self.spread() / 2
        good = [a for a in ranked if a.tried and a.expected + doubt / sqrt(a.tried) >= ranked[0].expected]
        if not good:
            return ranked[0].option
        return self.rng.choices(good, [a.tried**2 for a in good])[0].option
