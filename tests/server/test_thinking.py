"""Bots in processes beside the server: what they are told, what they keep, that nothing depends on it, and who goes first."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import zeton
from zeton import Option
from zeton.bots import LEVELS, Seat, make_bot
from zeton.bots.search_bot import SearchBot
from zeton.kernel.decision import Decision
from zeton.server.testing import PATIENCE, Server, looks
from zeton.server.thinking import work
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.pool import BotPool
from zeton.server.thinking.processes import KINDNESS, THINKS, Crew, Process, at_home
from zeton.server.thinking.work import Forgotten, Task, time_left

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
    monkeypatch.setattr(work, "_matches", type(work._matches)())
    monkeypatch.setattr(work, "_searches", type(work._searches)())


@pytest.mark.usefixtures("worker")
def test_a_worker_is_told_only_what_it_does_not_know() -> None:
    played = Played()
    whole = played.task("a")
    assert work.choose(whole) == expected(played)
    known = len(whole.choices)
    played.choose(0)
    later = played.task("a").rest(known)
    assert later.record is None and later.choices == played.made[known:]
    assert work.choose(later) == expected(played)
    assert work.choose(whole) == expected(Played()), "an earlier moment of the same table"
    with pytest.raises(Forgotten):
        work.choose(played.task("b").rest(known))


@pytest.mark.usefixtures("worker")
def test_a_search_goes_on_from_the_last_one_of_its_seat() -> None:
    """At a table's next question the last search is not lost; another table's is not taken for it."""
    spec = "search:iterations=40"
    played = Played("clone_wars", choices=0, seats=1, villain="ventress", difficulty="padawan")
    gone_on = 0
    for _ in range(6):
        seat = played.decision.seat
        last = work._searches.get(("a", seat, spec))
        bot = work._bot(played.task("a", spec), seat)
        assert isinstance(bot, SearchBot)
        if last is not None:
            assert bot.places is last.places
            gone_on += bot.known_place(Seat(played.match)) is not None
        other = work._bot(played.task("b", spec), seat)
        assert isinstance(other, SearchBot) and not other.places
        played.choose(work.choose(played.task("a", spec)))
    assert gone_on


@pytest.mark.usefixtures("worker")
def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MATCHES_KEPT", 2)
    monkeypatch.setattr(work, "SEARCHES_KEPT", 1)
    played = Played()
    for table in "abc":
        work.choose(played.task(table, "search:iterations=2"))
    assert list(work._matches) == ["b", "c"]
    assert [table for table, _, _ in work._searches] == ["c"]


@asynccontextmanager
async def a_pool(thinkers: int = 1) -> AsyncIterator[tuple[BotPool, Crew]]:
    pool = BotPool(thinkers)
    await pool.start()
    assert pool.crew is not None
    try:
        yield pool, pool.crew
    finally:
        await pool.stop()


def kill(process: Process) -> None:
    assert process.helper.process is not None and process.helper.process.pid is not None
    os.kill(process.helper.process.pid, signal.SIGKILL)


def test_what_a_process_has_lost_it_makes_anew() -> None:
    """Killed in between, or said to know what it does not: the bot answers as if nothing had been."""

    async def play() -> None:
        async with a_pool() as (pool, crew):
            played = Played()
            (process,) = crew.hurried
            for _ in range(4):
                assert await pool.choose(played.task("a"), "me", watched=True) == expected(played)
                played.choose(0)
            kill(process)
            assert await pool.choose(played.task("a"), "me", watched=True) == expected(played)
            process.told["b"] = 3
            assert await pool.choose(played.task("b"), "me", watched=True) == expected(played)
            assert await pool.choose(Played().task("a"), "me", watched=True) == expected(Played())

    asyncio.run(play())


def test_a_table_stays_with_the_process_that_knows_it_while_that_one_is_free() -> None:
    first, second = Process(THINKS), Process(THINKS)
    try:
        assert at_home("a", [first, second]) is first
        second.told["a"] = 5
        assert at_home("a", [first, second]) is second
        assert at_home("a", [first]) is first
        first.told["a"] = 7
        assert at_home("a", [first, second]) is first, "it has thought about the table last"
    finally:
        first.stop(), second.stop()


# ── who goes first ───────────────────────────────────────────────────────────────────────────────────────────────


class Slow(BotPool):
    """A pool whose processes think until they are told to stop, so that a test sees who has been asked."""

    def __init__(self, thinkers: int = 1) -> None:
        super().__init__(thinkers)
        self.begun: list[str] = []
        self.held: dict[str, asyncio.Event] = {}

    async def start(self) -> None:
        await super().start()
        assert self.crew is not None
        for process in self.crew.all:
            process.do = self.do  # type: ignore[method-assign]

    async def do(self, what: str, task: Task) -> str:
        self.begun.append(task.table)
        await self.held.setdefault(task.table, asyncio.Event()).wait()
        return task.table

    def asks(self, table: str, lane: Lane, visitor: str = "me") -> asyncio.Task[Any]:
        return asyncio.create_task(self.ask("choose", Task(table, None, [], "hard", 0), visitor, lane))

    async def answers(self, *tables: str) -> None:
        """Let these be answered, one after the other."""
        for table in tables:
            self.held.setdefault(table, asyncio.Event()).set()
            await settled()


async def settled() -> None:
    """Everything that can go on has."""
    for _ in range(20):
        await asyncio.sleep(0)


@asynccontextmanager
async def slow(thinkers: int = 1) -> AsyncIterator[Slow]:
    pool = Slow(thinkers)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def test_visitors_take_turns_and_no_table_waits_that_is_quick() -> None:
    async def play() -> None:
        async with slow() as pool:
            asked = [pool.asks(f"many{n}", Lane.WATCHED, "many") for n in range(3)]
            await settled()
            asked += [pool.asks("one", Lane.WATCHED, "one"), pool.asks("quick", Lane.QUICK, "many")]
            await settled()
            assert pool.begun == ["many0", "quick"], "a quick bot has a process of its own"
            await pool.answers("many0", "many1", "one", "many2", "quick")
            assert pool.begun == ["many0", "quick", "many1", "one", "many2"]
            assert await asyncio.gather(*asked) == ["many0", "many1", "many2", "one", "quick"]

    asyncio.run(play())


def test_a_table_that_somebody_comes_to_no_longer_waits_behind_watched_ones() -> None:
    async def play() -> None:
        async with slow() as pool:
            asked = [pool.asks("now", Lane.WATCHED)]
            await settled()
            asked += [pool.asks("empty/0", Lane.UNWATCHED, "a"), pool.asks("mine/0", Lane.UNWATCHED, "b")]
            asked += [pool.asks("watched", Lane.WATCHED, "c")]
            await settled()
            pool.attend("mine")
            await pool.answers("now", "watched", "mine/0", "empty/0")
            assert pool.begun == ["now", "watched", "mine/0", "empty/0"]
            await asyncio.gather(*asked)

    asyncio.run(play())


def test_hints_and_studies_wait_for_tables_but_never_for_ever() -> None:
    async def play() -> None:
        async with slow() as pool:
            asked = [pool.asks("now", Lane.WATCHED), pool.asks("empty", Lane.UNWATCHED)]
            asked += [pool.asks("study", Lane.ANALYSIS), pool.asks("hint", Lane.HINT), pool.asks("hint2", Lane.HINT)]
            await settled()
            assert pool.begun == ["now", "study"], "there is a process that does nothing else"
            await pool.answers("study", "now", "empty", "hint", "hint2")
            assert pool.begun == ["now", "study", "hint", "empty", "hint2"]
            await asyncio.gather(*asked)

    asyncio.run(play())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def play() -> None:
        async with slow() as pool:
            first, second = pool.asks("now", Lane.WATCHED), pool.asks("never", Lane.WATCHED)
            await settled()
            second.cancel()
            await settled()
            third = pool.asks("next", Lane.WATCHED)
            first.cancel()
            await settled()
            assert pool.begun == ["now"], "a thought cannot be interrupted"
            await pool.answers("now", "next")
            assert await third == "next" and pool.begun == ["now", "next"] and not len(pool.fair)

    asyncio.run(play())


def test_a_failure_is_told_to_whoever_asked_and_to_nobody_else() -> None:
    async def play() -> None:
        async with a_pool() as (pool, _):
            played = Played()
            with pytest.raises(zeton.UnknownName):
                await pool.choose(played.task("a", "no such bot"), "me", watched=True)
            assert await pool.choose(played.task("a"), "me", watched=True) == expected(played)

    asyncio.run(play())


def test_who_had_to_wait_thinks_shorter_but_never_less_than_a_quarter() -> None:
    assert time_left(1.0, 0.0) == 1.0
    assert time_left(1.0, 0.4) == pytest.approx(0.6)
    assert time_left(1.0, 30.0) == 0.25
    assert time_left(5.0, 0.0) == time_left(0.0, 0.0) == 1.5, "no bot of a table thinks longer, whatever its spec says"


@pytest.mark.usefixtures("worker")
def test_a_search_is_told_how_long_its_table_has_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    monkeypatch.setattr(work, "perf_counter", lambda: 7.0)

    def think(bot: SearchBot, seat: Seat) -> Option:
        given.append(bot.time)
        return seat.decision.options[0]

    monkeypatch.setattr(SearchBot, "choose", think)
    hard = make_bot("hard", 0)
    assert isinstance(hard, SearchBot)
    task = Played().task("a", "hard")
    task.waited = 0.5
    work.choose(task)
    assert given == [pytest.approx(hard.time - 0.5)]


@pytest.mark.parametrize("spec", LEVELS)
def test_only_a_search_is_not_quick(spec: str) -> None:
    assert Played().task("a", spec).is_quick is (spec not in ("normal", "hard"))


def test_whoever_comes_first_finds_awake_who_answers_first() -> None:
    """One for quick answers and one that thinks have begun before anybody asks; the others begin when they are needed."""

    async def come() -> None:
        pool = BotPool(2)
        await pool.start()
        crew = pool.crew
        assert crew is not None
        try:
            pool.wake()
            for process in (crew.hurried[0], crew.thinkers[0]):
                await asyncio.wrap_future(process.thread.submit(lambda: None))
                assert process.helper.process is not None and process.helper.process.is_alive()
            assert crew.thinkers[1].helper.process is None
            played = Played()
            assert await pool.choose(played.task("first"), "anna", watched=True) == expected(played)
        finally:
            await pool.stop()

    asyncio.run(come())


def test_who_is_asked_while_it_wakes_reads_one_game_first_and_the_others_afterwards() -> None:
    asked: list[object] = []
    first, others = Event(), Event()

    class Waking:
        """A process that reads the first game as long as it is let."""

        def ask(self, what: object, given: object) -> None:
            if not asked:
                first.wait(PATIENCE)
            asked.append(given if what is work.open_box else what)
            if len(asked) > len(zeton.games()):
                others.set()

        def end(self) -> None: ...

    process = Process(THINKS)
    process.helper = Waking()  # type: ignore[assignment]
    process.wake()
    answer = process.thread.submit(process.helper.ask, work.choose, None)  # type: ignore[arg-type]
    first.set()
    answer.result(PATIENCE)
    assert others.wait(PATIENCE)
    process.stop()
    one, *rest = zeton.games()
    assert asked == [one, work.choose, *rest]


def test_the_processes_in_which_bots_think_read_nothing_of_the_server_that_began_them(tmp_path: Path) -> None:
    server = Server(tmp_path, ready="true")
    server.start(stdout=subprocess.DEVNULL)
    assert server.process is not None
    kind = os.getpriority(os.PRIO_PROCESS, server.process.pid) + KINDNESS
    try:
        awake: list[int] = []
        for _ in looks("bots are awake"):
            command = ["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"]
            found = subprocess.run(command, capture_output=True, text=True).stdout.split()
            awake = [int(one) for one in found if os.getpriority(os.PRIO_PROCESS, int(one)) == kind]
            if len(awake) == 2:
                break
        read = {one: Path(f"/proc/{one}/maps").read_text() for one in (server.process.pid, *awake)}
        assert [one for one, files in read.items() if "sqlalchemy" in files] == [server.process.pid]
    finally:
        server.stop()
