"""Paired games between bots: every deal is played twice, the second time with the bots changed over.

In a cooperative game bots do not meet: each deal is played once by a team of the one bot and once by a team of the other.
Games are played in worker processes, one for each core.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from queue import SimpleQueue
from time import perf_counter
from typing import Any

import zeton
from zeton.bots import Bot, Entrant, Seat, bot_name, make_bot
from zeton.bots.helper import Ended, Helper
from zeton.kernel.garbage import no_cycles_looked_for
from zeton.kernel.match import Match

CORE = "core"  # a game without a set of this name has only later ones


@dataclass(frozen=True)
class Fixture:
    """A game to be played: which bot has which seat, with which decks, in which deal."""

    game: str
    bots: tuple[str, ...]  # the bot at each seat
    pair: tuple[str, str]  # the two bots that are compared
    first: int  # which of them has the first seat; in a cooperative game, all seats
    decks: tuple[Any, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    entrants: Mapping[str, Entrant] = field(default_factory=dict)  # by name, those whose name is no spec
    position: Mapping[str, Any] | None = None  # where it begins, if not at the beginning

    def match(self) -> Match:
        """The match at its beginning."""
        if self.position is not None:
            return zeton.position(self.game, self.position, seed=self.seed)
        seats = None if self.decks else len(self.bots)
        return zeton.new(self.game, decks=self.decks or None, seats=seats, seed=self.seed, **self.options)

    @property
    def deck_names(self) -> tuple[str, ...]:
        return tuple(str(getattr(deck, "name", deck)) for deck in self.decks)


@dataclass(frozen=True)
class Thinking:
    """How long a seat has thought: its decisions, the seconds they took, and the longest of them."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_also(self, seconds: float) -> Thinking:
        return Thinking(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


@dataclass(frozen=True)
class Played:
    """What has come of a fixture."""

    fixture: Fixture
    winners: tuple[int, ...]
    reason: str
    thinking: tuple[Thinking, ...]

    @property
    def decisions(self) -> int:
        return sum(seat.decisions for seat in self.thinking)


def play(match: Match, bots: list[Bot]) -> tuple[Thinking, ...]:
    """Play a match to its end; how long each seat has thought."""
    thinking = [Thinking()] * match.seats
    with no_cycles_looked_for():
        while match.decision is not None:
            seat = match.decision.seat
            begun = perf_counter()
            chosen = bots[seat].choose(Seat(match))
            thinking[seat] = thinking[seat].and_also(perf_counter() - begun)
            match.choose(chosen)
    return tuple(thinking)


def play_fixture(fixture: Fixture) -> Played:
    """Play one game."""
    return play_out(fixture)[1]


def play_out(fixture: Fixture) -> tuple[Match, Played]:
    """Play one game; the match at its end, too.

    A bot's seed depends on the deal and the seat only, so every game can be played again.
    """
    match = fixture.match()
    bots = [
        make_bot(deepcopy(fixture.entrants.get(name, name)), seed=fixture.seed * match.seats + seat)
        for seat, name in enumerate(fixture.bots)
    ]
    thinking = play(match, bots)
    assert match.outcome is not None
    return match, Played(fixture, match.outcome.winners, match.outcome.reason, thinking)


def pairings(game: str, options: Mapping[str, Any] | None = None) -> list[tuple[str, ...]]:
    """The pairs of starter decks a game can be played with by these options; one empty pair for a game without decks."""
    rules = zeton.game(game)
    found: list[tuple[str, ...]] = []
    for first in rules.decks:
        for second in rules.decks:
            try:
                rules.check_setup((first, second), None, options or {})
            except zeton.ZetonError:
                continue
            if (second, first) not in found:
                found.append((first, second))
    return found or [()]


def new_pairings(game: str) -> list[tuple[str, ...]]:
    """The pairs of starter decks that both have cards from outside the core box."""
    rules = zeton.game(game)
    new = {deck for deck in rules.decks if any(CORE not in sets for sets in rules.deck_sets(deck))}
    return [pair for pair in pairings(game) if pair and new.issuperset(pair)]


def fixtures(
    game: str,
    bots: tuple[Entrant, ...],
    *,
    games: int,
    decks: tuple[Any, ...] | None = None,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> list[Fixture]:
    """So many pairs of games of every bot with every other, for each pairing of decks (or with these decks)."""
    rules = zeton.game(game)
    for entrant in bots:
        make_bot(entrant)  # a wrong spec is said before the first game
    names = _names(bots)
    entrants = {name: entrant for name, entrant in zip(names, bots, strict=True) if not isinstance(entrant, str)}
    places = seats or max(2, rules.seats[0])
    if not (rules.cooperative or places == 2):
        raise zeton.BadSetup("two-bots-two-seats", game=rules.title, given=str(places))
    planned = []
    # Deal by deal, so that an arena that is stopped early has played all pairings about as often.
    for deal in range(seed, seed + games):
        for first, second in combinations(names, 2):
            for pair in [decks] if decks else pairings(game, options):
                for place, seating in enumerate(_seatings(first, second, places, rules.cooperative)):
                    met = (first, second)
                    planned.append(Fixture(game, seating, met, place, tuple(pair), deal, dict(options or {}), entrants))
    planned[0].match()  # so is a setup that cannot be
    return planned


def _names(bots: tuple[Entrant, ...]) -> list[str]:
    """What the bots are called, each otherwise; a spec keeps its own name."""
    named = [bot_name(entrant) for entrant in bots]
    return [
        name if isinstance(bot, str) or name not in named[:at] else f"{name} {named[: at + 1].count(name)}"
        for at, (bot, name) in enumerate(zip(bots, named, strict=True))
    ]


def _seatings(first: str, second: str, seats: int, cooperative: bool) -> list[tuple[str, ...]]:
    if cooperative:
        return [(first,) * seats, (second,) * seats]
    return [(first, second), (second, first)]


def arena(planned: list[Fixture], workers: int = 0) -> Iterator[Played]:
    """Play the fixtures over so many processes (0: one for each core); what has come of each, as it ends."""
    workers = min(workers or os.cpu_count() or 1, len(planned))
    if workers == 1:
        yield from map(play_fixture, planned)
        return
    helpers = [Helper() for _ in range(workers)]
    idle: SimpleQueue[Helper] = SimpleQueue()
    for helper in helpers:
        idle.put(helper)

    def play_beside(fixture: Fixture) -> Played:
        helper = idle.get()
        try:
            return helper.ask(play_fixture, fixture)
        finally:
            idle.put(helper)

    threads = ThreadPoolExecutor(workers)
    try:
        for done in as_completed([threads.submit(play_beside, fixture) for fixture in planned]):
            yield done.result()
    except Ended:
        raise RuntimeError("a process in which a game was played has been killed") from None
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for helper in helpers:
            helper.end()
