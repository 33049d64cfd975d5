"""Studying a finished game: its odds from the search, and the choices after which they were worse than they had to be."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from zeton import Match, Option
from zeton.bots.verdict import Verdict
from zeton.kernel import words
from zeton.lab.blunders import Check, worst
from zeton.server.course import Standing, final_shares
from zeton.server.hall import Hall
from zeton.server.languages import spoken
from zeton.server.replays import finished
from zeton.server.rooms import Room
from zeton.server.steps import Replays, Steps
from zeton.server.storage.store import Store
from zeton.server.studies import Studies, Study
from zeton.server.visitors import need_visitor
from zeton.server.web import problems


class PlayedOut(msgspec.Struct, kw_only=True):
    """Of so many games played out after either choice, how many whoever chose has won; a draw is half a win."""

    games: int
    chosen: float
    better: float


class Swing(msgspec.Struct, kw_only=True):
    """A choice that gave something away: the step it was made at, whose it was, what it was and what would have been better.

    ``before``: for each seat the share of winning that the better choice promised; ``after``: what the choice left of it.
    ``check``: what games came to that were played out after both; null before that is done.
    """

    step: int
    seat: int
    chosen: str
    better: str
    before: list[float]
    after: list[float]
    check: PlayedOut | None = None


class StudyInfo(msgspec.Struct, kw_only=True):
    """What a search has found in a game so far: at ``known`` of ``moments`` moments. ``thinking``: more will be known soon.

    ``odds``: for each seat the share of winning, from 0 to 1, at those moments, and at the end of the game.
    """

    thinking: bool
    known: int
    moments: int
    odds: list[Standing]
    swings: list[Swing]


@get("/api/replays/{table:str}/study", summary="What a study has found", responses=problems(404), tags=["replays"])
async def study_so_far(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    studies: NamedDependency[Studies],
    language: FromQuery[str | None] = None,
) -> StudyInfo:
    """What is known so far of a finished game, from a search at each quiet moment."""
    room, steps = await finished(request, table, store, hall, replays)
    study = await studies.study(room, steps)
    return _told(study, room, steps, studies.thinks_about(study), spoken(request, language))


@post(
    "/api/replays/{table:str}/study",
    summary="Study a game",
    responses=problems(401, 404),
    status_code=200,
    tags=["replays"],
)
async def begin_study(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
    replays: NamedDependency[Replays],
    studies: NamedDependency[Studies],
    language: FromQuery[str | None] = None,
) -> StudyInfo:
    """Let a search look at every quiet moment of a finished game, while no table needs it; one game at a time for a visitor."""
    visitor = await need_visitor(request, store)
    room, steps = await finished(request, table, store, hall, replays)
    study = await studies.study(room, steps)
    studies.begin(study, visitor.id)
    return _told(study, room, steps, studies.thinks_about(study), spoken(request, language))


def _told(study: Study, room: Room, steps: Steps, thinking: bool, language: str) -> StudyInfo:
    matches = steps.matches
    odds = [Standing(step=step, shares=_shares(matches[step], study.found[step].promised)) for step in sorted(study.found)]
    assert room.ended is not None
    end = Standing(step=len(matches) - 1, shares=final_shares(room.ended["winners"], matches[-1]))
    swings = [
        _swing(step, matches[step], study.whole.choices[step], study.found[step], study.checked.get(step), language)
        for step in worst(study.found)
    ]
    return StudyInfo(
        thinking=thinking, known=len(study.found), moments=len(study.moments), odds=[*odds, end] if odds else [], swings=swings
    )


def _swing(step: int, match: Match, chosen: Option, verdict: Verdict, check: Check | None, language: str) -> Swing:
    assert match.decision is not None
    return Swing(
        step=step,
        seat=match.decision.seat,
        chosen=words.option_words(chosen, language, match),
        better=words.option_words(verdict.best, language, match),
        before=_shares(match, verdict.promised),
        after=_shares(match, verdict.left),
        check=check and PlayedOut(games=check.games, chosen=check.chosen, better=check.better),
    )


def _shares(match: Match, share: float) -> list[float]:
    """What is one's share is the others' too where all play together; else what it leaves is theirs."""
    assert match.decision is not None
    mine, together = match.decision.seat, match.game.cooperative
    return [round(share if together or seat == mine else 1 - share, 3) for seat in range(match.seats)]


ROUTES = [study_so_far, begin_study]
