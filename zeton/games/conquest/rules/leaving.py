"""Leaving play (A21): destroyed, sacrificed, discarded, returned to hand; warlords are defeated (R12.1–R12.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from zeton.games.conquest.rules.attaching import UNITS_OF, illegal_attachments, keywords_are_required
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    BANK,
    BEING_DESTROYED,
    DESTROYED,
    DISCARD,
    DISCARD_ORDER,
    HAND,
    HP,
    HQ,
    IN_PLAY,
    LEAVING_PLAY,
    LEFT_PLAY,
    SACRIFICING,
    SET,
    TOKEN,
    TRAIT,
    UNIT_DESTROYED,
    UNIT_LEFT_PLAY,
    UNIT_TYPES,
    WARLORD,
    is_refusal,
)
from zeton.games.conquest.rules.winning import lose
from zeton.kernel.decision import option
from zeton.kernel.event import INTERRUPT, NOTHING, Event, Together, after_all, open_window_over_all, used_before
from zeton.kernel.procedure import Steps

LESS_HEALTH: Final = "HP taken"
AS_UNIT: Final = {DESTROYED: UNIT_DESTROYED, LEFT_PLAY: UNIT_LEFT_PLAY}


def destroy(table: ConquestTable, *cards: int, source: int = 0) -> None:
    """Destroy cards, all together (R11.13, R11.14). A warlord is not destroyed but defeated (R12.2). Last in a step."""
    warlords = tuple(card for card in cards if table.cards[card].type == WARLORD and table.zone[card] >= HQ)
    losers = tuple(table.owner[warlord] for warlord in warlords if table.bloodied[warlord])
    if losers:
        table.note("is defeated", losers[0], tuple(table.warlords[seat] for seat in losers))
        lose(table, losers, "warlord")
        return
    _leave(table, DESTROYED, DISCARD, tuple(card for card in cards if card not in warlords), source, warlords)


def bloody(table: ConquestTable, card: int) -> None:
    """A hale warlord is defeated: to its HQ, exhausted, bloodied side up, without its damage (R12.1)."""
    table.move(card, HQ, table.owner[card])
    table.bloodied[card] = table.exhausted[card] = 1
    table.damage[card] = 0
    table.note("is bloodied", table.owner[card], (card,))


def discard_from_play(table: ConquestTable, *cards: int) -> None:
    """Discard cards from play: that is no destruction (R20.5). Last in a step."""
    _leave(table, LEFT_PLAY, DISCARD, cards, 0)


def sacrifice(table: ConquestTable, *cards: int) -> None:
    """Their controllers sacrifice cards: that is no destruction either (R20.5). Last in a step."""
    leaving = tuple(card for card in cards if table.zone[card] in IN_PLAY)
    if leaving:
        table.begin(LeavePlay((), LEFT_PLAY, DISCARD, leaving, sacrificed=True))


def can_be_sacrificed(table: ConquestTable, card: int) -> bool:
    """Warlords cannot be sacrificed (R12.6)."""
    return table.cards[card].type != WARLORD


def return_to_hand(table: ConquestTable, *cards: int) -> None:
    """Return cards from play to their owners' hands; tokens go to the bank (R19.6). Last in a step."""
    _leave(table, LEFT_PLAY, HAND, cards, 0)


def _leave(
    table: ConquestTable, kind: str, to: int, cards: tuple[int, ...], source: int, warlords: tuple[int, ...] = ()
) -> None:
    leaving = tuple(card for card in cards if table.zone[card] in IN_PLAY)
    if leaving or warlords:
        table.begin(LeavePlay((), kind, to, leaving, source, warlords))


