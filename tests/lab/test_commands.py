"""The commands of the laboratory, driven as a person would drive them."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress
from typer.testing import CliRunner

import zeton
from zeton.cli import app
from zeton.lab.results import read
from zeton.lab.simulation import plan, play_number, played_of
from zeton.terminal.screen import TimeLeft, progress
from zeton.terminal.simulate import so_far

runner = CliRunner()


def run(*arguments: str, code: int = 0) -> str:
    result = runner.invoke(app, list(arguments), env={"COLUMNS": "160", "NO_COLOR": "1"})
    assert result.exit_code == code, f"{result.output}\n{result.exception!r}"
    return result.output


def test_a_simulation_shows_a_table_and_keeps_every_game(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    command = ("simulate", "destiny", "random", "--decks", "luke_skywalker,boba_fett", "--workers", "1", "--to", str(file))
    said = run(*command, "--games", "2", "--records")
    assert "2 games are in" in said
    assert "luke_skywalker – boba_fett" in said
    assert [zeton.replay(row["record"]).digest() for row in read(file)] == [row["digest"] for row in read(file)]
    assert "2 of 3 games have been played already" in run(*command, "--games", "3", "--records")
    assert "holds another simulation; these differ: records" in run(*command, "--games", "3", code=2)


def test_a_simulation_that_is_stopped_says_how_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("zeton.terminal.simulate.spread", stop)
    said = run("simulate", "destiny", "random", "--to", str(file), code=130)
    assert "The same command goes on from there" in " ".join(said.split())
    assert (tmp_path / "games.parquet.jsonl").exists()


def test_a_simulation_says_first_how_many_games_it_is(tmp_path: Path) -> None:
    """A hundred deals of each pairing are thousands of games: whoever asks for them should know."""
    said = run("simulate", "destiny", "random", "--games", "1", "--workers", "1", "--to", str(tmp_path / "games.parquet"))
    assert said.startswith("21 games: 1 deal for each of 21 pairings of decks.")
    assert "seat" not in said, "nobody changes seats in a simulation"
    assert any(line.startswith("21 games are in") for line in said.splitlines()), "on a line of its own, in a file too"


def test_how_far_a_simulation_is_stays_on_the_screen_however_many_pairings_there_are() -> None:
    planned = plan("destiny", ("random",), games=1)
    played = [played_of(planned, play_number(planned, number)) for number in range(6)]
    out = Console(width=80, height=12, force_terminal=True)
    bar = progress(out)
    bar.update(bar.add_task("playing", total=21), completed=6)
    lines = ["".join(part.text for part in line) for line in out.render_lines(so_far(played, bar, out, "en"))]
    assert len(lines) <= out.height and "6/21" in lines[-1]
    assert any(line.startswith("All") and " 6 " in line for line in lines)
    tall = Console(width=80, height=60, force_terminal=True)
    assert len(tall.render_lines(so_far(played, bar, tall, "en"))) > out.height


def test_the_time_left_is_that_of_all_gamesso_far() -> None:
    """Sixteen games end together every minute: 160 of them take ten."""
    now = [0.0]
    bar = Progress(TimeLeft(), get_time=lambda: now[0])
    task = bar.add_task("", total=160)
    left = TimeLeft()
    assert left.render(bar.tasks[0]).plain == "-:--:--"
    for _ in range(2):
        now[0] += 60
        for _ in range(16):
            bar.advance(task)
    assert left.render(bar.tasks[0]).plain == "0:08:00"


def test_a_position_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("[")
    assert "is not JSON" in run("simulate", "destiny", "random", "--position", str(file), code=2)
    assert "There is no such file" in run("simulate", "destiny", "random", "--position", str(tmp_path / "no.json"), code=2)
