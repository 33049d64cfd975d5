"""Whoever lets bots think asks here. On one machine, processes beside the server do it, fairly by visitor."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, cast

from zeton import Option
from zeton.bots.verdict import Verdict
from zeton.lab.blunders import Check
from zeton.lab.deck import Story
from zeton.server.thinking.fairness import Fair, Lane, Turn
from zeton.server.thinking.processes import Crew, Process, at_home
from zeton.server.thinking.work import Task


class Thinking(ABC):
    """What can be asked of bots, and for whom. Who no longer waits for an answer cancels the question."""

    @abstractmethod
    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        """What comes of a task (``work.THOUGHTS``)."""

    @abstractmethod
    def attend(self, table: str) -> None:
        """Somebody has come to a table: what it waits for no longer waits behind watched tables."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @property
    def waiting(self) -> int:
        """How many questions wait in this process for somebody to think about them."""
        return 0

    async def choose(self, task: Task, visitor: str, *, watched: bool) -> Option:
        """What the bot whose turn it is would choose."""
        search = Lane.WATCHED if watched else Lane.UNWATCHED
        return cast(Option, await self.ask("choose", task, visitor, Lane.QUICK if task.is_quick else search))

    async def advise(self, task: Task, visitor: str) -> list[tuple[int, int]]:
        """The best options of whoever is asked: the index of each, and what result it promises, in percent."""
        return cast(list[tuple[int, int]], await self.ask("advise", task, visitor, Lane.HINT))

    async def study(self, task: Task, visitor: str) -> list[tuple[int, int]]:
        """The best options, as ``advise`` tells them, when nothing else is to be done."""
        return cast(list[tuple[int, int]], await self.ask("advise", task, visitor, Lane.ANALYSIS))

    async def judge(self, task: Task, visitor: str) -> Verdict:
        """What a search thinks of a choice, when nothing else is to be done."""
        return cast(Verdict, await self.ask("judge", task, visitor, Lane.ANALYSIS))

    async def check(self, task: Task, visitor: str) -> Check:
        """What a game comes to that is played out after a choice, and after a better one, when nothing else is to be done."""
        return cast(Check, await self.ask("check", task, visitor, Lane.ANALYSIS))

    async def meet(self, task: Task, visitor: str) -> Story:
        """What a game of a deck's trial was like, when nothing else is to be done."""
        return cast(Story, await self.ask("meet", task, visitor, Lane.ANALYSIS))


@dataclass(slots=True)
class Question:
    """What was asked, when, and where its answer is waited for."""

    what: str
    task: Task
    answer: asyncio.Future[Any]
    asked_at: float


class BotPool(Thinking):
    """The processes beside this one. A table stays with the process that knows it, while that one is free."""

    def __init__(self, workers: int = 0) -> None:
        self.number = workers
        self.fair: Fair[Question] = Fair()
        self.running: set[asyncio.Task[None]] = set()
        self.crew: Crew | None = None

    async def start(self) -> None:
        self.crew = Crew(self.number)

    def wake(self) -> None:
        """Be ready for the first question before it is asked."""
        if self.crew is not None:
            self.crew.wake()

    async def stop(self) -> None:
        crew, self.crew = self.crew, None
        if crew is not None:
            await asyncio.to_thread(crew.stop)

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        answer = asyncio.get_running_loop().create_future()
        turn = Turn(visitor, lane, Question(what, task, answer, time.monotonic()))
        self.fair.add(turn)
        self._hand_out()
        try:
            return await answer
        finally:
            self.fair.drop(turn)

    @property
    def waiting(self) -> int:
        return len(self.fair)

    def attend(self, table: str) -> None:
        for turn in [turn for turn in self.fair.waiting() if turn.lane is Lane.UNWATCHED]:
            if turn.work.task.is_of(table):
                self.fair.move(turn, Lane.WATCHED)

    def _hand_out(self) -> None:
        """Give everybody who is free something to think about."""
        while self.crew is not None:
            free = [process for process in self.crew.all if not process.is_busy]
            turn = self.fair.take({lane for process in free for lane in process.lanes})
            if turn is None:
                return
            process = at_home(turn.work.task.table, (one for one in free if turn.lane in one.lanes))
            process.is_busy = True
            running = asyncio.create_task(self._think(process, turn.work))
            self.running.add(running)
            running.add_done_callback(self.running.discard)

    async def _think(self, process: Process, asked: Question) -> None:
        """Think about one question, even if nobody waits for its answer any more: a thought cannot be interrupted."""
        task = replace(asked.task, waited=time.monotonic() - asked.asked_at)
        try:
            answer = await process.do(asked.what, task)
        except asyncio.CancelledError:
            asked.answer.cancel()
            raise
        except Exception as wrong:
            if not asked.answer.done():
                asked.answer.set_exception(wrong)
        else:
            if not asked.answer.done():
                asked.answer.set_result(answer)
        finally:
            process.is_busy = False
            self._hand_out()
