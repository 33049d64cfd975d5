"""A secret pass cannot be told from no question at all, by nothing another client can see or measure.

Two people play many games under a clock. The second passes every window by itself, so after a choice of the first the second
was either asked and passed, in secret, or was not asked. Which it was is known only afterwards, from the records; whatever the
first could see and measure meanwhile is compared between the two.

Time is counted, not waited for: it stands still while something is computed, every way to the database takes the same, and
where nobody has anything to do it is at once when the next one has. So a difference of one way, or of a moment, is seen as what
it is, however busy the machine. What is computed before an answer is measured in the processor's own time.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import zeton
from zeton.server import requests, rooms
from zeton.server.answering import admit, answer
from zeton.server.autopass import Skip, is_pass
from zeton.server.hall import Hall
from zeton.server.lines import Line
from zeton.server.protocol import SetAutoPass
from zeton.server.rooms import Room
from zeton.server.testing_hall import choose, lay, open_hall

WANTED = 200
PAUSE = 0.6
WAY = 0.004  # seconds to the database and back
MOST_APART = 0.25  # of two distributions of 200: by chance they are further apart once in ten thousand times
FIRST, SECOND = 1, 0  # seats: who looks, and who passes
DECKS = "rebel_alliance", "imperial_navy"  # with these it is asked about as often as not


class CountedTime(asyncio.SelectorEventLoop):
    """A loop whose time is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.now = time.time()
        self.under_way = 0
        self._clock_resolution = 1e-6  # what is a difference at all, so long after 1970

    def time(self) -> float:
        return self.now

    monotonic = time

    def run_in_executor(self, executor: Executor | None, work: Callable[..., Any], *given: Any) -> Any:  # type: ignore[override]
        self.under_way += 1
        doing = super().run_in_executor(executor, work, *given)
        doing.add_done_callback(self._done)
        return doing

    def _done(self, _: object) -> None:
        self.under_way -= 1
        self.now += WAY

    def _run_once(self) -> None:
        if not self._ready and self._scheduled and not self.under_way:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class Heard(NamedTuple):
    """A frame, when it was sent, and what the processor had done by then."""

    text: str
    at: float
    work: float

    @property
    def type(self) -> str:
        return str(json.loads(self.text)["type"])


class Watch(Line):
    """Somebody who watches his clock."""

    __slots__ = ("frames", "news")

    def __init__(self, visitor: str | None) -> None:
        super().__init__(visitor, "", None, "en")
        self.frames: list[Heard] = []
        self.news = asyncio.Event()

    def put(self, text: str) -> None:
        self.frames.append(Heard(text, asyncio.get_running_loop().time(), time.thread_time()))
        self.news.set()

    async def until_shown(self, since: int) -> list[Heard]:
        """The frames from one on, once the table is shown among them."""
        while not (found := self.frames[since:]) or found[-1].type != "state":
            self.news.clear()
            await self.news.wait()
        return found


@dataclass
class Sight:
    """What the first player saw of one choice behind the curtain."""

    accepted: float
    shown: float
    work: float
    frames: tuple[str, ...]
    changed: bool
    others_clock: float


def test_nothing_another_client_can_see_tells_a_secret_pass_from_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[Sight] = []
    unasked: list[Sight] = []

    async def watch() -> None:
        monkeypatch.setattr(rooms, "time", asyncio.get_running_loop())
        async with open_hall(tmp_path) as hall:
            for game in count(1):
                if min(len(passed), len(unasked)) >= WANTED:
                    break
                await play(hall, game, passed, unasked)

    with asyncio.Runner(loop_factory=CountedTime) as runner:
        runner.run(watch())
    assert {sight.frames for sight in passed} == {sight.frames for sight in unasked} == {("hold", "accepted", "state")}
    assert not any(sight.changed for sight in (*passed, *unasked)), "the lobby says when a table has changed: not by a pass"
    assert {sight.others_clock for sight in (*passed, *unasked)} == {0.0}
    for measured in ("accepted", "shown", "work"):
        here, there = ([getattr(sight, measured) for sight in group] for group in (passed, unasked))
        assert apart(here, there) < MOST_APART, measured


async def play(hall: Hall, game: int, passed: list[Sight], unasked: list[Sight]) -> None:
    """One game; what was seen, sorted by what its record tells."""
    rng = random.Random(game)
    beginning = zeton.new("star_wars_lcg", DECKS, seed=game)
    room = await hall.room(await lay(hall, beginning, [], pause=PAUSE, clock={"total": 9000, "increment": 3}))
    first = Watch(room.seats[FIRST].visitor)
    admit(room, first)
    room.enter(first)
    await requests.set_autopass(room, SECOND, SetAutoPass(id=1, skips=(Skip(),)))
    seen: list[Sight | None] = []
    while room.ended is None:
        assert room.match is not None and room.match.decision is not None
        decision = room.match.decision
        if decision.seat == FIRST:
            seen.append(await choose_and_look(hall, room, first, rng.randrange(len(decision.options))))
        else:
            await choose(room, rng.randrange(len(decision.options)))
        await asyncio.sleep(2 * PAUSE)  # until every curtain has risen, and whatever is passed has been
    for sight, secret in zip(seen, secrets(requests.record(room)), strict=False):
        if sight is not None and secret is not None:
            (passed if secret else unasked).append(sight)
    hall.forget(room)


async def choose_and_look(hall: Hall, room: Room, line: Watch, option: int) -> Sight | None:
    """Choose; what was seen, if the curtain fell."""
    assert room.match is not None and room.match.decision is not None and room.clock is not None
    loop, since, clock = asyncio.get_running_loop(), len(line.frames), room.clock.left[SECOND]
    asked = {"table": room.id, "era": room.era, "decision": room.match.decision.number, "option": option}
    sent, work = loop.time(), time.thread_time()
    await answer(room, line, json.dumps({"type": "choose", "id": 1, **asked}).encode(), hall)
    if not room.is_held(FIRST):
        return None
    at_once = await changed(hall, room)
    frames = await line.until_shown(since)
    accepted = next(frame for frame in frames if frame.type == "accepted")
    return Sight(
        accepted=accepted.at - sent,
        shown=frames[-1].at - sent,
        work=accepted.work - work,
        frames=tuple(frame.type for frame in frames),
        changed=await changed(hall, room) != at_once,
        others_clock=room.clock.left[SECOND] - clock,
    )


async def changed(hall: Hall, room: Room) -> float:
    """When the lobby says that a table has changed."""
    return (await hall.store.table(room.id)).row.changed


def secrets(record: dict[str, object]) -> list[bool | None]:
    """For each choice of the first seat: whether the second was asked, and passed, next; None, if it did something else."""
    steps = [step for step in zeton.steps(record) if not step.forced]
    found: list[bool | None] = []
    for here, following in pairwise(steps):
        if here.decision.seat == FIRST:
            other = following.decision.seat == SECOND
            found.append(None if other and not is_pass(following.decision, following.chosen) else other)
    return found


def apart(one: list[float], other: list[float]) -> float:
    """How far two distributions are apart (Kolmogorov and Smirnov): 0, if they are the same, to 1."""
    return max(
        abs(sum(value <= limit for value in one) / len(one) - sum(value <= limit for value in other) / len(other))
        for limit in (*one, *other)
    )
