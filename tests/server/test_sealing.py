"""Where several are asked at the same time, each answers when it likes: sealed, kept, shown to nobody, taken back freely."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.kernel.takeback import HIDDEN, crossed
from zeton.server.testing import Browser, Chair, Server, attempts

Visit = Callable[[Server], Browser]
Launch = Callable[..., Server]
Frame = dict[str, Any]

MINE = {"who": "me", "deck": "tau"}
BOT = {"who": "bot", "bot": "random", "deck": "orks"}


def meet(server: Server, visit: Visit, **wishes: Any) -> tuple[Browser, Browser, str]:
    host, friend = visit(server), visit(server)
    table = host.lay(MINE, {"who": "invited", "deck": "orks"}, game="conquest", **wishes)
    invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    friend.post(f"/api/tables/{table}/join", {"invitation": invitation})
    return host, friend, table


def is_dial(state: Frame | None) -> bool:
    return state is not None and state["view"]["step"] == "2.2"


def to_the_dials(*chairs: Chair) -> list[Chair]:
    """Pass until the dials are to be set; the chair the table asks first, then the other."""
    for _ in attempts("the dials"):
        if all(is_dial(chair.state) for chair in chairs):
            break
        for chair in chairs:
            chair.drain()
            if chair.state is not None and not is_dial(chair.state) and chair.state["view"]["decision"]:
                assert chair.choose(["pass", 0, 0, 0])["type"] == "accepted"
    return sorted(chairs, key=lambda chair: chair.state["view"]["seat"] != chair.state["view"]["initiative"])


def dial(chair: Chair, number: int) -> None:
    assert chair.choose(["set dial", 0, 0, number])["type"] == "accepted"
    chair.drain()


def told(chair: Chair, sealed: Frame) -> Frame:
    """The next state in which these answers are sealed."""
    return chair.until(lambda frame: frame["type"] == "state" and frame["sealed"] == sealed)


def seat_of(chair: Chair) -> int:
    return int(chair.state["view"]["seat"])


def test_both_set_their_dials_at_the_same_time(server: Server, visit: Visit) -> None:
    host, friend, table = meet(server, visit)
    first, second = to_the_dials(host.sit(table), friend.sit(table))
    for chair in (first, second):
        assert chair.state["view"]["waiting_for"] == seat_of(chair)
        assert chair.state["question"]["text"] and len(chair.state["question"]["labels"]) == 5
    dial(second, 4)
    ahead = str(seat_of(second))
    assert second.state["sealed"] == {ahead: ["set dial", 0, 0, 4]}
    assert second.state["view"]["decision"] is None and second.state["question"] is None
    assert second.state["view"]["waiting_for"] == seat_of(first)
    told(first, {ahead: None})
    assert first.state["view"]["dials"][seat_of(second)] is None
    assert first.state["view"]["decision"]["kind"] == "dial"
    dial(first, 2)
    told(second, {})
    for chair in (first, second):
        assert chair.state["sealed"] == {}
        shown = [line["number"] for line in chair.log if line["what"] == "reveals dial"]
        assert shown == [2, 4]


def test_what_is_sealed_is_told_to_nobody(server: Server, visit: Visit) -> None:
    """Whatever the answer is, the other seat and the spectators hear exactly the same."""
    host, friend, table = meet(server, visit, public=True)
    watching = visit(server).sit(table)
    first, second = to_the_dials(host.sit(table), friend.sit(table))
    ahead = str(seat_of(second))
    heard: list[list[Frame]] = []
    for number in (1, 5):
        dial(second, number)
        heard.append([told(chair, {ahead: None}) for chair in (first, watching)])
        assert second.ask("undo")["type"] == "accepted"
        for chair in (first, watching):
            told(chair, {})
    assert heard[0] == heard[1]
    assert second.state["view"]["decision"]["kind"] == "dial", "a sealed answer is taken back freely"


def test_only_an_option_can_be_sealed_and_only_once(server: Server, visit: Visit) -> None:
    host, friend, table = meet(server, visit)
    first, second = to_the_dials(host.sit(table), friend.sit(table))
    number = second.state["view"]["decision"]["number"]
    assert second.choose(["set dial", 0, 0, 6])["code"] == "impossible"
    assert second.choose(17)["code"] == "impossible"
    assert second.choose(0, decision=number + 1)["code"] == "stale"
    dial(second, 3)
    again = {"table": table, "era": 0, "decision": number, "option": ["set dial", 0, 0, 1]}
    assert second.ask("choose", **again)["code"] == "foreign"
    assert seat_of(first) != seat_of(second)


def test_shown_dials_are_not_taken_back_without_consent(server: Server, visit: Visit) -> None:
    host, friend, table = meet(server, visit)
    first, second = to_the_dials(host.sit(table), friend.sit(table))
    dial(first, 1)
    assert first.state["sealed"] == {str(seat_of(first)): ["set dial", 0, 0, 1]}
    told(second, {str(seat_of(first)): None})
    assert first.ask("undo")["type"] == "accepted"
    assert first.state["view"]["decision"]["kind"] == "dial", "nobody has seen it yet"
    dial(first, 2)
    second.drain()
    dial(second, 1)
    second.ask("undo")
    assert second.state["undo"]["crosses"] == "hidden"
    assert second.state["undo"]["asks"] == [seat_of(first)]


def test_a_killed_server_keeps_a_sealed_answer(launch: Launch, visit: Visit, database: str, tmp_path: Path) -> None:
    server = launch(database, tmp_path)
    host, friend, table = meet(server, visit, clock={"total": 1000, "increment": 0})
    first, second = to_the_dials(host.sit(table), friend.sit(table))
    dial(second, 5)
    clock = second.state["clock"]
    assert clock["runs"] == seat_of(first)
    people = {0: host, 1: friend}
    seats = seat_of(first), seat_of(second)
    server.kill()
    server = launch(database, tmp_path)
    for browser in people.values():
        browser.server = server
        browser.http.base_url = f"http://{server.address}"
    first, second = (people[seat].sit(table) for seat in seats)
    assert second.next("state")["sealed"] == {str(seats[1]): ["set dial", 0, 0, 5]}
    first.asked()
    dial(first, 1)
    assert [line["number"] for line in first.log if line["what"] == "reveals dial"] == [1, 5]


@pytest.mark.parametrize("bot_first", [True, False])
def test_a_bot_sets_its_dial_while_the_person_thinks(launch: Launch, visit: Visit, tmp_path: Path, bot_first: bool) -> None:
    seed = next(s for s in range(1, 99) if zeton.new("conquest", decks=("tau", "orks"), seed=s).table.initiative == bot_first)
    server = launch("", tmp_path, seed=str(seed))
    guest = visit(server)
    chair = guest.sit(guest.lay(MINE, BOT, game="conquest"))
    for _ in attempts("the dial"):
        if is_dial(chair.asked()):
            break
        assert chair.choose(["pass", 0, 0, 0])["type"] == "accepted"
        chair.drain()
    state = chair.state
    assert (state["view"]["initiative"] == 1) == bot_first
    if not bot_first:
        told(chair, {"1": None})
    asked = {"era": state["era"], "decision": state["view"]["decision"]["number"]}
    assert chair.ask("hint", **asked)["hints"]
    dial(chair, 3)
    while sum(line["what"] == "reveals dial" for line in chair.log) < 2:
        chair.next("state")


def test_the_match_ahead_is_what_the_table_will_ask() -> None:
    match = zeton.new("conquest", decks=("tau", "orks"), seed=3)
    while match.decision.kind != "dial":
        match.choose(zeton.Option("pass"))
    asked, other = match.decision.seat, 1 - match.decision.seat
    assert match.game.at_once(match.table) == {0: False, 1: False}
    assert match.ahead(asked) is None
    ahead = match.ahead(other)
    before = match.clone()
    for number in range(5):
        later = match.clone()
        later.choose(number)
        assert later.decision == ahead.decision and later.view(other) == ahead.view(other)
        assert crossed(before, later) == ""
        later.choose(0)
        assert crossed(before, later) == HIDDEN
