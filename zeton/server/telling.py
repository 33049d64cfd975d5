"""What a line is told of the table: its view, its question with a label for each option, and the log in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zeton import Match, Outcome, Reason
from zeton.kernel import words
from zeton.kernel.table import Entry

DEFAULT_LANGUAGE = "en"

Told = dict[tuple[str, Entry], str]
"""Sentences of one table's log that have been made already."""


def languages() -> list[str]:
    """The languages there are words in."""
    return words.languages()


def known_language(language: str | None) -> str:
    """The language that was asked for, if there are words in it."""
    return language if language is not None and language in languages() else DEFAULT_LANGUAGE


def question(match: Match, seat: int | None, language: str) -> dict[str, Any] | None:
    """The open question in words, if it is this seat's: what is asked, and a label for each option."""
    decision = match.decision
    if decision is None or decision.seat != seat:
        return None
    return {"text": words.question_words(decision, language, match), "labels": words.options_words(match, language)}


def log_lines(match: Match, seat: int | None, language: str, since: int, told: Told) -> list[dict[str, Any]]:
    """The log from an entry on, as this seat may read it: sentences, and the cards to point at."""
    return _lines(match, match.log(seat, since), language, told)


def open_log(match: Match, language: str) -> list[dict[str, Any]]:
    """The log of a game that is over: what any seat could read."""
    logs = [match.log(seat) for seat in range(match.seats)]
    entries = [max(same, key=lambda entry: sum(map(bool, entry.cards))) for same in zip(*logs, strict=True)]
    return _lines(match, entries, language, {})


def _sentence(match: Match, entry: Entry, language: str, told: Told) -> str:
    key = (language, entry)
    if key not in told:
        told[key] = words.log_words(entry, language, match)
    return told[key]


def _lines(match: Match, entries: Iterable[Entry], language: str, told: Told) -> list[dict[str, Any]]:
    return [
        {
            "text": _sentence(match, entry, language, told),
            "what": entry.what,
            "seat": entry.seat,
            "cards": list(entry.cards),
            "number": entry.number,
            "step": entry.step,
        }
        for entry in entries
    ]


def reasons(match: Match, found: list[Reason], language: str) -> list[dict[str, Any]]:
    """Why something is not possible: each rule, and what it says."""
    return [{"rule": reason.rule, "key": reason.key, "text": words.reason_words(reason, language, match)} for reason in found]


def deck_problem(found: Reason, game: str, language: str) -> str:
    """Which rule of deck building is broken, and how."""
    return words.reason_words(found, language, None, game=game)


def outcome(match: Match, ended: dict[str, Any] | None, language: str) -> dict[str, Any] | None:
    """How the game ended, in words."""
    if ended is None:
        return None
    told = Outcome(tuple(ended["winners"]), ended["reason"])
    return {**ended, "text": words.outcome_words(told, language, match)}
