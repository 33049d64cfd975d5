"""Proofs: whether a seat can reach a goal whatever the others do and however chance falls.

Every line of play is tried. What is left to chance is lost, unless the game is one in which everything is (``goal.throws``):
there it is tried so many times over, and the goal must be reached each time. So a proof holds against everybody and against
bad luck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from zeton import Match, Option
from zeton.kernel.chance import scramble
from zeton.school.goal import Goal


class TooLong(Exception):
    """There are more lines than were to be tried."""


@dataclass(slots=True)
class Prover:
    """Tries all lines of play, up to so many positions."""

    goal: Goal
    most: int
    tried: int = 0
    known: dict[str, bool] = field(default_factory=dict)

    def wins(self, match: Match) -> bool:
        """Whether the seat reaches the goal from here, for certain. The goal is neither reached nor lost before."""
        place = match.digest()
        if place not in self.known:
            self.known[place] = self._wins(match)
        return self.known[place]

    def _wins(self, match: Match) -> bool:
        decision = match.decision
        assert decision is not None
        mine = decision.seat == self.goal.seat
        for option in unlike(match):
            if self.wins_by(match, option) == mine:
                return mine
        return not mine

    def wins_by(self, match: Match, option: Option) -> bool:
        """Whether the goal is reached for certain if this is chosen."""
        since = match.happened
        after = self._after(match, option)
        if after.chance == match.chance:
            return self._reached(after, since)
        throws = self.goal.throws
        rng = Random(self.tried)
        return throws > 0 and all(self._reached(self._after(match, option, rng), since) for _ in range(throws))

    def _after(self, match: Match, option: Option, rng: Random | None = None) -> Match:
        self.tried += 1
        if self.tried > self.most:
            raise TooLong
        after = match.clone()
        if rng is not None:
            after.table.chance = scramble(rng.getrandbits(64))
        after.choose(option)
        return after

    def _reached(self, after: Match, since: int) -> bool:
        state = self.goal.state(after, since)
        return self.wins(after) if state is None else state


def unlike(match: Match) -> list[Option]:
    """The options, of copies that nothing distinguishes only one."""
    assert match.decision is not None
    seat = match.decision.seat
    found: dict[str, Option] = {}
    for option in match.decision.options:
        looks = [_looks(match, card, seat) if card else None for card in (option.card, option.target)]
        found.setdefault(repr((option.verb, *looks, option.number)), option)
    return list(found.values())


def _looks(match: Match, card: int, seat: int) -> tuple[str, dict[str, Any]]:
    return match.table.cards[card].title, match.game.marks(match.table, card, seat)
