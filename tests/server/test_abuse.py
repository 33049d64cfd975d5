"""What strangers send that nobody means well: names and words that cannot be seen, requests that never end, too much of all."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from zeton.server.errors import Refused
from zeton.server.settings import DATABASE_FILE
from zeton.server.testing import PATIENCE, Browser, Server
from zeton.server.writing import chat_of, name_of

Visit = Callable[[Server], Browser]
Launch = Callable[..., Server]
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}

UNREADABLE = {
    "blank": "   ",
    "no-break spaces": "\u00a0\u2003",
    "zero width": "\u200b\u200b",
    "hidden in a name": "An\u200bia",
    "turned around": "\u202eainA",
    "isolated": "\u2067Ania\u2069",
    "letters without ink": "\u3164\u3164",
    "a private sign": "\ue000",
    "a tower of accents": "A" + "\u0301" * 9,
}


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="A name is made of letters"):
        name_of(name)


@pytest.mark.parametrize("name", ["Ania", "Żółć", "Zoe\u0301", "李小龍", "דוד", "محمد", "🙂", "O'Neil-Ő"])
def test_names_of_any_language_are_names(name: str) -> None:
    assert name_of(f"  {name} ")


def test_what_cannot_be_seen_is_not_said() -> None:
    assert chat_of("\u202eabc\x07\u200b ") == "abc"
    assert chat_of("👩\u200d🚀 می\u200cروم") == "👩\u200d🚀 می\u200cروم", "some writings need joiners"
    assert chat_of("a\n\n\n\n\nb") == "a\n\nb"
    assert chat_of("Z" + "\u0489" * 50) == "Z" + "\u0489" * 3
    for nothing in ("\n", "\u200d", "\u2800", " \u200e"):
        with pytest.raises(Refused, match="nothing to read"):
            chat_of(nothing)


def test_names_and_words_are_refused_over_the_wire(server: Server, visit: Visit) -> None:
    guest = visit(server)
    answer = guest.http.patch("/api/me", json={"name": UNREADABLE["turned around"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible")
    assert guest.http.patch("/api/me", json={"name": " Ania   K "}).json()["name"] == "Ania K"
    assert guest.http.patch("/api/me", json={"name": "x" * 41}).status_code == 400
    chair = guest.sit(guest.lay(ME, BOT))
    assert chair.ask("chat", text="\u200b")["code"] == "impossible"
    chair.ask("chat", text="\u202ehello\u0007")
    assert chair.frames[-1]["type"] == "accepted"
    assert [frame["text"] for frame in chair.frames if frame["type"] == "chat"] == ["hello"]


def test_nobody_fills_a_table_with_words(launch: Launch, visit: Visit) -> None:
    running = launch(chats_per_minute="3")
    guest = visit(running)
    chair = guest.sit(guest.lay(ME, BOT))
    assert [chair.ask("chat", text=str(n))["type"] for n in range(4)] == ["accepted"] * 3 + ["refused"]
    assert visit(running).me(), "others are not concerned"


def test_only_the_newest_words_of_a_table_are_kept(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    running = launch(chats_per_minute="100000")
    guest = visit(running)
    chair = guest.sit(guest.lay(ME, BOT))
    chair.ask("chat", text="first")
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        database.execute(
            'INSERT INTO chat ("table", visitor, name, text, at) SELECT "table", visitor, name, \'more\', at FROM chat, '
            "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) SELECT i FROM n)"
        )
    chair.ask("chat", text="last")
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        assert database.execute("SELECT count(*), max(text = 'first'), max(text = 'last') FROM chat").fetchone() == (1000, 0, 1)


def test_sockets_without_a_cookie_are_counted_by_address(launch: Launch, visit: Visit) -> None:
    running = launch(sockets_per_address="2", sockets_per_visitor="3")
    host = visit(running)
    table = host.lay(ME, BOT, public=True)
    stranger = Browser(running)
    assert [stranger.sit(table).receive()["type"] for _ in range(3)] == ["hello", "hello", "refused"]
    other = host.lay(ME, BOT, public=True)
    places = [host.sit(place).receive()["type"] for place in (table, table, other, other)]
    assert places == ["hello"] * 3 + ["refused"], "over all tables"
    stranger.seats[0].close()
    stranger.close()


def test_an_account_is_not_guessed_from_many_addresses(launch: Launch, visit: Visit) -> None:
    """Behind a proxy that is trusted everybody has his own address; what fails is counted by account, too."""
    running = launch(sign_ins_per_minute="3", failures_per_minute="5", trusted_proxies="127.0.0.1")
    owner = visit(running)
    account = {"login": "careful", "password": "a quiet word"}
    owner.post("/api/register", account)
    wrong = {**account, "password": "a wrong word"}

    with closing(Browser(running).http) as http:

        def status(address: str, body: dict[str, str]) -> int:
            return http.post("/api/login", json=body, headers={"x-forwarded-for": address}).status_code

        assert [status("192.0.2.1", wrong) for _ in range(4)] == [401, 401, 401, 429], "by address"
        assert [status(f"192.0.2.{n}", wrong) for n in range(2, 6)] == [401, 401, 429, 429], "by account"
        assert status("192.0.2.9", {"login": "another", "password": "a wrong word"}) == 401


def test_who_is_not_trusted_cannot_say_where_he_comes_from(launch: Launch) -> None:
    running = launch(sign_ins_per_minute="2")
    wrong = {"login": "careful", "password": "a wrong word"}
    with closing(Browser(running).http) as http:
        answers = [http.post("/api/login", json=wrong, headers={"x-forwarded-for": f"192.0.2.{n}"}) for n in range(3)]
    assert [answer.status_code for answer in answers] == [401, 401, 429]


def test_a_server_is_asked_by_its_own_name(launch: Launch) -> None:
    running = launch(hosts="Tables.example, localhost")
    with closing(Browser(running).http) as http:
        asked = [http.get("/api/me", headers={"host": host}) for host in ("tables.example", "LOCALHOST:80", "evil.example", "")]
    assert [answer.status_code for answer in asked] == [200, 200, 403, 403]
    assert asked[2].json()["text"] == "This server is not known by this name."


# ── what comes over the wire ─────────────────────────────────────────────────────────────────────────────────────


def exchange(server: Server, *parts: bytes) -> bytes:
    """Send something, and read until the server ends it."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        for part in parts:
            wire.sendall(part)
        answer = b""
        while data := wire.recv(65536):
            answer += data
        return answer


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow",
        b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
    ],
    ids=["nothing", "a line", "a head", "a body"],
)
def test_what_is_sent_by_half_is_not_waited_for(serving: Launch, half: bytes) -> None:
    """The server hangs up by itself, though nobody else does."""
    exchange(serving(patience="1"), half)


