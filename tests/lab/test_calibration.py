"""How sure the search may be: fits, curves, and that hints are told by them."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

import zeton
from zeton.bots import Advice, Seat, hint
from zeton.bots.calibration import Fit, fit_of, log_odds
from zeton.bots.search_bot import SearchBot
from zeton.lab.calibration import Moment, fit, held_out, log_loss, moments_of, reliability

from .test_commands import run


def made(factor: float, offset: float = 0.0, number: int = 4000) -> list[Moment]:
    """Moments at which the results are those of odds multiplied by a factor."""
    rng = Random(1)
    moments = []
    for deal in range(number):
        share = rng.uniform(0.02, 0.98)
        truth = 1 / (1 + exp(-(factor * log_odds(share) + offset)))
        moments.append(Moment("destiny", deal, share, float(rng.random() < truth)))
    return moments


@pytest.mark.parametrize(("factor", "offset"), [(0.5, 0.0), (1.0, 0.0), (0.7, -1.0)])
def test_a_fit_finds_what_the_results_were_made_with(factor: float, offset: float) -> None:
    found = fit(made(factor, offset), offset=bool(offset))
    assert found.factor == pytest.approx(factor, abs=0.08)
    assert found.offset == pytest.approx(offset, abs=0.12)


def test_results_that_are_all_the_same_are_no_reason_to_leap() -> None:
    lost = [moment._replace(won=0.0) for moment in made(1.0, number=50)]
    assert -8 < fit(lost, offset=True).offset < 0


def test_a_fit_is_better_on_deals_it_has_not_seen() -> None:
    before, after = held_out(made(0.5), False)
    assert after < before
    assert log_loss(made(1.0), Fit()) < 0.69


def test_a_reliability_curve_lies_on_the_diagonal_where_the_odds_are_right() -> None:
    for one in reliability(made(1.0), Fit()):
        assert one.low <= one.said + 0.03 and one.said - 0.03 <= one.high
    sure = reliability(made(0.4), Fit())
    assert sure[0].came > sure[0].said and sure[-1].came < sure[-1].said


def test_what_is_certain_stays_certain() -> None:
    assert Fit(0.5).share(1.0) == 1.0 and Fit(0.5).share(0.0) == 0.0
    assert Fit(0.5).share(0.5) == 0.5
    assert 0.5 < Fit(0.5).share(0.9) < 0.9


def test_a_hint_is_told_by_the_fit_of_its_game() -> None:
    match = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=3)
    while match.decision is not None and (not match.is_quiet or len(match.decision.options) < 3):
        match.choose(0)
    said = SearchBot(4, iterations=60).rank(Seat(match))[0]
    told = hint(Seat(match), "search:iterations=60", 4)[0]
    assert fit_of("destiny").factor < 1
    assert told == said.by(fit_of("destiny"))
    assert abs(told.percent - 50) <= abs(said.percent - 50)
    assert Advice(said.option, 0.0, 1).by(Fit(0.3)).percent == 50


def test_what_is_shipped_is_what_the_data_in_the_repository_gives() -> None:
    root = Path(zeton.__file__).parent.parent
    lines = (root / "bench/data/calibration.jsonl").read_text().splitlines()
    moments = [Moment(*json.loads(line)) for line in lines]
    for game in {moment.game for moment in moments}:
        assert fit([m for m in moments if m.game == game], zeton.game(game).cooperative) == fit_of(game)


def test_moments_are_the_same_for_the_same_deal() -> None:
    found = moments_of("destiny", 3)
    assert found == moments_of("destiny", 3)
    assert all(0 <= moment.share <= 1 and moment.won in (0.0, 0.5, 1.0) for moment in found)


def test_a_table_and_a_picture_are_made_from_what_is_known(tmp_path: Path) -> None:
    file, picture, fits = tmp_path / "moments.jsonl", tmp_path / "curve.svg", tmp_path / "fits.json"
    file.write_text("".join(json.dumps(moment) + "\n" for moment in made(0.5, number=400)))
    arguments = ("lab", "calibrate", "--games", "0", "--file", str(file), "--picture", str(picture), "--fits", str(fits))
    assert "How sure the search may be" in run(*arguments)
    assert picture.read_text().startswith("<?xml")
    assert 0.3 < json.loads(fits.read_text())["destiny"]["factor"] < 0.7
    file.write_text("{}\n[")
    assert "holds no moments" in run(*arguments, code=2)
