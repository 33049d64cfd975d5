"""What a line is told of the table: its view, its question with a label for each option, and the log in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zeton import Match, Outcome, Reason, ZetonError
from zeton.kernel import words
from zeton.kernel.chronicle import Line, Reader, Told, outcome_why, outcome_words, tell_log, tell_since
from zeton.server.autopass import WINDOWS
from zeton.server.errors import Refused
from zeton.server.seats import Seat


def question(match: Match, seat: int | None, language: str) -> dict[str, Any] | None:
    """The open question in words, if it is this seat's: what is asked, and a label for each option.

    With it, which options let an opportunity go by, which give much up, and whether the question opens something: then nothing
    that was picked before belongs to it.
    """
    decision = match.decision
    if decision is None or decision.seat != seat:
        return None
    game, table, asked = match.game, match.table, words.Asked(match, language)
    return {
        "text": words.question_words(decision, language, match, asked),
        "labels": words.options_words(match, language, asked),
        "declines": [n for n, option in enumerate(decision.options) if game.declines(table, option)],
        "weighty": [n for n, option in enumerate(decision.options) if game.weighs(table, option)],
        "opens": decision.kind in WINDOWS or game.is_quiet(table),
    }


def reader(language: str, seat: int | None, seats: Iterable[Seat]) -> Reader:
    """Whom a line's log is told to: bots are called what they are in his language."""
    return Reader(language, seat, tuple(_name(one, language) for one in seats))


def _name(seat: Seat, language: str) -> str:
    return words.say("bot-name", language, words.COMMON, bot=seat.bot) if seat.is_bot else seat.name


def log_lines(match: Match, reader: Reader, since: int, told: Told) -> list[Line]:
    """The log from an entry on, as the reader's seat may read it."""
    return tell_since(match, reader, since, told)


def open_log(match: Match, reader: Reader, told: Told) -> list[Line]:
    """The log of a game that is over: what any seat could read."""
    logs = [match.log(seat) for seat in range(match.seats)]
    entries = [max(same, key=lambda entry: sum(map(bool, entry.cards))) for same in zip(*logs, strict=True)]
    return tell_log(match, entries, reader, 0, told)


def shown_lines(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Lines of the log as they are sent: the sentence, and the cards to point at."""
    return [
        {
            "text": line.text,
            "level": line.level,
            "what": line.entry.what,
            "seat": line.entry.seat,
            "cards": list(line.entry.cards),
            "number": line.entry.number,
            "step": line.entry.step,
        }
        for line in lines
    ]


def reasons(match: Match, found: list[Reason], language: str) -> list[dict[str, Any]]:
    """Why something is not possible: each rule, and what it says."""
    return [{"rule": reason.rule, "key": reason.key, "text": words.reason_words(reason, language, match)} for reason in found]


def deck_problem(found: Reason, game: str, language: str) -> str:
    """Which rule of deck building is broken, and how."""
    return words.reason_words(found, language, None, game=game)


def outcome(match: Match, ended: dict[str, Any] | None, reader: Reader) -> dict[str, Any] | None:
    """How the game ended, in words; where all play together nobody's win is their loss, else it is a draw."""
    if ended is None:
        return None
    told = Outcome(tuple(ended["winners"]), ended["reason"])
    drawn = not told.winners and not match.game.cooperative
    said = {"text": outcome_words(told, reader, match), "why": outcome_why(told, reader, match)}
    return {**ended, "drawn": drawn, **said}


def refusal_of(wrong: ZetonError) -> Refused:
    """What a game refuses, said by the error itself."""
    return Refused("impossible", "by-the-game", why=wrong)
