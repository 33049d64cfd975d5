"""The field: every deck against every other, every villain at every level."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

import zeton
from zeton.lab.field import Share, by_deck, duels, field_plan, result_of, teams
from zeton.lab.results import Results
from zeton.lab.simulation import Row, play_number

from .test_commands import run


def row(decks: list[str], winners: list[int]) -> Row:
    return {"game": "conquest", "decks": decks, "winners": winners}


def test_a_deck_is_counted_both_ways_and_never_against_itself() -> None:
    rows = [row(["orks", "tau"], [0]), row(["orks", "tau"], []), row(["orks", "orks"], [0])]
    cells = duels(rows)
    assert cells == {("orks", "tau"): Share(1.5, 2), ("tau", "orks"): Share(0.5, 2)}
    assert list(by_deck(cells)) == ["orks", "tau"]


def test_nobodys_win_is_a_draw_but_the_loss_of_a_team() -> None:
    assert result_of({"game": "conquest", "winners": []}, 0) == 0.5
    assert result_of({"game": "clone_wars", "winners": []}, 0) == 0.0


def test_a_deck_does_not_meet_itself() -> None:
    decks = len(zeton.game("conquest").decks)
    planned = field_plan("conquest", "random", 1)
    assert len(planned) == decks * (decks - 1) / 2
    assert all(first != second for first, second in (setup.decks for setup in planned.setups))


def test_a_team_meets_every_villain_at_every_level_with_every_number() -> None:
    planned = field_plan("clone_wars", "random", 1)
    assert len(planned) == 64
    assert len({(s.seats, *s.options.values()) for s in planned.setups}) == 64
    played = [play_number(planned, number) for number in (0, 63)]
    assert [len(one["roles"]) for one in played] == [2, 5]
    assert teams(played, lambda one: one["roles"]).keys() == {role for one in played for role in one["roles"]}


@pytest.mark.parametrize("game", zeton.games())
def test_the_field_is_drawn_and_written_in_any_language(game: str, tmp_path: Path) -> None:
    planned = field_plan(game, "random", 1)
    results = Results(planned, tmp_path / f"{game}.parquet")
    for number in results.begin()[:6]:
        results.add(play_number(planned, number))
    results.finish()
    run("lab", "field", game, "--games", "0", "--to", str(tmp_path), "--language", "hu")
    page = (tmp_path / f"{game}.md").read_text()
    assert f"({game}.svg)" in page and "random" in page
    assert "<svg" in (tmp_path / f"{game}.svg").read_text()


def test_a_field_that_is_not_there_or_is_another_file_is_said(tmp_path: Path) -> None:
    file = tmp_path / "destiny.parquet"
    other = polars.DataFrame({"a": [1]})
    for write in (tmp_path.touch, file.touch, lambda: file.write_text("x"), lambda: other.write_parquet(file)):
        write()
        said = run("lab", "field", "destiny", "--games", "0", "--to", str(tmp_path), code=2)
        assert "holds no results of a simulation" in " ".join(said.split())
