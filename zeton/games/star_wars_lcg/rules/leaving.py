"""Leaving play (R17.3): destruction, sacrifice, return, capture; victory piles and the dial (R9.3–R9.4, R10, R16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    BECOMES_A_UNIT,
    BEING_PLAYED,
    CAPTURED,
    CAPTURED_FROM_PLAY,
    CAPTURED_INSTEAD,
    CARD_CAPTURED,
    DAMAGE_CAPACITY,
    DECK,
    DESTROYED,
    DESTROYED_BY,
    DISCARD,
    ENHANCEMENTS,
    ENTERS_PLAY,
    HAND,
    HOLDS_CAPTIVES,
    IN_PLAY,
    LEAVES_PLAY,
    LOSES_WITH,
    OBJECTIVE,
    OBJECTIVES,
    READS_DISCARD_ORDER,
    RETURNS_INSTEAD,
    SACRIFICED,
    UNITS,
    VICTORY,
)
from zeton.games.star_wars_lcg.rules.winning import advance_dial, check_victory_pile
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, NOTHING, Event, Together, after, after_all, open_window_over_all, used_before
from zeton.kernel.procedure import END, Steps

Place = tuple[int, int]  # a card, and where it goes
NONE: Final[frozenset[int]] = frozenset()
ABLE_TO_LEAVE: Final = frozenset((UNITS, ENHANCEMENTS, OBJECTIVES))  # an affiliation card never leaves play (R1.9)


def destroy(table: StarWarsTable, *cards: int, by: int = 0) -> None:
    """Destroy cards, all together (R9.3, R9.4, A45); ``by`` is the card whose icons, damage or effect it is."""
    _leave(table, DESTROYED, DISCARD, cards, by)


def discard_from_play(table: StarWarsTable, *cards: int) -> None:
    """Discard cards from play by an effect."""
    _leave(table, LEAVES_PLAY, DISCARD, cards)


def sacrifice(table: StarWarsTable, *cards: int) -> None:
    """Sacrifice cards, which neither destroys them nor can be answered as if it did (R17.5)."""
    _leave(table, SACRIFICED, DISCARD, cards)


def return_to_hand(table: StarWarsTable, *cards: int) -> None:
    """Return cards from play to their owners' hands."""
    _leave(table, LEAVES_PLAY, HAND, cards)


def put_under_decks(table: StarWarsTable, *cards: int) -> None:
    """Put cards from play on the bottom of their owners' decks in random order (A87)."""
    _leave(table, LEAVES_PLAY, DECK, cards)


def capture(table: StarWarsTable, *cards: int) -> None:
    """Capture cards in play at dark side objectives of the dark side's choice (R16.1–R16.3)."""
    _leave(table, LEAVES_PLAY, CAPTURED, cards)


def _leave(table: StarWarsTable, kind: str, to: int, cards: tuple[int, ...], by: int = 0) -> None:
    zone = table.zone
    leaving = tuple(Event(kind, card, table.controller[card], 0, zone[card]) for card in cards if zone[card] in ABLE_TO_LEAVE)
    if leaving:
        table.begin(LeavePlay(leaving, to, by))


