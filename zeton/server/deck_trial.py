"""How good is this deck? A series of games against the field, watched while it is played, and what has come of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from zeton.lab import dossier
from zeton.lab.deck import trial
from zeton.lab.dossier import Worth, share_of
from zeton.lab.field import Share
from zeton.lab.findings import Findings
from zeton.server.deck_trials import MOST_DEALS, Series, Trials
from zeton.server.decks import own_deck
from zeton.server.errors import Refused
from zeton.server.languages import spoken
from zeton.server.storage.models import OwnDeck
from zeton.server.storage.store import Store
from zeton.server.visitors import need_visitor
from zeton.server.web import problems


class TrialWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A series: in how many deals at most, and beside which earlier version of the deck (null: beside none)."""

    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)] = 20
    before: int | None = None


class Wins(msgspec.Struct, kw_only=True):
    """How many games of how many were won (a draw is half a win), and the 95 % interval of that share."""

    won: float
    games: int
    share: float
    least: float
    most: float


class OpponentResult(msgspec.Struct, kw_only=True):
    """What was won against an opponent, in all and in each seat."""

    name: str
    all: Wins
    seats: list[Wins]


class EndResult(msgspec.Struct, kw_only=True):
    """How so many games were won, or lost."""

    won: bool
    text: str
    games: int


class TurnCurve(msgspec.Struct, kw_only=True):
    """The mean of something at the beginning of each turn, the deck's and the opponent's."""

    name: str
    ours: list[float]
    theirs: list[float]


class CardResult(msgspec.Struct, kw_only=True):
    """How games went in which a card was had, played, never seen; how many more were won with it than without, shrunken, with
    the 95 % interval of that."""

    card: str
    had: Wins
    played: Wins
    unseen: Wins
    gain: float
    least: float
    most: float


class TrialReport(msgspec.Struct, kw_only=True):
    """What the games of a series say. ``doubt``: as if so many games of every card more had gone like all others. ``cuts``: the
    cards that are proven to lose games, the worst first. ``hands``: advice about first hands, as sentences."""

    opponents: list[OpponentResult]
    seats: list[str]
    ends: list[EndResult]
    curves: list[TurnCurve]
    cards: list[CardResult]
    doubt: int
    openings: list[CardResult]
    hands: list[str]
    cuts: list[str]


class TrialInfo(msgspec.Struct, kw_only=True):
    """A series: how far it is, and what is known. ``left``: how many seconds it will take at most, where that can be said.

    ``state``: ``running``, ``known`` (what was asked is), ``open`` (all deals are played, and it is not), ``stopped``.
    ``good``: better than the field, or worse; null while it is not known; ``better``: so beside the earlier version.
    ``report`` is there when no more games are played, if there were any.
    """

    state: Literal["running", "known", "open", "stopped"]
    version: int
    before: int | None
    games: int
    most: int
    left: float | None
    all: Wins
    last: Wins | None
    good: bool | None
    better: bool | None
    answers: list[str]
    report: TrialReport | None


@get("/api/decks/{deck:str}/trial", summary="What a trial has found", responses=problems(401, 404), tags=["decks"])
async def trial_so_far(
    request: Request[Any, Any, Any],
    deck: FromPath[str],
    store: NamedDependency[Store],
    trials: NamedDependency[Trials],
    language: FromQuery[str | None] = None,
) -> TrialInfo | None:
    """The last series of a deck: how far it is, what is known, and when it is over what its games say; null, if it has none."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    series = await trials.of(own.id, visitor.id)
    return None if series is None else await _told(series, spoken(request, language))


@post("/api/decks/{deck:str}/trial", summary="How good is it?", responses=problems(401, 404), status_code=200, tags=["decks"])
async def begin_trial(
    request: Request[Any, Any, Any],
    deck: FromPath[str],
    data: JSONBody[TrialWish],
    store: NamedDependency[Store],
    trials: NamedDependency[Trials],
    language: FromQuery[str | None] = None,
) -> TrialInfo:
    """Let bots play a deck against every starter deck it may meet, in both seats of the same deals, until it is known how good
    it is; beside an earlier version, until it is known which is better. What else is tried for the visitor is stopped."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    before = None if data.before is None else await _version(store, visitor.id, own, data.before)
    tried = await asyncio.to_thread(trial, own.game, own.data, before)
    series = Series(own.id, own.name, own.version, data.before, tried, data.deals)
    await trials.begin(series, visitor.id)
    return await _told(series, spoken(request, language))


@delete("/api/decks/{deck:str}/trial", summary="Stop a trial", responses=problems(401, 404), tags=["decks"])
async def stop_trial(
    request: Request[Any, Any, Any], deck: FromPath[str], store: NamedDependency[Store], trials: NamedDependency[Trials]
) -> None:
    """No more games are played; what those that were say is kept."""
    visitor = await need_visitor(request, store)
    own = await own_deck(store, visitor.id, deck)
    await trials.stop(own.id, visitor.id)


async def _version(store: Store, visitor: str, own: OwnDeck, number: int) -> dict[str, Any]:
    for version in await store.shelf.versions(visitor, own.id):
        if version.number == number:
            return version.data
    raise Refused("unknown", "no-version")


async def _told(series: Series, language: str) -> TrialInfo:
    known, over = series.known, series.over
    findings = Findings(series.tried, known, series.seconds, series.name, language)
    return TrialInfo(
        state=_state(series),
        version=series.version,
        before=series.before,
        games=series.games,
        most=series.most,
        left=series.left,
        all=_wins(share_of(story.result for story in series.sofar)),
        last=None if series.before is None else _wins(share_of(story.result for story in known.last)),
        good=known.good,
        better=known.better,
        answers=findings.answers() if over and known.games else [],
        report=await asyncio.to_thread(_report, findings) if over and known.games else None,
    )


def _state(series: Series) -> Literal["running", "known", "open", "stopped"]:
    if not series.over:
        return "running"
    if series.known.is_done(series.tried):
        return "known"
    return "open" if series.known.games == series.most else "stopped"


def _report(findings: Findings) -> TrialReport:
    stories = findings.known.stories
    worths = dossier.worths(stories)
    return TrialReport(
        opponents=[
            OpponentResult(
                name=findings.opponent(other),
                all=_wins(share),
                seats=list(map(_wins, dossier.by_seat([s for s in stories if s.meeting.opponent == other]).values())),
            )
            for other, share in dossier.by_opponent(stories).items()
        ],
        seats=[findings.seat(seat) for seat in dossier.by_seat(stories)],
        ends=[EndResult(won=end.won, text=end.reason, games=end.games) for end in findings.ends()],
        curves=[TurnCurve(name=name, **sides) for name, sides in findings.curves().items()],
        cards=list(map(_card, worths)),
        doubt=dossier.DOUBT,
        openings=list(map(_card, dossier.openings(stories))),
        hands=findings.hands(),
        cuts=[worth.card for worth in dossier.cuts(worths)],
    )


def _wins(share: Share) -> Wins:
    least, most = share.interval
    return Wins(won=share.won, games=share.games, share=share.share, least=least, most=most)


def _card(worth: Worth) -> CardResult:
    return CardResult(
        card=worth.card,
        had=_wins(worth.had),
        played=_wins(worth.played),
        unseen=_wins(worth.unseen),
        gain=worth.gain,
        least=worth.low,
        most=worth.high,
    )


ROUTES = [trial_so_far, begin_trial, stop_trial]
