"""Nobody has more unfinished tables than the settings allow, whichever way they are laid."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from zeton.server.testing import Browser, Chair, Server

ALONE = [{"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "random", "deck": "sith"}]
LIGHT = {"units": ["Luke Skywalker (Core)"], "objectives": ["A Hero's Journey"], "deck": ["Yoda"] * 20}
DARK = {"units": ["Darth Vader (Core)"], "objectives": ["The Heart of the Empire"], "deck": ["Stormtrooper Elite"] * 20}
CONFLICT = {"light": LIGHT, "dark": DARK, "turn": "light", "phase": "conflict"}
POSITION = {"game": "star_wars_lcg", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "position": CONFLICT}
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "the lobby": ("/api/tables", {"game": "star_wars_lcg", "seats": ALONE}),
    "a position": ("/api/tables", POSITION),
    "a lesson": ("/api/games/star_wars_lcg/lesson", {}),
    "a puzzle": ("/api/puzzles/star_wars_lcg/1", {}),
    "playing on": ("/api/replays/{finished}/play-on", {"step": 0, "seat": 0, "bot": "random"}),
}


class Guest:
    """A guest who has finished one game and has two others open, which is all he may have."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.table = browser.lay(*ALONE)
        self.chair: Chair = browser.sit(self.table)
        assert self.chair.ask("resign")["type"] == "accepted"
        self.open = [browser.lay(*ALONE) for _ in range(2)]

    def finishes_one(self) -> None:
        assert self.browser.sit(self.open.pop()).ask("resign")["type"] == "accepted"


@pytest.fixture
def guest(serving: Callable[..., Server], visit: Callable[[Server], Browser]) -> Guest:
    return Guest(visit(serving(tables_per_visitor="2")))


def test_the_limit_holds_for_every_way_to_lay_a_table(guest: Guest) -> None:
    for way, (path, body) in WAYS.items():
        refused = guest.browser.post(path.format(finished=guest.table), body, status=409)
        assert refused["code"] == "impossible" and "2 unfinished" in refused["text"], way
    for path, body in WAYS.values():
        guest.finishes_one()
        guest.open.append(guest.browser.post(path.format(finished=guest.table), body)["id"])


def test_the_limit_holds_for_tables_that_are_laid_at_the_same_time(
    launch: Callable[..., Server], visit: Callable[[Server], Browser], database: str
) -> None:
    guest = visit(launch(database, tables_per_visitor="3"))

    def lay(_: int) -> int:
        return guest.http.post("/api/tables", json={"game": "star_wars_lcg", "seats": ALONE}).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(lay, range(8))) == [201] * 3 + [409] * 5


def test_the_limit_holds_for_a_rematch(guest: Guest) -> None:
    assert guest.chair.ask("rematch")["code"] == "impossible"
    guest.finishes_one()
    assert guest.chair.ask("rematch")["type"] == "accepted"
    assert [frame["type"] for frame in guest.chair.frames].count("rematch") == 1
