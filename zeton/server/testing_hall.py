"""A hall without a server around it, for tests and measurements: tables, the database and the writer in this process."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

import zeton
from zeton import Match, Option
from zeton.server.hall import Hall
from zeton.server.laying import new_table
from zeton.server.limits import Limits
from zeton.server.rooms import Room
from zeton.server.settings import Settings
from zeton.server.storage.database import Database, open_database
from zeton.server.storage.leases import Leases
from zeton.server.storage.models import HUMAN, ChoiceRow, SeatRow
from zeton.server.storage.store import Store
from zeton.server.storage.writer import Writer
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import Task


class NoBots(Thinking):
    """Where nobody is asked to think."""

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        raise AssertionError(f"no bot plays here, and one is asked: {what}")

    def attend(self, table: str) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


@asynccontextmanager
async def open_hall(folder: Path, bots: Thinking | None = None, url: str = "") -> AsyncIterator[Hall]:
    """A hall on SQLite in a folder, or on another database; bots think as they are told to."""
    settings = Settings(folder=folder, database=url)
    database = await open_database(settings.database_url())
    writer = Writer(database)
    hall = Hall(settings, Store(database), Leases(database, str(folder)), writer, bots or NoBots(), Limits(settings))
    writer.start()
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await writer.stop()
        await database.close()


def play_at_random(match: Match, choices: int, seed: int = 1) -> list[tuple[int, Option]]:
    """Make so many choices, as long as the game lasts; which ones, and by whom."""
    rng, made = random.Random(seed), list[tuple[int, Option]]()
    while match.decision is not None and len(made) < choices:
        made.append((match.decision.seat, rng.choice(match.decision.options)))
        match.choose(made[-1][1])
    return made


async def lay(hall: Hall, match: Match, made: list[tuple[int, Option]], **wishes: Any) -> str:
    """A table of people at which these choices were made; its id."""
    row = new_table(match.game.id, match.record()["setup"], match.seed, host=None, **{"pause": 0.0, **wishes})
    people = [await hall.store.add_guest(f"Person {number}") for number in range(match.seats)]
    seats = [SeatRow(table=row.id, number=n, kind=HUMAN, visitor=one.id, autopass={}) for n, one in enumerate(people)]
    choices = [
        ChoiceRow(table=row.id, place=place, seat=seat, at=row.created, **option._asdict())
        for place, (seat, option) in enumerate(made)
    ]
    await hall.store.add_table(row, seats, choices, most=1)
    return row.id


async def choose(room: Room, option: Option | int) -> None:
    """Whoever is asked answers."""
    assert room.match is not None and room.match.decision is not None
    asked = room.match.decision
    await room.choose(asked.seat, room.era, asked.number, option)


def long_game(game: str, choices: int, **setup: Any) -> tuple[Match, list[tuple[int, Option]]]:
    """A game that is not over after so many random choices, and these."""
    for seed in range(1, 1000):
        match = zeton.new(game, **setup, seed=seed)
        made = play_at_random(match, choices, seed)
        if match.decision is not None:
            return match, made
    raise AssertionError(f"no game of {game} has {choices} choices")


class Asked:
    """What is asked of a database while it is counted: statements, and ways to it and back."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.ways = 0


@contextmanager
def counted(database: Database) -> Iterator[Asked]:
    """Count what is asked of a database in whole transactions."""
    asked, change, look = Asked(), database.change, database.look
    engine = database.file or database.engine.sync_engine

    def note(*said: Any) -> None:
        asked.statements.append(said[2])

    def counting(way: Any) -> Any:
        async def go(work: Any) -> Any:
            asked.ways += 1
            return await way(work)

        return go

    event.listen(engine, "before_cursor_execute", note)
    database.change, database.look = counting(change), counting(look)  # type: ignore[method-assign]
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)
        database.change, database.look = change, look  # type: ignore[method-assign]
