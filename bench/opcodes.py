"""How many bytecodes the interpreter runs for a decision or an iteration of the search, and in which functions.

    python bench/opcodes.py [--games conquest destiny] [--search] [--number 8] [--most 30] [--newest]
    python bench/opcodes.py --around [--newest]

It takes seconds, nothing else on the machine disturbs it, and it says where they are spent: a quick scale for work on the
sources. To compare with another commit, set ``PYTHONPATH`` to where that one is: the same seeds are played. What runs in C is
not counted, nor is anything compiled; ``bench/instructions.py`` counts all of it, and takes minutes. ``--newest`` plays starter
decks with more than the first box; ``--around`` counts what is done around a game: the first match with two decks, for which
their index is made, a later one, a copy.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import zeton
from zeton.bots import Seat
from zeton.bots.arena import new_pairings
from zeton.bots.search import Search
from zeton.kernel.match import Match

DECKS: dict[str, list[Any]] = {
    "star_wars_lcg": [
        ("jedi", "sith"),
        ("jedi", "imperial_navy"),
        ("rebel_alliance", "sith"),
        ("rebel_alliance", "imperial_navy"),
    ],
    "conquest": [(a, b) for a in ("space_marines", "astra_militarum", "orks", "chaos") for b in ("dark_eldar", "eldar", "tau")],
    "destiny": [("luke_skywalker", "luke_skywalker"), ("luke_skywalker", "boba_fett"), ("boba_fett", "boba_fett")],
}
"""Decks that were there from the first, so that commits can be compared."""
SEED = 7
EVERY = 12  # decisions between two moments of a game at which the search is tried


def new_match(name: str, number: int) -> Match:
    """One match for each number."""
    decks = DECKS.get(name, [None])
    return zeton.new(name, decks=decks[number % len(decks)], seed=SEED + number)


def play(match: Match, rng: Random, at_moments: Callable[[Match], object] = lambda match: None) -> int:
    """Play to the end by chance; how many decisions there were."""
    decisions = 0
    while (decision := match.decision) is not None:
        if decisions % EVERY == 0:
            at_moments(match)
        match.choose(int(rng.random() * len(decision.options)))
        decisions += 1
    return decisions


class Counts:
    """What has been run since counting began, by function."""

    def __init__(self) -> None:
        self.opcodes: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def called(self, frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.calls[frame.f_code] += 1
        return self.within

    def within(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "opcode":
            self.opcodes[frame.f_code] += 1
        return self.within


def counted(work: Callable[[], int]) -> tuple[Counts, int]:
    """What a piece of work takes, and how many times it did what is counted."""
    counts = Counts()
    sys.settrace(counts.called)
    try:
        done = work()
    finally:
        sys.settrace(None)
    return counts, done


def decisions(name: str, number: int) -> tuple[Counts, int]:
    """Random games, with everything loaded before."""
    for warm in range(4):
        play(new_match(name, warm), Random(warm))
    matches = [new_match(name, n) for n in range(number)]
    return counted(lambda: sum(play(match, Random(n)) for n, match in enumerate(matches)))


def iterations(name: str, number: int) -> tuple[Counts, int]:
    """Iterations of the search, at moments of two games."""
    found: list[Match] = []
    for n in range(2):
        play(new_match(name, n), Random(n), lambda match: found.append(match.clone()))

    def think() -> int:
        for match in found[:12]:
            search = Search(Seat(match), Random(7), explore=1.0)
            for _ in range(number):
                search.iterate()
        return number * len(found[:12])

    return counted(think)


def bytecodes(work: Callable[[], object]) -> int:
    """What is run once."""
    return counted(lambda: bool(work()))[0].opcodes.total()


def around(name: str) -> dict[str, float]:
    """What is done around a game, with everything loaded before by a match of other decks."""
    *pairs, other = DECKS.get(name, [None] * 2)
    zeton.new(name, decks=other, seed=SEED)
    found: Counter[str] = Counter()
    for pair in pairs:
        begin = partial(zeton.new, name, decks=pair, seed=SEED)
        found["first match"] += bytecodes(begin)
        found["a later one"] += bytecodes(begin)
        found["a copy"] += bytecodes(begin().clone)
    return {what: number / len(pairs) for what, number in found.items()}


def main() -> None:
    """Count, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=zeton.games(), default=list(zeton.games()))
    parser.add_argument("--search", action="store_true")
    parser.add_argument("--number", type=int, default=8, help="of games, or of iterations at each moment")
    parser.add_argument("--newest", action="store_true", help="starter decks with more than the first box")
    parser.add_argument("--around", action="store_true", help="the first match with two decks, a later one, a copy")
    parser.add_argument("--most", type=int, default=0, help="so many functions, those that take most")
    given = parser.parse_args()
    for name in given.games:
        if given.newest and (pairs := new_pairings(name)):
            DECKS[name] = pairs
        if given.around:
            print(f"{name}: " + ", ".join(f"{what} {number:,.0f}" for what, number in around(name).items()), flush=True)
            continue
        counts, done = (iterations if given.search else decisions)(name, given.number)
        total, calls = counts.opcodes.total() / done, counts.calls.total() / done
        print(f"{name}: {total:,.0f} bytecodes, {calls:,.1f} calls for each of {done:,}", flush=True)
        for code, number in counts.opcodes.most_common(given.most):
            place = f"{Path(code.co_filename).name}:{code.co_firstlineno} {code.co_qualname}"
            print(f"{number / done:9.1f} {number / done / total:6.1%} {counts.calls[code] / done:8.2f} calls  {place}")


if __name__ == "__main__":
    main()
