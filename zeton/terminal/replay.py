"""Stepping through a record, forward and back."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import zeton
from zeton.kernel import words
from zeton.kernel.chronicle import Reader, outcome_words
from zeton.kernel.match import Match
from zeton.terminal.screen import ask, draw, log_text, say


class Replay:
    """A record, choice by choice; forced choices are made with the choice before them."""

    def __init__(self, record: dict[str, object], seat: int | None, out: Console, language: str) -> None:
        self.seat = seat
        self.out = out
        self.language = language
        whole = zeton.replay(record)  # a damaged record is refused before the first step
        choices = [zeton.Option(*c) for c in whole.record()["choices"]]
        match = zeton.replay({**record, "choices": []})
        self.matches: list[Match] = [match.clone()]
        self.choices: list[str] = []
        made = len(match.record()["choices"])
        while made < len(choices):
            assert match.decision is not None
            who = words.seat_words(match.decision.seat, language, match)
            what = words.option_words(choices[made], language, match)
            hidden = seat is not None and match.decision.seat != seat
            self.choices.append(say("replay-next", language, who=who, what="…" if hidden else what))
            match.choose(choices[made])
            made = len(match.record()["choices"])
            self.matches.append(match.clone())
        self.at = 0

    def step_through(self) -> None:
        """Until the reader quits, or the input ends."""
        while True:
            self.show()
            given = ask(self.out, say("replay-keys", self.language) + ":")
            if given is None or given.casefold() == "q":
                return
            self.go(given.casefold())

    def show(self) -> None:
        match = self.matches[self.at]
        self.out.rule(say("replay-at", self.language, at=self.at, all=len(self.choices)))
        self.out.print(draw(match, self.seat, self.language))
        self.out.print(log_text(match, self.seat, self.language))
        if match.outcome is not None:
            self.out.print(Text(outcome_words(match.outcome, Reader(self.language, self.seat), match), style="bold"))
        elif self.at < len(self.choices):
            self.out.print(Text("→ " + self.choices[self.at], style="bold green"))

    def go(self, given: str) -> None:
        if given in ("", "n"):
            self.at = min(self.at + 1, len(self.choices))
        elif given == "b":
            self.at = max(self.at - 1, 0)
        elif given == "l":
            self.out.print(log_text(self.matches[self.at], self.seat, self.language, None))
        elif given.isdecimal() and int(given) <= len(self.choices):
            self.at = int(given)
        else:
            self.out.print(Text(say("replay-range", self.language, given=repr(given), most=len(self.choices)), style="red"))
