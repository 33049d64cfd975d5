"""Chance that is asked is equal in law to chance that is drawn: the same draws give the same game, choice by choice."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import zeton
from zeton.kernel import chance

GAMES = zeton.games()


def played_both(game: str, seed: int, moves: int) -> tuple[zeton.Match, zeton.OpenMatch, int]:
    """A game with a seed, and the same game in which whoever answers for chance draws from the same generator."""
    rng = Random(seed)
    setup = zeton.game(game).random_setup(rng)
    drawn = zeton.new(game, **setup, seed=seed)
    asked = zeton.new(game, **setup, seed=None)
    assert isinstance(asked, zeton.OpenMatch)
    state, questions = chance.first_state(seed), 0
    for _ in range(moves):
        while asked.odds is not None and asked.decision is not None:
            assert asked.decision.seat == zeton.CHANCE and abs(sum(asked.odds) - 1) < 1e-9
            assert len(set(asked.odds)) == 1 and len(asked.odds) == len(asked.decision.options)
            state, questions = chance.next_state(state), questions + 1
            asked.choose(chance.below(state, len(asked.decision.options)))
        assert asked.decision == drawn.decision and asked.outcome == drawn.outcome
        assert asked.table.zones == drawn.table.zones
        if drawn.decision is None:
            break
        choice = rng.randrange(len(drawn.decision.options))
        drawn.choose(choice)
        asked.choose(choice)
    return drawn, asked, questions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_draws_give_the_same_game(game: str, seed: int) -> None:
    """Every draw of the ordinary game is one uniform question here, with as many options, in the same order: equal in law."""
    drawn, asked, questions = played_both(game, seed, 10_000)
    assert drawn.decision is None and questions > 20
    assert asked.log(0) == drawn.log(0) and asked.view(1 % asked.seats) == drawn.view(1 % asked.seats)
    if not seed:
        assert asked.digest() == drawn.digest()


def at_a_question_of_chance(game: str) -> zeton.OpenMatch:
    match = zeton.new(game, **zeton.game(game).random_setup(Random(1)), seed=None)
    assert isinstance(match, zeton.OpenMatch)
    while match.odds is None:
        assert match.decision is not None
        match.choose(0)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_chance_is_possible_and_copies_are_their_own(game: str) -> None:
    match = at_a_question_of_chance(game)
    assert match.decision is not None
    before = match.digest(), match.decision, match.given
    for option in match.decision.options:
        other = copy.deepcopy(match)
        other.choose(option)
        assert (match.digest(), match.decision, match.given) == before
    again = pickle.loads(pickle.dumps(other))
    assert type(again) is zeton.OpenMatch and again.decision == other.decision and again.digest() == other.digest()


def test_nobody_sees_what_chance_is_asked() -> None:
    match = at_a_question_of_chance("star_wars_lcg")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["decision"] is view["under_way"] is None and view["waiting_for"] == zeton.CHANCE
    with pytest.raises(zeton.IllegalChoice, match="player"):
        match.determinize(0, Random(1))
    with pytest.raises(zeton.IllegalChoice):
        match.choose(10_000)
    with pytest.raises(zeton.BadRecord):
        match.record()


def test_a_match_under_way_is_opened_from_there_on() -> None:
    _, _, _ = played_both("destiny", 5, 3)
    match = zeton.new("destiny", ("luke_skywalker", "boba_fett"), seed=5)
    dealt = zeton.opened(match.determinize(0, Random(2)))
    asked, rng = 0, Random(1)
    while dealt.decision is not None:
        asked += dealt.odds is not None
        dealt.choose(rng.randrange(len(dealt.decision.options)))
    assert asked and dealt.outcome is not None
    with pytest.raises(zeton.BadRecord):
        pickle.dumps(dealt)
