"""The positions of games that somebody looks back at, kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from zeton import Match, Option
from zeton.kernel.chronicle import Reader, Told
from zeton.server.course import Course, Way, course_of, way_of
from zeton.server.hall import Hall
from zeton.server.rooms import Room

KEPT = 8


@dataclass(slots=True)
class Steps:
    """The positions of a game, one per step, and how many choices had been made at each; what was found out of it, and told."""

    matches: list[Match]
    places: list[int]
    way: Way | None = None
    told: Told = field(default_factory=dict)

    def course(self, ended: dict[str, Any] | None, reader: Reader) -> Course:
        """How the game went; nothing is judged before it has ended."""
        if self.way is None:
            self.way = way_of(self.matches, ended)
        return course_of(self.matches, self.way, reader, self.told)


class Replays:
    """The last replays somebody has looked at."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[tuple[Any, ...], Steps] = OrderedDict()

    async def steps(self, room: Room, seat: int | None) -> Steps:
        """The steps of a table as a seat may see them (None: a finished game, everything)."""
        assert room.match is not None
        key = (room.id, seat, room.era, len(room.chosen))
        steps = self.kept.get(key)
        if steps is None:
            choices = [option for _, option in room.chosen]
            steps = await asyncio.to_thread(walk, room.match_after(0), choices, seat)
            self.kept[key] = steps
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return steps


def walk(match: Match, choices: list[Option], seat: int | None) -> Steps:
    """Every position of a game; for a seat of a running one only those it can tell apart, or was asked in."""
    steps = Steps([match.clone()], [0])
    seen = None if seat is None else _sight(match, seat)
    for place, option in enumerate(choices, 1):
        match.choose(option)
        if seat is not None:
            sight = _sight(match, seat)
            if sight == seen:
                continue
            seen = sight
        steps.matches.append(match.clone())
        steps.places.append(place)
    return steps


def _sight(match: Match, seat: int) -> dict[str, Any]:
    view = match.view(seat)
    view.pop("waiting_for")
    return view
