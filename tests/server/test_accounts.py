"""Accounts: sessions that end when they should, other passwords, one's data, and going for good."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from zeton.server.settings import DATABASE_FILE, Settings
from zeton.server.testing import Browser, Server
from zeton.server.visitors import Signer

Visit = Callable[[Server], Browser]
Copied = Callable[[Browser], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]
PASSWORD, OTHER = "a quiet word", "another word"
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}


def registered(browser: Browser) -> dict[str, str]:
    """Make an account; what signs in to it."""
    account = {"login": f"u{secrets.token_hex(6)}", "password": PASSWORD}
    browser.post("/api/register", account)
    return account


@pytest.fixture
def copied() -> Iterator[Copied]:
    """The same cookie in another place: as if somebody had copied it."""
    opened: list[Browser] = []

    def copy(browser: Browser) -> Browser:
        opened.append(Browser(browser.server))
        opened[-1].http.cookies.update(browser.http.cookies)
        return opened[-1]

    yield copy
    for one in opened:
        one.close()


def login_of(browser: Browser) -> str | None:
    """The login the cookie stands for; a cookie that is nobody's makes a guest."""
    return browser.me()["login"]  # type: ignore[no-any-return]


def test_registering_and_signing_in_begin_new_sessions(server: Server, visit: Visit, copied: Copied) -> None:
    """A cookie somebody has slipped to a guest is not the account's afterwards."""
    guest = visit(server)
    before = copied(guest)
    account = registered(guest)
    assert login_of(guest) == account["login"] and login_of(before) is None
    other = visit(server)
    before = copied(other)
    other.post("/api/login", account, 200)
    assert login_of(other) == account["login"] and login_of(before) is None
    assert login_of(guest) == account["login"], "signed in elsewhere, too"


def test_signing_out_ends_the_session_and_not_the_others(server: Server, visit: Visit, copied: Copied) -> None:
    here, there = visit(server), visit(server)
    account = registered(here)
    there.post("/api/login", account, 200)
    kept = copied(here)
    here.post("/api/logout", status=204)
    assert login_of(kept) is None and login_of(there) == account["login"]


def test_signing_out_everywhere(server: Server, visit: Visit, copied: Copied) -> None:
    here, there = visit(server), visit(server)
    account = registered(here)
    there.post("/api/login", account, 200)
    kept = copied(here)
    here.post("/api/logout-everywhere", status=204)
    assert [login_of(one) for one in (here, there, kept)] == [None] * 3
    assert visit(server).post("/api/logout-everywhere", status=409)["code"] == "impossible", "a guest would not find back"


def test_a_changed_password_ends_the_old_sessions_and_the_old_password(server: Server, visit: Visit, copied: Copied) -> None:
    here, there = visit(server), visit(server)
    account = registered(here)
    there.post("/api/login", account, 200)
    kept = copied(here)
    wrong = {"password": OTHER, "new_password": OTHER}
    assert here.post("/api/password", wrong, 401)["code"] == "wrong-password"
    here.post("/api/password", {"password": PASSWORD, "new_password": OTHER}, 200)
    assert [login_of(one) for one in (here, there, kept)] == [account["login"], None, None]
    there.post("/api/login", account, 401)
    there.post("/api/login", {**account, "password": OTHER}, 200)


def test_the_sockets_of_an_ended_session_are_cut(server: Server, visit: Visit, copied: Copied) -> None:
    """Whoever sat there finds no seat when the browser comes back by itself."""
    here = visit(server)
    registered(here)
    table = here.lay(ME, BOT)
    chair = here.sit(table)
    assert chair.next("hello")["seat"] == 0
    thief = copied(here)
    stolen = thief.sit(table)
    assert stolen.next("hello")["seat"] == 0
    here.post("/api/password", {"password": PASSWORD, "new_password": OTHER}, 200)
    assert stolen.is_cut() and chair.is_cut()
    assert thief.sit(table).next("refused")["code"] == "foreign"
    assert here.sit(table).next("hello")["seat"] == 0


def test_one_takes_his_data_along(server: Server, meet: Meet) -> None:
    """All of it, and nothing of a running game that is hidden, nothing of others."""
    host, friend, table = meet(server)
    registered(host)
    chair, other = host.sit(table), friend.sit(table)
    chair.ask("chat", text="good luck")
    other.ask("chat", text="you will need it")
    host.post(f"/api/tables/{table}/report", {"text": "nothing"})
    running = host.get("/api/me/export")
    assert running["tables"][0]["id"] == table and not {"seed", "setup", "choices"} & set(running["tables"][0])
    chair.ask("resign")
    answer = host.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["login"] and "password" not in found["account"]
    assert [said["text"] for said in found["chat"]] == ["good luck"] and found["reports"][0]["text"] == "nothing"
    (over,) = found["tables"]
    assert over["outcome"]["reason"] == "resigned" and over["seats"] == [0]
    assert host.get(over["record"])["seed"] == over["seed"]


def test_an_account_that_is_deleted_leaves_only_games_with_others(
    server: Server, visit: Visit, meet: Meet, copied: Copied
) -> None:
    host, friend, table = meet(server)
    account = registered(host)
    alone = host.lay(ME, BOT)
    waiting = host.lay(ME, {"who": "invited", "deck": "sith"}, public=True)
    line = friend.sit(table)
    host.sit(table).ask("chat", text="about me")
    assert host.post("/api/me/delete", {"password": OTHER}, 401)["code"] == "wrong-password"
    assert host.post("/api/me/delete", {}, 401)["code"] == "wrong-password"
    kept = copied(host)
    host.post("/api/me/delete", {"password": PASSWORD}, 204)
    assert line.is_cut(), "the game is over: the browser finds that out by coming back"
    assert login_of(kept) is None and friend.post("/api/login", account, 401)
    told = friend.get(f"/api/tables/{table}")
    assert told["outcome"] == {"winners": [1], "reason": "resigned"} and told["seats"][0]["name"] == ""
    hello = friend.sit(table).next("hello")
    assert hello["chat"] == [] and hello["state"] == "over"
    assert friend.get(f"/api/replays/{table}")["steps"] > 0
    friend.get(f"/api/tables/{alone}", 404)
    friend.get(f"/api/tables/{waiting}", 404)
    friend.post("/api/register", account)


def test_cookies_of_before_there_were_sessions_still_count(launch: Callable[..., Server], visit: Visit, tmp_path: Path) -> None:
    """The migration makes a session of each, named as the cookie names its visitor."""
    first = launch()
    guest = visit(first)
    me = guest.me()
    guest.lay(ME, BOT)
    first.stop()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        database.execute("UPDATE sessions SET id = visitor")
    cookie = Signer(Settings(folder=tmp_path).signing_key(), False).sign(me["id"])
    again = Browser(launch())
    again.http.cookies.set("zeton", cookie)
    found: Any = again.me()
    assert found == me and len(again.get("/api/tables/mine")) == 1
    again.close()


@pytest.mark.parametrize("kept", ["", "$argon2id$v=19$nonsense", "plain"])
def test_a_damaged_password_is_nobodys(serving: Callable[..., Server], visit: Visit, kept: str) -> None:
    running = serving()
    account = registered(visit(running))
    with closing(sqlite3.connect(running.folder / DATABASE_FILE)) as database, database:
        database.execute("UPDATE visitors SET password = ? WHERE login = ?", (kept, account["login"]))
    assert visit(running).post("/api/login", account, 401)["code"] == "wrong-password"
