"""What one server finds out any server tells: series in which a deck is tried, studies of games, whoever is killed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest
from litestar import Request

import zeton
from tests.server.test_deck_trials import kept
from tests.server.test_study import played, studied
from zeton.lab.deck import DEALS_AT_ONCE, Meeting, Story, trial
from zeton.server.deck_trials import MOST_DEALS, Series, restored, row_of
from zeton.server.storage.leases import Elsewhere, Lost
from zeton.server.storage.trials import Parts
from zeton.server.testing import Browser, Server, attempts
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import Task
from zeton.server.web import refuse_elsewhere

Visit = Callable[[Server], Browser]
At = Callable[[Browser, Server], Browser]


def begun(guest: Browser, deck: str, deals: int, games: int = 1) -> None:
    """Let a deck be tried, and wait until so many games are played."""
    guest.post(f"/api/decks/{deck}/trial", {"deals": deals}, status=200)
    while guest.get(f"/api/decks/{deck}/trial")["games"] < games:
        time.sleep(0.1)


def answered(guest: Browser, path: str) -> Any:
    """What is answered as soon as the end of another server is known."""
    for _ in attempts(path):
        found = guest.http.get(path)
        if found.status_code != 503:
            break
    assert found.status_code == 200
    return found.json()


@pytest.mark.parametrize(
    ("asked", "means"),
    [({"deck": "1"}, "Another server plays the games of this deck"), ({"table": "1"}, "Another server keeps this table")],
)
def test_who_does_not_answer_is_told_by_what_was_asked_for(asked: dict[str, str], means: str) -> None:
    scope: Any = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [], "path_params": asked}
    refused = refuse_elsewhere(Request(scope), Elsewhere("another"))
    assert refused.status_code == 503
    assert refused.content.text == f"{means} and does not answer. Try again in a moment."


def test_a_series_is_watched_and_stopped_at_any_server(servers: list[Server], visit: Visit, at: At) -> None:
    here = visit(servers[0])
    there, third = at(here, servers[1]), at(here, servers[2])
    deck, other = kept(here, "destiny", "One")["id"], kept(here, "destiny", "Two")["id"]
    begun(here, deck, MOST_DEALS)
    assert there.get(f"/api/decks/{deck}/trial")["games"] >= 1
    # Another deck is tried: whoever is asked for it, the first one is no longer.
    third.post(f"/api/decks/{other}/trial", {"deals": MOST_DEALS}, status=200)
    stopped = [browser.get(f"/api/decks/{deck}/trial") for browser in (here, there, third)]
    assert [one["state"] for one in stopped] == ["stopped"] * 3
    assert stopped[0] == stopped[1] == stopped[2] and stopped[0]["report"]["opponents"]
    assert there.http.delete(f"/api/decks/{other}/trial").status_code == 204
    assert here.get(f"/api/decks/{other}/trial")["state"] == "stopped"
    assert there.http.delete(f"/api/decks/{deck}").status_code == 204


def test_a_killed_servers_series_goes_on_at_another(servers: list[Server], visit: Visit, at: At) -> None:
    here = visit(servers[0])
    there = at(here, servers[1])
    deck = kept(here, "destiny")["id"]
    begun(here, deck, MOST_DEALS)
    servers[0].kill()
    assert answered(there, f"/api/decks/{deck}/trial")["state"] == "running"
    while there.get(f"/api/decks/{deck}/trial")["games"] < 1:
        time.sleep(0.1)
    assert there.http.delete(f"/api/decks/{deck}/trial").status_code == 204
    assert answered(at(here, servers[2]), f"/api/decks/{deck}/trial")["state"] == "stopped"


class Quick(Thinking):
    """Games that are over at once: who wins depends on the game alone."""

    def __init__(self) -> None:
        self.played: list[Meeting] = []

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        assert what == "meet" and task.meeting is not None
        self.played.append(task.meeting)
        won = float(crc32(repr(task.meeting).encode()) % 2)
        return Story(task.meeting, won, "over", 1, {"health": [(1.0, 2.0)]}, ["a"], [], [], False)

    def attend(self, table: str) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def test_a_series_that_was_kept_comes_to_the_end_it_would_have_come_to() -> None:
    """Some deals are kept, as the database keeps them; the others are played by somebody else, and none of them twice."""
    rules = zeton.game("destiny")
    tried = trial("destiny", rules.decks[next(iter(rules.decks))])
    whole, half, rest = (Series("deck", "Tried", 1, None, tried, 5 * DEALS_AT_ONCE) for _ in range(3))
    stored: Parts = []

    async def keep(played: list[Story]) -> None:
        stored.append(json.loads(json.dumps(msgspec.to_builtins(played))))
        if len(stored) == 2 and not rest.parts:
            raise Lost

    one, two = Quick(), Quick()
    asyncio.run(whole.play(Quick(), "somebody", lambda played: asyncio.sleep(0)))
    with pytest.raises(Lost):
        asyncio.run(half.play(one, "somebody", keep))
    row = row_of(half, "a server")
    rest = restored(row, stored)
    asyncio.run(rest.play(two, "somebody", keep))
    assert rest.known == whole.known and not set(one.played) & set(two.played)
    assert (rest.games, rest.most) == (len(one.played) + len(two.played), whole.most) or rest.known.is_done(tried)


def test_a_killed_servers_study_is_told_by_another(servers: list[Server], visit: Visit, at: At) -> None:
    here = visit(servers[0])
    there = at(here, servers[1])
    table = played(here, "destiny")
    found = studied(there, table)
    servers[0].kill()
    later = answered(there, f"/api/replays/{table}/study")
    assert later["known"] == later["moments"] == found["moments"] and later["odds"] == found["odds"]
