"""Who thinks next. What waits stands in lanes, and within a lane the visitors take turns.

So whoever has forty tables waits for his own tables, and nobody else does. Nothing here knows of processes or clocks.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Work = TypeVar("Work")


class Lane(IntEnum):
    """What goes first: a lane is only served while nothing waits in those before it."""

    QUICK = 0  # a bot that answers in moments: it never stands behind a search
    WATCHED = 1  # a search, and somebody is at the table
    UNWATCHED = 2  # a search at a table where nobody is
    HINT = 3
    ANALYSIS = 4


@dataclass(eq=False, slots=True)
class Turn(Generic[Work]):
    """Something that is to be thought about for a visitor."""

    visitor: str
    lane: Lane
    work: Work


class Fair(Generic[Work]):
    """What waits. Who has had a turn in a lane stands behind everybody who waits there."""

    def __init__(self) -> None:
        self.lanes: dict[Lane, OrderedDict[str, deque[Turn[Work]]]] = {lane: OrderedDict() for lane in Lane}

    def __len__(self) -> int:
        return sum(1 for _ in self.waiting())

    def add(self, turn: Turn[Work]) -> None:
        """Let it wait, behind what else this visitor waits for in the lane."""
        self.lanes[turn.lane].setdefault(turn.visitor, deque()).append(turn)

    def take(self, lanes: Iterable[Lane] = Lane) -> Turn[Work] | None:
        """The next turn of the first of these lanes in which somebody waits."""
        for lane in sorted(lanes):
            visitors = self.lanes[lane]
            if visitors:
                visitor, turns = visitors.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    visitors[visitor] = turns
                return turn
        return None

    def drop(self, turn: Turn[Work]) -> bool:
        """Nobody waits for it any more; whether it was still waiting."""
        visitors = self.lanes[turn.lane]
        turns = visitors.get(turn.visitor, ())
        if turn not in turns:
            return False
        visitors[turn.visitor].remove(turn)
        if not turns:
            del visitors[turn.visitor]
        return True

    def move(self, turn: Turn[Work], lane: Lane) -> None:
        """Let it wait in another lane, if it still waits."""
        if self.drop(turn):
            turn.lane = lane
            self.add(turn)

    def waiting(self) -> Iterator[Turn[Work]]:
        """Everything that waits, lane by lane."""
        for visitors in self.lanes.values():
            for turns in visitors.values():
                yield from turns