@dataclass(slots=True)
class LeavePlay(Together):
    """Cards leave play, all at once (A45, A87): interrupts to all of them, where each goes, what follows, then reactions.

    An event whose ``source`` is a card is about an attachment, which leaves with that card (R5.6); the ``amount`` of the others
    is the zone they leave, for a unit may have been an enhancement (A84).
    """

    to: int
    by: int = 0  # the card that destroys them, if one does
    instead: tuple[Place, ...] = ()  # cards that an interrupt sends elsewhere, and to which zone
    captured: tuple[Place, ...] = ()  # cards that are captured, and at which objective
    departing: tuple[int, ...] = ()  # not yet gone
    scoring: tuple[int, ...] = ()  # destroyed objectives that are not yet counted
    declined: tuple[int, ...] = ()  # cards that might have returned to hand instead, and do not
    landing: tuple[int, ...] = ()  # enhancements that become units

    def steps(self) -> Steps:
        return (
            "interrupts",
            "offer_place_of_capture",
            "take_place_of_capture",
            "offer_return",
            "take_return",
            "gather",
            "offer_order",
            "take_order",
            "mix",
            "land",
            "rescue_captives",
            "offer_score",
            "score",
            "check_capacities",
            "react",
        )

    def happening(self, table: StarWarsTable) -> tuple[Event, ...]:
        """What an interrupt has already made leave play is about to leave it no more."""
        zone = table.zone
        return tuple(event if zone[event.card] in IN_PLAY else NOTHING for event in self.events)

    def interrupts(self, table: StarWarsTable) -> None:
        """(1) What is attached to the cards leaves with them, and is interrupted at the same moment."""
        heard = table.index.interrupted
        if LEAVES_PLAY in heard or self.events[0].kind in heard:
            self.events += self.attachments(table)
            open_window_over_all(table, INTERRUPT, len(table.stack) - 1, used_before(table, self.events))

    def attachments(self, table: StarWarsTable) -> tuple[Event, ...]:
        leaving = [event.card for event in self.events]
        return tuple(
            Event(LEAVES_PLAY, attached, table.controller[attached], card)
            for card in leaving
            for attached in table.attached(card)
            if attached not in leaving and not holds(table, BECOMES_A_UNIT, attached)
        )

    def spare(self, which: int) -> None:
        """One of the cards does not leave play after all, nor does what is attached to it (A99)."""
        card = self.events[which].card
        self.events = tuple(NOTHING if card in (event.card, event.source) else event for event in self.events)

    def send(self, card: int, to: int) -> None:
        """A card goes elsewhere."""
        self.instead = (*(place for place in self.instead if place[0] != card), (card, to))

    def offer_place_of_capture(self, table: StarWarsTable) -> str | None:
        """(2) Constant text on the card itself says where it goes (A61, A76): it is captured, like a card an effect captures.

        The dark side chooses the objective (R16.2), of those that do not leave at the same moment.
        """
        leaving = {event.card for event in self.events}
        places = [place for place in places_of_capture(table) if place not in leaving]
        for event in self.events if places else ():
            card = event.card
            if self.is_captured(table, event) and not any(card == placed for placed, _ in self.captured):
                # Only units lie on a unit (A112).
                fit = [place for place in places if table.zone[place] == OBJECTIVES or event.amount == UNITS]
                table.ask(table.dark, "capture at", [option("capture at", card, place) for place in fit])
                return None
        return "offer_return"

    def is_captured(self, table: StarWarsTable, event: Event) -> bool:
        card = event.card
        if not event.kind or table.zone[card] not in IN_PLAY or event.source:
            return False
        return self.to == CAPTURED or modified(table, CAPTURED_INSTEAD, card, 0) > 0

    def take_place_of_capture(self, table: StarWarsTable) -> str:
        self.captured += ((table.picked.card, table.picked.target),)
        return "offer_place_of_capture"

    def offer_return(self, table: StarWarsTable) -> str | None:
        """A destroyed unit that may return to hand instead: its controller is asked, one after another (A110)."""
        if RETURNS_INSTEAD in table.index.constants:
            for event in self.events:
                if self.may_return(table, event):
                    seat, card = table.controller[event.card], event.card
                    table.ask(seat, "return instead", [option("return to hand", card), option("discard", card)])
                    return None
        return "gather"

    def may_return(self, table: StarWarsTable, event: Event) -> bool:
        card = event.card
        elsewhere = (*self.declined, *(place[0] for place in (*self.captured, *self.instead)))
        return event.kind == DESTROYED and card not in elsewhere and holds(table, RETURNS_INSTEAD, card)

    def take_return(self, table: StarWarsTable) -> str:
        if table.picked.verb == "discard":
            self.declined += (table.picked.card,)
        else:
            self.send(table.picked.card, HAND)
        return "offer_return"

    def gather(self, table: StarWarsTable) -> str | None:
        """(3) Everything that leaves: what was spared, or an effect could capture nowhere, stays."""
        captured = dict(self.captured)
        self.events = tuple(
            event
            for event in self.events
            if event.kind
            and table.zone[event.card] in IN_PLAY
            and not event.source
            and (self.to != CAPTURED or event.card in captured)
        )
        self.events += self.attachments(table)
        if BECOMES_A_UNIT in table.index.constants:
            gone = [event.card for event in self.events]
            on_them = (attached for card in gone for attached in table.attached(card))
            self.landing = tuple(card for card in on_them if card not in gone)
        self.departing = tuple(event.card for event in self.events)
        return None if self.departing else END

    def offer_order(self, table: StarWarsTable) -> str | None:
        """An owner orders what goes to his discard pile together, a unit and its enhancements alike (R3.24, A14)."""
        for seat in (table.active, 1 - table.active):
            piled = [card for card in self.departing if table.owner[card] == seat and self.goes_to(table, card) == DISCARD]
            if len(piled) > 1 and order_matters(table, seat):
                table.ask(seat, "order", [option("next", card) for card in piled])
                return None
        for card in self.departing:
            self.depart(table, card)
        self.departing = ()
        return "mix" if self.to == DECK else "land"

    def take_order(self, table: StarWarsTable) -> str:
        card = table.picked.card
        self.departing = tuple(c for c in self.departing if c != card)
        self.depart(table, card)
        return "offer_order"

    def goes_to(self, table: StarWarsTable, card: int) -> int:
        """The zone a card goes to; a destroyed objective lies in a victory pile (R9.4)."""
        if any(card == captured for captured, _ in self.captured):
            return CAPTURED
        for event in self.events:
            if event.card == card and event.source:
                return DISCARD
        to = dict(self.instead).get(card, self.to)
        return VICTORY if to == DISCARD and table.cards[card].type == OBJECTIVE else to

    def depart(self, table: StarWarsTable, card: int) -> None:
        kind = next(event.kind for event in self.events if event.card == card)
        to, owner, controller = self.goes_to(table, card), table.owner[card], table.controller[card]
        table.note(kind, controller, (card,))
        strip(table, card)
        if to == CAPTURED:
            put_in_captivity(table, card, dict(self.captured)[card])
        elif owner == controller or not is_kept_in_use(table, card, to):
            # A destroyed objective lies in the opponent's victory pile, whoever destroyed it (R9.4, A47).
            table.move(card, to, 1 - owner if to == VICTORY else owner, bottom=to == DECK)

    def mix(self, table: StarWarsTable) -> None:
        """What went elsewhere instead is not among them (A76); a single card is where everybody saw it go."""
        for seat in (table.active, 1 - table.active):
            gone = [event.card for event in self.events if table.owner[event.card] == seat]
            under = sum(table.zone[card] == DECK for card in gone)
            if under > 1:
                table.shuffle(DECK, seat, under)

    def land(self, table: StarWarsTable) -> None:
        """What was on a card that has left, and becomes a unit then, enters play as one (A118)."""
        for card in self.landing:
            strip(table, card)
            table.move(card, UNITS, table.owner[card])
            table.note("enters play", table.owner[card], (card,))

    def rescue_captives(self, table: StarWarsTable) -> None:
        """Captured cards at an objective, or on a unit, that has left play are rescued (R10.3, R16.5, A112)."""
        for event in self.events:
            for captive in captives(table, event.card):
                rescue(table, captive)
        objectives = [event.card for event in self.events if table.cards[event.card].type == OBJECTIVE]
        self.scoring = tuple(objective for objective in objectives if table.zone[objective] == VICTORY)

    def offer_score(self, table: StarWarsTable) -> str | None:
        """(4) Objectives are counted one after another; where both sides lose some, the active player orders them (A45)."""
        if not self.scoring:
            return "check_capacities"
        of_both_sides = len({table.owner[objective] for objective in self.scoring}) > 1
        first = self.scoring if of_both_sides else self.scoring[:1]
        table.ask(table.active, "order", [option("next", objective) for objective in first])
        return None

    def score(self, table: StarWarsTable) -> str:
        """The dial goes up by the light side objectives now in the dark victory pile; three dark ones win (R10.1, R10.2)."""
        objective = table.picked.card
        self.scoring = tuple(other for other in self.scoring if other != objective)
        owner = table.owner[objective]
        not_yet = sum(table.owner[other] == owner for other in self.scoring)
        count = len(table.pile(VICTORY, 1 - owner)) - not_yet
        if owner == table.light:
            advance_dial(table, count)
        else:
            check_victory_pile(table, count)
            if modified(table, LOSES_WITH, objective, 0):
                table.end((table.light,), "heart-of-the-empire")
        return "offer_score"

    def check_capacities(self, table: StarWarsTable) -> None:
        check_capacities(table, *(event.card for event in self.events))

    def react(self, table: StarWarsTable) -> None:
        """(5) A captured card is captured from play, and in no other way has it left play (R16.1)."""
        captured = dict(self.captured)
        left = (event._replace(kind=CAPTURED_FROM_PLAY) if event.card in captured else event for event in self.events)
        entered = (Event(ENTERS_PLAY, card, table.owner[card]) for card in self.landing)
        after_all(table, (*left, *entered, *self.destroyed_by(table)))

    def destroyed_by(self, table: StarWarsTable) -> tuple[Event, ...]:
        """What a card has destroyed, for that card to answer; what was captured instead it has not."""
        if not self.by or DESTROYED_BY not in table.index.reacted_to:
            return ()
        captured = dict(self.captured)
        gone = (event for event in self.events if event.kind == DESTROYED and event.card not in captured)
        return tuple(event._replace(kind=DESTROYED_BY, source=self.by) for event in gone)


