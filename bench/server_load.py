"""How much a server carries: choices a second and what one costs, sockets, tables in memory, and a start with many tables.

    python bench/server_load.py [--tables 60] [--seconds 20] [--processes 1 2] [--sockets 2000] [--stored 50000] …

Each part can be left out with 0, or without a number. Two people sit at every table, each at a socket of his own as browsers
open it (compressed), and answer at once, so the server has no rest: what is printed is where it saturates, and what a choice
costs there. Those who play run in this process, on the same machine: with few cores they take a part of it from the server.
More than one process needs PostgreSQL and Redis, which are started for it; one is measured on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from runpy import run_path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import zeton
from zeton.server.past import EVERY
from zeton.server.settings import DATABASE_FILE
from zeton.server.testing import Browser, Postgres, Redis, Server
from zeton.server.testing_hall import choose as choose_at
from zeton.server.testing_hall import counted, long_game, open_hall
from zeton.server.testing_hall import lay as lay_table

ROOT = Path(__file__).parents[1]
TIMES = 25  # a table is opened
FEW = 40  # choices
VISITED = 20  # of many stored tables
MOST_OF_ONE = 100  # tables of one visitor
WARM_UP = 20  # choices at a table before anything is measured: the middle of a game, and all words are there
SETUPS: dict[str, dict[str, Any]] = {
    "star_wars_lcg": {"decks": ("jedi", "sith")},
    "conquest": {"decks": ("tau", "orks")},
    "destiny": {"decks": ("luke_skywalker", "boba_fett")},
    "clone_wars": {"seats": 2},
}
GAME = "star_wars_lcg"
AT_EASE = {"tables_per_visitor": "1000000", "sockets_per_visitor": "1000000", "sockets_per_address": "1000000", "idle": "86400"}


@contextmanager
def running(processes: int = 1, **settings: str) -> Iterator[tuple[Server, Path]]:
    """A server of so many processes, and its folder."""
    with ExitStack() as ending:
        folder = Path(tempfile.mkdtemp(prefix="zeton-load-"))
        ending.callback(shutil.rmtree, folder, ignore_errors=True)
        url = ""
        if processes > 1:
            setup = run_path(str(ROOT / "tools" / "setup.py"))
            folder.chmod(0o755)
            (folder / "postgres").mkdir()
            postgres = Postgres(setup["find_postgres"](), folder / "postgres").start()
            ending.callback(postgres.kill)
            redis = Redis(setup["find_redis"](), folder).start()
            ending.callback(redis.stop)
            url, settings = postgres.new_database(), {"redis": redis.url, "workers": str(processes), **settings}
        server = Server(folder / "server", url, **{**AT_EASE, **settings}).start()
        ending.callback(server.stop)
        yield server, folder / "server"


# ── what it takes ────────────────────────────────────────────────────────────────────────────────────────────────


def servers_of(server: Server) -> list[int]:
    """The processes that serve: this one, or those it has started for it."""
    assert server.process is not None
    found = subprocess.run(["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()] if "ZETON_WORKERS" in server.environment else [server.process.pid]


def processor(server: Server) -> float:
    """Seconds of a core that the server has taken, all its threads together."""
    threads = (thread for process in servers_of(server) for thread in Path(f"/proc/{process}/task").iterdir())
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def memory(server: Server) -> float:
    """Megabytes that the server has in memory."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in servers_of(server))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# ── choices ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Decision(msgspec.Struct):
    """Of a question, what is needed to answer it."""

    number: int
    options: list[Any]


class View(msgspec.Struct):
    """Of a view, whether something is asked."""

    decision: Decision | None


class Frame(msgspec.Struct):
    """Of a message of the server, what is needed to go on."""

    type: str
    id: int | None = None
    era: int = 0
    view: View | None = None
    outcome: Any = None


FRAMES = msgspec.json.Decoder(Frame)


