"""What is being studied: for each finished game what a search thinks of its moments, found out one after the other.

It is thought when nothing else is to be done (``thinking/fairness.py``: visitors take turns). A visitor has one game studied at
a time; who waits for a game that is being studied waits with whoever has begun it. A game is studied by the server that keeps
its table (``storage/leases.py``); what has been found is stored with the table, so the next one to keep it goes on from there.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace

import msgspec

from zeton.bots.verdict import Verdict
from zeton.lab.blunders import Check, moments_of, worst
from zeton.server.hall import Hall
from zeton.server.rooms import Room
from zeton.server.steps import Steps
from zeton.server.storage.leases import Lease, Lost
from zeton.server.storage.models import StudyRow
from zeton.server.storage.studies import StudyShelf
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import Task

KEPT = 256
MOST_CHECKED, PLAYOUTS = 4, 4  # moments that are played out, and how often: it takes longer than all the searching


@dataclass(slots=True)
class Study:
    """A game that is studied: which steps are looked at, and what has been found at them."""

    whole: Task  # the moment of its end
    lease: Lease
    moments: list[int]
    found: dict[int, Verdict] = field(default_factory=dict)
    checked: dict[int, Check] = field(default_factory=dict)  # of the moments that cost most

    @property
    def is_searched(self) -> bool:
        """Whether every moment has been looked at."""
        return len(self.found) == len(self.moments)

    @property
    def is_done(self) -> bool:
        """Whether what cost most has been played out as well."""
        return self.is_searched and not self._unchecked()

    async def go_on(self, bots: Thinking, visitor: str) -> None:
        """Look at the first step that nothing is known of; when all are known, play out the first that cost much."""
        if not self.is_searched:
            step = next(step for step in self.moments if step not in self.found)
            self.found[step] = await bots.judge(self._task(step), visitor)
        else:
            step = self._unchecked()[0]
            sofar = self.checked.get(step, Check())
            task = replace(self._task(step), better=self.found[step].best, deal=sofar.games)
            self.checked[step] = sofar.and_also(await bots.check(task, visitor))

    def _unchecked(self) -> list[int]:
        """The steps that cost most and have not been played out often enough."""
        return [step for step in worst(self.found, MOST_CHECKED) if self.checked.get(step, Check()).games < PLAYOUTS]

    def _task(self, step: int) -> Task:
        """The question about a step."""
        whole = self.whole
        chosen = whole.choices[step]
        return Task(whole.table, whole.record, whole.choices[:step], whole.spec, whole.seed ^ step, chosen=chosen)


class Studies:
    """The games that are or were studied, and who waits for which of them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shelf = StudyShelf(hall.store)
        self.kept: OrderedDict[str, Study] = OrderedDict()
        self.wanted: dict[str, Study] = {}  # by visitor
        self.studied: set[str] = set()  # tables

    async def study(self, room: Room, steps: Steps) -> Study:
        """The study of a finished game: what is known so far, perhaps nothing."""
        study = self.kept.get(room.id)
        if study is None or (study.lease != room.lease and room.id not in self.studied):  # others may have found more
            moments = await asyncio.to_thread(moments_of, steps.matches)
            stored = await self.shelf.of(room.id)
            study = self.kept[room.id] = _restored(Study(self.hall.moment(room, len(room.chosen)), room.lease, moments), stored)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        study.lease = room.lease
        self.kept.move_to_end(room.id)
        return study

    def begin(self, study: Study, visitor: str) -> None:
        """Go on studying a game for a visitor, and no longer any other for him."""
        self.wanted[visitor] = study
        if study.whole.table not in self.studied:
            self.studied.add(study.whole.table)
            self.hall.run(self._work(study))

    def thinks_about(self, study: Study) -> bool:
        """Whether somebody waits for more of it."""
        return not study.is_done and bool(self._who_waits(study))

    def _who_waits(self, study: Study) -> list[str]:
        return [visitor for visitor, wanted in self.wanted.items() if wanted is study]

    async def _work(self, study: Study) -> None:
        """Look at one moment after the other, as long as somebody waits."""
        try:
            while not study.is_done and (visitors := self._who_waits(study)):
                await study.go_on(self.hall.bots, visitors[0])
                await self.shelf.keep(study.lease, study.found, study.checked)
        except Lost:  # another server keeps the table, and studies it
            self.kept.pop(study.whole.table, None)
        finally:
            self.studied.discard(study.whole.table)
            for visitor in self._who_waits(study):
                del self.wanted[visitor]


def _restored(study: Study, stored: StudyRow | None) -> Study:
    """With what the database has of it."""
    if stored is not None:
        found = msgspec.convert(stored.found, dict[int, Verdict], strict=False)
        checked = msgspec.convert(stored.checked, dict[int, Check], strict=False)
        study.found = {step: found[step] for step in study.moments if step in found}
        study.checked = {step: checked[step] for step in study.found if step in checked}
    return study
