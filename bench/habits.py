"""Learn the habits of a game from a dataset, and try them in games before anybody plays with them.

    python bench/habits.py star_wars_lcg datasets/star_wars_lcg.parquet --to new.json
    zeton ladder better star_wars_lcg bench/habits.py:Habitual:habits=new.json,iterations=100 search:iterations=100

The first command tells from how many questions they were learnt, and how often they foresee what was chosen in games that
nothing was learnt from. The second one is the gate: only what wins there is kept as ``data/habits.json`` of the game.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import zeton
from zeton.bots.search_bot import SearchBot
from zeton.lab.habits import learn, questions_of
from zeton.lab.results import read
from zeton.lab.workers import spread


class Habitual(SearchBot):
    """The search with the habits of a file in place of the game's own; with none if no file is named."""

    def __init__(self, seed: int = 0, iterations: int = 100, habits: str = "") -> None:
        super().__init__(seed, iterations=iterations, habits=json.loads(Path(habits).read_text()) if habits else {})


def main() -> None:
    """Learn, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=zeton.games())
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    learnt = learn(list(spread(questions_of, read(given.dataset), given.workers)))
    print(f"{learnt.questions} questions of {learnt.games} games, {len(learnt.weights)} weights")
    print(f"what is liked most was chosen in {learnt.foreseen:.1%} of other games' questions, by chance {learnt.by_chance:.1%}")
    given.to.write_text(json.dumps(learnt.weights, indent=0, sort_keys=True, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
