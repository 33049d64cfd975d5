"""The ladder: the same deals against the same baselines for every bot, and what came of it, kept with the commit.

Where all play together nobody meets a baseline: a team plays against the game, and its share of wins is what is kept. A change
of a bot is accepted by games alone. ``climb`` measures a bot on the fixed benchmark of a game; ``better`` asks of two bots
which is stronger, over deals that no benchmark has, and stops when it is known (``sprt``).
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, astuple, dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import zeton
from zeton.bots.arena import Fixture, Played, fixtures, play_fixture
from zeton.bots.ratings import MEASURED_AS, TEAMS_MEASURED_AS
from zeton.bots.standings import Rating, rate, results, wilson
from zeton.kernel.errors import BadRecord, BadSetup
from zeton.lab.lines import add_lines, of_types, read_lines
from zeton.lab.sprt import Sprt
from zeton.lab.workers import spread

FIRST_DEAL = 700_000  # of the benchmark: no bot may be tuned on them
FRESH_DEAL = 800_000  # of comparisons
DEALS = 5  # of each pairing of decks, or of each team
ANCHOR = "greedy"  # whose rating is 0
FIXED = ("random", ANCHOR)  # who are the same at every commit, and tie the bots of different ones together
BASELINES = (*FIXED, "search:iterations=100")
ALONE = ""  # the baseline of a team
BENCHMARKS: Mapping[str, dict[str, Any]] = {
    "star_wars_lcg": {"options": {"pool": "core"}},
    "conquest": {"options": {"pool": "core"}},
    "destiny": {"options": {"pool": "legacies"}},
    "clone_wars": {"seats": 2, "options": {"villain": "ventress", "difficulty": "padawan"}},
}
"""What is always the same: decks of boxes that come later change no benchmark."""
PAIRS_AT_ONCE = 8  # results between two looks at the test: always as many, so that the answer depends on the seeds alone


@dataclass(frozen=True)
class Rung:
    """What a bot, or a team of it, has come to against a baseline in the benchmark of a game."""

    game: str
    rules: str
    commit: str
    bot: str
    baseline: str
    games: int
    score: float
    first_deal: int = FIRST_DEAL
    deals: int = DEALS

    @property
    def name(self) -> str:
        """What the bot is called on the ladder."""
        return self._of_commit(self.bot)

    @property
    def other(self) -> str:
        """What the baseline is called: a search of another commit is another bot, whoever it is that climbs."""
        return self._of_commit(self.baseline)

    def _of_commit(self, bot: str) -> str:
        return bot if bot in FIXED or not self.commit else f"{bot} @ {self.commit}"


def baselines(game: str, bot: str) -> list[str]:
    """Against whom a bot is measured."""
    return [ALONE] if zeton.game(game).cooperative else [other for other in BASELINES if other != bot]


def benchmark(game: str, bot: str, baseline: str, deals: int = DEALS) -> list[Fixture]:
    """The games of a bot against a baseline, or those of its team."""
    if baseline != ALONE:
        return fixtures(game, (bot, baseline), games=deals, seed=FIRST_DEAL, **BENCHMARKS.get(game, {}))
    other = next(other for other in FIXED if other != bot)
    met = fixtures(game, (bot, other), games=deals, seed=FIRST_DEAL, **BENCHMARKS.get(game, {}))
    return [replace(fixture, pair=(bot, ALONE)) for fixture in met if bot in fixture.bots]


def climb(planned: list[Fixture], workers: int = 0) -> Iterator[Played]:
    """Play a benchmark; each game as it ends."""
    yield from spread(play_fixture, planned, workers)


def rung(game: str, bot: str, baseline: str, played: Iterable[Played], deals: int = DEALS) -> Rung:
    """What has come of a benchmark."""
    if baseline == ALONE:
        won = [float(bool(one.winners)) for one in played]
    else:
        (won,) = results(played).values()
    return Rung(game, zeton.game(game).version, commit_of(), bot, baseline, len(won), sum(won), deals=deals)


def commit_of() -> str:
    """The commit of the code that plays; a plus says that something was changed since. Empty where there is none."""
    here = Path(zeton.__file__).parent
    try:
        return _git(here, "rev-parse", "--short", "HEAD") + ("+" if _git(here, "status", "--porcelain", "--", ".") else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(where: Path, *command: str) -> str:
    return subprocess.run(["git", *command], cwd=where, capture_output=True, text=True, check=True).stdout.strip()


# ── what is kept ─────────────────────────────────────────────────────────────────────────────────────────────────────


def kept(file: Path) -> list[Rung]:
    """The results in a file of the ladder, one for each line."""
    return read_lines(file, _understood, lambda number: BadRecord("no-ladder", file=file))


def _understood(line: Any) -> Rung:
    one = Rung(**line)
    if not of_types(astuple(one), str, str, str, str, str, int, int | float, int, int):
        raise TypeError
    return one


def keep(file: Path, *found: Rung) -> None:
    """Add results to a file."""
    add_lines(file, map(asdict, found))


def ladder(game: str, found: Iterable[Rung]) -> list[Rating]:
    """The Elo ratings of all bots of a game, highest first; the anchor has 0."""
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for one in found:
        if one.game == game:
            score, games = met.get((one.name, one.other), (0.0, 0))
            met[one.name, one.other] = score + one.score, games + one.games
    return rate(met, ANCHOR)


class Share(NamedTuple):
    """How many games teams of a bot have won."""

    bot: str
    won: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the true share may lie."""
        return wilson(self.won, self.games)


