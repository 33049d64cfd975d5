"""Damage, shields and healing (R13), and indirect damage, which the damaged player assigns (R8.4, R13.5–R13.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zeton.games.destiny.rules.abilities import Answers
from zeton.games.destiny.rules.leaving import Defeat, discard_from_play, is_being_defeated
from zeton.games.destiny.rules.queue import before, happen
from zeton.games.destiny.rules.table import DestinyTable, Waiting
from zeton.games.destiny.rules.terms import (
    BREAKS,
    CHARACTERS,
    COVERS_OTHERS,
    DAMAGE_TAKEN,
    DEALT_DAMAGE,
    DEALT_INDIRECT,
    FALLS_TO_MELEE,
    GIVEN_SHIELDS,
    INDIRECT_DEALT,
    INDIRECT_TO_SELF,
    MELEE,
    ROUND,
    SETUP,
    SUPPORTS,
    TAKES_INDIRECT,
)
from zeton.kernel.ability import Lasting, modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import Procedure, Steps

Packet = tuple[int, int]  # a character, and how much damage it is dealt


def deal(
    table: DestinyTable,
    packets: Iterable[Packet],
    source: int,
    by: int,
    *,
    unblockable: bool = False,
    symbol: int = 0,
    also: tuple[Event, ...] = (),
    tell: int = -1,
) -> None:
    """Deal damage, to several characters at the same time. Zero damage is not dealt (R13.9, A36).

    Supports that were chosen as if they were characters get it in the same moment, and ``also`` is what happens then as well;
    ``symbol`` is that of the die, and ``tell`` where on the stack the ability is that must know how much was blocked.
    """
    dealt = DealDamage(tuple(packets), source, by, unblockable, symbol, also, tell)
    if (DEALT_DAMAGE in table.index.interrupted and dealt.answers(table)) or dealt.covers(table):
        table.begin(dealt)
    else:
        dealt.deal_it(table)


@dataclass(slots=True)
class DealDamage(Procedure):
    """Damage that is dealt, after whatever comes before it."""

    packets: tuple[Packet, ...]
    source: int
    by: int
    unblockable: bool
    symbol: int
    also: tuple[Event, ...]
    tell: int
    asked: tuple[int, ...] = ()  # characters whose shields cover nobody else this time

    def steps(self) -> Steps:
        return "before_it", "offer_cover", "take_cover", "deal_it"

    def block(self, character: int, amount: int) -> None:
        """So much of the damage to a character does not come."""
        self.packets = tuple((card, max(0, n - amount) if card == character else n) for card, n in self.packets)

    def covers(self, table: DestinyTable) -> list[tuple[int, int, int]]:
        """Whose shields can block how much for whom; the battlefield controller is asked first (R3.13)."""
        if COVERS_OTHERS not in table.index.constants or self.unblockable:
            return []
        first = table.battlefield_controller
        both = (*table.characters(first), *table.characters(1 - first))
        mentors = [mentor for mentor in both if table.shields[mentor] and modified(table, COVERS_OTHERS, mentor, 0)]
        hurt = [(card, n) for card, n in self.packets if n > 0 and table.zone[card] == CHARACTERS]
        return [(mentor, card, n) for mentor in mentors if mentor not in self.asked for card, n in hurt if card != mentor]

    def offer_cover(self, table: DestinyTable) -> str | None:
        """Whoever has such a character may use its shields for somebody else; shields of one's own must be used anyway."""
        covers = self.covers(table)
        if not covers:
            return "deal_it"
        mentor = covers[0][0]
        options = [
            option("block", card, mentor, number)
            for covering, card, n in covers
            if covering == mentor
            for number in range(1, min(n, table.shields[mentor]) + 1)
        ]
        table.ask(table.controller[mentor], "block", [*options, PASS])
        return None

    def take_cover(self, table: DestinyTable) -> str:
        verb, card, mentor, number = table.picked
        if verb == "block":
            remove_shields(table, mentor, number)
            self.block(card, number)
        else:
            self.asked = (*self.asked, self.covers(table)[0][0])
        return "offer_cover"

    def answers(self, table: DestinyTable) -> tuple[Waiting, ...]:
        """What is done before one of these characters is dealt damage."""
        dealt = ((card, amount) for card, amount in self.packets if amount > 0 and table.zone[card] == CHARACTERS)
        return before(table, *(Event(DEALT_DAMAGE, card, self.by, self.source, amount) for card, amount in dealt))

    def before_it(self, table: DestinyTable) -> None:
        group = self.answers(table)
        if group:
            table.begin(Answers(group))

    def deal_it(self, table: DestinyTable) -> None:
        full, supports, fallen, blocked_in_all = [], [], [], 0
        events = [*self.also]
        for character, amount in self.packets:
            if amount <= 0 or table.zone[character] != CHARACTERS:
                if amount > 0 and table.zone[character] == SUPPORTS:
                    _put_on_support(table, character, amount)
                    supports.append(character)
                continue
            # Shields must be used if they can be (R13.1, R13.2); unblockable damage removes none (R13.8).
            blocked = 0 if self.unblockable else min(table.shields[character], amount)
            table.shields[character] -= blocked
            blocked_in_all += blocked
            taken = amount - blocked
            table.note("damage", self.by, (character,), amount)
            if DEALT_DAMAGE in table.index.reacted_to:
                events.append(Event(DEALT_DAMAGE, character, self.by, self.source, amount))
            if taken:
                events.append(Event(DAMAGE_TAKEN, character, self.by, self.source, taken))
                fallen += _what_falls_to_melee(table, character) if self.symbol == MELEE else []
                if put_damage(table, character, taken):
                    full.append(character)
        if self.tell >= 0:
            table.stack[self.tell].amount = blocked_in_all  # type: ignore[attr-defined]
        if events:
            happen(table, *events)
        for support in supports:
            _break(table, support)
        for upgrade in fallen:
            discard_from_play(table, upgrade)
        defeat(table, full)


