"""Playing a card from hand (R5): restrictions, the upgrade to be replaced, the cost, and what becomes of the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.damage import place_on_support
from zeton.games.destiny.rules.leaving import TrimUpgrades, discard_from_play
from zeton.games.destiny.rules.piles import spend
from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    ABILITY,
    AMBUSH,
    BEING_PLAYED,
    BLUE,
    CHARACTERS,
    COST,
    COST_ON,
    DISCARD,
    ENTERS_DAMAGED,
    EVENT,
    HAND,
    HAND_EMPTIED,
    MOST_UPGRADES,
    ON_CARDS,
    PLAYED,
    REFUSES_ABILITIES,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
)
from zeton.kernel.ability import modified
from zeton.kernel.decision import Option, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.use import NO_EVENT

FREE: Final = 99
"""A discount that leaves nothing to pay (R17.13)."""


def cost_of(table: DestinyTable, card: int, discount: int = 0, character: int = 0) -> int:
    """The cost of a card, perhaps of an upgrade on a certain character; never below 0 (R5.4)."""
    cost = table.cards[card].cost
    if COST in table.index.constants:
        cost = modified(table, COST, card, cost)
    if character and COST_ON in table.index.constants:
        for source, constant in table.index.constants[COST_ON]:
            if source == character and constant.applies(table, card, source):
                cost += constant.amount(table, card, source)
    return cost - discount if cost > discount else 0


def is_copy_in_play(table: DestinyTable, seat: int, title: str) -> bool:
    """Whether a seat has a card of this title in play (R17.3, R17.4)."""
    cards = table.cards
    return any(cards[card].title == title for zone in (CHARACTERS, UPGRADES, SUPPORTS) for card in table.zones[zone * 2 + seat])


def meets_restrictions(table: DestinyTable, seat: int, card: int) -> bool:
    """Whether the card's own play restrictions and uniqueness allow it (R5.3, R5.17)."""
    printed = table.cards[card]
    if printed.restrictions:
        for condition in printed.restrictions:
            if not condition.test(table, seat, card, None):
                return False
    return not printed.unique or not is_copy_in_play(table, seat, printed.title)


def may_replace_an_upgrade(table: DestinyTable, seat: int) -> bool:
    """Whether a player may still replace one this round. Whoever may not pays in full for a fourth, then discards one (A51)."""
    return not table.replace_once_per_round or seat not in table.replaced


def may_bear(table: DestinyTable, seat: int, card: int, character: int) -> bool:
    """Whether an upgrade may be played on a character: neither refuses the other (R5.3)."""
    printed = table.cards[card]
    if printed.on is not None and not printed.on.test(table, character, seat):
        return False
    if REFUSES_ABILITIES in table.index.constants and printed.colour == BLUE and ABILITY in printed.subtypes:
        return not modified(table, REFUSES_ABILITIES, character, 0)
    return True


def places(table: DestinyTable, seat: int, card: int, discount: int = 0, on: int = 0) -> list[Option]:
    """Every character an upgrade may be put on, and every upgrade it may replace there, that can be paid for (R5.10–R5.14).

    Some effects name the character it must be put ``on``.
    """
    resources = table.resources[seat]
    may_replace = may_replace_an_upgrade(table, seat)
    found = []
    for character in table.characters(seat):
        if (on and character != on) or not may_bear(table, seat, card, character):
            continue
        upgrades = table.upgrades_on(character)
        cost = cost_of(table, card, discount, character)
        if cost <= resources and (len(upgrades) < MOST_UPGRADES or not may_replace):
            found.append(option("attach", card, character))
        if may_replace:
            for upgrade in upgrades:
                if cost - table.cards[upgrade].cost <= resources:
                    found.append(option("replace", upgrade, character))
    return found


def has_place(table: DestinyTable, seat: int, card: int, discount: int = 0) -> bool:
    """Whether there is any such place: with resources and room a look at the characters is enough."""
    if cost_of(table, card, discount) <= table.resources[seat]:
        for character in table.characters(seat):
            if may_bear(table, seat, card, character):
                if len(table.upgrades_on(character)) < MOST_UPGRADES:
                    return True
    elif not table.zones[UPGRADES * 2 + seat] and COST_ON not in table.index.constants:
        return False
    return bool(places(table, seat, card, discount))


