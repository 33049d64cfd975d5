"""How many instructions the engine takes: a scale that nothing else on the machine disturbs.

    python bench/instructions.py [--games conquest destiny] [--work decision clone] [--save bench/instructions.json]

Each kind of work is counted by ``valgrind --tool=callgrind`` twice, once with twice as much of it to do; the difference, by
what was done more, is what one decision, one copy, one deal or one iteration of the search takes. The same seeds are played on
every machine. ``--save`` keeps the counts in a file, with the commit and the build (interpreted or compiled) they are of.
"""

from __future__ import annotations

import argparse
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
TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)

Work = Callable[[str, int], int]
"""Does so much of one kind of work in a game; says how many times what is counted was done."""


@cache
def pairs_of(name: str) -> list[tuple[str, ...]]:
    """A few pairings of the starter decks of the first box.

    Looking for them takes longer than a game, and so does the first table of a pair: both counts are to have the same ones.
    """
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


def decisions(name: str, times: int) -> int:
    """Random games."""
    return sum(play(new_match(name, number), Random(number)) for number in range(PAIRS * times))


def clones(name: str, times: int) -> int:
    """Copies of a match."""
    found = moments(name)
    for _ in range(40 * times):
        for match in found:
            match.clone()
    return 40 * times * len(found)


def deals(name: str, times: int) -> int:
    """Copies in which the unknown is dealt anew: each moment's deals but the first, as a search needs them."""
    found, rng = moments(name), Random(SEED)
    for match in found:
        match.determinize(0, rng)
    for _ in range(10 * times):
        for match in found:
            match.determinize(0, rng)
    return 10 * times * len(found)


def iterations(name: str, times: int) -> int:
    """Iterations of the search: walking down the trees, playing on, judging."""
    for match in moments(name)[:12]:
        search = Search(Seat(match), Random(SEED), explore=1.0)
        for _ in range(5 * times):
            search.iterate()
    return 5 * times * 12


WORK: dict[str, Work] = {"decision": decisions, "clone": clones, "deal": deals, "iteration": iterations}


def instructions(name: str, work: str, times: int) -> tuple[int, int]:
    """The instructions of a process that does this, and how many times it did it."""
    with TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", sys.executable, __file__]
        done = subprocess.run(
            [*command, "--do", work, "--games", name, "--times", str(times)],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        found = TOTAL.search(counts.read_text())
        assert found is not None, "callgrind has counted nothing"
        return int(found[1]), int(done.stdout)


def count(name: str, work: str) -> int:
    """The instructions that doing it once takes."""
    few, done_few = instructions(name, work, 1)
    many, done_many = instructions(name, work, 2)
    return round((many - few) / (done_many - done_few))


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
    parser.add_argument("--do", choices=WORK, help=argparse.SUPPRESS)
    parser.add_argument("--times", type=int, default=1, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.do:
        print(WORK[given.do](given.games[0], given.times))
        return
    counts: dict[str, dict[str, int]] = {}
    for name in given.games:
        counts[name] = {work: count(name, work) for work in given.work}
        print(f"{name} ({build()}):", ", ".join(f"{work} {number:,}" for work, number in counts[name].items()), flush=True)
    if given.save is not None:
        save(given.save, counts)


if __name__ == "__main__":
    main()