@dataclass(slots=True)
class LeavePlay(Together):
    """Cards leave play together: interrupts to all of them, all go at once, then the reactions to all of them (A21)."""

    kind: str
    to: int
    leaving: tuple[int, ...]
    by: int = 0
    warlords: tuple[int, ...] = ()  # defeated at the same moment
    departing: tuple[int, ...] = ()  # what leaves, and its attachments, not yet gone
    health: bool = False  # something goes that HP depends on
    sacrificed: bool = False
    returned: tuple[int, ...] = ()  # what goes to its owner's hand instead

    def steps(self) -> Steps:
        return (
            "interrupt_destruction",
            "interrupt_leaving",
            "gather",
            "offer_order",
            "take_order",
            "bloody_warlords",
            "drop_attachments",
            "check_health",
            "react",
        )

    def happening(self, table: ConquestTable) -> tuple[Event, ...]:
        """What an interrupt has already made leave play is about to leave it no more."""
        zone = table.zone
        return tuple(event if zone[event.card] in IN_PLAY else NOTHING for event in self.events)

    def lose(self, card: int) -> None:
        """What has left play meanwhile and come back does not leave a second time."""
        if card in self.leaving:
            self.leaving = tuple(other for other in self.leaving if other != card)
            self.end_for(card)

    def cancel(self, which: int) -> None:
        """A card whose leaving was cancelled stays (R20.5)."""
        self.leaving = tuple(card for card in self.leaving if card != self.events[which].card)
        Together.cancel(self, which)

    def return_instead(self, which: int) -> None:
        """A card returns to its owner's hand instead of what would become of it: it is neither destroyed nor sacrificed."""
        self.returned += (self.events[which].card,)

    def interrupt_destruction(self, table: ConquestTable) -> None:
        """(1) interrupts "when destroyed", before those to its consequences (R14.3)."""
        if self.kind == DESTROYED and BEING_DESTROYED in table.index.interrupted:
            self.interrupt(table, BEING_DESTROYED, self.leaving)

    def interrupt_leaving(self, table: ConquestTable) -> None:
        """(2) interrupts "when it leaves play", its attachments' too: the cards are still where they were."""
        kind = SACRIFICING if self.sacrificed else LEAVING_PLAY
        if kind in table.index.interrupted:
            self.interrupt(table, LEAVING_PLAY, with_attachments(table, self.leaving))

    def interrupt(self, table: ConquestTable, kind: str, cards: tuple[int, ...]) -> None:
        self.events = self.about(table, kind, kind, cards)
        if self.sacrificed:
            self.events = tuple(e._replace(kind=SACRIFICING) if e.card in self.leaving else e for e in self.events)
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1, used_before(table, self.events))

    def about(self, table: ConquestTable, kind: str, as_unit: str, cards: tuple[int, ...]) -> tuple[Event, ...]:
        zone, controller = table.zone, table.controller
        return tuple(
            Event(as_unit if zone[card] >= HQ else kind, card, controller[card], self.by, table.location(card))
            for card in cards
            if zone[card] in IN_PLAY
        )

    def gather(self, table: ConquestTable) -> None:
        """(3) Attachments are discarded with their host (R19.2)."""
        self.leaving = tuple(card for card in self.leaving if table.zone[card] in IN_PLAY)
        self.departing = with_attachments(table, self.leaving)
        self.events = self.about(table, self.kind, AS_UNIT[self.kind], self.departing)
        if self.returned:
            self.events = tuple(e._replace(kind=UNIT_LEFT_PLAY) if e.card in self.returned else e for e in self.events)
        self.health = not unsettling(table).isdisjoint(self.departing)

    def offer_order(self, table: ConquestTable) -> str | None:
        """Owners choose the order in which their cards lie on the pile, where anything could ever read it (R3.10)."""
        for seat in table.by_initiative():
            piled = [c for c in self.departing if table.owner[c] == seat and table.cards[c].type != TOKEN]
            if len(piled) > 1 and order_matters(table, seat):
                table.ask(seat, "order", [option("next", card) for card in piled])
                return None
        for card in self.departing:
            self.depart(table, card)
        self.departing = self.leaving = ()
        return "bloody_warlords"

    def take_order(self, table: ConquestTable) -> str:
        card = table.picked.card
        self.departing = tuple(c for c in self.departing if c != card)
        self.depart(table, card)
        return "offer_order"

    def depart(self, table: ConquestTable, card: int) -> None:
        """A token goes back to the bank (R19.6); every other card to an area of its owner (R3.7)."""
        table.note(LEFT_PLAY if card in self.returned else self.kind, table.controller[card], (card,))
        location = table.location(card)
        to = BANK if table.cards[card].type == TOKEN else self.goes_to(card)
        strip(table, card)
        table.move(card, to, table.owner[card])
        table.left_from[card] = location if to in (BANK, DISCARD) else 0

    def goes_to(self, card: int) -> int:
        """Attachments are discarded, whatever becomes of their host."""
        if card in self.returned:
            return HAND
        return self.to if card in self.leaving else DISCARD

    def bloody_warlords(self, table: ConquestTable) -> None:
        for warlord in self.warlords:
            bloody(table, warlord)

    def drop_attachments(self, table: ConquestTable) -> None:
        """A bloodied warlord has other keywords, and who gave a trait is gone: not everything is borne any more (R19.2)."""
        if self.warlords or table.traits_are_granted():
            drop_attachments(table)

    def check_health(self, table: ConquestTable) -> None:
        """What gave HP may have left, or who HP depended on; a bloodied warlord has gone home (R11.13)."""
        if self.health or is_unsettled(table):
            heal_check(table)

    def react(self, table: ConquestTable) -> None:
        """(4) One opportunity for "destroyed", "left play" and "entered the discard pile" of all of them."""
        after_all(table, self.events)


