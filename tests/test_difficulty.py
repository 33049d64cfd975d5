"""The bench of difficulty: which games it plays, that it goes on where it stopped, and what it tells."""

import argparse
import importlib.util
import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from types import ModuleType

FILE = Path(__file__).parents[1] / "bench" / "difficulty.py"


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("difficulty", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["difficulty"] = module
    spec.loader.exec_module(module)
    return module


difficulty = loaded()
VILLAINS = ["ventress", "grievous", "maul", "dooku"]


def asked(**given: object) -> argparse.Namespace:
    usual = {"components": None, "budget": 3, "games": 1, "first": difficulty.FIRST_DEAL, "levels": list(difficulty.GOAL)}
    return argparse.Namespace(**{**usual, "jedi": [2, 3, 4, 5], "villains": VILLAINS, **given})


def test_every_sixteen_games_have_every_level_with_every_number_of_jedi() -> None:
    planned = difficulty.plan(asked(), [])
    assert len(set(planned)) == 64
    for begun in range(0, 64, 16):
        some = planned[begun : begun + 16]
        assert len({(level, jedi) for _, _, level, jedi, _, _ in some}) == 16
        assert set(Counter(villain for *_, villain, _ in some).values()) == {4}


def test_every_game_has_a_deal_of_its_own_whatever_else_is_asked_for() -> None:
    planned = difficulty.plan(asked(games=2), [])
    assert len({deal for *_, deal in planned}) == len(planned) == 128
    assert difficulty.plan(asked(games=2, villains=["maul"]), []) == [game for game in planned if game[4] == "maul"]


def test_numbers_are_tried_on_other_deals_than_those_they_are_measured_on() -> None:
    measured, tried = (
        {deal for *_, deal in difficulty.plan(asked(first=first), [])} for first in (difficulty.FIRST_DEAL, 50_000)
    )
    assert len(measured) == len(tried) and min(tried) == 50_000 and not measured & tried


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    only = asked(levels=["padawan"], jedi=[2], villains=["maul"], budget=0)
    (planned,) = difficulty.plan(only, [])
    game = difficulty.play_one(planned)
    assert (game.level, game.jedi, game.villain) == ("padawan", 2, "maul") and game.turns > 0
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(asdict(game)) + "\n")
    assert difficulty.games_in(file) == [game]
    assert difficulty.plan(only, difficulty.games_in(file)) == []


def test_the_tables_have_the_cells_and_their_margins() -> None:
    games = [
        difficulty.Played("box", 3, level, jedi, villain, 1, level == "padawan", True, 3, 10, 4, 1.0)
        for _, _, level, jedi, villain, _ in difficulty.plan(asked(), [])
    ]
    told = list(difficulty.tables(games))
    assert "| padawan | 2 | 1/1 | 1/1 | 1/1 | 1/1 | 4 of 4: 100% (51–100) |" in told
    assert any(line.startswith("| villain maul | 4 of 16: 25% (10–49) |") for line in told)
    assert difficulty.adjusted(games)["Jedi", 2] == difficulty.adjusted(games)["Jedi", 5]
