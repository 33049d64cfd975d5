"""What several sockets of a table are told alike is made once, and whoever comes later reads what the others have read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.kernel import chronicle
from zeton.server.answering import admit
from zeton.server.hall import Hall
from zeton.server.lines import Line
from zeton.server.rooms import Room
from zeton.server.testing_hall import choose, lay, long_game, open_hall, play_at_random

SETUPS: dict[str, dict[str, Any]] = {
    "star_wars_lcg": {"decks": ("jedi", "sith")},
    "conquest": {"decks": ("tau", "orks")},
    "destiny": {"decks": ("luke_skywalker", "boba_fett")},
    "clone_wars": {"seats": 2},
}


def come(room: Room, seat: int | None) -> Line:
    """A socket at a seat, or of somebody who watches."""
    line = Line(None if seat is None else room.seats[seat].visitor, "somebody", None, "en")
    admit(room, line)
    room.enter(line)
    return line


def states(line: Line) -> list[dict[str, Any]]:
    """The states a line was told since it was last asked for them."""
    said = [json.loads(line.queue.get_nowait() or "{}") for _ in range(line.queue.qsize())]
    return [frame for frame in said if frame["type"] == "state"]


def read(line: Line, log: list[Any]) -> None:
    """Keep the log as browsers do."""
    for state in states(line):
        log[state["log_from"] :] = state["log"]


async def a_table(hall: Hall, game: str, choices: int = 0) -> Room:
    match, made = long_game(game, choices, **SETUPS[game])
    return await hall.room(await lay(hall, match, made, public=True))


@pytest.mark.parametrize("game", SETUPS)
def test_a_log_that_was_told_bit_by_bit_is_the_log_as_a_whole(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            room = await a_table(hall, game)
            sockets = [(seat, come(room, seat), list[Any]()) for seat in (0, 1, None)]
            assert room.match is not None
            for _, option in play_at_random(room.match.clone(), 60):
                await choose(room, option)
                for _, line, log in sockets:
                    read(line, log)
            for seat, line, log in sockets:
                later, whole = come(room, seat), list[Any]()
                read(later, whole)
                room.leave(line)
                assert whole == log and len(log) > 30

    asyncio.run(play())


def test_a_second_window_is_told_the_same_and_no_sentence_is_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[chronicle.Reader] = []
    usual = chronicle.log_words

    def noted(run: Any, reader: chronicle.Reader, match: Any) -> str:
        made.append(reader)
        return usual(run, reader, match)

    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            room = await a_table(hall, "star_wars_lcg", 40)
            monkeypatch.setattr(chronicle, "log_words", noted)
            first = come(room, 0)
            assert len(made) > 20
            made.clear()
            second = come(room, 0)
            assert not made and states(first)[-1] == states(second)[-1]
            for window in (first, second):
                room.leave(window)
            assert not room.transcripts  # nobody reads: nothing is kept

    asyncio.run(play())


@pytest.mark.parametrize("game", SETUPS)
def test_what_is_found_out_once_for_all_is_what_each_sees_alone(game: str) -> None:
    """Also in whichever order they are told: nothing that one seat may know comes to another by what they share."""
    match = zeton.new(game, **SETUPS[game], seed=3)
    for _ in range(80):
        if match.decision is None:
            break
        for order in ((0, 1, None), (None, 1, 0)):
            said: dict[int, dict[str, Any]] = {}
            assert [match.view(seat, said) for seat in order] == [match.view(seat) for seat in order]
        play_at_random(match, 1, seed=match.happened)


def test_what_is_said_at_once_overtakes_nothing_that_waits() -> None:
    """While a browser does not keep up everything waits its turn, also what comes when it is ready again."""
    line, sent, ready = Line(None, "somebody", None, "en"), list[str](), [True]

    def at_once(text: str) -> bool:
        if ready[0]:
            sent.append(text)
        return ready[0]

    line.at_once = at_once
    line.put("first")
    ready[0] = False
    line.put("second")
    ready[0] = True
    line.put("third")
    assert sent == ["first"]
    line.speaks = True
    assert [line.queue.get_nowait(), line.queue.get_nowait()] == ["second", "third"]
    line.put("fourth")  # the third is still on its way
    assert sent == ["first"] and line.queue.get_nowait() == "fourth"
    line.speaks = False
    line.put("fifth")
    assert sent == ["first", "fifth"]
