"""Damage (R11): assign, shield, take; then destruction and defeat.

All damage of one source is one procedure: interrupts to all assignments, then reactions to all of them (what is reassigned
goes through both once more), then shield cards, one per unit, the players alternating; then everything is placed at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.leaving import destroy, drop_attachments, is_dead, sacrifice
from zeton.games.conquest.rules.settling import settle_health
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ARMORBANE,
    ARMY,
    ASSIGNED,
    ASSIGNED_BY_ATTACK,
    ASSIGNING,
    BEING_PLAYED,
    CANNOT_BE_DAMAGED,
    DAMAGED,
    DAMAGED_BY_ATTACK,
    DISCARD,
    DOUBLE_DAMAGE_BY,
    DOUBLE_DAMAGE_ON,
    DOUBLE_DAMAGE_TO,
    HAND,
    HQ,
    IMMUNE,
    IMMUNITIES,
    IN_PLAY,
    PLANET,
    POSITIONS,
    SACRIFICED_WITH_DAMAGE,
    SHIELDING,
    TAKING,
    UNHARMED_BY,
)
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import INTERRUPT, REACTION, Event, Occurrence, Together, after_all, open_window, open_window_over_all
from zeton.kernel.procedure import END, Procedure, Steps

Packet = tuple[int, int]  # a card, and how much damage


def deal(
    table: ConquestTable,
    source: int,
    by: int,
    packets: Iterable[Packet],
    *,
    attack: bool = False,
    halved: bool = False,
    unpreventable: bool = False,
) -> None:
    """Deal damage, simultaneously, to one or more cards; 0 damage is not dealt at all (R11.3). Last in a step."""
    events = tuple(
        Event(ASSIGNING, card, by, source, dealt_by(table, source, card, amount, halved))
        for card, amount in packets
        if amount > 0 and can_be_dealt(table, card, source, by)
    )
    if events:
        at = 0 if ASSIGNING in table.index.interrupted else AFTER_INTERRUPTS
        table.begin(Damage(events, source, by, attack, table.first_seat(), unpreventable=unpreventable, at=at))


def dealt_by(table: ConquestTable, source: int, card: int, amount: int, halved: bool) -> int:
    """Doubling and halving apply to damage together, and fractions are rounded up after both (R11.2, R16.2)."""
    for unit, constant in table.index.constants.get(DOUBLE_DAMAGE_TO, ()):
        if unit == source and table.zone[unit] in constant.zones and constant.applies(table, card, unit):
            amount *= 2
    if holds(table, DOUBLE_DAMAGE_BY, source):
        amount *= 2
    if DOUBLE_DAMAGE_ON in table.index.constants:
        amount <<= modified(table, DOUBLE_DAMAGE_ON, card, 0)
    return (amount + 1) // 2 if halved else amount


def can_be_dealt(table: ConquestTable, card: int, source: int, by: int) -> bool:
    """Damage is dealt to cards in play that can be damaged and are not immune to its source (R11.18, R18.9)."""
    if table.zone[card] not in IN_PLAY or holds(table, CANNOT_BE_DAMAGED, card) or is_unharmed(table, card, source):
        return False
    return not is_immune(table, card, source, by)


def is_unharmed(table: ConquestTable, card: int, source: int) -> bool:
    """Whether a card says of itself, or of what it is on, that this source does not damage it."""
    for shield, constant in table.index.constants.get(UNHARMED_BY, ()):
        if card in (shield, table.host[shield]) and table.zone[shield] in constant.zones:
            if constant.applies(table, source, shield):
                return True
    return False


def is_immune(table: ConquestTable, card: int, source: int, by: int) -> bool:
    """Whether a card is immune, as printed or as gained, to this source in the hands of this seat (R18.9).

    A planet is nobody's, and so no enemy's (R3.1).
    """
    if card not in perhaps_immune(table) and not (table.lasting and table.is_touched(card)):
        return False
    kind = table.type_of(source)
    if kind not in IMMUNITIES:
        return False
    to_all, to_enemies = IMMUNITIES[kind]
    if table.has_keyword(card, to_all):
        return True
    return by != table.controller[card] and kind != PLANET and table.has_keyword(card, to_enemies)


def perhaps_immune(table: ConquestTable) -> frozenset[int]:
    """The cards of the match on which an immunity is printed; all of them, if a card grants one."""
    found: frozenset[int] | None = table.index.noted.get(IMMUNE)
    if found is None:
        keywords = {keyword for pair in IMMUNITIES.values() for keyword in pair}
        granted = not keywords.isdisjoint(table.index.constants)
        table.index.noted[IMMUNE] = found = frozenset(
            card for card, printed in enumerate(table.cards) if granted or not keywords.isdisjoint(printed.keywords)
        )
    return found


def damage_in_progress(table: ConquestTable) -> Damage:
    """The damage that is being dealt."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Damage):
            return procedure
    raise AssertionError("no damage is being dealt")


