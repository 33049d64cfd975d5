"""The search: information-set Monte Carlo tree search over deals of what a seat cannot know.

Every iteration deals the unknown anew, walks down the trees of all seats at once (each seat chooses in its own tree, by what it
has seen, so nobody answers what was chosen in secret), tries something new, finishes what is half done, judges the table with
the game's own evaluation and remembers the judgement along the way. In a cooperative game that judgement is the team's,
and so every seat chooses what is best for all.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from zeton.bots.advice import Advice, Evaluate
from zeton.bots.habits import Habits
from zeton.bots.seat import Seat
from zeton.bots.tree import Edge, Hearsay, Node
from zeton.kernel.decision import Option
from zeton.kernel.match import Match

DEEPEST: Final = 400  # edges on the way, two for each decision
WELL_KNOWN: Final = 6  # how often a place is come to before it is worth going on from there
TRUST: Final = 0.3  # what habits are worth: how much less good an option is taken for that is liked e times less, in spreads
MOST_PLACES: Final = 200  # places from which the next search may go on

Place = tuple[dict[str, Any], tuple[Node, ...]]
"""What a seat sees at its next question, and where all seats are in their trees then."""


class Search:
    """The search for an answer to one question. It can be stopped after any iteration, and has an answer then."""

    def __init__(
        self,
        seat: Seat,
        rng: Random,
        explore: float,
        roots: tuple[Node, ...] | None = None,
        evaluate: Evaluate = Match.evaluate,
        habits: Habits | None = None,
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.explore = explore
        self.habits = Habits({}) if habits is None else habits
        self.evaluate = evaluate
        self.roots = roots
        self.iterations = 0
        self.options = seat.decision.options  # those that differ
        self.secret = False  # whether the question is one that others must not foresee
        self.places: list[Place] = []
        self._come_to: dict[Node, int] = {}
        self._everywhere: dict[tuple[int, str], Hearsay] = {}
        self._sum = self._squares = 0.0

    # ── one iteration ────────────────────────────────────────────────────────────────────────────────────────────

    def iterate(self) -> None:
        """Deal, walk down the trees, judge, remember."""
        match = self.seat.determinize(self.rng)
        if self.roots is None:
            self.roots = tuple(Node() for _ in range(match.seats))
        self.secret = self.seat.decision.kind in match.game.secret
        self.options = match.game.distinct(match.table, self.seat.decision.options)
        path = self.walk(match, list(self.roots))
        self.remember(match, path)
        self.iterations += 1

    def walk(self, match: Match, nodes: list[Node]) -> list[tuple[int, Edge]]:
        """Choose in the trees until something new has been tried and the table can be judged; the edges on the way.

        So one iteration adds a whole move with all its payments and targets, not one click of it.
        """
        game = match.game
        unfinished, secret = game.turn_to_finish(match.table), game.secret
        spread, mean, rng = self.spread(), self.mean(), self.rng
        explore, trust = self.explore * spread, TRUST * spread
        mine, number, team = self.seat.seat, self.seat.decision.number, game.cooperative
        path: list[tuple[int, Edge]] = []
        new = False
        decision = match.decision
        while decision is not None and not (new and can_be_judged(match, unfinished)) and len(path) < DEEPEST:
            seat = decision.seat
            asked_here = seat == mine and decision.number == number
            options = self.options if asked_here else game.foreseen(match.table, decision.options)
            node, everywhere = nodes[seat], self.hearsay(match, seat, decision.kind)
            chosen = node.select(options, explore, everywhere, mean if team or seat == mine else -mean, trust, rng)
            option = options[chosen]
            edge = node.edges[option]
            new = new or not edge.tried
            path += ((seat, edge), (seat, everywhere.edge(option)))
            unseen = None if decision.kind in secret else option
            match.table.answer(option)  # one of those that are offered: nobody has to look
            decision = match.decision
            asked = None if decision is None else (decision.seat, decision.kind)
            for other, at in enumerate(nodes):
                nodes[other] = at.after(option if other == seat else unseen, asked)
            if decision is not None and decision.seat == mine and decision.number == number + 1:
                self.note_place(match, nodes)
        return path

    def hearsay(self, match: Match, seat: int, kind: str) -> Hearsay:
        """What came of options wherever the seat was asked such a question."""
        heard = self._everywhere.get((seat, kind))
        if heard is None:
            heard = self._everywhere[seat, kind] = Hearsay(self.habits.at(match.table, seat, kind))
        return heard

    def note_place(self, match: Match, nodes: list[Node]) -> None:
        """Note where this seat is often asked next, and what it sees there: the next search may begin there."""
        here = nodes[self.seat.seat]
        self._come_to[here] = times = self._come_to.get(here, 0) + 1
        if times == WELL_KNOWN and len(self.places) < MOST_PLACES:
            self.places.append((match.view(self.seat.seat), tuple(nodes)))

    def remember(self, match: Match, path: list[tuple[int, Edge]]) -> None:
        """Add the judgement of the table to every edge on the way: what is good for a seat is bad for who plays against it."""
        mine, team = self.seat.seat, match.game.cooperative
        value = self.evaluate(match, mine)
        for seat, edge in path:
            edge.tried += 1.0
            edge.total += value if team or seat == mine else -value
        self._sum += value
        self._squares += value * value

    def spread(self) -> float:
        """How much results differ: what is much in one game, or at one moment of it, is little in another."""
        if self.iterations < 2:
            return 1.0
        return sqrt(max(self._squares / self.iterations - self.mean() ** 2, 1e-6))

    def mean(self) -> float:
        """The mean of all results so far."""
        return self._sum / self.iterations if self.iterations else 0.0

    # ── what has been found so far ───────────────────────────────────────────────────────────────────────────────

    def rank(self) -> list[Advice]:
        """The options, the one tried most first: the search tries again what does well."""
        edges = self.roots[self.seat.seat].edges if self.roots else {}
        advice = []
        for option in self.options:
            edge = edges.get(option)
            expected = edge.total / edge.tried if edge is not None and edge.tried else 0.0
            advice.append(Advice(option, expected, 0 if edge is None else int(edge.tried)))
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


def can_be_judged(match: Match, unfinished: int | None) -> bool:
    """Whether nothing is half done, and the turn that was to be finished is over."""
    return match.is_quiet and (unfinished is None or match.game.turn_to_finish(match.table) != unfinished)
