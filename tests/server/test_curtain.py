"""From outside nobody can tell whether another seat was asked: the curtain, the clock and auto-pass."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import zeton
from zeton.server import autopass, curtain
from zeton.server.autopass import AutoPass, Skip
from zeton.server.lines import Line
from zeton.server.rooms import Room
from zeton.server.testing import Browser, Server

Meet = Callable[..., tuple[Browser, Browser, str]]


def random_match(seed: int, choices: int) -> zeton.Match:
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    return match


def test_the_curtain_depends_on_nothing_hidden() -> None:
    fell = 0
    for seed in range(60):
        match = random_match(seed, 20 + seed)
        if match.decision is None:
            continue
        seat = match.decision.seat
        index = len(match.decision.options) - 1
        falls = curtain.falls(match, seat, index)
        fell += falls
        for deal in range(3):
            other = match.determinize(seat, random.Random(deal))
            assert curtain.falls(other, seat, index) == falls
    assert fell


def moment_where_it_falls(asked_after: bool) -> tuple[zeton.Match, int]:
    """A position and a choice for which the curtain falls, and after which another seat is asked, or is not."""
    for seed in range(200):
        match = random_match(seed, 0)
        rng = random.Random(seed)
        while match.decision is not None:
            seat = match.decision.seat
            index = rng.randrange(len(match.decision.options))
            if curtain.falls(match, seat, index):
                after = match.clone()
                after.choose(index)
                if after.decision is not None and (after.decision.seat != seat) == asked_after:
                    return match, index
            match.choose(index)
    raise AssertionError("never")


def test_both_kinds_of_moment_exist() -> None:
    for asked_after in (True, False):
        moment_where_it_falls(asked_after)


def test_behind_the_curtain_everything_takes_the_same_time(server: Server, meet: Meet) -> None:
    """Whenever the chooser is told to wait, what follows comes after the pause: asked or not asked, passed or not."""
    pause = 0.3
    host, friend, table = meet(server, pause=pause)
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        chair.next("state")
    chairs[1].ask("autopass", skips=[{"kind": "*"}])
    rng = random.Random(5)
    held = 0
    for _ in range(150):
        states = [
            chair.asked() if chair.state and chair.state["view"]["waiting_for"] == n else chair.state
            for n, chair in enumerate(chairs)
        ]
        asked = next((n for n, s in enumerate(states) if s and s["view"]["decision"]), None)
        if asked is None:
            break
        chair, other = chairs[asked], chairs[1 - asked]
        sent = time.monotonic()
        chair.choose(rng.randrange(len(chair.state["view"]["decision"]["options"])))
        if chair.state is None:
            held += 1
            chair.next("state")
            assert pause <= time.monotonic() - sent < pause + 5
        while other.state is None or other.state["view"]["waiting_for"] != chair.state["view"]["waiting_for"]:
            other.next("state")
        if chair.state["outcome"]:
            break
    assert held > 3


def test_a_reload_does_not_lift_the_curtain(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server, pause=0.5)
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        chair.next("state")
    rng = random.Random(6)
    for _ in range(200):
        for chair in chairs:
            while chair.state is None:
                chair.next("state")
        asked = chairs[0].state["view"]["waiting_for"]
        chair, other = chairs[asked], chairs[1 - asked]
        chair.asked()
        chair.choose(rng.randrange(len(chair.state["view"]["decision"]["options"])))
        if chair.state is None:
            again = (host, friend)[asked].sit(table)
            assert again.next("hello", "state", "hold")["type"] == "hello"
            assert again.next("state", "hold")["type"] == "hold"
            assert again.ask("explain", card=1)["code"] == "stale"
            assert again.ask("undo")["code"] == "stale"
            assert again.next("state")["view"]
            return
        other.next("state", "hold")
    raise AssertionError("the curtain never fell")


async def rise_while_something_is_stored() -> list[int | None]:
    """Which seats are shown the table, if the curtain is to rise while the table is locked."""
    room, shown = Room.__new__(Room), []
    room.lock, room.closed, room.raising = asyncio.Lock(), False, None
    room.held_until = {0: time.monotonic() - 1.0}
    room.lines = {Line("visitor", "name", 0, "en"), Line("other", "name", 1, "en")}
    begun: list[asyncio.Task[None]] = []
    room.hall = SimpleNamespace(run=lambda work: begun.append(asyncio.create_task(work)))
    room.show_to = lambda *lines: shown.extend(line.seat for line in lines)
    async with room.lock:  # somebody sets his auto-pass just now
        room._raise_curtain()
        assert not shown
    await asyncio.gather(*begun)
    return shown


def test_the_curtain_rises_whatever_else_is_being_stored() -> None:
    assert asyncio.run(rise_while_something_is_stored()) == [0]


def test_what_auto_pass_passes() -> None:
    act, stay = zeton.Option("use", 3), zeton.Option("pass")
    asked = zeton.Decision(1, 0, "action", (act, stay))
    view = {"phase": "conflict", "turn": 3, "active": 1}
    assert autopass.passes(AutoPass(), asked, view) is None
    assert autopass.passes(AutoPass((Skip(phase="conflict"),)), asked, view) == 1
    assert autopass.passes(AutoPass((Skip(phase="draw"),)), asked, view) is None
    assert autopass.passes(AutoPass((Skip(kind="reaction"),)), asked, view) is None
    assert autopass.passes(AutoPass((Skip(whose="other"),)), asked, view) == 1
    assert autopass.passes(AutoPass((Skip(whose="own"),)), asked, view) is None
    until = AutoPass(until="turn", mark=autopass.mark("turn", view))
    assert autopass.passes(until, asked, view) == 1
    assert autopass.passes(until, asked, {**view, "turn": 4}) is None
    everything = AutoPass((Skip(),))
    assert autopass.passes(everything, zeton.Decision(1, 0, "pay", (act, stay)), view) is None
    assert autopass.passes(everything, zeton.Decision(1, 0, "reaction", (act,)), view) is None


def test_the_server_knows_no_game() -> None:
    folder = Path(zeton.__file__).parent / "server"
    for path in folder.rglob("*.py"):
        if path.name != "testing.py":
            text = path.read_text(encoding="utf-8")
            assert not any(game in text for game in zeton.games()), path.name
