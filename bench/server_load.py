"""How the server does under load: time per choice with many tables of bots playing, and tables restored per second.

    python bench/server_load.py [--tables 200] [--seconds 30]

Tables of random bots play one choice a second each; beside them one person plays against a bot, and the time from
sending a choice to its being accepted (checked, stored, everybody told) is what is measured. Then the server is killed, started
anew, and every table is asked for.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from zeton.server.testing import Browser, Server

BOTS = ({"who": "bot", "bot": "random", "deck": "jedi"}, {"who": "bot", "bot": "random", "deck": "sith"})
PERSON = ({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "random", "deck": "sith"})


def played(server: Server, until: float) -> list[float]:
    """The seconds each choice of a person took."""
    guest = Browser(server)
    rng = random.Random(1)
    took: list[float] = []
    while time.monotonic() < until:
        chair = guest.sit(guest.lay(*PERSON, pause=0))
        while time.monotonic() < until:
            state = chair.asked()
            if state["outcome"]:
                break
            option = rng.choice(state["view"]["decision"]["options"])
            began = time.perf_counter()
            assert chair.choose(option)["type"] == "accepted"
            took.append(time.perf_counter() - began)
            chair.drain()
            time.sleep(0.02)
        chair.close()
    guest.close()
    return took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="zeton-load-"))
    server = Server(folder).start()
    host = Browser(server)
    tables = [host.lay(*BOTS, pause=1.0) for _ in range(min(given.tables, 199))]
    second = Browser(server)
    tables += [second.lay(*BOTS, pause=1.0) for _ in range(given.tables - len(tables))]
    time.sleep(3)
    took = sorted(played(server, time.monotonic() + given.seconds))
    print(f"{len(tables)} tables of bots, {len(took)} choices of a person beside them")
    print(f"time per choice: p50 {took[len(took) // 2] * 1000:.1f} ms, p99 {took[int(len(took) * 0.99)] * 1000:.1f} ms")
    server.kill()
    server = Server(folder, idle="600").start()
    reader = Browser(server)
    began = time.perf_counter()

    def look(table: str) -> None:
        chair = (host if table in own else second).sit(table)
        chair.next("state")
        chair.close()

    own = set(tables[:199])
    host.server = second.server = server
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(look, tables))
    seconds = time.perf_counter() - began
    print(f"restored {reader.get('/health')['tables']} tables in {seconds:.1f} s: {len(tables) / seconds:.0f} a second")
    for browser in (host, second, reader):
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
