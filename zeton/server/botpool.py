"""Bots think in worker processes. A job is a table, what has been chosen there, and what is asked of a bot.

A table stays with its worker while that one is not busier than the others. The worker keeps the match, so a job carries only
the choices made since the last one, and what a search has found so far, so the next one goes on from there. All of that can
be lost at any moment: what a worker does not have it makes anew from the record.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import zeton
from zeton import Match, Option
from zeton.bots import Bot, Seat, hint, make_bot
from zeton.bots.helper import Ended, Helper
from zeton.bots.search_bot import SearchBot

MATCHES_KEPT = 1024
SEARCHES_KEPT = 32  # one or two megabytes each
KINDNESS = 10  # bots think when nothing else has to be done: a person's choice does not wait for them

ATTEMPTS = 3  # a worker may have forgotten the match, and may be killed

Answer = TypeVar("Answer")
Kept = TypeVar("Kept")


@dataclass(slots=True)
class Task:
    """What a bot thinks about: a table at the moment after these choices; which bot, and the seed it thinks with.

    On its way to a worker that knows the beginning, the record and the choices before ``since`` are left out.
    """

    table: str
    record: dict[str, Any] | None
    choices: list[Option]
    spec: str
    seed: int
    since: int = 0

    def rest(self, since: int) -> Task:
        """What a worker that knows the first choices must be told."""
        return replace(self, record=None, choices=self.choices[since:], since=since) if since else self


class Forgotten(Exception):
    """The worker does not have the match it is said to have."""


class Worker:
    """One worker process, and the thread in which its answers are waited for."""

    def __init__(self) -> None:
        self.waiting = 0
        self.told: dict[str, int] = {}  # how many choices of a table it knows of
        self.thread = ThreadPoolExecutor(1, "bots")
        self.stopped = False
        self.start()

    def start(self) -> None:
        """Begin, or begin anew after it was killed."""
        self.helper = Helper(KINDNESS)
        self.told.clear()

    def stop(self) -> None:
        """End, whatever it thinks about."""
        self.stopped = True
        self.helper.end()
        self.thread.shutdown(cancel_futures=True)

    async def do(self, what: Callable[[Task], Answer], task: Task) -> Answer:
        """What the worker answers."""
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            for _ in range(ATTEMPTS):
                helper = self.helper
                try:
                    return await loop.run_in_executor(self.thread, helper.ask, what, self._told(task))
                except Forgotten:
                    self.told.pop(task.table, None)
                except Ended:
                    if self.stopped:
                        raise asyncio.CancelledError from None
                    if helper is self.helper:
                        self.start()
            raise RuntimeError("no worker lives long enough to answer")
        finally:
            self.waiting -= 1

    def _told(self, task: Task) -> Task:
        """The task without what the worker knows."""
        known = self.told.pop(task.table, 0)
        self.told[task.table] = len(task.choices)
        while len(self.told) > MATCHES_KEPT:
            del self.told[next(iter(self.told))]
        return task.rest(known if known <= len(task.choices) else 0)


class BotPool:
    """The worker processes."""

    def __init__(self, workers: int = 0) -> None:
        self.number = workers or os.cpu_count() or 1
        self.workers: list[Worker] = []
        self.homes: OrderedDict[str, Worker] = OrderedDict()

    def start(self) -> None:
        self.workers = [Worker() for _ in range(self.number)]

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()

    async def choose(self, task: Task) -> Option:
        """What the bot whose turn it is would choose."""
        return await self._worker(task.table).do(choose, task)

    async def advise(self, task: Task) -> list[tuple[int, int]]:
        """The best options of whoever is asked: the index of each, and what result it promises, in percent."""
        return await self._worker(task.table).do(advise, task)

    def _worker(self, table: str) -> Worker:
        """The worker that had the table last, unless another one is less busy."""
        home = self.homes.pop(table, None)
        worker = min(self.workers, key=lambda w: (w.waiting, w is not home))
        self.homes[table] = worker
        while len(self.homes) > MATCHES_KEPT * self.number:
            self.homes.popitem(last=False)
        return worker


# ── in a worker ──────────────────────────────────────────────────────────────────────────────────────────────────


_matches: OrderedDict[str, tuple[int, Match]] = OrderedDict()
_searches: OrderedDict[tuple[str, int, str], SearchBot] = OrderedDict()


def choose(task: Task) -> Option:
    """What the bot whose turn it is chooses."""
    match = _match(task)
    assert match.decision is not None
    chosen = _bot(task, match.decision.seat).choose(Seat(match))
    return match.decision.options[chosen] if isinstance(chosen, int) else chosen


def advise(task: Task) -> list[tuple[int, int]]:
    """A hint for whoever is asked."""
    match = _match(task)
    assert match.decision is not None
    options = match.decision.options
    return [(options.index(advice.option), advice.percent) for advice in hint(Seat(match), task.spec, task.seed)]


def _match(task: Task) -> Match:
    """The match of a task, played on from where it was last seen."""
    made, match = _matches.pop(task.table, (0, None))
    wanted = task.since + len(task.choices)
    if match is None or not task.since <= made <= wanted:
        if task.record is None:
            raise Forgotten
        made, match = 0, zeton.replay({**task.record, "choices": []})
    for choice in task.choices[made - task.since :]:
        match.choose(choice)
    _keep(_matches, task.table, (wanted, match), MATCHES_KEPT)
    return match


def _bot(task: Task, seat: int) -> Bot:
    """The bot, made anew with the seed of this question; a search goes on from the last one of its seat."""
    bot = make_bot(task.spec, task.seed)
    if isinstance(bot, SearchBot):
        place = (task.table, seat, task.spec)
        last = _searches.pop(place, None)
        if last is not None:
            bot.places = last.places
        _keep(_searches, place, bot, SEARCHES_KEPT)
    return bot


def _keep(kept: OrderedDict[Any, Kept], name: Any, one: Kept, most: int) -> None:
    """Keep one, and forget the longest unused ones."""
    kept[name] = one
    while len(kept) > most:
        kept.popitem(last=False)
