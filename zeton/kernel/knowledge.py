"""What a seat may know. The view, the log's view and the determinized copy are all derived from ``knows``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from zeton.kernel.compiling import native
from zeton.kernel.procedure import told
from zeton.kernel.table import SPECTATOR, Entry, Table
from zeton.kernel.zone import ZoneKind

SEEN: Final = re.compile(rb"[^\0]")


def knows(table: Table, seat: int | None, card: int) -> bool:
    """Whether a seat (None: a spectator) may know what this card is, where it lies. The only rule of visibility."""
    return table.who_knows(card) & _bit(seat) != 0


def known(table: Table, seat: int | None) -> set[int]:
    """Every card a seat knows, as ``knows`` says of each: what lies where it may look, and what it has seen elsewhere."""
    zones = table.zones
    return _seen(table, seat).union(*[zones[place] for place in _shown_to(table, seat)])


def _seen(table: Table, seat: int | None) -> set[int]:
    """The cards a seat has seen where they lie, as far as that has to be remembered."""
    seen, bit = table.seen, _bit(seat)
    return {place.start() for place in SEEN.finditer(seen) if seen[place.start()] & bit}


def _shown_to(table: Table, seat: int | None) -> frozenset[int]:
    """The piles a seat may look into, by their places in the list of zones."""
    return table.game.shown_to(table.seats, -1 if seat is None else seat)


def _bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else 1 << seat


def view_zones(table: Table, seat: int | None) -> dict[str, list[list[Any]]]:
    """Every zone of every seat as this seat sees it: a known card is its number, an unknown one is None.

    Where the order of a zone means nothing, known cards come first, so that the place of an unknown one says nothing.
    """
    shown, seats, kinds = _shown_to(table, seat), table.seats, table.game.zones
    seen = _seen(table, seat)
    piles: list[list[Any]] = [
        pile[:] if place in shown else _seen_pile(pile, kinds[place // seats], seen) for place, pile in enumerate(table.zones)
    ]
    return {kind.name: piles[number * seats : number * seats + seats] for number, kind in enumerate(kinds)}


def _seen_pile(pile: list[int], kind: ZoneKind, seen: set[int]) -> list[int | None]:
    """A pile that one may not look into: what one has seen there before."""
    if seen.isdisjoint(pile):
        return [None] * len(pile)
    found = [card if card in seen else None for card in pile]
    return found if kind.ordered else sorted(found, key=lambda card: card is None)


def view_under_way(table: Table, seat: int | None) -> list[dict[str, Any]] | None:
    """What the open question is about, for the seat that is asked: every procedure under way, the innermost last.

    Procedures never hold the number of a hidden card, except of one that the seat they ask holds; so only that seat is told.
    """
    decision = table.decision
    return None if decision is None or decision.seat != seat else [told(procedure) for procedure in table.stack]


def view_lasting(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The lasting effects that are alive; a card the seat may not know is 0."""
    return [
        {**effect._asdict(), "card": effect.card if effect.card and knows(table, seat, effect.card) else 0}
        for effect in table.lasting
    ]


def view_log(table: Table, seat: int | None, since: int = 0) -> list[Entry]:
    """The log from an entry on, as this seat may read it: the cards of an entry it may not know are 0."""
    entries = []
    link = table.log
    bit = _bit(seat)
    for _ in range(table.noted - since):
        assert link is not None, "the log has as many entries as were noted"
        link, noted = link
        entry = Entry(*noted)
        if not entry.known & bit:
            entry = _masked(entry, bit)
        entries.append(entry)
    entries.reverse()
    return entries


def read_back(table: Table, seat: int | None, left_out: int) -> Iterator[tuple[str, int]]:
    """From the end of the log to its beginning, without so many of the last entries: what happened, and to which card first,
    as far as the seat may know it."""
    link: Any = table.log
    bit = _bit(seat)
    for _ in range(left_out):
        link = link[0]
    while link is not None:
        link, noted = link
        cards, known, each = noted[2], noted[5], noted[6]  # as an entry has them, which need not be made for this
        yield noted[0], cards[0] if cards and (known & bit or (each and each[0] & bit)) else 0


def _masked(entry: Entry, bit: int) -> Entry:
    """An entry as it is read by a seat that may not know all of its cards."""
    each = entry.each or (0,) * len(entry.cards)
    cards = tuple(card if known & bit else 0 for card, known in zip(entry.cards, each, strict=True))
    return entry._replace(cards=cards, known=bit if any(cards) else 0, each=())


def determinize(table: Table, seat: int, rng: Random) -> Table:
    """A copy in which everything this seat cannot know is dealt anew.

    Unknown cards of one pool (one owner, one back) are put in order and dealt at random into the places where they may be,
    so the result depends on what is hidden only as a set. The copy keeps nothing that would tell the truth: neither log nor
    choices, nor what was found out about the true cards.
    """
    unknown = _unknown(table, seat)
    copy = table.copy()
    copy.quiet = True
    copy.log = copy.choices = copy.at_hand = copy.unknown = None
    copy.counted = (None, 0)
    copy.idle = False
    copy.chance = rng.getrandbits(64)
    # How often the others have been asked would tell a pass they chose from one they had no choice about.
    copy.asked = [number if who == seat else 0 for who, number in enumerate(copy.asked)]
    _deal_anew(copy, unknown, rng)
    copy.game.deal_hidden_facts(copy, seat, rng)
    if copy.decision is not None and copy.decision.seat != seat:
        copy.reask()
    return copy


