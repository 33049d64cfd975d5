"""The deck lab: how good is a deck against the field, and is it better than its last version?

A trial plays deal after deal: in each the deck meets every starter deck it may meet, in both seats; its last version, if there
is one, plays the very same deals. After every few of them a sequential test (``sprt``) asks whether the question is answered.
What each game was like (``Story``) is counted by ``zeton.lab.dossier``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import zeton
from zeton.bots import Seat, make_bot
from zeton.kernel.errors import BadSetup
from zeton.kernel.match import Match
from zeton.lab.blunders import share_won
from zeton.lab.cards import card_id, had_and_played
from zeton.lab.measures import measured
from zeton.lab.sprt import Sprt
from zeton.lab.workers import spread

PLAYER = "greedy:samples=2,rounds=1"
FIRST_DEAL = 600_000  # apart from all deals that are played elsewhere
HAND, MULLIGAN = "hand", "mulligan"
EVEN = Sprt(0.45, 0.55)  # worse or better than the field
SAME = Sprt(0.48, 0.52)  # worse or better than the last version: half of what a deal is worth more
DEALS_AT_ONCE = 2


class Meeting(NamedTuple):
    """A game to be played: which version (0 is the deck, 1 the last one) meets whom, in which seat, in which deal."""

    version: int
    opponent: str
    seat: int
    deal: int


class Story(NamedTuple):
    """What a game was like for the deck."""

    meeting: Meeting
    result: float
    reason: str
    turns: int
    curves: dict[str, list[tuple[float, float]]]  # at the beginning of each turn: ours, theirs
    had: list[str]
    played: list[str]
    opening: list[str]  # the first hand, where one may be sent back
    sent_back: bool


@dataclass(frozen=True)
class Trial:
    """What is tried: a deck and perhaps its last version, against whom, and who plays."""

    game: str
    versions: tuple[Any, ...]
    opponents: tuple[str, ...]
    player: str = PLAYER
    seed: int = FIRST_DEAL

    def meetings(self, deal: int) -> list[Meeting]:
        """All games of a deal."""
        return [
            Meeting(version, opponent, seat, self.seed + deal)
            for opponent in self.opponents
            for seat in (0, 1)
            for version in range(len(self.versions))
        ]


def trial(game: str, deck: Any, last: Any = None, player: str = PLAYER, seed: int = FIRST_DEAL) -> Trial:
    """A trial of a deck against every starter deck it may meet; what is wrong is said before the first game."""
    rules = zeton.game(game)
    if not rules.decks:
        raise BadSetup("no-decks", game=rules.title)
    make_bot(player)
    versions = (deck,) if last is None else (deck, last)
    others = [other for other in rules.decks if other not in versions]  # against itself, every deck is as good as it is
    opponents = tuple(other for other in others if all(_may_meet(rules, version, other) for version in versions))
    if not opponents:
        rules.check_setup((deck, next(iter(rules.decks))), None, {})  # says why
    return Trial(game, versions, opponents, player, seed)


def _may_meet(rules: zeton.Game, deck: Any, other: str) -> bool:
    try:
        rules.check_setup((deck, other), None, {})
    except zeton.ZetonError:
        return False
    return True


# ── one game ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def play_meeting(tried: Trial, meeting: Meeting) -> Story:
    """Play one game, and watch it."""
    deck, seat = tried.versions[meeting.version], meeting.seat
    decks = (deck, meeting.opponent) if seat == 0 else (meeting.opponent, deck)
    match = zeton.new(tried.game, decks=decks, seed=meeting.deal)
    bots = [make_bot(tried.player, seed=meeting.deal * 2 + place) for place in range(match.seats)]
    watch = Watch(match, seat)
    opening: list[str] = []
    sent_back = False
    while match.decision is not None:
        watch.look()
        decision = match.decision
        chosen = bots[decision.seat].choose(Seat(match))
        if decision.seat == seat and decision.kind == MULLIGAN and not opening:
            opening = hand_of(match, seat)
            option = decision.options[chosen] if isinstance(chosen, int) else chosen
            sent_back = option.verb == MULLIGAN
        match.choose(chosen)
    assert match.outcome is not None
    had, played = had_and_played(match)
    own = of_deck(match, seat)
    mine, used = (sorted(card for place, card in cards if place == seat and card in own) for cards in (had, played))
    result, reason = share_won(match, seat), match.outcome.reason
    return Story(meeting, result, reason, watch.turns, watch.curves, mine, used, opening, sent_back)


def of_deck(match: Match, seat: int) -> set[str]:
    """The ids of the cards a seat has brought: what it takes from others says nothing about its deck."""
    owner = match.table.owner
    return {card_id(match, card) for card in range(1, len(owner)) if owner[card] == seat}


def hand_of(match: Match, seat: int) -> list[str]:
    """The ids of the cards in a hand."""
    return sorted(card_id(match, card) for card in match.view(seat)["zones"][HAND][seat] if card)


class Watch:
    """Measures a game at the beginning of each of its turns."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.curves: dict[str, list[tuple[float, float]]] = {}
        self.turns = self.read = 0

    def look(self) -> None:
        """Measure, if a turn has begun since the last look."""
        new = self.match.log(None, self.read)
        self.read += len(new)
        begun = sum(entry.what in self.match.game.chronicle.turns for entry in new)
        self.turns += begun
        if begun:
            ours, theirs = measured(self.match, self.seat), measured(self.match, 1 - self.seat)
            for name in ours:
                self.curves.setdefault(name, []).append((ours[name], theirs[name]))


