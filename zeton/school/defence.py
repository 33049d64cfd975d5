"""Whoever plays against the solver of a puzzle: he finds the answer that refutes a wrong move, if there is one."""

from __future__ import annotations

from zeton import Match, Option
from zeton.school.goal import Goal
from zeton.school.prover import Prover, TooLong, unlike

MOST = 60_000  # positions: more than any puzzle has


def defend(match: Match, goal: Goal) -> Option:
    """The choice after which the goal can no longer be reached; if it can be anyhow, the first one."""
    options = unlike(match)
    prover = Prover(goal, MOST)
    try:
        return next((option for option in options if not prover.wins_by(match, option)), options[0])
    except TooLong:
        return options[0]