Place = tuple[int, int, int, list[int], tuple[str, ...]]
"""Unknown cards of one pool in one pile: where in the list of zones it is, its kind and holder, the cards, and the columns
whose entries belong to the place, whichever card is dealt to it."""

Pool = tuple[list[int], list[Place], bool]
"""Unknown cards of one pool: all of them in order, where they lie, the largest place last, and whether any has columns."""


class Unknown(NamedTuple):
    """What a seat does not know, and what that was found from: as long as these are the same, so is what it does not know."""

    seat: int
    zones: list[list[int]]
    seen: bytearray
    pool: bytes
    pools: tuple[Pool, ...]


def _unknown(table: Table, seat: int) -> Unknown:
    """What a seat does not know now. Searches deal one table anew many times: then it is found once."""
    last = table.unknown
    if last is None or last[:4] != (seat, table.zones, table.seen, table.pool):
        hidden = sorted(_hidden_from(table, seat).items())
        zones = [pile.copy() for pile in table.zones]
        table.unknown = last = Unknown(seat, zones, table.seen.copy(), table.pool, tuple(_pool(p) for _, p in hidden))
    return last


def _pool(places: list[Place]) -> Pool:
    if len(places) == 1:
        _, _, _, cards, columns = places[0]
        return sorted(cards), places, columns != ()
    places.sort(key=lambda place: len(place[3]))
    return sorted(card for place in places for card in place[3]), places, any(place[4] for place in places)


def _hidden_from(table: Table, seat: int) -> dict[int, list[Place]]:
    """The cards a seat does not know, by pool and by where they lie."""
    seats, zones, pool, seen, kinds = table.seats, table.zones, table.pool, table.seen, table.game.zones
    # Few cards in hidden places have been seen by anybody: find their piles first, and most need no second look.
    with_seen = {table.zone[found.start()] * seats + table.controller[found.start()] for found in SEEN.finditer(seen)}
    hidden: dict[int, list[Place]] = {}
    for number, kind, holder in table.game.hidden_from(seats, seat):
        cards = zones[number]
        if not cards:
            continue
        columns = kinds[kind].carries
        if number in with_seen:
            cards = [card for card in cards if not seen[card] >> seat & 1]
            columns = (*columns, "seen")
        pools = set(map(pool.__getitem__, cards))
        for one in pools:
            of_pool = cards.copy() if len(pools) == 1 else [card for card in cards if pool[card] == one]
            place = number, kind, holder, of_pool, columns
            if one in hidden:
                hidden[one].append(place)
            else:
                hidden[one] = [place]
    return hidden


def _deal_anew(table: Table, unknown: Unknown, rng: Random) -> None:
    """Deal the unknown cards of each pool at random into the places where they lie."""
    random, zones, is_ordered = rng.random, table.zones, table.game.is_ordered
    for cards, places, carries in unknown.pools:
        # The cards are in order: what is dealt depends on which they are, not on how they lay.
        dealt = native.deal(cards, random) if native is not None else sorted(cards, key=lambda _: random())
        if carries:
            _carry(table, places, dealt)
        if len(places) > 1:
            _lay_down(table, places, dealt)
        end = 0
        for number, kind, _, old, _ in places:
            begin, end = end, end + len(old)
            pile, new = zones[number], dealt[begin:end]
            if len(old) < len(pile):
                instead = dict(zip(old, new, strict=True))
                new = list(map(instead.get, pile, pile))  # a card that is known stays
            if not is_ordered[kind]:
                new.sort()
            zones[number] = new


def _lay_down(table: Table, places: list[Place], dealt: list[int]) -> None:
    """Note where the cards of a pool lie now. Most stay in the largest place: only those of the others are touched."""
    zone, controller = table.zone, table.controller
    *few, (_, most_kind, most_holder, _, _) = places
    for _, _, _, old, _ in few:
        for card in old:
            zone[card] = most_kind
            controller[card] = most_holder
    end = 0
    for _, kind, holder, old, _ in few:
        begin, end = end, end + len(old)
        for card in dealt[begin:end]:
            zone[card] = kind
            controller[card] = holder


def _carry(table: Table, places: list[Place], dealt: list[int]) -> None:
    """What stands in a column for a place stays there: who else has seen it, to what it belongs."""
    carried = []
    end = 0
    for _, kind, _, old, columns in places:
        begin, end = end, end + len(old)
        for name in columns:
            column = getattr(table, name)
            values = [column[card] for card in old]
            carried.append((column, dealt[begin:end], values if table.game.is_ordered[kind] else sorted(values)))
            for card in old:
                column[card] = 0
    for column, new, values in carried:
        for place, card in enumerate(new):
            column[card] = values[place]
