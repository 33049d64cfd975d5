"""Paired games between two bots: the same deal is played twice, the second time with the bots changed over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import zeton
from zeton.bots import Bot, Seat, make_bot
from zeton.kernel.match import Match

Z95 = 1.959964


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share: what the true share of wins may be after so many games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def play(match: Match, bots: list[Bot]) -> int:
    """Play a match to its end; how many decisions were made."""
    decisions = 0
    while match.decision is not None:
        match.choose(bots[match.decision.seat].choose(Seat(match)))
        decisions += 1
    return decisions


@dataclass
class Standing:
    """What has come of one pairing of decks: the first bot's wins, by the seat it had."""

    decks: tuple[str, ...]
    games: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    draws: int = 0
    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return sum(self.games.values())

    @property
    def score(self) -> float:
        """Wins, a draw being half of one."""
        return sum(self.wins.values()) + self.draws / 2

    def count(self, match: Match, seat: int, decisions: int) -> None:
        """Count one game in which the first bot had this seat."""
        outcome = match.outcome
        assert outcome is not None
        self.games[seat] += 1
        self.wins[seat] += seat in outcome.winners
        self.draws += not outcome.winners
        self.decisions += decisions
        self.reasons[outcome.reason] += 1


def pairings(game: str) -> list[tuple[str, ...]]:
    """The pairs of starter decks a game can be played with; one empty pair for a game without decks."""
    rules = zeton.game(game)
    found: list[tuple[str, ...]] = []
    for first in rules.decks:
        for second in rules.decks:
            try:
                rules.check_setup((first, second), None, {})
            except zeton.ZetonError:
                continue
            if (second, first) not in found:
                found.append((first, second))
    return found or [()]


def arena(
    game: str, first: str, second: str, *, games: int, decks: tuple[Any, ...] | None = None, seed: int = 0
) -> Iterator[tuple[Standing, Match]]:
    """Play so many pairs of games with each pairing of decks (or with these decks); yields after every game."""
    for bot in (first, second):
        make_bot(bot)  # a wrong spec is said before the first game
    for pair in [decks] if decks else pairings(game):
        names = tuple(str(getattr(deck, "name", deck)) for deck in pair)
        standing = Standing(names)
        for number in range(games):
            for seat in (0, 1):
                match = zeton.new(game, decks=tuple(pair) or None, seed=seed + number)
                specs = (first, second) if seat == 0 else (second, first)
                bots = [make_bot(spec, seed=(seed + number) * 2 + place) for place, spec in enumerate(specs)]
                standing.count(match, seat, play(match, bots))
                yield standing, match
