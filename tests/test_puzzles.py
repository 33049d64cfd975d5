"""Puzzles: every one that ships has one way to begin or few, its solution solves it, and everything else can be refuted."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import zeton
from zeton.kernel import words
from zeton.school.defence import MOST, defend
from zeton.school.finder import MOST_RIGHT
from zeton.school.goal import Goal
from zeton.school.prover import Prover, TooLong, unlike
from zeton.school.puzzle import GRADES, Puzzle, all_puzzles, daily, puzzle, puzzles

ENOUGH = {"star_wars_lcg": 10, "conquest": 10, "destiny": 10, "clone_wars": 5}
EACH = pytest.mark.parametrize("one", all_puzzles(), ids=lambda one: one.id)


@pytest.mark.parametrize("game", zeton.games())
def test_there_are_enough_puzzles_the_easiest_first(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= ENOUGH[game]
    grades = [GRADES.index(one.grade) for one in found]
    assert grades == sorted(grades)
    assert len({str(one.position) + str(one.goal) for one in found}) == len(found)


@EACH
def test_few_ways_to_begin_reach_the_goal_and_no_other_does(one: Puzzle) -> None:
    match = one.match()
    prover = Prover(one.goal, MOST)
    right = [option for option in unlike(match) if prover.wins_by(match, option)]
    assert tuple(map(tuple, right)) == one.right and one.line[0][1:] in one.right
    assert len(one.right) <= max(1, len(unlike(match)) * MOST_RIGHT)


@EACH
def test_its_line_solves_it(one: Puzzle) -> None:
    match = one.match()
    for seat, *option in one.line:
        assert match.decision is not None and match.decision.seat == seat and one.goal.state(match) is None
        match.choose(zeton.Option(*option))
    assert one.goal.state(match) is True


@EACH
def test_a_wrong_beginning_is_refuted_by_its_defender(one: Puzzle) -> None:
    """Whoever begins wrongly and plays on as well as can be does not reach the goal."""
    match, prover = one.match(), Prover(one.goal, MOST)
    wrong = next(option for option in unlike(match) if tuple(option) not in one.right)
    state = chosen(match, wrong, one.goal)
    while state is None and match.decision is not None:
        if match.decision.seat != one.goal.seat:
            state = chosen(match, defend(match, one.goal), one.goal)
            continue
        best = next((option for option in unlike(match) if prover.wins_by(match, option)), None)
        assert best is None, f"{best} would still reach it"
        state = chosen(match, unlike(match)[-1], one.goal)
    assert one.goal.throws or state is False


def chosen(match: zeton.Match, option: zeton.Option, goal: Goal) -> bool | None:
    """Whether the goal is reached by a choice."""
    before = match.clone()
    match.choose(option)
    return goal.after(before, match)


@EACH
@pytest.mark.parametrize("language", words.languages())
def test_its_goal_is_said_in_every_language(one: Puzzle, language: str) -> None:
    said = one.words(language)
    title = zeton.game(one.game).titles(language).get(one.goal.card, one.goal.card)
    assert title in said and said.endswith(".")


def test_every_day_has_its_puzzle_and_every_puzzle_its_day() -> None:
    days = [date(2026, 11, 16) + timedelta(days) for days in range(len(all_puzzles()))]
    assert {daily(day).id for day in days} == {one.id for one in all_puzzles()}
    assert daily(days[0]) == daily(days[0]) != daily(days[1])


def test_a_puzzle_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(zeton.UnknownName, match="conquest/1"):
        puzzle("conquest/1000")


def test_a_goal_is_reached_lost_or_open() -> None:
    match = zeton.new("star_wars_lcg", ("jedi", "sith"), seed=1)
    assert Goal(0, "destroyed", "", ("turn begins",)).state(match) is None
    while match.decision is not None and not any(entry.what == "turn begins" for entry in match.log(None)):
        match.choose(0)
    assert Goal(0, "destroyed", "", ("turn begins",)).state(match) is False
    assert Goal(0, "turn begins", "", ()).state(match) is True


def test_a_proof_that_would_take_too_long_is_given_up() -> None:
    one = puzzles("conquest")[0]
    with pytest.raises(TooLong):
        Prover(one.goal, 3).wins(one.match())