def on_its_way(table: DestinyTable) -> DealDamage:
    """The damage that is about to be dealt, for what answers it before it comes."""
    return next(procedure for procedure in reversed(table.stack) if isinstance(procedure, DealDamage))


def _what_falls_to_melee(table: DestinyTable, character: int) -> list[int]:
    """Upgrades that are discarded when their character takes melee damage."""
    if FALLS_TO_MELEE not in table.index.constants:
        return []
    return [upgrade for upgrade in table.upgrades_on(character) if modified(table, FALLS_TO_MELEE, upgrade, 0)]


def put_damage(table: DestinyTable, character: int, amount: int) -> bool:
    """Damage tokens on a character, as many as it can have; whether that is all its health (R13.4)."""
    health = table.cards[character].health
    table.damage[character] = damage = min(health, table.damage[character] + amount)
    return damage == health


def defeat(table: DestinyTable, characters: Iterable[int]) -> None:
    """Defeat characters, at the same moment."""
    wanted = tuple(character for character in characters if not is_being_defeated(table, character))
    if wanted:
        table.begin(Defeat(wanted))


def heal(table: DestinyTable, character: int, amount: int) -> int:
    """Remove damage, as much as there is up to the amount; how much it was (R13.11)."""
    healed = min(table.damage[character], amount)
    if healed:
        table.damage[character] -= healed
        table.note("heals", table.controller[character], (character,), healed)
    return healed


def give_shields(table: DestinyTable, character: int, amount: int) -> None:
    """Shields for a character, after whatever comes before it gains them."""
    given = GiveShields(character, amount)
    if amount and GIVEN_SHIELDS in table.index.interrupted and given.answers(table):
        table.begin(given)
    else:
        put_shields(table, character, amount)


@dataclass(slots=True)
class GiveShields(Procedure):
    """Shields that a character gains, after whatever comes before."""

    character: int
    amount: int

    def steps(self) -> Steps:
        return "before_it", "give_them"

    def answers(self, table: DestinyTable) -> tuple[Waiting, ...]:
        """What is done before this character gains shields, also if it has as many as it may have."""
        seat = table.controller[self.character]
        return before(table, Event(GIVEN_SHIELDS, self.character, seat, 0, self.amount))

    def before_it(self, table: DestinyTable) -> None:
        table.begin(Answers(self.answers(table)))

    def give_them(self, table: DestinyTable) -> None:
        if table.zone[self.character] == CHARACTERS:
            put_shields(table, self.character, self.amount)


def put_shields(table: DestinyTable, character: int, amount: int) -> None:
    """Shields on a character; what is above the limit is lost (R8.5)."""
    before_it = table.shields[character]
    table.shields[character] = min(max(before_it, table.shield_limit(character)), before_it + amount)
    table.note("shields", table.controller[character], (character,), amount)


def remove_shields(table: DestinyTable, character: int, amount: int) -> int:
    """Shields off a character; how many there were to remove."""
    removed = min(table.shields[character], amount)
    if removed:
        table.shields[character] -= removed
        table.note("loses shields", table.controller[character], (character,), removed)
    return removed


