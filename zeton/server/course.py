"""How a game went: where its turns begin, how it stood at each quiet moment, and the plays that changed most.

How it stood is the game's own judgement, which sees every card: it is told of games that are over. Where the turns of a running
game begin is told from the log of the seat that asks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from zeton import Match
from zeton.kernel.chapters import CONSEQUENCE, DEED
from zeton.kernel.chronicle import Line, Reader, Told
from zeton.server import telling

MOST_PLAYS, LEAST_PLAYS = 5, 3
GREAT, NOTEWORTHY = 0.08, 0.02  # shares of winning: what is a key play in any case, and what may fill up their number


class Turn(msgspec.Struct, kw_only=True):
    """A turn or a round: the step it begins at, and what the log says of it."""

    step: int
    text: str


class Standing(msgspec.Struct, kw_only=True):
    """How a game stood at a step: for each seat the share of winning, from 0 to 1."""

    step: int
    shares: list[float]


class KeyPlay(msgspec.Struct, kw_only=True):
    """A play that changed much: the step that shows it, its turn (from 1), whose it was (−1: nobody's), the shares about it."""

    step: int
    turn: int
    seat: int
    text: str
    before: list[float]
    after: list[float]


class Course(msgspec.Struct, kw_only=True):
    """How a game went. ``mine``: the seat the visitor played; ``standings`` and ``plays`` are empty as long as it runs."""

    mine: int | None
    together: bool
    turns: list[Turn]
    standings: list[Standing]
    plays: list[KeyPlay]


class Deed(NamedTuple):
    """A deed of the log, and how many lines tell of it and what followed."""

    line: Line
    led_to: int


@dataclass(slots=True)
class Way:
    """A course that is not in words yet: how long the log was at each step, and how the game stood at the quiet ones."""

    lengths: list[int]
    standings: list[Standing]


def way_of(matches: Sequence[Match], ended: dict[str, Any] | None) -> Way:
    """Judge every quiet position of a game that is over; of a running one nothing is judged."""
    lengths = [match.happened for match in matches]
    if ended is None:
        return Way(lengths, [])
    standings = [Standing(step=step, shares=_shares(match)) for step, match in enumerate(matches) if match.is_quiet]
    end = Standing(step=len(matches) - 1, shares=final_shares(ended["winners"], matches[-1]))
    return Way(lengths, standings if standings[-1:] == [end] else [*standings, end])


def _shares(match: Match) -> list[float]:
    return [round((1 + match.evaluate(seat)) / 2, 3) for seat in range(match.seats)]


def final_shares(winners: Sequence[int], match: Match) -> list[float]:
    """What the end came to: nobody's win is half a win for each, or the loss of all who play together."""
    nobodys = 0.0 if winners or match.game.cooperative else 0.5
    return [1.0 if seat in winners else nobodys for seat in range(match.seats)]


def course_of(matches: Sequence[Match], way: Way, reader: Reader, told: Told) -> Course:
    """The course of a game in the reader's words; he reads what any seat could, once it is over."""
    last = matches[-1]
    lines = telling.open_log(last, reader, told) if way.standings else telling.log_lines(last, reader, 0, told)
    begun = [line for line in lines if line.entry.what in last.game.chronicle.turns]
    turns = [Turn(step=_step_of(line, way), text=line.text) for line in begun]
    together = last.game.cooperative
    deeds = _deeds(lines, last.game.chronicle.routine)
    return Course(mine=reader.seat, together=together, turns=turns, standings=way.standings, plays=_plays(way, deeds, turns))


def _step_of(line: Line, way: Way) -> int:
    """The first step at which a line can be read."""
    return bisect_right(way.lengths, line.since)


def _plays(way: Way, deeds: list[Deed], turns: list[Turn]) -> list[KeyPlay]:
    """What was done between the two quiet moments where the game changed most, in its order."""
    begins = [turn.step for turn in turns]
    found = []
    for before, after in pairwise(way.standings):
        done = [deed for deed in deeds if way.lengths[before.step] <= deed.line.since < way.lengths[after.step]]
        deed = max(
            (deed for deed in done if _gains(deed.line.entry.seat, before, after)), key=lambda deed: deed.led_to, default=None
        )
        if deed is not None and (turn := bisect_right(begins, step := _step_of(deed.line, way))):
            seat, text = deed.line.entry.seat, deed.line.text
            found.append(KeyPlay(step=step, turn=turn, seat=seat, text=text, before=before.shares, after=after.shares))
    found.sort(key=_change, reverse=True)
    great = sum(_change(play) >= GREAT for play in found)
    noteworthy = [play for play in found if _change(play) >= NOTEWORTHY]
    return sorted(noteworthy[: max(LEAST_PLAYS, min(great, MOST_PLAYS))], key=lambda play: play.step)


def _change(play: KeyPlay) -> float:
    return max(abs(now - then) for then, now in zip(play.before, play.after, strict=True))


def _gains(seat: int, before: Standing, after: Standing) -> bool:
    """Whether a change may be what this seat did: what made it worse for him was done by somebody else, or by nobody."""
    return seat < 0 or after.shares[seat] > before.shares[seat]


def _deeds(lines: list[Line], routine: frozenset[str]) -> list[Deed]:
    """What was done that is worth telling."""
    places = [at for at, line in enumerate(lines) if line.level < CONSEQUENCE]
    spans = pairwise([*places, len(lines)])
    deeds = [Deed(lines[at], until - at) for at, until in spans if lines[at].level == DEED]
    return [deed for deed in deeds if deed.line.entry.what not in routine]
