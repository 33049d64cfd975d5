"""The search bot: searches within its budget, and goes on from its last search where that still fits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from zeton.bots.advice import Advice, Evaluate
from zeton.bots.habits import Habits, Weights, weights_of
from zeton.bots.search import Place, Search
from zeton.bots.seat import Seat
from zeton.bots.tree import Node
from zeton.kernel.decision import Option
from zeton.kernel.garbage import no_cycles_looked_for
from zeton.kernel.match import Match

TIME = 1.0  # seconds, where no budget is given
OFTEN = 8  # iterations between two looks at whether the answer is settled


class SearchBot:
    """Searches for ``time`` seconds, or so many ``iterations``, or whichever ends first (0: no such limit).

    ``explore`` is how eagerly options are tried that have done worse than others, ``evaluate`` who judges how a table stands,
    ``habits`` what it would rather do before it knows more (None: what has been learnt of the game).
    """

    def __init__(
        self,
        seed: int = 0,
        time: float = 0.0,
        iterations: int = 0,
        explore: float = 1.0,
        evaluate: Evaluate = Match.evaluate,
        habits: Weights | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.time = time if time or iterations else TIME
        self.iterations = iterations
        self.explore = explore
        self.evaluate = evaluate
        self.habits = None if habits is None else Habits(habits)
        self.places: list[Place] = []

    def choose(self, seat: Seat) -> Option:
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        return self.search(seat).answer()

    def rank(self, seat: Seat) -> list[Advice]:
        """What it thinks of the options, the best one first."""
        return self.search(seat).rank()

    def search(self, seat: Seat) -> Search:
        """A search to the end of the budget."""
        *_, search = self.think(seat)
        return search

    def think(self, seat: Seat) -> Iterator[Search]:
        """Search; the search is given after each iteration, so that whoever waits can stop it at any moment.

        There is one iteration at least. Another one is only begun if there is time for it, should it take as long as those
        before: so the answer is there in time on a slow or busy machine, too.
        """
        begun = perf_counter()
        if self.habits is None:
            self.habits = Habits(weights_of(seat.view()["game"]))
        search = Search(seat, self.rng, self.explore, self.known_place(seat), self.evaluate, self.habits)
        self.places = search.places
        with no_cycles_looked_for():
            while True:
                search.iterate()
                yield search
                left = self.left(search.iterations, perf_counter() - begun)
                if left < 1 or (search.iterations % OFTEN == 0 and search.is_settled(left)):
                    return

    def left(self, iterations: int, seconds: float) -> float:
        """How many iterations the budget still allows, if they go on as fast as they went."""
        by_number = self.iterations - iterations if self.iterations else float("inf")
        by_time = (self.time - seconds) * iterations / seconds if self.time and seconds else float("inf")
        return min(by_number, by_time)

    def known_place(self, seat: Seat) -> tuple[Node, ...] | None:
        """Where in the trees of the last search this question stands, if everything its seat sees is as it was there."""
        if not self.places:
            return None
        view = seat.view()
        return next((nodes for seen, nodes in self.places if seen == view), None)
