"""Several servers on one PostgreSQL and one Redis: any of them answers for any table, whoever keeps it, and whoever ends."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zeton.server.testing import PATIENCE_AT_START, Browser, Chair, Redis, Server, looks

Visit = Callable[[Server], Browser]
WRONG = {"login": "nobody", "password": "not this one"}
Launch = Callable[..., Server]
At = Callable[[Browser, Server], Browser]


def meeting(one: Browser, two: Browser) -> tuple[str, tuple[Chair, Chair]]:
    """A table of these two: kept by the server of the first, who sits there already when the second joins at another one."""
    table = one.lay({"who": "me", "deck": "jedi"}, {"who": "invited", "deck": "sith"})
    first = one.sit(table)
    first.next("hello")
    invitation = one.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    two.post(f"/api/tables/{table}/join", {"invitation": invitation})
    return table, (first, two.sit(table))


def play(chairs: tuple[Chair, Chair], choices: int, rng: random.Random) -> None:
    for chair in chairs:
        if chair.state is None:
            chair.next("state")
    for _ in range(choices):
        assert chairs[0].state is not None
        asked = chairs[0].state["view"]["waiting_for"]
        if asked is None:
            return
        options = chairs[asked].asked()["view"]["decision"]["options"]
        assert chairs[asked].choose(rng.choice(options))["type"] == "accepted"
        chairs[1 - asked].next("state")


def views(chairs: tuple[Chair, Chair]) -> list[Any]:
    seen = []
    for chair in chairs:
        chair.ask("refresh")
        assert chair.state is not None
        seen.append(chair.state["view"])
    return seen


def test_whoever_comes_to_another_server_sits_at_the_same_table(servers: list[Server], visit: Visit, at: At) -> None:
    one, two = visit(servers[0]), visit(servers[1])
    table, chairs = meeting(one, two)
    play(chairs, 30, random.Random(1))
    watcher = at(one, servers[2]).sit(table)
    watcher.next("state")
    assert watcher.state is not None and chairs[0].state is not None
    assert watcher.state["view"] == chairs[0].state["view"]


def test_what_is_said_and_asked_at_one_server_is_heard_at_the_other(servers: list[Server], visit: Visit, at: At) -> None:
    one, two = visit(servers[0]), visit(servers[1])
    table, chairs = meeting(one, two)
    play(chairs, 4, random.Random(3))
    assert chairs[1].ask("chat", text="Hello over there")["type"] == "accepted"
    assert chairs[0].next("chat")["text"] == "Hello over there"
    # A replay of a running game is what a seat may see of it: only the owner knows the curtain, so the owner answers.
    assert at(two, servers[2]).get(f"/api/replays/{table}")["seat"] == 1
    assert len(at(two, servers[2]).get(f"/api/replays/{table}/steps/0")["views"]) == 1
    assert at(two, servers[2]).get("/api/replays/nothing-like-it", status=404)["code"] == "unknown"
    assert chairs[1].ask("resign")["type"] == "accepted"
    assert chairs[0].until(lambda frame: frame["type"] == "state" and frame["outcome"] is not None)["outcome"]["winners"] == [0]


def test_servers_count_together_how_often_somebody_asks(
    launch: Launch, postgres: Callable[[], str], own_redis: Redis, tmp_path: Path, visit: Visit, at: At
) -> None:
    """Two attempts a minute are two, wherever they are made; while Redis is away each server counts for itself."""
    database, few = postgres(), {"failures_per_minute": "2", "redis": own_redis.url, "key": "k" * 64}
    servers = [launch(database, tmp_path / name, **few) for name in ("one", "two")]
    here = visit(servers[0])
    there = at(here, servers[1])
    assert [browser.http.post("/api/login", json=WRONG).status_code for browser in (here, there, here)] == [401, 401, 429]
    own_redis.kill()
    assert here.http.post("/api/login", json=WRONG).status_code == 401


def test_a_killed_servers_tables_are_served_by_the_others(servers: list[Server], visit: Visit, at: At) -> None:
    one, two = visit(servers[0]), visit(servers[1])
    table, chairs = meeting(one, two)
    play(chairs, 20, random.Random(5))
    before = views(chairs)
    servers[0].kill()
    waits = at(one, servers[2]).sit(table)
    assert chairs[1].is_cut(), "told to connect anew once the owner's lease has ended"
    waits.next("state")  # at the socket it came with: whoever has heard nothing yet is not told to connect anew
    again = waits, two.sit_again(table)
    assert views(again) == before
    play(again, 10, random.Random(6))


def test_a_stopped_server_hands_its_tables_over_at_once(servers: list[Server], visit: Visit, at: At) -> None:
    one, two = visit(servers[0]), visit(servers[1])
    table, chairs = meeting(one, two)
    play(chairs, 20, random.Random(7))
    before = views(chairs)
    servers[0].stop()
    assert chairs[1].is_cut()
    again = at(one, servers[1]).sit_again(table), two.sit_again(table)
    assert views(again) == before


def test_a_halted_server_can_write_nothing_more(servers: list[Server], visit: Visit, at: At) -> None:
    """Fencing: halted for longer than its lease, it wakes up and still believes it has the table."""
    one, two = visit(servers[0]), visit(servers[1])
    table, chairs = meeting(one, two)
    play(chairs, 20, random.Random(9))
    process = servers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        assert chairs[1].is_cut()
        moved = at(one, servers[2])
        again = moved.sit_again(table), two.sit_again(table)
        play(again, 6, random.Random(10))
        after = views(again)
    finally:
        os.kill(process.pid, signal.SIGCONT)
    assert chairs[0].is_cut(), "it finds out that it has lost the table, and says: connect anew"
    third = one.sit_again(table)
    assert third.state is not None and third.state["view"] == after[0]
    play((third, again[1]), 6, random.Random(11))


def test_several_processes_serve_one_port(
    launch: Launch, postgres: Callable[[], str], redis_url: str, tmp_path: Path, visit: Visit
) -> None:
    """``zeton serve --workers 2``: whichever process a socket comes to, and whichever is killed, the game goes on."""
    server = launch(postgres(), tmp_path, redis=redis_url, workers="2")
    one, two = visit(server), visit(server)
    table, chairs = meeting(one, two)
    play(chairs, 10, random.Random(1))
    before = views(chairs)
    assert server.process is not None
    one_of_them, *others = children_of(server.process.pid)
    assert others
    os.kill(one_of_them, signal.SIGKILL)
    again = one.sit_again(table), two.sit_again(table)
    assert views(again) == before
    play(again, 10, random.Random(2))


def test_a_crew_says_that_it_is_about_to_end_and_serves_until_it_does(
    launch: Launch, postgres: Callable[[], str], redis_url: str, tmp_path: Path, visit: Visit
) -> None:
    """For as long as ``drain`` says; told once more, it ends at once."""
    server = launch(postgres(), tmp_path, redis=redis_url, workers="2", drain="600")
    guest = visit(server)
    assert server.process is not None
    server.process.terminate()
    for _ in looks("it says that it is about to end"):
        if guest.http.get("/ready").status_code == 503:
            break
    assert guest.me() and server.process.poll() is None
    server.stop()


def children_of(process: int) -> list[int]:
    """The server processes of a crew, not what helps them (trackers of resources, bots)."""
    found = subprocess.run(["pgrep", "-P", str(process), "-f", "spawn_main"], capture_output=True, text=True, check=True)
    return [int(line) for line in found.stdout.split()]


def test_several_processes_need_what_they_can_share(tmp_path: Path) -> None:
    environment = {**os.environ, "ZETON_FOLDER": str(tmp_path), "ZETON_WORKERS": "2"}
    command = [sys.executable, "-m", "zeton.server"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE_AT_START)
    assert done.returncode == 2 and "PostgreSQL and Redis" in done.stderr
