"""Who thinks next: laws of the queue, whatever comes, goes, and is taken in between."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule, run_state_machine_as_test

from zeton.server.thinking.fairness import Fair, Lane, Turn

VISITORS = st.sampled_from("abcd")
LANES = st.sampled_from(Lane)
SERVED = st.sets(LANES, min_size=1)


def taken(fair: Fair[int], lanes: Iterable[Lane] = Lane) -> list[tuple[str, int]]:
    """Everything that is taken until nothing is left in these lanes."""
    found = []
    while (turn := fair.take(lanes)) is not None:
        found.append((turn.visitor, turn.work))
    return found


class Queue(RuleBasedStateMachine):
    """The queue beside a list of what waits, in which every law is looked up by brute force."""

    turns = Bundle("turns")

    def __init__(self) -> None:
        super().__init__()
        self.fair: Fair[int] = Fair()
        self.waiting: list[Turn[int]] = []  # in the order in which they came to their lane
        self.served: dict[
            tuple[Lane, str, str], int
        ] = {}  # in this lane the first has waited while the second had so many turns
        self.number = 0

    def wait(self, turn: Turn[int]) -> None:
        """A visitor who had nothing in the lane begins to wait there."""
        if not self.of(turn.visitor, turn.lane):
            self.served = {key: count for key, count in self.served.items() if key[:2] != (turn.lane, turn.visitor)}
        self.waiting.append(turn)

    def of(self, visitor: str, lane: Lane) -> list[Turn[int]]:
        return [turn for turn in self.waiting if (turn.visitor, turn.lane) == (visitor, lane)]

    @rule(target=turns, visitor=VISITORS, lane=LANES)
    def add(self, visitor: str, lane: Lane) -> Turn[int]:
        self.number += 1
        turn = Turn(visitor, lane, self.number)
        self.wait(turn)
        self.fair.add(turn)
        return turn

    @rule(turn=consumes(turns))
    def drop(self, turn: Turn[int]) -> None:
        assert self.fair.drop(turn) is (turn in self.waiting)
        if turn in self.waiting:
            self.waiting.remove(turn)

    @rule(turn=turns, lane=LANES)
    def move(self, turn: Turn[int], lane: Lane) -> None:
        before, waits = turn.lane, turn in self.waiting
        self.fair.move(turn, lane)
        assert turn.lane is (lane if waits else before)
        if waits:
            turn.lane = before
            self.waiting.remove(turn)
            turn.lane = lane
            self.wait(turn)

    @rule(lanes=SERVED)
    def take(self, lanes: set[Lane]) -> None:
        turn = self.fair.take(lanes)
        possible = [one for one in self.waiting if one.lane in lanes]
        assert (turn is None) == (not possible), "nobody waits while somebody is free"
        if turn is None:
            return
        assert turn.lane == min(one.lane for one in possible), "an earlier lane goes first"
        assert turn is self.of(turn.visitor, turn.lane)[0], "a visitor's own are served as they came"
        self.waiting.remove(turn)
        for other in {one.visitor for one in self.waiting if one.lane is turn.lane} - {turn.visitor}:
            key = (turn.lane, other, turn.visitor)
            self.served[key] = self.served.get(key, 0) + 1
            assert self.served[key] < 2, "nobody gets two turns while somebody else waits"
        self.served = {key: count for key, count in self.served.items() if key[:2] != (turn.lane, turn.visitor)}

    @invariant()
    def nothing_is_lost(self) -> None:
        assert sorted(turn.work for turn in self.fair.waiting()) == sorted(turn.work for turn in self.waiting)
        assert len(self.fair) == len(self.waiting)


def test_the_laws_of_the_queue() -> None:
    run_state_machine_as_test(Queue, settings=settings(max_examples=200, stateful_step_count=60, deadline=None))


@given(st.lists(st.tuples(VISITORS, LANES)))
def test_everything_comes_once(asked: list[tuple[str, Lane]]) -> None:
    fair: Fair[int] = Fair()
    for number, (visitor, lane) in enumerate(asked):
        fair.add(Turn(visitor, lane, number))
    found = taken(fair)
    assert sorted(number for _, number in found) == list(range(len(asked)))
    assert [asked[number][1] for _, number in found] == sorted(lane for _, lane in asked)


def test_who_has_forty_tables_waits_for_his_own() -> None:
    fair: Fair[int] = Fair()
    for table in range(40):
        fair.add(Turn("many", Lane.WATCHED, table))
    assert fair.take() is not None
    fair.add(Turn("one", Lane.WATCHED, 100))
    assert [table for _, table in taken(fair)][:3] == [1, 100, 2]
