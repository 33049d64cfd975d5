"""The queue in Redis does what the one in memory does, whatever comes, goes, and is taken, by whomever."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule, run_state_machine_as_test
from saq.job import Job, Status

from zeton.server.storage.shared import open_redis
from zeton.server.testing import Redis
from zeton.server.thinking.fairness import Fair, Lane, Turn
from zeton.server.thinking.queue import FairQueue, job_key

VISITORS = st.sampled_from("abc")
LANES = st.sampled_from(Lane)


class Queues(RuleBasedStateMachine):
    """The same is done to both queues."""

    turns = Bundle("turns")
    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.fair: Fair[str] = Fair()
        self.jobs: dict[str, Job] = {}
        self.runner.run(self.open())

    async def open(self) -> None:
        redis = await open_redis(self.url)
        await redis.flushall()
        self.queues = [FairQueue(redis), FairQueue(redis)]  # of two servers

    def teardown(self) -> None:
        self.runner.run(self.queues[0].redis.aclose())
        self.runner.close()

    @rule(target=turns, visitor=VISITORS, lane=LANES, server=st.sampled_from((0, 1)))
    def add(self, visitor: str, lane: Lane, server: int) -> Turn[str]:
        turn = Turn(visitor, lane, job_key(lane, visitor))
        self.fair.add(turn)
        job = self.jobs[turn.work] = Job("think", key=turn.work, retries=3)
        self.runner.run(self.queues[server].enqueue(job))
        return turn

    @rule(turn=consumes(turns))
    def drop(self, turn: Turn[str]) -> None:
        self.fair.drop(turn)
        self.runner.run(self.queues[0].abort(self.jobs[turn.work], "nobody waits"))

    @rule(turn=turns, lane=LANES)
    def move(self, turn: Turn[str], lane: Lane) -> None:
        self.fair.move(turn, lane)
        self.runner.run(self.queues[0].move(turn.work, lane))

    @rule(lanes=st.sets(LANES, min_size=1), dies=st.booleans())
    def take(self, lanes: set[Lane], dies: bool) -> None:
        """Take one; who takes it may die, and then it is to be done again."""
        turn = self.fair.take(lanes)
        queue = self.queues[1]
        queue.lanes = sorted(lanes)
        job = self.runner.run(queue.dequeue()) if turn is not None else None
        taken = self.runner.run(queue._take()) if turn is None else None
        assert taken is None and (job.key if job is not None else None) == (turn.work if turn is not None else None)
        if job is None or turn is None:
            return
        if dies:
            self.runner.run(queue.retry(job, "died"))
            turn.lane = Lane(int(turn.work[0]))
            self.fair.add(turn)
        else:
            self.runner.run(queue.finish(job, Status.COMPLETE))

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.runner.run(self.queues[0].count("queued")) == len(self.fair)


def test_the_queue_in_redis_is_fair_as_the_one_in_memory(own_redis: Redis) -> None:
    Queues.url = own_redis.url
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
    run_state_machine_as_test(
        Queues, settings=settings(max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=checks)
    )


def test_who_waits_at_an_empty_queue_wakes_up(own_redis: Redis) -> None:
    async def play() -> None:
        redis = await open_redis(own_redis.url)
        asking, quick, studies = FairQueue(redis), FairQueue(redis, [Lane.QUICK]), FairQueue(redis, [Lane.ANALYSIS])
        waiting = asyncio.create_task(studies.dequeue()), asyncio.create_task(quick.dequeue())
        job = Job("think", key=job_key(Lane.QUICK, "me"))
        await asking.enqueue(job)
        assert [found and found.key for found in await asyncio.gather(*waiting)] == [None, job.key]
        await redis.aclose()

    asyncio.run(play())


def test_what_stands_at_the_door_when_a_server_dies_is_not_lost(own_redis: Redis) -> None:
    async def play() -> None:
        redis = await open_redis(own_redis.url)
        queue = FairQueue(redis)
        job = Job("think", key=job_key(Lane.HINT, "me"))
        await super(FairQueue, queue)._enqueue(await queue_of(job, queue))
        found = await queue.dequeue()
        assert found is not None and found.key == job.key
        await redis.aclose()

    async def queue_of(job: Job, queue: FairQueue) -> Job:
        job.queue = queue
        return job

    asyncio.run(play())


def test_while_redis_is_away_nobody_ends(own_redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        redis = await open_redis(own_redis.url)
        queue = FairQueue(redis)
        own_redis.kill()
        assert await queue.dequeue() is None
        own_redis.start()
        job = Job("think", key=job_key(Lane.HINT, "me"))
        await queue.enqueue(job)
        found = await queue.dequeue()
        assert found is not None and found.key == job.key
        await redis.aclose()

    asyncio.run(play())
