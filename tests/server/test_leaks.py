"""Whole games over the wire: whatever any window is told is exactly what its seat, or a spectator, may know at some moment."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import zeton
from zeton.kernel.match import unchain
from zeton.server.testing import PATIENCE, Browser, Chair, Server

GAMES = {
    "star_wars_lcg": ({"deck": "jedi"}, {"deck": "sith"}),
    "conquest": ({"deck": "space_marines"}, {"deck": "orks"}),
    "destiny": ({"deck": "luke_skywalker"}, {"deck": "boba_fett"}),
    "clone_wars": ({}, {}),
}
MOST = 400  # choices


def written(view: dict[str, Any]) -> str:
    """A view as it goes over the wire, without the question, which is told while one is asked ahead, too."""
    return json.dumps({key: value for key, value in view.items() if key not in ("decision", "waiting_for")}, sort_keys=True)


def permitted(record: dict[str, Any], viewer: int | None) -> set[str]:
    """Everything a viewer may see in a game, from its record alone: at each moment, and at a question he is asked ahead."""
    seen = set()
    match = zeton.replay({**record, "choices": []})
    made = iter(record["choices"][len(unchain(match.table.choices)) :])
    while True:
        seen.add(written(json.loads(json.dumps(match.view(viewer)))))
        ahead = match.ahead(viewer) if viewer is not None and match.decision is not None else None
        if ahead is not None:
            seen.add(written(json.loads(json.dumps(ahead.view(viewer)))))
        before = len(unchain(match.table.choices))
        choice = next(made, None)
        if choice is None or match.decision is None:
            return seen
        match.choose(zeton.Option(*choice))
        for _ in range(len(unchain(match.table.choices)) - before - 1):
            next(made)  # what had one option only was made with it


@pytest.mark.parametrize("game", GAMES)
def test_no_window_is_told_more_than_its_seat_may_know(server: Server, visit: Callable[[Server], Browser], game: str) -> None:
    host, friend, stranger = visit(server), visit(server), visit(server)
    mine, other = GAMES[game]
    table = host.lay({"who": "me", **mine}, {"who": "invited", **other}, game=game, public=True)
    friend.post(f"/api/tables/{table}/join")
    chairs = [host.sit(table), friend.sit(table)]
    second, watching = host.sit(table), stranger.sit(table)
    play(chairs, [second, watching], Random(7))
    for window in (*chairs, second, watching):
        while window.state is None or not window.state["outcome"]:
            window.next("state")
    record = host.get(f"/api/tables/{table}/record")
    for viewer, windows in ((0, [chairs[0], second]), (1, [chairs[1]]), (None, [watching])):
        allowed = permitted(record, viewer)
        told = [written(frame["view"]) for window in windows for frame in window.frames if frame["type"] == "state"]
        assert len(told) > 20 and not set(told) - allowed, f"{len(set(told) - allowed)} of {len(told)} frames"
    assert chairs[0].log == second.log


def play(chairs: list[Chair], others: list[Chair], rng: Random) -> None:
    """Whoever is asked answers at random, until the game is over or somebody has had enough of it."""
    made, deadline = 0, time.monotonic() + PATIENCE
    while made < MOST:
        assert time.monotonic() < deadline, "nobody is asked"
        for chair in (*chairs, *others):
            chair.drain()
        if any(chair.state is not None and chair.state["outcome"] for chair in chairs):
            return
        for chair in chairs:
            if chair.state is not None and (decision := chair.state["view"]["decision"]):
                chair.choose(rng.randrange(len(decision["options"])))
                made, deadline = made + 1, time.monotonic() + PATIENCE
                break
    chairs[0].ask("resign")
    for chair in (*chairs, *others):
        while chair.state is None or not chair.state["outcome"]:
            chair.receive()
