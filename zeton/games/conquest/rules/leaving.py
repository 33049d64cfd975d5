"""Leaving play (A21): destroyed, sacrificed, discarded, returned to hand; warlords are defeated (R12.1–R12.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    BANK,
    BEING_DESTROYED,
    DESTROYED,
    DISCARD,
    DISCARD_ORDER,
    DOUBLED,
    HAND,
    HP,
    HQ,
    IN_PLAY,
    LEAVING_PLAY,
    LEFT_PLAY,
    TOKEN,
    UNIT_DESTROYED,
    UNIT_LEFT_PLAY,
    WARLORD,
)
from zeton.games.conquest.rules.winning import lose
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window

NOTHING: frozenset[int] = frozenset()
Left = tuple[str, int, int, int]  # how a card has left play, as what; the card, who controlled it, and where it was
AS_UNIT = {DESTROYED: UNIT_DESTROYED, LEFT_PLAY: UNIT_LEFT_PLAY}


def destroy(table: ConquestTable, *cards: int, source: int = 0) -> None:
    """Destroy cards, all together (R11.13, R11.14). A warlord is not destroyed but defeated (R12.2). Last in a step."""
    losers = []
    for card in cards:
        if table.cards[card].type == WARLORD and table.zone[card] >= HQ:
            if table.bloodied[card]:
                losers.append(table.owner[card])
            else:
                bloody(table, card)
    if losers:
        table.note("is defeated", losers[0], tuple(table.warlords[seat] for seat in losers))
        lose(table, tuple(losers), "warlord")
        return
    _leave(table, DESTROYED, DISCARD, tuple(card for card in cards if table.cards[card].type != WARLORD), source)


def bloody(table: ConquestTable, card: int) -> None:
    """A hale warlord is defeated: to its HQ, exhausted, bloodied side up, without its damage (R12.1)."""
    table.move(card, HQ, table.owner[card])
    table.bloodied[card] = table.exhausted[card] = 1
    table.damage[card] = 0
    table.note("is bloodied", table.owner[card], (card,))


def discard_from_play(table: ConquestTable, *cards: int) -> None:
    """Discard cards from play, or sacrifice them: that is no destruction (R20.5). Last in a step."""
    _leave(table, LEFT_PLAY, DISCARD, cards, 0)


def can_be_sacrificed(table: ConquestTable, card: int) -> bool:
    """Warlords cannot be sacrificed (R12.6)."""
    return table.cards[card].type != WARLORD


def return_to_hand(table: ConquestTable, *cards: int) -> None:
    """Return cards from play to their owners' hands; tokens go to the bank (R19.6). Last in a step."""
    _leave(table, LEFT_PLAY, HAND, cards, 0)


def _leave(table: ConquestTable, kind: str, to: int, cards: tuple[int, ...], source: int) -> None:
    leaving = tuple(card for card in cards if table.zone[card] in IN_PLAY)
    if leaving:
        table.begin(LeavePlay(Event(kind, source=source), to, leaving))


