"""Damage, shields and destruction (R9), and Protect (R13.2).

The damage sequence is that of A41: each packet of damage may be interrupted, and Protect applied, before anything is placed;
what is moved to another card becomes a packet of its own; then shields, then all tokens at once, then destruction, then
reactions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from zeton.games.star_wars_lcg.rules.leaving import destroy, is_full
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import DAMAGE_DEALT, DAMAGED, IN_PLAY, UNITS
from zeton.games.star_wars_lcg.rules.winning import check_trench_run
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import END, Procedure

Packet = tuple[int, int]  # a card, and how much damage it is dealt
Coming = tuple[int, int, tuple[int, ...]]  # the same, and the cards this damage has been moved away from


def deal(table: StarWarsTable, source: int, by: int, packets: Iterable[Packet]) -> None:
    """Deal damage, simultaneously, to one or more cards (A45). ``by`` is the seat whose effect it is (A43)."""
    wanted = tuple((card, amount, ()) for card, amount in packets if amount > 0 and can_be_dealt(table, card))
    if wanted:
        table.begin(Damage(Event(DAMAGE_DEALT, 0, by, source), wanted))


def can_be_dealt(table: StarWarsTable, card: int) -> bool:
    """Damage is dealt to cards in play, and to the dial while it is engaged (A65)."""
    return table.zone[card] in IN_PLAY or card == table.dial_piece


@dataclass(slots=True)
class Damage(Occurrence):
    """One effect's damage to one or more cards (A41)."""

    steps: ClassVar[tuple[str, ...]] = (
        "next_packet",
        "offer_protection",
        "protect",
        "settle_packet",
        "next_shield",
        "spend_shield",
        "place_tokens",
        "destroy_the_damaged",
        "next_reaction",
    )

    coming: tuple[Coming, ...]
    settled: tuple[Packet, ...] = ()
    left: tuple[int, ...] = ()  # the cards this packet has been moved away from: none of them takes it back
    shielding: int = 0  # which settled packet may be shielded now
    spent: int = 0  # shields spent on it

    def next_packet(self, table: StarWarsTable) -> str | None:
        """(1) the recipient and the amount are fixed; (2) interrupts "when damage is dealt"."""
        if not self.coming:
            return "next_shield"
        (card, amount, self.left), *rest = self.coming
        self.coming = tuple(rest)
        self.event = self.event._replace(card=card, amount=amount)
        if DAMAGE_DEALT in table.index.interrupted:
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)
        return None

    def offer_protection(self, table: StarWarsTable) -> str | None:
        """The recipient's controller may put damage on cards that protect it (R13.2, A20)."""
        if not self.event.amount or self.event.card == table.dial_piece:
            return "settle_packet"
        options = [
            option("protect", guard, self.event.card, amount)
            for guard in protectors(table, self.event.card)
            if guard not in self.left
            for amount in range(1, min(self.event.amount, self.room(table, guard)) + 1)
        ]
        if not options:
            return "settle_packet"
        table.ask(table.controller[self.event.card], "protect", [*options, PASS])
        return None

    def protect(self, table: StarWarsTable) -> str | None:
        if table.picked == PASS:
            return None
        _, guard, card, amount = table.picked
        table.note("protects", table.controller[guard], (guard, card), amount)
        self.redirect(guard, amount)
        return "offer_protection"

    def room(self, table: StarWarsTable, guard: int) -> int:
        """How much damage still fills a protector's capacity, with what is already on its way to it."""
        on_its_way = sum(amount for card, amount, _ in self.coming if card == guard)
        on_its_way += sum(amount for card, amount in self.settled if card == guard)
        return max(0, table.capacity(guard) - table.damage[guard] - on_its_way)

    def redirect(self, to: int, amount: int) -> None:
        """(3) Some of this damage becomes a packet for another card, with a window of its own."""
        self.reduce(amount)
        self.coming = ((to, amount, (*self.left, self.event.card)), *self.coming)

    def reduce(self, amount: int) -> None:
        """Some of this damage is not dealt."""
        self.event = self.event._replace(amount=self.event.amount - amount)

    def settle_packet(self, table: StarWarsTable) -> str:
        card, amount = self.event.card, self.event.amount
        if amount:
            already = sum(a for c, a in self.settled if c == card)
            self.settled = (*(p for p in self.settled if p[0] != card), (card, already + amount))
        return "next_packet"

    def next_shield(self, table: StarWarsTable) -> str | None:
        """(4) For each card its controller may spend shields, one for each damage token (R9.6, A44)."""
        while self.shielding < len(self.settled):
            card, amount = self.settled[self.shielding]
            if can_shield(table, card, self.event.seat) and self.spent < amount and table.shields[card] > self.spent:
                table.ask(table.controller[card], "shield", [option("shield", card), PASS])
                return None
            self.take_off_shields(table)
        return "place_tokens"

    def spend_shield(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            self.take_off_shields(table)
        else:
            self.spent += 1
        return "next_shield"

    def take_off_shields(self, table: StarWarsTable) -> None:
        card, amount = self.settled[self.shielding]
        if self.spent:
            table.shields[card] -= self.spent
            table.note("spends shields", table.controller[card], (card,), self.spent)
        before, later = self.settled[: self.shielding], self.settled[self.shielding + 1 :]
        self.settled = (*before, (card, amount - self.spent), *later)
        self.shielding += 1
        self.spent = 0

    def place_tokens(self, table: StarWarsTable) -> None:
        """(5) Tokens are placed simultaneously on all recipients."""
        self.settled = tuple(p for p in self.settled if p[1] and can_be_dealt(table, p[0]))
        for card, amount in self.settled:
            table.damage[card] = min(255, table.damage[card] + amount)
            table.note("is damaged", table.controller[card], (card,), amount)
        check_trench_run(table)

    def destroy_the_damaged(self, table: StarWarsTable) -> None:
        """(6) What is full is destroyed, all together (R9.2, A45)."""
        destroy(table, *(card for card, _ in self.settled if is_full(table, card)))

    def next_reaction(self, table: StarWarsTable) -> str | None:
        """(7) Reactions to each card that has been damaged."""
        if not self.settled:
            return END
        (card, amount), *rest = self.settled
        self.settled = tuple(rest)
        after(table, Event(DAMAGED, card, self.event.seat, self.event.source, amount))
        return "next_reaction"


def protectors(table: StarWarsTable, card: int) -> list[int]:
    """Friendly units that may take damage instead of this card: exhausted and idle ones too (A20)."""
    traits = table.cards[card].traits
    if not traits:
        return []
    cards = table.cards
    return [
        unit
        for unit in table.zones[UNITS * 2 + table.controller[card]]
        if unit != card and cards[unit].protects and cards[unit].protects in traits
    ]


def can_shield(table: StarWarsTable, card: int, by: int) -> bool:
    """Shields stop tokens that do not come from the controller's own effects or costs (R9.6, R9.7, A42, A43)."""
    return table.shields[card] > 0 and by != table.controller[card]


def place_shield(table: StarWarsTable, card: int, *, even_if_shielded: bool = False) -> None:
    """Put a shield on a card that has none (R9.5)."""
    if even_if_shielded or not table.shields[card]:
        table.shields[card] += 1
        table.note("gets a shield", table.controller[card], (card,))


def can_be_shielded(table: StarWarsTable, card: int) -> bool:
    """A shield may be placed on a card without one, and never on the dial (R9.5, A65)."""
    return not table.shields[card] and card != table.dial_piece


def remove_damage(table: StarWarsTable, card: int, amount: int) -> None:
    """Take damage off a card."""
    taken = min(amount, table.damage[card])
    if taken:
        table.damage[card] -= taken
        table.note("is repaired", table.controller[card], (card,), taken)


@dataclass(slots=True)
class PlaceFocus(Procedure):
    """Focus tokens placed on cards by an effect (R1.16): shields may stop them as they stop damage (R9.6)."""

    steps: ClassVar[tuple[str, ...]] = ("next_card", "spend_shield")

    by: int
    source: int
    coming: tuple[Packet, ...]
    spent: int = 0

    def next_card(self, table: StarWarsTable) -> str | None:
        while self.coming:
            card, amount = self.coming[0]
            if can_shield(table, card, self.by) and self.spent < min(amount, table.shields[card]):
                table.ask(table.controller[card], "shield", [option("shield", card), PASS])
                return None
            self.place(table)
        return END

    def spend_shield(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            self.place(table)
        else:
            self.spent += 1
        return "next_card"

    def place(self, table: StarWarsTable) -> None:
        (card, amount), *rest = self.coming
        self.coming = tuple(rest)
        if self.spent:
            table.shields[card] -= self.spent
            table.note("spends shields", table.controller[card], (card,), self.spent)
        if amount > self.spent:
            table.focus[card] += amount - self.spent
            table.note("gets focus", table.controller[card], (card,), amount - self.spent)
        self.spent = 0


def place_focus(table: StarWarsTable, source: int, by: int, packets: Iterable[Packet]) -> None:
    """Place focus tokens on cards in play; ``by`` is the seat whose effect it is."""
    wanted = tuple(p for p in packets if p[1] > 0 and table.zone[p[0]] in IN_PLAY)
    if wanted:
        table.begin(PlaceFocus(by, source, wanted))


def remove_focus(table: StarWarsTable, card: int, amount: int = 255) -> None:
    """Remove focus tokens from a card (all, unless told how many)."""
    taken = min(amount, table.focus[card])
    if taken:
        table.focus[card] -= taken
        table.note("loses focus", table.controller[card], (card,), taken)