def may_play(table: DestinyTable, seat: int, card: int, discount: int = 0, on: int = 0) -> bool:
    """Whether a card may be played now, from hand or from where an effect allows it (R5.1–R5.3, R5.6)."""
    if on:
        return meets_restrictions(table, seat, card) and bool(places(table, seat, card, discount, on))
    if table.cards[card].type == UPGRADE:
        return meets_restrictions(table, seat, card) and has_place(table, seat, card, discount)
    return cost_of(table, card, discount) <= table.resources[seat] and meets_restrictions(table, seat, card)


@dataclass(slots=True)
class PlayCard(Procedure):
    """Play a card, in the order of R5.2."""

    card: int
    seat: int
    discount: int = 0
    on: int = 0  # the character an effect wants it on
    character: int = 0
    replaced: int = 0
    was_last: bool = False  # no other card was in the hand it came from

    def steps(self) -> Steps:
        return "reveal", "offer_place", "take_place", "pay", "discard_replaced", "enter_play", "carry_out", "put_away"

    def reveal(self, table: DestinyTable) -> None:
        """While it is being played it is in none of hand, play and discard pile (R1.16)."""
        self.was_last = table.zone[self.card] == HAND and len(table.hand(self.seat)) == 1
        table.move(self.card, BEING_PLAYED, self.seat)
        table.note("plays", self.seat, (self.card,))

    def offer_place(self, table: DestinyTable) -> str | None:
        if table.cards[self.card].type != UPGRADE:
            return "pay"
        table.ask(self.seat, "attach", places(table, self.seat, self.card, self.discount, self.on))
        return None

    def take_place(self, table: DestinyTable) -> None:
        verb, card, self.character, _ = table.picked
        if verb == "replace":
            self.replaced = card
            table.replaced += (self.seat,)

    def pay(self, table: DestinyTable) -> None:
        """The price of a replacement is the difference, without a refund (R5.11)."""
        cost = cost_of(table, self.card, self.discount, self.character)
        if self.replaced:
            cost = max(0, cost - table.cards[self.replaced].cost)
        spend(table, self.seat, cost)
        table.played += ((self.seat, self.card),)

    def discard_replaced(self, table: DestinyTable) -> None:
        """The replaced upgrade leaves, and its die with it (R5.12)."""
        if self.replaced:
            discard_from_play(table, self.replaced)

    def enter_play(self, table: DestinyTable) -> str | None:
        """An upgrade on its character, a support by itself, ready, its die on it (R5.7, R5.8, R5.15, R5.16)."""
        printed = table.cards[self.card]
        if printed.type == EVENT:
            return "carry_out"
        table.move(self.card, UPGRADES if printed.type == UPGRADE else SUPPORTS, self.seat)
        table.host[self.card] = self.character
        table.note("enters play", self.seat, (self.card, self.character) if self.character else (self.card,))
        for die in table.dice[self.card]:
            if die not in table.loose:
                table.move(die, ON_CARDS, self.seat)
        if ENTERS_DAMAGED in table.index.constants:
            place_on_support(table, self.card, modified(table, ENTERS_DAMAGED, self.card, 0))
        self.grant_ambush(table)
        self.after_playing(table)
        if self.character and len(table.upgrades_on(self.character)) > MOST_UPGRADES:
            table.begin(TrimUpgrades(self.character))
        return END

    def carry_out(self, table: DestinyTable) -> None:
        """An event: follow its text (R5.5). The action of its Ambush is there before anything that comes of it (A54)."""
        self.grant_ambush(table)
        table.begin(UseAbility(NO_EVENT, card=self.card, seat=self.seat, number=table.cards[self.card].event))

    def put_away(self, table: DestinyTable) -> None:
        """Then it goes to its owner's discard pile (R5.5), unless its text has put it elsewhere instead (R18.14)."""
        if table.zone[self.card] == BEING_PLAYED:
            table.move(self.card, DISCARD, table.owner[self.card])
        self.after_playing(table)

    def after_playing(self, table: DestinyTable) -> None:
        """ "After you play" abilities wait (R18.4)."""
        events = [Event(PLAYED, self.card, self.seat, 0, int(self.was_last))]
        if self.was_last:
            events.append(Event(HAND_EMPTIED, self.card, self.seat))
        happen(table, *events)

    def grant_ambush(self, table: DestinyTable) -> None:
        """Ambush gives an additional action (R16.9)."""
        if AMBUSH in table.cards[self.card].keywords:
            table.additional += (self.seat,)
