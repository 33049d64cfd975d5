"""A worker: takes what is to be thought about from Redis, and thinks. Any number of them, on any machine (``zeton worker``)."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from redis.asyncio import Redis
from saq.job import Job
from saq.types import PartialTimersDict, WorkerInfo
from saq.worker import Worker as SaqWorker

import zeton
from zeton import BadSetup
from zeton.server.ending import end
from zeton.server.settings import Settings
from zeton.server.storage.shared import Unreachable, open_redis, without_password
from zeton.server.thinking.jobs import HEARTBEAT, KEPT, VERSIONS, answers_for
from zeton.server.thinking.processes import Crew, Process, at_home
from zeton.server.thinking.queue import FairQueue
from zeton.server.thinking.work import Task

# Seconds between two looks: for jobs that nobody waits for any more, for those put off (none are), for those that a dead worker
# has left; and between two times a worker says that it is there.
TIMERS = PartialTimersDict(abort=1, schedule=60, sweep=2, worker_info=2)
GRACE = 10  # seconds in which what is being thought about may still be answered

Ready = Callable[[int, str], None]
"""Told how many processes think, and where the work comes from."""


def work(settings: Settings, ready: Ready = lambda processes, redis: None) -> None:
    """Work until interrupted, and answer what is being thought about before ending."""
    if not settings.redis:
        raise BadSetup("redis-needed", option="--redis", variable="ZETON_REDIS", example="redis://host:6379")
    logging.getLogger("saq").addFilter(_is_no_lost_connection)
    asyncio.run(_work(settings, ready))


async def _work(settings: Settings, ready: Ready) -> None:
    redis = await open_redis(settings.redis)
    crew = Crew(settings.thinkers)
    try:
        await check_version(redis)
        ending = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, ending.set)
        hands = [Hand(redis, group) for group in (crew.hurried, crew.thinkers, crew.students)]
        working = [asyncio.create_task(hand.start()) for hand in hands]
        for hand in hands:
            await hand.worker_info(TIMERS["worker_info"])
        ready(len(crew.thinkers), without_password(settings.redis))
        await ending.wait()
        for hand in hands:
            hand.event.set()
            await hand.bow_out()
        await asyncio.gather(*working)
    finally:
        await asyncio.to_thread(crew.stop)
        await redis.aclose()


async def check_version(redis: Redis) -> None:
    """Refuse to work for servers that all play by the rules of another version."""
    found = [version.decode() for version in await redis.zrangebyscore(VERSIONS, time.time(), "+inf")]
    if found and zeton.__version__ not in found:
        raise BadSetup("other-version", own=zeton.__version__, servers=", ".join(sorted(found)))


class Hand(SaqWorker[Any]):
    """Takes as many jobs at once as it has processes, from the lanes these serve."""

    SIGNALS: list[signal.Signals] = []  # all hands of a worker end together

    def __init__(self, redis: Redis, processes: list[Process]) -> None:
        self.redis = redis
        self.processes = processes
        self.queue: FairQueue
        super().__init__(
            FairQueue(redis, processes[0].lanes),
            [("think", self.think)],
            concurrency=len(processes),
            timers=TIMERS,
            shutdown_grace_period_s=GRACE,
        )

    async def worker_info(self, ttl: int = 60) -> WorkerInfo:
        return await super().worker_info(3 * ttl)  # a busy machine may be late

    async def bow_out(self) -> None:
        """Let servers know at once that this worker takes nothing more."""
        with suppress(*Unreachable):  # then they notice by themselves
            await self.queue.forget(self.id)

    async def think(self, context: dict[str, Any], *, what: str, task: Any, server: str) -> dict[str, Any]:
        """Do one job, and tell the server that has asked what has come of it."""
        job: Job = context["job"]
        given = msgspec.convert(task, Task)
        given.waited = max(0.0, (job.started - job.queued) / 1000)
        async with heartbeats(job):
            reply = {"key": job.key, **await self._reply(what, given)}
        place = answers_for(server)
        async with self.redis.pipeline() as pipe:
            await pipe.rpush(place, msgspec.json.encode(reply)).expire(place, KEPT).execute()  # type: ignore[union-attr]
        return reply

    async def _reply(self, what: str, task: Task) -> dict[str, Any]:
        free = [process for process in self.processes if not process.is_busy]
        process = at_home(task.table, free or self.processes)
        process.is_busy = True
        thought = asyncio.create_task(process.do(what, task))
        thought.add_done_callback(partial(_free, process))
        try:
            return {"answer": msgspec.to_builtins(await asyncio.shield(thought))}
        except Exception as wrong:
            return {"failed": "".join(traceback.format_exception(wrong))}


def _free(process: Process, thought: asyncio.Task[Any]) -> None:
    """It has thought to the end, even if nobody waits for that any more."""
    process.is_busy = False
    if not thought.cancelled():
        thought.exception()  # it was told to whoever waited


@asynccontextmanager
async def heartbeats(job: Job) -> AsyncIterator[None]:
    """Let it be known that somebody is at a job."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 4)
            with suppress(*Unreachable):
                await job.update()

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        await end([beating])


def _is_no_lost_connection(record: logging.LogRecord) -> bool:
    """That Redis is away is said once a second, not by everybody who notices."""
    return not (record.exc_info and isinstance(record.exc_info[1], Unreachable))