@dataclass(slots=True)
class Damage(Together):
    """One source's damage to one or more cards (R11.1, R11.11). Its events are what is being assigned."""

    source: int
    by: int
    attack: bool
    seat: int
    assigned: tuple[Packet, ...] = ()
    reassigning: tuple[Packet, ...] = ()
    reassigned: bool = False  # what is being assigned has been reassigned
    shielded: tuple[int, ...] = ()
    passes: int = 0
    taken: tuple[Packet, ...] = ()
    unpreventable: bool = False  # neither prevented nor shielded (R11.20)

    def lose(self, card: int) -> None:
        """What was assigned to a unit that has left play is gone with it (A31)."""
        self.events = tuple(event._replace(amount=0) if event.card == card else event for event in self.events)
        self.assigned = tuple(packet for packet in self.assigned if packet[0] != card)
        self.reassigning = tuple(packet for packet in self.reassigning if packet[0] != card)
        self.taken = tuple(packet for packet in self.taken if packet[0] != card)

    # ── assign ───────────────────────────────────────────────────────────────────────────────────────────────────

    def steps(self) -> Steps:
        return (
            "interrupts",
            "react_to_assignment",
            "settle",
            "offer_shield",
            "use_shield",
            "interrupts_to_taking",
            "take",
            "defeat",
            "check_health",
            "drop_attachments",
            "react",
        )

    def interrupts(self, table: ConquestTable) -> None:
        """Interrupts "when damage is assigned", once for each card (R11.4, R11.12)."""
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def react_to_assignment(self, table: ConquestTable) -> None:
        """Reactions "after it is assigned damage", before any shield (R11.4, A14)."""
        kind = ASSIGNED_BY_ATTACK if self.attack else ASSIGNED
        if kind in table.index.reacted_to:
            self.events = tuple(event._replace(kind=kind) for event in self.events)
            open_window_over_all(table, REACTION, len(table.stack) - 1)

    def settle(self, table: ConquestTable) -> str | None:
        """What is assigned to one card from several sides is shielded and taken together (R11.6)."""
        self.assigned = join((*self.assigned, *((event.card, event.amount) for event in self.events)))
        if not self.reassigning:
            return None
        self.events = tuple(Event(ASSIGNING, card, self.by, self.source, amount) for card, amount in join(self.reassigning))
        self.reassigning = ()
        self.reassigned = True
        return "interrupts"

    def increase(self, which: int, amount: int) -> None:
        """More damage than was to be assigned."""
        event = self.events[which]
        self.change(which, event._replace(amount=event.amount + amount))

    def prevent(self, which: int, amount: int) -> None:
        """Some of the assigned damage is not dealt."""
        if not self.unpreventable:
            self.lessen(which, amount)

    def lessen(self, which: int, amount: int) -> None:
        """Less of it is assigned here."""
        event = self.events[which]
        self.change(which, event._replace(amount=max(0, event.amount - amount)))

    def reassign(self, table: ConquestTable, which: int, to: int, amount: int) -> None:
        """Some of the assigned damage is dealt to another card instead: it is assigned there, like any other (R11.17)."""
        event = self.events[which]
        if can_be_dealt(table, to, self.source, self.by):
            amount = min(amount, event.amount)
            table.note("is reassigned", table.controller[to], (event.card, to), amount)
            self.lessen(which, amount)
            self.reassigning += ((to, amount),)

    # ── shield ───────────────────────────────────────────────────────────────────────────────────────────────────

    def offer_shield(self, table: ConquestTable) -> str | None:
        """One shield card for each unit; the player with initiative first, then alternately, until both pass (R11.5–R11.11)."""
        while self.passes < 2 and not self.unpreventable:
            options = self.shields(table)
            if options or table.steady:
                table.ask(self.seat, "shield", [*options, PASS])
                return None
            self.pass_on()
        return "interrupts_to_taking"

    def shields(self, table: ConquestTable) -> list:  # type: ignore[type-arg]
        seat, zone, controller = self.seat, table.zone, table.controller
        units = [
            card
            for card, amount in self.assigned
            if controller[card] == seat and amount and card not in self.shielded and zone[card] >= HQ
        ]
        if not units or cannot_shield(table, seat):
            return []
        cards = table.cards
        return [option("shield", card, unit) for unit in units for card in table.pile(HAND, seat) if cards[card].shield]

    def use_shield(self, table: ConquestTable) -> str:
        if table.picked == PASS:
            self.pass_on()
            return "offer_shield"
        _, card, unit, _ = table.picked
        seat = self.seat
        self.passes = 0
        self.seat = 1 - seat
        self.shielded += (unit,)
        table.begin(Shield(Event(SHIELDING, card, seat, unit, table.cards[card].shield)))
        return "offer_shield"

    def pass_on(self) -> None:
        self.passes += 1
        self.seat = 1 - self.seat

    def shield(self, unit: int, amount: int) -> None:
        """A shield card prevents damage to one unit, and no other (R11.6)."""
        self.assigned = tuple((c, max(0, a - amount) if c == unit else a) for c, a in self.assigned)

    # ── take ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def interrupts_to_taking(self, table: ConquestTable) -> None:
        """Interrupts "when it takes damage", once for each card that is about to take some (R11.9)."""
        if TAKING in table.index.interrupted:
            self.events = tuple(Event(TAKING, card, self.by, self.source, amount) for card, amount in self.placed(table))
            open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def placed(self, table: ConquestTable) -> Iterator[Packet]:
        """What is placed on each card: up to its remaining HP; the rest is ignored (R11.9)."""
        for card, amount in self.assigned:
            if not amount or table.zone[card] not in IN_PLAY:
                continue
            if table.zone[card] >= HQ:
                amount = min(amount, table.health(card) - table.damage[card])
            if amount > 0:
                yield card, amount

    def take(self, table: ConquestTable) -> str | None:
        """Everything is placed at once."""
        self.taken = tuple(self.placed(table))
        for card, amount in self.taken:
            table.damage[card] += amount
            table.note("is damaged", table.controller[card], (card,), amount)
        return None if self.taken else END

    def defeat(self, table: ConquestTable) -> None:
        """What has as much damage as HP is destroyed or defeated, all together (R11.13)."""
        dead = tuple(card for card, _ in self.taken if is_dead(table, card))
        # Nobody reacts to the damage of a unit that has left play, even if something brings it back (A31).
        self.taken = tuple(taken for taken in self.taken if taken[0] not in dead or taken[0] in table.warlords)
        destroy(table, *dead, source=self.source)

    def check_health(self, table: ConquestTable) -> None:
        """Supports may have more damage than they stand."""
        supports = (card for card, _ in self.taken if table.zone[card] in IN_PLAY and table.zone[card] < HQ)
        limits = ((card, modified(table, SACRIFICED_WITH_DAMAGE, card, 0)) for card in supports)
        sacrifice(table, *(card for card, limit in limits if limit and table.damage[card] >= limit))

    def drop_attachments(self, table: ConquestTable) -> None:
        """Some units lose a keyword when they are damaged."""
        drop_attachments(table)

    def react(self, table: ConquestTable) -> None:
        """Reactions to all that has been damaged (R11.10, R11.12)."""
        kind = DAMAGED_BY_ATTACK if self.attack else DAMAGED
        if kind in table.index.reacted_to:
            after_all(table, tuple(Event(kind, card, self.by, self.source, amount) for card, amount in self.taken))


