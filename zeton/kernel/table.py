"""The table: everything a running game is made of, as plain data.

A card (or a die, a planet, a dial) is a small integer, the same one for the whole game; 0 is no card. What changes about cards
is kept in columns, one ``bytearray`` per attribute (an ``array`` where the values are cards, of which there may be more than
255): copying them costs next to nothing, and a counter can never become negative. Zones are lists of cards; the top of a pile
is its end. What is printed is in ``table.cards``, shared by every copy.
"""

from __future__ import annotations

from array import array
from bisect import insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from zeton.kernel import chance
from zeton.kernel.ability import Index, Lasting
from zeton.kernel.compiling import keep_fields, mypyc_attr
from zeton.kernel.copying import copy_table
from zeton.kernel.decision import PASS, Decision, Option, Outcome
from zeton.kernel.fate import Fate
from zeton.kernel.game import Game
from zeton.kernel.procedure import END, PLANS, Next, Plan, Procedure, plain
from zeton.kernel.zone import NOBODY, OWNER

if TYPE_CHECKING:
    from zeton.kernel.knowledge import Unknown

SPECTATOR: Final = 0x80
EVERYBODY: Final = 0xFF

Chain = tuple[Any, Any] | None
"""A list that grows at one end and is shared by copies: ``(what came before, the last item)``."""

Said = dict[int, dict[str, Any]]
"""What is said of cards at one moment, by their numbers, and of the table itself."""

TABLE: Final = 0
"""No card has this number."""


class Entry(NamedTuple):
    """One line of the log: what happened, by whom, to which cards.

    ``known`` are the seats that may know all these cards; where others may know some of them, ``each`` says who knows which. To
    a reader who may not know a card it is 0.
    """

    what: str
    seat: int
    cards: tuple[int, ...]
    number: int
    step: str
    known: int
    each: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, kw_only=True)
