"""A secret pass cannot be told from no question at all, by nothing another client can see or measure.

Two people play many games under a clock. The second passes every window by itself, so after a choice of the first the second
was either asked and passed, in secret, or was not asked. Which it was is known only afterwards, from the records; whatever the
first could see and measure meanwhile is compared between the two.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, pairwise

import zeton
from zeton.server.autopass import is_pass
from zeton.server.testing import Browser, Chair, Frame, Server

Meet = Callable[..., tuple[Browser, Browser, str]]
WANTED = 200
PAUSE = 0.05
MOST_APART = 0.25  # of two distributions of 200: by chance they are further apart once in ten thousand times


@dataclass
class Sight:
    """What the first player saw of one choice behind the curtain."""

    accepted: float
    shown: float
    frames: tuple[str, ...]
    changed: bool
    others_clock: float


def test_nothing_another_client_can_see_tells_a_secret_pass_from_none(launch: Callable[[], Server], meet: Meet) -> None:
    server = launch()
    passed: list[Sight] = []
    unasked: list[Sight] = []
    for game in count():
        if min(len(passed), len(unasked)) >= WANTED:
            break
        play(server, meet, random.Random(game), passed, unasked)
    assert {sight.frames for sight in passed} == {sight.frames for sight in unasked} == {("hold", "accepted", "state")}
    assert not any(sight.changed for sight in (*passed, *unasked)), "the lobby says when a table has changed: not by a pass"
    assert {sight.others_clock for sight in (*passed, *unasked)} == {0.0}
    for measured in ("accepted", "shown"):
        here, there = ([getattr(sight, measured) for sight in group] for group in (passed, unasked))
        assert apart(here, there) < MOST_APART, measured


def play(server: Server, meet: Meet, rng: random.Random, passed: list[Sight], unasked: list[Sight]) -> None:
    """One game; what was seen, sorted by what its record tells."""
    host, friend, table = meet(server, pause=PAUSE, clock={"total": 9000, "increment": 3})
    first, second = host.sit(table), friend.sit(table)
    second.next("state")
    second.ask("autopass", skips=[{"kind": "*"}])
    seen: list[Sight | None] = []
    for _ in range(150):
        state = wait(first)
        if state["outcome"]:
            break
        if state["view"]["decision"]:
            seen.append(choose(host, table, first, rng))
        else:
            asked = second.asked()
            if asked["outcome"]:
                break
            second.choose(rng.randrange(len(asked["view"]["decision"]["options"])))
            first.next("state")
    second.ask("resign")
    for sight, secret in zip(seen, secrets(host.get(f"/api/tables/{table}/record")), strict=False):
        if sight is not None and secret is not None:
            (passed if secret else unasked).append(sight)
    for browser in (host, friend):
        browser.close()


def wait(chair: Chair) -> Frame:
    """How the table stands, once that may be seen."""
    while chair.state is None:
        chair.next("state")
    return chair.state


def choose(host: Browser, table: str, chair: Chair, rng: random.Random) -> Sight | None:
    """Choose; what was seen, if the curtain fell."""
    assert chair.state is not None
    clock = chair.state["clock"]["left"]
    before, sent = len(chair.frames), time.monotonic()
    chair.choose(rng.randrange(len(chair.state["view"]["decision"]["options"])))
    accepted = time.monotonic() - sent
    if chair.state is not None:
        return None
    at_once = host.get(f"/api/tables/{table}")["changed"]
    while chair.state is None:
        chair.next("state")
    shown = time.monotonic() - sent
    frames = tuple(frame["type"] for frame in chair.frames[before:])
    after = chair.state["clock"]["left"]
    changed = host.get(f"/api/tables/{table}")["changed"] != at_once
    return Sight(accepted, shown, frames, changed, after[1] - clock[1])


def secrets(record: dict[str, object]) -> list[bool | None]:
    """For each choice of the first seat: whether the second was asked, and passed, next; None, if it did something else."""
    steps = [step for step in zeton.steps(record) if not step.forced]
    found: list[bool | None] = []
    for here, following in pairwise(steps):
        if here.decision.seat == 0:
            other = following.decision.seat == 1
            found.append(None if other and not is_pass(following.decision, following.chosen) else other)
    return found


def apart(one: list[float], other: list[float]) -> float:
    """How far two distributions are apart (Kolmogorov and Smirnov): 0, if they are the same, to 1."""
    return max(
        abs(sum(value <= limit for value in one) / len(one) - sum(value <= limit for value in other) / len(other))
        for limit in (*one, *other)
    )
