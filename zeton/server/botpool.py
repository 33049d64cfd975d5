"""Bots think in worker processes. A job is a record and the name of a bot; the answer is one of the options.

A worker keeps the last matches it has seen, so that it plays on from there instead of from the beginning.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import zeton
from zeton import Match, Option
from zeton.bots import Seat, make_bot

MATCHES_KEPT = 64


class BotPool:
    """The worker processes."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        # Not forked: a fork of a process with a running event loop and open database connections is no safe place.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_end_with_the_server)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    async def choose(self, job: dict[str, Any], choices: list[Option], spec: str, seed: int) -> Option:
        """What the bot whose turn it is would choose."""
        for attempt in (1, 2):
            assert self.pool is not None
            pool = self.pool
            try:
                future = pool.submit(think, job, [tuple(c) for c in choices], spec, seed)
                return Option(*await asyncio.wrap_future(future))
            except BrokenProcessPool:
                # A worker was killed. The others go with it, so there are new ones, once.
                if attempt == 2:
                    raise
                if pool is self.pool:
                    self.start()
        raise AssertionError("unreachable")


def _end_with_the_server() -> None:
    """In a worker: when the server is killed, no worker stays behind."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


_matches: OrderedDict[str, tuple[list[tuple[Any, ...]], Match]] = OrderedDict()


def think(job: dict[str, Any], choices: list[tuple[Any, ...]], spec: str, seed: int) -> tuple[Any, ...]:
    """In a worker: the match of the job, and what the bot chooses in it."""
    match = _match(job, choices)
    assert match.decision is not None
    chosen = make_bot(spec, seed).choose(Seat(match))
    return tuple(match.decision.options[chosen] if isinstance(chosen, int) else chosen)


def _match(job: dict[str, Any], choices: list[tuple[Any, ...]]) -> Match:
    key = job["table"]
    made, match = _matches.pop(key, ([], None))
    if match is None or made != choices[: len(made)]:
        made, match = [], zeton.replay({**job["record"], "choices": []})
    for choice in choices[len(made) :]:
        match.choose(Option(*choice))
    _matches[key] = (choices, match)
    while len(_matches) > MATCHES_KEPT:
        _matches.popitem(last=False)
    return match
