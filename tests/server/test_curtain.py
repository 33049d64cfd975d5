"""From outside nobody can tell whether another seat was asked: the curtain, the clock and auto-pass."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import zeton
from zeton.server import autopass, curtain
from zeton.server.autopass import AutoPass, Skip
from zeton.server.clocks import Clock
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


def test_no_clock_tells_whether_somebody_was_asked() -> None:
    clock = Clock(increment=2, free=0.5, left=[10, 10])
    clock.start(1, now=100)
    assert clock.remaining(1, 100.4) == 10
    assert clock.after_choice(100.4) == 12
    assert clock.remaining(1, 103.5) == 7
    assert clock.runs_out_in(100) == 10.5
    clock.answered(clock.after_choice(103.5))
    assert clock.left == [10, 9] and clock.runs_out_in(200) is None


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
