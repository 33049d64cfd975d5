"""How hard The Clone Wars is: the team's share of wins for each level, number of Jedi and villain.

    python bench/difficulty.py games.jsonl --budget 1000 --games 2 --workers 2 [--levels padawan] [--jedi 2 3] [--villains maul]
    python bench/difficulty.py games.jsonl --components own.json     # another box, to compare its numbers with ours
    python bench/difficulty.py games.jsonl --first 50000             # other deals, to try numbers on before they are measured
    python bench/difficulty.py games.jsonl --games 0                 # only the tables

Every cell gets as many games as asked for, one of each cell in turn, so that a run stopped early has played all levels, numbers
of Jedi and villains about as often; each game is one line of the file, and a run goes on where the last one stopped. Every game
has a deal of its own, the same for every budget and every box: games of one deal have the same cards in the same order at every
level, and would be won or lost together. Budgets are iterations, not seconds, so that other work on the machine changes
nothing. Printed are the cells, their margins, and how far the team came (extra ``cli``).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import exp
from operator import itemgetter
from pathlib import Path
from time import process_time
from typing import Any

from rich.progress import track

import zeton
from zeton.bots import Bot, make_bot
from zeton.bots.arena import play
from zeton.bots.standings import wilson
from zeton.games.clone_wars.box import Box
from zeton.games.clone_wars.components import read_box, read_components, standard_box
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import COMPLETED

FIRST_DEAL = 20_000  # apart from the deals the numbers and the bots were tuned on
JEDI = (2, 3, 4, 5)
GOAL = {"padawan": 0.70, "jedi_knight": 0.55, "jedi_master": 0.45, "grand_master": 0.35}
"""What a good team should win at each level."""


@dataclass(frozen=True)
class Played:
    """A game and what came of it."""

    box: str  # the fingerprint of the components
    budget: int
    level: str
    jedi: int
    villain: str
    deal: int
    won: bool
    finale: bool
    missions: int
    turns: int
    threat: int
    seconds: float

    @property
    def key(self) -> tuple[str, int, str, int, str, int]:
        return self.box, self.budget, self.level, self.jedi, self.villain, self.deal


Planned = tuple[str | None, int, str, int, str, int]
"""The component file (None: ours), budget, level, number of Jedi, villain and deal of a game to be played."""


def play_one(planned: Planned) -> Played:
    """Play one game, all seats by the search with its budget in iterations (0: greedy)."""
    components, budget, level, jedi, villain, deal = planned
    options: dict[str, Any] = {"villain": villain, "difficulty": level, "components": components}
    match = zeton.new("clone_wars", seats=jedi, seed=deal, **options)
    spec = f"search:iterations={budget}" if budget else "greedy"
    bots: list[Bot] = [make_bot(spec, seed=deal * jedi + seat) for seat in range(jedi)]
    begun = process_time()
    play(match, bots)
    table = match.table
    assert isinstance(table, CloneWarsTable)
    return Played(
        box_of(components).fingerprint, budget, level, jedi, villain, deal, bool(match.outcome and match.outcome.winners),
        table.finale, len(table.pile(COMPLETED, 0)), table.turn, table.threat, round(process_time() - begun, 1),
    )  # fmt: skip


def box_of(components: str | None) -> Box:
    """The box a component file describes."""
    read = read_components(components)
    return standard_box() if read is None else read_box(read)


def games_in(file: Path) -> list[Played]:
    """The games played so far."""
    return [Played(**json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def plan(given: argparse.Namespace, played: Iterable[Played]) -> list[Planned]:
    """The games still to be played, one of each cell in turn.

    The cells come in the order of a Latin square: every sixteen games have all levels with all numbers of Jedi, every villain
    as often with each of them.
    """
    known = {game.key for game in played}
    box = box_of(given.components)
    cells = [
        ((i + j + k) % len(box.villains), (level, jedi, villain))
        for i, level in enumerate(GOAL)
        for j, jedi in enumerate(JEDI)
        for k, villain in enumerate(box.villains)
    ]
    in_turn = [cell for _, cell in sorted(cells, key=itemgetter(0))]
    return [
        (given.components, given.budget, level, jedi, villain, deal)
        for deal, (level, jedi, villain) in enumerate(in_turn * given.games, given.first)
        if level in given.levels and jedi in given.jedi and villain in given.villains
        if (box.fingerprint, given.budget, level, jedi, villain, deal) not in known
    ]


def play_all(planned: list[Planned], workers: int) -> Iterator[Played]:
    """Play over so many processes; games as they end."""
    if workers == 1:
        yield from map(play_one, planned)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        running = [pool.submit(play_one, game) for game in planned]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            for future in running:
                future.cancel()


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


def share(games: list[Played]) -> str:
    """Wins of games, in per cent, with the 95 % interval of Wilson."""
    if not games:
        return "–"
    wins = sum(game.won for game in games)
    low, high = wilson(wins, len(games))
    return f"{wins} of {len(games)}: {wins / len(games):.0%} ({100 * low:.0f}–{100 * high:.0f})"


def tables(games: list[Played]) -> Iterator[str]:
    """Levels × Jedi × villains, the margins, and how games were lost: lines in Markdown."""
    villains = ordered((game.villain for game in games), standard_box().villains)
    levels = ordered((game.level for game in games), GOAL)
    yield "| level | Jedi | " + " | ".join(villains) + " | all |"
    yield "|---" * (len(villains) + 3) + "|"
    for level in levels:
        for jedi in sorted({game.jedi for game in games}):
            row = [game for game in games if (game.level, game.jedi) == (level, jedi)]
            cells = [[game for game in row if game.villain == villain] for villain in villains]
            wins = (f"{sum(game.won for game in cell)}/{len(cell)}" for cell in cells)
            yield f"| {level} | {jedi} | " + " | ".join(wins) + f" | {share(row)} |"
    yield ""
    yield "| | won | adjusted | reached the finale | missions | turns | threat |"
    yield "|---|---|---|---|---|---|---|"
    fitted = adjusted(games)
    margins: list[tuple[str, Callable[[Played], object], Iterable[object]]] = [
        ("level", lambda game: game.level, levels),
        ("Jedi", lambda game: game.jedi, JEDI),
        ("villain", lambda game: game.villain, villains),
        ("", lambda game: "all", ("all",)),
    ]
    for what, of, values in margins:
        for value in values:
            some = [game for game in games if of(game) == value]
            if some:
                yield f"| {what} {value} | {share(some)} | {fitted.get((what, value), '')} | " + " | ".join(means(some)) + " |"


def means(games: list[Played]) -> list[str]:
    """How many reached the finale; missions, turns and threat on average."""
    count = len(games)
    finale = sum(game.finale for game in games) / count
    return [f"{finale:.0%}", *(f"{sum(getattr(g, of) for g in games) / count:.1f}" for of in ("missions", "turns", "threat"))]


def ordered(found: Iterable[str], order: Iterable[str]) -> list[str]:
    """What was found, each once, in an order."""
    some = set(found)
    return [name for name in order if name in some]


def adjusted(games: list[Played], ridge: float = 0.5) -> dict[tuple[str, object], str]:
    """The shares a logistic regression over level, number of Jedi and villain gives each of them with all else equal.

    Few games in many cells tell little of one cell, but much of the three margins. The ridge stands for half a game of doubt.
    """
    rows = [[("", "all"), ("level", game.level), ("Jedi", game.jedi), ("villain", game.villain)] for game in games]
    weights: dict[tuple[str, object], float] = defaultdict(float)
    for _ in range(400):
        gradient: dict[tuple[str, object], float] = defaultdict(float)
        curvature: dict[tuple[str, object], float] = defaultdict(float)
        for game, row in zip(games, rows, strict=True):
            expected = 1 / (1 + exp(-sum(weights[key] for key in row)))
            for key in row:
                gradient[key] += game.won - expected
                curvature[key] += expected * (1 - expected)
        for key in gradient:
            strength = 0.0 if key[0] == "" else ridge
            weights[key] += 0.5 * (gradient[key] - strength * weights[key]) / (curvature[key] + strength + 1e-6)
            weights[key] = max(-6.0, min(6.0, weights[key]))
    base = weights["", "all"]
    return {key: f"{1 / (1 + exp(-base - weight)):.0%}" for key, weight in weights.items() if key[0]}


def main() -> None:
    """Play, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--budget", type=int, default=1000, help="iterations of the search; 0: greedy")
    parser.add_argument("--games", type=int, default=1, help="of each cell")
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the deal of the first game")
    parser.add_argument("--levels", nargs="+", default=list(GOAL), choices=list(GOAL))
    parser.add_argument("--jedi", type=int, nargs="+", default=list(JEDI))
    parser.add_argument("--villains", nargs="+", default=list(standard_box().villains))
    parser.add_argument("--components", help="a component file; without it, ours")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    planned = plan(given, games_in(given.file))
    if planned:
        with given.file.open("a") as out:
            for game in track(play_all(planned, given.workers), total=len(planned), description="playing"):
                out.write(json.dumps(asdict(game)) + "\n")
                out.flush()
    box = box_of(given.components).fingerprint
    print("\n".join(tables([game for game in games_in(given.file) if (game.box, game.budget) == (box, given.budget)])))


if __name__ == "__main__":
    main()
