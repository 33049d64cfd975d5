"""Damage, shields and destruction (R9), and Protect (R13.2).

The damage sequence is that of A41: all damage of one effect may be interrupted, and Protect applied, before anything is placed;
what is moved to another card goes through the same once more; then shields, then all tokens at once, then destruction, then
reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from zeton.games.star_wars_lcg.rules.control import you
from zeton.games.star_wars_lcg.rules.leaving import destroy, is_full, sacrifice
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    CANNOT_BE_DAMAGED,
    DAMAGE_DEALT,
    DAMAGED,
    ENHANCEMENTS,
    FOCUS_COMING,
    FOCUS_PLACED,
    FOCUS_REMOVED,
    IN_PLAY,
    PROTECT,
    SACRIFICED_WITH_FOCUS,
    UNHARMED_BY,
    UNITS,
    UNTOUCHED_BY_ENEMY,
    WAS_DEALT,
    WOULD_BE_DAMAGED,
)
from zeton.games.star_wars_lcg.rules.winning import TRENCH_RUN_DAMAGE, check_trench_run
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.event import INTERRUPT, Event, Together, after_all, after_all_else, open_window_over_all
from zeton.kernel.procedure import Steps

SAFE_FROM_DAMAGE: Final = frozenset((CANNOT_BE_DAMAGED, UNHARMED_BY, UNTOUCHED_BY_ENEMY))
Packet = tuple[int, int]  # a card, and how many tokens it is to get
Tokens = tuple[int, int, int]  # a card, how many tokens it is to get, and how many of them a shield could stop
Coming = tuple[int, int, int, tuple[int, ...]]
"""A card, damage on its way to it, a bit for each seat whose effect brings it there, and the cards it was moved away from."""


def deal(table: StarWarsTable, source: int, by: int, packets: Iterable[Packet]) -> None:
    """Deal damage, simultaneously, to one or more cards (A45). ``by`` is the seat whose effect it is (A43)."""
    coming = tuple((card, amount, 1 << by, ()) for card, amount in packets if amount > 0 and can_be_dealt(table, card, source))
    if coming:
        table.begin(Damage(source=source, by=by, coming=coming))


def move_damage(table: StarWarsTable, source: int, by: int, moved_from: int, to: int, amount: int) -> None:
    """Move damage between cards in play: it is not dealt, but whoever receives it is damaged (A87)."""
    moved = min(amount, table.damage[moved_from])
    if moved and can_be_damaged(table, to, source):
        table.damage[moved_from] -= moved
        table.note("damage moves", by, (moved_from, to), moved)
        table.begin(Damage(source=source, by=by, coming=((to, moved, 1 << by, ()),), dealt=False))


def place_damage(table: StarWarsTable, source: int, by: int, card: int, amount: int) -> None:
    """Place damage as a cost: it cannot be shielded, prevented or moved (A87)."""
    table.begin(Damage(source=source, by=by, coming=(), tokens=((card, amount, 0),), dealt=False).standing_at("place"))


def can_be_dealt(table: StarWarsTable, card: int, source: int) -> bool:
    """Damage is dealt to cards in play, and to the dial while it is engaged (A65)."""
    return card == table.dial_piece or (table.zone[card] in IN_PLAY and can_be_damaged(table, card, source))


def can_be_damaged(table: StarWarsTable, card: int, source: int) -> bool:
    """Whether nothing says that the card cannot be damaged, or not by this source.

    What cannot be damaged gets no damage that is dealt or moved, nor may it be chosen for any (A114).
    """
    if not table.lasting and not table.index.says(SAFE_FROM_DAMAGE):
        return True
    if holds(table, CANNOT_BE_DAMAGED, card):
        return False
    constants = table.index.constants
    if UNTOUCHED_BY_ENEMY in constants and source and not can_be_touched(table, card, you(table, source)):
        return False
    return UNHARMED_BY not in constants or not is_unharmed(table, card, source)


def is_unharmed(table: StarWarsTable, card: int, source: int) -> bool:
    """Whether an enhancement says of the card it is on that this source does not damage it (A111)."""
    for marker, constant in table.index.constants[UNHARMED_BY]:
        if table.host[marker] == card and table.zone[marker] in constant.zones and constant.applies(table, source, marker):
            return True
    return False


def can_be_touched(table: StarWarsTable, card: int, by: int) -> bool:
    """Whether this seat's icons and effects may damage or focus the card: some are safe from their enemy (A123)."""
    return by == table.controller[card] or not holds(table, UNTOUCHED_BY_ENEMY, card)


