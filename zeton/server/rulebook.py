"""The rule book over HTTP: chapters, rules and rulings of a game, its timing chart, and examples that can be played."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery

import zeton
from zeton.kernel import examples, timing
from zeton.kernel.rulebook import Rule, rule_book
from zeton.server.errors import Refused
from zeton.server.languages import spoken
from zeton.server.web import problems


class RuleInfo(msgspec.Struct, kw_only=True):
    """A rule or a ruling: its number and what it says."""

    number: str
    text: str


class ChapterInfo(msgspec.Struct, kw_only=True):
    """A chapter with its rules; ``text`` is its title."""

    number: str
    text: str
    rules: list[RuleInfo]


class StepInfo(msgspec.Struct, kw_only=True):
    """A step of the timing chart. ``kind``: ``step``, ``choice`` or ``window``; ``at``: what a view there says in ``step``;
    ``asks``: the kinds of question that are asked there; ``part``: the procedure it belongs to, or nothing; ``back``: the id of
    the step that may follow instead of the next one, or nothing."""

    id: str
    text: str
    rule: str
    kind: str
    at: list[str]
    asks: list[str]
    part: str
    back: str


class PhaseInfo(msgspec.Struct, kw_only=True):
    """A phase of the timing chart; ``id`` is what a view says in ``phase``, ``words`` are the names of its procedures."""

    id: str
    text: str
    rule: str
    words: dict[str, str]
    steps: list[StepInfo]


class ExampleInfo(msgspec.Struct, kw_only=True):
    """A position to try a rule on: what to do there, at which of how many seats."""

    id: str
    rule: str
    text: str
    seat: int
    seats: int
    position: dict[str, Any]


class RuleBookInfo(msgspec.Struct, kw_only=True):
    """Everything about the rules of a game, in a language."""

    game: str
    title: str
    chapters: list[ChapterInfo]
    rulings: list[RuleInfo]
    timing: list[PhaseInfo]
    examples: list[ExampleInfo]


@get("/api/games/{game:str}/rules", summary="The rule book", responses=problems(404), tags=["lobby"])
async def rules(request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str | None] = None) -> RuleBookInfo:
    """All rules of a game by chapter and number, the rulings, the timing chart, and positions on which a rule can be tried."""
    if game not in zeton.games():
        raise Refused("unknown", "no-game", game=game)
    return _book(game, spoken(request, language))


@lru_cache(maxsize=64)
def _book(game: str, language: str) -> RuleBookInfo:
    book = rule_book(game, language)
    return RuleBookInfo(
        game=game,
        title=zeton.game(game).title,
        chapters=[ChapterInfo(number=c.number, text=c.title, rules=_rules(c.rules)) for c in book.chapters],
        rulings=_rules(book.rulings),
        timing=[_phase(phase, game, language) for phase in timing.timing_chart(game)],
        examples=[_example(example, game, language) for example in examples.examples(game)],
    )


def _rules(given: tuple[Rule, ...]) -> list[RuleInfo]:
    return [RuleInfo(number=rule.number, text=rule.text) for rule in given]


def _phase(phase: timing.Phase, game: str, language: str) -> PhaseInfo:
    parts = dict.fromkeys(step.part for step in phase.steps if step.part)
    return PhaseInfo(
        id=phase.phase,
        text=timing.name_of("phase", phase.phase, game, language),
        rule=phase.rule,
        words={part: timing.name_of("part", part, game, language) for part in parts},
        steps=[_step(step, game, language) for step in phase.steps],
    )


def _step(step: timing.Step, game: str, language: str) -> StepInfo:
    return StepInfo(
        id=step.step,
        text=timing.name_of("step", step.step, game, language),
        rule=step.rule,
        kind=step.kind,
        at=list(step.at),
        asks=list(step.asks),
        part=step.part,
        back=step.back,
    )


def _example(example: examples.Example, game: str, language: str) -> ExampleInfo:
    position = dict(example.position)
    return ExampleInfo(
        id=example.id,
        rule=example.rule,
        text=example.text(game, language),
        seat=example.seat,
        seats=zeton.position(game, position).seats,
        position=position,
    )


ROUTES = [rules]