class Load:
    """People who answer at once, and how long each answer took."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.ended = 0  # seats whose games are over
        self.over = False

    async def play(self, server: Server, visitor: Browser, table: str, seed: int) -> None:
        """One seat, until it is enough or the game is over."""
        rng, sent = random.Random(seed), dict[int | None, float]()
        async with opened(server, visitor, table) as socket:
            while not self.over:
                frame = FRAMES.decode(await socket.recv())
                if frame.type == "accepted":
                    self.took.append(time.perf_counter() - sent[frame.id])
                elif frame.type == "state" and frame.outcome:
                    self.ended += 1
                    return
                elif frame.type == "state" and frame.view is not None and (asked := frame.view.decision) is not None:
                    sent[len(sent)] = time.perf_counter()
                    answer = {"type": "choose", "id": len(sent) - 1, "table": table, "era": frame.era, "decision": asked.number}
                    await socket.send(msgspec.json.encode({**answer, "option": rng.choice(asked.options)}).decode())


def opened(server: Server, visitor: Browser | None, table: str) -> connect:
    """A socket at a table."""
    cookies = {} if visitor is None else dict(visitor.http.cookies)
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
    return connect(f"ws://{server.address}/ws/{table}?language=en", additional_headers=headers, max_size=None)


def lay(host: Browser, guest: Browser, game: str = GAME) -> str:
    """A table of two people."""
    who = {"who": "me"}, {"who": "invited"}
    decks = SETUPS[game].get("decks")
    seats = who if decks is None else [{**seat, "deck": deck} for seat, deck in zip(who, decks, strict=True)]
    table = host.lay(*seats, game=game, pause=0, public=True)
    guest.post(f"/api/tables/{table}/join")
    return table


def tables_of(server: Server, number: int, game: str = GAME) -> list[tuple[Browser, Browser, str]]:
    """So many tables, and who sits there."""
    found = []
    for n in range(number):
        if n % MOST_OF_ONE == 0:
            host, guest = Browser(server), Browser(server)
            guest.me()
        found.append((host, guest, lay(host, guest, game)))
    return found


async def choose(server: Server, tables: int, seconds: float, game: str = GAME) -> None:
    """Choices a second, how long they take, and what they cost."""
    load = Load()
    laid = await asyncio.to_thread(tables_of, server, tables, game)
    playing = [
        asyncio.create_task(load.play(server, visitor, table, number))
        for number, (host, guest, table) in enumerate(laid)
        for visitor in (host, guest)
    ]
    while len(load.took) < WARM_UP * tables and not all(task.done() for task in playing):
        await asyncio.sleep(0.1)
    load.took.clear()
    began, own = time.monotonic(), time.process_time()
    costs = await watch(server, load, seconds, len(playing) // 4)
    took, wall = sorted(load.took), time.monotonic() - began
    own = time.process_time() - own
    load.over = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    middle, most = (took[int(len(took) * share)] * 1000 for share in (0.5, 0.99))
    print(f"{game}, {len(servers_of(server))} process(es), {tables} tables: {len(took) / wall:.0f} choices a second,", end=" ")
    print(f"p50 {middle:.0f} ms, p99 {most:.0f} ms (the players had {own / wall:.2f} cores);", end=" ")
    each = sorted(cost / choices for choices, cost in costs if choices)
    mean, best = sum(cost for _, cost in costs) / len(took), each[len(each) // 10]
    print(f"{mean * 1000:.2f} ms of a core each, {best * 1000:.2f} in the best tenth of {len(each)} moments")


async def watch(server: Server, load: Load, seconds: float, most_over: int) -> list[tuple[int, float]]:
    """How many choices there were in each of many moments, and what the server took for them. In its best moments other work
    on the machine disturbs it least. Games that end are not what is measured: it is enough when so many are over."""
    found: list[tuple[int, float]] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and load.ended <= most_over:
        choices, cost = len(load.took), processor(server)
        await asyncio.sleep(0.25)
        found.append((len(load.took) - choices, processor(server) - cost))
    return found


# ── sockets, tables, a start ─────────────────────────────────────────────────────────────────────────────────────


async def hold(server: Server, sockets: int) -> None:
    """How much a socket takes that somebody watches at."""
    host, guest = Browser(server), Browser(server)
    guest.me()
    table = await asyncio.to_thread(lay, host, guest)
    before, began, held = memory(server), time.monotonic(), list[ClientConnection]()
    for _ in range(sockets):
        held.append(await opened(server, None, table))
        await held[-1].recv()
    took = time.monotonic() - began
    print(f"{sockets} sockets: {(memory(server) - before) / sockets * 1000:.0f} kB each, {sockets / took:.0f} opened a second")
    await asyncio.gather(*(socket.close() for socket in held))


async def keep(server: Server, tables: int) -> None:
    """How much a table in the middle of a game takes."""
    await choose_some(server, await asyncio.to_thread(tables_of, server, 5))
    before = memory(server)
    await choose_some(server, await asyncio.to_thread(tables_of, server, tables))
    each = (memory(server) - before) / tables
    print(f"{tables} tables after {WARM_UP} choices: {each * 1000:.0f} kB each, {1000 / each:.0f} in a GB")


async def choose_some(server: Server, laid: list[tuple[Browser, Browser, str]]) -> None:
    """Play the beginning of each, one after another, and leave it."""
    for host, guest, table in laid:
        load = Load()
        seats = [asyncio.create_task(load.play(server, visitor, table, 1)) for visitor in (host, guest)]
        while len(load.took) < WARM_UP and not all(task.done() for task in seats):
            await asyncio.sleep(0.01)
        for task in seats:
            task.cancel()
        await asyncio.gather(*seats, return_exceptions=True)


def copy(database: sqlite3.Connection, name: str, key: str, table: str, times: int) -> None:
    """Copy what is stored of a table so many times."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
    given = ", ".join(f'"{column}"' for column in columns)
    copied = ", ".join(f'"{column}"' + " || '-' || n" * (column == key) for column in columns)
    numbers = f"WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {times})"
    database.execute(f'{numbers} INSERT INTO {name} ({given}) SELECT {copied} FROM {name}, copies WHERE "{key}" = ?', [table])


