"""The greedy bot: one decision ahead, judged by the game's own evaluation.

It cannot judge a position in which something is half done (a card revealed and not yet paid for, a strike without its damage).
So every option is tried on copies in which the unknown is dealt anew, played on at random until its seat is asked the next
quiet question, and judged there. Options that do badly are dropped while the others are tried more often.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from zeton.bots.advice import Advice, Evaluate
from zeton.bots.seat import Seat
from zeton.kernel.decision import Option
from zeton.kernel.match import Match

LONGEST_PLAYOUT = 60


class GreedyBot:
    """Takes the option after which it stands best.

    ``samples`` is how often each option is tried at first, ``rounds`` how often the better half of the options is tried
    once more, ``time`` the most seconds it may think about one decision, ``evaluate`` who judges how it stands.
    """

    def __init__(
        self, seed: int = 0, samples: int = 4, rounds: int = 3, time: float = 5.0, evaluate: Evaluate = Match.evaluate
    ) -> None:
        self.rng = Random(seed)
        self.samples = samples
        self.rounds = rounds
        self.time = time
        self.evaluate = evaluate

    def choose(self, seat: Seat) -> Option:
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        return self.rank(seat)[0].option

    def rank(self, seat: Seat) -> list[Advice]:
        """What it thinks of the options, the best one first."""
        options = seat.decision.options
        deadline = perf_counter() + self.time
        totals = [0.0] * len(options)
        tried = [0] * len(options)
        left = list(range(len(options)))
        for round_ in range(self.rounds):
            for _ in range(self.samples << round_):
                self.try_all(seat, left, totals, tried)
                if perf_counter() > deadline:
                    break
            left.sort(key=lambda n: totals[n] / tried[n], reverse=True)
            left = left[: (len(left) + 1) // 2]
            if len(left) == 1 or perf_counter() > deadline:
                break
        order = [
            *left,
            *(n for n in sorted(range(len(options)), key=lambda n: totals[n] / tried[n], reverse=True) if n not in left),
        ]
        return [Advice(options[n], totals[n] / tried[n], tried[n]) for n in order]

    def try_all(self, seat: Seat, left: list[int], totals: list[float], tried: list[int]) -> None:
        """Try every option that is left once, all of them in the same deal."""
        deal = seat.determinize(self.rng)
        chance = self.rng.getrandbits(64)
        for number in left:
            match = deal.clone()
            match.choose(number)
            totals[number] += play_on(match, seat.seat, Random(chance), self.evaluate)
            tried[number] += 1


def play_on(match: Match, seat: int, rng: Random, evaluate: Evaluate) -> float:
    """What a seat's position is worth at its (in a team: anybody's) next quiet question, if all play at random until then."""
    team = match.game.cooperative
    for _ in range(LONGEST_PLAYOUT):
        decision = match.decision
        if decision is None or ((team or decision.seat == seat) and match.is_quiet):
            break
        match.choose(rng.randrange(len(decision.options)))
    return evaluate(match, seat)
