"""How many instructions the engine takes: a scale that nothing else on the machine disturbs.

    python bench/instructions.py [--games conquest destiny] [--work decision clone] [--save bench/instructions.json]

``valgrind --tool=callgrind`` counts what one decision, one copy, one deal or one iteration of the search takes, in one process
for each game. Everything is loaded and done once before: only what goes on inside a multiplication of matrices is counted,
which is a function of Python that callgrind knows by its name and nothing else here uses. The same seeds are played on every
machine. ``--save`` keeps the counts in a file, with the commit and the build (interpreted or compiled) they are of.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from platform import machine, python_version
from random import Random
from tempfile import TemporaryDirectory

import zeton
from zeton.bots import Seat
from zeton.bots.arena import pairings
from zeton.bots.search import Search
from zeton.kernel.compiling import is_compiled
from zeton.kernel.match import Match

SEED = 7
PAIRS = 4
EVERY = 12  # decisions between two moments of a game at which copies are made, or the search is tried
COUNTED = "PyNumber_MatrixMultiply"
TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)

Done = Callable[[], int]
Work = Callable[[str], Done]
"""Does once what is done only once; what it returns does the work that is counted, and says how many times."""


class Counting:
    """What it is multiplied by is counted."""

    def __matmul__(self, work: Done) -> int:
        return work()


@cache
def pairs_of(name: str) -> list[tuple[str, ...]]:
    """A few pairings of the starter decks of the first box."""
    return pairings(name, zeton.game(name).past)[:PAIRS]


def new_match(name: str, number: int) -> Match:
    """One match for each number: the pairings take turns."""
    pairs = pairs_of(name)
    return zeton.new(name, decks=pairs[number % len(pairs)] or None, seed=SEED + number)


def play(match: Match, rng: Random, at_moments: Callable[[Match], object] = lambda match: None) -> int:
    """Play to the end by chance, and do something at some moments on the way; how many decisions there were."""
    decisions = 0
    while (decision := match.decision) is not None:
        if decisions % EVERY == 0:
            at_moments(match)
        match.choose(int(rng.random() * len(decision.options)))
        decisions += 1
    return decisions


def moments(name: str) -> list[Match]:
    """Moments of two games, to make copies at."""
    found: list[Match] = []
    for number in range(2):
        play(new_match(name, number), Random(number), lambda match: found.append(match.clone()))
    return found


def decisions(name: str) -> Done:
    """Random games."""

    def games(numbers: range) -> int:
        return sum(play(new_match(name, number), Random(number)) for number in numbers)

    games(range(PAIRS))
    return lambda: games(range(PAIRS, 2 * PAIRS))


def clones(name: str) -> Done:
    """Copies of a match."""
    found = moments(name)
    return repeated(found, lambda match: match.clone())


def deals(name: str) -> Done:
    """Copies in which the unknown is dealt anew: each moment's deals but the first, as a search needs them."""
    found, rng = moments(name), Random(SEED)
    for match in found:
        match.determinize(0, rng)
    return repeated(found, lambda match: match.determinize(0, rng))


def iterations(name: str) -> Done:
    """Iterations of the search: walking down the trees, playing on, judging."""
    searches = [Search(Seat(match), Random(SEED), explore=1.0) for match in moments(name)[:12]]

    def think() -> int:
        return len([search.iterate() for search in searches for _ in range(5)])

    think()
    return think


def repeated(found: list[Match], work: Callable[[Match], object]) -> Done:
    """The same for each of these, ten times."""

    def repeat() -> int:
        for _ in range(10):
            for match in found:
                work(match)
        return 10 * len(found)

    return repeat


WORK: dict[str, Work] = {"decision": decisions, "clone": clones, "deal": deals, "iteration": iterations}


def counts_of(name: str, works: list[str]) -> dict[str, int]:
    """The instructions that doing each of these once takes."""
    with TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", sys.executable, __file__]
        command[2:2] = [f"--toggle-collect={COUNTED}", f"--dump-after={COUNTED}"]
        done = subprocess.run(
            [*command, "--do", "--games", name, "--work", *works],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        found: dict[str, int] = {}
        for number, (work, times) in enumerate(zip(works, done.stdout.split(), strict=True), 1):
            total = TOTAL.search(counts.with_name(f"counts.{number}").read_text())
            assert total is not None and int(total[1]), "callgrind has counted nothing"
            found[work] = round(int(total[1]) / int(times))
        return found


def counted(work: Done) -> int:
    """Do what is counted; what was there before it is no garbage to look through meanwhile."""
    gc.collect()
    gc.freeze()
    return Counting() @ work


def build() -> str:
    """Which engine runs: the sources as they are, or what was compiled from them."""
    return "compiled" if is_compiled() else "interpreted"


def save(path: Path, counts: dict[str, dict[str, int]]) -> None:
    """Add the counts to those that are kept."""
    kept = json.loads(path.read_text()) if path.exists() else []
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    kept.append({"commit": commit, "build": build(), "python": python_version(), "machine": machine(), "counts": counts})
    path.write_text(json.dumps(kept, indent=1) + "\n")


def main() -> None:
    """Count, print a line for each game, and keep the counts if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=zeton.games(), default=list(zeton.games()))
    parser.add_argument("--work", nargs="+", choices=WORK, default=list(WORK))
    parser.add_argument("--save", type=Path)
    parser.add_argument("--do", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.do:
        print(*(counted(WORK[work](given.games[0])) for work in given.work))
        return
    counts: dict[str, dict[str, int]] = {}
    for name in given.games:
        counts[name] = counts_of(name, given.work)
        print(f"{name} ({build()}):", ", ".join(f"{work} {number:,}" for work, number in counts[name].items()), flush=True)
    if given.save is not None:
        save(given.save, counts)


if __name__ == "__main__":
    main()
