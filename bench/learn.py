"""Learn the weights of a game's evaluation from a dataset, and try them in games before anybody plays with them.

    python bench/learn.py destiny datasets/destiny.parquet --to new.json
    zeton ladder better destiny bench/learn.py:Learnt:weights=new.json,iterations=100 search:iterations=100

The first command tells old and new weights, and how far both are from the ends of games that nothing was learnt from
(log-loss). The second one is the gate: only what wins there is written into the game's ``evaluation.py``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import zeton
from zeton.bots.search_bot import SearchBot
from zeton.lab.learning import judging, learn, moments
from zeton.lab.results import read


class Learnt(SearchBot):
    """The search with weights of a file in place of the game's own."""

    def __init__(self, seed: int = 0, iterations: int = 100, weights: str = "") -> None:
        super().__init__(seed, iterations=iterations, evaluate=judging(json.loads(Path(weights).read_text())))


def main() -> None:
    """Learn, tell, and write down."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[game for game in zeton.games() if not zeton.game(game).cooperative])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    learnt = learn(given.game, moments(read(given.dataset)))
    for name, before in learnt.before.items():
        print(f"{name:20} {before:7.3f} {learnt.after[name]:7.3f}")
    old, new = learnt.log_loss
    print(f"log-loss {old:.4f} before, {new:.4f} after: {learnt.moments} moments of {learnt.games} games")
    given.to.write_text(json.dumps(learnt.after, indent=1) + "\n")


if __name__ == "__main__":
    main()
