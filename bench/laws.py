"""Random games of every game with the laws of their tables checked at every decision: what is broken, and how to see it.

    python bench/laws.py --number 10000 [--games conquest destiny] [--first 0] [--bot random] [--workers 2]
    python bench/laws.py --number 2000 --games conquest --pool "core, warlord"
    python bench/laws.py --number 500 --games destiny --pool "spirit of rebellion" --holding premonitions
    python bench/laws.py --number 2000 --pairs    # of each pair of starter decks with more than the core box

Nothing is printed but a line for each game if nothing is broken; else every breach once, with the seed of the game and the
number of the decision, and the command fails. Needs the extra ``cli``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import zeton
from zeton.bots import Seat, make_bot
from zeton.bots.arena import new_pairings
from zeton.kernel.law import broken_laws
from zeton.kernel.match import Match
from zeton.kernel.pools import POOL

PORTION = 20  # games that a worker plays before it reports
Breach = tuple[int, int, str]  # the seed, the number of the decision, what is broken


class Draw(NamedTuple):
    """What is played: a game, what is chosen of its setup, a card that all decks of its side have. Other decks are drawn."""

    game: str
    chosen: dict[str, Any]
    holding: str = ""

    def match(self, seed: int) -> Match:
        """A new match; its decks are drawn again until every seat that may has the card."""
        rng = Random(seed)
        while True:
            setup = self.chosen if "decks" in self.chosen else zeton.game(self.game).random_setup(rng, self.chosen)
            match = zeton.new(self.game, seed=seed, **setup)
            if not self.holding or self.holders(match) == self.sides(match):
                return match

    def sides(self, match: Match) -> set[int]:
        """The seats whose decks may have the card: where decks have sides, those of its own."""
        side = getattr(match.game.cards[self.holding], "side", "")
        return {seat for seat in range(match.seats) if not side or match.game.seat_role(match.table, seat) == side}

    def holders(self, match: Match) -> set[int]:
        """The seats that have the card."""
        table = match.table
        return {table.owner[number] for number, card in enumerate(table.cards) if number and card.id == self.holding}


def play(draw: Draw, seed: int, bot: str) -> tuple[int, list[Breach]]:
    """One game: how many decisions it had, and every breach the first time it shows."""
    match = draw.match(seed)
    player = make_bot(bot, seed)
    decisions = 0
    found: dict[str, Breach] = {}
    while match.decision is not None:
        for broken in broken_laws(match.table):
            found.setdefault(str(broken), (seed, decisions, str(broken)))
        match.choose(player.choose(Seat(match)))
        decisions += 1
    return decisions, list(found.values())


def portion(draw: Draw, seeds: range, bot: str) -> tuple[int, list[Breach]]:
    """Some games, one after another."""
    played = [play(draw, seed, bot) for seed in seeds]
    return sum(decisions for decisions, _ in played), [breach for _, found in played for breach in found]


def check(draw: Draw, seeds: range, bot: str, workers: int, out: Console) -> list[Breach]:
    """All games of one game, with a bar that shows how far they are."""
    portions = [seeds[begin : begin + PORTION] for begin in range(0, len(seeds), PORTION)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    breaches: list[Breach] = []
    decisions = 0
    with Progress(*columns, console=out) as progress, ProcessPoolExecutor(workers) as processes:
        title = " – ".join((zeton.game(draw.game).title, *draw.chosen.get("decks", ())))
        task = progress.add_task(title, total=len(seeds))
        played: Iterable[tuple[int, list[Breach]]] = processes.map(portion, repeat(draw), portions, repeat(bot))
        for part, (number, found) in zip(portions, played, strict=False):
            decisions += number
            breaches += found
            progress.advance(task, len(part))
    out.print(f"{title}: {len(seeds)} games, {decisions} decisions, {len(breaches)} breaches")
    return breaches


def main() -> int:
    """Play, and tell what was broken."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--games", nargs="+", default=list(zeton.games()))
    parser.add_argument("--pool", default="", help="the sets that decks are drawn from: names of sets and cycles, with commas")
    parser.add_argument("--holding", default="", help="a card, by its id, that every drawn deck of its side must have")
    parser.add_argument(
        "--pairs", action="store_true", help="so many games of each pair of starter decks with more than the core box"
    )
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    out = Console()
    broken = False
    seeds = range(given.first, given.first + given.number)
    for name in given.games:
        drawn = {POOL: given.pool} if given.pool else {}
        pairs = [Draw(name, {"decks": pair}) for pair in new_pairings(name)]
        for draw in pairs if given.pairs else [Draw(name, drawn, given.holding)]:
            for seed, decision, what in check(draw, seeds, given.bot, given.workers, out):
                out.print(f"  seed {seed}, decision {decision}: {what}")
                broken = True
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
