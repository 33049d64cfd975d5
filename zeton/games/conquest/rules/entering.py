"""Drawing, discarding from hand, and entering play (R3.4, R3.14, R15.10, R19)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zeton.games.conquest.rules.damage import deal
from zeton.games.conquest.rules.leaving import unsettling
from zeton.games.conquest.rules.settling import rightful_controller, room_for_tokens, settle_health
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ATTACHMENT,
    ATTACHMENTS,
    BANK,
    CONTROL,
    DAMAGE_ON_ENTERING,
    DECK,
    DEPLOYED,
    DISCARD,
    ENTERED_PLAY,
    HAND,
    HQ,
    RELIC,
    SUPPORT,
    SUPPORTS,
    UNIT_TYPES,
    WHILE_IN_PLAY,
)
from zeton.games.conquest.rules.winning import check_decks
from zeton.kernel.ability import Lasting
from zeton.kernel.event import Event, after_all
from zeton.kernel.procedure import Procedure, Steps
from zeton.kernel.use import renew


def draw(table: ConquestTable, seat: int, amount: int) -> None:
    """Draw cards, as many as there are; whoever has none left then loses (R22.3, A1)."""
    _draw(table, seat, amount)
    check_decks(table)


def draw_both(table: ConquestTable, amount: int) -> None:
    """Both players draw at the same moment (R22.4)."""
    for seat in table.by_initiative():
        _draw(table, seat, amount)
    check_decks(table)


def _draw(table: ConquestTable, seat: int, amount: int) -> None:
    for card in table.pile(DECK, seat)[::-1][:amount]:
        table.move(card, HAND, seat)
        table.note("draws", seat, (card,))


def discard(table: ConquestTable, card: int) -> None:
    """Put a card from an out-of-play area on top of its owner's discard pile."""
    table.move(card, DISCARD, table.owner[card])
    table.note("is discarded", table.owner[card], (card,))


def discard_at_random(table: ConquestTable, seat: int) -> None:
    """One card at random from a hand, if there is one."""
    hand = table.pile(HAND, seat)
    if hand:
        discard(table, table.roll(hand))


def can_enter_play(table: ConquestTable, card: int) -> bool:
    """No second unique card of a title, and no second Relic, under one player (R19.4, R19.5)."""
    printed, owner = table.cards[card], table.owner[card]
    if printed.unique and table.controls_unique(owner, printed.title):
        return False
    return RELIC not in printed.traits or not table.relics(owner)


def put_into_play(table: ConquestTable, card: int, location: int = 0, host: int = 0) -> None:
    """Put a card into play without deploying it (R15.10): a unit at a location, an attachment on a host. Last in a step."""
    table.begin(EnterPlay(((card, location, host),)))


def can_enter_under(table: ConquestTable, card: int, seat: int) -> bool:
    """Whether a unit may enter play under the control of a seat that perhaps does not own it (R19.4)."""
    printed = table.cards[card]
    return can_enter_play(table, card) and not (printed.unique and table.controls_unique(seat, printed.title))


def put_into_play_under(table: ConquestTable, card: int, seat: int, location: int) -> None:
    """Put a unit into play under the control of a seat that perhaps does not own it (R3.6). Last in a step."""
    if table.owner[card] != seat:
        table.lasting += (Lasting(CONTROL, card, 1, WHILE_IN_PLAY, seat),)
    put_into_play(table, card, location)


def put_into_hqs(table: ConquestTable, *cards: int) -> None:
    """Put units into play together, each in its owner's HQ. Last in a step."""
    if cards:
        table.begin(EnterPlay(tuple((card, 0, 0) for card in cards)))


def tokens_in_bank(table: ConquestTable, seat: int, title: str) -> list[int]:
    """The tokens of this title that the seat may still put into play: none if it has ten in play (R19.6)."""
    cards = table.cards
    bank = [card for card in table.pile(BANK, seat) if cards[card].title == title]
    return bank[: room_for_tokens(table, seat, title)] if bank and table.lasting else bank


def put_tokens(table: ConquestTable, seat: int, title: str, locations: Iterable[int]) -> None:
    """Put token units into play together, one at each of these places, as many as are left (A42). Last in a step."""
    bank = tokens_in_bank(table, seat, title)
    tokens = tuple((token, location, 0) for token, location in zip(bank, locations, strict=False))
    if tokens:
        table.begin(EnterPlay(tokens))


Entering = tuple[int, int, int]  # a card that enters play; the location it goes to, or the host it is attached to


@dataclass(slots=True)
class EnterPlay(Procedure):
    """Cards enter play together, ready, under their owners' control unless an effect says otherwise; then all of it may be
    answered (R3.6, R3.14)."""

    entering: tuple[Entering, ...]
    deployed: bool = False

    def steps(self) -> Steps:
        return "enter", "check", "damage_after_entering", "react"

    def enter(self, table: ConquestTable) -> str | None:
        unsettled = False
        for card, location, host in self.entering:
            unsettled = unsettled or card in unsettling(table)
            lay_in_play(table, card, location, host)
        return None if unsettled or table.lasting else "react"  # only these, and debts, have something to be done before

    def check(self, table: ConquestTable) -> None:
        """What enters may lower HP, or keep others from being attached."""
        if any(card in unsettling(table) for card, _, _ in self.entering):
            settle_health(table)

    def damage_after_entering(self, table: ConquestTable) -> str | None:
        """Damage that a cheaper deployment has to pay for, one instance after another (A44)."""
        entered = [card for card, _, _ in self.entering]
        for place, owed in enumerate(table.lasting):
            if owed.what == DAMAGE_ON_ENTERING and owed.card in entered:
                table.lasting = (*table.lasting[:place], *table.lasting[place + 1 :])
                deal(table, 0, table.owner[owed.card], [(owed.card, owed.amount)])
                return "damage_after_entering"
        return None

    def react(self, table: ConquestTable) -> None:
        kind = DEPLOYED if self.deployed else ENTERED_PLAY
        if kind in table.index.reacted_to:
            controller, location = table.controller, table.location
            after_all(table, tuple(Event(kind, c, controller[c], host, location(c)) for c, _, host in self.entering))


def lay_in_play(table: ConquestTable, card: int, location: int, host: int) -> None:
    """Lay a card where it is in play: on its host, in the HQ, or at a planet; and nothing else."""
    renew(table, card)
    seat = rightful_controller(table, card) if table.lasting else table.owner[card]
    if host:
        table.move(card, ATTACHMENTS, seat)
        table.host[card] = host
    elif table.cards[card].type == SUPPORT:
        table.move(card, SUPPORTS, seat)
    else:
        assert table.cards[card].type in UNIT_TYPES, "an attachment needs a host"
        table.move(card, HQ + location, seat)
    table.left_from[card] = 0
    place = host or table.planet_at(location)
    table.note("enters play", seat, (card, place) if place else (card,))


def form_of(table: ConquestTable, card: int, host: int) -> str:
    """The type a card has when it is deployed on this host (0: on none) (R19.7)."""
    return ATTACHMENT if host else table.cards[card].type
