"""What costs a side most in the games it lost: blunder reports over the records of a dataset, counted by question.

    python bench/blunders.py datasets/star_wars_lcg.parquet blunders.jsonl --role dark [--games 50] [--minutes 5]

Every quiet moment of whoever played that role in a lost game is judged by a search (``zeton.bots.verdict``). A line of the
second file is a moment: the game, the turn, the question, what was chosen, what was better, and the shares of winning that
both left. Stopped, it goes on with the game it had not finished. Told is, for every kind of question and what was done
instead of what, how often it was asked, how often something noteworthy was given away, and how much in all.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import zeton
from zeton.lab.blunders import NOTEWORTHY, asked_in, judged
from zeton.lab.results import read
from zeton.lab.simulation import Row

Line = dict[str, Any]
MOST_TOLD = 20


def loser(row: Row, role: str) -> int | None:
    """The seat that played a role and lost; None if it did not."""
    match = zeton.replay(row["record"])
    seats = [seat for seat in range(match.seats) if match.game.seat_role(match.table, seat) == role]
    return next((seat for seat in seats if seat not in row["winners"]), None)


def report(row: Row, seat: int) -> list[Line]:
    """What a search thinks of the choices of a seat."""
    found = []
    for asked in asked_in(row["record"], seat):
        step, verdict = judged(asked)
        decision = asked.match.decision
        assert decision is not None
        found.append(
            {
                "number": row["number"],
                "step": step,
                "turn": asked.match.table.turn,
                "kind": decision.kind,
                "chosen": asked.chosen.verb,
                "better": verdict.best.verb,
                "same": verdict.best == asked.chosen,
                "promised": round(verdict.promised, 4),
                "left": round(verdict.left, 4),
            }
        )
    return found


def told(lines: Iterable[Line]) -> Iterator[str]:
    """What has cost most, all games together: where the same was done, it was done with another card."""
    lines = list(lines)
    games = len({line["number"] for line in lines})
    asked: dict[str, int] = defaultdict(int)
    cost: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for line in lines:
        asked[line["kind"]] += 1
        lost = line["promised"] - line["left"]
        if lost >= NOTEWORTHY:
            cost[line["kind"], line["chosen"], line["better"]].append(lost)
    noteworthy, total = sum(map(len, cost.values())), sum(map(sum, cost.values()))
    yield f"{games} lost games, {len(lines)} choices, {noteworthy} of them noteworthy, {total:.2f} games given away"
    yield "| question | done | better | asked | noteworthy | games given away |"
    yield "|---|---|---|---|---|---|"
    for (kind, chosen, better), lost in sorted(cost.items(), key=lambda found: -sum(found[1]))[:MOST_TOLD]:
        yield f"| {kind} | {chosen} | {better} | {asked[kind]} | {len(lost)} | {sum(lost):.2f} |"


def main() -> None:
    """Judge, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--role", required=True)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    end = monotonic() + 60 * given.minutes
    lines = [json.loads(line) for line in given.file.read_text().splitlines()] if given.file.exists() else []
    done = {line["number"] for line in lines}
    for row in read(given.dataset):
        if len(done) >= given.games or monotonic() > end:
            break
        seat = None if row["number"] in done else loser(row, given.role)
        if seat is not None:
            found = report(row, seat)
            with given.file.open("a") as out:
                out.writelines(json.dumps(line) + "\n" for line in found)
            lines += found
            done.add(row["number"])
    print("\n".join(told(lines)))


if __name__ == "__main__":
    main()
