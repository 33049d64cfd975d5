"""One bot against another in paired deals, as long as there is time: stopped, it goes on with the same command.

    python bench/duel.py duel.jsonl destiny search:iterations=63 search:iterations=20 --minutes 5 [--games 200] [--known]

``zeton ladder better`` plays until it is known which is better; this plays in whatever pieces of time a busy machine leaves.
Every deal is played twice, the bots changed over, from deal 900,000 on: no other bench plays those, and whoever tunes a bot
takes others (``--first 600000``). A line of the file is a game: both bots, the decks and the deal, what the first bot got and
which seat it had, and how long each has thought. Told are the share of wins with its interval, by the role of the first bot
(light and dark side) too, the evidence of the sequential test, and milliseconds per decision.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import monotonic
from typing import Any

import zeton
from zeton.bots.arena import Fixture, fixtures, play_out
from zeton.bots.standings import wilson
from zeton.lab.blunders import share_won
from zeton.lab.ladder import BENCHMARKS
from zeton.lab.sprt import Sprt

FIRST_DEAL = 900_000
TEST = Sprt.of_elo(0, 50)

Line = dict[str, Any]


def planned(game: str, bots: tuple[str, str], first: int = FIRST_DEAL) -> Iterator[Fixture]:
    """Both games of each deal, with the decks the ladder plays with, pairing by pairing."""
    for deal in count(first):
        yield from fixtures(game, bots, games=1, seed=deal, **BENCHMARKS[game])


def play(fixture: Fixture) -> Line:
    """Play a game."""
    match, played = play_out(fixture)
    mine, theirs = played.thinking[fixture.first], played.thinking[1 - fixture.first]
    return {
        "game": fixture.game,
        "bots": list(fixture.pair),
        "decks": list(fixture.deck_names),
        "deal": fixture.seed,
        "seat": fixture.first,
        "role": match.game.seat_role(match.table, fixture.first),
        "won": share_won(match, fixture.first),
        "reason": played.reason,
        "thought": [[round(one.seconds, 3), one.decisions] for one in (mine, theirs)],
    }


def kept(file: Path, game: str, bots: tuple[str, str]) -> list[Line]:
    """The games of these bots that were played before."""
    lines = map(json.loads, file.read_text().splitlines()) if file.exists() else ()
    return [line for line in lines if line["game"] == game and line["bots"] == list(bots)]


def deals(found: list[Line]) -> list[float]:
    """What the first bot got of each deal that was played twice."""
    return [(one["won"] + other["won"]) / 2 for one, other in zip(found[::2], found[1::2], strict=False)]


def told(found: list[Line]) -> Iterator[str]:
    """What has come of it."""
    by: dict[str, list[float]] = defaultdict(list)
    sided = {line["role"] for line in found} == {"light", "dark"}
    for line in found:
        by["all"].append(line["won"])
        by[f"as {line['role']}" if sided else f"seat {line['seat'] + 1}"].append(line["won"])
    for name, won in by.items():
        low, high = wilson(sum(won), len(won))
        yield f"{name:8} {sum(won):g} of {len(won)}: {sum(won) / len(won):.1%} ({low:.0%} to {high:.0%})"
    yield f"evidence {TEST.evidence(deals(found)):+.2f} of {TEST.bound:.2f}"
    for bot, which in zip(found[0]["bots"], (0, 1), strict=True):
        seconds, decisions = (sum(line["thought"][which][part] for line in found) for part in (0, 1))
        yield f"{bot}: {1000 * seconds / max(1, decisions):.1f} ms a decision"


def main() -> None:
    """Play on, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("game", choices=[game for game in zeton.games() if not zeton.game(game).cooperative])
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the first deal: others than those of a proof to tune on")
    parser.add_argument("--known", action="store_true", help="stop as soon as the sequential test knows which is better")
    given = parser.parse_args()
    bots = (given.new, given.old)
    end = monotonic() + 60 * given.minutes
    found = kept(given.file, given.game, bots)
    for fixture in islice(planned(given.game, bots, given.first), len(found), given.games):
        if monotonic() > end or (given.known and TEST.answer(deals(found)) is not None):
            break
        found.append(play(fixture))
        with given.file.open("a") as out:
            out.write(json.dumps(found[-1]) + "\n")
    if found:
        print("\n".join(told(found)))


if __name__ == "__main__":
    main()
