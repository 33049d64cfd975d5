"""Lessons: a fixed position to learn a game on."""

from __future__ import annotations

import zeton
from zeton import Option
from zeton.server.lessons import lesson_of


def test_a_lesson_leads_to_a_question_of_the_learner() -> None:
    for game in zeton.games():
        lesson = lesson_of(game)
        if lesson is None:
            continue
        match = zeton.new(game, tuple(lesson.decks), seed=lesson.seed)
        for seat, *option in lesson.choices:
            assert match.decision is not None
            assert match.decision.seat == seat
            match.choose(Option(*option))
        assert match.decision is not None
        assert match.decision.seat == lesson.seat


def test_star_wars_has_a_lesson() -> None:
    assert lesson_of("star_wars_lcg") is not None
