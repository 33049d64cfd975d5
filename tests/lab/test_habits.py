"""Learning habits: the weights found are those by which choices were made, and they are asked about games they do not know."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import zeton
from zeton.bots.habits import parts
from zeton.lab.habits import Question, fit, judge, learn, questions_of
from zeton.lab.simulation import plan, play_number

pytest.importorskip("numpy", reason="the extra lab is not installed")

LIKED = {"action: play": 1.0, "action: play x-wing": 1.5, "action: pass": -0.5}
OPTIONS = (("action: play", "action: play x-wing"), ("action: play", "action: play y-wing"), ("action: pass",))


def asked(number: int, seed: int = 1) -> list[Question]:
    """So many questions, answered by somebody with such habits."""
    rng = Random(seed)
    likely = [exp(sum(LIKED.get(part, 0.0) for part in option)) for option in OPTIONS]
    return [(OPTIONS, rng.choices(range(3), likely)[0]) for _ in range(number)]


def test_what_is_chosen_more_often_is_liked_more() -> None:
    weights = fit(asked(3000))
    play, y_wing, stop = [sum(weights.get(part, 0.0) for part in option) for option in OPTIONS]
    assert play - y_wing == pytest.approx(1.5, abs=0.2)
    assert y_wing - stop == pytest.approx(1.5, abs=0.25)


def test_what_is_seen_a_few_times_is_no_habit() -> None:
    rare: Question = ((("action: play", "action: play death-star"), ("action: pass",)), 0)
    assert "action: play death-star" not in fit([*asked(200), rare, rare])


def test_habits_are_asked_about_games_they_were_not_learnt_from() -> None:
    learnt = learn([asked(50, seed) for seed in range(20)])
    assert (learnt.games, learnt.questions) == (20, 1000)
    assert learnt.by_chance == pytest.approx(1 / 3)
    assert learnt.foreseen > 0.6
    assert judge({}, asked(30)) == (pytest.approx(1 / 3), pytest.approx(1 / 3)), "who has no habits foresees by chance"


@pytest.mark.parametrize("game", zeton.games())
def test_the_questions_of_a_game_are_those_that_were_asked(game: str) -> None:
    row = play_number(plan(game, ("random",), games=1, records=True), 0)
    found = questions_of(row)
    steps = [step for step in zeton.steps(row["record"]) if step.decision is not None]
    assert len(found) == len(steps)
    for (options, chosen), step in zip(found[:20], zeton.steps(row["record"]), strict=False):
        if step.decision is None:
            break
        _, seat, kind, offered = step.decision
        assert options == tuple(tuple(parts(step.match.table, seat, kind, option)) for option in offered)
        assert offered[chosen] == step.chosen