class Table:
    """A running game. Games add columns (``bytearray``) and facts (numbers, strings, tuples) of their own."""

    # Printed and fixed: shared by every copy.
    game: Game
    seats: int
    cards: tuple[Any, ...]
    owner: bytes
    pool: bytes  # cards of one owner with one back: they are dealt together when they are unknown
    index: Index

    # One entry per card.
    zone: bytearray = field(default_factory=bytearray)
    controller: bytearray = field(default_factory=bytearray)
    seen: bytearray = field(default_factory=bytearray)  # one bit per seat that knows this card where it lies

    zones: list[list[int]] = field(default_factory=list)
    stack: list[Procedure] = field(default_factory=list)
    lasting: tuple[Lasting, ...] = ()
    chance: int = 0
    fate: Fate | None = None  # what chance has been asked for, while it is asked (see ``open_chance``)
    step_now: str = ""  # the step of the rulebook, for the log
    asked: list[int] = field(default_factory=list)  # how many questions each seat has been asked
    picked: Option = PASS
    decision: Decision | None = None
    outcome: Outcome | None = None
    log: Chain = None
    counted: tuple[Any, ...] = (None, 0)  # the log when somebody last asked how many entries it has, and how many it had
    choices: Chain = None
    at_hand: dict[int, list[Any]] | None = None  # by seat: what can be used where it lies, once looked for, until it moves
    idle: bool = False  # nobody could act in the last action window, and nothing has been noted since: so nobody can now
    unknown: Unknown | None = None  # what a seat does not know of this table, once looked for (see ``knowledge``)
    quiet: bool = False  # no log and no choices are kept: copies that are searched
    steady: bool = False  # a question is being put again, and stays open
    turned: bool = False  # the running step has begun a procedure, asked, or ended the game: its procedure waits

    def __init_subclass__(cls) -> None:
        keep_fields(cls)

    def lay(self) -> None:
        """Make every column as long as there are cards, and every zone empty."""
        for f in fields(self):
            column = getattr(self, f.name)
            if isinstance(column, bytearray):
                setattr(self, f.name, bytearray(len(self.cards)))
            elif isinstance(column, array):
                setattr(self, f.name, array("H", bytes(2 * len(self.cards))))
        self.zones = [[] for _ in range(len(self.game.zones) * self.seats)]
        self.asked = [0] * self.seats

    # ── cards and zones ──────────────────────────────────────────────────────────────────────────────────────────

    def pile(self, kind: int, seat: int) -> list[int]:
        """The cards in a zone of a seat; its end is the top."""
        return self.zones[kind * self.seats + seat]

    def place(self, card: int, kind: int, seat: int) -> None:
        """Put a card that is nowhere yet into a zone."""
        self.zone[card] = kind
        self.controller[card] = seat
        self.at_hand = None
        pile = self.zones[kind * self.seats + seat]
        pile.append(card)
        if not self.game.is_ordered[kind]:
            pile.sort()

    def move(self, card: int, kind: int, seat: int, *, bottom: bool = False, secretly: bool = False) -> None:
        """Move a card to the top (or the bottom) of a zone.

        Whoever knew the card goes on knowing it. If it is picked ``secretly`` from cards the others cannot see, they no
        longer know which of the rest they had seen.
        """
        zones = self.zones
        seats = self.seats
        zone = self.zone
        controller = self.controller
        pile = zones[zone[card] * seats + controller[card]]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        game = self.game
        if secretly:
            self._forget(pile)
        if not game.is_hidden[kind]:
            self.seen[card] = 0
        elif self.seen[card] or game.zones[zone[card]].visible != NOBODY:
            self.seen[card] = self._remembered(card, kind, seat, secretly)
        if card in self.index.acting:
            self.at_hand = None
        zone[card] = kind
        controller[card] = seat
        pile = zones[kind * seats + seat]
        if not game.is_ordered[kind]:
            insort(pile, card)
        elif bottom:
            pile.insert(0, card)
        else:
            pile.append(card)

    def _forget(self, rest: list[int]) -> None:
        """Only who holds these cards goes on knowing which of them are still there."""
        for card in rest:
            self.seen[card] &= 1 << self.controller[card]

    def _remembered(self, card: int, kind: int, seat: int, secretly: bool) -> int:
        """Who goes on knowing a card that moves to a hidden zone; that its holder sees it there needs no remembering."""
        known = self.who_knows(card)
        if secretly:
            known &= 1 << self.controller[card]
        return known & ~(1 << seat) if self.game.zones[kind].visible == OWNER else known

    def show(self, cards: Iterable[int], to: int = EVERYBODY) -> None:
        """From now on these seats (a bit for each) know these cards where they lie."""
        for card in cards:
            self.seen[card] |= to

    def shuffle(self, kind: int, seat: int, bottom: int = 0) -> None:
        """Shuffle a pile, or only so many cards at its bottom: nobody knows any more where among them a card is."""
        pile = self.zones[kind * self.seats + seat]
        # Sorted first: the order before a shuffle is nobody's to know, so it must not show in the order after it.
        mixed = sorted(pile[:bottom] if bottom else pile)
        if self.fate is None:
            self.chance = chance.shuffle(mixed, self.chance)
        else:
            for bound in range(len(mixed), 1, -1):
                other = self._ask_chance(mixed[:bound])
                mixed[bound - 1], mixed[other] = mixed[other], mixed[bound - 1]
        seen = self.seen
        for card in mixed:
            seen[card] = 0
        pile[: len(mixed)] = mixed

    def random(self, bound: int) -> int:
        """A number from 0 to ``bound`` − 1 by chance."""
        if self.fate is not None:
            return self._ask_chance([0] * bound)
        self.chance = chance.next_state(self.chance)
        return chance.below(self.chance, bound)

    def roll(self, cards: Sequence[int]) -> int:
        """One of these cards by chance."""
        return cards[self.random(len(cards)) if self.fate is None else self._ask_chance(cards)]

    def _ask_chance(self, cards: Sequence[int]) -> int:
        """Which of these (0: a side, a seat) whoever answers for chance has chosen."""
        assert self.fate is not None
        self.chance = chance.next_state(self.chance)  # so that whoever looks sees that something was left to it
        return self.fate.draw(cards)

    # ── procedures and decisions ─────────────────────────────────────────────────────────────────────────────────

    def begin(self, procedure: Procedure) -> None:
        """Begin a procedure; it is finished before the step after the running one."""
        self.stack.append(procedure)
        self.turned = True

    def begin_at_once(self, procedure: Procedure) -> None:
        """Begin a procedure with its first step, which asks: where it has nothing to ask, it is over before it began."""
        self.stack.append(procedure)
        functions, places, _ = _plan(procedure, self)
        at = procedure.at
        go_on = functions[at](procedure, self)
        if go_on is END:
            self.stack.pop()
            return
        procedure.at = at + 1 if go_on is None else places[go_on]
        self.turned = True

    def ask(self, seat: int, kind: str, options: list[Option]) -> None:
        """Ask a seat. If there is one option only, it is taken at once."""
        if len(options) == 1 and not self.steady:
            self.picked = options[0]
            if not self.quiet:
                self.choices = (self.choices, options[0])
            return
        self.asked[seat] = number = self.asked[seat] + 1
        self.picked = PASS  # the last pick may be somebody's secret
        self.decision = Decision(number, seat, kind, tuple(options))
        self.turned = True

    def answer(self, chosen: Option) -> None:
        """Take an option of the open decision and play on to the next one."""
        if not self.quiet:
            self.choices = (self.choices, chosen)
        self.picked = chosen
        self.decision = None
        self._go_on()

    def run(self) -> None:
        """Go on until somebody must decide or the game is over."""
        if self.decision is None and self.outcome is None:
            self._go_on()

    def _go_on(self) -> None:
        stack = self.stack
        while True:
            procedure = stack[-1]
            functions, places, last = PLANS.get(procedure.__class__) or procedure.plan(self)
            at = procedure.at
            while at < last:
                go_on = functions[at](procedure, self)
                if go_on is None:
                    at += 1
                else:
                    at = at + 1 + go_on if isinstance(go_on, int) else places[go_on]
                if self.turned:
                    self.turned = False
                    procedure.at = at  # what stands in it while its steps run on is nobody's to read
                    if self.decision is not None or self.outcome is not None:
                        return
                    break
            else:
                stack.pop()

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        """End the game; the first end there is counts."""
        if self.outcome is None:
            self.outcome = Outcome(winners, reason)
            self.turned = True
            self.note("game ends", -1, (), 0)

    def reask(self) -> None:
        """Put the open question once more to a seat whose cards have been dealt anew.

        It stays open even if only one option is left: from outside, nothing may tell the new cards from the old.
        """
        open_now = self.decision
        assert open_now is not None
        self.asked[open_now.seat] -= 1  # it is the same question, and has the same number
        go_on = self._run_last_step_again()
        again = self.decision
        assert go_on is None and again is not None and again.seat == open_now.seat, (
            "a step that asks did something else as well"
        )

    def _run_last_step_again(self) -> Next:
        procedure = self.stack[-1]
        functions = _plan(procedure, self)[0]
        self.decision = None
        self.steady = True
        go_on = functions[procedure.at - 1](procedure, self)
        self.steady = False
        return go_on

    # ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────

    def note(self, what: str, seat: int, cards: tuple[int, ...] = (), number: int = 0, known: int = -1) -> None:
        """Write down what happened. ``known`` are the seats that may know the cards (by default: those who know them now)."""
        self.idle = False
        if self.quiet:
            return
        each: tuple[int, ...] = ()
        if 0 in cards:
            cards = tuple(card for card in cards if card)
        if known < 0:
            known = EVERYBODY
            is_hidden, zone = self.game.is_hidden, self.zone
            for card in cards:
                if is_hidden[zone[card]]:
                    if len(cards) == 1:
                        known = self.who_knows(card)
                        each = (known,)
                    else:
                        each = tuple(map(self.who_knows, cards))
                        known = reduce(and_, each)
                    break
        self.log = (self.log, (what, seat, cards, number, self.step_now, known, each))

    @property
    def noted(self) -> int:
        """How many entries the log has: those that have come since somebody asked are counted."""
        reached, number = self.counted
        link: Any = self.log  # compiled, a tuple of a known length would be taken apart, and be another one
        since = 0
        while link is not None and link is not reached:
            link = link[0]
            since += 1
        noted: int = since if link is None else number + since
        self.counted = self.log, noted
        return noted

    def who_knows(self, card: int) -> int:
        """A bit for each seat that knows what this card is, where it lies."""
        where = self.zone[card]
        if not self.game.is_hidden[where]:
            return EVERYBODY
        if self.game.zones[where].visible == OWNER:
            return self.seen[card] | 1 << self.controller[card]
        return self.seen[card]

    # ── copies ───────────────────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> Self:
        """An independent copy: columns, zones and the stack are copied, the rest is shared."""
        return copy_table(self)

    def digest(self) -> str:
        """A hash of the whole table: equal tables have equal digests, on every machine."""
        from hashlib import blake2b  # loading OpenSSL takes longer than many a game

        facts = [self.game.id, tuple(card.id for card in self.cards[1:])]
        for f in fields(self):
            if f.name not in NOT_STATE:
                value = getattr(self, f.name)
                facts.append(tuple(plain(p) for p in value) if f.name == "stack" else value)
        return blake2b(repr(facts).encode(), digest_size=16).hexdigest()


NOT_STATE: Final = frozenset(
    (
        "game",
        "cards",
        "index",
        "decision",
        "log",
        "counted",
        "choices",
        "at_hand",
        "idle",
        "unknown",
        "quiet",
        "steady",
        "turned",
        "fate",
    )
)


def _plan(procedure: Procedure, table: Table) -> Plan:
    """The steps of a procedure, as they have been found before or are found now."""
    return PLANS.get(procedure.__class__) or procedure.plan(table)