# ── the whole trial ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Known:
    """What a trial knows so far: the games of the deck and of its last version, and the answers."""

    stories: list[Story] = field(default_factory=list)
    last: list[Story] = field(default_factory=list)
    field_evidence: float = 0.0
    good: bool | None = None  # against the field
    last_evidence: float = 0.0
    better: bool | None = None  # than the last version

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self.stories) + len(self.last)

    def add(self, played: Iterable[Story]) -> None:
        """Games that were played, in the order of their meetings: so the answer depends on the seeds alone."""
        for story in sorted(played, key=lambda story: story.meeting):
            (self.last if story.meeting.version else self.stories).append(story)
        self.weigh()

    def weigh(self) -> None:
        """Look at what the games say."""
        mine = pair_results(self.stories)
        self.field_evidence, self.good = EVEN.evidence(list(mine.values())), EVEN.answer(list(mine.values()))
        if self.last:
            before = pair_results(self.last)
            gains = [(1 + mine[pair] - before[pair]) / 2 for pair in mine if pair in before]
            self.last_evidence, self.better = SAME.evidence(gains), SAME.answer(gains)

    def is_done(self, tried: Trial) -> bool:
        """Whether all that was asked is known."""
        return self.good is not None and (len(tried.versions) == 1 or self.better is not None)


def pair_results(stories: Sequence[Story]) -> dict[tuple[int, str], float]:
    """The mean result of both seats, by deal and opponent."""
    found: dict[tuple[int, str], list[float]] = {}
    for story in stories:
        found.setdefault((story.meeting.deal, story.meeting.opponent), []).append(story.result)
    return {pair: sum(results) / len(results) for pair, results in sorted(found.items())}


def batches(tried: Trial, most: int) -> Iterator[list[Meeting]]:
    """The games of so many deals, as many at a time as are played before anybody looks at what they say."""
    for first in range(0, most, DEALS_AT_ONCE):
        yield [meeting for deal in range(first, min(most, first + DEALS_AT_ONCE)) for meeting in tried.meetings(deal)]


def run(
    tried: Trial, most: int, workers: int = 0, cluster: str | None = None, heard: Callable[[Story], None] = lambda story: None
) -> Iterator[Known]:
    """Play deals until it is known, or as many as may be are played; what is known after every few of them.

    It is looked at after the same deals whatever the number of processes: so the answer depends on the seeds alone.
    ``heard`` is told every game as it ends.
    """
    known = Known()
    for meetings in batches(tried, most):
        known.add(_told(spread(partial(play_meeting, tried), meetings, workers, cluster), heard))
        yield known
        if known.is_done(tried):
            return


def _told(played: Iterable[Story], heard: Callable[[Story], None]) -> Iterator[Story]:
    for story in played:
        heard(story)
        yield story
