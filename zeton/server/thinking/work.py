"""What is thought about, and how: a task is a table, what has been chosen there, and what is asked of a bot.

A process that thinks keeps the match, so the next task of a table carries only the choices made since the last one, and what a
search has found so far, so the next one goes on from there. All of that can be lost at any moment: what a process does not
have it makes anew from the record.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, TypeVar

import zeton
from zeton import Match, Option
from zeton.bots import NAMED, Bot, Seat, hint, make_bot
from zeton.bots.greedy import GreedyBot
from zeton.bots.search_bot import SearchBot
from zeton.bots.verdict import Verdict, judge
from zeton.lab.blunders import Check, check
from zeton.lab.deck import Meeting, Story, Trial, play_meeting
from zeton.server import tasks

MATCHES_KEPT = 1024
SEARCHES_KEPT = 32  # one or two megabytes each

QUICK = ("random", "novice", "greedy", tasks.TUTOR, tasks.DEFENDER)
LONGEST = 1.5  # seconds from a question to its answer
LEAST = 0.25  # of the time a bot would take: so much it has, however long it had to wait

Kept = TypeVar("Kept")


@dataclass(slots=True)
class Task:
    """What a bot thinks about: a table at the moment after these choices; which bot, and the seed it thinks with.

    On its way to a process that knows the beginning, the record and the choices before ``since`` are left out.
    """

    table: str
    record: dict[str, Any] | None
    choices: list[Option]
    spec: str
    seed: int
    since: int = 0
    task: str | None = None  # of the table: what its defender has to prevent
    chosen: Option | None = None  # what is judged
    better: Option | None = None  # what it is played out beside
    deal: int = 0  # in which deal of what is not known
    waited: float = 0.0  # seconds since the table has asked
    trial: Trial | None = None  # of a deck,
    meeting: Meeting | None = None  # and which of its games is played

    def rest(self, since: int) -> Task:
        """What a process that knows the first choices must be told."""
        return replace(self, record=None, choices=self.choices[since:], since=since) if since else self

    def is_of(self, table: str) -> bool:
        """Whether it is asked at this table; lines of play that were taken back have names of their own."""
        return self.table.partition("/")[0] == table

    @property
    def is_quick(self) -> bool:
        """Whether its bot answers in moments."""
        return NAMED.get(self.spec, self.spec).partition(":")[0] in QUICK


class Forgotten(Exception):
    """The process does not have the match it is said to have."""


# ── in a process that thinks ─────────────────────────────────────────────────────────────────────────────────────


_matches: OrderedDict[str, tuple[int, Match]] = OrderedDict()
_searches: OrderedDict[tuple[str, int, str], SearchBot] = OrderedDict()


def choose(task: Task) -> Option:
    """What the bot whose turn it is chooses."""
    begun = perf_counter()
    match = _match(task)
    assert match.decision is not None
    schooled = tasks.choice(task.task, task.spec, match)
    if schooled is not None:
        return schooled
    bot = _bot(task, match.decision.seat)
    if isinstance(bot, SearchBot | GreedyBot):
        bot.time = time_left(bot.time, task.waited + perf_counter() - begun)
    chosen = bot.choose(Seat(match))
    return match.decision.options[chosen] if isinstance(chosen, int) else chosen


def time_left(time: float, gone: float) -> float:
    """The time a bot has (0: as much as it wants), when some of it is gone: who had to wait thinks shorter."""
    most = min(time or LONGEST, LONGEST)
    return max(most - gone, most * LEAST)


def advise(task: Task) -> list[tuple[int, int]]:
    """A hint for whoever is asked."""
    match = _match(task)
    assert match.decision is not None
    options = match.decision.options
    return [(options.index(advice.option), advice.percent) for advice in hint(Seat(match), task.spec, task.seed)]


def judged(task: Task) -> Verdict:
    """What a search thinks of a choice of whoever is asked."""
    assert task.chosen is not None
    return judge(Seat(_match(task)), task.chosen, task.seed)


def checked(task: Task) -> Check:
    """What one game comes to that is played out after a choice of whoever is asked, and one after a better choice."""
    assert task.chosen is not None and task.better is not None
    return check(Seat(_match(task)), task.chosen, task.better, task.seed, range(task.deal, task.deal + 1))


def met(task: Task) -> Story:
    """What one game of a deck's trial was like."""
    assert task.trial is not None and task.meeting is not None
    return play_meeting(task.trial, task.meeting)


def open_box(game: str) -> None:
    """Read a game, so that the first question about it does not wait for that."""
    assert zeton.game(game).cards


THOUGHTS: Mapping[str, Callable[[Task], Any]] = {
    "choose": choose,
    "advise": advise,
    "judge": judged,
    "check": checked,
    "meet": met,
}
"""What can be asked, by the name under which it is sent to other machines."""

ANSWERS: Mapping[str, Any] = {
    "choose": Option,
    "advise": list[tuple[int, int]],
    "judge": Verdict,
    "check": Check,
    "meet": Story,
}
"""What is answered."""


def _match(task: Task) -> Match:
    """The match of a task, played on from where it was last seen."""
    made, match = _matches.pop(task.table, (0, None))
    wanted = task.since + len(task.choices)
    if match is None or not task.since <= made <= wanted:
        if task.record is None:
            raise Forgotten
        made, match = 0, zeton.replay({**task.record, "choices": []})
    for choice in task.choices[made - task.since :]:
        match.choose(choice)
    _keep(_matches, task.table, (wanted, match), MATCHES_KEPT)
    return match


def _bot(task: Task, seat: int) -> Bot:
    """The bot, made anew with the seed of this question; a search goes on from the last one of its seat."""
    bot = make_bot(task.spec, task.seed)
    if isinstance(bot, SearchBot):
        place = (task.table, seat, task.spec)
        last = _searches.pop(place, None)
        if last is not None:
            bot.places = last.places
        _keep(_searches, place, bot, SEARCHES_KEPT)
    return bot


def _keep(kept: OrderedDict[Any, Kept], name: Any, one: Kept, most: int) -> None:
    """Keep one, and forget the longest unused ones."""
    kept[name] = one
    while len(kept) > most:
        kept.popitem(last=False)
