"""What a seat may know. The view, the log's view and the determinized copy are all derived from ``knows``."""

from __future__ import annotations

from random import Random
from typing import Any

from zeton.kernel.table import OWNER, SPECTATOR, Entry, Table


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
        link, entry = link
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
    _deal_anew(copy, seat, rng)
    copy.game.deal_hidden_facts(copy, seat, rng)
    if copy.decision is not None and copy.decision.seat != seat:
        copy.reask()
    return copy


def _deal_anew(table: Table, seat: int, rng: Random) -> None:
    seen, pool, seats = table.seen, table.pool, table.seats
    bit = 1 << seat
    hidden: list[tuple[int, int, list[int], list[int]]] = []
    pools: list[list[int]] = [[] for _ in range(max(pool) + 1)]
    for number in table.game.hidden_zones:
        for holder in range(seats):
            pile = table.zones[number * seats + holder]
            if holder == seat and table.game.zones[number].visible == OWNER:
                continue
            places = [at for at, card in enumerate(pile) if not seen[card] & bit]
            if places:
                hidden.append((number, holder, pile, places))
                for at in places:
                    pools[pool[pile[at]]].append(pile[at])
    dealt = [_shuffled(sorted(cards), rng) if cards else cards for cards in pools]
    was_seen = bytes(seen)
    for number, holder, pile, places in hidden:
        kind = table.game.zones[number]
        moved = []
        for at in places:
            old = pile[at]
            new = pile[at] = dealt[pool[old]].pop()
            table.zone[new] = number
            table.controller[new] = holder
            seen[new] = was_seen[old]  # what the others have seen here they have seen of the new card
            moved.append((old, new))
        for column in kind.carries:
            _carry(getattr(table, column), moved)
        if not kind.ordered:
            pile.sort()


def _carry(column: bytearray, moved: list[tuple[int, int]]) -> None:
    """What lies at a place stays at that place, whichever card is dealt to it."""
    values = [column[old] for old, _ in moved]
    for old, _ in moved:
        column[old] = 0
    for (_, new), value in zip(moved, values, strict=True):
        column[new] = value


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    keys = memoryview(rng.randbytes(8 * len(cards))).cast("Q").tolist()
    return [card for _, card in sorted(zip(keys, cards, strict=True))]
