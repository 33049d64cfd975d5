"""What is kept when the server is killed, when sockets are lost, and when nobody is at a table."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from zeton.server.settings import DATABASE_FILE
from zeton.server.testing import Browser, Chair, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]
Launch = Callable[..., Server]


def back_at(server: Server, browser: Browser) -> Browser:
    """The browser goes on with the server that has taken the place of the killed one."""
    browser.server = server
    browser.http.base_url = f"http://{server.address}"
    return browser


def pick(rng: random.Random) -> Callable[[dict[str, Any]], int]:
    return lambda state: rng.randrange(len(state["view"]["decision"]["options"]))


def both_play(chairs: tuple[Chair, Chair], choices: int, rng: random.Random) -> None:
    for chair in chairs:
        while chair.state is None:
            chair.next("state")
    for _ in range(choices):
        asked = chairs[0].state["view"]["waiting_for"]
        if asked is None:
            return
        options = chairs[asked].asked()["view"]["decision"]["options"]
        assert chairs[asked].choose(rng.choice(options))["type"] == "accepted"
        chairs[1 - asked].next("state")


def test_a_killed_server_comes_back_with_every_table_where_it_stood(
    launch: Launch, visit: Visit, meet: Meet, database: str, tmp_path: Path
) -> None:
    rng = random.Random(1)
    server = launch(database, tmp_path)
    host, friend, table = meet(server, clock={"total": 1000, "increment": 0})
    chairs = host.sit(table), friend.sit(table)
    alone = visit(server)
    solo = alone.sit(alone.lay(LIGHT, RANDOM))
    solo.play(pick(rng), choices=8)
    for _ in range(3):
        both_play(chairs, 15, rng)
        chairs[0].ask("chat", text="still here?")
        views = [chair.state["view"] for chair in chairs]
        left = chairs[0].state["clock"]["left"]
        logs = [list(chair.log) for chair in chairs]
        server.kill()
        assert all(chair.is_cut() for chair in chairs)
        server = launch(database, tmp_path)
        for browser in (host, friend, alone):
            back_at(server, browser)
        chairs = host.sit(table), friend.sit(table)
        hello = chairs[0].next("hello")
        assert hello["seat"] == 0 and hello["chat"][-1]["text"] == "still here?"
        for chair in chairs:
            chair.next("state")
        assert [chair.state["view"] for chair in chairs] == views
        assert [chair.log for chair in chairs] == logs
        assert all(abs(a - b) < 5 for a, b in zip(chairs[0].state["clock"]["left"], left, strict=True))
    again = alone.sit(solo.table)
    assert again.asked()["view"] == solo.state["view"] or again.state["view"]["decision"]
    again.play(pick(rng))
    assert again.state["outcome"]


def test_no_accepted_choice_is_lost_however_the_server_dies(launch: Launch, meet: Meet, database: str, tmp_path: Path) -> None:
    """Killed right after the answer, and while a choice is on its way: it is there wholly or not at all."""
    rng = random.Random(2)
    server = launch(database, tmp_path)
    host, friend, table = meet(server)
    for number in range(4):
        chairs = host.sit(table), friend.sit(table)
        both_play(chairs, 10, rng)
        asked = chairs[0].state["view"]["waiting_for"]
        chair = chairs[asked]
        state = chair.asked()
        decision = state["view"]["decision"]
        fields = {"table": table, "era": 0, "decision": decision["number"], "option": decision["options"][0]}
        accepted = False
        if number % 2:
            accepted = chair.ask("choose", **fields)["type"] == "accepted"
        else:
            chair.send("choose", **fields)
            time.sleep(0.002 * number)
        server.kill()
        server = launch(database, tmp_path)
        back_at(server, host), back_at(server, friend)
        after = (host, friend)[asked].sit(table)
        after.next("state")
        now = after.state["view"]
        if accepted or now != state["view"]:
            assert now["decision"] is None or now["decision"]["number"] == decision["number"] + 1
        else:
            assert now == state["view"]


def test_a_lost_socket_does_not_lose_the_choice_it_carried(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    state = chair.asked()
    decision = state["view"]["decision"]
    chair.send("choose", table=chair.table, era=0, decision=decision["number"], option=decision["options"][0])
    chair.socket.socket.close()
    again = guest.sit(chair.table)
    deadline = time.monotonic() + 20
    while again.asked()["view"]["decision"]["number"] == decision["number"]:
        assert time.monotonic() < deadline
        again.next("state")
    assert again.state["view"]["decision"]["number"] == decision["number"] + 1


def test_tables_nobody_uses_leave_the_memory_and_come_back(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    server = launch("", tmp_path, idle="0.3")
    guest = visit(server)
    tables = [guest.lay(LIGHT, RANDOM) for _ in range(20)]
    chairs = [guest.sit(table) for table in tables[:3]]
    views = [chair.asked()["view"] for chair in chairs]
    deadline = time.monotonic() + 20
    while guest.get("/health")["tables"] > 3 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert guest.get("/health")["tables"] == 3
    for chair in chairs:
        chair.close()
    while guest.get("/health")["tables"] and time.monotonic() < deadline:
        time.sleep(0.1)
    assert guest.get("/health")["tables"] == 0
    for table, view in zip(tables, views, strict=False):
        assert guest.sit(table).asked()["view"] == view


def test_workers_end_with_a_killed_server(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    server = launch("", tmp_path)
    guest = visit(server)
    guest.sit(guest.lay(LIGHT, RANDOM)).asked()
    assert server.process is not None
    children = children_of(server.process.pid)
    assert children
    server.kill()
    deadline = time.monotonic() + 20
    while any(is_running(child) for child in children):
        assert time.monotonic() < deadline, "a worker has outlived its server"
        time.sleep(0.1)


def children_of(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = status.read_text()
        except OSError:
            continue
        if int(text.rpartition(")")[2].split()[1]) == parent:
            found.append(int(status.parent.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_key_is_made_once_and_kept_to_oneself(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    server = launch("", tmp_path)
    key = tmp_path / "signing.key"
    assert key.stat().st_mode & 0o077 == 0
    secret = key.read_text()
    guest = visit(server)
    name = guest.me()["id"]
    for path in ("/", "/api/me", "/api/games", "/health", "/api/schema/openapi.json"):
        assert secret not in guest.http.get(path).text
    server.stop()
    back_at(launch("", tmp_path), guest)
    assert guest.me()["id"] == name and key.read_text() == secret


def test_a_server_that_stops_in_good_order_tells_its_sockets(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    server = launch("", tmp_path)
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.asked()
    server.stop()
    closed = chair.ending()
    assert closed.rcvd is not None and closed.rcvd.code in (1001, 1012)


def test_a_table_of_older_rules_says_by_which_it_was_played_and_one_that_waited_begins_by_the_new(
    launch: Launch, visit: Visit, tmp_path: Path
) -> None:
    server = launch("", tmp_path)
    host, friend = visit(server), visit(server)
    begun = host.lay(LIGHT, RANDOM)
    waiting = host.lay(LIGHT, {"who": "invited", "deck": "sith"})
    invitation = host.get(f"/api/tables/{waiting}")["seats"][1]["invitation"]
    server.stop()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        database.execute("UPDATE tables SET rules = '1'")
        database.commit()
    server = launch("", tmp_path)
    for browser in (host, friend):
        back_at(server, browser)
    told = host.get(f"/api/replays/{begun}", status=409)["text"]
    assert "was played by version “1” of its rules" in told
    friend.post(f"/api/tables/{waiting}/join", {"invitation": invitation})
    assert friend.sit(waiting).next("state")
    server.stop()
    again = back_at(launch("", tmp_path), friend)
    assert again.sit(waiting).next("state")