@dataclass(slots=True)
class PlaceTokens(Together):
    """Damage or focus tokens that an effect places on cards, on all of them at once: shields may stop them (R9.6, A41)."""

    events: tuple[Event, ...] = ()
    source: int = field(kw_only=True)
    by: int = field(kw_only=True)
    tokens: tuple[Tokens, ...] = field(default=(), kw_only=True)
    spent: tuple[int, ...] = field(default=(), kw_only=True)  # the card, once for each shield spent on it
    declined: tuple[int, ...] = field(default=(), kw_only=True)  # seats that spend no more shields

    def offer_shield(self, table: StarWarsTable) -> str | None:
        """Each player spends shields on his cards, one for each token, in any order; the active player first (R9.6, A44)."""
        if any(table.shields):
            for seat in (table.active, 1 - table.active):
                options = self.shields(table, seat)
                if options:
                    table.ask(seat, "shield", [*options, PASS])
                    return None
        self.take_off_shields(table)
        return "place"

    def shields(self, table: StarWarsTable, seat: int) -> list[Option]:
        if seat in self.declined:
            return []
        return [
            option("shield", card)
            for card, _, stoppable in self.tokens
            if table.controller[card] == seat and self.spent.count(card) < min(stoppable, table.shields[card])
        ]

    def spend_shield(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            seat = table.active if self.shields(table, table.active) else 1 - table.active
            self.declined = (*self.declined, seat)
        else:
            self.spent = (*self.spent, table.picked.card)
        return "offer_shield"

    def take_off_shields(self, table: StarWarsTable) -> None:
        for card in dict.fromkeys(self.spent):
            number = self.spent.count(card)
            table.shields[card] -= number
            table.note("spends shields", table.controller[card], (card,), number)

    def unstopped(self) -> list[Packet]:
        """The tokens that no shield has stopped."""
        left = ((card, amount - self.spent.count(card)) for card, amount, _ in self.tokens)
        return [packet for packet in left if packet[1]]


@dataclass(slots=True)
class Damage(PlaceTokens):
    """One effect's damage to one or more cards (A41). Its events are the packets that are on their way."""

    coming: tuple[Coming, ...] = field(kw_only=True)  # not yet assigned
    assigned: tuple[Coming, ...] = field(default=(), kw_only=True)  # the same as the events; their amounts are in these
    unprotected: tuple[int, ...] = field(default=(), kw_only=True)  # seats that protect nothing more
    dealt: bool = field(default=True, kw_only=True)  # moved damage is not dealt (A87)

    def steps(self) -> Steps:
        return (
            "assign",
            "interrupts",
            "offer_protection",
            "protect",
            "settle",
            "offer_shield",
            "spend_shield",
            "place",
            "destroy_the_damaged",
            "react",
        )

    def assign(self, table: StarWarsTable) -> str | None:
        """(1) Recipients and amounts are fixed: what one effect deals to one card is one packet."""
        cards = dict.fromkeys(card for card, *_ in self.coming)
        self.assigned = tuple(self.coming if len(cards) == len(self.coming) else map(self.joined, cards))
        kind = DAMAGE_DEALT if self.dealt else WOULD_BE_DAMAGED
        self.events = tuple(Event(kind, card, self.by, self.source, amount) for card, amount, *_ in self.assigned)
        self.coming = ()
        self.unprotected = ()
        return None if kind in table.index.interrupted else "offer_protection"

    def joined(self, card: int) -> Coming:
        parts = [part for part in self.coming if part[0] == card]
        amount, by = sum(part[1] for part in parts), 0
        for part in parts:
            by |= part[2]
        return card, amount, by, tuple(other for part in parts for other in part[3])

    def interrupts(self, table: StarWarsTable) -> None:
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def offer_protection(self, table: StarWarsTable) -> str | None:
        """(2) Each player may put damage to his cards on cards that protect them (R13.2, A20); the active player first."""
        for seat in (table.active, 1 - table.active):
            options = self.protections(table, seat)
            if options:
                table.ask(seat, "protect", [*options, PASS])
                return None
        return "settle"

    def protections(self, table: StarWarsTable, seat: int) -> list[Option]:
        if seat in self.unprotected:
            return []
        return [
            option("protect", guard, event.card, amount)
            for event, path in zip(self.events, self.assigned, strict=True)
            if event.amount and event.card != table.dial_piece and table.controller[event.card] == seat
            for guard in protectors(table, event.card)
            if guard not in path[3] and can_be_damaged(table, guard, self.source)
            for amount in range(1, min(event.amount, self.room(table, guard)) + 1)
        ]

    def protect(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            seat = table.active if self.protections(table, table.active) else 1 - table.active
            self.unprotected = (*self.unprotected, seat)
        else:
            _, guard, card, amount = table.picked
            table.note("protects", table.controller[guard], (guard, card), amount)
            self.redirect(next(n for n, event in enumerate(self.events) if event.card == card), guard, amount)
        return "offer_protection"

    def room(self, table: StarWarsTable, guard: int) -> int:
        """How much damage still fills a protector's capacity, with what is already on its way to it."""
        on_its_way = sum(amount for card, amount, *_ in self.coming if card == guard)
        on_its_way += sum(event.amount for event in self.events if event.card == guard)
        on_its_way += sum(amount for card, amount, _ in self.tokens if card == guard)
        return max(0, table.capacity(guard) - table.damage[guard] - on_its_way)

    def redirect(self, which: int, to: int, amount: int, by: int = -1) -> None:
        """Some of this damage goes to another card, as a packet of its own; ``by`` is the seat whose effect moves it (A43)."""
        card, _, bringing, left = self.assigned[which]
        self.reduce(which, amount)
        self.coming += ((to, amount, bringing | (1 << by if by >= 0 else 0), (*left, card)),)

    def reduce(self, which: int, amount: int) -> None:
        """Some of this damage is not dealt."""
        event = self.events[which]
        self.change(which, event._replace(amount=event.amount - amount))

    def settle(self, table: StarWarsTable) -> str | None:
        """What was moved to other cards goes through (1) and (2) itself; then shields."""
        for event, (card, _, by, _) in zip(self.events, self.assigned, strict=True):
            if event.amount and can_be_damaged(table, card, self.source):
                self.add(card, event.amount, event.amount if by & ~(1 << table.controller[card]) else 0)
        self.events = ()
        return "assign" if self.coming else None

    def add(self, card: int, amount: int, stoppable: int) -> None:
        before = next((tokens for tokens in self.tokens if tokens[0] == card), (card, 0, 0))
        others = tuple(tokens for tokens in self.tokens if tokens[0] != card)
        self.tokens = (*others, (card, before[1] + amount, before[2] + stoppable))

    def place(self, table: StarWarsTable) -> None:
        """(4) Tokens are placed on all recipients at once, and never more than fill a card."""
        self.tokens = tuple((card, placed, 0) for card, amount in self.unstopped() if (placed := fits(table, card, amount)))
        for card, amount, _ in self.tokens:
            table.damage[card] += amount
            table.note("is damaged", table.controller[card], (card,), amount)
        check_trench_run(table)

    def destroy_the_damaged(self, table: StarWarsTable) -> None:
        """(5) What is full is destroyed, all together (R9.2, A45)."""
        destroy(table, *(card for card, _, _ in self.tokens if is_full(table, card)), by=self.source)

    def react(self, table: StarWarsTable) -> None:
        """(6) Reactions to all that has been damaged."""
        kind = WAS_DEALT if self.dealt else DAMAGED
        if kind in table.index.reacted_to:
            after_all(table, tuple(Event(kind, card, self.by, self.source, amount) for card, amount, _ in self.tokens))


def fits(table: StarWarsTable, card: int, amount: int) -> int:
    """How many of so many damage tokens a card takes: excess is never placed (R9.2, A41)."""
    if card == table.dial_piece:
        return min(amount, TRENCH_RUN_DAMAGE - table.damage[card])
    if table.zone[card] == ENHANCEMENTS:
        return amount  # placed there as a cost: it has no capacity
    return min(amount, max(0, table.capacity(card) - table.damage[card])) if table.zone[card] in IN_PLAY else 0


def protectors(table: StarWarsTable, card: int) -> list[int]:
    """Friendly units that may take damage instead of this card: exhausted and idle ones too (A20)."""
    traits = table.cards[card].traits
    if not traits:
        return []
    cards, constants = table.cards, table.index.constants
    gained = [PROTECT + trait for trait in traits if PROTECT + trait in constants]
    return [
        unit
        for unit in table.zones[UNITS * 2 + table.controller[card]]
        if unit != card
        and ((cards[unit].protects and cards[unit].protects in traits) or any(holds(table, what, unit) for what in gained))
    ]


def place_shield(table: StarWarsTable, card: int, *, even_if_shielded: bool = False) -> None:
    """Put a shield on a card that has none (R9.5)."""
    if even_if_shielded or not table.shields[card]:
        table.shields[card] += 1
        table.note("gets a shield", table.controller[card], (card,))


def move_shield(table: StarWarsTable, moved_from: int, to: int) -> None:
    """Move a shield to a card that has none (R9.5)."""
    if table.shields[moved_from] and can_be_shielded(table, to):
        remove_shield(table, moved_from, 1)
        place_shield(table, to)


def can_be_shielded(table: StarWarsTable, card: int) -> bool:
    """A shield may be placed on a card without one, and never on the dial (R9.5, A65)."""
    return not table.shields[card] and card != table.dial_piece


def remove_damage(table: StarWarsTable, card: int, amount: int) -> None:
    """Take damage off a card."""
    taken = min(amount, table.damage[card])
    if taken:
        table.damage[card] -= taken
        table.note("is repaired", table.controller[card], (card,), taken)


def remove_shield(table: StarWarsTable, card: int, amount: int) -> None:
    """Take shields off a card without spending them."""
    table.shields[card] -= amount
    table.note("loses a shield", table.controller[card], (card,), amount)


@dataclass(slots=True)
class PlaceFocus(PlaceTokens):
    """Focus tokens placed on cards by an effect (R1.16): shields may stop them as they stop damage (R9.6)."""

    def steps(self) -> Steps:
        return "interrupts", "turn_into_damage", "offer_shield", "spend_shield", "place"

    def interrupts(self, table: StarWarsTable) -> str | None:
        """Tokens that are on their way may become damage; the amounts of the events are those that do not (A131)."""
        if FOCUS_COMING not in table.index.interrupted:
            return "offer_shield"
        self.events = tuple(
            Event(FOCUS_COMING, card, table.controller[card], self.source, amount) for card, amount, _ in self.tokens
        )
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)
        return None

    def turn_into_damage(self, table: StarWarsTable) -> None:
        """It is the same effect that now deals damage (A131)."""
        still = [event.amount for event in self.events]
        turned = [(card, amount - left) for (card, amount, _), left in zip(self.tokens, still, strict=True)]
        self.tokens = tuple(
            (card, left, min(left, stoppable)) for (card, _, stoppable), left in zip(self.tokens, still, strict=True)
        )
        self.events = ()
        deal(table, self.source, self.by, turned)

    def place(self, table: StarWarsTable) -> None:
        placed = [packet for packet in self.unstopped() if table.zone[packet[0]] in IN_PLAY]
        for card, amount in placed:
            table.focus[card] += amount
            table.note("gets focus", table.controller[card], (card,), amount)
        after_all_else(table, tuple(Event(FOCUS_PLACED, card, table.controller[card], amount=n) for card, n in placed))
        check_focus(table, *(card for card, _ in placed))


def check_focus(table: StarWarsTable, *cards: int) -> None:
    """Some units are sacrificed as soon as they have so many focus tokens (Bib Fortuna)."""
    if SACRIFICED_WITH_FOCUS in table.index.constants:
        limits = ((card, modified(table, SACRIFICED_WITH_FOCUS, card, 0)) for card in cards)
        sacrifice(table, *(card for card, limit in limits if 0 < limit <= table.focus[card]))


def place_focus(table: StarWarsTable, source: int, by: int, packets: Iterable[Packet]) -> None:
    """Place focus tokens on cards in play; ``by`` is the seat whose effect it is."""
    tokens = tuple(
        (card, amount, amount if table.controller[card] != by else 0)
        for card, amount in packets
        if amount > 0 and table.zone[card] in IN_PLAY and can_be_touched(table, card, by)
    )
    if tokens:
        table.begin(PlaceFocus(source=source, by=by, tokens=tokens))


def move_focus(table: StarWarsTable, source: int, by: int, moved_from: int, to: int) -> None:
    """Move a focus token to another card, where a shield may stop it; whoever loses it has had it removed (A116)."""
    table.focus[moved_from] -= 1
    table.note("loses focus", table.controller[moved_from], (moved_from,), 1)
    after_all_else(table, (Event(FOCUS_REMOVED, moved_from, table.controller[moved_from], amount=1),))
    place_focus(table, source, by, [(to, 1)])


def remove_focus(table: StarWarsTable, card: int, amount: int = 255) -> None:
    """Remove focus tokens from a card (all, unless told how many)."""
    remove_focus_from_all(table, (card,), amount)


def remove_focus_from_all(table: StarWarsTable, cards: Iterable[int], amount: int = 255) -> None:
    """Remove focus tokens from several cards at once; then reactions to all of it (A98)."""
    removed = [(card, taken) for card in cards if (taken := min(amount, table.focus[card]))]
    for card, taken in removed:
        table.focus[card] -= taken
        table.note("loses focus", table.controller[card], (card,), taken)
    if FOCUS_REMOVED in table.index.reacted_to:
        after_all(table, tuple(Event(FOCUS_REMOVED, card, table.controller[card], amount=taken) for card, taken in removed))


REMOVING: Final[dict[str, Callable[[StarWarsTable, int, int], None]]] = {
    "discard focus": remove_focus,
    "discard damage": remove_damage,
    "discard shield": remove_shield,
}
"""How a token of each kind is taken off a card, by the answer that names it."""


def removals(table: StarWarsTable, card: int) -> list[Option]:
    """What tokens could be taken off a card."""
    columns = zip(REMOVING, (table.focus, table.damage, table.shields), strict=True)
    return [option(verb, card) for verb, column in columns if column[card]]