def drop_attachments(table: ConquestTable) -> None:
    """Keywords or traits have changed: what its host may no longer bear is discarded (R19.2). Last in a step."""
    if keywords_are_required(table) or table.traits_are_granted():
        discard_from_play(table, *illegal_attachments(table))


def with_attachments(table: ConquestTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """These cards, and what is attached to them."""
    attached = (a for card in cards for a in table.attached(card) if a not in cards)
    return (*cards, *dict.fromkeys(attached))


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
    damage, unhurt = table.damage, health_is_taken(table)
    dead = []
    for seat in table.by_initiative():
        units: Iterator[int] = chain.from_iterable(map(table.zones.__getitem__, UNITS_OF[seat]))
        if not unhurt:
            units = filter(damage.__getitem__, units)
        for unit in units:
            if damage[unit] >= table.health(unit):
                dead.append(unit)
    if dead:
        destroy(table, *dead)


def unsettling(table: ConquestTable) -> frozenset[int]:
    """The cards of the match that by being in play change HP, or what units bear."""
    found: frozenset[int] | None = table.index.noted.get("unsettling")
    if found is None:
        sources = table.index.sources
        whats = (what for what in sources if what.startswith((HP, TRAIT)) or is_refusal(what))
        table.index.noted["unsettling"] = found = frozenset(card for what in whats for card in sources[what])
    return found


def is_unsettled(table: ConquestTable) -> bool:
    """Whether such a card is in play: who is where, or who has initiative, may decide what it changes."""
    zone = table.zone
    return any(zone[card] in IN_PLAY for card in unsettling(table))


def health_is_taken(table: ConquestTable) -> bool:
    """Whether anything makes HP less than printed, or X is printed: if not, who has no damage has HP left."""
    found: bool | None = table.index.noted.get(LESS_HEALTH)
    if found is None:
        amounts = [constant.args.get("amount") for _, constant in table.index.constants.get(HP, ())]
        found = any(not isinstance(amount, int) or amount < 0 for amount in amounts)
        found = found or any(printed.type in UNIT_TYPES and not printed.health for printed in table.cards)
        table.index.noted[LESS_HEALTH] = found
    return found or (bool(table.lasting) and any(effect.what in (HP, SET[HP]) for effect in table.lasting))
