"""A room: a live table. It holds the match, its seats, its clock and the lines of whoever plays or watches.

A room changes under its lock, and a choice is stored before anybody hears of it. What is in the database is all there
is: a room can be dropped at any moment and restored from there.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import zeton
from zeton import IllegalChoice, Match, Option, StaleChoice
from zeton.kernel.chronicle import Reader
from zeton.server import autopass, curtain, sealing, tasks
from zeton.server.clocks import Answered, Clock
from zeton.server.errors import Refused
from zeton.server.lines import Line
from zeton.server.metrics import CHOICE_SECONDS, CHOICES, timed
from zeton.server.moment import Moment
from zeton.server.past import Past
from zeton.server.seats import Seat, seat_of
from zeton.server.storage.leases import Lease
from zeton.server.storage.models import OVER, PLAYING, WAITING
from zeton.server.storage.tables import Made, Snapshot, Stored
from zeton.server.storage.writer import Change
from zeton.server.transcript import Transcript

if TYPE_CHECKING:
    from zeton.server.hall import Hall
    from zeton.server.takeback import TakeBack

OUT_OF_TIME = "out-of-time"


class Restored(NamedTuple):
    """A match that is there again, and its past."""

    match: Match
    past: Past


class Room:
    """A live table."""

    def __init__(self, hall: Hall, lease: Lease, stored: Stored, seats: list[Seat], restored: Restored | None) -> None:
        row = stored.row
        match = restored and restored.match
        self.lease = lease
        self.hall = hall
        self.id: str = row.id
        self.game = match.game if match is not None else zeton.game(row.game).with_contents(row.setup.get("options", {}))
        self.row = row
        self.seats = seats
        self.match = match  # None: the table waits for its players
        self.past = restored and restored.past
        self.chosen: list[tuple[int, Option]] = [(made.seat, made.option) for made in stored.choices]
        self.timed = [answered(made) for made in stored.choices]
        self.sealed = sealing.stored(stored.seats)
        self.chat: list[dict[str, Any]] = [{"name": c.name, "seat": c.seat, "text": c.text, "at": c.at} for c in stored.chat]
        self.era: int = row.era
        self.state: str = row.state
        self.ended: dict[str, Any] | None = row.outcome
        self.pause: float = row.pause
        self.clock = _clock(row.clock, row.pause, stored)
        self.thought: float = row.thought  # about the open question, before it was restored
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self.chosen_at = 0.0  # when somebody last chose by hand
        self.held_until: dict[int | None, float] = {}
        self.raising: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.hint: tuple[tuple[int, int, int], asyncio.Task[list[tuple[int, int]]]] | None = None  # era, place, seat
        self.undo: TakeBack | None = None
        self.agreed: set[int] = set()
        self.wants_rematch: set[int] = set()
        self.transcripts: dict[Reader, Transcript] = {}  # of this era, for whoever is here
        self.closed = False

    # ── who is here ──────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, line: Line) -> None:
        """A socket has been opened."""
        self.lines.add(line)
        self.last_used = time.monotonic()
        self.greet(line)
        self.tell_presence()
        self.hall.bots.attend(self.id)

    def leave(self, line: Line) -> None:
        """A socket is gone."""
        self.lines.discard(line)
        if not self.lines:
            self.transcripts.clear()
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
            task=self.row.task,
            goal=tasks.goal_words(self.row.task, line.language),
        )
        line.era, line.known = -1, set()
        if self.is_held(line.seat):
            line.wait(self.era)
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
        self.match, self.past, self.row.setup, self.state = match, Past(match), setup, PLAYING
        self.row.asked_at = now
        for line in self.lines:
            self.greet(line)

    @property
    def thinks_for(self) -> str:
        """The visitor for whom the bots of this table think: a person who plays here; where none does, whoever has laid it."""
        people = [seat.visitor for seat in self.seats if seat.is_human and seat.visitor is not None]
        host = self.row.host
        return host if host in people else (people or [host or self.id])[0]

    @property
    def in_use(self) -> bool:
        """Whether somebody is here, a bot is thinking or a clock is running."""
        return bool(self.lines) or self.thinking is not None or (self.clock is not None and self.clock.seat is not None)

    @property
    def _past(self) -> Past:
        assert self.past is not None, "a table that waits for its players has none"
        return self.past

    def match_after(self, place: int) -> Match:
        """The match as it was after its first choices."""
        return self._past.match(place, [option for _, option in self.chosen])

    def snapshot(self, match: Match, place: int) -> Snapshot:
        """What is to be stored of the match as it was after so many choices."""
        return self._past.taken(place, match)

    def go_back(self, match: Match, place: int) -> None:
        """The choices from a place on are taken back: a new era begins, with the match as it was then."""
        self.era += 1
        self.match = match
        self.transcripts.clear()
        del self.chosen[place:], self.timed[place:]
        self._past.go_back(place)
        self.undo = None
        self.agreed = set()
        self.held_until.clear()
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    # ── showing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        """Tell every line how the table stands; whoever the curtain is for is told when it rises."""
        now = time.monotonic()
        held = [line for line in self.lines if self.held_until.get(line.seat, 0.0) > now]
        for line in held:
            line.wait(self.era)
        self.show_to(*self.lines.difference(held))
        if self.raising is not None:
            self.raising.cancel()
            self.raising = None
        if held:
            soonest = min(until for until in self.held_until.values() if until > now)
            self.raising = asyncio.get_running_loop().call_later(soonest - now + 0.001, self._raise_curtain)

    def _let_wait(self) -> None:
        """Tell whoever is behind the curtain to wait, at once: what follows must not tell by when it says so."""
        for line in self.lines:
            if self.is_held(line.seat):
                line.wait(self.era)

    def _raise_curtain(self) -> None:
        """The curtain rises; if something is being stored just now, when that is done."""
        self.raising = None
        if self.lock.locked():
            self.hall.run(self._rise_later())
        else:
            self._rise()

    async def _rise_later(self) -> None:
        async with self.lock:
            if not self.closed:
                self._rise()

    def _rise(self) -> None:
        now = time.monotonic()
        risen = [seat for seat, until in self.held_until.items() if until <= now]
        for seat in risen:
            del self.held_until[seat]
        self.show_to(*(line for line in self.lines if line.seat in risen))
        if self.held_until:
            soonest = min(self.held_until.values())
            self.raising = asyncio.get_running_loop().call_later(max(0.0, soonest - now) + 0.001, self._raise_curtain)

    def show_to(self, *lines: Line) -> None:
        """Tell lines how the table stands, as far as each may know."""
        if self.match is not None:
            moment = Moment(self, self.match)
            for line in lines:
                moment.tell(line)

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
        with timed(CHOICE_SECONDS, self.game.id):
            await self._choose(seat, era, number, chosen)

    async def _choose(self, seat: int | None, era: int, number: int, chosen: Option | int) -> None:
        async with self.lock:
            self.running()
            if seat is None:
                raise Refused("foreign", "spectator")
            asked = self.check_asked(seat, era, number)
            if asked is self.match:
                self.chosen_at = time.monotonic()
                await self._take(seat, chosen)
                if self.is_held(seat):
                    self._let_wait()
                    self.hall.run(self.go_on())
                else:
                    await self._settle()
            else:
                await sealing.seal(self, asked, chosen)
                self.show()

    def check_asked(self, seat: int, era: int, number: int) -> Match:
        """The match, or the one ahead, in which this seat is asked; refused, if it is not this decision that is open."""
        self.running()
        match = sealing.asks(self, seat)
        decision = match.decision
        assert decision is not None
        if era != self.era:
            raise Refused("stale", "old-era")
        if decision.seat != seat:
            raise Refused("foreign", "not-asked")
        if number != decision.number:
            raise Refused("stale", "old-question")
        return match

    def gives_hints(self, seat: int | None) -> bool:
        """Whether a seat may ask for hints: where nobody plays against it but bots."""
        if seat is None:
            return False
        return self.game.cooperative or all(other.is_bot for other in self.seats if other.number != seat)

    def running(self) -> Match:
        """The match, while it is being played."""
        if self.match is None or self.state == WAITING:
            raise Refused("not-begun", "table-waits")
        if self.ended is not None or self.match.decision is None:
            raise Refused("over", "game-over")
        return self.match

    def seen_by(self, seat: int) -> Match:
        """The running match, unless the curtain is down for the seat."""
        match = self.running()
        if self.is_held(seat):
            raise Refused("stale", "curtain")
        return match

    async def _take(self, seat: int, chosen: Option | int) -> None:
        """Make a choice on a copy, store it, and only then let it be so."""
        before = self.match
        assert before is not None and before.decision is not None
        options = before.decision.options
        after = before.clone()
        try:
            after.choose(chosen)
        except StaleChoice:
            raise Refused("stale", "old-question") from None
        except IllegalChoice:
            raise Refused("impossible", "no-option") from None
        index = chosen if isinstance(chosen, int) else options.index(chosen)
        now, passed = time.time(), autopass.is_pass(before.decision, options[index])
        timed = self._timed(seat, now, passed)
        ended = tasks.ended(self.row.task, before, after) or _outcome(after)
        await self._store(after, seat, options[index], timed, ended, now, passed)
        self.match = after
        CHOICES.labels(self.game.id).inc()
        self.chosen.append((seat, options[index]))
        self.timed.append(timed)
        self._past.note(len(self.chosen), after)
        self._end_with(ended)
        self.undo = None
        self._hold(before, seat, index)

    def _timed(self, seat: int, now: float, passed: bool) -> Answered | None:
        """Stop the clock of the seat that chooses; a pass earns nothing."""
        if self.clock is None:
            return None
        if self.clock.seat is None:
            self.clock.ask(seat, now)  # it answers before anybody could ask it: it has passed, or answered ahead
        had = self.clock.remaining(seat, now)
        return Answered(seat, had, self.clock.answer(now, earns=not passed))

    async def _store(
        self,
        after: Match,
        seat: int,
        option: Option,
        timed: Answered | None,
        ended: dict[str, Any] | None,
        now: float,
        passed: bool,
    ) -> None:
        choice = {"table": self.id, "place": len(self.chosen), "seat": seat, "at": now, **option._asdict()}
        left = None if timed is None else timed.after
        choice |= {"had": None if timed is None else timed.before, "left": left}
        columns: dict[str, Any] = {"asked_at": now, "thought": 0.0}
        if not passed:
            columns["changed"] = now  # which everybody sees: that somebody has passed is nobody else's business
        if ended is not None:
            columns |= {"state": OVER, "outcome": ended}
        try:
            snapshot = self._past.snapshot(len(self.chosen) + 1, after)
            await self.hall.writer.write(Change(self.lease, choice, columns, left, snapshot))
        except Exception:
            # Whether it was stored is not known: the truth is in the database, so start again from there.
            self.hall.forget(self)
            raise

    def _end_with(self, ended: dict[str, Any] | None) -> None:
        if ended is not None:
            self.ended, self.state = ended, OVER
            self.hall.results.game_over()

    def _hold(self, before: Match, seat: int, index: int) -> None:
        """Let the curtain fall for everybody but the seat that is asked, where the delay would tell something."""
        if not self.pause or self.seats[seat].is_bot or self.ended is not None:
            return
        if curtain.falls(before, seat, index):
            assert self.match is not None and self.match.decision is not None
            asked = self.match.decision.seat
            until = self.chosen_at + self.pause  # passed or not, it rises when it would have risen
            for viewer in (*range(len(self.seats)), None):
                if viewer == seat or viewer != asked:
                    self.held_until[viewer] = until

    async def wake(self) -> None:
        """A table that was stored goes on: what was answered ahead is taken, the open question is not passed but asked."""
        if sealing.answer(self) is None:
            self.ask()
        else:
            await self._settle()

    async def go_on(self) -> None:
        """Behind the curtain. That a choice is accepted is sent before: how long that takes tells nothing of what follows."""
        await asyncio.sleep(0)
        async with self.lock:
            if not self.closed:
                await self._settle()

    async def _settle(self) -> None:
        """Take what was answered ahead, pass what may be passed, show how it stands, and let bots think."""
        while (chosen := sealing.answer(self) or self._passes()) is not None:
            assert self.match is not None and self.match.decision is not None
            await self._take(self.match.decision.seat, chosen)
        self.ask()
        self.show()

    def _passes(self) -> int | None:
        if self.match is None or self.ended is not None or self.match.decision is None:
            return None
        seat = self.seats[self.match.decision.seat]
        if not seat.is_human or not seat.autopass.says_something:
            return None
        return autopass.passes(seat.autopass, self.match.decision, self.match.view(seat.number))

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
                self.clock.ask(seat, now, self.thought)
            runs_out_in = self.clock.runs_out_in(now)
            assert runs_out_in is not None
            self.alarm = asyncio.get_running_loop().call_later(runs_out_in + 0.005, self.hall.ring, self)
        self.thought = 0.0
        for one in (seat, *self.game.at_once(self.match.table)):
            if self.seats[one].is_bot and sealing.is_asked(self, one):
                self.hall.think(self, one)

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


def answered(made: Made) -> Answered | None:
    """What a stored choice did to the clock."""
    return None if made.had is None or made.left is None else Answered(made.seat, made.had, made.left)


def _clock(settings: dict[str, Any] | None, pause: float, stored: Stored) -> Clock | None:
    if settings is None:
        return None
    total = float(settings["total"])
    left = [total if row.left is None else row.left for row in stored.seats]
    return Clock(total=total, increment=float(settings["increment"]), free=pause, left=left)
