"""A room: a live table. It holds the match, its seats, its clock and the lines of whoever plays or watches.

A room changes under its lock, and a choice is stored before anybody hears of it. What is in the database is all there
is: a room can be dropped at any moment and restored from there.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import zeton
from zeton import IllegalChoice, Match, Option, StaleChoice
from zeton.server import autopass, curtain, telling
from zeton.server.clocks import Clock
from zeton.server.errors import Refused
from zeton.server.lines import Line
from zeton.server.seats import Seat, seat_of
from zeton.server.storage.models import OVER, PLAYING, WAITING
from zeton.server.storage.store import Stored
from zeton.server.storage.writer import Change

if TYPE_CHECKING:
    from zeton.server.hall import Hall
    from zeton.server.takeback import TakeBack

RESIGNED = "resigned"
OUT_OF_TIME = "out-of-time"


class Room:
    """A live table."""

    def __init__(self, hall: Hall, stored: Stored, seats: list[Seat], match: Match | None) -> None:
        row = stored.row
        self.hall = hall
        self.id: str = row.id
        self.game = zeton.game(row.game).with_contents(row.setup.get("options", {}))
        self.row = row
        self.seats = seats
        self.match = match  # None: the table waits for its players
        self.chosen: list[tuple[int, Option]] = [(made.seat, made.option) for made in stored.choices]
        self.chat: list[dict[str, Any]] = [{"name": c.name, "seat": c.seat, "text": c.text, "at": c.at} for c in stored.chat]
        self.era: int = row.era
        self.state: str = row.state
        self.ended: dict[str, Any] | None = row.outcome
        self.pause: float = row.pause
        self.clock = _clock(row.clock, row.pause, stored)
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self.held_until: dict[int | None, float] = {}
        self.raising: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.hint: tuple[tuple[int, int], asyncio.Task[list[tuple[int, int]]]] | None = None  # at which era and place
        self.undo: TakeBack | None = None
        self.agreed: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.told: telling.Told = {}
        self.closed = False

    # ── who is here ──────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, line: Line) -> None:
        """A socket has been opened."""
        self.lines.add(line)
        self.last_used = time.monotonic()
        self.greet(line)
        self.tell_presence()

    def leave(self, line: Line) -> None:
        """A socket is gone."""
        self.lines.discard(line)
        self.last_used = time.monotonic()
        self.tell_presence()

    @property
    def own_cards(self) -> bool:
        """Whether the table is played with a box of its own, so that its cards are not those of the shelf."""
        return self.game is not zeton.game(self.game.id)

    def greet(self, line: Line) -> None:
        """Everything a line needs to begin with."""
        own = self.seats[line.seat].autopass if line.seat is not None else autopass.AutoPass()
        line.say(
            "hello",
            table=self.id,
            game=self.game.id,
            title=self.game.title,
            own_cards=self.own_cards,
            rules=self.row.rules,
            version=zeton.__version__,
            seat=line.seat,
            name=line.name,
            language=line.language,
            pause=self.pause,
            clock=self.row.clock,
            public=self.row.public,
            state=self.state,
            seats=self.shown_seats(),
            spectators=self.spectators(),
            autopass={"skips": own.skips, "until": own.until},
            hints=self.gives_hints(line.seat),
            chat=self.chat,
            next=self.row.next,
        )
        line.era = -1
        if self.is_held(line.seat):
            line.say("hold", era=self.era)
        else:
            self.show_to(line)

    def is_held(self, seat: int | None) -> bool:
        """Whether the curtain is down for a seat (None: for spectators)."""
        return self.held_until.get(seat, 0.0) > time.monotonic()

    def shown_seats(self) -> list[dict[str, Any]]:
        here = {line.seat for line in self.lines}
        return [seat.shown(seat.is_bot or seat.number in here) for seat in self.seats]

    def spectators(self) -> int:
        return sum(line.seat is None for line in self.lines)

    def tell_presence(self) -> None:
        seats, spectators = self.shown_seats(), self.spectators()
        for line in self.lines:
            line.say("presence", state=self.state, seats=seats, spectators=spectators)

    def seat_of(self, visitor: str | None) -> int | None:
        """The seat a visitor holds; None: a spectator."""
        return seat_of(self.seats, visitor)

    def sit(self, number: int, visitor: str, name: str) -> None:
        """Somebody has taken an invited seat."""
        seat = self.seats[number]
        seat.kind, seat.visitor, seat.name = "human", visitor, name
        for line in self.lines:
            if line.visitor == visitor:
                line.seat = number

    def begin(self, match: Match, setup: dict[str, Any], now: float) -> None:
        """All seats are taken: the game begins."""
        self.match, self.row.setup, self.state = match, setup, PLAYING
        self.row.asked_at = now
        for line in self.lines:
            self.greet(line)

    @property
    def in_use(self) -> bool:
        """Whether somebody is here, a bot is thinking or a clock is running."""
        return bool(self.lines) or self.thinking is not None or (self.clock is not None and self.clock.seat is not None)

    # ── showing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        """Tell every line how the table stands; whoever the curtain is for is told when it rises."""
        now = time.monotonic()
        wake = 0.0
        for line in self.lines:
            until = self.held_until.get(line.seat, 0.0)
            if until > now:
                wake = max(wake, until)
                line.say("hold", era=self.era)
            else:
                self.show_to(line)
        if self.raising is not None:
            self.raising.cancel()
            self.raising = None
        if wake:
            soonest = min(until for until in self.held_until.values() if until > now)
            self.raising = asyncio.get_running_loop().call_later(soonest - now + 0.001, self._raise_curtain)

    def _raise_curtain(self) -> None:
        self.raising = None
        now = time.monotonic()
        risen = [seat for seat, until in self.held_until.items() if until <= now]
        for seat in risen:
            del self.held_until[seat]
        for line in self.lines:
            if line.seat in risen:
                self.show_to(line)
        if self.held_until:
            soonest = min(self.held_until.values())
            self.raising = asyncio.get_running_loop().call_later(max(0.0, soonest - now) + 0.001, self._raise_curtain)

    def show_to(self, line: Line) -> None:
        """Tell one line how the table stands, as far as it may know."""
        if self.match is None:
            return
        if line.era != self.era:
            line.era, line.log_sent = self.era, 0
        log = telling.log_lines(self.match, line.seat, line.language, line.log_sent, self.told)
        view = self.match.view(line.seat)
        if self.ended is not None:
            view["decision"] = view["waiting_for"] = None
        line.say(
            "state",
            table=self.id,
            era=self.era,
            state=self.state,
            view=view,
            question=None if self.ended else telling.question(self.match, line.seat, line.language),
            log=log,
            log_from=line.log_sent,
            outcome=telling.outcome(self.match, self.ended, line.language),
            clock=None if self.clock is None else self.clock.shown(time.time()),
            undo=self.shown_undo(),
            rematch=sorted(self.wants_rematch),
        )
        line.log_sent += len(log)

    def shown_undo(self) -> dict[str, Any] | None:
        if self.undo is None:
            return None
        return {
            "seat": self.undo.seat,
            "crosses": self.undo.crosses,
            "asks": sorted(self.undo.asks),
            "agreed": sorted(self.agreed),
        }

    # ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def choose(self, seat: int | None, era: int, number: int, chosen: Option | int) -> None:
        """A seat answers its question. Refused, if it is not its question, not the open one, or no option of it."""
        async with self.lock:
            self.running()
            if seat is None:
                raise Refused("foreign", "spectators do not choose")
            self.check_asked(seat, era, number)
            await self._take(seat, chosen)
            await self._go_on()

    def check_asked(self, seat: int, era: int, number: int) -> None:
        """Refused, if it is not this decision of this seat that is open."""
        decision = self.running().decision
        assert decision is not None
        if era != self.era:
            raise Refused("stale", f"a question from era {era}, but choices were taken back: this is era {self.era}")
        if decision.seat != seat:
            raise Refused("foreign", f"it is not seat {seat} that is asked now")
        if number != decision.number:
            raise Refused("stale", f"this is about decision {number}, but decision {decision.number} is open")

    def gives_hints(self, seat: int | None) -> bool:
        """Whether a seat may ask for hints: where nobody plays against it but bots."""
        if seat is None:
            return False
        return self.game.cooperative or all(other.is_bot for other in self.seats if other.number != seat)

    def running(self) -> Match:
        """The match, while it is being played."""
        if self.match is None or self.state == WAITING:
            raise Refused("not-begun", "the table still waits for its players")
        if self.ended is not None or self.match.decision is None:
            raise Refused("over", "the game is over")
        return self.match

    def seen_by(self, seat: int) -> Match:
        """The running match, unless the curtain is down for the seat."""
        match = self.running()
        if self.is_held(seat):
            raise Refused("stale", "the table is about to change; wait a moment")
        return match

    async def _take(self, seat: int, chosen: Option | int) -> None:
        """Make a choice on a copy, store it, and only then let it be so."""
        before = self.match
        assert before is not None and before.decision is not None
        options = before.decision.options
        after = before.clone()
        try:
            after.choose(chosen)
        except StaleChoice as wrong:
            raise Refused("stale", str(wrong)) from None
        except IllegalChoice as wrong:
            raise Refused("impossible", str(wrong)) from None
        index = chosen if isinstance(chosen, int) else options.index(chosen)
        now = time.time()
        left = self.clock.after_choice(now) if self.clock is not None else None
        ended = _outcome(after)
        await self._store(seat, options[index], left, ended, now)
        self.match = after
        self.chosen.append((seat, options[index]))
        if self.clock is not None and left is not None:
            self.clock.answered(left)
        self._end_with(ended)
        self.undo = None
        self._hold(before, seat, index)

    async def _store(self, seat: int, option: Option, left: float | None, ended: Any, now: float) -> None:
        choice = {"table": self.id, "place": len(self.chosen), "seat": seat, "at": now, **option._asdict()}
        columns: dict[str, Any] = {"asked_at": now, "changed": now}
        if ended is not None:
            columns |= {"state": OVER, "outcome": ended}
        try:
            await self.hall.writer.write(Change(choice, columns, left))
        except Exception:
            # Whether it was stored is not known: the truth is in the database, so start again from there.
            self.hall.forget(self)
            raise

    def _end_with(self, ended: dict[str, Any] | None) -> None:
        if ended is not None:
            self.ended, self.state = ended, OVER

    def _hold(self, before: Match, seat: int, index: int) -> None:
        """Let the curtain fall for everybody but the seat that is asked, where the delay would tell something."""
        if not self.pause or self.seats[seat].is_bot or self.ended is not None:
            return
        if curtain.falls(before, seat, index):
            assert self.match is not None and self.match.decision is not None
            asked = self.match.decision.seat
            until = time.monotonic() + self.pause
            for viewer in (*range(len(self.seats)), None):
                if viewer == seat or viewer != asked:
                    self.held_until[viewer] = until

    async def _go_on(self) -> None:
        """After a change: pass what may be passed, show how the table stands, and let bots think."""
        while (index := self._passes()) is not None:
            assert self.match is not None and self.match.decision is not None
            await self._take(self.match.decision.seat, index)
        self.ask()
        self.show()

    def _passes(self) -> int | None:
        if self.match is None or self.ended is not None or self.match.decision is None:
            return None
        seat = self.seats[self.match.decision.seat]
        return autopass.passes(seat.autopass, self.match.decision, self.match.view(seat.number)) if seat.is_human else None

    def ask(self) -> None:
        """Start the clock of the seat that is asked, and its bot."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.match is None or self.ended is not None or self.match.decision is None or self.state != PLAYING:
            return
        seat = self.match.decision.seat
        if self.clock is not None:
            now = time.time()
            if self.clock.seat != seat:
                self.clock.start(seat, now)
            runs_out_in = self.clock.runs_out_in(now)
            assert runs_out_in is not None
            self.alarm = asyncio.get_running_loop().call_later(runs_out_in + 0.005, self.hall.ring, self)
        if self.seats[seat].is_bot:
            self.hall.think(self)

    def close(self) -> None:
        """Leave the memory: no timer of this room fires any more."""
        self.closed = True
        for timer in (self.alarm, self.raising):
            if timer is not None:
                timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        if self.hint is not None:
            self.hint[1].cancel()
        for line in list(self.lines):
            line.hang_up()


def _outcome(match: Match) -> dict[str, Any] | None:
    if match.outcome is None:
        return None
    return {"winners": list(match.outcome.winners), "reason": match.outcome.reason}


def _clock(settings: dict[str, Any] | None, pause: float, stored: Stored) -> Clock | None:
    if settings is None:
        return None
    total = float(settings["total"])
    left = [total if row.left is None else row.left for row in stored.seats]
    return Clock(increment=float(settings["increment"]), free=pause, left=left)
