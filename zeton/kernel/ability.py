"""What a card can do, as declared in its script, and the index of who listens to what.

A script is shared by every game of the process: it may hold functions, and nothing is ever written on it. The table only says
"ability 0 of card 12". Every block of a declaration (trigger, cost, target, effect, constant) carries the key of the message
that puts it into words, so that a card's sentence is made from what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from zeton.kernel.event import FORCED, INTERRUPT, REACTION, Event
from zeton.kernel.filter import Filter

if TYPE_CHECKING:
    from zeton.kernel.procedure import Step
    from zeton.kernel.subject import Subject
    from zeton.kernel.table import Table
    from zeton.kernel.use import Prospect

Could = Callable[["Prospect", Any, int], bool]
"""Whether an effect could change something: for an ability that might be used, at this table, for this card."""

ACTION: Final = "action"
TIMINGS: Final[tuple[str, ...]] = (ACTION, INTERRUPT, REACTION, *FORCED.values())


@dataclass(frozen=True, eq=False)
class Block:
    """A part of a declaration, with the message that puts it into words and what that message needs to know."""

    key: str
    args: dict[str, Any] = field(default_factory=dict, kw_only=True)


@dataclass(frozen=True, eq=False)
class Circumstance(Block):
    """A condition that sees the event: whether it holds for the card that would answer it. Its words are a condition's."""

    test: Callable[[Any, int, Event], bool]


@dataclass(frozen=True, eq=False)
class Trigger(Block):
    """What an interrupt or a reaction answers: a kind of event, and which events of that kind."""

    kind: str
    test: Callable[[Any, int, Event], bool]
    given: tuple[Circumstance, ...] = field(default=(), kw_only=True)  # what ``test`` asks as well, said after it


@dataclass(frozen=True, eq=False)
class Condition(Block):
    """A named condition: the rule it stands for, and whether it holds for this seat, card and ability."""

    rule: str
    test: Callable[[Any, int, int, Any], bool]


@dataclass(frozen=True, eq=False)
class Cost(Block):
    """Something to be done before the effect: whether it can be done, and its steps."""

    payable: Callable[[Any, int, int], bool]
    steps: tuple[Step, ...]


TO_EVENT: Final = "event"
TO_PAID: Final = "paid"
TO_FIRST: Final = "first"
"""What a target may be related to: the answered event, the card a cost was paid with, the first target."""


@dataclass(frozen=True, eq=False)
class Relation(Block):
    """How a target is related to the event, to what was paid, or to the first target ("at that planet").

    ``test`` is asked of the table, the card and the event, or the other card. Its words are those of a filter.
    """

    to: str
    test: Callable[[Any, int, Any], bool]

    @property
    def said(self) -> Filter:
        """The word for it in the phrase of the target."""
        return Filter(self.key, _anything, **self.args)

    def holds(self, table: Any, card: int, event: Event, paid: tuple[int, ...], taken: tuple[int, ...]) -> bool:
        """Whether a card fits what it must be related to; what is not there yet rules nothing out."""
        if self.to == TO_EVENT:
            return self.test(table, card, event)
        others = paid if self.to == TO_PAID else taken
        return not others or self.test(table, card, others[0])


def _anything(table: Any, card: int, source: int) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Target(Block):
    """A choice of one card before the effect. One that is ``optional`` may be left out, with all after it ("up to 3")."""

    filter: Filter
    optional: bool = False
    different: bool = True  # not a card already chosen
    not_event_card: bool = False  # nor the card the answered event is about ("another")
    question: str = "target"
    relation: Relation | None = None  # to something that is known only then

    @property
    def said(self) -> Filter:
        """Which cards, with what they must be related to."""
        return self.filter if self.relation is None else self.filter & self.relation.said


