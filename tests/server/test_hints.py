"""Hints: what a bot would do, for whoever is asked and plays against nobody but bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from zeton.server.testing import Browser, Chair, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]
Launch = Callable[..., Server]


def about(chair: Chair) -> dict[str, Any]:
    """The question a chair is asked, as a hint names it."""
    state = chair.asked()
    return {"era": state["era"], "decision": state["view"]["decision"]["number"]}


def test_the_best_options_with_the_results_they_promise(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    assert chair.next("hello")["hints"] is True
    asked = about(chair)
    options = chair.asked()["view"]["decision"]["options"]
    answer = chair.ask("hint", **asked)
    assert answer["type"] == "accepted" and {key: answer[key] for key in asked} == asked
    hints = answer["hints"]
    assert 1 <= len(hints) <= 3
    assert len({hint["option"] for hint in hints}) == len(hints)
    assert all(0 <= hint["option"] < len(options) and 0 <= hint["percent"] <= 100 for hint in hints)
    assert chair.ask("hint", **asked)["hints"] == hints
    assert chair.choose(hints[0]["option"])["type"] == "accepted"


def test_what_is_sent_meanwhile_does_not_wait_for_the_hint(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    hint = chair.send("hint", **about(chair))
    assert chair.ask("ping")["type"] == "accepted"
    assert not any(frame.get("id") == hint for frame in chair.frames)
    assert chair.until(lambda frame: frame.get("id") == hint)["type"] == "accepted"


def test_only_the_asker_hears_it(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM, public=True)
    chair, window, watching = guest.sit(table), guest.sit(table), visit(server).sit(table)
    assert watching.next("hello")["hints"] is False
    assert chair.ask("hint", **about(chair))["type"] == "accepted"
    for other in (window, watching):
        assert other.ask("ping")["type"] == "accepted"
        assert not any("hints" in frame for frame in other.frames if frame["type"] != "hello")


def test_only_at_the_open_question(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM, public=True)
    chair = guest.sit(table)
    asked = about(chair)
    assert chair.ask("hint", era=asked["era"] + 1, decision=asked["decision"])["code"] == "stale"
    assert chair.ask("hint", era=asked["era"], decision=asked["decision"] + 1)["code"] == "stale"
    assert chair.ask("hint", decision=asked["decision"])["code"] == "malformed"
    assert visit(server).sit(table).ask("hint", **asked)["code"] == "foreign"
    assert chair.ask("resign")["type"] == "accepted"
    assert chair.ask("hint", **asked)["code"] == "over"


def test_not_where_a_person_plays_against_me(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        assert chair.next("hello")["hints"] is False
        chair.next("state")
    asked = chairs[chairs[0].state["view"]["waiting_for"]]
    assert asked.ask("hint", **about(asked))["code"] == "impossible"


def test_friends_may_have_hints_each_when_asked(server: Server, visit: Visit) -> None:
    host, friend = visit(server), visit(server)
    table = host.lay({"who": "me"}, {"who": "invited"}, game="clone_wars")
    invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    friend.post(f"/api/tables/{table}/join", {"invitation": invitation})
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        assert chair.next("hello")["hints"] is True
        chair.next("state")
    asked = chairs[0].state["view"]["waiting_for"]
    assert chairs[asked].ask("hint", **about(chairs[asked]))["hints"]
    assert chairs[1 - asked].ask("hint", **about(chairs[asked]))["code"] == "foreign"


def test_so_many_a_minute(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    server = launch("", tmp_path, hints_per_minute="1")
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    first = about(chair)
    hints = chair.ask("hint", **first)["hints"]
    assert chair.ask("hint", **first)["hints"] == hints, "what is known already costs nothing"
    assert chair.choose(hints[0]["option"])["type"] == "accepted"
    chair.drain()
    while about(chair) == first:
        chair.next("state")
    assert chair.ask("hint", **about(chair))["code"] == "too-fast"
    other = visit(server)
    elsewhere = other.sit(other.lay(LIGHT, RANDOM))
    assert elsewhere.ask("hint", **about(elsewhere))["type"] == "accepted"
