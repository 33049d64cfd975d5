"""The field: every starter deck against every other; in a game for a team, every villain at every level with every number.

It is a simulation like any other, counted here: shares with their intervals for every cell, and for every deck, or every value
of what was played with, alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import product

import zeton
from zeton.bots.arena import pairings
from zeton.bots.standings import wilson
from zeton.lab.simulation import Plan, Row, Setup, worded_options

FIRST_DEAL = 300_000  # apart from all deals that are played elsewhere


def field_plan(game: str, bot: str, games: int, seed: int = FIRST_DEAL) -> Plan:
    """So many deals of each cell of the field; a deck against itself says nothing."""
    rules = zeton.game(game)
    setups = _team_setups(rules) if rules.cooperative else (Setup(pair) for pair in pairings(game) if len(set(pair)) > 1)
    return Plan(game, (bot,), tuple(setups), games, seed)


def _team_setups(rules: zeton.Game) -> Iterable[Setup]:
    worded = worded_options(rules)
    for seats in range(2, rules.seats[1] + 1):
        for values in product(*worded.values()):
            yield Setup((), seats, dict(zip(worded, values, strict=True)))


@dataclass
class Share:
    """How many games of how many were won; a draw is half a win."""

    won: float = 0.0
    games: int = 0

    def count(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def result_of(row: Row, seat: int) -> float:
    """What a seat got of a game: 1, ½ or 0. Nobody's win is a draw, but the loss of all who play together."""
    if not row["winners"] and not zeton.game(row["game"]).cooperative:
        return 0.5
    return float(seat in row["winners"])


Cells = dict[tuple[str, str], Share]


def duels(rows: Iterable[Row]) -> Cells:
    """For every deck against every other, what the first won; both ways. A deck against itself says nothing."""
    found: Cells = {}
    for row in rows:
        first, second = row["decks"]
        if first != second:
            for seat, pair in enumerate(((first, second), (second, first))):
                found.setdefault(pair, Share()).count(result_of(row, seat))
    return found


def by_deck(cells: Cells) -> dict[str, Share]:
    """What each deck has won against all others together, the best first."""
    found: dict[str, Share] = {}
    for (deck, _), share in cells.items():
        sofar = found.setdefault(deck, Share())
        sofar.won += share.won
        sofar.games += share.games
    return dict(sorted(found.items(), key=lambda item: -item[1].share))


def teams(rows: Iterable[Row], of: Callable[[Row], Iterable[str]]) -> dict[str, Share]:
    """What teams have won, by whatever is asked of a game: its level, its villain, who played."""
    found: dict[str, Share] = {}
    for row in rows:
        for what in of(row):
            found.setdefault(what, Share()).count(result_of(row, 0))
    return found


def team_cells(rows: Iterable[Row], across: str, down: str) -> dict[tuple[str, str], Share]:
    """What teams have won by two options, the second with the number of seats: ``("maul", "padawan, 2")``."""
    found: dict[tuple[str, str], Share] = {}
    for row in rows:
        key = row["options"][across], f"{row['options'][down]} {len(row['roles'])}"
        found.setdefault(key, Share()).count(result_of(row, 0))
    return found
