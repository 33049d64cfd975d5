"""Lessons at the server: a table at a fixed position, the steps in words, and an opponent who lets the learner have his way."""

from __future__ import annotations

from collections.abc import Callable

import zeton
from zeton.school.lesson import lesson_of
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]


def test_every_game_can_be_learned(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    for game in zeton.games():
        lesson = lesson_of(game)
        assert lesson is not None
        table = guest.post(f"/api/games/{game}/lesson")
        assert table["task"] == "lesson"
        chair = guest.sit(table["id"])
        assert chair.next("hello")["task"] == "lesson"
        decision = lesson.match().decision
        assert decision is not None and chair.asked()["view"]["decision"]["kind"] == decision.kind
        steps = guest.get(f"/api/games/{game}/lesson", language="pl")
        assert [step["id"] for step in steps] == [step.id for step in lesson.steps]
        assert steps[0]["text"] == lesson.says(lesson.steps[0], "pl")


def test_there_is_no_lesson_of_a_game_that_is_not_there(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    assert guest.post("/api/games/chess/lesson", status=404)["code"] == "unknown"
    assert guest.get("/api/games/chess/lesson", status=404)["code"] == "unknown"
