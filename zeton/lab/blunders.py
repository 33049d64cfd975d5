"""The choices of a game that cost most: searched again, and checked by playing out.

A search looks at every quiet moment at which there was a real choice, and judges what was chosen (``zeton.bots.verdict``). Of
the moments that cost most, what was chosen and what would have been better are played out from the same deals of what the seat
could not know, by quick bots: a search may be wrong in the same way twice, games to their end are not. The analysis board of
the server and ``zeton lab blunders`` tell what is found here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import zeton
from zeton.bots import Seat, make_bot
from zeton.bots.search_bot import SearchBot
from zeton.bots.verdict import LOOKS, Verdict, judge
from zeton.kernel.decision import Option
from zeton.kernel.match import Match
from zeton.kernel.words import option_words, seat_words

MOST_MOMENTS = 80
MOST_TOLD = 8
NOTEWORTHY = 0.03  # a share of winning: less may be the chance of a short search
PLAYER = "greedy:samples=1,rounds=1"  # who plays out
PLAYOUTS = 8
LONGEST_LINE = 5


class Check(NamedTuple):
    """What whoever chose got of so many games that were played out after his choice, and after the better one."""

    games: int = 0
    chosen: float = 0.0
    better: float = 0.0

    def and_also(self, other: Check) -> Check:
        """With what more games came to."""
        return Check(self.games + other.games, self.chosen + other.chosen, self.better + other.better)


def moments_of(matches: Sequence[Match]) -> list[int]:
    """The steps of a game at which nothing was half done and there was a real choice.

    Of very many, half are those where the game's own judgement changed most, the others are spread over the whole game.
    """
    quiet = [step for step, match in enumerate(matches[:-1]) if match.is_quiet and _is_a_choice(match)]
    if len(quiet) <= MOST_MOMENTS:
        return quiet
    values = {step: matches[step].evaluate(0) for step in quiet}
    changes = {step: abs(values[after] - values[step]) for step, after in pairwise(quiet)}
    great = sorted(changes, key=lambda step: changes[step], reverse=True)[: MOST_MOMENTS // 2]
    others = [step for step in quiet if step not in set(great)]
    left = MOST_MOMENTS - len(great)
    return sorted([*great, *(others[n * len(others) // left] for n in range(left))])


def _is_a_choice(match: Match) -> bool:
    decision = match.decision
    return decision is not None and len(match.game.distinct(match.table, decision.options)) > 1


def worst(found: Mapping[int, Verdict], most: int = MOST_TOLD) -> list[int]:
    """The steps at which most was given away, in their order."""
    lost = {step: verdict.promised - verdict.left for step, verdict in found.items()}
    noteworthy = sorted((step for step in lost if lost[step] >= NOTEWORTHY), key=lambda step: -lost[step])
    return sorted(noteworthy[:most])


def check(seat: Seat, chosen: Option, better: Option, seed: int, deals: range) -> Check:
    """Play both choices out, each game of one from the same deal, with the same bots, as one of the other."""
    lost, won = (sum(_played_out(seat, option, Random(f"{seed} {deal}")) for deal in deals) for option in (chosen, better))
    return Check(len(deals), lost, won)


def _played_out(seat: Seat, option: Option, rng: Random) -> float:
    """What a seat gets of a game that goes on with an option: 1, ½ or 0."""
    match = seat.determinize(rng)
    bots = [make_bot(PLAYER, seed=rng.getrandbits(32)) for _ in range(match.seats)]
    match.choose(option)
    while match.decision is not None:
        match.choose(bots[match.decision.seat].choose(Seat(match)))
    return share_won(match, seat.seat)


def share_won(match: Match, seat: int) -> float:
    """What a seat got of a game that is over: nobody's win is half a win for each, or the loss of all who play together."""
    assert match.outcome is not None
    if not match.outcome.winners and not match.game.cooperative:
        return 0.5
    return float(seat in match.outcome.winners)


def line_after(seat: Seat, option: Option, seed: int, language: str) -> list[str]:
    """How a short search goes on after an option, until somebody else is asked: payments, targets, the next deed."""
    rng = Random(seed)
    match = seat.determinize(rng)
    bot = SearchBot(seed, iterations=LOOKS)
    line = [option_words(option, language, match)]
    match.choose(option)
    while (decision := match.decision) is not None and decision.seat == seat.seat and len(line) < LONGEST_LINE:
        chosen = bot.choose(Seat(match))
        line.append(option_words(chosen, language, match))
        match.choose(chosen)
    return line


# ── a whole record ───────────────────────────────────────────────────────────────────────────────────────────────────


class Blunder(NamedTuple):
    """A choice that gave something away, in words: when, whose, what it was, what was better and how it would have gone on.

    ``before`` is the share of winning that the better choice promised, ``after`` what the choice left of it.
    """

    step: int
    turn: int
    seat: int
    who: str
    chosen: str
    line: list[str]
    before: float
    after: float
    check: Check

    @property
    def confirmed(self) -> bool:
        """Whether games that were played out say so, too."""
        return self.check.better > self.check.chosen


class Asked(NamedTuple):
    """A moment of a record that is to be judged: the match then, what was chosen, and the seed the search thinks with."""

    step: int
    match: Match
    chosen: Option
    seed: int


def asked_in(record: Mapping[str, Any], seat: int | None = None) -> list[Asked]:
    """The moments of a record that are worth a look: of one seat, or of all."""
    matches, chosen = [], []
    for step in zeton.steps(record):
        if not step.forced:
            matches.append(step.match.clone())
            chosen.append(step.chosen)
    matches.append(zeton.replay(record))
    asked = [Asked(at, matches[at], chosen[at], record["seed"] ^ at) for at in moments_of(matches)]
    return [one for one in asked if seat is None or (one.match.decision is not None and one.match.decision.seat == seat)]


def judged(asked: Asked) -> tuple[int, Verdict]:
    """What a search thinks of a moment."""
    return asked.step, judge(Seat(asked.match), asked.chosen, asked.seed)


def told(language: str, games: int, given: tuple[Asked, Verdict]) -> Blunder:
    """A choice that gave something away, played out and put into words."""
    asked, verdict = given
    match, seat = asked.match, Seat(asked.match)
    turns = match.game.chronicle.turns
    return Blunder(
        asked.step,
        sum(entry.what in turns for entry in match.log(None)),
        seat.seat,
        seat_words(seat.seat, language, match),
        option_words(asked.chosen, language, match),
        line_after(seat, verdict.best, asked.seed, language),
        round(verdict.promised, 3),
        round(verdict.left, 3),
        check(seat, asked.chosen, verdict.best, asked.seed, range(games)),
    )


def teller(language: str, games: int = PLAYOUTS) -> partial[Blunder]:
    """What tells blunders in a language, after so many games played out."""
    return partial(told, language, games)
