"""The bench of blunders: whose games are looked at, that it goes on where it stopped, and what it tells."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from zeton.lab.results import Results, read
from zeton.lab.simulation import plan, player_of

FILE = Path(__file__).parents[2] / "bench" / "blunders.py"


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("blunders_bench", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["blunders_bench"] = module
    spec.loader.exec_module(module)
    return module


bench = loaded()


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games at random, with their records."""
    games = plan("star_wars_lcg", ("random",), games=4, decks=("jedi", "sith"), records=True)
    file = tmp_path_factory.mktemp("games") / "games.parquet"
    results = Results(games, file)
    for number in results.begin():
        results.add(player_of(games)(number))
    results.finish()
    return file


def test_only_games_that_a_role_has_lost_are_looked_at(dataset: Path) -> None:
    for row in read(dataset):
        lost = {role for role in ("light", "dark") if bench.loser(row, role) is not None}
        assert len(lost) == 2 - len(row["winners"])
        assert all(bench.loser(row, role) not in row["winners"] for role in lost)


def test_it_goes_on_with_the_next_game(
    dataset: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judged: list[int] = []
    monkeypatch.setattr(bench, "report", lambda row, seat: judged.append(row["number"]) or [a_line(row["number"], 0.5)])
    monkeypatch.setattr(bench, "loser", lambda row, role: 0)
    for games in (1, 3):
        command = ["blunders.py", str(dataset), str(tmp_path / "found.jsonl"), "--role", "dark", "--games", str(games)]
        monkeypatch.setattr(sys, "argv", command)
        bench.main()
    assert judged == [0, 1, 2]
    assert "3 lost games, 3 choices, 3 of them noteworthy, 0.60 games given away" in capsys.readouterr().out


def a_line(number: int, left: float, kind: str = "action") -> dict[str, object]:
    return {"number": number, "kind": kind, "chosen": "pass", "better": "play", "promised": 0.7, "left": left}


def test_what_cost_most_in_all_is_told_first_and_what_cost_little_only_counted() -> None:
    lines = [a_line(0, 0.6), a_line(0, 0.55), a_line(1, 0.69), a_line(1, 0.5, "commit")]
    head, _, _, first, second = bench.told(lines)
    assert head == "2 lost games, 4 choices, 3 of them noteworthy, 0.45 games given away"
    assert first == "| action | pass | play | 3 | 2 | 0.25 |"
    assert second == "| commit | pass | play | 1 | 1 | 0.20 |"
