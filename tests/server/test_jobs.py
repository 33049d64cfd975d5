"""Bots that think in workers: they answer as those beside the server do, and whoever dies, no table hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

import zeton
from tests.server.test_thinking import Played, expected
from zeton.bots.seat import Seat
from zeton.bots.verdict import judge
from zeton.server.settings import Settings
from zeton.server.storage.shared import open_redis
from zeton.server.testing import Browser, Redis, Server, Worker, attempts
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.jobs import VERSIONS, Jobs
from zeton.server.thinking.pool import BotPool
from zeton.server.thinking.work import Task
from zeton.server.thinking.worker import check_version
from zeton.server.thinking.worker import work as run_worker

Work = Callable[[str], Worker]


class Forbidden(BotPool):
    """Where nothing may be thought about, because there is a worker."""

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> NoReturn:
        raise AssertionError("a worker should have done it")


@asynccontextmanager
async def jobs(url: str, own: BotPool | None = None) -> AsyncIterator[Jobs]:
    redis = await open_redis(url)
    asking = Jobs(redis, 1)
    asking.own = own or asking.own
    await asking.start()
    try:
        yield asking
    finally:
        await asking.stop()
        await redis.aclose()


async def until(wanted: Callable[[], Any]) -> None:
    """Wait for something that happens elsewhere."""
    for _ in attempts("what happens elsewhere"):
        if (found := wanted()) and (not asyncio.iscoroutine(found) or await found):
            return
        await asyncio.sleep(0.02)


async def is_begun(asking: Jobs) -> bool:
    return await asking.queue.count("active") > 0


async def is_empty(asking: Jobs) -> bool:
    return not (asking.asked or await asking.queue.count("incomplete") or await asking.queue.count("queued"))


def test_a_worker_answers_as_a_process_beside_the_server(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url, Forbidden()) as asking:
            assert asking.has_workers
            played = Played()
            for _ in range(3):
                assert await asking.choose(played.task("a"), "me", watched=True) == expected(played)
                played.choose(0)
            chosen = played.decision.options[0]
            task = played.task("a")
            task.chosen = chosen
            assert await asking.judge(task, "me") == judge(Seat(played.match), chosen, task.seed)
            found = await asking.advise(played.task("a", "search:iterations=20"), "me")
            assert found and all(played.decision.options[option] and 0 <= percent <= 100 for option, percent in found)
            with pytest.raises(RuntimeError, match="no such bot"):
                await asking.choose(played.task("a", "no such bot"), "me", watched=True)
            await until(lambda: is_empty(asking))

    work(own_redis.url)
    asyncio.run(play())


def test_a_worker_that_dies_leaves_its_job_to_another(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url, Forbidden()) as asking:
            answer = asyncio.create_task(asking.choose(Played().task("a", "hard"), "me", watched=True))
            await until(lambda: is_begun(asking))
            first.end(signal.SIGKILL)
            second.send(signal.SIGCONT)
            assert await answer in Played().decision.options

    first, second = work(own_redis.url), work(own_redis.url)
    second.send(signal.SIGSTOP)
    asyncio.run(play())


def test_if_the_last_worker_dies_the_server_thinks_itself(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url) as asking:
            answer = asyncio.create_task(asking.choose(Played().task("a", "hard"), "me", watched=True))
            await until(lambda: is_begun(asking))
            worker.end(signal.SIGKILL)
            assert await answer in Played().decision.options
            assert not asking.has_workers
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played())

    worker = work(own_redis.url)
    asyncio.run(play())


def test_without_a_worker_the_server_thinks_itself_until_one_comes(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url) as asking:
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played())
            assert await asking.queue.count("incomplete") == 0
            await asyncio.to_thread(work, own_redis.url)
            await until(lambda: asking.has_workers)
            asking.own = Forbidden()
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played())

    asyncio.run(play())


def test_redis_may_be_restarted(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url) as asking:
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played())
            own_redis.kill()
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played()), "as without Redis"
            await until(lambda: not asking.has_workers)
            own_redis.start()
            await until(lambda: asking.has_workers)
            own, asking.own = asking.own, Forbidden()
            assert await asking.choose(Played().task("a"), "me", watched=True) == expected(Played())
            asking.own = own

    work(own_redis.url)
    asyncio.run(play())


def test_an_emptied_redis_takes_no_answer_with_it(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url) as asking:
            worker.send(signal.SIGSTOP)
            answer = asyncio.create_task(asking.choose(Played().task("a"), "me", watched=True))
            await until(lambda: asking.asked)
            await asking.redis.flushall()
            assert await answer == expected(Played())

    worker = work(own_redis.url)
    asyncio.run(play())


def test_what_nobody_waits_for_leaves_the_queue_and_who_comes_moves_it(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url, Forbidden()) as asking:
            worker.send(signal.SIGSTOP)
            task = Played().task("table/0", "hard")
            answer = asyncio.create_task(asking.choose(task, "me", watched=False))
            await until(lambda: counted(asking, Lane.UNWATCHED))
            asking.attend("another")
            asking.attend("table")
            await until(lambda: counted(asking, Lane.WATCHED))
            assert not await asking.queue.waiting([Lane.UNWATCHED])
            answer.cancel()
            await until(lambda: is_empty(asking))

    async def counted(asking: Jobs, lane: Lane) -> bool:
        return await asking.queue.waiting([lane]) == 1

    worker = work(own_redis.url)
    asyncio.run(play())


def test_a_server_that_ends_leaves_nothing_in_the_queue(own_redis: Redis, work: Work) -> None:
    async def play() -> None:
        async with jobs(own_redis.url, Forbidden()) as asking:
            worker.send(signal.SIGSTOP)
            answer = asyncio.create_task(asking.choose(Played().task("a", "hard"), "me", watched=False))
            await until(lambda: asking.queue.count("queued"))
            answer.cancel()
            await asyncio.gather(answer, return_exceptions=True)
        async with jobs(own_redis.url) as another:
            assert await is_empty(another)

    worker = work(own_redis.url)
    asyncio.run(play())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_worker_that_is_told_to_end_answers_first(own_redis: Redis, work: Work, number: int) -> None:
    async def play() -> None:
        async with jobs(own_redis.url, Forbidden()) as asking:
            answer = asyncio.create_task(asking.choose(Played().task("a", "hard"), "me", watched=True))
            await until(lambda: is_begun(asking))
            worker.send(number)
            assert await answer in Played().decision.options

    worker = work(own_redis.url)
    asyncio.run(play())
    assert worker.end(number) == 0


def test_a_server_on_redis_lets_workers_think(
    own_redis: Redis, work: Work, launch: Callable[..., Server], visit: Callable[[Server], Browser]
) -> None:
    worker = work(own_redis.url)
    guest = visit(launch(redis=own_redis.url))
    table = guest.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "easy", "deck": "sith"})
    chair = guest.sit(table)
    assert chair.play(lambda _: 0, choices=8) == 8
    assert asyncio.run(done(own_redis.url)) > 0
    worker.end(signal.SIGKILL)
    assert chair.play(lambda _: 0, choices=4) == 4, "the table goes on"


async def done(url: str) -> int:
    """How many jobs the workers have done; they say so every few seconds."""
    redis = await open_redis(url)
    queue = Jobs(redis).queue
    try:
        for _ in attempts("a worker says that it has done something"):
            if found := sum(info["stats"]["complete"] for info in (await queue.info())["workers"].values()):
                break
            await asyncio.sleep(0.1)
        return found
    finally:
        await redis.aclose()


# ── what a worker refuses ────────────────────────────────────────────────────────────────────────────────────────


def test_a_worker_of_another_version_is_refused(own_redis: Redis) -> None:
    async def play() -> None:
        redis = await open_redis(own_redis.url)
        await check_version(redis)
        await redis.zadd(VERSIONS, {"9.9": time.time() + 60, "0.0": time.time() - 1})
        with pytest.raises(zeton.BadSetup, match=rf"version {zeton.__version__}, .* another one \(9\.9\)"):
            await check_version(redis)
        await redis.zadd(VERSIONS, {zeton.__version__: time.time() + 60})
        await check_version(redis)
        await redis.aclose()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("redis", "said"),
    [
        ("", "--redis redis://host:6379, or in ZETON_REDIS"),
        ("localhost:6379", "is not an address of a Redis; one is redis://host:6379"),
        ("postgresql://user:secret@host/name", "“postgresql://host/name” is not an address of a Redis"),
        ("redis://:secret@[", "“\\[” is not an address of a Redis"),
        ("redis://:secret@127.0.0.1:1/0", "The Redis at redis://127.0.0.1:1/0 cannot be used: "),
        ("redis://127.0.0.1:1/what", "cannot be used|is not an address of a Redis"),
    ],
)
def test_what_is_wrong_with_redis_is_said(redis: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(zeton.BadSetup, match=said) as refused:
        run_worker(Settings(redis=redis, folder=tmp_path))
    assert "secret" not in refused.value.say("en")


def test_a_server_says_at_once_that_there_is_no_redis(tmp_path: Path) -> None:
    server = Server(tmp_path, redis="redis://127.0.0.1:1")
    with pytest.raises(AssertionError, match="the server has ended by itself"):
        server.start(stderr=os.open(tmp_path / "said", os.O_CREAT | os.O_WRONLY))
    assert "The Redis at redis://127.0.0.1:1 cannot be used" in (tmp_path / "said").read_text()
