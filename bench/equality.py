"""Whether the compiled engine plays the very same games as its sources: random games of every game, compared move by move.

    python tools/fast.py
    python bench/equality.py --number 10000 [--games conquest destiny] [--first 0]

The games are played in two processes, one from the sources, the other from build/fast. Each tells a digest of everything for
every few games: of all tables and questions on the way, of copies in which the unknown is dealt anew, of evaluations, of the
log as every seat reads it. The first difference is said, with the seeds among which it lies, and the command fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "fast"
PORTION = 20  # games told of at once
OFTEN = 13  # decisions between two looks at everything


def play(name: str, seed: int) -> bytes:
    """A random game, and what came of it."""
    import zeton

    seen = blake2b(digest_size=16)
    rng = Random(seed)
    match = zeton.new(name, seed=seed, **zeton.game(name).random_setup(rng))
    decisions = 0
    while (decision := match.decision) is not None:
        seen.update(repr(decision).encode())
        if decisions % OFTEN == 0:
            dealt = match.determinize(decision.seat, rng)
            judged = [match.evaluate(seat) for seat in range(match.seats)]
            seen.update(repr((match.digest(), dealt.digest(), dealt.decision, judged, match.is_quiet)).encode())
        match.choose(int(rng.random() * len(decision.options)))
        decisions += 1
    readers = (None, *range(match.seats))
    seen.update(repr((match.digest(), match.outcome, match.record(), [match.log(seat) for seat in readers])).encode())
    return seen.digest()


def tell(name: str, first: int, number: int) -> None:
    """A line for each portion of games: its first seed, and the digest of what came of them."""
    for begin in range(first, first + number, PORTION):
        seen = blake2b(digest_size=16)
        for seed in range(begin, min(begin + PORTION, first + number)):
            seen.update(play(name, seed))
        print(begin, seen.hexdigest(), flush=True)


def told(folder: Path, name: str, first: int, number: int) -> subprocess.Popen[str]:
    """A process that tells the games as the package in a folder plays them."""
    command = [sys.executable, __file__, "--tell", "--games", name, "--first", str(first), "--number", str(number)]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def difference(name: str, first: int, number: int) -> str:
    """The first line in which the two differ; nothing, if they do not."""
    with told(ROOT, name, first, number) as sources, told(BUILD, name, first, number) as compiled:
        assert sources.stdout is not None and compiled.stdout is not None
        lines = zip(sources.stdout, compiled.stdout, strict=False)
        found = next((f"{ours.strip()} / {theirs.strip()}" for ours, theirs in lines if ours != theirs), "")
        return found or ("" if sources.wait() == compiled.wait() == 0 else "one of them has not come to the end")


def main() -> int:
    """Compare all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", nargs="+")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.tell:
        tell(given.games[0], given.first, given.number)
        return 0
    import zeton

    differing = 0
    for name in given.games or zeton.games():
        found = difference(name, given.first, given.number)
        print(f"{name}: {given.number:,} games, " + (f"different from seed {found}" if found else "all the same"), flush=True)
        differing += bool(found)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
