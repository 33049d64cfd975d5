"""The processes in which bots think: several for everything, one for quick answers only, one for what is studied.

So a quick answer never waits until a search is done, and what is studied gets on however much is played.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import zeton
from zeton.bots.helper import Ended, Helper
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.work import MATCHES_KEPT, THOUGHTS, Forgotten, Task, open_box

KINDNESS = 10  # bots think when nothing else has to be done: a person's choice does not wait for them
STUDY_KINDNESS = 19  # what is studied waits for everything else
ATTEMPTS = 3  # a process may have forgotten the match, and may be killed

HURRIES = (Lane.QUICK,)
THINKS = (Lane.QUICK, Lane.WATCHED, Lane.UNWATCHED, Lane.HINT)
STUDIES = (Lane.HINT, Lane.ANALYSIS)


class Process:
    """One process, the lanes it serves, and the thread in which its answers are waited for."""

    def __init__(self, lanes: tuple[Lane, ...], kindness: int = KINDNESS) -> None:
        self.lanes = lanes
        self.kindness = kindness
        self.is_busy = False
        self.told: dict[str, int] = {}  # how many choices of a table it knows of
        self.thread = ThreadPoolExecutor(1, "bots")
        self.stopped = False
        self.start()

    def start(self) -> None:
        """Begin, or begin anew after it was killed."""
        self.helper = Helper(self.kindness)  # its process begins when it is first asked
        self.told.clear()

    def wake(self) -> None:
        """Begin before it is asked anything, and read every game."""
        self.thread.submit(self._open, tuple(zeton.games()))

    def _open(self, boxes: tuple[str, ...]) -> None:
        """Read the first of these games; the others come after what has been asked meanwhile, which needs one at most."""
        self.helper.ask(open_box, boxes[0])
        if boxes[1:]:
            self.thread.submit(self._open, boxes[1:])

    def stop(self) -> None:
        """End, whatever it thinks about."""
        self.stopped = True
        self.helper.end()
        self.thread.shutdown(cancel_futures=True)

    async def do(self, what: str, task: Task) -> Any:
        """What the process answers."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            helper = self.helper
            try:
                return await loop.run_in_executor(self.thread, helper.ask, THOUGHTS[what], self._told(task))
            except Forgotten:
                self.told.pop(task.table, None)
            except Ended:
                if self.stopped:
                    raise asyncio.CancelledError from None
                if helper is self.helper:
                    self.start()
        raise RuntimeError("no process lives long enough to answer")

    def _told(self, task: Task) -> Task:
        """The task without what the process knows."""
        known = self.told.pop(task.table, 0)
        self.told[task.table] = len(task.choices)
        while len(self.told) > MATCHES_KEPT:
            del self.told[next(iter(self.told))]
        return task.rest(known if known <= len(task.choices) else 0)


class Crew:
    """All processes of one machine's server or worker."""

    def __init__(self, thinkers: int = 0) -> None:
        number = thinkers or os.cpu_count() or 1
        self.hurried = [Process(HURRIES)]
        self.thinkers = [Process(THINKS) for _ in range(number)]
        self.students = [Process(STUDIES, STUDY_KINDNESS)]

    @property
    def all(self) -> list[Process]:
        """Every process, in the order in which they are asked first."""
        return [*self.hurried, *self.thinkers, *self.students]

    def wake(self) -> None:
        """Begin those whom a first visitor asks: starting takes longer than he wants to wait."""
        for process in (self.hurried[0], self.thinkers[0]):
            process.wake()

    def stop(self) -> None:
        for process in self.all:
            process.stop()


def at_home(table: str, processes: Iterable[Process]) -> Process:
    """The process that knows most of a table; where none knows it, the first one."""
    return max(processes, key=lambda process: process.told.get(table, 0))
