"""Puzzles at the server: listed, laid, solved, failed, tried again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zeton.school.prover import unlike
from zeton.school.puzzle import Puzzle, all_puzzles
from zeton.server.testing import Browser, Chair, Server

Visit = Callable[[Server], Browser]


def easiest() -> Puzzle:
    return min(all_puzzles(), key=lambda one: len(one.line))


def begin(guest: Browser, one: Puzzle) -> Chair:
    guest.me()
    laid = guest.post(f"/api/puzzles/{one.id}")
    assert laid["task"] == f"puzzle/{one.id}"
    return guest.sit(laid["id"])


def info(guest: Browser, one: Puzzle) -> dict[str, Any]:
    return next(found for found in guest.get("/api/puzzles") if found["id"] == one.id)


def test_a_solved_puzzle_is_over_and_kept(server: Server, visit: Visit) -> None:
    guest, one = visit(server), easiest()
    chair = begin(guest, one)
    assert chair.next("hello")["goal"] == one.words("en") == info(guest, one)["goal"]
    assert not info(guest, one)["solved"]
    for seat, *option in one.line:
        if seat == one.goal.seat:
            assert chair.choose(option)["type"] == "accepted"
    end = (
        chair.until(lambda frame: frame["type"] == "state" and frame["outcome"]) if not chair.state["outcome"] else chair.state
    )
    assert end["outcome"]["winners"] == [one.goal.seat] and end["outcome"]["reason"] == "solved"
    assert info(guest, one)["solved"] and not info(visit(server), one)["solved"]


def test_a_wrong_move_fails_and_it_can_be_tried_again(server: Server, visit: Visit) -> None:
    guest, one = visit(server), easiest()
    chair = begin(guest, one)
    wrong = next(option for option in unlike(one.match()) if tuple(option) not in one.right)
    assert chair.choose(list(wrong))["type"] == "accepted"
    chair.play(lambda state: len(state["view"]["decision"]["options"]) - 1)
    assert chair.state["outcome"]["reason"] == "failed" and not info(guest, one)["solved"]
    assert chair.ask("rematch")["type"] == "accepted"
    again = guest.get(f"/api/tables/{chair.table}")["next"]
    assert guest.get(f"/api/tables/{again}")["task"] == f"puzzle/{one.id}"


def test_a_puzzle_that_is_not_there_is_refused(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    assert guest.post("/api/puzzles/conquest/999", status=404)["code"] == "unknown"
    assert sum(found["today"] for found in guest.get("/api/puzzles", language="pl")) == 1
