"""Events and the windows in which cards answer them.

This is the only door for what cards may answer: forced interrupts, interrupts, the thing itself (unless it was cancelled or
replaced), forced reactions, reactions. One thing that happens is an ``Occurrence``; what the rulebook says happens at once is
one ``Together``, with one window of interrupts over all of it before anything happens and one of reactions when everything has.
``after`` and ``after_all`` are the same door for what only reactions can follow.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from zeton.kernel.compiling import mypyc_attr, quicken_tuple
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.procedure import END, Procedure, Steps

if TYPE_CHECKING:
    from zeton.kernel.table import Table

INTERRUPT: Final = "interrupt"
REACTION: Final = "reaction"
FORCED: Final = {INTERRUPT: "forced interrupt", REACTION: "forced reaction"}


class Event(NamedTuple):
    """Something that happens to a card or a seat. An interrupt replaces the event of its procedure, never edits it."""

    kind: str
    card: int = 0
    seat: int = -1
    source: int = 0
    amount: int = 0


quicken_tuple(Event)

NOTHING: Final = Event("")
"""What stands where something was about to happen and no longer is: nobody answers it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Occurrence(Procedure):
    """One event, from its interrupts to its reactions. Subclasses name their own steps and what happens in them."""

    event: Event
    cancelled: bool = field(default=False, kw_only=True)

    def happening(self, table: Any) -> tuple[Event, ...]:
        """What a window on this procedure lets cards answer."""
        return (self.event,)

    def event_at(self, which: int) -> Event:
        """What an ability that is being used answers."""
        return self.event

    def cancel(self, which: int) -> None:
        """It does not happen."""
        self.cancelled = True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Together(Procedure):
    """Several things that happen at once: all their interrupts, then everything happens, then all their reactions.

    An event keeps its place among the others for as long as a window is open on them; one that is cancelled leaves
    ``NOTHING`` in it.
    """

    events: tuple[Event, ...]

    def happening(self, table: Any) -> tuple[Event, ...]:
        """What a window on this procedure lets cards answer: what can no longer happen is nothing to answer."""
        return self.events

    def event_at(self, which: int) -> Event:
        """What an ability that is being used answers, even if it has seen to it that it cannot happen."""
        return self.events[which]

    def cancel(self, which: int) -> None:
        """One of them does not happen."""
        self.change(which, NOTHING)

    def end_for(self, card: int) -> None:
        """What was to happen to this card does not; whoever is answering it still knows which card it was."""
        if any(event.card == card for event in self.events):
            self.events = tuple(event._replace(kind="") if event.card == card else event for event in self.events)

    def change(self, which: int, event: Event) -> None:
        """One of them happens otherwise."""
        self.events = (*self.events[:which], event, *self.events[which + 1 :])


Use = tuple[int, int, int]  # a card, which of its abilities, and which of the events it answers


@dataclass(slots=True)
class Window(Together):
    """The interrupts, or the reactions, to whatever happens in one procedure on the stack (its ``host``).

    Forced abilities come first, in an order the first seat chooses; then the seats alternate, one ability at a time,
    beginning with the first seat, until all pass in a row. Where several things happen at once a seat is free to choose which
    of them it answers. Each ability of a card is used once for each event. What is eligible is computed anew at each
    opportunity, so an ability that has become illegal is no longer offered.
    """

    # ``events`` are read only where the window is its own host.
    timing: str
    host: int
    seat: int
    passes: int = 0
    used: tuple[Use, ...] = ()

    def steps(self) -> Steps:
        return "offer_forced", "use_forced", "offer", "use"

    def eligible(self, table: Table, timing: str, seat: int) -> list[Use]:
        """Abilities of this timing that the seat may use now (any seat's, if the seat is −1)."""
        found = []
        zone, controller, used, host = table.zone, table.controller, self.used, self.host
        answers, game = table.index.answers, table.game
        for which, event in enumerate(table.stack[host].happening(table)):  # type: ignore[attr-defined]
            for card, number, ability in answers.get((timing, event.kind), ()):
                if (
                    zone[card] in ability.zones
                    and (seat < 0 or controller[card] == seat)
                    and (card, number, which) not in used
                    and game.may_answer(table, card, ability, event, host)
                ):
                    found.append((card, number, which))
        return found

    def options(self, table: Table, uses: list[Use]) -> list[Option]:
        """The options for these uses; where one ability could answer several events, the card of the event is the target."""
        events = table.stack[self.host].happening(table)  # type: ignore[attr-defined]
        if len(events) == 1:
            return [option("use", card, 0, number) for card, number, _ in uses]
        several = Counter((card, number) for card, number, _ in uses)
        return [
            option("use", card, events[which].card if several[card, number] > 1 else 0, number) for card, number, which in uses
        ]

    def offer_forced(self, table: Table) -> str | None:
        forced = self.eligible(table, FORCED[self.timing], -1)
        if not forced:
            return "offer"
        table.ask(self.seat, FORCED[self.timing], self.options(table, forced))
        return None

    def use_forced(self, table: Table) -> str:
        self.begin_use(table, FORCED[self.timing])
        return "offer_forced"

    def offer(self, table: Table) -> str | None:
        """Ask the seat whose opportunity it is; a seat with nothing to use passes without being asked."""
        while self.passes < table.seats:
            uses = self.eligible(table, self.timing, self.seat)
            if uses or table.steady:
                options = self.options(table, uses)
                if table.stack[self.host].may_be_passed(table) or not options:
                    options.append(PASS)
                table.ask(self.seat, self.timing, options)
                return None
            self.pass_on(table)
        return END

    def use(self, table: Table) -> str:
        if table.picked == PASS:
            self.pass_on(table)
        else:
            self.passes = 0
            self.begin_use(table, self.timing)
            self.seat = (self.seat + 1) % table.seats
        return "offer"

    def pass_on(self, table: Table) -> None:
        self.passes += 1
        self.seat = (self.seat + 1) % table.seats

    def begin_use(self, table: Table, timing: str) -> None:
        _, card, about, number = table.picked
        which = self.answered(table, timing, card, number, about)
        self.used = (*self.used, (card, number, which))
        table.game.use(table, card, number, self.host, which)

    def answered(self, table: Table, timing: str, card: int, number: int, about: int) -> int:
        """Which of the events has been picked to be answered: the first that this ability, which was offered, may answer."""
        events = table.stack[self.host].happening(table)  # type: ignore[attr-defined]
        if len(events) == 1:
            return 0
        answers, ability = table.index.answers, table.cards[card].script.abilities[number]
        return next(
            which
            for which, event in enumerate(events)
            if about in (0, event.card)
            and (card, number, ability) in answers.get((timing, event.kind), ())
            and (card, number, which) not in self.used
            and table.game.may_answer(table, card, ability, event, self.host)
        )


