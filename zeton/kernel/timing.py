"""The timing chart of a game: its phases, their steps and windows, each with its rule, from ``data/timing.json``.

Names are messages: ``timing-phase-conflict``, ``timing-part-engagement``, ``timing-step-W-EDGE`` (hyphens for points). A view
stands at a step that has what it says in ``step`` (``at``; unless given, the step's id), or its kind of question (``asks``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from zeton.kernel import words
from zeton.kernel.duel import load

STEP, CHOICE, WINDOW = "step", "choice", "window"
KINDS = (STEP, CHOICE, WINDOW)


@dataclass(frozen=True)
class Step:
    """A step: what the rules do, what somebody decides, or a window for actions. ``part``: the procedure of the phase it
    belongs to; ``back``: the step that may come next instead of the one below."""

    step: str
    rule: str
    kind: str
    at: tuple[str, ...]
    asks: tuple[str, ...]
    part: str
    back: str


@dataclass(frozen=True)
class Phase:
    """A phase with its steps in order."""

    phase: str
    rule: str
    steps: tuple[Step, ...]


@cache
def timing_chart(game: str) -> tuple[Phase, ...]:
    """The timing chart of a game, by its id."""
    given = load(f"zeton.games.{game}", "timing.json")
    return tuple(Phase(phase["phase"], phase["rule"], tuple(map(_step, phase["steps"]))) for phase in given)


def _step(given: Mapping[str, Any]) -> Step:
    at, asks = tuple(given.get("at", [given["step"]])), tuple(given.get("asks", []))
    return Step(given["step"], given["rule"], given["kind"], at, asks, given.get("part", ""), given.get("back", ""))


def name_of(what: str, name: str, game: str, language: str) -> str:
    """The name of a phase, a part or a step."""
    return words.say(f"timing-{what}-{name.replace('.', '-')}", language, f"zeton.games.{game}")