def test_a_socket_is_no_request_that_never_comes(serving: Launch, visit: Callable[[Server], Browser]) -> None:
    guest = visit(serving(patience="1"))
    chair = guest.sit(guest.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "random", "deck": "sith"}))
    chair.asked()
    with pytest.raises(TimeoutError):  # nothing more is said, for twice as long
        chair.until(lambda _: False, timeout=2)
    assert chair.play(lambda _: 0, choices=1) == 1


def test_drops_do_not_keep_a_connection_open(serving: Launch) -> None:
    running = serving(patience="1")
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as wire:
        wire.sendall(b"GET /api/me HTTP/1.1\r\n")
        wire.settimeout(0.05)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                wire.sendall(b"x-slow: 1\r\n")
                if wire.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    raise AssertionError("still open")


@pytest.mark.parametrize(
    ("line", "head"),
    [
        (b"GET /" + b"a" * 5000, b""),
        (b"GET /assets/" + b"a" * 300, b""),
        (b"GET /%00", b""),
        (b"GET /%ff%fe", b""),
        (b"GET /..%2f..%2f..%2fetc/passwd", b""),
        (b"GET //etc/passwd", b""),
        (b"GET /assets/../../settings.py", b""),
        (b"GET /api/tables/%2e%2e%2f", b""),
        (b"GET /?" + b"a=" * 5000, b""),
        (b"BREW /", b""),
        (b"TRACE /api/me", b""),
        (b"POST /api/login", b"content-length: -1\r\n"),
        (b"POST /api/login", b"content-length: 5\r\ncontent-length: 6\r\n"),
        (b"POST /api/login", b"content-length: 99999999999\r\n"),
        (b"POST /api/login", b"transfer-encoding: chunked\r\ncontent-length: 5\r\n"),
        (b"POST /api/login", b"content-type: application/json; charset=utf-7\r\ncontent-length: 2\r\n"),
        (b"POST /api/login", b"content-type: multipart/form-data\r\ncontent-length: 2\r\n"),
        (b"POST /api/login", b"content-encoding: gzip\r\ncontent-length: 2\r\n"),
        (b"GET /api/me", b"cookie: zeton=\xff.1.x\r\n"),
        (b"GET /api/me", b"cookie: zeton=a.\xc2\xb2.b\r\n"),
        (b"GET /api/me", b"accept-language: " + b"x," * 2000 + b"\r\n"),
        (b"GET /api/me", b"x-big: " + b"x" * 100_000 + b"\r\n"),
        (b"GET /ws/x", b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 3\r\n"),
    ],
    ids=range(23),
)
def test_odd_requests_are_answered_or_cut_and_never_fail(serving: Launch, line: bytes, head: bytes) -> None:
    answer = exchange(serving(patience="1"), line + b" HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n" + head + b"\r\n{}")
    status = int(answer.split()[1]) if answer else 0
    assert status < 500 and b"root:" not in answer, answer[:300]


# ── what nobody needs any more ───────────────────────────────────────────────────────────────────────────────────


def test_guests_and_reports_nobody_needs_are_forgotten(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    first = launch()
    stranger, player, keeper, friend = (visit(first) for _ in range(4))
    alone = player.lay(ME, BOT)
    together = keeper.lay(ME, {"who": "invited", "deck": "sith"}, public=True)
    player.post(f"/api/tables/{together}/join")
    keeper.post(f"/api/tables/{together}/report", {"text": "old"})
    keeper.post("/api/register", {"login": "keeper", "password": "a quiet word"})
    first.stop()
    long_ago = time.time() - 100 * 86_400
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        gone = [browser.http.cookies["zeton"].split(".")[0] for browser in (stranger, player, keeper)]
        marks = ",".join("?" * len(gone))
        database.execute(
            f"UPDATE visitors SET seen = ? WHERE id IN (SELECT visitor FROM sessions WHERE id IN ({marks}))", (long_ago, *gone)
        )
        database.execute("UPDATE reports SET at = ?", (long_ago - 100 * 86_400,))
    again = launch()
    browser = Browser(again)
    deadline = time.monotonic() + PATIENCE
    while browser.http.get(f"/api/tables/{alone}").status_code != 404:
        assert time.monotonic() < deadline, "the guest's own table is still there"
        time.sleep(0.05)
    told = browser.get(f"/api/tables/{together}")
    assert told["outcome"] == {"winners": [0], "reason": "resigned"} and told["seats"][1]["name"] == ""
    browser.close()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        assert database.execute("SELECT count(*) FROM reports").fetchone() == (0,)
        left = {row[0] for row in database.execute("SELECT coalesce(login, 'guest') FROM visitors")}
        assert left == {"keeper", "guest"}, "who has an account, and who was here just now"
        assert friend.http.cookies, "the friend's guest is young"
