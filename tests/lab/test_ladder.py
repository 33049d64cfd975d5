"""The ladder, and the sequential test of whether a bot is better."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.bots import LEVELS
from zeton.bots.ratings import MEASURED_AS, RATINGS, SHARES, TEAMS_MEASURED_AS
from zeton.lab.ladder import (
    ALONE,
    BASELINES,
    FRESH_DEAL,
    Rung,
    baselines,
    benchmark,
    better,
    keep,
    kept,
    ladder,
    levels,
    shares,
)
from zeton.lab.sprt import Sprt, expected

from .test_commands import run

ELO = Sprt.of_elo(0, 100)
KEPT = Path(__file__).parents[2] / "bench/ladder.jsonl"


def test_elo_is_a_share_of_wins() -> None:
    assert expected(0) == 0.5
    assert round(expected(100), 3) == 0.64


@pytest.mark.parametrize(("share", "answer"), [(0.75, True), (0.45, False)])
def test_the_test_finds_what_is_so_and_stops(share: float, answer: bool) -> None:
    rng = Random(4)
    results: list[float] = []
    while (known := ELO.answer(results)) is None:
        results.append(float(rng.random() < share))
        assert len(results) < 1000
    assert known is answer


def test_the_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(200):
        rng = Random(seed)
        results: list[float] = []
        while (known := ELO.answer(results)) is None:
            results.append(float(rng.random() < 0.5))
        wrong += known
    assert wrong <= 20  # one in twenty is meant; the normal approximation and looking after each result cost a little


def test_a_few_results_prove_nothing() -> None:
    assert ELO.answer([1.0] * 7) is None
    assert ELO.answer([1.0] * 8) is True


@pytest.mark.parametrize("game", zeton.games())
def test_the_benchmark_is_the_same_deals_for_every_bot(game: str) -> None:
    one, other = benchmark(game, "random", "greedy", 1), benchmark(game, "hard", "greedy", 1)
    assert [(f.seed, f.deck_names) for f in one] == [(f.seed, f.deck_names) for f in other]
    assert max(f.seed for f in benchmark(game, "random", "greedy")) < FRESH_DEAL


def test_results_are_kept_with_their_commit_and_rated_from_the_anchor(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    keep(file, Rung("destiny", "1", "abc", "search:iterations=100", "greedy", 20, 18))
    keep(file, Rung("destiny", "1", "abc", "mine", "greedy", 20, 15), Rung("conquest", "1", "abc", "mine", "greedy", 20, 1))
    first, second, third = ladder("destiny", kept(file))
    assert [first.bot, second.bot, third.bot] == ["search:iterations=100 @ abc", "mine @ abc", "greedy"]
    assert third.elo == 0 < second.elo < first.elo
    file.write_text("no\n")
    with pytest.raises(zeton.BadRecord, match="not the file of a ladder"):
        kept(file)


def test_the_interval_counts_what_is_uncertain_about_those_in_between() -> None:
    near = Rung("destiny", "1", "abc", "near", "greedy", 20, 15)
    found = [near, Rung("destiny", "1", "abc", "far", "near", 20, 15)]
    far, between, anchor = ladder("destiny", found)
    assert (far.bot, between.bot, anchor.bot) == ("far @ abc", "near @ abc", "greedy")
    assert anchor.margin == 0
    assert far.margin**2 == pytest.approx(2 * between.margin**2, rel=1e-3)
    assert between.margin == pytest.approx(ladder("destiny", [near])[0].margin, rel=1e-3)


def test_a_search_of_another_commit_is_another_bot_as_a_baseline_too() -> None:
    found = [Rung("destiny", "1", commit, "mine", "search:iterations=100", 20, 15) for commit in ("old", "new")]
    assert {rating.bot for rating in ladder("destiny", found)} == {
        f"{bot} @ {commit}" for bot in ("mine", "search:iterations=100") for commit in ("old", "new")
    }


def test_a_team_plays_alone_and_has_a_share_of_wins(tmp_path: Path) -> None:
    assert baselines("clone_wars", "random") == [ALONE]
    for bot in ("random", "greedy"):
        planned = benchmark("clone_wars", bot, ALONE, 2)
        assert [set(fixture.bots) for fixture in planned] == [{bot}] * 2
    file = tmp_path / "ladder.jsonl"
    said = run("ladder", "climb", "clone_wars", "random", "--deals", "1", "--workers", "1", "--file", str(file))
    (found,) = kept(file)
    assert (found.bot, found.baseline, found.games, found.score) == ("random", ALONE, 1, 0)
    assert "0.0%" in said
    found_of_two = [Rung("clone_wars", "1", "abc", bot, ALONE, 20, won) for bot, won in (("random", 0), ("novice", 5))]
    first, second = shares("clone_wars", [*found_of_two, found_of_two[1]])
    assert (first.bot, first.won, first.games) == ("novice @ abc", 10, 40)
    assert first.interval[0] < 0.25 < first.interval[1] and second.bot == "random"
    assert levels("clone_wars", found_of_two) == {"random": 0, "easy": 25}


def test_the_lobby_tells_the_ratings_of_the_kept_ladder() -> None:
    found = kept(KEPT)
    measured = {game: levels(game, found) for game in zeton.games()}
    assert {game: of_levels for game, of_levels in measured.items() if of_levels} == {**RATINGS, **SHARES}
    assert set(MEASURED_AS) == set(TEAMS_MEASURED_AS) <= set(LEVELS)


def test_a_level_has_the_rating_it_was_measured_with_last(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    keep(file, Rung("destiny", "1", "old", "novice", "greedy", 20, 15), Rung("destiny", "1", "new", "novice", "greedy", 20, 2))
    found = levels("destiny", kept(file))
    assert found["greedy"] == 0 > found["easy"]
    assert "hard" not in found


def test_a_comparison_stops_when_it_is_known_whatever_the_number_of_processes() -> None:
    found = list(better("destiny", "greedy:samples=1,rounds=1", "random", ELO, workers=1, most=24))
    assert found[-1].answer is True
    assert len(found[-1].deals) < 24
    assert list(better("destiny", "greedy:samples=1,rounds=1", "random", ELO, workers=2, most=24)) == found


def test_a_climb_is_kept_baseline_by_baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeton.lab.ladder.BASELINES", ("random", "greedy:samples=1,rounds=1"))
    file = tmp_path / "ladder.jsonl"
    said = run("ladder", "climb", "destiny", "random", "--deals", "1", "--workers", "1", "--file", str(file))
    (found,) = kept(file)
    assert (found.bot, found.baseline, found.games) == ("random", "greedy:samples=1,rounds=1", 6)
    assert found.name in said and 0 <= found.score <= 6


def test_looking_and_comparing_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    keep(file, *(Rung("destiny", "1", "", other, "greedy", 10, 1) for other in BASELINES if other != "greedy"))
    said = run("ladder", "show", "destiny", "--file", str(file))
    assert "greedy" in said and "+0" in said
    assert "Both bots are" in run("ladder", "better", "destiny", "random", "random", code=2)
    said = run("ladder", "better", "destiny", "random", "greedy:samples=1,rounds=1", "--most", "2", "--workers", "1", code=1)
    assert "not known yet" in said and "of 4 games" in said