def is_kept_in_use(table: StarWarsTable, card: int, to: int) -> bool:
    """Whether somebody who does not own a card is using an ability of it: it lies with him until that is done (A135)."""
    from zeton.games.star_wars_lcg.rules.abilities import UseAbility  # which lets cards leave play

    for use in reversed(table.stack):
        if isinstance(use, UseAbility) and use.card == card:
            use.bound_for = to
            table.move(card, BEING_PLAYED, use.seat)
            return True
    return False


def order_matters(table: StarWarsTable, owner: int) -> bool:
    """Whether any of the owner's cards reads the order of his discard pile (It Binds All Things)."""
    readers = table.index.constants.get(READS_DISCARD_ORDER, ())
    return any(table.owner[source] == owner for source, _ in readers)


def strip(table: StarWarsTable, card: int) -> None:
    """Tokens return to the pool and the Force card to its supply (R3.25, R11.4); the card participates no more."""
    table.damage[card] = table.focus[card] = table.shields[card] = 0
    table.committed[card] = table.part[card] = table.host[card] = 0
    table.used[card] = table.engageable[card] = 0
    if table.lasting:
        table.lasting = tuple(effect for effect in table.lasting if effect.card != card)


def put_in_captivity(table: StarWarsTable, card: int, objective: int, *, secretly: bool = False) -> None:
    """A captured card lies face down at a dark side objective (R16.2, A59)."""
    table.move(card, CAPTURED, table.dark, secretly=secretly)
    table.host[card] = objective
    table.note("is captured", table.dark, (card, objective))


