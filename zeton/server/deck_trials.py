"""Decks that are tried: how good is one, and is it better than it was? Games are played until it is known, and no longer.

They are played by quick bots when nothing else is to be thought about (``thinking/fairness.py``), one visitor's one or two at a
time. A visitor has one deck tried at a time, in so many deals at most. The last series of every deck is kept in the database,
some deals at a time: any server tells of it, sends whoever asks to the server that plays it, or goes on with it if that one is
gone.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import msgspec

from zeton.lab.deck import Known, Meeting, Story, Trial, batches
from zeton.server.ending import end
from zeton.server.hall import Hall
from zeton.server.storage.ids import new_id
from zeton.server.storage.leases import Lost
from zeton.server.storage.models import TrialRow
from zeton.server.storage.trials import Parts, TrialShelf
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
    parts: int = 0  # how many times it was looked at what the games say
    spent: float = 0.0  # seconds that were played elsewhere, or in all when it is over
    since: float = field(default_factory=time.monotonic)
    over: bool = False
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
        return self.spent if self.over else self.spent + time.monotonic() - self.since

    @property
    def left(self) -> float | None:
        """How many seconds it may still take; None, where nothing can be said of that."""
        if self.over:
            return 0.0
        return self.seconds / self.games * (self.most - self.games) if self.games else None

    @property
    def sofar(self) -> list[Story]:
        """Every game of the deck itself that has been played."""
        return [*self.known.stories, *(story for story in self.fresh if not story.meeting.version)]

    async def play(self, bots: Thinking, visitor: str, keep: Callable[[list[Story]], Awaitable[None]]) -> None:
        """Play deals until it is known, or all are played; some of them are kept at a time."""
        for meetings in islice(batches(self.tried, self.deals), self.parts, None):
            if self.known.is_done(self.tried):
                return
            await self._play_all(meetings, bots, visitor)
            await keep(self.weigh())

    def end(self) -> list[Story]:
        """No more games are played: what those of an unfinished deal say is counted, too. These games."""
        self.spent, self.over = self.seconds, True
        return self.weigh()

    def weigh(self) -> list[Story]:
        """Look at what the games say; those that are new."""
        played, self.fresh = self.fresh, []
        self.known.add(played)
        self.parts += 1
        return played

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
    """The series that are or were played, by deck; those that are played here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.me = hall.leases.me
        self.shelf = TrialShelf(hall.store.database)
        self.kept: OrderedDict[str, Series] = OrderedDict()
        self.running: dict[str, asyncio.Task[None]] = {}
        self.taking = asyncio.Lock()

    async def of(self, deck: str, visitor: str) -> Series | None:
        """The last series of a deck; ``Elsewhere``, if another server plays it. If nobody does any more, this one goes on."""
        async with self.taking:
            while (row := await self.shelf.of(deck)) is not None:
                series = self.kept.get(deck)
                if series is not None and series.id == row.series and (series.over if row.ended else deck in self.running):
                    return series
                self._drop(deck)
                if row.ended or await self.shelf.take(deck, row.series, self.me):
                    return self._taken(restored(row, await self.shelf.parts(deck)), visitor)
            return None

    def _taken(self, series: Series, visitor: str) -> Series:
        """A series that was found in the database: if it is not over, it goes on here."""
        if not series.over:
            self._run(series, visitor)
        return self._keep(series)

    async def begin(self, series: Series, visitor: str) -> None:
        """Begin a series; what else is being tried for this visitor is stopped."""
        for deck in await self.shelf.running(visitor):
            await self.stop(deck, visitor)
        await self.shelf.begin(row_of(series, self.me), visitor)
        self._run(self._keep(series), visitor)

    async def stop(self, deck: str, visitor: str) -> None:
        """Stop what is being tried of a deck; what is known stays."""
        series = await self.of(deck, visitor)
        task = self.running.pop(deck, None)
        if series is not None and task is not None:
            await end([task])
            with suppress(Lost):  # somebody else has ended it
                await self._end(series)

    def _keep(self, series: Series) -> Series:
        self.kept.pop(series.deck, None)
        self.kept[series.deck] = series
        for deck in list(self.kept)[: max(0, len(self.kept) - KEPT)]:
            if deck not in self.running:
                del self.kept[deck]
        return series

    def _drop(self, deck: str) -> None:
        """What is known here of a deck is no longer so."""
        self.kept.pop(deck, None)
        if (task := self.running.pop(deck, None)) is not None:
            task.cancel()

    def _run(self, series: Series, visitor: str) -> None:
        self.running[series.deck] = self.hall.run(self._play(series, visitor))

    async def _play(self, series: Series, visitor: str) -> None:
        """Play a series to its end. If this server ends before, the series does not: another one goes on with it."""
        try:
            await series.play(self.hall.bots, visitor, lambda played: self._store(series, played))
            await self._end(series)
        except Lost:
            self.kept.pop(series.deck, None)
        finally:
            if self.running.get(series.deck) is asyncio.current_task():
                del self.running[series.deck]

    async def _end(self, series: Series) -> None:
        if played := series.end():
            await self._store(series, played)
        await self.shelf.end(series.deck, series.id, self.me, series.seconds)

    async def _store(self, series: Series, played: list[Story]) -> None:
        await self.shelf.add(series.deck, series.id, self.me, msgspec.to_builtins(played), series.seconds)


def row_of(series: Series, me: str) -> TrialRow:
    """A series as the database keeps it, without its games."""
    told: dict[str, Any] = {name: getattr(series, name) for name in ("deck", "name", "version", "before", "deals")}
    return TrialRow(**told, series=series.id, tried=msgspec.to_builtins(series.tried), owner=me, seconds=0.0, ended=False)


def restored(row: TrialRow, parts: Parts) -> Series:
    """A series as the database has it."""
    tried = msgspec.convert(row.tried, Trial)
    series = Series(row.deck, row.name, row.version, row.before, tried, row.deals, spent=row.seconds, id=row.series)
    for part in parts:
        series.fresh = msgspec.convert(part, list[Story])
        series.weigh()
    series.over = row.ended
    return series
