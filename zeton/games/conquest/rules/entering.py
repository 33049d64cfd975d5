"""Drawing, discarding from hand, and entering play (R3.4, R3.14, R15.10, R19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import ClassVar

from zeton.games.conquest.rules.damage import deal
from zeton.games.conquest.rules.leaving import discard_from_play, heal_check
from zeton.games.conquest.rules.printed import ANY, Attach
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ARMY,
    ATTACHMENT,
    ATTACHMENTS,
    BANK,
    DAMAGE_ON_ENTERING,
    DECK,
    DEPLOYED,
    DISCARD,
    ENTERED_PLAY,
    HAND,
    HP,
    HQ,
    NO_ATTACHMENTS,
    SUPPORT,
    SUPPORTS,
    UNIT_TYPES,
    UNIT_ZONES,
)
from zeton.games.conquest.rules.winning import check_decks
from zeton.kernel.event import Event, after_all
from zeton.kernel.procedure import Procedure


def draw(table: ConquestTable, seat: int, amount: int) -> None:
    """Draw cards, as many as there are; whoever has none left then loses (R22.3, A1)."""
    _draw(table, seat, amount)
    check_decks(table)


def draw_both(table: ConquestTable, amount: int) -> None:
    """Both players draw at the same moment (R22.4)."""
    for seat in (table.first_seat(), 1 - table.first_seat()):
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
    return "Relic" not in printed.traits or not table.controls_relic(owner)


def hosts_of(table: ConquestTable, card: int, rule: Attach | None) -> list[int]:
    """The units an attachment may be attached to, by its own text and by theirs (R6.8, R18.12, R19.1)."""
    if rule is None:
        return []
    return [unit for unit in units_in_play(table) if may_be_attached(table, card, rule, unit)]


PILES_OF_UNITS = tuple(kind * 2 + seat for seat in (0, 1) for kind in UNIT_ZONES)


def units_in_play(table: ConquestTable) -> Iterator[int]:
    """Every unit in play, wherever."""
    return chain.from_iterable(map(table.zones.__getitem__, PILES_OF_UNITS))


def may_be_attached(table: ConquestTable, card: int, rule: Attach, unit: int) -> bool:
    """Whether this attachment may be on this unit."""
    printed, owner = table.cards[unit], table.owner[card]
    if rule.army_only and printed.type != ARMY:
        return False
    if rule.unique_only and not printed.unique:
        return False
    if rule.yours_only and table.controller[unit] != owner:
        return False
    if rule.excluded_trait and rule.excluded_trait in printed.traits:
        return False
    if printed.refuses and table.has_keyword(unit, NO_ATTACHMENTS):
        if printed.refuses == ANY or printed.refuses in table.cards[card].traits:
            return False
    return not rule.one_per_host or all(table.cards[a].title != table.cards[card].title for a in table.attached(unit))


def attach_to(table: ConquestTable, card: int, unit: int) -> None:
    """An attachment in play goes to another unit; its old host may have too little HP then (R11.13). Last in a step."""
    table.host[card] = unit
    table.note("is attached", table.controller[card], (card, unit))
    heal_check(table)


def other_hosts(table: ConquestTable, card: int) -> list[int]:
    """The units an attachment in play could be on instead of where it is."""
    return [unit for unit in hosts_of(table, card, attach_rule(table, card)) if unit != table.host[card]]


def has_other_host(table: ConquestTable, card: int) -> bool:
    """Whether there is a unit an attachment in play could be on instead of where it is."""
    rule, host = attach_rule(table, card), table.host[card]
    assert rule is not None
    return any(unit != host and may_be_attached(table, card, rule, unit) for unit in units_in_play(table))


def discard_illegal_attachments(table: ConquestTable) -> None:
    """What its host no longer bears is discarded (R19.2). Last in a step."""
    illegal = []
    for seat in (0, 1):
        for card in table.pile(ATTACHMENTS, seat):
            rule = attach_rule(table, card)
            assert rule is not None
            if not may_be_attached(table, card, replace(rule, one_per_host=False), table.host[card]):
                illegal.append(card)
    discard_from_play(table, *illegal)


def attach_rule(table: ConquestTable, card: int) -> Attach | None:
    """How a card is attached if it is an attachment, or may be one."""
    return table.cards[card].attach or table.cards[card].as_attachment


def put_into_play(table: ConquestTable, card: int, location: int = 0, host: int = 0) -> None:
    """Put a card into play without deploying it (R15.10): a unit at a location, an attachment on a host. Last in a step."""
    table.begin(EnterPlay(((card, location, host),)))


def put_into_hqs(table: ConquestTable, *cards: int) -> None:
    """Put units into play together, each in its owner's HQ. Last in a step."""
    if cards:
        table.begin(EnterPlay(tuple((card, 0, 0) for card in cards)))


def tokens_in_bank(table: ConquestTable, seat: int, title: str) -> list[int]:
    """The tokens of this title that the seat may still put into play: none if ten are in play (R19.6)."""
    cards = table.cards
    return [card for card in table.pile(BANK, seat) if cards[card].title == title]


def put_tokens(table: ConquestTable, seat: int, title: str, locations: Iterable[int]) -> None:
    """Put token units into play together, one at each of these places, as many as are left (A42). Last in a step."""
    bank = tokens_in_bank(table, seat, title)
    tokens = tuple((token, location, 0) for token, location in zip(bank, locations, strict=False))
    if tokens:
        table.begin(EnterPlay(tokens))


Entering = tuple[int, int, int]  # a card that enters play; the location it goes to, or the host it is attached to


@dataclass(slots=True)
class EnterPlay(Procedure):
    """Cards enter play together, ready, under their owners' control; then all of it may be answered (R3.6, R3.14)."""

    steps: ClassVar[tuple[str, ...]] = ("enter", "check_health", "damage_after_entering", "react")

    entering: tuple[Entering, ...]
    deployed: bool = False

    def enter(self, table: ConquestTable) -> str | None:
        attached = 0
        for card, location, host in self.entering:
            attached = attached or host
            lay_in_play(table, card, location, host)
        return None if attached or table.lasting else "react"  # only attachments and debts have something to be done before

    def check_health(self, table: ConquestTable) -> None:
        sources = table.index.sources.get(HP, ())
        if any(host and card in sources for card, _, host in self.entering):
            heal_check(table)

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
            owner, location = table.owner, table.location
            after_all(table, tuple(Event(kind, c, owner[c], host, location(c)) for c, _, host in self.entering))


def lay_in_play(table: ConquestTable, card: int, location: int, host: int) -> None:
    """Lay a card where it is in play: on its host, in the HQ, or at a planet; and nothing else."""
    owner = table.owner[card]
    if host:
        table.move(card, ATTACHMENTS, owner)
        table.host[card] = host
    elif table.cards[card].type == SUPPORT:
        table.move(card, SUPPORTS, owner)
    else:
        assert table.cards[card].type in UNIT_TYPES, "an attachment needs a host"
        table.move(card, HQ + location, owner)
    table.left_from[card] = 0
    place = host or table.planet_at(location)
    table.note("enters play", owner, (card, place) if place else (card,))


def form_of(table: ConquestTable, card: int, host: int) -> str:
    """The type a card has when it is deployed on this host (0: on none) (R19.7)."""
    return ATTACHMENT if host else table.cards[card].type