def capture_out_of_play(table: StarWarsTable, card: int, objective: int, *, secretly: bool = False) -> None:
    """Capture a card of a hand or a deck at an objective; then reactions."""
    put_in_captivity(table, card, objective, secretly=secretly)
    after(table, CARD_CAPTURED, card, table.owner[card])


def captives(table: StarWarsTable, place: int) -> list[int]:
    """The captured cards at an objective, or on a unit (A112)."""
    return [card for card in table.pile(CAPTURED, table.dark) if table.host[card] == place]


def places_of_capture(table: StarWarsTable) -> list[int]:
    """Where the dark side may hold a captive: at its objectives (R16.2), on a unit that says so (A112)."""
    places = table.objectives(table.dark)
    if HOLDS_CAPTIVES not in table.index.constants:
        return places
    return [*places, *(unit for unit in table.units(table.dark) if holds(table, HOLDS_CAPTIVES, unit))]


def rescue_one(table: StarWarsTable, place: int) -> int:
    """Rescue a card of an objective that has captives: which one is chance (R16.6, A60)."""
    card = table.roll(captives(table, place))
    rescue(table, card)
    return card


def rescue(table: StarWarsTable, card: int) -> None:
    """A rescued card returns to its owner's hand (R16.5)."""
    table.host[card] = 0
    table.move(card, HAND, table.owner[card])
    table.note("is rescued", table.owner[card], (card,))


def is_full(table: StarWarsTable, card: int) -> bool:
    """Whether a unit or an objective has as much damage as its capacity (R9.2)."""
    return table.zone[card] in (UNITS, OBJECTIVES) and table.damage[card] >= table.capacity(card)


def check_capacities(table: StarWarsTable, *cards: int) -> None:
    """A capacity may have changed with cards that entered or left play: what is full now is destroyed (A46).

    It changes with the cards that change it, and some of those count others.
    """
    changing = table.index.sources.get(DAMAGE_CAPACITY, NONE)
    if not changing.isdisjoint(cards) or any(table.zone[card] in IN_PLAY for card in changing):
        destroy_all_that_is_full(table)


def destroy_all_that_is_full(table: StarWarsTable) -> None:
    """Destroy every unit and objective that has as much damage as its capacity."""
    damaged = (c for kind in (UNITS, OBJECTIVES) for seat in (0, 1) for c in table.pile(kind, seat) if table.damage[c])
    destroy(table, *(card for card in damaged if is_full(table, card)))
