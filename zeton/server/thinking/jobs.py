"""With Redis, bots think wherever there is a worker: every question is a job, and any worker on any machine does it.

Nothing hangs if workers or Redis are gone. A worker that dies leaves its job to another one; what no worker will do any more,
and everything while there is none, is thought about beside this server, as without Redis.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import msgspec
from redis.asyncio import Redis
from saq.job import Job, Status

import zeton
from zeton.server.ending import end
from zeton.server.storage.shared import WAKE, Unreachable, next_of
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.pool import BotPool, Thinking
from zeton.server.thinking.processes import ATTEMPTS
from zeton.server.thinking.queue import FairQueue, job_key
from zeton.server.thinking.work import ANSWERS, Task

LOG = logging.getLogger("zeton.thinking")
LOOK = 2.0  # seconds between two looks at who works and what has become of the jobs
HEARTBEAT = 4  # seconds after which a worker that is not heard of is taken for dead
LONGEST = 120  # seconds: whoever thinks longer has lost itself
KEPT = 60  # seconds for which an answer is kept that nobody has heard
VERSIONS = "zeton:versions"  # of the servers, each with the time until which it counts


def answers_for(server: str) -> str:
    """Where a server hears answers."""
    return f"zeton:answers:{server}"


class Lost(Exception):
    """No worker will answer."""


@dataclass(slots=True)
class Asked:
    """A question that workers are asked."""

    task: Task
    lane: Lane
    answer: asyncio.Future[Any]

    def answered(self, reply: dict[str, Any]) -> None:
        """What a worker says, perhaps once more."""
        if self.answer.done():
            return
        if "failed" in reply:
            self.answer.set_exception(RuntimeError(reply["failed"]))
        else:
            self.answer.set_result(reply["answer"])

    def lose(self) -> None:
        """Nobody will say anything."""
        if not self.answer.done():
            self.answer.set_exception(Lost())


class Jobs(Thinking):
    """What this server asks of the workers, and its own processes for when there are none."""

    def __init__(self, redis: Redis, workers: int = 0) -> None:
        self.redis = redis
        self.queue = FairQueue(redis)
        self.own = BotPool(workers)
        self.name = uuid4().hex
        self.asked: dict[str, Asked] = {}
        self.has_workers = False
        self.upkeep: list[asyncio.Task[None]] = []
        self.errands: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.own.start()
        await self._look()
        self.upkeep = [asyncio.create_task(self._hear()), asyncio.create_task(self._keep_looking())]

    def wake(self) -> None:
        """Be ready for the first question, unless there are workers who are."""
        if not self.has_workers:
            self.own.wake()

    async def stop(self) -> None:
        await asyncio.gather(*self.errands)  # what nobody waits for any more leaves the queue
        await end(self.upkeep)
        await self.own.stop()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        if self.has_workers:
            with suppress(Lost, *Unreachable):
                return await self._ask_workers(what, task, visitor, lane)
        return await self.own.ask(what, task, visitor, lane)

    async def _ask_workers(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        key = job_key(lane, visitor)
        asked = self.asked[key] = Asked(task, lane, asyncio.get_running_loop().create_future())
        given = {"what": what, "task": msgspec.to_builtins(task), "server": self.name}
        job = Job("think", given, key=key, heartbeat=HEARTBEAT, timeout=LONGEST, retries=ATTEMPTS, ttl=KEPT)
        try:
            await self.queue.enqueue(job)
            return msgspec.convert(await asked.answer, ANSWERS[what])
        except (asyncio.CancelledError, Lost):
            self._run(self._withdraw(job))
            raise
        finally:
            del self.asked[key]

    async def _withdraw(self, job: Job) -> None:
        """Nobody waits for it any more."""
        with suppress(*Unreachable):  # then it is thought about in vain
            await self.queue.abort(job, "nobody waits for it any more")

    def attend(self, table: str) -> None:
        self.own.attend(table)
        for key, asked in self.asked.items():
            if asked.lane is Lane.UNWATCHED and asked.task.is_of(table):
                asked.lane = Lane.WATCHED
                self._run(self._move(key, Lane.WATCHED))

    async def _move(self, key: str, lane: Lane) -> None:
        with suppress(*Unreachable):  # then it waits where it is
            await self.queue.move(key, lane)

    # ── what has become of it ────────────────────────────────────────────────────────────────────────────────────

    async def _hear(self) -> None:
        """Hear every answer as soon as it is there."""
        while True:
            try:
                heard = await next_of(self.redis, [answers_for(self.name)])
            except Unreachable:
                await asyncio.sleep(WAKE)
            else:
                if heard is not None:
                    self._answered(msgspec.json.decode(heard))

    def _answered(self, reply: dict[str, Any]) -> None:
        asked = self.asked.get(reply["key"])
        if asked is not None:
            asked.answered(reply)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        """See who works, and what has become of the jobs; say that this server is there, and of which version."""
        try:
            now = time.time()
            await self.redis.zadd(VERSIONS, {zeton.__version__: now + 5 * LOOK})
            await self.redis.zremrangebyscore(VERSIONS, 0, now)
            self.has_workers = bool((await self.queue.info())["workers"])
            await self._look_after_jobs()
        except Unreachable as wrong:
            LOG.warning("Redis is away: %s", wrong)
            self.has_workers = False
            for asked in self.asked.values():
                asked.lose()

    async def _look_after_jobs(self) -> None:
        """What was answered and not heard is heard; what nobody will do is lost."""
        keys = list(self.asked)
        for key, job in zip(keys, await self.queue.jobs(keys) if keys else [], strict=True):
            asked = self.asked.get(key)
            if asked is not None and job is not None and job.status is Status.COMPLETE:
                asked.answered(job.result)
            elif asked is not None and self._is_lost(job):
                asked.lose()

    def _is_lost(self, job: Job | None) -> bool:
        """Whether a job was given up, is gone with a Redis that was emptied, or waits where nobody works."""
        if job is None or job.status in (Status.FAILED, Status.ABORTED):
            return True
        return not self.has_workers and (job.status is not Status.ACTIVE or job.stuck)