def shares(game: str, found: Iterable[Rung]) -> list[Share]:
    """What teams of each bot have won of a game that all play together, the best first."""
    met: dict[str, Share] = {}
    for one in found:
        if one.game == game and one.baseline == ALONE:
            sofar = met.get(one.name, Share(one.name, 0.0, 0))
            met[one.name] = Share(one.name, sofar.won + one.score, sofar.games + one.games)
    return sorted(met.values(), key=lambda share: -share.won / share.games)


def levels(game: str, found: Iterable[Rung]) -> dict[str, int]:
    """How strong the levels people play with are, each as it was measured last (``zeton.bots.ratings`` keeps it): their Elo,
    or what of a hundred games teams of them win."""
    found = list(found)
    if zeton.game(game).cooperative:
        measured_as = TEAMS_MEASURED_AS
        rated = {share.bot: _of_a_hundred(share) for share in shares(game, found)}
    else:
        measured_as = MEASURED_AS
        rated = {rating.bot: round(rating.elo) for rating in ladder(game, found)}
    names = {one.bot: one.name for one in found if one.game == game}
    as_measured = {level: names.get(bot, bot) for level, bot in measured_as.items()}
    return {level: rated[name] for level, name in as_measured.items() if name in rated}


def _of_a_hundred(share: Share) -> int:
    """Who has won every game is told as if one more had been drawn: nobody wins for certain."""
    drawn = share.won == share.games
    return round(100 * (share.won + drawn / 2) / (share.games + drawn))


# ── is this better? ──────────────────────────────────────────────────────────────────────────────────────────────────


class Sofar(NamedTuple):
    """What a comparison has come to: the mean result of each deal, the evidence, and the answer if it is known."""

    deals: list[float]
    evidence: float
    answer: bool | None


def better(game: str, new: str, old: str, test: Sprt, workers: int = 0, most: int = 2000) -> Iterator[Sofar]:
    """Play deals, both bots in both seats, until it is known which is better, or as many deals as may be are played."""
    if new == old:
        raise BadSetup("same-bots", bot=new)
    pairs = _pairs(game, (new, old), BENCHMARKS.get(game, {}))
    deals: list[float] = []
    while len(deals) < most:
        some = list(islice(pairs, min(PAIRS_AT_ONCE, most - len(deals))))
        played = list(spread(play_fixture, [fixture for pair in some for fixture in pair], workers))
        deals += _deal_results(some, played)
        found = Sofar(deals, test.evidence(deals), test.answer(deals))
        yield found
        if found.answer is not None:
            return


def _pairs(game: str, bots: tuple[str, str], settings: dict[str, Any]) -> Iterator[list[Fixture]]:
    """The two games of every deal, pairing by pairing."""
    for deal in count(FRESH_DEAL):
        planned = fixtures(game, bots, games=1, seed=deal, **settings)
        yield from (planned[at : at + 2] for at in range(0, len(planned), 2))


def _deal_results(pairs: list[list[Fixture]], played: list[Played]) -> list[float]:
    """What the first bot got of each deal, in the order of the deals, however the games ended."""
    found = []
    for pair in pairs:
        of_pair = [game for game in played if game.fixture in pair]
        (won,) = results(of_pair).values()
        found.append(sum(won) / len(won))
    return found
