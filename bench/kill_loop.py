"""Kill servers, halt them, end them, restart what they stand on, and fill their disk, while people play: is anything lost?

    python bench/kill_loop.py [--servers 3] [--database postgresql] [--tables 200] [--faults 300] [--only lose] [--journal FILE]

A server that is killed is started again at once (``kill``), or only when the others serve all tables (``lose``). At every fault
each table is asked whether it is there, from the moment of the fault until it answers.

Every fault is a line of the journal (JSON); with the same journal it goes on where it was interrupted, until so many faults
have been, or so many minutes are over. What is printed is read from the journal. ``zeton/server/trial.py`` says what is held
against what; anything that is wrong ends the run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from runpy import run_path
from typing import Any

import httpx

from zeton.server.storage.leases import BEAT, LEASE
from zeton.server.testing import Postgres, Redis, Server, attempts
from zeton.server.trial import Trial, Wrong

ROOT = Path(__file__).parents[1]
GAME = "clone_wars"  # it can be played alone
KEY = "kill-loop-kill-loop-kill-loop-kill-loop"
PATIENCE = 300.0  # seconds: on a busy machine a start takes long, and how long is written down
GOAL = 5.0  # seconds after which every table is to be there again
FULL, AT_HAND = 507, 200
LOSE = "lose"
AT_EASE = {"tables_per_visitor": "100000", "sockets_per_visitor": "100000"}


Fault = Callable[[Server], AbstractAsyncContextManager[None]]


class Site:
    """The servers, and what they stand on."""

    def __init__(self, servers: int, database: str, folder: Path) -> None:
        self.folder = folder
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.small = (
            database == "sqlite"
            and not subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "none", self.disk]).returncode
        )
        setup = run_path(str(ROOT / "tools" / "setup.py"))
        self.postgres = self.redis = None
        url, settings = "", {"key": KEY, "idle": "600", **AT_EASE}
        if database == "postgresql":
            (folder / "postgres").mkdir()
            folder.chmod(0o755)
            self.postgres = Postgres(setup["find_postgres"](), folder / "postgres").start()
            url = self.postgres.new_database()
        if servers > 1:
            self.redis = Redis(setup["find_redis"](), folder).start()
            settings["redis"] = self.redis.url
        self.servers = [Server(self.disk / str(number), url, **settings).start() for number in range(servers)]

    def close(self) -> None:
        for server in self.servers:
            server.stop()
        if self.redis is not None:
            self.redis.stop()
        if self.postgres is not None:
            self.postgres.kill()
        if self.small:
            subprocess.run(["umount", "--lazy", self.disk], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    # ── what goes wrong ──────────────────────────────────────────────────────────────────────────────────────────

    # Each does its harm, lets everybody look, and mends it.

    @asynccontextmanager
    async def kill(self, server: Server) -> AsyncIterator[None]:
        await asyncio.to_thread(server.kill)
        yield
        await asyncio.to_thread(server.start)

    @asynccontextmanager
    async def stop(self, server: Server) -> AsyncIterator[None]:
        await asyncio.to_thread(server.stop)
        yield
        await asyncio.to_thread(server.start)

    @asynccontextmanager
    async def halt(self, server: Server) -> AsyncIterator[None]:
        """For longer than its lease."""
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        yield
        await asyncio.sleep(LEASE + 2 * BEAT)
        os.kill(server.process.pid, signal.SIGCONT)

    @asynccontextmanager
    async def restart_database(self, _: Server) -> AsyncIterator[None]:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)
        yield
        await asyncio.to_thread(self.postgres.start)

    @asynccontextmanager
    async def restart_redis(self, _: Server) -> AsyncIterator[None]:
        assert self.redis is not None
        await asyncio.to_thread(self.redis.kill)
        yield
        await asyncio.to_thread(self.redis.start)

    @asynccontextmanager
    async def fill_disk(self, server: Server) -> AsyncIterator[None]:
        """Nothing can be stored until there is room again; whoever comes is told so in a sentence, and served afterwards."""
        filler = self.disk / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(b"x" * 4096):
                pass
        try:
            yield
            await asyncio.to_thread(said_to_be_full, server)
        finally:
            filler.unlink()

    @property
    def faults(self) -> dict[str, tuple[int, Fault]]:
        """What can go wrong here, and how often it does among the others."""
        found: dict[str, tuple[int, Fault]] = {"kill": (6, self.kill), "stop": (3, self.stop), "halt": (3, self.halt)}
        if len(self.servers) > 1:
            found[LOSE] = 6, self.kill
        if self.postgres is not None:
            found["restart database"] = 1, self.restart_database
        if self.redis is not None:
            found["restart redis"] = 1, self.restart_redis
        if self.small:
            found["full disk"] = 1, self.fill_disk
        return found


def said_to_be_full(server: Server) -> None:
    """Come as a guest, who would be stored, until the server says that there is no room: what the database has reserved is
    used up first."""
    for _ in attempts("the server says that the disk is full", timeout=PATIENCE):
        answer = httpx.get(f"http://{server.address}/api/me", timeout=PATIENCE)
        if answer.status_code == FULL:
            if "no room" not in answer.json()["text"]:
                raise Wrong(f"a full disk is told in other words: {answer.text}")
            return
        if answer.status_code != AT_HAND:
            raise Wrong(f"a full disk is answered by {answer.status_code}: {answer.text}")


async def run(site: Site, given: argparse.Namespace, journal: Path) -> None:
    """One fault after another, each when everybody is served again."""
    rng = random.Random(time.time())
    trial = await asyncio.to_thread(Trial, site.servers, GAME, given.tables, given.pace)
    trial.begin()
    await trial.served(PATIENCE)
    began, until = time.monotonic(), time.monotonic() + 60 * given.minutes
    kinds = [name for name, (often, _) in site.faults.items() for _ in range(often) if not given.only or name in given.only]
    while time.monotonic() < until and len(read(journal, given)) < given.faults:
        await asyncio.sleep(rng.uniform(0.5, 1.5) * given.pace)  # whoever is back thinks first: choices are to be under way
        name = rng.choice(kinds)
        at, choices = time.monotonic(), trial.choices
        back = await go_through(trial, site.faults[name][1](rng.choice(site.servers)), alone=name == LOSE)
        how = {"took": round(time.monotonic() - at, 1), "choices": trial.choices - choices, "load": os.getloadavg()[0]}
        write(journal, given, fault=name, back=[round(seconds, 2) for seconds in back], **how)
    seconds = time.monotonic() - began
    await trial.end()
    write(journal, given, choices=trial.checked, seconds=round(seconds))
    print(f"{given.tables} tables, {trial.checked} choices ({trial.checked / seconds:.0f} a second): all are in their records")


async def go_through(trial: Trial, fault: AbstractAsyncContextManager[None], alone: bool) -> list[float]:
    """One fault: how long each table was away, from the moment of it. ``alone``: nothing is mended before all are back."""
    began, before = time.monotonic(), len(trial.back)
    async with fault:
        await trial.look(began)
        if alone:
            await trial.answered(PATIENCE)
    await trial.answered(PATIENCE)
    await trial.served(PATIENCE)
    return trial.back[before:]


def write(journal: Path, given: argparse.Namespace, **what: Any) -> None:
    """A line of the journal."""
    with journal.open("a") as file:
        file.write(json.dumps({"servers": given.servers, "database": given.database, "tables": given.tables, **what}) + "\n")


def read(journal: Path, given: argparse.Namespace) -> list[dict[str, Any]]:
    """The faults of such runs so far."""
    lines = [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []
    of_such = [line for line in lines if (line["servers"], line["database"]) == (given.servers, given.database)]
    return [line for line in of_such if "fault" in line]


def report(found: list[dict[str, Any]]) -> None:
    """How often each fault was, and how long it took from then on until each table answered."""
    for name, times in Counter(line["fault"] for line in found).most_common():
        back = sorted(seconds for line in found if line["fault"] == name for seconds in line["back"])
        print(f"{times} × {name}: {len(back)} tables asked", end="")
        if back:
            middle, most = back[len(back) // 2], back[int(len(back) * 0.99)]
            print(
                f"; they answered after {middle:.1f} s (median), {most:.1f} s (99 of 100), {back[-1]:.1f} s (the last)", end=""
            )
            print(f"; within {GOAL:g} s: {sum(seconds <= GOAL for seconds in back)}", end="")
        print()


def main() -> None:
    """Run, and print what the journal has."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds a person thinks; there are as many between two faults")
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--only", nargs="*", default=[], help="of these kinds: kill, lose, stop, halt, 'restart database', …")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--journal", type=Path, default=Path("kill_loop.jsonl"))
    given = parser.parse_args()
    site = Site(given.servers, given.database, Path(tempfile.mkdtemp(prefix="zeton-kill-")))
    try:
        if unknown := set(given.only) - site.faults.keys():
            parser.error(f"no such fault here: {', '.join(sorted(unknown))}; there are {', '.join(site.faults)}")
        asyncio.run(run(site, given, given.journal))
    finally:
        site.close()
    found = read(given.journal, given)
    print(f"{given.servers} servers on {given.database}: {len(found)} faults")
    report(found)


if __name__ == "__main__":
    main()
