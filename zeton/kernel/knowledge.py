"""What a seat may know. The view, the log's view and the determinized copy are all derived from ``knows``."""

from __future__ import annotations

import re
from array import array
from random import Random
from typing import Any

from zeton.kernel.table import OWNER, SPECTATOR, Entry, Table

SEEN = re.compile(rb"[^\0]")


def knows(table: Table, seat: int | None, card: int) -> bool:
    """Whether a seat (None: a spectator) may know what this card is, where it lies. The only rule of visibility."""
    return table.who_knows(card) & _bit(seat) != 0


def _bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else 1 << seat


def view_zones(table: Table, seat: int | None) -> dict[str, list[list[Any]]]:
    """Every zone of every seat as this seat sees it: a known card is its number, an unknown one is None.

    Where the order of a zone means nothing, known cards come first, so that the place of an unknown one says nothing.
    """
    zones: dict[str, list[list[Any]]] = {}
    for number, kind in enumerate(table.game.zones):
        seen_piles = []
        for holder in range(table.seats):
            pile = [card if knows(table, seat, card) else None for card in table.pile(number, holder)]
            if not kind.ordered:
                pile.sort(key=lambda card: card is None)
            seen_piles.append(pile)
        zones[kind.name] = seen_piles
    return zones


def view_log(table: Table, seat: int | None) -> list[Entry]:
    """The log as this seat may read it: the cards of an entry it may not know are 0."""
    entries = []
    link = table.log
    bit = _bit(seat)
    while link is not None:
        link, noted = link
        entry = Entry(*noted)
        if entry.known & bit:
            entries.append(entry)
        else:
            entries.append(entry._replace(cards=(0,) * len(entry.cards), known=0))
    entries.reverse()
    return entries


def determinize(table: Table, seat: int, rng: Random) -> Table:
    """A copy in which everything this seat cannot know is dealt anew.

    Unknown cards of one pool (one owner, one back) are put in order and dealt at random into the places where they may be,
    so the result depends on what is hidden only as a set. The copy keeps neither log nor choices: both would tell the truth.
    """
    copy = table.copy()
    copy.quiet = True
    copy.log = copy.choices = copy.at_hand = None
    copy.chance = rng.getrandbits(64)
    # How often the others have been asked would tell a pass they chose from one they had no choice about.
    copy.asked = [number if who == seat else 0 for who, number in enumerate(copy.asked)]
    _deal_anew(copy, seat, rng)
    copy.game.deal_hidden_facts(copy, seat, rng)
    if copy.decision is not None and copy.decision.seat != seat:
        copy.reask()
    return copy


Hidden = tuple[int, int, int, list[int], list[int]]
"""Unknown cards of one pool in one pile: the pool, the kind of zone, its holder, the pile, and the cards."""


def _deal_anew(table: Table, seat: int, rng: Random) -> None:
    seen, bit = table.seen, 1 << seat
    # Few cards in hidden places have been seen by anybody: find them first, and most piles need no second look.
    remembered = {found.start(): seen[found.start()] for found in SEEN.finditer(seen)}
    known = {card for card, seats in remembered.items() if seats & bit}
    others = {card: seats for card, seats in remembered.items() if card not in known}
    for card in others:
        seen[card] = 0
    places = _hidden_from(table, seat, known)
    mixed = _shuffled([card for *_, cards in places for card in cards], table.pool, rng)
    end = 0
    dealt = []
    for *_, cards in places:
        begin, end = end, end + len(cards)
        dealt.append(mixed[begin:end])
    _lay_down(table, places, dealt)
    for (_, kind, _, pile, cards), new in zip(places, dealt, strict=True):
        _put_in_place(table, kind, pile, cards, new, others)


def _hidden_from(table: Table, seat: int, known: set[int]) -> list[Hidden]:
    """The cards a seat does not know, by pool and by where they lie."""
    seats, zones, pool = table.seats, table.zones, table.pool
    kinds = table.game.zones
    places: list[Hidden] = []
    for kind in table.game.hidden_zones:
        for holder in range(seats):
            pile = zones[kind * seats + holder]
            if pile and not (holder == seat and kinds[kind].visible == OWNER):
                cards = pile if known.isdisjoint(pile) else [card for card in pile if card not in known]
                pools = set(map(pool.__getitem__, cards))
                for one in pools:
                    of_pool = cards if len(pools) == 1 else [card for card in cards if pool[card] == one]
                    places.append((one, kind, holder, pile, of_pool))
    places.sort()
    return places


def _lay_down(table: Table, places: list[Hidden], dealt: list[list[int]]) -> None:
    """Note where the cards lie now. Most stay in the largest pile of their pool: only those of the others are touched."""
    zone, controller = table.zone, table.controller
    largest: dict[int, tuple[int, int, list[int]]] = {}
    for pool, kind, holder, _, cards in places:
        if pool not in largest or len(cards) > len(largest[pool][2]):
            largest[pool] = kind, holder, cards
    for pool, _, _, _, cards in places:
        kind, holder, most = largest[pool]
        if cards is not most:
            for card in cards:
                zone[card] = kind
                controller[card] = holder
    for (pool, kind, holder, _, cards), new in zip(places, dealt, strict=True):
        if cards is not largest[pool][2]:
            for card in new:
                zone[card] = kind
                controller[card] = holder


def _put_in_place(table: Table, number: int, pile: list[int], cards: list[int], new: list[int], others: dict[int, int]) -> None:
    """Put the new cards where the old ones were; what lies at a place, and who has seen it, stays at that place."""
    kind = table.game.zones[number]
    if not others.keys().isdisjoint(cards):
        masks = [others.get(card, 0) for card in cards]
        for mask, card in zip(masks if kind.ordered else sorted(masks), new, strict=True):
            table.seen[card] = mask
    for column in kind.carries:
        _carry(getattr(table, column), list(zip(cards, new, strict=True)))
    if cards is pile:
        pile[:] = new
    else:
        places = dict(zip(cards, new, strict=True))
        pile[:] = [places.get(card, card) for card in pile]
    if not kind.ordered:
        pile.sort()


def _carry(column: bytearray | array[int], moved: list[tuple[int, int]]) -> None:
    """What lies at a place stays at that place, whichever card is dealt to it."""
    values = [column[old] for old, _ in moved]
    for old, _ in moved:
        column[old] = 0
    for (_, new), value in zip(moved, values, strict=True):
        column[new] = value


def _shuffled(cards: list[int], pool: bytes, rng: Random) -> list[int]:
    """The cards pool by pool, in an order that depends on which they are, not on how they lay."""
    random = rng.random
    cards.sort()
    cards.sort(key=lambda card: pool[card] + random())
    return cards
