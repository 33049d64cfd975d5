"""The novice: plays as people do in their first games. It has read the rules, looks one move ahead, and makes their mistakes.

It overlooks about every second opportunity to answer what happens, and it would rather do what tempts beginners in its game
(``Game.tempting``: to attack, mostly) than what is better. Both are errors one can see and use; a bot that merely thinks less
plays now well and now at random, and nobody learns from that.
"""

from __future__ import annotations

from zeton.bots.advice import Advice
from zeton.bots.greedy import GreedyBot
from zeton.bots.seat import Seat
from zeton.kernel.decision import Option


class NoviceBot(GreedyBot):
    """Greedy, but for what it overlooks (``forgets``: how often) and what tempts it.

    The game says by how much that seems better than it is, in parts of what lies between the best and the worst option;
    ``eager`` is how many times as much.
    """

    def __init__(self, seed: int = 0, forgets: float = 0.5, eager: float = 1.0, samples: int = 1, time: float = 1.0) -> None:
        super().__init__(seed, samples=samples, rounds=1, time=time)
        self.forgets = forgets
        self.eager = eager

    def choose(self, seat: Seat) -> Option:
        overlooked = self.overlooks(seat)
        return super().choose(seat) if overlooked is None else overlooked

    def overlooks(self, seat: Seat) -> Option | None:
        """What it does if it overlooks that it could answer what happens; None, if it does not, or cannot."""
        game = seat.determinize(self.rng).game
        declines = [option for option in seat.decision.options if option.verb in game.declining]
        if seat.decision.kind not in game.answering or not declines or self.rng.random() >= self.forgets:
            return None
        return declines[0]

    def rank(self, seat: Seat) -> list[Advice]:
        """What it thinks of the options, the best one first: what tempts it is overrated."""
        ranked = super().rank(seat)
        tempting = seat.determinize(self.rng).game.tempting
        values = [advice.expected for advice in ranked]
        span = self.eager * (max(values) - min(values))
        judged = [a._replace(expected=a.expected + span * tempting.get(a.option.verb, 0.0)) for a in ranked]
        return sorted(judged, key=lambda advice: advice.expected, reverse=True)
