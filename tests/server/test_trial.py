"""People play on while servers, the database and Redis are killed: nothing acknowledged is lost, nothing is done twice.

A small part of what ``bench/kill_loop.py`` does for hours; ``zeton/server/trial.py`` says what is held against what.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from zeton import Option
from zeton.server.testing import Postgres, Redis, Server
from zeton.server.trial import Player, Trial, Wrong

Launch = Callable[..., Server]
GAME = "clone_wars"  # it can be played alone
TABLES = 6
PACE = 0.2


async def through(trial: Trial, *faults: Callable[[], object]) -> None:
    """One fault after another, and after each of them every game goes on."""
    trial.begin()
    await trial.went_on()
    for fault in faults:
        await asyncio.to_thread(fault)
        await trial.went_on()
    await trial.end()
    assert trial.checked > TABLES * len(faults)


def test_one_server_that_is_killed_and_ended_loses_nothing(launch: Launch) -> None:
    server = launch()

    def kill() -> None:
        server.kill()
        server.start()

    def stop() -> None:
        server.stop()
        server.start()

    asyncio.run(through(Trial([server], GAME, TABLES, PACE), kill, stop, kill))


def test_when_a_server_is_gone_for_good_the_others_answer_for_all_its_tables(
    launch: Launch, own_postgres: Postgres, own_redis: Redis, tmp_path: Path
) -> None:
    database = own_postgres.new_database()
    servers = [launch(database, tmp_path / name, redis=own_redis.url, key="k" * 64) for name in ("one", "two", "three")]

    async def lose_one() -> list[float]:
        trial = Trial(servers, GAME, TABLES, PACE)
        trial.begin()
        await trial.went_on()
        began = time.monotonic()
        await asyncio.to_thread(servers[2].kill)
        await trial.look(began)
        await trial.answered()
        await trial.went_on()
        await trial.end()
        return trial.back

    assert len(asyncio.run(lose_one())) == TABLES


def test_three_servers_lose_nothing_whatever_is_killed(
    launch: Launch, own_postgres: Postgres, own_redis: Redis, tmp_path: Path
) -> None:
    database = own_postgres.new_database()
    servers = [launch(database, tmp_path / name, redis=own_redis.url, key="k" * 64) for name in ("one", "two", "three")]

    def restart_redis() -> None:
        own_redis.kill()
        own_redis.start()

    def restart_database() -> None:
        own_postgres.kill()
        own_postgres.start()

    trial = Trial(servers, GAME, TABLES, PACE)
    asyncio.run(through(trial, servers[2].kill, servers[2].start, restart_redis, restart_database))


# ── what is held against what ────────────────────────────────────────────────────────────────────────────────────────


def state(number: int) -> dict[str, Any]:
    return {"view": {"decision": {"number": number}}, "outcome": None}


def answering(option: Option) -> Player:
    """Somebody whose socket is cut while he answers question 7, and who finds it open when he is back."""
    player = Player(MagicMock(), MagicMock(), MagicMock())
    player._see(state(7), anew=True)
    player.under_way, player.sent = (7, option), 1
    player._see(state(7), anew=True)
    return player


FIRST, SECOND = Option("fly", 0, 19, 0), Option("pass", 0, 0, 0)


def test_what_was_under_way_may_be_stored_after_one_is_back_if_whoever_kept_the_table_lives() -> None:
    player = answering(FIRST)
    player._see(state(8), anew=False)
    assert player.made == [FIRST]
    with pytest.raises(Wrong, match="otherwise than before"):
        player._see(state(9), anew=False)


def test_of_two_answers_to_one_question_that_which_is_acknowledged_is_certain() -> None:
    player = answering(FIRST)
    player.under_way, player.sent = (7, SECOND), 2
    player._see(state(8), anew=False)
    assert player.made == [SECOND] and player.either == {0: {FIRST}}
    player._heard(2)
    assert player.made == [SECOND] and not player.either
