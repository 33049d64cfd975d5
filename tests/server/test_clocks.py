"""The laws of the clock, held against a model that adds up every second somebody was asked; and the clock at real tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from zeton.server.clocks import Answered, Clock, left_before
from zeton.server.testing import Browser, Chair, Server

Meet = Callable[..., tuple[Browser, Browser, str]]
SEATS, TOTAL, INCREMENT, FREE = 3, 600.0, 5.0, 0.5
SECONDS = st.floats(min_value=0.0, max_value=30.0)


@dataclass
class Line:
    """One choice of the model: whose, the seconds it was thought about, and whether it was a pass."""

    seat: int
    seconds: float
    passed: bool


@dataclass
class Model:
    """What every seat should have: its total, less what it thought beyond the free moments, plus its increments."""

    made: list[Line] = field(default_factory=list)
    thinking: float = 0.0

    def left(self, seat: int, upto: int | None = None) -> float:
        left = TOTAL
        for one in self.made[:upto]:
            if one.seat == seat:
                left = max(0.0, left - max(0.0, one.seconds - FREE)) + (0.0 if one.passed else INCREMENT)
        return left


class Clocks(RuleBasedStateMachine):
    """A table with a clock: questions are answered, taken back, and servers end, in good order or not."""

    @initialize()
    def lay(self) -> None:
        self.now = 1000.0
        self.model = Model()
        self.made: list[Answered | None] = []
        self.clock = Clock(TOTAL, INCREMENT, FREE, [TOTAL] * SEATS)
        self.ask(0)

    def ask(self, seat: int) -> None:
        self.clock.ask(seat, self.now)
        self.model.thinking = 0.0

    @rule(seconds=SECONDS)
    def think(self, seconds: float) -> None:
        self.now += seconds
        self.model.thinking += seconds

    @rule(passed=st.booleans(), following=st.integers(0, SEATS - 1))
    def answer(self, passed: bool, following: int) -> None:
        seat = self.clock.seat
        assert seat is not None
        had = self.clock.remaining(seat, self.now)
        self.made.append(Answered(seat, had, self.clock.answer(self.now, earns=not passed)))
        self.model.made.append(Line(seat, self.model.thinking, passed))
        self.ask(following)

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        if not self.made:
            return
        place = data.draw(st.integers(0, len(self.made) - 1))
        taken = self.model.made[place]
        left = left_before(place, self.made, SEATS, TOTAL)
        expected = [self.model.left(seat, place) for seat in range(SEATS)]
        expected[taken.seat] = max(0.0, expected[taken.seat] - max(0.0, taken.seconds - FREE))
        assert left == pytest.approx(expected), "exactly what was"
        self.clock.go_back(left)
        del self.made[place:], self.model.made[place:]
        # What it thought before it chose is spent: the model writes it down as a pass of that length.
        self.model.made.append(Line(taken.seat, taken.seconds, passed=True))
        self.made.append(Answered(taken.seat, left[taken.seat], left[taken.seat]))
        self.ask(taken.seat)

    @rule(away=SECONDS)
    def restart(self, away: float) -> None:
        """The server ends in the middle of a question, and another one goes on with what was thought so far."""
        seat, thought = self.clock.seat, self.clock.thinking(self.now)
        assert seat is not None
        left = list(self.clock.left)
        self.now += away
        self.clock = Clock(TOTAL, INCREMENT, FREE, left)
        self.clock.ask(seat, self.now, thought)

    @invariant()
    def everybody_has_what_the_model_says(self) -> None:
        for seat in range(SEATS):
            left = self.model.left(seat)
            if seat == self.clock.seat:
                left = max(0.0, left - max(0.0, self.model.thinking - FREE))
            assert self.clock.remaining(seat, self.now) == pytest.approx(left)


TestTheLawsOfTheClock = Clocks.TestCase


def test_no_clock_tells_whether_somebody_was_asked() -> None:
    clock = Clock(10, increment=2, free=0.5, left=[10, 10])
    clock.ask(1, now=100)
    assert clock.remaining(1, 100.4) == 10
    assert clock.answer(100.4, earns=False) == 10
    clock.ask(1, now=200)
    assert clock.remaining(1, 203.5) == 7
    assert clock.runs_out_in(200) == 10.5
    assert clock.answer(203.5, earns=True) == 9
    assert clock.left == [10, 9] and clock.runs_out_in(300) is None


# ── at real tables ───────────────────────────────────────────────────────────────────────────────────────────────


def left_of(chair: Chair) -> list[float]:
    chair.ask("refresh")
    assert chair.state is not None
    left: list[float] = chair.state["clock"]["left"]
    return left


def answer_once(chairs: tuple[Chair, Chair]) -> int | None:
    """Whoever is asked answers; the seat, or None if the game is over."""
    for chair in chairs:
        while chair.state is None:
            chair.next("state")
    state = chairs[0].state
    assert state is not None
    asked: int | None = state["view"]["waiting_for"]
    if asked is None:
        return None
    chair = chairs[asked]
    assert chair.choose(chair.asked()["view"]["decision"]["options"][0])["type"] == "accepted"
    for other in chairs:
        other.ask("refresh")
    return asked


def test_choosing_and_taking_back_earns_nothing(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server, clock={"total": 500, "increment": 50}, pause=0)
    chairs = host.sit(table), friend.sit(table)
    for _ in range(3):
        asked = answer_once(chairs)
        assert asked is not None
        assert left_of(chairs[asked])[asked] > 545
        chairs[asked].ask("undo")
        chairs[1 - asked].drain()
        if chairs[asked].state is not None and chairs[asked].state["undo"]:
            assert chairs[1 - asked].ask("consent", agree=True)["type"] == "accepted"
        assert left_of(chairs[asked])[asked] <= 500


def test_a_clock_and_auto_pass_go_together(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server, clock={"total": 500, "increment": 1}, pause=0)
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        chair.next("state")
        assert chair.ask("autopass", skips=[{"kind": "*"}])["type"] == "accepted"
    for _ in range(40):
        answer_once(chairs)


def test_signing_in_gives_no_time_back(server: Server, meet: Meet) -> None:
    """Who signs in sits at his tables under another name; the clock has run all the time."""
    host, friend, table = meet(server, clock={"total": 500, "increment": 0}, pause=0)
    chair = host.sit(table)
    chair.next("state")
    login = f"clock-{table[:8].lower()}"
    friend.post("/api/register", {"login": f"{login}-friend", "password": "long enough"})
    before = left_of(chair)
    host.post("/api/register", {"login": login, "password": "long enough"})
    again = host.sit(table)
    again.next("state")
    assert all(now <= then for now, then in zip(left_of(again), before, strict=True))
