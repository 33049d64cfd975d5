"""The bench of duels: which games it plays, that it goes on where it stopped, and the two bots it has for Star Wars."""

from __future__ import annotations

import importlib.util
import sys
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import zeton
from zeton.bots.search import Search
from zeton.bots.seat import Seat
from zeton.bots.tree import Node
from zeton.games.star_wars_lcg.testing import Scene

BENCH = Path(__file__).parents[2] / "bench"
LUKE, VADER = "Luke Skywalker (Core)", "Darth Vader (Core)"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


duel, bots = loaded("duel"), loaded("star_wars_bots")


def play(monkeypatch: pytest.MonkeyPatch, file: Path, games: int, *more: str) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "argv", ["duel.py", str(file), "destiny", "random", "random:", "--games", str(games), *more])
    duel.main()
    return duel.kept(file, "destiny", ("random", "random:"))


def test_every_deal_is_played_twice_and_those_of_a_proof_are_no_others() -> None:
    first, again = islice(duel.planned("star_wars_lcg", ("random", "greedy")), 2)
    assert first.seed == again.seed == duel.FIRST_DEAL
    assert {first.first, again.first} == {0, 1}
    (tuned,) = islice(duel.planned("star_wars_lcg", ("random", "greedy"), 600_000), 1)
    assert tuned.seed == 600_000


def test_a_duel_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_pieces = [play(monkeypatch, tmp_path / "pieces.jsonl", games, "--first", "600000") for games in (1, 3)]
    at_once = play(monkeypatch, tmp_path / "once.jsonl", 3, "--first", "600000")
    assert [len(found) for found in in_pieces] == [1, 3]
    assert [(line["deal"], line["seat"], line["won"]) for line in in_pieces[1]] == [
        (line["deal"], line["seat"], line["won"]) for line in at_once
    ]


def test_the_search_before_judged_where_nothing_was_half_done_and_the_candidate_does_at_the_end_of_the_turn() -> None:
    match, rng = zeton.new("star_wars_lcg", ("jedi", "sith"), seed=1), Random(1)
    while match.table.turn < 5 or match.decision.kind != "action":
        match.choose(rng.randrange(len(match.decision.options)))
    seat = Seat(match)
    turns: dict[str, set[int]] = {"Before": set(), "Strikes": set()}
    for name, turn in turns.items():
        bot = getattr(bots, name)(iterations=4)
        assert bot.choose(seat) in match.decision.options
        for deal in range(10):
            dealt = seat.determinize(Random(deal))
            bot.walk(Search(seat, Random(deal), 1.0), dealt, [Node(), Node()])
            assert dealt.is_quiet
            turn.add(dealt.table.turn - match.table.turn)
    assert 0 in turns["Before"]
    assert turns["Strikes"] == {1}


def strikes(turn: str, **vader: int) -> dict[str, float]:
    """What is seen of the next strikes in a conflict phase, Luke Skywalker and Darth Vader before an objective each."""
    light, dark = {"units": [LUKE], "objectives": ["Jedi Training"]}, {"objectives": ["Imperial Command"]}
    scene = Scene(light=light, dark={**dark, "units": [{"card": VADER, **vader}]}, turn=turn, phase="conflict")
    return dict(zip(bots.STRIKES, bots.strikes(scene.table), strict=True))


def test_a_focused_unit_is_not_left_to_defend() -> None:
    ready, focused = strikes("light"), strikes("light", focus=1)
    assert (ready["light: undefended"], focused["light: undefended"]) == (0, 1)
    assert ready["light: health against it"] > focused["light: health against it"] == 0


def test_only_the_side_that_strikes_next_is_looked_at() -> None:
    assert (strikes("light")["light: ready"], strikes("light")["dark: ready"]) == (1, 0)
    assert (strikes("dark")["light: ready"], strikes("dark")["dark: ready"]) == (0, 1)
