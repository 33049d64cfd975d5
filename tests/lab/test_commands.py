"""The commands of the laboratory, driven as a person would drive them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import zeton
from zeton.cli import app
from zeton.lab.results import read

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


def test_a_position_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("[")
    assert "is not JSON" in run("simulate", "destiny", "random", "--position", str(file), code=2)
    assert "There is no such file" in run("simulate", "destiny", "random", "--position", str(tmp_path / "no.json"), code=2)
