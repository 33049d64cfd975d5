"""One moment of a table as its sockets are told it: whatever is the same for several of them is made, and encoded, once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw

from zeton import Match
from zeton.kernel.table import Said
from zeton.server import sealing, telling
from zeton.server.lines import Line
from zeton.server.printing import cards_in, catalogue
from zeton.server.transcript import SentLog, Transcript

if TYPE_CHECKING:
    from zeton.server.rooms import Room

_encoder = msgspec.json.Encoder()


class Seen(NamedTuple):
    """What a seat sees: the match as it is asked in it, its view, and the cards in that."""

    match: Match
    view: Raw
    cards: set[str]


class Moment:
    """How a table stands now. Nothing of it is good any more once somebody has chosen."""

    def __init__(self, room: Room, match: Match) -> None:
        self.room = room
        self.match = match
        self.said: Said = {}
        self.seen: dict[int | None, Seen] = {}
        self.asked: dict[tuple[int | None, str], Raw] = {}
        self.read: dict[tuple[int | None, str], Transcript] = {}
        self.facts: dict[str, Any] = {
            "table": room.id,
            "era": room.era,
            "state": room.state,
            "clock": None if room.clock is None else room.clock.shown(time.time()),
            "undo": room.shown_undo(),
            "rematch": sorted(room.wants_rematch),
        }

    def tell(self, line: Line) -> None:
        """Tell one line how the table stands, as far as it may know."""
        room, seat = self.room, line.seat
        line.waits = False
        if line.era != room.era:
            line.era, line.log = room.era, SentLog()
        seen, transcript = self._seen(seat), self._transcript(seat, line.language)
        first, log = line.log.news(transcript.lines)
        line.say(
            "state",
            **self.facts,
            view=seen.view,
            cards=catalogue(room.game, line.language).cards(line.news_of(seen.cards)),
            question=self._question(seat, line.language),
            sealed=sealing.shown(room, seat),
            log=log,
            log_from=first,
            outcome=telling.outcome(self.match, room.ended, transcript.reader),
        )

    def _seen(self, seat: int | None) -> Seen:
        if seat not in self.seen:
            match = sealing.asks(self.room, seat)
            view = match.view(seat, self.said if match is self.match else None)
            if self.room.ended is not None:
                view["decision"] = view["waiting_for"] = None
            self.seen[seat] = Seen(match, Raw(_encoder.encode(view)), cards_in((view,)))
        return self.seen[seat]

    def _question(self, seat: int | None, language: str) -> Raw:
        key = seat, language
        if key not in self.asked:
            asked = None if self.room.ended else telling.question(self.seen[seat].match, seat, language)
            self.asked[key] = Raw(_encoder.encode(asked))
        return self.asked[key]

    def _transcript(self, seat: int | None, language: str) -> Transcript:
        key = seat, language
        if key not in self.read:
            reader = telling.reader(language, seat, self.room.seats)
            self.read[key] = self.room.transcripts.setdefault(reader, Transcript(reader))
            self.read[key].read_on(self.match)
        return self.read[key]
