"""How long a bot's answer takes at one visitor's only table, while another visitor has very many tables of bots that search.

    python bench/fairness.py [--tables 40] [--bot hard] [--answers 15] [--watched] [--redis redis://…]

The first visitor's tables are of two ``hard`` bots each, so they think without a pause; with ``--watched`` he looks at all of
them. The second visitor plays at one table against ``--bot``: what is measured is the time from his choice to his next
question, wherever a bot had to be asked in between. With ``--redis`` the thinking is done by a ``zeton worker`` of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from zeton.server.testing import Browser, Chair, Frame, Server

BOTS = ({"who": "bot", "bot": "hard", "deck": "jedi"}, {"who": "bot", "bot": "hard", "deck": "sith"})
PATIENCE = 600.0


def asked(chair: Chair, since: Frame | None = None) -> tuple[Frame, bool]:
    """The next state in which the visitor is asked, or the game is over; whether he had to wait for a bot."""
    waits = False
    while True:
        while chair.state is None or chair.state is since:
            chair.next("state", timeout=PATIENCE)
        since = chair.state
        if since["view"]["decision"] or since["outcome"]:
            return since, waits
        waits = True


def waited(chair: Chair, answers: int) -> list[float]:
    """The seconds from a choice to the next question, where a bot answered in between."""
    took: list[float] = []
    state, _ = asked(chair)
    while len(took) < answers and not state["outcome"]:
        assert chair.choose(state["view"]["decision"]["options"][0])["type"] == "accepted"
        began = time.perf_counter()
        state, waits = asked(chair, state)
        if waits:
            took.append(time.perf_counter() - began)
            print(f"{took[-1]:.2f} s", end=" ", flush=True)
    print()
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--answers", type=int, default=15)
    parser.add_argument("--watched", action="store_true")
    parser.add_argument("--redis", default="")
    given = parser.parse_args()
    settings = {"redis": given.redis} if given.redis else {}
    server = Server(Path(tempfile.mkdtemp(prefix="zeton-fairness-")), thinkers="0", **settings).start()
    worker = _worker(given.redis) if given.redis else None
    many, one = Browser(server), Browser(server)
    try:
        tables = [many.lay(*BOTS, pause=0) for _ in range(given.tables)]
        if given.watched:
            for table in tables:
                many.sit(table)
        mine = one.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": given.bot, "deck": "sith"}, pause=0)
        took = sorted(waited(one.sit(mine), given.answers))
        middle, longest = took[len(took) // 2], took[-1]
        print(
            f"beside {given.tables} tables: {len(took)} answers of {given.bot}, median {middle:.2f} s, longest {longest:.2f} s"
        )
    finally:
        server.kill()
        if worker is not None:
            worker.terminate()
            worker.wait()


def _worker(redis: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "zeton.cli", "worker", "--redis", redis], env=os.environ)


if __name__ == "__main__":
    main()
