"""A table is opened by one way to the database, and by playing a few choices, however long its game is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text

from zeton import Match, Option
from zeton.kernel import snapshot
from zeton.server import requests
from zeton.server.hall import Hall
from zeton.server.past import EVERY
from zeton.server.rooms import Room
from zeton.server.storage.leases import Elsewhere, Leases
from zeton.server.storage.models import SnapshotRow
from zeton.server.testing_hall import choose, counted, lay, long_game, open_hall, play_at_random

AT_MOST = 16
"""Statements: begin, the table, that it is ours, its seats, choices, chat and snapshot; and when it is given back, two."""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Option]:
    """The choices that are made from now on, in any match."""
    made: list[Option] = []
    usual: Callable[[Match, Option], None] = Match.choose

    def noted(match: Match, chosen: Option) -> None:
        made.append(chosen)
        usual(match, chosen)

    monkeypatch.setattr(Match, "choose", noted)
    return made


def a_game(choices: int) -> tuple[Match, list[tuple[int, Option]]]:
    return long_game("star_wars_lcg", choices, decks=("jedi", "sith"))


async def reopen(hall: Hall, room: Room) -> Room:
    """Put a table down, and open it again."""
    await hall._give_back([room])
    return await hall.room(room.id)


async def snapshots(hall: Hall) -> list[int]:
    """The places of the snapshots that are stored."""
    return await hall.store.database.look(lambda found: list(found.scalars(select(SnapshotRow.place))))


def stands_as(room: Room, match: Match) -> bool:
    """Whether a room has this match, in everything a player or a record can tell."""
    assert room.match is not None
    same_log = all(room.match.log(seat) == match.log(seat) for seat in (*range(match.seats), None))
    return same_log and room.match.digest() == match.digest() and room.match.record() == match.record()


def test_a_long_game_is_opened_by_playing_no_more_than_the_choices_after_its_last_snapshot(
    tmp_path: Path, played: list[Option]
) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(100)
            room = await hall.room(await lay(hall, match, made))
            for _ in range(EVERY + 3):
                assert match.decision is not None
                await choose(room, match.decision.options[-1])
                match.choose(match.decision.options[-1])
            assert await snapshots(hall) == [112]
            played.clear()
            with counted(hall.store.database) as asked:
                room = await reopen(hall, room)
            assert (len(played), asked.ways) == (119 - 112, 2) and len(asked.statements) <= AT_MOST
            assert stands_as(room, match)

    asyncio.run(play())


async def take_back(room: Room, who: int) -> None:
    """A seat takes its last choice back, and whoever is asked agrees."""
    await requests.undo(room, who)
    for other in {seat.number for seat in room.seats} - {who}:
        if room.undo is not None:
            await requests.consent(room, other, True)


@pytest.mark.parametrize("choices", [EVERY - 1, 5 * EVERY - 1, 5 * EVERY + 3])
def test_what_is_taken_back_is_in_no_snapshot_and_the_game_is_still_not_played_again(
    tmp_path: Path, played: list[Option], choices: int
) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(choices)
            room = await hall.room(await lay(hall, match, made))
            before = match.clone()
            assert match.decision is not None
            who = match.decision.seat
            await choose(room, match.decision.options[0])
            await take_back(room, who)
            assert await snapshots(hall) == [choices]
            played.clear()
            room = await reopen(hall, room)
            assert stands_as(room, before) and not played

    asyncio.run(play())


def test_after_a_choice_was_taken_back_another_one_is_made_and_the_next_snapshot_is_of_that(
    tmp_path: Path, played: list[Option]
) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(EVERY - 1)
            room = await hall.room(await lay(hall, match, made))
            assert match.decision is not None and len(match.decision.options) > 1
            who = match.decision.seat
            await choose(room, match.decision.options[0])
            assert await snapshots(hall) == [EVERY]
            await take_back(room, who)
            await choose(room, match.decision.options[-1])
            match.choose(match.decision.options[-1])
            assert await snapshots(hall) == [EVERY]
            played.clear()
            room = await reopen(hall, room)
            assert stands_as(room, match) and not played

    asyncio.run(play())


@pytest.mark.parametrize(
    "spoiled",
    ["program = 'another'", "taken = x'00'", "taken = substr(taken, 1, 100)", "place = 9999"],
    ids=["by another program", "no snapshot", "half a snapshot", "of choices that are not there"],
)
def test_without_a_snapshot_that_fits_the_record_is_played(tmp_path: Path, played: list[Option], spoiled: str) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(EVERY - 1)
            room = await hall.room(await lay(hall, match, made))
            assert match.decision is not None
            await choose(room, match.decision.options[0])
            match.choose(match.decision.options[0])
            await hall.store.database.change(lambda found: found.execute(text(f"UPDATE snapshots SET {spoiled}")))
            played.clear()
            room = await reopen(hall, room)
            assert len(played) == EVERY
            assert stands_as(room, match)

    asyncio.run(play())


def test_a_snapshot_of_another_game_is_not_believed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(EVERY)
            table = await lay(hall, match, made)
            other = (await hall.room(table)).match_after(0)
            play_at_random(other, EVERY, seed=99)
            foreign = {"table": table, "place": EVERY, "program": snapshot.program()}
            past = (await hall.room(table)).past
            assert past is not None
            taken = past.snapshot(EVERY, other)
            assert taken is not None
            row = {**taken.row(table), **foreign}
            await hall.store.database.change(lambda found: found.execute(SnapshotRow.__table__.insert(), row))  # type: ignore[attr-defined]
            assert stands_as(await reopen(hall, await hall.room(table)), match)

    asyncio.run(play())


# ── tables of servers that are gone ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("silent", "deaf", "taken"),
    [(0.0, False, False), (0.0, True, False), (2.0, False, False), (2.0, True, True), (4.0, False, True)],
    ids=["alive", "Redis is just back", "slow", "gone", "halted"],
)
def test_whose_tables_can_be_had(tmp_path: Path, silent: float, deaf: bool, taken: bool) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            database = hall.store.database
            match, made = a_game(2)
            table = await lay(hall, match, made)
            other = Leases(database, "elsewhere")
            await other.beat()
            await other.take(table)
            age = text("UPDATE servers SET beat = beat - :silent WHERE id = :id")
            await database.change(lambda found: found.execute(age, {"silent": silent, "id": other.me}))
            hall.leases.deaf = frozenset({other.me} if deaf else ())
            assert ((await hall.leases.beat()) == {hall.leases.me}) is taken
            if taken:
                lease, _ = await hall.leases.take(table)
                assert lease.fence == 2
            else:
                with pytest.raises(Elsewhere):
                    await hall.leases.take(table)

    asyncio.run(play())


def test_a_server_that_ends_gives_all_its_tables_back_on_one_way(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            match, made = a_game(2)
            rooms = [await hall.room(await lay(hall, match, made)) for _ in range(5)]
            other = Leases(hall.store.database, "elsewhere")
            with pytest.raises(Elsewhere):
                await other.take(rooms[0].id)
            with counted(hall.store.database) as asked:
                await hall._give_back(rooms)
            assert asked.ways == 1 and all(room.closed for room in rooms) and not hall.rooms
            for room in rooms:
                lease, _ = await other.take(room.id)
                assert lease.fence == 2

    asyncio.run(play())