@dataclass(frozen=True, eq=False)
class Effect(Block):
    """Something an ability does, in one or more steps of the procedure that uses it.

    What it says about itself decides whether the ability may be used at all (``could_change_anything``): it is ``about`` some
    cards, and ``could`` change something for one of them; without ``could`` it is enough that there is one. An effect that is
    about no card in particular is asked once, for card 0, and one that says nothing could always change something.
    """

    steps: tuple[Step, ...]
    about: Subject | None = field(default=None, kw_only=True)
    could: Could | None = field(default=None, kw_only=True)
    choice: Filter | None = field(default=None, kw_only=True)  # it only lets somebody choose one of these, for what follows
    then: bool = field(default=False, kw_only=True)  # it happens only if what stands before it has happened


@dataclass(frozen=True, eq=False)
class Ability:
    """An action, an interrupt or a reaction printed on a card."""

    timing: str
    effects: tuple[Effect, ...]
    when: Trigger | None = None
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    targets: tuple[Target, ...] = ()
    zones: tuple[int, ...] = ()
    play: bool = False  # the card itself is played by it: an event, or a unit that may be played at an unusual time
    anybody: bool = False  # any player may use it, whoever controls the card

    # The effects that are judged by themselves: not a choice, nor what only follows another effect.
    judged: tuple[Effect, ...] = field(init=False)
    always_changes_something: bool = field(init=False)  # one of its effects could always change something: nobody has to look

    def __post_init__(self) -> None:
        judged = tuple(effect for effect in self.effects if effect.choice is None and not effect.then)
        object.__setattr__(self, "judged", judged)
        always = any(effect.about is None and effect.could is None for effect in judged)
        object.__setattr__(self, "always_changes_something", always)


@dataclass(frozen=True, eq=False)
class Constant(Block):
    """A constant effect: while its card is in one of ``zones``, ``what`` is changed by ``amount`` for what it applies to."""

    what: str
    applies: Callable[[Any, int, int], bool]
    amount: Callable[[Any, int, int], int]
    zones: tuple[int, ...]
    silent: bool = field(default=False, kw_only=True)  # the constant before it has said this as well


class Lasting(NamedTuple):
    """An effect that outlives its ability: ``what`` is changed by ``amount`` for a card (or a seat) until something ends."""

    what: str
    card: int
    amount: int
    until: str
    seat: int = -1


@dataclass(frozen=True, eq=False)
class Script:
    """What one card's text box does, in the order it says it."""

    card: str
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    own_words: bool = False


class Deed(NamedTuple):
    """What one ability of a card does, where a question speaks of it: it is put into words with the question."""

    script: Script
    number: int
    mode: int = 0  # of an ability that lets somebody choose what it does: which of its modes; 0 is all of them


Answer = tuple[int, int, Ability]
BY_CARD: Final = itemgetter(0)