AFTER_FORCED: Final = Window((), REACTION, 0, 0).place_of("offer")


def open_window(table: Table, timing: str, event: Event, host: int) -> None:
    """Let cards answer the event of the procedure at ``host``, if there is one that waits for it where it lies."""
    index = table.index
    if event.kind in (index.reacted_to if timing == REACTION else index.interrupted):
        _open_window(table, timing, (event,), host)


def open_window_over_all(table: Table, timing: str, host: int, used: tuple[Use, ...] = ()) -> None:
    """One window over everything that happens at once in the procedure at ``host``."""
    _open_window(table, timing, table.stack[host].happening(table), host, used=used)  # type: ignore[attr-defined]


def after(table: Table, kind: str, card: int = 0, seat: int = -1, source: int = 0, amount: int = 0) -> None:
    """Open the window of reactions to something that has just happened.

    Most of it nobody listens to, or nobody where he could: then it is no event.
    """
    listeners = table.index.reacted_to.get(kind)
    if listeners is not None:
        zone = table.zone
        for listener, _, ability in listeners:
            if zone[listener] in ability.zones:
                events = (Event(kind, card, seat, source, amount),)
                _open_window(table, REACTION, events, len(table.stack), events)
                return


def after_all(table: Table, events: tuple[Event, ...]) -> None:
    """Open one window of reactions to everything that has just happened at once."""
    _open_window(table, REACTION, events, len(table.stack), events)


@dataclass(slots=True)
class Afterwards(Procedure):
    """Reactions to what has happened that wait for what else has been begun since."""

    events: tuple[Event, ...]

    def steps(self) -> Steps:
        return ("react",)

    def react(self, table: Table) -> None:
        after_all(table, self.events)


def after_all_else(table: Table, events: tuple[Event, ...]) -> None:
    """The same when everything that the step begins after this is done: a window that is opened asks at once."""
    if any(event.kind in table.index.reacted_to for event in events):
        table.begin(Afterwards(events))


def _open_window(
    table: Table,
    timing: str,
    events: tuple[Event, ...],
    host: int,
    own: tuple[Event, ...] = (),
    used: tuple[Use, ...] = (),
) -> None:
    """Begin a window if anything waits for one of the events where it lies.

    If there is nothing now there will be nothing: as long as nothing is used nothing changes.
    """
    zone = table.zone
    heard = table.index.reacted_to if timing == REACTION else table.index.interrupted
    at = -1
    for event in events:
        for card, _, ability in heard.get(event.kind, ()):
            if zone[card] in ability.zones and ability.when.test(table, card, event):  # type: ignore[union-attr]
                # What is forced stands first: if this is not, nothing that is forced waits for this event.
                at = AFTER_FORCED if ability.timing == timing else 0
                break
        if not at:
            break
    if at >= 0:
        table.begin_at_once(Window(own, timing, host, table.game.first_to_answer(table), used=used, at=at))


def used_before(table: Table, events: tuple[Event, ...]) -> tuple[Use, ...]:
    """What has answered the same events in windows that are still open.

    What interrupts an event may bring the same event about (a leaving card is made to leave): then it happens earlier, not
    twice, and no ability answers it twice.
    """
    used: list[Use] = []
    for window in table.stack:
        if isinstance(window, Window):
            outer = table.stack[window.host].happening(table)  # type: ignore[attr-defined]
            for card, number, which in window.used:
                used += ((card, number, place) for place, event in enumerate(events) if event.card == outer[which].card != 0)
    return tuple(used)