@dataclass(slots=True)
class LeavePlay(Occurrence):
    """Cards leave play together: interrupts to each, all go at once, then the reactions to each (A21)."""

    steps: ClassVar[tuple[str, ...]] = (
        "next_destroyed",
        "after_destroyed",
        "next_leaving",
        "after_leaving",
        "gather",
        "offer_order",
        "take_order",
        "check_health",
        "next_reaction",
    )

    to: int
    leaving: tuple[int, ...]
    place: int = 0  # which of them is being interrupted
    kind: str = ""
    departing: tuple[int, ...] = ()  # they and their attachments
    left: tuple[Left, ...] = ()
    by: int = 0
    health: bool = False  # something goes that HP depends on

    def next_destroyed(self, table: ConquestTable) -> str | None:
        """(1) interrupts "when destroyed", before those to its consequences (R14.3)."""
        if not self.kind:
            self.kind, self.by = self.event.kind, self.event.source
        if self.kind != DESTROYED or self.place >= len(self.leaving) or BEING_DESTROYED not in table.index.interrupted:
            self.place = 0
            return "next_leaving"
        self.interrupt(table, BEING_DESTROYED)
        return None

    def interrupt(self, table: ConquestTable, kind: str) -> None:
        card = self.leaving[self.place]
        self.event = Event(kind, card, table.controller[card], self.by, table.location(card))
        if table.zone[card] in IN_PLAY and not self.is_leaving_already(table):
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def is_leaving_already(self, table: ConquestTable) -> bool:
        """A card leaves play once, even if what interrupts its leaving destroys it: it is not interrupted again."""
        now = self.event[:2]
        return any(isinstance(outer, LeavePlay) and outer.event[:2] == now for outer in table.stack[:-1])

    def after_destroyed(self, table: ConquestTable) -> str:
        self.next_or_saved()
        return "next_destroyed"

    def next_or_saved(self) -> None:
        """A card whose leaving was cancelled stays (R20.5)."""
        if self.cancelled:
            self.leaving = (*self.leaving[: self.place], *self.leaving[self.place + 1 :])
            self.cancelled = False
        else:
            self.place += 1

    def next_leaving(self, table: ConquestTable) -> str | None:
        """(2) interrupts "when it leaves play": the card is still where it was."""
        if self.place >= len(self.leaving) or LEAVING_PLAY not in table.index.interrupted:
            return "gather"
        self.interrupt(table, LEAVING_PLAY)
        return None

    def after_leaving(self, table: ConquestTable) -> str:
        self.next_or_saved()
        return "next_leaving"

    def gather(self, table: ConquestTable) -> None:
        """(3) Attachments are discarded with their host (R19.2)."""
        departing = [card for card in self.leaving if table.zone[card] in IN_PLAY]
        zone, unit = table.zone, AS_UNIT[self.kind]
        self.left = tuple(
            (unit if zone[card] >= HQ else self.kind, card, table.controller[card], table.location(card)) for card in departing
        )
        for card in departing[:]:
            departing += (a for a in table.attached(card) if a not in departing)
        self.departing = tuple(departing)
        sources = table.index.sources
        for what in (HP, DOUBLED[HP]):
            self.health = self.health or not sources.get(what, NOTHING).isdisjoint(departing)

    def offer_order(self, table: ConquestTable) -> str | None:
        """Owners choose the order in which their cards lie on the pile, where anything could ever read it (R3.10)."""
        for seat in (table.first_seat(), 1 - table.first_seat()):
            piled = [c for c in self.departing if table.owner[c] == seat and table.cards[c].type != TOKEN]
            if len(piled) > 1 and order_matters(table, seat):
                table.ask(seat, "order", [option("next", card) for card in piled])
                return None
        for card in self.departing:
            self.depart(table, card)
        self.departing = ()
        return "check_health"

    def take_order(self, table: ConquestTable) -> str:
        card = table.picked.card
        self.departing = tuple(c for c in self.departing if c != card)
        self.depart(table, card)
        return "offer_order"

    def depart(self, table: ConquestTable, card: int) -> None:
        """A token goes back to the bank (R19.6); every other card to an area of its owner (R3.7)."""
        table.note(self.kind, table.controller[card], (card,))
        location = table.location(card)
        to = BANK if table.cards[card].type == TOKEN else self.to if card in self.leaving else DISCARD
        strip(table, card)
        table.move(card, to, table.owner[card])
        table.left_from[card] = location if to in (BANK, DISCARD) else 0

    def check_health(self, table: ConquestTable) -> None:
        if self.health:
            heal_check(table)

    def next_reaction(self, table: ConquestTable) -> str | None:
        """(4) One opportunity for "destroyed", "left play" and "entered the discard pile" of each card."""
        if not self.left:
            return None
        (kind, card, seat, location), *rest = self.left
        self.left = tuple(rest)
        after(table, Event(kind, card, seat, self.by, location))
        return "next_reaction"


def order_matters(table: ConquestTable, owner: int) -> bool:
    """Whether any of the owner's cards reads the order of his discard pile."""
    return any(table.owner[source] == owner for source, _ in table.index.constants.get(DISCARD_ORDER, ()))


def strip(table: ConquestTable, card: int) -> None:
    """Damage, resources and lasting effects do not follow a card out of play."""
    table.damage[card] = table.exhausted[card] = table.host[card] = 0
    table.stored[card] = table.used[card] = 0
    if table.lasting:
        table.lasting = tuple(effect for effect in table.lasting if effect.card != card)


def is_dead(table: ConquestTable, card: int) -> bool:
    """Whether a unit in play has as much damage as HP (R11.13)."""
    return table.zone[card] >= HQ and table.damage[card] >= table.health(card)


def heal_check(table: ConquestTable) -> None:
    """HP may have dropped: every unit with as much damage as HP is destroyed at once (R11.13). Last in a step."""
    units = (unit for seat in (0, 1) for location in range(8) for unit in table.units_at(location, seat))
    destroy(table, *(unit for unit in units if is_dead(table, unit)))
