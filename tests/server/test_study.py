"""Studying: odds from the search over a finished game, choices that gave something away; positions that are written by hand."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import zeton
from zeton.bots import Seat
from zeton.bots.arena import pairings
from zeton.bots.verdict import judge
from zeton.lab.blunders import MOST_MOMENTS, moments_of, worst
from zeton.server.printing import cards_in
from zeton.server.storage.leases import Lease
from zeton.server.studies import MOST_CHECKED, PLAYOUTS, Study
from zeton.server.testing import Browser, Server
from zeton.server.thinking.fairness import Lane
from zeton.server.thinking.pool import Thinking
from zeton.server.thinking.work import THOUGHTS, Task

Visit = Callable[[Server], Browser]
BOT = {"who": "bot", "bot": "random"}
PATIENCE = 120.0
CHOICES = 9

# The light side can win at once by the engagement, or let it be.
POSITION: dict[str, Any] = {
    "light": {
        "units": ["Luke Skywalker (Core)"],
        "objectives": ["A Hero's Journey"],
        "hand": ["Twist of Fate"],
        "deck": ["Yoda"] * 5,
    },
    "dark": {"units": ["Kuati Security Team"], "objectives": ["The Heart of the Empire"], "deck": ["Darth Vader (Core)"] * 5},
    "turn": "light",
    "dial": 11,
}
LAST_OBJECTIVE: dict[str, Any] = {"objectives": [{"card": "The Heart of the Empire", "damage": 9}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for everything that is studied."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


def played(guest: Browser, game: str) -> str:
    """A short game: by chance, until it is given up, if it is not lost before (a team that plays by chance may be)."""
    seats = [{"who": "me"}, BOT]
    if not zeton.game(game).cooperative:
        seats = [{**seat, "deck": deck} for seat, deck in zip(seats, pairings(game)[0], strict=True)]
    chair = guest.sit(guest.lay(*seats, game=game))
    chance = random.Random(1)
    chair.play(lambda state: chance.randrange(len(state["view"]["decision"]["options"])), CHOICES)
    if not chair.asked()["outcome"]:
        assert chair.ask("resign")["type"] == "accepted"
    return chair.table


def studied(guest: Browser, table: str) -> dict[str, Any]:
    """The study of a table, when every moment has been searched; what cost most is still being played out."""
    info: dict[str, Any] = guest.post(f"/api/replays/{table}/study", status=200)
    end = time.monotonic() + PATIENCE
    while info["known"] < info["moments"]:
        assert info["thinking"] and time.monotonic() < end
        time.sleep(0.1)
        known, info = info["known"], guest.get(f"/api/replays/{table}/study")
        assert info["known"] >= known
    return info


@pytest.mark.parametrize("game", zeton.games())
def test_a_study_has_odds_for_every_moment_and_names_what_was_better(server: Server, visit: Visit, game: str) -> None:
    guest = visit(server)
    table = played(guest, game)
    before = guest.get(f"/api/replays/{table}/study")
    assert before["known"] == 0 and not before["thinking"] and before["odds"] == before["swings"] == []
    info = studied(guest, table)
    assert 0 < info["moments"] <= MOST_MOMENTS
    assert len(info["odds"]) == info["moments"] + 1
    steps = [one["step"] for one in info["odds"]]
    assert steps == sorted(set(steps))
    assert all(0 <= share <= 1 for one in info["odds"] for share in one["shares"])
    assert info["odds"][-1] == guest.get(f"/api/replays/{table}/course")["standings"][-1]
    for swing in info["swings"]:
        seat = swing["seat"]
        assert swing["chosen"] and swing["better"] and swing["chosen"] != swing["better"]
        assert swing["after"][seat] < swing["before"][seat]
        assert swing["before"] in [one["shares"] for one in info["odds"] if one["step"] == swing["step"]]
    later = guest.get(f"/api/replays/{table}/study")
    assert (later["odds"], len(later["swings"])) == (info["odds"], len(info["swings"]))


class Here(Thinking):
    """Thinks in this process, at once."""

    async def ask(self, what: str, task: Task, visitor: str, lane: Lane) -> Any:
        return THOUGHTS[what](task)

    def attend(self, table: str) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def test_what_cost_most_is_played_out_one_game_at_a_time() -> None:
    """The light side could have destroyed the last objective, and passes."""
    match = zeton.position("star_wars_lcg", {**POSITION, "dark": {**LAST_OBJECTIVE, "deck": ["Darth Vader (Core)"] * 5}})
    matches, choices = [match.clone()], []
    while match.decision is not None:
        option = next((one for one in match.decision.options if one.verb in ("pass", "done")), match.decision.options[0])
        choices.append(option)
        match.choose(option)
        matches.append(match.clone())
    study = Study(Task("table", {**match.record(), "choices": []}, choices, "", 7), Lease("table", 1), moments_of(matches))
    steps = 0
    while not study.is_done:
        asyncio.run(study.go_on(Here(), "visitor"))
        steps += 1
    checks = list(study.checked.values())
    assert checks and len(checks) == len(worst(study.found, MOST_CHECKED))
    assert {check.games for check in checks} == {PLAYOUTS}
    assert steps == len(study.moments) + PLAYOUTS * len(checks)
    assert max(check.better - check.chosen for check in checks) > 0


def test_a_study_is_told_in_any_language(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = played(guest, "star_wars_lcg")
    english = studied(guest, table)
    polish = guest.get(f"/api/replays/{table}/study", language="pl")
    assert english["swings"] and len(polish["swings"]) == len(english["swings"])
    assert [one["chosen"] for one in polish["swings"]] != [one["chosen"] for one in english["swings"]]


def test_a_visitor_has_one_game_studied_at_a_time_and_two_visitors_two(server: Server, visit: Visit) -> None:
    guest, other = visit(server), visit(server)
    first, second = played(guest, "destiny"), played(guest, "destiny")
    guest.post(f"/api/replays/{first}/study", status=200)
    guest.post(f"/api/replays/{second}/study", status=200)
    assert not guest.get(f"/api/replays/{first}/study")["thinking"]
    assert studied(other, first)["known"] > 0
    assert studied(guest, second)["known"] > 0


def test_nothing_is_studied_while_a_game_runs(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay({"who": "me", "deck": "jedi"}, {**BOT, "deck": "sith"})
    for answer in (
        guest.http.get(f"/api/replays/{table}/study"),
        guest.http.post(f"/api/replays/{table}/study"),
        guest.http.get(f"/api/replays/{table}/steps/0/position"),
    ):
        assert answer.status_code == 403 and answer.json()["code"] == "hidden"


def test_of_very_many_moments_the_greatest_changes_are_looked_at() -> None:
    match = zeton.new("star_wars_lcg", ("jedi", "sith"), seed=1)
    while not (match.is_quiet and match.decision is not None and len(match.decision.options) > 1):
        match.choose(0)
    assert len(moments_of([match] * (MOST_MOMENTS + 50))) == MOST_MOMENTS
    assert moments_of([match] * 10) == list(range(9))


def test_a_verdict_is_the_same_for_the_same_seed_and_never_below_what_was_chosen() -> None:
    match = zeton.position("star_wars_lcg", POSITION)
    assert match.decision is not None
    for option in match.decision.options:
        verdict = judge(Seat(match), option, seed=5)
        assert verdict == judge(Seat(match), option, seed=5)
        assert verdict.promised >= verdict.left and (verdict.best == option) == (verdict.promised == verdict.left)


# ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", zeton.games())
def test_a_step_of_a_replay_is_a_position_that_can_be_played(server: Server, visit: Visit, game: str) -> None:
    guest = visit(server)
    table = played(guest, game)
    last = guest.get(f"/api/replays/{table}")["steps"] - 1
    written = guest.get(f"/api/replays/{table}/steps/{last * 2 // 3}/position")
    assert written["game"] == game and written["step"] <= last * 2 // 3
    checked = guest.post(f"/api/games/{game}/positions/check", written["position"], 200)
    there = guest.get(f"/api/replays/{table}/steps/{written['step']}")
    assert checked["asked"] == there["asked"] and checked["question"]
    seen = cards_in(one["view"] for one in checked["views"])
    assert set(checked["cards"]) == seen & set(zeton.game(game).cards)
    assert [one["seat"] for one in checked["views"]] == list(range(checked["seats"]))
    guest.lay({"who": "me"}, *[BOT] * (checked["seats"] - 1), game=game, position=written["position"])


def test_what_is_wrong_with_a_position_is_said(server: Server, visit: Visit) -> None:
    guest = visit(server)
    wrong = guest.http.post("/api/games/star_wars_lcg/positions/check", json={**POSITION, "dial": 99})
    assert wrong.status_code == 409 and "dial" in wrong.json()["text"]
    unknown = guest.http.post("/api/games/star_wars_lcg/positions/check", json={"light": {"hand": ["Yodaa"]}})
    assert unknown.status_code == 409 and "Yoda" in unknown.json()["text"]
    assert guest.http.post("/api/games/chess/positions/check", json={}).status_code == 404


def test_the_search_says_what_is_best_at_a_position(server: Server, visit: Visit) -> None:
    guest = visit(server)
    odds = guest.post("/api/games/star_wars_lcg/positions/odds", POSITION, 200)
    assert odds["asked"] == 0 and 1 <= len(odds["options"]) <= 3
    assert all(option["text"] and 0 <= option["percent"] <= 100 for option in odds["options"])
    other = guest.post("/api/games/star_wars_lcg/positions/odds?language=hu", {**POSITION, "turn": "dark"}, 200)
    assert other["asked"] == 1


def test_a_line_is_tried_from_a_position_and_its_end_is_judged(server: Server, visit: Visit) -> None:
    guest = visit(server)
    guest.me()
    address = "/api/games/star_wars_lcg/positions/line"
    position = {**POSITION, "dark": {**LAST_OBJECTIVE, "deck": ["Darth Vader (Core)"] * 5}}
    begin = guest.post(address, {"position": position, "choices": []}, status=200)
    assert begin["moves"] == [] and begin["options"] and begin["result"] is None and not begin["together"]
    choices: list[int] = []
    line = begin
    while line["result"] is None and len(choices) < 6:
        choices.append(0)
        line = guest.post(address, {"position": position, "choices": choices}, status=200)
    assert line["moves"][0]["seat"] == begin["asked"]
    assert line["moves"][0]["text"] == begin["options"][0]
    assert line == guest.post(address, {"position": position, "choices": choices}, status=200)
    odds = guest.post(f"{address}/odds", {"position": position, "choices": choices[:1]}, status=200)
    after = guest.post(address, {"position": position, "choices": choices[:1]}, status=200)
    assert odds["asked"] == after["asked"] and {one["text"] for one in odds["options"]} <= set(after["options"])
    assert guest.post(address, {"position": position, "choices": [999]}, status=409)["code"] == "impossible"
