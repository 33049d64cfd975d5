"""Decks that are tried: how good is one, and is it better than it was? Games are played until it is known, and no longer.

They are played by quick bots when nothing else is to be thought about (``thinking/fairness.py``), one visitor's one or two at a
time. A visitor has one deck tried at a time, in so many deals at most; what is known of the last decks is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from zeton.lab.deck import Known, Meeting, Story, Trial, batches
from zeton.server.hall import Hall
from zeton.server.storage.ids import new_id
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import Task

KEPT = 256
MOST_DEALS = 60
AT_ONCE = 2  # games of a visitor that are played or wait to be: what else he wants to know does not stand behind a whole series


@dataclass(slots=True)
class Series:
    """The games of a deck as it was at a version, perhaps beside an earlier one."""

    deck: str
    name: str
    version: int
    before: int | None
    tried: Trial
    deals: int
    known: Known = field(default_factory=Known)
    fresh: list[Story] = field(default_factory=list)  # games of deals that are not all played yet
    begun: float = field(default_factory=time.monotonic)
    ended: float | None = None
    id: str = field(default_factory=new_id)

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.known.games + len(self.fresh)

    @property
    def most(self) -> int:
        """How many may be played."""
        return self.deals * len(self.tried.meetings(0))

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return (self.ended or time.monotonic()) - self.begun

    @property
    def left(self) -> float | None:
        """How many seconds it may still take; None, where nothing can be said of that."""
        if self.ended is not None:
            return 0.0
        return self.seconds / self.games * (self.most - self.games) if self.games else None

    @property
    def sofar(self) -> list[Story]:
        """Every game of the deck itself that has been played."""
        return [*self.known.stories, *(story for story in self.fresh if not story.meeting.version)]

    async def play(self, bots: Thinking, visitor: str) -> None:
        """Play deals until it is known, or all are played."""
        for meetings in batches(self.tried, self.deals):
            await self._play_all(meetings, bots, visitor)
            self._weigh()
            if self.known.is_done(self.tried):
                return

    def end(self) -> None:
        """No more games are played: what those of an unfinished deal say is counted, too."""
        if self.ended is None:
            self.ended = time.monotonic()
            self._weigh()

    def _weigh(self) -> None:
        played, self.fresh = self.fresh, []
        self.known.add(played)

    async def _play_all(self, meetings: list[Meeting], bots: Thinking, visitor: str) -> None:
        places = asyncio.Semaphore(AT_ONCE)

        async def play(meeting: Meeting) -> None:
            async with places:
                task = Task(self.id, None, [], self.tried.player, 0, trial=self.tried, meeting=meeting)
                self.fresh.append(await bots.meet(task, visitor))

        async with asyncio.TaskGroup() as group:
            for meeting in meetings:
                group.create_task(play(meeting))


class Trials:
    """The series that are or were played, by deck, and which of them each visitor waits for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[str, Series] = OrderedDict()
        self.running: dict[str, tuple[Series, asyncio.Task[None]]] = {}  # by visitor

    def of(self, deck: str) -> Series | None:
        """The last series of a deck."""
        return self.kept.get(deck)

    def begin(self, series: Series, visitor: str) -> None:
        """Begin a series; what else is being tried for this visitor is stopped."""
        self.stop(visitor)
        self.kept.pop(series.deck, None)
        self.kept[series.deck] = series
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        self.running[visitor] = series, self.hall.run(self._play(series, visitor))

    def stop(self, visitor: str, deck: str | None = None) -> None:
        """Stop what is being tried for a visitor, or only if it is this deck; what is known stays."""
        series, task = self.running.get(visitor, (None, None))
        if series is not None and task is not None and deck in (None, series.deck):
            series.end()
            del self.running[visitor]
            task.cancel()

    async def _play(self, series: Series, visitor: str) -> None:
        try:
            await series.play(self.hall.bots, visitor)
        finally:
            series.end()
            if self.running.get(visitor, (None,))[0] is series:
                del self.running[visitor]
