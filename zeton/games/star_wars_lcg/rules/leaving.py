"""Leaving play (R17.3): destruction, sacrifice, return, capture; victory piles and the dial (R9.3–R9.4, R10, R16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    CAPTURED,
    CAPTURED_FROM_PLAY,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    IN_PLAY,
    LEAVES_PLAY,
    OBJECTIVE,
    OBJECTIVES,
    UNIT,
    UNITS,
    VICTORY,
)
from zeton.games.star_wars_lcg.rules.winning import advance_dial, check_victory_pile
from zeton.kernel.ability import modified
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import END, Procedure


def destroy(table: StarWarsTable, *cards: int) -> None:
    """Destroy cards, all together (R9.3, R9.4, A45)."""
    _leave(table, DESTROYED, DISCARD, cards)


def discard_from_play(table: StarWarsTable, *cards: int) -> None:
    """Discard cards from play: sacrificed (R17.5), or by an effect."""
    _leave(table, LEAVES_PLAY, DISCARD, cards)


def return_to_hand(table: StarWarsTable, *cards: int) -> None:
    """Return cards from play to their owners' hands."""
    _leave(table, LEAVES_PLAY, HAND, cards)


def put_under_decks(table: StarWarsTable, *cards: int) -> None:
    """Put cards from play on the bottom of their owners' decks in random order (A87)."""
    table.begin(GoUnderDecks(cards))


def capture(table: StarWarsTable, card: int, *, by: int) -> None:
    """Capture a card in play at a dark side objective of the dark side's choice (R16.1–R16.3)."""
    table.begin(LeavePlay(Event(LEAVES_PLAY, card, by), CAPTURED))


def _leave(table: StarWarsTable, kind: str, to: int, cards: tuple[int, ...]) -> None:
    leaving = tuple(card for card in cards if table.zone[card] in IN_PLAY)
    if len(leaving) == 1:
        table.begin(LeavePlay(Event(kind, leaving[0], table.controller[leaving[0]]), to))
    elif leaving:
        table.begin(LeaveTogether(kind, to, leaving))


@dataclass(slots=True)
class LeaveTogether(Procedure):
    """Several cards leave play at once: the active player orders the objectives (A45), each owner his other cards (R3.24)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_next", "take_next")

    kind: str
    to: int
    cards: tuple[int, ...]

    def offer_next(self, table: StarWarsTable) -> str | None:
        self.cards = tuple(card for card in self.cards if table.zone[card] in IN_PLAY)
        if not self.cards:
            return END
        seat, group = self.next_group(table)
        table.ask(seat, "order", [option("next", card) for card in group])
        return None

    def next_group(self, table: StarWarsTable) -> tuple[int, list[int]]:
        objectives = [card for card in self.cards if table.zone[card] == OBJECTIVES]
        if objectives:
            return table.active, objectives
        owner = table.active if any(table.owner[c] == table.active for c in self.cards) else 1 - table.active
        return owner, [card for card in self.cards if table.owner[card] == owner]

    def take_next(self, table: StarWarsTable) -> str:
        card = table.picked.card
        self.cards = tuple(c for c in self.cards if c != card)
        table.begin(LeavePlay(Event(self.kind, card, table.controller[card]), self.to))
        return "offer_next"


@dataclass(slots=True)
class GoUnderDecks(Procedure):
    """Several cards go to the bottom of their owners' decks; there they are mixed, so nobody orders them (A87)."""

    steps: ClassVar[tuple[str, ...]] = ("next_card", "mix")

    cards: tuple[int, ...]
    gone: tuple[int, ...] = ()

    def next_card(self, table: StarWarsTable) -> str | None:
        if not self.cards:
            return None
        card, *rest = self.cards
        self.cards = tuple(rest)
        if table.zone[card] in IN_PLAY:
            self.gone = (*self.gone, card)
            table.begin(LeavePlay(Event(LEAVES_PLAY, card, table.controller[card]), DECK))
        return "next_card"

    def mix(self, table: StarWarsTable) -> None:
        """What went elsewhere instead is not among them (A76); a single card is where everybody saw it go."""
        for seat in (0, 1):
            under = sum(1 for card in self.gone if table.zone[card] == DECK and table.owner[card] == seat)
            if under > 1:
                table.shuffle(DECK, seat, under)


