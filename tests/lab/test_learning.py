"""Learning weights from games: features say what they say to both seats, and a regression finds what made games end so."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import zeton
from zeton.bots.arena import pairings
from zeton.lab.learning import Moment, features_of, fit, judging, learn, log_loss, moments, weights_of
from zeton.lab.simulation import plan, play_number

pytest.importorskip("numpy", reason="the extra lab is not installed")

DUELS = [game for game in zeton.games() if not zeton.game(game).cooperative]


@pytest.mark.parametrize("game", DUELS)
def test_what_one_seat_has_more_the_other_has_less(game: str) -> None:
    match, rng = zeton.new(game, decks=pairings(game)[0], seed=3), Random(3)
    judge = judging(weights_of(game))
    while match.decision is not None:
        mine, theirs = features_of(match, 0), features_of(match, 1)
        assert len(mine) == len(weights_of(game))
        assert mine == pytest.approx([-feature for feature in theirs])
        assert judge(match, 0) == match.evaluate(0)
        match.choose(rng.choice(match.decision.options))
    assert judge(match, 0) == match.evaluate(0) in (1.0, 0.0, -1.0)


def ended(number: int, weights: tuple[float, ...], decks: tuple[str, str] = ("a", "b"), luck: float = 0.0) -> list[Moment]:
    """Moments of games that ended as often as such weights, and the luck of the decks, say."""
    rng = Random(7)
    found = []
    for deal in range(number):
        features = tuple(rng.gauss(0, 1) for _ in weights)
        odds = luck + sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        found.append(Moment(features, float(rng.random() < 1 / (1 + exp(-odds))), decks, deal))
    return found


def test_a_fit_finds_what_made_games_end_so() -> None:
    found = fit(ended(4000, (1.5, -0.5, 0.0)), (0.0, 0.0, 0.0))
    assert found == pytest.approx((1.5, -0.5, 0.0), abs=0.15)


def test_few_games_change_little() -> None:
    assert fit(ended(5, (3.0,)), (1.0,)) == pytest.approx((1.0,), abs=0.2)


def test_what_the_decks_are_worth_is_no_merit_of_a_feature() -> None:
    good, bad = ended(2000, (0.5,), ("good", "bad"), 2.0), ended(2000, (0.5,), ("bad", "good"), -2.0)
    more_with_good = [m._replace(features=(m.features[0] + 1,)) for m in good]
    (weight,) = fit([*more_with_good, *bad], (0.5,))
    assert weight == pytest.approx(0.5, abs=0.2)


def test_moments_of_games_are_learnt_from() -> None:
    planned = plan("destiny", ("random",), games=4, decks=("luke_skywalker", "boba_fett"), records=True)
    found = moments(play_number(planned, number) for number in range(len(planned)))
    assert len({moment.won for moment in found}) <= 3 and len(found) > 20
    learnt = learn("destiny", found)
    assert learnt.before == weights_of("destiny")
    assert learnt.after.keys() == learnt.before.keys()
    assert learnt.games == 4


def test_knowing_nothing_is_worth_a_coin() -> None:
    found = ended(100, (1.0,))
    assert log_loss(found, (0.0,)) == pytest.approx(100 * 0.6931, rel=1e-3)
