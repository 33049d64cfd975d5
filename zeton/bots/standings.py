"""What the games of an arena say: shares of wins with their intervals, and Elo ratings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Any, NamedTuple

import zeton
from zeton.bots.arena import Played, Thinking

Z95 = 1.959964
ELO = 400 / log(10)
LEAST_KNOWN = 1e-6  # of a bot that never met anybody who met the anchor: as good as nothing


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share: what the true share of wins may be after so many games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


@dataclass
class Standing:
    """How a bot stands: against another bot with one pairing of decks, or with its team in a cooperative game."""

    bot: str
    other: str
    decks: tuple[str, ...]
    cooperative: bool
    games: Counter[int] = field(default_factory=Counter)  # by the seat it had
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

    @property
    def share(self) -> float:
        return self.score / self.total

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.total)

    def count(self, played: Played) -> None:
        """Count one game of this bot."""
        seat = 0 if self.cooperative else played.fixture.first
        self.games[seat] += 1
        self.wins[seat] += seat in played.winners
        self.draws += not (played.winners or self.cooperative)
        self.decisions += played.decisions
        self.reasons[played.reason] += 1


def standings(games: Iterable[Played]) -> list[Standing]:
    """How the first bot of each pair stands against the second, deck by deck; in a cooperative game, how each team does."""
    found: dict[tuple[str, str, tuple[str, ...]], Standing] = {}
    for played in games:
        fixture = played.fixture
        cooperative = zeton.game(fixture.game).cooperative
        bot, other = (fixture.bots[0], "") if cooperative else fixture.pair
        key = (bot, other, fixture.deck_names)
        found.setdefault(key, Standing(*key, cooperative)).count(played)
    return [found[key] for key in sorted(found)]


def thinking(games: Iterable[Played]) -> dict[str, Thinking]:
    """How long each bot has thought in all its games."""
    found: dict[str, Thinking] = defaultdict(Thinking)
    for played in games:
        for bot, seat in zip(played.fixture.bots, played.thinking, strict=True):
            sofar = found[bot]
            found[bot] = Thinking(
                sofar.decisions + seat.decisions, sofar.seconds + seat.seconds, max(sofar.longest, seat.longest)
            )
    return dict(found)


class Rating(NamedTuple):
    """A bot's Elo rating, and half of its 95 % interval. The mean of all bots is 0, or an anchor is."""

    bot: str
    elo: float
    margin: float


def results(games: Iterable[Played]) -> dict[tuple[str, str], list[float]]:
    """For every two bots that were compared, the results of the first one: 1, ½ or 0.

    Where the bots play as teams, the result of a deal is who did better in it.
    """
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    teams: dict[tuple[Any, ...], dict[str, float]] = defaultdict(dict)
    for played in games:
        fixture = played.fixture
        first, second = fixture.pair
        if first == second:
            continue  # whoever wins, it says nothing
        if zeton.game(fixture.game).cooperative:
            deal = teams[first, second, fixture.deck_names, fixture.seed]
            deal[fixture.bots[0]] = float(bool(played.winners))
            if len(deal) == 2:
                found[fixture.pair].append((1 + deal[first] - deal[second]) / 2)
        else:
            won = 0.5 if not played.winners else float(fixture.first in played.winners)
            found[fixture.pair].append(won)
    return dict(found)


def ratings(games: Iterable[Played]) -> list[Rating]:
    """Elo ratings that explain the results of these games best, highest first."""
    return rate({pair: (sum(won), len(won)) for pair, won in results(games).items()})


def rate(results: Mapping[tuple[str, str], tuple[float, int]], anchor: str = "") -> list[Rating]:
    """The same from sums: for every two bots that met, what the first scored and of how many games.

    Every two bots that met have one drawn game more than they played, so that a bot which won every game has a rating too.
    An anchor that is among them has 0, and the intervals are those of the distance to it.
    """
    met = {pair: (score + 0.5, played + 1) for pair, (score, played) in results.items()}
    bots = sorted({bot for pair in met for bot in pair})
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(200):
        for bot in bots:
            slope, curve = _slope(bot, met, strength)
            strength[bot] += max(-1.0, min(1.0, slope / curve))
        middle = sum(strength.values()) / max(1, len(bots))
        strength = {bot: value - middle for bot, value in strength.items()}
    variance = {bot: 1 / _slope(bot, met, strength)[1] for bot in bots}
    if anchor in strength:
        variance = _from_anchor(anchor, met, strength)
        strength = {bot: value - strength[anchor] for bot, value in strength.items()}
    rated = [Rating(bot, ELO * strength[bot], ELO * Z95 * sqrt(variance[bot])) for bot in bots]
    return sorted(rated, key=lambda rating: -rating.elo)


def _slope(bot: str, met: dict[tuple[str, str], tuple[float, int]], strength: dict[str, float]) -> tuple[float, float]:
    """How much more the bot has won than its strength explains, and how quickly that changes with its strength."""
    slope = curve = 0.0
    for (first, second), (score, played) in met.items():
        if bot in (first, second):
            other, won = (second, score) if bot == first else (first, played - score)
            expected = 1 / (1 + exp(strength[other] - strength[bot]))
            slope += won - played * expected
            curve += played * expected * (1 - expected)
    return slope, curve


def _from_anchor(anchor: str, met: dict[tuple[str, str], tuple[float, int]], strength: dict[str, float]) -> dict[str, float]:
    """How uncertain the distance of each bot to the anchor is, with all that is uncertain about those in between.

    That is the inverse of the information the games hold about all strengths but the anchor's.
    """
    others = [bot for bot in strength if bot != anchor]
    at = {bot: row for row, bot in enumerate(others)}
    information = [[LEAST_KNOWN * (row == column) for column in at.values()] for row in at.values()]
    for (first, second), (_, played) in met.items():
        expected = 1 / (1 + exp(strength[second] - strength[first]))
        known = played * expected * (1 - expected)
        for bot, other in ((first, second), (second, first)):
            if bot != anchor:
                information[at[bot]][at[bot]] += known
                if other != anchor:
                    information[at[bot]][at[other]] -= known
    uncertain = _inverse(information)
    return {anchor: 0.0, **{bot: uncertain[row][row] for bot, row in at.items()}}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row in range(size):
            if row != at:
                rows[row] = [value - rows[row][at] * pivot for value, pivot in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]


def as_data(game: str, games: list[Played]) -> dict[str, Any]:
    """Everything an arena has found, JSON-able."""
    return {
        "format": 1,
        "game": game,
        "version": zeton.__version__,
        "rules": zeton.game(game).version,
        "standings": [
            {
                "bot": s.bot,
                "against": s.other or None,
                "decks": list(s.decks),
                "games": s.total,
                "score": s.score,
                "share": s.share,
                "interval": list(s.interval),
                "ends": dict(s.reasons),
            }
            for s in standings(games)
        ],
        "elo": [rating._asdict() for rating in ratings(games)],
        "thinking": {
            bot: {"decisions": t.decisions, "seconds": t.seconds, "longest": t.longest} for bot, t in thinking(games).items()
        },
        "games": [
            {
                "bots": list(played.fixture.bots),
                "decks": list(played.fixture.deck_names),
                "seed": played.fixture.seed,
                "options": dict(played.fixture.options),
                "winners": list(played.winners),
                "reason": played.reason,
                "decisions": played.decisions,
            }
            for played in games
        ],
    }
