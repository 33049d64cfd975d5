"""A snapshot is the match it was taken of: it stands as that one, tells the same, and goes on as that one does."""

from __future__ import annotations

import pickle
import random

import pytest

import zeton
from zeton import Match
from zeton.kernel import snapshot

GAMES = 3


def tells(match: Match) -> object:
    """Everything anybody can know of a match."""
    told = [(match.log(seat), match.view(seat)) for seat in (*range(match.seats), None)]
    return match.digest(), match.decision, match.record(), told


@pytest.mark.parametrize("game", zeton.games())
def test_a_restored_match_goes_on_as_the_one_it_was_taken_of(game: str) -> None:
    for seed in range(1, GAMES + 1):
        rng = random.Random(seed)
        match = zeton.new(game, **zeton.game(game).random_setup(rng), seed=seed)
        first, other = match.clone(), match.clone()
        while match.decision is not None:
            chosen = rng.randrange(len(match.decision.options))
            match.choose(chosen)
            other.choose(chosen)
            assert other.digest() == match.digest()
            if rng.random() < 0.2:
                other = snapshot.restored(first, snapshot.take(match, first))
                assert tells(other) == tells(match)
        assert tells(other) == tells(match)


def test_a_snapshot_that_was_changed_is_refused() -> None:
    match = zeton.new("clone_wars", seats=1)
    taken = bytearray(snapshot.take(match, match.clone()))
    taken[-5] ^= 1
    with pytest.raises(snapshot.Damaged):
        snapshot.restored(match, bytes(taken))


@pytest.mark.parametrize("named", [len, random.Random], ids=["a function", "a class"])
def test_a_snapshot_names_nothing_that_could_be_called(named: object) -> None:
    body = pickle.dumps(({"zones": named}, [], []), protocol=5)
    match = zeton.new("clone_wars", seats=1)
    with pytest.raises(snapshot.Damaged):
        snapshot.restored(match, snapshot._check(body) + body)


@pytest.mark.parametrize("name", ["os:system", "zeton.kernel.match:Match", "zeton.kernel.snapshot:take"])
def test_a_snapshot_makes_records_of_the_rules_only(name: str) -> None:
    body = pickle.dumps(({"picked": {name: []}}, [], []), protocol=5)
    match = zeton.new("clone_wars", seats=1)
    with pytest.raises(snapshot.Damaged):
        snapshot.restored(match, snapshot._check(body) + body)


def test_a_program_is_told_by_its_rules_and_cards() -> None:
    assert snapshot.program() == snapshot.program()
    assert len(snapshot.program()) == 2 * snapshot.CHECK
