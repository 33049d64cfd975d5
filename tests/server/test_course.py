"""How a game went: its turns, how it stood, its key plays; and that nothing of it is told before the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import zeton
from zeton.bots.arena import pairings
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]
BOT = {"who": "bot", "bot": "random"}


def seats_for(game: str, first: dict[str, Any]) -> list[dict[str, Any]]:
    if zeton.game(game).cooperative:
        return [first, BOT]
    decks = pairings(game)[0]
    return [{**seat, "deck": deck} for seat, deck in zip((first, BOT), decks, strict=True)]


def played(guest: Browser, game: str) -> str:
    """A game that bots have played to its end."""
    chair = guest.sit(guest.lay(*seats_for(game, BOT), game=game))
    if not (chair.state and chair.state["outcome"]):
        chair.until(lambda frame: frame["type"] == "state" and frame["outcome"] is not None)
    return chair.table


@pytest.mark.parametrize("game", zeton.games())
def test_a_finished_game_tells_how_it_went(server: Server, visit: Visit, game: str) -> None:
    guest = visit(server)
    table = played(guest, game)
    info, course = guest.get(f"/api/replays/{table}"), guest.get(f"/api/replays/{table}/course")
    assert course["mine"] is None and course["together"] == zeton.game(game).cooperative
    begun = [turn["step"] for turn in course["turns"]]
    assert begun and begun == sorted(begun) and begun[-1] < info["steps"]
    for turn in course["turns"]:
        log = guest.get(f"/api/replays/{table}/steps/{turn['step']}")["log"]
        assert turn["text"] in [line["text"] for line in log]

    stood = course["standings"]
    assert all(a["step"] <= b["step"] for a, b in pairwise(stood))
    assert all(0 <= share <= 1 for one in stood for share in one["shares"])
    if not course["together"]:
        assert all(sum(one["shares"]) == pytest.approx(1, abs=0.002) for one in stood)
    winners = info["outcome"]["winners"]
    lost = 0 if winners or course["together"] else 0.5
    assert stood[-1] == {"step": info["steps"] - 1, "shares": [1 if n in winners else lost for n in range(len(info["names"]))]}


@pytest.mark.parametrize("game", zeton.games())
def test_the_key_plays_are_the_deeds_where_it_changed_most(server: Server, visit: Visit, game: str) -> None:
    guest = visit(server)
    table = played(guest, game)
    course = guest.get(f"/api/replays/{table}/course")
    plays = course["plays"]
    assert 1 <= len(plays) <= 5 and plays == sorted(plays, key=lambda play: play["step"])
    for play in plays:
        assert max(abs(a - b) for a, b in zip(play["before"], play["after"], strict=True)) >= 0.02
        assert play["seat"] == -1 or play["after"][play["seat"]] > play["before"][play["seat"]]
        assert course["turns"][play["turn"] - 1]["step"] <= play["step"]
        earlier, then = (guest.get(f"/api/replays/{table}/steps/{step}")["log"] for step in (play["step"] - 1, play["step"]))
        fresh = then[len(earlier) - 1 :]  # the last line may have grown
        assert (play["text"], 1) in [(line["text"], line["level"]) for line in fresh]
    polish = guest.get(f"/api/replays/{table}/course", language="pl")
    assert [play["step"] for play in polish["plays"]] == [play["step"] for play in plays]
    assert [play["text"] for play in polish["plays"]] != [play["text"] for play in plays]


def test_nothing_is_judged_while_the_game_runs(server: Server, visit: Visit) -> None:
    guest, stranger = visit(server), visit(server)
    chair = guest.sit(guest.lay({"who": "me", "deck": "jedi"}, {**BOT, "deck": "sith"}))
    rng = random.Random(3)
    chair.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=30)
    chair.asked()
    address = f"/api/replays/{chair.table}/course"
    assert stranger.get(address, status=403)["code"] == "foreign"
    running = guest.get(address)
    assert running["mine"] == 0 and running["turns"] and running["standings"] == running["plays"] == []

    chair.ask("resign")
    over = guest.get(address)
    assert over["turns"] == running["turns"] or len(over["turns"]) >= len(running["turns"])
    assert over["standings"][-1]["shares"] == [0, 1]  # given up: whatever it stood like before
    assert any(turn["text"] == "Turn 2: yours." for turn in over["turns"])
    assert stranger.get(address)["mine"] is None
