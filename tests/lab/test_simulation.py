"""Simulations: what is played depends on the seeds alone, and whatever was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

import zeton
from zeton.lab.results import Results, as_frame, read, rows_of
from zeton.lab.simulation import Plan, plan, play_number, player_of
from zeton.lab.workers import spread


def small(games: int = 3, **settings: object) -> Plan:
    return plan("destiny", ("random",), games=games, decks=("luke_skywalker", "boba_fett"), seed=5, **settings)  # type: ignore[arg-type]


def simulated(planned: Plan, file: Path, workers: int = 1) -> bytes:
    results = Results(planned, file)
    for row in spread(player_of(planned), results.begin(), workers):
        results.add(row)
    results.finish()
    return file.read_bytes()


@pytest.mark.parametrize("game", zeton.games())
def test_every_pairing_of_every_game_can_be_simulated(game: str) -> None:
    planned = plan(game, ("random",), games=2)
    assert len(planned) == 2 * len(planned.setups)
    row = play_number(planned, len(planned.setups))
    assert row["seed"] == 1
    assert row["game"] == game
    assert json.loads(json.dumps(row)) == row


def test_the_file_is_the_same_byte_by_byte_over_one_process_and_over_two(tmp_path: Path) -> None:
    planned = small(6, records=True)
    assert simulated(planned, tmp_path / "one.parquet", 1) == simulated(planned, tmp_path / "two.parquet", 2)


def test_a_record_replays_to_the_end_of_its_game(tmp_path: Path) -> None:
    simulated(small(1, records=True), tmp_path / "games.parquet")
    (row,) = read(tmp_path / "games.parquet")
    match = zeton.replay(row["record"])
    assert match.digest() == row["digest"]
    assert match.outcome is not None
    assert list(match.outcome.winners) == row["winners"]


def test_a_simulation_that_was_stopped_goes_on_from_its_journal(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    planned = small(4)
    results = Results(planned, file)
    for number in results.begin()[:2]:
        results.add(play_number(planned, number))
    results.close()
    with results.journal.open("a") as out:
        out.write('{"number": 2, "game"')  # the power failed here
    again = Results(planned, file)
    assert again.begin() == [2, 3]
    again.close()
    assert simulated(planned, file) == simulated(planned, tmp_path / "whole.parquet")
    assert not results.journal.exists()


def test_more_games_are_added_to_a_file_that_is_done(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    simulated(small(2), file)
    results = Results(small(3), file)
    assert results.begin() == [2]
    results.close()


def test_two_simulations_are_never_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    simulated(small(1), file)
    other = plan("destiny", ("easy",), games=1, decks=("luke_skywalker", "boba_fett"), seed=6)
    with pytest.raises(zeton.BadSetup, match="these differ: bots, seed"):
        Results(other, file).begin()


def test_a_file_that_holds_no_results_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("mine")
    with pytest.raises(zeton.BadSetup, match="no results"):
        Results(small(), file).begin()
    assert file.read_text() == "mine"
    journal = tmp_path / "other.parquet.jsonl"
    journal.write_text("mine\n")
    with pytest.raises(zeton.BadSetup, match="no results"):
        Results(small(), tmp_path / "other.parquet").begin()
    assert journal.read_text() == "mine\n"
    with pytest.raises(zeton.BadSetup, match=r"ends in \.parquet"):
        Results(small(), tmp_path / "games.csv")


def test_a_simulation_may_begin_at_a_position() -> None:
    match = zeton.new("clone_wars", seats=2, seed=1)
    while match.decision is not None and not match.is_quiet:
        match.choose(0)
    there = plan("clone_wars", ("random",), games=2, position=match.position())
    first, second = (there.fixture(number).match() for number in range(2))
    assert first.view(None)["zones"] == second.view(None)["zones"] == match.view(None)["zones"]
    assert play_number(there, 0)["digest"] != play_number(there, 1)["digest"]


def test_there_is_a_bot_for_each_seat() -> None:
    with pytest.raises(zeton.BadSetup, match="3 seats, and 2 bots"):
        plan("clone_wars", ("random", "random"), games=1, seats=3)
    planned = plan("clone_wars", ("random",), games=1, seats=3)
    assert planned.fixture(0).bots == ("random",) * 3
    assert all(play_number(planned, 0)["roles"])


def test_a_frame_has_a_kind_for_every_column_and_gives_the_rows_back() -> None:
    rows = [play_number(small(records=True), number) for number in range(2)]
    frame = as_frame(rows)
    assert frame["winners"].dtype == polars.List(polars.Int64)
    assert rows_of(frame) == rows
