"""Bots in worker processes: what they are told, what they keep, and that nothing depends on it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from typing import Any

import pytest

import zeton
from zeton import Option
from zeton.bots import Seat, make_bot
from zeton.bots.search_bot import SearchBot
from zeton.kernel.decision import Decision
from zeton.server import botpool
from zeton.server.botpool import BotPool, Forgotten, Task

SPEC = "greedy:samples=1,rounds=1"


class Played:
    """A match, and what was chosen in it."""

    def __init__(self, game: str = "star_wars_lcg", choices: int = 12, **setup: Any) -> None:
        self.match = zeton.new(game, seed=5, **(setup or {"decks": ("jedi", "sith")}))
        self.beginning = {**self.match.record(), "choices": []}
        self.made: list[Option] = []
        rng = random.Random(5)
        for _ in range(choices):
            self.choose(rng.randrange(len(self.decision.options)))

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    def choose(self, chosen: int | Option) -> None:
        self.made.append(self.decision.options[chosen] if isinstance(chosen, int) else chosen)
        self.match.choose(chosen)

    def task(self, table: str, spec: str = SPEC) -> Task:
        return Task(table, self.beginning, list(self.made), spec, seed=1)


def expected(played: Played) -> Option:
    """What a bot chooses that thinks in this process."""
    chosen = make_bot(SPEC, 1).choose(Seat(played.match))
    assert isinstance(chosen, Option)
    return chosen


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process as a worker that has seen nothing yet."""
    monkeypatch.setattr(botpool, "_matches", type(botpool._matches)())
    monkeypatch.setattr(botpool, "_searches", type(botpool._searches)())


@pytest.mark.usefixtures("worker")
def test_a_worker_is_told_only_what_it_does_not_know() -> None:
    played = Played()
    whole = played.task("a")
    assert botpool.choose(whole) == expected(played)
    known = len(whole.choices)
    played.choose(0)
    later = played.task("a").rest(known)
    assert later.record is None and later.choices == played.made[known:]
    assert botpool.choose(later) == expected(played)
    assert botpool.choose(whole) == expected(Played()), "an earlier moment of the same table"
    with pytest.raises(Forgotten):
        botpool.choose(played.task("b").rest(known))


@pytest.mark.usefixtures("worker")
def test_a_search_goes_on_from_the_last_one_of_its_seat() -> None:
    """At a table's next question the last search is not lost; another table's is not taken for it."""
    spec = "search:iterations=40"
    played = Played("clone_wars", choices=0, seats=1, villain="ventress", difficulty="padawan")
    gone_on = 0
    for _ in range(6):
        seat = played.decision.seat
        last = botpool._searches.get(("a", seat, spec))
        bot = botpool._bot(played.task("a", spec), seat)
        assert isinstance(bot, SearchBot)
        if last is not None:
            assert bot.places is last.places
            gone_on += bot.known_place(Seat(played.match)) is not None
        other = botpool._bot(played.task("b", spec), seat)
        assert isinstance(other, SearchBot) and not other.places
        played.choose(botpool.choose(played.task("a", spec)))
    assert gone_on


@pytest.mark.usefixtures("worker")
def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "MATCHES_KEPT", 2)
    monkeypatch.setattr(botpool, "SEARCHES_KEPT", 1)
    played = Played()
    for table in "abc":
        botpool.choose(played.task(table, "search:iterations=2"))
    assert list(botpool._matches) == ["b", "c"]
    assert [table for table, _, _ in botpool._searches] == ["c"]


def test_what_a_worker_has_lost_it_makes_anew() -> None:
    """Killed in between, or said to know what it does not: the bot answers as if nothing had been."""

    async def play() -> None:
        pool = BotPool(1)
        pool.start()
        try:
            played = Played()
            (worker,) = pool.workers
            for _ in range(4):
                assert await pool.choose(played.task("a")) == expected(played)
                played.choose(0)
            assert worker.helper.process is not None and worker.helper.process.pid is not None
            os.kill(worker.helper.process.pid, signal.SIGKILL)
            assert await pool.choose(played.task("a")) == expected(played)
            worker.told["b"] = 3
            assert await pool.choose(played.task("b")) == expected(played)
            assert await pool.choose(Played().task("a")) == expected(Played())
        finally:
            pool.stop()

    asyncio.run(play())


def test_a_table_stays_with_its_worker_unless_another_is_less_busy() -> None:
    pool = BotPool(2)
    pool.start()
    try:
        home = pool._worker("a")
        assert pool._worker("a") is home
        home.waiting = 1
        away = pool._worker("a")
        assert away is not home
        home.waiting = 0
        assert pool._worker("a") is away
    finally:
        pool.stop()
