"""Tables that are there for something: what is to be reached there, and when it is."""

from __future__ import annotations

from typing import Any

from zeton import Match, Option, UnknownName
from zeton.school.defence import defend
from zeton.school.lesson import lesson_of
from zeton.school.puzzle import Puzzle, puzzle

LESSON = "lesson"
PUZZLE = "puzzle/"
TUTOR = "tutor"  # the bot of a lesson: it answers what the lesson says, and otherwise lets the learner have his way
DEFENDER = "defender"  # the bot of a puzzle: it knows the goal, and refutes what can be refuted
SOLVED, FAILED = "solved", "failed"


def puzzle_of(task: str | None) -> Puzzle | None:
    """The puzzle of a table, if it has one that still is there."""
    if task is None or not task.startswith(PUZZLE):
        return None
    try:
        return puzzle(task.removeprefix(PUZZLE))
    except UnknownName:
        return None


def choice(task: str | None, spec: str, match: Match) -> Option | None:
    """What the bot of a lesson or a puzzle chooses; None, where it is a bot like any other."""
    if spec == TUTOR and task == LESSON and (lesson := lesson_of(match.game.id)) is not None:
        return lesson.reply(match)
    if spec == DEFENDER and (found := puzzle_of(task)) is not None:
        return defend(match, found.goal)
    return None


def goal_words(task: str | None, language: str) -> str | None:
    """What is to be done at a table, as a sentence."""
    found = puzzle_of(task)
    return None if found is None else found.words(language)


def ended(task: str | None, before: Match, after: Match) -> dict[str, Any] | None:
    """How a choice has decided the task of a table, if it has."""
    found = puzzle_of(task)
    state = None if found is None else found.goal.after(before, after)
    if found is None or state is None:
        return None
    return {"winners": [found.goal.seat] if state else [], "reason": SOLVED if state else FAILED}