@dataclass(slots=True)
class LeavePlay(Occurrence):
    """One card leaves play: interrupts, where it goes, what goes with it, and what follows."""

    steps: ClassVar[tuple[str, ...]] = (
        "interrupts",
        "replacement",
        "take_place_of_capture",
        "leave",
        "discard_attachments",
        "rescue_captives",
        "score",
        "check_capacities",
        "react",
    )

    to: int
    objective: int = 0  # where it is captured

    def interrupts(self, table: StarWarsTable) -> None:
        if self.event.kind in table.index.interrupted or LEAVES_PLAY in table.index.interrupted:
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def replacement(self, table: StarWarsTable) -> str | None:
        """Constant text on the card itself says where it goes (A61, A76): it is captured, like a card an effect captures.

        The dark side chooses the objective (R16.2); without one nothing can be captured.
        """
        card = self.event.card
        if table.zone[card] not in IN_PLAY:
            return END
        if self.to != CAPTURED and not modified(table, "captured instead", card, 0):
            return "leave"
        places = table.objectives(table.dark)
        if not places:
            return END if self.to == CAPTURED else "leave"
        table.ask(table.dark, "capture at", [option("capture at", card, place) for place in places])
        return None

    def take_place_of_capture(self, table: StarWarsTable) -> None:
        self.to = CAPTURED
        self.objective = table.picked.target

    def leave(self, table: StarWarsTable) -> None:
        card = self.event.card
        was_unit = table.cards[card].type == UNIT
        table.note(self.event.kind, table.controller[card], (card,))
        strip(table, card)
        owner = table.owner[card]
        if table.cards[card].type == OBJECTIVE and self.to == DISCARD:
            # A destroyed objective lies in the opponent's victory pile, whoever destroyed it (R9.4, A47).
            table.move(card, VICTORY, 1 - owner)
        elif self.to == CAPTURED:
            put_in_captivity(table, card, self.objective)
            if was_unit:
                self.event = self.event._replace(amount=1)
        else:
            table.move(card, self.to, owner, bottom=self.to == DECK)

    def discard_attachments(self, table: StarWarsTable) -> None:
        """Everything attached to it is discarded at once (R5.6)."""
        discard_from_play(table, *table.attached(self.event.card))

    def rescue_captives(self, table: StarWarsTable) -> None:
        """Captured cards at a destroyed objective are rescued (R10.3, R16.5)."""
        if table.cards[self.event.card].type == OBJECTIVE:
            for captive in captives(table, self.event.card):
                rescue(table, captive)

    def score(self, table: StarWarsTable) -> None:
        """The dial goes up by the light side objectives now in the dark victory pile; three dark ones win (R10.1, R10.2)."""
        card = self.event.card
        if table.zone[card] != VICTORY:
            return
        if table.owner[card] == table.light:
            advance_dial(table, len(table.pile(VICTORY, table.dark)))
        else:
            check_victory_pile(table)
            if modified(table, "loses with", card, 0):
                table.end((table.light,), "heart-of-the-empire")

    def react(self, table: StarWarsTable) -> None:
        if self.to == CAPTURED and self.event.amount:
            after(table, Event(CAPTURED_FROM_PLAY, self.event.card, table.dark))
        else:
            after(table, self.event)

    def check_capacities(self, table: StarWarsTable) -> None:
        check_capacities(table, self.event.card)


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


def captives(table: StarWarsTable, objective: int) -> list[int]:
    """The captured cards at an objective."""
    return [card for card in table.pile(CAPTURED, table.dark) if table.host[card] == objective]


def rescue(table: StarWarsTable, card: int) -> None:
    """A rescued card returns to its owner's hand (R16.5)."""
    table.host[card] = 0
    table.move(card, HAND, table.owner[card])
    table.note("is rescued", table.owner[card], (card,))


def is_full(table: StarWarsTable, card: int) -> bool:
    """Whether a card in play has as much damage as its capacity (R9.2)."""
    return table.zone[card] in IN_PLAY and table.damage[card] >= table.capacity(card)


def check_capacities(table: StarWarsTable, card: int) -> None:
    """A capacity may have changed with a card that entered or left play: what is full now is destroyed (A46)."""
    if card in table.index.sources.get("damage capacity", ()):
        destroy_all_that_is_full(table)


def destroy_all_that_is_full(table: StarWarsTable) -> None:
    """Destroy every unit and objective that has as much damage as its capacity."""
    damaged = (c for kind in (UNITS, OBJECTIVES) for seat in (0, 1) for c in table.pile(kind, seat) if table.damage[c])
    destroy(table, *(card for card in damaged if is_full(table, card)))
