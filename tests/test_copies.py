"""Matches, seats and bots are copied and pickled like any Python object; records are walked through step by step."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

import zeton
from zeton.bots import Seat, make_bot

GAMES = zeton.games()


def played(game: str, seed: int, choices: int = 120) -> zeton.Match:
    rng = Random(seed)
    match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
    for _ in range(choices):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_of_a_match_is_equal_and_its_own(game: str, copied: object) -> None:
    match = played(game, 3, 60)
    before = match.digest()
    other = copied(match)  # type: ignore[operator]
    assert type(other) is zeton.Match and other.digest() == before and other.record() == match.record()
    other.choose(0)
    assert match.digest() == before != other.digest()


def test_a_match_at_a_position_is_pickled_with_its_position() -> None:
    match = zeton.position("star_wars_lcg", {"light": {"units": ["Luke Skywalker (Core)"]}, "dark": {}}, seed=5)
    match.choose(0)
    assert pickle.loads(pickle.dumps(match)).digest() == match.digest()


def test_a_match_dealt_anew_cannot_be_pickled_for_it_has_no_record() -> None:
    match = played("destiny", 2, 20).determinize(0, Random(1))
    with pytest.raises(zeton.BadRecord, match="dealt anew"):
        pickle.dumps(match)
    assert copy.copy(match).digest() == match.digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_copied_and_pickled_and_shows_the_same(game: str) -> None:
    match = played(game, 4, 40)
    seat = Seat(match)
    beside, apart, sent = copy.copy(seat), copy.deepcopy(seat), pickle.loads(pickle.dumps(seat))
    for other in (beside, apart, sent):
        assert (other.seat, other.decision, other.view()) == (seat.seat, seat.decision, seat.view())
        assert other.determinize(Random(1)).digest() == seat.determinize(Random(1)).digest()
    shown = seat.view()
    match.choose(0)
    assert apart.view() == sent.view() == shown, "a deep copy stays where it was"
    assert beside.view() != shown


@pytest.mark.parametrize("spec", ["random", "greedy:samples=1", "search:iterations=40"])
def test_a_bot_is_copied_and_pickled_and_chooses_the_same(spec: str) -> None:
    match = played("star_wars_lcg", 6, 50)
    bot = make_bot(spec, seed=9)
    bot.choose(Seat(match))
    choices = [other.choose(Seat(match)) for other in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot)), bot)]
    assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_record_are_its_choices_with_what_was_asked(game: str) -> None:
    record = json.loads(json.dumps(played(game, 7).record()))
    steps, digests, last = [], [], None
    for step in zeton.steps(record):
        steps.append(step)
        digests.append(None if step.forced else step.match.digest())
        last = step.match
    assert [list(step.chosen) for step in steps] == record["choices"]
    assert last is not None and last.digest() == zeton.replay(record).digest()
    assert any(step.forced for step in steps)
    for number, (step, digest) in enumerate(zip(steps, digests, strict=True)):
        if step.decision is not None:
            assert step.chosen in step.decision.options and len(step.decision.options) > 1
            if number % 20 == 0:
                assert zeton.replay(record, upto=number).digest() == digest


def test_a_record_with_a_wrong_choice_ends_where_it_is_wrong() -> None:
    record = played("destiny", 8).record()
    at = next(n for n, step in enumerate(zeton.steps(record)) if not step.forced and n > 10)
    record["choices"][at] = ["nonsense", 0, 0, 0]
    walked = []
    with pytest.raises(zeton.BadRecord, match=f"hoice {at}"):
        walked.extend(zeton.steps(record))
    forced = next(n for n, step in enumerate(zeton.steps(played("destiny", 8).record())) if step.forced)
    other = played("destiny", 8).record()
    other["choices"][forced] = ["nonsense", 0, 0, 0]
    with pytest.raises(zeton.BadRecord):
        list(zeton.steps(other))


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_log_is_the_end_of_the_whole_log(game: str) -> None:
    match = played(game, 5)
    for seat in (*range(match.seats), None):
        whole = match.log(seat)
        assert match.happened == len(whole) > 10
        for since in (0, 1, len(whole) // 2, len(whole), len(whole) + 3):
            assert match.log(seat, since) == whole[since:]


def test_the_end_of_the_log_costs_what_is_new() -> None:
    """What came before is not even looked at: it may be missing."""
    match = played("star_wars_lcg", 5)
    last, end = match.log(0)[-3:], match.happened - 3
    chain, items = match.table.log, []
    for _ in last:
        assert chain is not None
        chain, item = chain
        items.append(item)
    cut = None
    for item in reversed(items):
        cut = (cut, item)
    match.table.log, match.table.counted = cut, (cut, match.happened)
    assert match.log(0, end) == last
    with pytest.raises(AssertionError):
        match.log(0, end - 1)