def place_on_support(table: DestinyTable, support: int, amount: int) -> None:
    """Damage tokens on a support: not dealt, not blocked (R13.17). Some supports break under it."""
    if table.zone[support] == SUPPORTS and amount:
        _put_on_support(table, support, amount)
        _break(table, support)


def _put_on_support(table: DestinyTable, support: int, amount: int) -> None:
    table.damage[support] = min(99, table.damage[support] + amount)
    table.note("damage", table.controller[support], (support,), amount)


def _break(table: DestinyTable, support: int) -> None:
    breaks_at = modified(table, BREAKS, support, 0)
    if breaks_at and table.damage[support] >= breaks_at:
        discard_from_play(table, support)


def move_damage(table: DestinyTable, source: int, to: int, amount: int) -> None:
    """Move damage: not dealt, not taken, not blocked, but enough of it defeats (R13.12)."""
    moved = min(table.damage[source], amount)
    if not moved:
        return
    table.damage[source] -= moved
    table.note("damage moves", table.controller[source], (source, to), moved)
    if table.zone[to] == SUPPORTS:
        place_on_support(table, to, moved)
    elif table.zone[to] != CHARACTERS:
        table.damage[to] += moved  # tokens on other cards mean nothing
    elif put_damage(table, to, moved):
        defeat(table, [to])


# ── indirect damage ───────────────────────────────────────────────────────────────────────────────────────────────


def deal_indirect(table: DestinyTable, victim: int, amount: int, source: int, by: int, tell: int = -1) -> None:
    """A player deals damage to own characters, split as that player wishes (R8.4). Zero is not dealt (A36)."""
    if amount > 0 and table.characters(victim):
        table.begin(Indirect(victim, amount, source, by, tell))


@dataclass(slots=True)
class Indirect(Procedure):
    """The damaged player assigns all of it, then it is dealt at the same time (R13.5)."""

    victim: int
    amount: int
    source: int
    by: int
    tell: int = -1  # where on the stack the ability is that must know who was hit
    assigned: tuple[Packet, ...] = ()

    def steps(self) -> Steps:
        return "offer_receiver", "take_receiver", "deal_it"

    def receivers(self, table: DestinyTable) -> list[int]:
        """Characters, and supports that may be chosen as if they were."""
        found = table.characters(self.victim)[:]
        if TAKES_INDIRECT in table.index.constants:
            found += [support for support in table.supports(self.victim) if modified(table, TAKES_INDIRECT, support, 0)]
        return found

    def room(self, table: DestinyTable, card: int) -> int:
        """How much a receiver may be assigned: as much as there is, or with ``cap_indirect`` what it can take (R13.6, A2)."""
        if not table.cap_indirect:
            return self.amount
        health = table.cards[card].health or modified(table, TAKES_INDIRECT, card, 0)
        return health - table.damage[card] + table.shields[card]

    def offer_receiver(self, table: DestinyTable) -> str | None:
        """Receivers are asked about in turn; whatever is left goes to the last."""
        left = self.amount - sum(amount for _, amount in self.assigned)
        receivers = self.receivers(table)[len(self.assigned) :]
        if not left or not receivers:
            return "deal_it"
        most = min(left, self.room(table, receivers[0]))
        elsewhere = sum(self.room(table, card) for card in receivers[1:])
        least = min(most, max(0, left - elsewhere))
        table.ask(self.victim, "indirect", [option("assign", receivers[0], 0, n) for n in range(least, most + 1)])
        return None

    def take_receiver(self, table: DestinyTable) -> str:
        _, card, _, amount = table.picked
        self.assigned = (*self.assigned, (card, amount))
        return "offer_receiver"

    def deal_it(self, table: DestinyTable) -> None:
        table.note("indirect damage", self.victim, (), self.amount)
        if self.tell >= 0:
            hit = tuple(card for card, amount in self.assigned if amount and table.zone[card] == CHARACTERS)
            table.stack[self.tell].targets = hit  # type: ignore[attr-defined]
        kind = INDIRECT_DEALT if self.victim != self.by else INDIRECT_TO_SELF
        if kind == INDIRECT_DEALT and kind in table.index.reacted_to and table.phase != SETUP:
            # Setup is no round: what is dealt there is no time of any round (A44).
            table.lasting += (Lasting(DEALT_INDIRECT, 0, 1, ROUND, self.by),)
        happened = Event(kind, 0, self.by, self.source, self.amount)
        deal(table, self.assigned, self.source, self.by, also=(happened,))
