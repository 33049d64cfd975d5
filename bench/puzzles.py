"""Finds puzzles and writes them to ``zeton/games/<game>/data/puzzles.json``.

    python bench/puzzles.py find conquest found.jsonl --minutes 30 [--most 5000] [--seed 1]
    python bench/puzzles.py keep conquest found.jsonl [--number 12]     # the most different of them, the easiest first

A puzzle is found in a game of bots, thinned out, and proven by trying every line (``zeton/school``); runs can be stopped and
go on with another seed. How hard it is: how seldom somebody who moves at random reaches the goal (extra ``cli``).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

import zeton
from zeton.school.finder import moments, puzzle_of, quests, reached_by_chance
from zeton.school.goal import Goal
from zeton.school.puzzle import GRADES

ROOT = Path(__file__).parents[1]
BOTS = {"conquest": "random"}
GREEDY = "greedy:samples=1,rounds=1"
LEAST_CHOICES = 3
LINES = 200
BOUNDS = (0.15, 0.05)  # the share of random lines that reach the goal: at least that is easy, at least that is medium


def find(game: str, file: Path, minutes: float, most: int, seed: int) -> None:
    """Look for puzzles and add them to the file, one to a line."""
    end = time.monotonic() + minutes * 60
    found = 0
    while time.monotonic() < end:
        rng = Random(seed)
        for match in moments(game, seed, BOTS.get(game, GREEDY)):
            if time.monotonic() > end:
                break
            for quest in [quest for _ in range(4) for quest in quests(match, rng)] if rng.random() < 0.25 else ():
                puzzle = puzzle_of(game, quest, most)
                if puzzle is not None and puzzle.choices >= LEAST_CHOICES:
                    found += 1
                    with file.open("a") as out:
                        out.write(json.dumps(puzzle.data()) + "\n")
                    print(f"{found}: {puzzle.goal.what} {puzzle.goal.card} ({puzzle.choices} choices)", flush=True)
        seed += 1


def keep(game: str, file: Path, number: int) -> None:
    """Grade what was found, and keep the most different of it."""
    found = [json.loads(line) for line in file.read_text().splitlines()]
    graded = [(share, one) for one in track(found, "grading") if (share := _share(game, one)) is not None]
    kept = _different(graded, number)
    kept.sort(key=lambda pair: -pair[0])
    data = [{**_kept(one), "grade": _grade(share)} for share, one in kept]
    to = ROOT / "zeton" / "games" / game / "data" / "puzzles.json"
    to.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(data)} of {len(found)} in {to.relative_to(ROOT)}: {Counter(one['grade'] for one in data)}")


def _share(game: str, one: dict[str, Any]) -> float:
    goal = Goal(**{**one["goal"], "until": tuple(one["goal"]["until"])})
    match, rng = zeton.position(game, one["position"]), Random(1)
    return sum(reached_by_chance(match, goal, rng) for _ in range(LINES)) / LINES


def _grade(share: float) -> str:
    return GRADES[sum(share < bound for bound in BOUNDS)]


def _different(found: list[tuple[float, dict[str, Any]]], number: int) -> list[tuple[float, dict[str, Any]]]:
    """So many, of different goals and beginnings as far as there are; longer ones first."""
    kept: list[tuple[float, dict[str, Any]]] = []
    seen: Counter[str] = Counter()
    for share, one in sorted(found, key=lambda pair: -pair[1]["choices"]):
        looks = {f"goal {one['goal']['card']}", f"begin {one['line'][0][1:]}", json.dumps(one["position"], sort_keys=True)}
        if max(seen[look] for look in looks) == 0:
            kept.append((share, one))
            seen.update(looks)
    rest = [pair for pair in found if pair not in kept and json.dumps(pair[1]["position"], sort_keys=True) not in seen]
    return [*kept, *rest][:number]


def _kept(one: dict[str, Any]) -> dict[str, Any]:
    return {name: one[name] for name in ("position", "goal", "right", "line")}


def main() -> None:
    """Find puzzles, or keep some of those that were found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("find", "keep"))
    parser.add_argument("game", choices=zeton.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--most", type=int, default=5000, help="positions a proof may take")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=12)
    given = parser.parse_args()
    if given.do == "find":
        find(given.game, given.file, given.minutes, given.most, given.seed)
    else:
        keep(given.game, given.file, given.number)


if __name__ == "__main__":
    main()
