"""How strong the search is with how large a budget: games against ``greedy``; in a cooperative game, the team's share of wins.

    python bench/strength.py games.jsonl --minutes 30 [--budgets 30 100 300 1000] [--games conquest destiny]
    python bench/strength.py games.jsonl --picture docs/strength.svg

Pairs of games are played in turn for every game and budget until the time is over, one line for each game; a run goes on where
the last one stopped. The picture is drawn from the lines (extra ``lab``).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import zeton
from zeton.bots.arena import Fixture, fixtures, play_fixture
from zeton.bots.standings import wilson
from zeton.lab.ladder import BENCHMARKS

DEALS = 200
FIRST_DEAL = 1000  # apart from the deals the bots were tuned on


def plan(game: str, budget: int) -> list[Fixture]:
    """The games of the search with a budget: against greedy, or as a team."""
    cooperative = zeton.game(game).cooperative
    bots = (f"search:iterations={budget}", "greedy")
    planned = fixtures(game, bots, games=DEALS, seed=FIRST_DEAL, **BENCHMARKS[game])
    return [fixture for fixture in planned if not (cooperative and fixture.first)]


def lines(file: Path) -> Iterator[tuple[str, int, bool]]:
    """The games played so far: game, budget, whether the search has won."""
    for line in file.read_text().splitlines() if file.exists() else ():
        game, budget, won = json.loads(line)
        yield game, budget, won


def play(file: Path, games: list[str], budgets: list[int], minutes: float) -> None:
    """Play until the time is over, or every deal is played."""
    played = Counter((game, budget) for game, budget, _ in lines(file))
    left = {(g, b): plan(g, b)[played[g, b] :] for g in games for b in budgets}
    end = monotonic() + 60 * minutes
    for pair in range(0, max(map(len, left.values())), 2):
        for (game, budget), planned in left.items():
            for fixture in planned[pair : pair + 2]:
                if monotonic() > end:
                    return
                won = (0 if zeton.game(game).cooperative else fixture.first) in play_fixture(fixture).winners
                with file.open("a") as out:
                    out.write(json.dumps((game, budget, won)) + "\n")


def results(file: Path) -> dict[str, dict[int, tuple[int, int]]]:
    """For each game and budget, wins and games."""
    wins, games = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for game, budget, won in lines(file):
        wins[game, budget] += won
        games[game, budget] += 1
    return {
        game: {b: (wins[g, b], games[g, b]) for g, b in sorted(games) if g == game}
        for game in zeton.games()
        if any(g == game for g, _ in games)
    }


def draw(found: dict[str, dict[int, tuple[int, int]]], picture: Path) -> None:
    """Shares of wins with their intervals, a line for each game."""
    from matplotlib.figure import Figure  # no pyplot: it would look for a screen

    figure = Figure(figsize=(6.4, 3.6), layout="constrained")
    axes = figure.subplots()
    for number, (game, row) in enumerate(found.items()):
        shares = [100 * wins / games for wins, games in row.values()]
        ends = [[100 * end for end in wilson(wins, games)] for wins, games in row.values()]
        errors = [
            [max(0.0, share - low) for share, (low, _) in zip(shares, ends, strict=True)],
            [max(0.0, high - share) for share, (_, high) in zip(shares, ends, strict=True)],
        ]
        beside = [budget * 1.03 ** (number - 1.5) for budget in row]  # so that intervals do not cover each other
        label = zeton.game(game).title + (", as a team" if zeton.game(game).cooperative else " against greedy")
        axes.errorbar(beside, shares, yerr=errors, marker="o", capsize=3, label=label)
    budgets = sorted({budget for row in found.values() for budget in row})
    axes.set_xscale("log")
    axes.set_xticks(budgets, [str(budget) for budget in budgets])
    axes.minorticks_off()
    axes.set(xlabel="iterations of the search", ylabel="games won, %", ylim=(0, 102))
    axes.axhline(50, color="0.8", zorder=0)
    axes.legend(loc="lower right", fontsize="small")
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None)


def main() -> None:
    """Play, tell what came of it, and draw it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--budgets", type=int, nargs="+", default=[30, 100, 300, 1000])
    parser.add_argument("--games", nargs="+", default=list(zeton.games()))
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    if given.minutes:
        play(given.file, given.games, given.budgets, given.minutes)
    found = results(given.file)
    for game, row in found.items():
        for budget, (wins, games) in row.items():
            low, high = wilson(wins, games)
            print(f"{game:15} {budget:5}  {wins:3} of {games:3}  {wins / games:4.0%}  ({low:.0%} to {high:.0%})")
    if given.picture:
        draw(found, given.picture)


if __name__ == "__main__":
    main()
