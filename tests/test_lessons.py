"""Lessons: a position, steps that can all be taken on it, and words for each of them."""

from __future__ import annotations

import pytest

import zeton
from zeton.kernel import words
from zeton.school.lesson import Lesson, lesson_of

LESSONS = [lesson for game in zeton.games() if (lesson := lesson_of(game)) is not None]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
MOST_FREE = 12  # questions a lesson does not speak of


def test_every_game_has_a_lesson_of_five_to_ten_steps() -> None:
    assert [lesson.game for lesson in LESSONS] == list(zeton.games())
    assert all(5 <= lesson.numbers()[-1] <= 10 for lesson in LESSONS)


@EACH
def test_every_step_comes_and_its_move_can_be_made_and_missed(lesson: Lesson) -> None:
    match, steps, free = lesson.match(), list(lesson.steps), 0
    assert match.decision is not None and match.decision.seat == lesson.seat
    while steps:
        step = steps[0]
        if step.expect is None:
            steps.pop(0)
            continue
        assert match.decision is not None, f"the game is over before {step.id}"
        if match.decision.seat != lesson.seat:
            match.choose(lesson.reply(match))
            continue
        options = match.decision.options
        right = [option for option in options if step.expect.fits(match, option)]
        if match.decision.kind == step.expect.kind:
            assert right, f"at {step.id} nothing fits {step.expect}"
            steps.pop(0)
        else:
            free += 1
        match.choose(right[0] if right else options[0])
    assert free <= MOST_FREE


@EACH
@pytest.mark.parametrize("language", words.languages())
def test_every_step_is_said_and_every_wrong_move_forgiven(lesson: Lesson, language: str) -> None:
    for step in lesson.steps:
        said = lesson.says(step, language)
        assert said.endswith((".", "!", "?")) and len(said) < 420, step.id
        if step.expect is not None:
            objected = lesson.objects(step, language)
            assert objected != said and objected.endswith((".", "!", "?")), step.id


@EACH
def test_what_a_step_points_at_lies_on_the_table(lesson: Lesson) -> None:
    there = {card.id for card in lesson.match().table.cards[1:]}
    for step in lesson.steps:
        named = {*step.point, step.expect.card, step.expect.target} if step.expect else {*step.point}
        assert named - {""} <= there, step.id
