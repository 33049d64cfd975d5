"""A bot that was asked twice about one question, since a person answered at that moment, is asked about the next one, too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton import Decision
from zeton.server.hall import Hall
from zeton.server.laying import new_table
from zeton.server.rooms import Room
from zeton.server.sealing import asks
from zeton.server.storage.models import SeatRow
from zeton.server.storage.writer import Change
from zeton.server.testing import PATIENCE
from zeton.server.testing_hall import NoBots, open_hall
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.work import Task

PERSON, BOT = 0, 1


class Thoughts(NoBots):
    """Bots whose answers are given by the test."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[Any]] = []

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]


async def until(wanted: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline, "it does not happen"
        await asyncio.sleep(0.001)


def question(room: Room) -> Decision:
    assert room.match is not None and room.match.decision is not None
    return room.match.decision


async def choose(room: Room) -> None:
    """The person takes the last option."""
    asked = question(room)
    await room.choose(PERSON, room.era, asked.number, asked.options[-1])


async def lay(hall: Hall) -> Room:
    """A table of Conquest at which the person begins whatever both do."""
    for seed in range(1000):
        setup = zeton.new("conquest", decks=("space_marines", "orks"), seed=seed).record()["setup"]
        row = new_table("conquest", setup, seed, host=None, pause=0.0)
        kinds = ("human", None), ("bot", "random")
        await hall.lay(row, [SeatRow(table=row.id, number=n, kind=k, bot=b, autopass={}) for n, (k, b) in enumerate(kinds)])
        room = await hall.room(row.id)
        if room.match is not None and room.match.view(PERSON)["initiative"] == PERSON:
            return room
    raise AssertionError("the person never begins")


async def play_to_the_dials(room: Room, bots: Thoughts) -> None:
    while room.match is not None and not room.game.at_once(room.match.table):
        match, asked = room.match, question(room)
        if asked.seat == PERSON:
            await choose(room)
        else:
            await until(lambda: bots.asked and not bots.asked[-1].done())
            bots.asked[-1].set_result(asked.options[-1])
            await until(lambda before=match: room.match is not before)


def test_a_bot_that_thought_twice_about_one_question_thinks_about_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots = Thoughts()
        async with open_hall(tmp_path, bots) as hall:
            room = await lay(hall)
            await play_to_the_dials(room, bots)
            await until(lambda: not bots.asked[-1].done())
            first, dials = bots.asked[-1], asks(room, BOT).decision
            assert dials is not None
            # The person's dial is being stored when the bot has set its own: so the bot is asked again before that is heard.
            storing, stored, store = asyncio.Event(), asyncio.Event(), hall.writer.write

            async def store_when_told(change: Change) -> None:
                storing.set()
                await stored.wait()
                await store(change)

            with monkeypatch.context() as slow:
                slow.setattr(hall.writer, "write", store_when_told)
                choosing = asyncio.create_task(choose(room))
                await storing.wait()
                first.set_result(dials.options[0])
                stored.set()
                await choosing
            second = bots.asked[-1]
            assert second is not first
            await until(lambda: question(room).kind != dials.kind)
            while question(room).seat == PERSON:
                await choose(room)
            second.set_result(dials.options[0])
            await until(lambda: bots.asked[-1] is not second)

    asyncio.run(play())