AFTER_INTERRUPTS: Final = Damage((), 0, 0, False, 0).place_of("react_to_assignment")


def join(packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    """One packet for each card."""
    cards = dict.fromkeys(card for card, _ in packets)
    if len(cards) == len(packets):
        return packets
    return tuple((card, sum(amount for other, amount in packets if other == card)) for card in cards)


def cannot_shield(table: ConquestTable, seat: int) -> bool:
    """While a unit with Armorbane is attacking, its opponent cannot use shields (R18.5, A20)."""
    attacker = table.attacker
    return bool(attacker) and table.controller[attacker] != seat and table.has_keyword(attacker, ARMORBANE)


@dataclass(slots=True)
class Shield(Occurrence):
    """A card is used as a shield: interrupts may cancel it or add to it; it is discarded in any case (R11.7)."""

    def steps(self) -> Steps:
        return "show", "interrupts", "prevent"

    def show(self, table: ConquestTable) -> None:
        table.move(self.event.card, BEING_PLAYED, self.event.seat)
        table.note("shields", self.event.seat, (self.event.card, self.event.source))

    def interrupts(self, table: ConquestTable) -> None:
        if SHIELDING in table.index.interrupted:
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def prevent(self, table: ConquestTable) -> None:
        card = self.event.card
        table.move(card, DISCARD, table.owner[card])
        if not self.cancelled:
            damage_in_progress(table).shield(self.event.source, self.event.amount)


def remove_damage(table: ConquestTable, card: int, amount: int) -> None:
    """Take damage off a card."""
    taken = min(amount, table.damage[card])
    if taken:
        table.damage[card] -= taken
        table.note("is healed", table.controller[card], (card,), taken)


def move_damage(table: ConquestTable, card: int, to: int, amount: int) -> None:
    """Damage goes straight from one card to another: no shield, no prevention, no cap (R11.16, A16). Last in a step."""
    moved = min(amount, table.damage[card])
    if card == to or not moved or holds(table, CANNOT_BE_DAMAGED, to):
        return
    table.damage[card] -= moved
    table.damage[to] = min(255, table.damage[to] + moved)
    table.note("damage moves", table.controller[to], (card, to), moved)
    settle_health(table)


@dataclass(slots=True)
class IndirectDamage(Procedure):
    """Players divide damage among their own units, never more to one than its remaining HP; then it is dealt (R11.15)."""

    source: int
    by: int
    amount: int
    location: int  # −1: wherever they are
    seats: tuple[int, ...]  # still to divide their damage, in order (R14.6)
    given: tuple[int, ...] = ()  # the unit each point goes to
    done: int = 0  # points the seat at hand has given
    army_only: bool = False
    faction: str = ""  # only among units of this one

    def steps(self) -> Steps:
        return "offer_unit", "take_unit", "deal_it"

    def offer_unit(self, table: ConquestTable) -> str | None:
        while self.seats:
            units = self.able_units(table)
            if self.done < self.amount and units:
                table.ask(self.seats[0], "indirect damage", [option("hit", unit, 0, 1) for unit in units])
                return None
            self.seats = self.seats[1:]
            self.done = 0
        return "deal_it"

    def able_units(self, table: ConquestTable) -> list[int]:
        places = range(POSITIONS + 1) if self.location < 0 else (self.location,)
        return [
            unit
            for place in places
            for unit in table.units_at(place, self.seats[0])
            if self.is_meant(table, unit)
            and table.damage[unit] + self.given.count(unit) < table.health(unit)
            and can_be_dealt(table, unit, self.source, self.by)
        ]

    def is_meant(self, table: ConquestTable, unit: int) -> bool:
        printed = table.cards[unit]
        return (not self.army_only or table.type_of(unit) == ARMY) and self.faction in ("", printed.faction)

    def take_unit(self, table: ConquestTable) -> str:
        self.given += (table.picked.card,)
        self.done += 1
        return "offer_unit"

    def deal_it(self, table: ConquestTable) -> None:
        deal(table, self.source, self.by, [(unit, self.given.count(unit)) for unit in dict.fromkeys(self.given)])
