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
    copy.log = copy.choices = None
    copy.chance = rng.getrandbits(64)
    # How often the others have been asked would tell a pass they chose from one they had no choice about.
    copy.asked = [number if who == seat else 0 for who, number in enumerate(copy.asked)]
    _deal_anew(copy, seat, rng)
    copy.game.deal_hidden_facts(copy, seat, rng)
    if copy.decision is not None and copy.decision.seat != seat:
        copy.reask()
    return copy


def _deal_anew(table: Table, seat: int, rng: Random) -> None:
    zone, controller, seen, pool, seats = table.zone, table.controller, table.seen, table.pool, table.seats
    bit = 1 << seat
    # Few cards in hidden places have been seen by anybody: find them first, and most piles need no second look.
    remembered = {found.start(): seen[found.start()] for found in SEEN.finditer(seen)}
    known = {card for card, seats_ in remembered.items() if seats_ & bit}
    hidden: list[tuple[int, int, list[int], list[int]]] = []
    unknown: list[int] = []
    for number in table.game.hidden_zones:
        for holder in range(seats):
            pile = table.zones[number * seats + holder]
            if pile and not (holder == seat and table.game.zones[number].visible == OWNER):
                cards = pile if known.isdisjoint(pile) else [card for card in pile if card not in known]
                hidden.append((number, holder, pile, cards))
                unknown += cards
    dealt: list[list[int]] = [[] for _ in range(max(pool) + 1)]
    for card in _shuffled(unknown, rng):
        dealt[pool[card]].append(card)
    others = {card: seats_ for card, seats_ in remembered.items() if card not in known}
    for card in others:
        seen[card] = 0
    for number, holder, pile, cards in hidden:
        new = [dealt[pool[card]].pop() for card in cards]
        for card in new:
            zone[card] = number
            controller[card] = holder
        _put_in_place(table, number, pile, cards, new, others)


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


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """The cards in an order that depends on which they are, not on how they lay."""
    keys = memoryview(rng.randbytes(4 * len(cards))).cast("I").tolist()
    # A random number above each card's own: small integers sort fastest.
    mixed = [key & 0x3FFFF000 | card for key, card in zip(keys, sorted(cards))]  # noqa: B905
    mixed.sort()
    return [number & 0xFFF for number in mixed]