def start_with(stored: int) -> None:
    """How long a start takes with so many stored tables, and the first visit to one of them."""
    with running() as (server, folder):
        visitor = Browser(server)
        table = visitor.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "random", "deck": "sith"}, pause=0)
        visitor.sit(table).play(lambda _: 0, choices=60)
        empty = memory(server)
        server.stop()
        with closing(sqlite3.connect(folder / DATABASE_FILE)) as database, database:
            for name, key in (("tables", "id"), ("seats", "table"), ("choices", "table"), ("snapshots", "table")):
                copy(database, name, key, table, stored)
        size = (folder / DATABASE_FILE).stat().st_size / 1e6
        began = time.perf_counter()
        server.start(start_new_session=True)  # by itself: what is read is part of it
        started, cost, taken = time.perf_counter() - began, processor(server), memory(server)
        print(f"{stored} stored tables ({size:.0f} MB): started in {started:.1f} s, {cost:.2f} s of a core;", end=" ")
        print(f"{taken:.0f} MB in memory ({empty:.0f} with one that was played)")
        visit_some(server, visitor, [f"{table}-{stored * n // VISITED + 1}" for n in range(VISITED)])
        visitor.close()


def visit_some(server: Server, visitor: Browser, tables: list[str]) -> None:
    """How long it takes to come to stored tables: the first waits until its game and words are read."""
    took = []
    for table in tables:
        began, cost = time.perf_counter(), processor(server)
        visitor.sit(table).next("state")
        took.append((time.perf_counter() - began, processor(server) - cost))
    (first, cost), rest = took[0], sorted(took[1:])
    print(f"the first of them opened in {first * 1000:.0f} ms ({cost * 1000:.0f} of a core),", end=" ")
    print(f"then {rest[len(rest) // 2][0] * 1000:.0f} ({sorted(c for _, c in rest)[len(rest) // 2] * 1000:.1f}; medians)")


async def open_again(game: str, choices: int) -> None:
    """What it costs to open a table after so many choices, and what that asks of the database; and to play its record again."""
    match, made = long_game(game, choices, **SETUPS[game])
    with tempfile.TemporaryDirectory(prefix="zeton-load-") as folder:
        async with open_hall(Path(folder)) as hall:
            table = await lay_table(hall, match, made[:-EVERY])
            room = await hall.room(table)
            for _, option in made[-EVERY:]:  # so that its last snapshot is as old as it would be
                await choose_at(room, option)
            costs = []
            with counted(hall.store.database) as asked:
                for _ in range(TIMES):
                    hall.forget(room)
                    began = time.process_time()
                    room = await hall.room(table)
                    costs.append(time.process_time() - began)
    began = time.thread_time()
    zeton.replay(match.record())
    played = time.thread_time() - began
    middle, ways, statements = sorted(costs)[TIMES // 2], asked.ways / TIMES, len(asked.statements) / TIMES
    print(f"{game}, {choices} choices: opened in {middle * 1000:.1f} ms of a core (median of {TIMES}),", end=" ")
    print(f"{statements:.0f} statements on {ways:.0f} way(s) to the database; played again in {played * 1000:.1f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--games", nargs="*", choices=SETUPS, default=[GAME], help="in which choices are made")
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--kept", type=int, default=300, help="tables in memory")
    parser.add_argument("--stored", type=int, default=50_000, help="tables in the database")
    parser.add_argument("--choices", type=int, nargs="*", default=[100, 300], help="of games that are opened again")
    given = parser.parse_args()
    for processes in given.processes:
        with running(processes) as (server, _):
            for game in given.games:
                asyncio.run(choose(server, given.tables, given.seconds, game))
    with running() as (server, _):
        if given.sockets:
            asyncio.run(hold(server, given.sockets))
        if given.kept:
            asyncio.run(keep(server, given.kept))
    if given.stored:
        start_with(given.stored)
    for choices in given.choices:
        asyncio.run(open_again(GAME, choices))
    for game in SETUPS if given.choices else ():
        asyncio.run(open_again(game, FEW))


if __name__ == "__main__":
    main()
