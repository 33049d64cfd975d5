"""The fair queue in Redis: as ``fairness.Fair``, but for all servers and workers together.

It is a queue of SAQ, which knows what is queued, what is being done, and what a worker that died has left undone. SAQ puts
every job at one door, whether it is new or to be done again; from there the scripts below let it into its lane, behind what
else its visitor waits for. The lane and the visitor stand in the key of a job, so that nobody has to read it for that.

For each lane there is a list of visitors in turn, a list of jobs for each of them, and a bell, which rings once for each job
that has come, so that who waits at an empty lane wakes up. A ring that is lost costs a moment, never a job.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from redis.asyncio import Redis
from saq.job import Job, Status, get_default_job_key
from saq.queue.redis import RedisQueue
from saq.types import CountKind

import zeton
from zeton.server.storage.shared import WAKE, Unreachable, next_of
from zeton.server.thinking.fairness import Lane

LOG = logging.getLogger("zeton.thinking")
NAME = f"zeton-{zeton.__version__}"  # workers of another version would play by other rules
GIVE_UP = 0.5  # seconds in which a worker that seems dead may still say that it is not

_ENTER = """
local door, lanes = KEYS[1], KEYS[2]

local function stand(lane, visitor, job)
    if redis.call('RPUSH', lanes .. lane .. ':of:' .. visitor, job) == 1 then
        redis.call('RPUSH', lanes .. lane, visitor)
    end
    redis.call('RPUSH', lanes .. lane .. ':bell', 1)
end

local function leave(job)
    local visitor = string.match(job, '%d/([^/]+)/[^/]+$')
    for lane = 0, LAST do
        local turns = lanes .. lane .. ':of:' .. visitor
        if redis.call('LREM', turns, 1, job) == 1 then
            if redis.call('EXISTS', turns) == 0 then redis.call('LREM', lanes .. lane, 1, visitor) end
            redis.call('LPOP', lanes .. lane .. ':bell')
            return visitor
        end
    end
end

for _, job in ipairs(redis.call('LRANGE', door, 0, -1)) do
    local lane, visitor = string.match(job, '(%d)/([^/]+)/[^/]+$')
    stand(lane, visitor, job)
end
redis.call('DEL', door)
""".replace("LAST", str(max(Lane)))

_TAKE = """
for _, lane in ipairs(ARGV) do
    local visitor = redis.call('LPOP', lanes .. lane)
    if visitor then
        local turns = lanes .. lane .. ':of:' .. visitor
        local job = redis.call('LPOP', turns)
        if redis.call('EXISTS', turns) == 1 then redis.call('RPUSH', lanes .. lane, visitor) end
        redis.call('LPOP', lanes .. lane .. ':bell')
        redis.call('RPUSH', KEYS[3], job)
        return job
    end
end
"""

_LEAVE = "return leave(ARGV[1])"

_MOVE = """
local visitor = leave(ARGV[1])
if visitor then stand(ARGV[2], visitor, ARGV[1]) end
"""

_COUNT = """
local found = 0
for _, lane in ipairs(ARGV) do
    for _, visitor in ipairs(redis.call('LRANGE', lanes .. lane, 0, -1)) do
        found = found + redis.call('LLEN', lanes .. lane .. ':of:' .. visitor)
    end
end
return found
"""


def job_key(lane: Lane, visitor: str) -> str:
    """A new key for a job that stands in this lane for this visitor."""
    return f"{int(lane)}/{visitor}/{get_default_job_key()}"


class FairQueue(RedisQueue):
    """The queue of all that is to be thought about; who takes from it serves certain lanes."""

    def __init__(self, redis: Redis, lanes: Iterable[Lane] = Lane) -> None:
        super().__init__(redis, name=NAME, dump=msgspec.json.encode, load=msgspec.json.decode)
        self.lanes = sorted(lanes)
        self._lanes = self.namespace("lane:")
        self._scripts = {text: redis.register_script(_ENTER + text) for text in ("", _TAKE, _LEAVE, _MOVE, _COUNT)}

    async def _run(self, script: str, *given: Any) -> Any:
        """Let in whatever stands at the door, and then do this, all at once."""
        return await self._scripts[script](keys=[self._queued, self._lanes, self._active], args=given)

    async def _enqueue(self, job: Job) -> Job | None:
        found = await super()._enqueue(job)
        await self._run("")
        return found

    async def _retry(self, job: Job, error: str | None) -> None:
        await super()._retry(job, error)
        await self._run("")

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        """The next job of the lanes that are served; None, if none has come for a while."""
        try:
            taken = await self._take() or (await self._wait() and await self._take())
            return await self._get_job_by_id(taken) if taken else None
        except Unreachable as wrong:
            LOG.warning("Redis is away: %s", wrong)
            await asyncio.sleep(WAKE)
            return None

    async def _take(self) -> bytes | None:
        taken: bytes | None = await self._run(_TAKE, *(int(lane) for lane in self.lanes))
        return taken

    async def _wait(self) -> bool:
        """Whether something may have come."""
        bells = [f"{self._lanes}{int(lane)}:bell" for lane in self.lanes]
        return await next_of(self.redis, bells) is not None

    async def move(self, key: str, lane: Lane) -> None:
        """Let a job wait in another lane, if it still waits."""
        await self._run(_MOVE, self.job_id(key), int(lane))

    async def abort(self, job: Job, error: str, ttl: float = 5) -> None:
        if await self._run(_LEAVE, job.id):
            await self.finish(job, Status.ABORTED, error=error)
        else:
            await super().abort(job, error, ttl)

    async def sweep(self, lock: int = 60, abort: float = GIVE_UP) -> list[str]:
        return await super().sweep(lock, abort)

    async def forget(self, worker: str) -> None:
        """A worker has ended."""
        await self.redis.zrem(self._stats, self.namespace(f"worker_info:{worker}"))

    async def count(self, kind: CountKind) -> int:
        return await self.waiting(Lane) if kind == "queued" else await super().count(kind)

    async def waiting(self, lanes: Iterable[Lane]) -> int:
        """How much waits in these lanes."""
        return int(await self._run(_COUNT, *(int(lane) for lane in lanes)))