class Index:
    """Which cards of a match listen to what: made once at setup, shared by all copies of the table."""

    def __init__(self, scripts: Iterable[tuple[int, Script | None]], implied: dict[str, tuple[str, ...]]) -> None:
        answers: dict[tuple[str, str], list[Answer]] = {}
        actions: list[Answer] = []
        constants: dict[str, list[tuple[int, Constant]]] = {}
        for card, script in scripts:
            if script is None:
                continue
            for number, ability in enumerate(script.abilities):
                if ability.when is None:
                    if ability.timing == ACTION:
                        actions.append((card, number, ability))
                    continue
                kind = ability.when.kind
                for heard in (kind, *(k for k, also in implied.items() if kind in also)):
                    answers.setdefault((ability.timing, heard), []).append((card, number, ability))
            for constant in script.constants:
                constants.setdefault(constant.what, []).append((card, constant))
        self.answers: dict[tuple[str, str], tuple[Answer, ...]] = {k: tuple(v) for k, v in answers.items()}
        self.actions = tuple(actions)
        self.acting = frozenset(card for card, _, _ in actions)
        self.actions_of = {card: tuple(answer for answer in actions if answer[0] == card) for card in self.acting}
        self.acting_from = sorted({zone for _, _, ability in actions for zone in ability.zones})
        self.acting_piles: dict[int, list[int]] = {}
        self.anybodys = tuple(answer for answer in actions if answer[2].anybody)
        self.constants: dict[str, tuple[tuple[int, Constant], ...]] = {k: tuple(v) for k, v in constants.items()}
        self.sources: dict[str, frozenset[int]] = {k: frozenset(card for card, _ in v) for k, v in constants.items()}
        self.said: dict[frozenset[str], bool] = {}
        self.said_from: dict[frozenset[str], tuple[tuple[int, tuple[int, ...]], ...]] = {}
        self.noted: dict[str, Any] = {}  # what a game has found out about the cards of the match, to look for it only once
        # By kind of event: everything that can answer it, what is forced first.
        self.interrupted = self._heard(INTERRUPT)
        self.reacted_to = self._heard(REACTION)

    def piles_of_actions(self, seat: int, seats: int) -> list[int]:
        """Where in the table's list of zones the actions of a seat can lie: looked for once."""
        piles = self.acting_piles.get(seat)
        if piles is None:
            self.acting_piles[seat] = piles = [kind * seats + seat for kind in self.acting_from]
        return piles

    def says(self, whats: frozenset[str]) -> bool:
        """Whether any card of the match says one of these, wherever it lies: looked for once."""
        found = self.said.get(whats)
        if found is None:
            self.said[whats] = found = not whats.isdisjoint(self.constants)
        return found

    def saying(self, whats: frozenset[str]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The cards of the match that say one of these, each with the zones from which they say it: looked for once."""
        found = self.said_from.get(whats)
        if found is None:
            constants = (pair for what in sorted(whats) for pair in self.constants.get(what, ()))
            self.said_from[whats] = found = tuple((card, constant.zones) for card, constant in constants)
        return found

    def _heard(self, timing: str) -> dict[str, tuple[Answer, ...]]:
        kinds = dict.fromkeys(kind for when, kind in self.answers if when in (FORCED[timing], timing))
        return {kind: self.answers.get((FORCED[timing], kind), ()) + self.answers.get((timing, kind), ()) for kind in kinds}


def actions_at_hand(table: Table, seat: int) -> list[Answer]:
    """The actions of cards a seat controls, or may use all the same, that lie where they can be used.

    They are looked for once, until one of these cards moves.
    """
    if table.at_hand is None:
        table.at_hand = {}
    found: list[Answer] | None = table.at_hand.get(seat)
    if found is None:
        table.at_hand[seat] = found = _look_for_actions(table, seat)
    return found


def _look_for_actions(table: Table, seat: int) -> list[Answer]:
    """They are looked for where a seat's actions can lie at all; those that anybody may use are few."""
    index, zone = table.index, table.zone
    piles, actions_of = index.piles_of_actions(seat, table.seats), index.actions_of
    lying = chain.from_iterable(map(table.zones.__getitem__, piles))
    acting = filter(actions_of.__contains__, lying)
    found = [answer for card in acting for answer in actions_of[card] if zone[card] in answer[2].zones]
    if index.anybodys:
        controller = table.controller
        found += [a for a in index.anybodys if controller[a[0]] != seat and zone[a[0]] in a[2].zones]
    found.sort(key=BY_CARD)
    return found


def is_as_printed(table: Table, whats: frozenset[str]) -> bool:
    """Whether nothing can change any of these now, as is mostly so: then nobody has to ask for each card."""
    if table.lasting:
        return False
    zone, said_from = table.zone, table.index.said_from
    for card, zones in said_from[whats] if whats in said_from else table.index.saying(whats):
        if zone[card] in zones:
            return False
    return True


def modified(table: Table, what: str, card: int, value: int) -> int:
    """The value after the constant effects of cards in play, then the lasting effects."""
    constants = table.index.constants.get(what)
    if constants is not None:
        zone = table.zone
        for source, constant in constants:
            if zone[source] in constant.zones and constant.applies(table, card, source):
                value += constant.amount(table, card, source)
    if table.lasting:
        for effect in table.lasting:
            if effect.what == what and effect.card == card:
                value += effect.amount
    return value


def holds(table: Table, what: str, card: int) -> bool:
    """Whether any constant or lasting effect says this of the card."""
    if not table.lasting and what not in table.index.constants:
        return False
    return modified(table, what, card, 0) > 0
