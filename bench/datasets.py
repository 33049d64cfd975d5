"""A thousand games of the search for each game, with their records: made by one command, and gone on with by the same.

    python bench/datasets.py datasets --minutes 30 [--games 1000] [--bot search:iterations=300] [--only conquest destiny]

Every pairing of starter decks is played as often as every other; a team has two Jedi. When the time is over the command
stops, and goes on from there when it is given again; without ``--minutes`` it plays to the end. What each whole dataset holds
is told, and kept with ``--summary`` (bench/data/datasets.json): ``digest`` is the hash of the ends of all games, the same
wherever it is made.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import Any

import zeton
from zeton.bots.arena import pairings
from zeton.lab.results import Results
from zeton.lab.simulation import Plan, Row, plan, player_of
from zeton.lab.workers import spread

AT_ONCE = 20  # games between two looks at the clock


def planned(game: str, bot: str, games: int) -> Plan:
    """So many games, or a few more: each pairing has as many."""
    return plan(game, (bot,), games=-(-games // len(pairings(game))), records=True)


def played(dataset: Plan, file: Path, end: float, workers: int) -> list[Row]:
    """Play on until the dataset is whole or the time is over; its games, none as long as some are missing."""
    results = Results(dataset, file)
    missing = results.begin()
    while missing and monotonic() < end:
        for row in spread(player_of(dataset), missing[:AT_ONCE], workers):
            results.add(row)
        missing = missing[AT_ONCE:]
    if missing:
        results.close()
        print(f"{dataset.game}: {len(dataset) - len(missing)} of {len(dataset)} games")
        return []
    results.finish()
    return [results.rows[number] for number in sorted(results.rows)]


def summary(dataset: Plan, rows: list[Row]) -> dict[str, Any]:
    """What a dataset holds."""
    ends = hashlib.sha256("".join(row["digest"] for row in rows).encode()).hexdigest()
    return {
        "game": dataset.game,
        "rules": zeton.game(dataset.game).version,
        "bot": dataset.bots[0],
        "games": len(rows),
        "pairings": len(dataset.setups),
        "won by the first seat": sum(0 in row["winners"] for row in rows),
        "ends": dict(sorted(Counter(row["reason"] for row in rows).items())),
        "decisions": sum(sum(row["decisions"]) for row in rows),
        "digest": ends,
    }


def keep(file: Path, found: dict[str, Any]) -> None:
    """Put a summary in the place of the one that was there for its game."""
    kept = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps({**kept, found["game"]: found}, indent=1, sort_keys=True) + "\n")


def main() -> None:
    """Play on, and tell of every dataset that is whole."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="search:iterations=300")
    parser.add_argument("--only", nargs="+", default=list(zeton.games()), metavar="GAME")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--summary", type=Path)
    given = parser.parse_args()
    end = monotonic() + 60 * given.minutes
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.only:
        dataset = planned(game, given.bot, given.games)
        rows = played(dataset, given.folder / f"{game}.parquet", end, given.workers)
        if rows:
            found = summary(dataset, rows)
            print(json.dumps(found))
            if given.summary:
                keep(given.summary, found)


if __name__ == "__main__":
    main()
