"""The log of a table as its readers are told it. Every line is put into words, and encoded, once for all sockets it goes to."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Raw

from zeton import Match
from zeton.kernel.chronicle import Line, Reader, Told
from zeton.server import telling

_encoder = msgspec.json.Encoder()


class Transcript:
    """The log as one reader is told it, as far as he has been told. Its last line grows when more of the same happens."""

    __slots__ = ("happened", "last", "lines", "reader", "told")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.happened = 0  # entries of the log that have been read
        self.lines: list[Raw] = []
        self.last: Line | None = None
        self.told: Told = {}  # the last line: it is looked at again, and mostly as it was

    def read_on(self, match: Match) -> None:
        """Put into words what has happened since."""
        if match.happened == self.happened:
            return
        last, self.happened = self.last, match.happened
        news = telling.log_lines(match, self.reader, 0 if last is None else last.since, self.told)
        if not news:
            return
        self.told = dict([self.told.popitem()])
        if last is not None and news[0].text == last.text:
            del news[0]
        elif last is not None:
            self.lines.pop()
        self.lines += [Raw(_encoder.encode(line)) for line in telling.shown_lines(news)]
        self.last = news[-1] if news else last


@dataclass(slots=True)
class SentLog:
    """What a socket was told of the log: how many lines, and the last of them."""

    sent: int = 0
    last: Raw | None = None

    def news(self, lines: list[Raw]) -> tuple[int, list[Raw]]:
        """From which line on something is new, and the new lines; they are now told."""
        first = self.sent - (self.sent > 0 and lines[self.sent - 1] != self.last)
        self.sent = len(lines)
        self.last = lines[-1] if lines else None
        return first, lines[first:]
