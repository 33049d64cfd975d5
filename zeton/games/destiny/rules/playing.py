"""Playing a card from hand (R5): restrictions, the upgrade to be replaced, the cost, and what becomes of the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules.abilities import UseAbility, may_use
from zeton.games.destiny.rules.damage import place_on_support
from zeton.games.destiny.rules.leaving import TrimUpgrades, discard_from_play, keep_elite
from zeton.games.destiny.rules.piles import spend
from zeton.games.destiny.rules.queue import before, happen
from zeton.games.destiny.rules.table import DestinyTable, Waiting
from zeton.games.destiny.rules.terms import (
    ABILITY,
    AMBUSH,
    ANY_WEAPON,
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
    LAST_OF_HAND,
    MOST_UPGRADES,
    NEXT_AMBUSHES,
    ON_CARDS,
    PLAYED,
    PLAYING,
    REFUSES_ABILITIES,
    SUPPORTS,
    UPGRADE,
    UPGRADES,
    WEAPON,
    WITH_AMBUSH,
)
from zeton.kernel.ability import modified
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps
from zeton.kernel.use import NO_EVENT, ability_of

CHEAPER: Final = "cheaper"
"""The key of the effect that lowers the cost of the card about to be played."""
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


def price_at(table: DestinyTable, card: int, discount: int, character: int, replaced: int) -> int:
    """What is paid for an upgrade on a character, perhaps in place of another there (R5.11)."""
    cost = cost_of(table, card, discount, character)
    return max(0, cost - table.cards[replaced].cost) if replaced else cost


def is_copy_in_play(table: DestinyTable, seat: int, title: str) -> bool:
    """Whether a seat has a card of this title in play (R17.3, R17.4)."""
    cards = table.cards
    return any(cards[card].title == title for zone in (CHARACTERS, UPGRADES, SUPPORTS) for card in table.zones[zone * 2 + seat])


def meets_restrictions(table: DestinyTable, seat: int, card: int) -> bool:
    """Whether the card's own play restrictions allow it (R5.3)."""
    for condition in table.cards[card].restrictions:
        if not condition.test(table, seat, card, None):
            return False
    return True


def may_bear(table: DestinyTable, seat: int, card: int, character: int) -> bool:
    """Whether an upgrade may be played on a character: neither refuses the other (R5.3). Some bear every weapon."""
    printed = table.cards[card]
    if ANY_WEAPON in table.index.constants and WEAPON in printed.subtypes and modified(table, ANY_WEAPON, character, 0):
        return True
    if printed.on is not None and not printed.on.test(table, character, seat):
        return False
    if REFUSES_ABILITIES in table.index.constants and printed.colour == BLUE and ABILITY in printed.subtypes:
        if modified(table, REFUSES_ABILITIES, character, 0):
            return False
    return meets_restrictions(table, seat, card)


def may_replace_an_upgrade(table: DestinyTable, seat: int) -> bool:
    """Whether a player may still replace one this round. Whoever may not pays in full for a fourth, then discards one (A51)."""
    return not table.replace_once_per_round or seat not in table.replaced


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
    """Whether a card may be played now (R5.1–R5.3, R5.6), with everything that could make it cheaper before."""
    if PLAYING in table.index.interrupted:
        discount += sum(_makes_cheaper(table, answer) for answer in before_playing(table, seat, card))
    return may_play_now(table, seat, card, discount, on)


def may_play_now(table: DestinyTable, seat: int, card: int, discount: int = 0, on: int = 0) -> bool:
    """Whether a card may be played at this price, from hand or from where an effect allows it."""
    printed = table.cards[card]
    if printed.unique and is_copy_in_play(table, seat, printed.title):  # R5.17
        return False
    if on:
        return bool(places(table, seat, card, discount, on))
    if printed.type == UPGRADE:
        return has_place(table, seat, card, discount)
    if printed.restrictions and not meets_restrictions(table, seat, card):
        return False
    return cost_of(table, card, discount) <= table.resources[seat]


def before_playing(table: DestinyTable, seat: int, card: int) -> list[Waiting]:
    """What a player may use before a card is played."""
    found = before(table, Event(PLAYING, card, seat))
    return [answer for answer in found if may_use(table, seat, answer[0], ability_of(table, answer[0], answer[1]))]


def _makes_cheaper(table: DestinyTable, answer: Waiting) -> int:
    effects = ability_of(table, answer[0], answer[1]).effects
    return sum(effect.args["amount"] for effect in effects if effect.key == CHEAPER)


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
    ambush: bool = False  # a card has given it the keyword

    def steps(self) -> Steps:
        return (
            "reveal",
            "offer_before",
            "take_before",
            "offer_place",
            "take_place",
            "pay",
            "discard_replaced",
            "enter_play",
            "carry_out",
            "put_away",
        )

    def reveal(self, table: DestinyTable) -> None:
        """While it is being played it is in none of hand, play and discard pile (R1.16)."""
        self.was_last = table.zone[self.card] == HAND and len(table.hand(self.seat)) == 1
        table.move(self.card, BEING_PLAYED, self.seat)
        table.note("plays", self.seat, (self.card,))

    def offer_before(self, table: DestinyTable) -> str | None:
        """What may be used before the card is played; if it could not be paid for otherwise, something must be."""
        if PLAYING not in table.index.interrupted:
            return "offer_place"
        answers = before_playing(table, self.seat, self.card)
        if not answers:
            return "offer_place"
        options = [option("use", card, 0, number) for card, number, _, _ in answers]
        payable = may_play_now(table, self.seat, self.card, self.discount, self.on)
        table.ask(self.seat, "before playing", [*options, PASS] if payable else options)
        return None

    def take_before(self, table: DestinyTable) -> str | None:
        if table.picked == PASS:
            return None
        _, card, _, number = table.picked
        table.note("uses", self.seat, (card,), number)
        event, here = Event(PLAYING, self.card, self.seat), len(table.stack) - 1
        table.begin(UseAbility(event, card=card, seat=self.seat, number=number, answering=here))
        return "offer_before"

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
        spend(table, self.seat, price_at(table, self.card, self.discount, self.character, self.replaced))
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
        keep_elite(table, self.character)
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
        told = LAST_OF_HAND * self.was_last | WITH_AMBUSH * self.has_ambush(table)
        events = [Event(PLAYED, self.card, self.seat, 0, told)]
        if self.was_last:
            events.append(Event(HAND_EMPTIED, self.card, self.seat))
        happen(table, *events)

    def grant_ambush(self, table: DestinyTable) -> None:
        """Ambush gives an additional action, also where an effect gives it to the next card (R16.9)."""
        given = [effect for effect in table.lasting if effect.what == NEXT_AMBUSHES and effect.seat == self.seat]
        if given:
            table.lasting = tuple(effect for effect in table.lasting if effect not in given)
            self.ambush = True
        if self.has_ambush(table):
            table.additional += (self.seat,)

    def has_ambush(self, table: DestinyTable) -> bool:
        """Whether the keyword is printed on the card, or has been given to it."""
        return self.ambush or AMBUSH in table.cards[self.card].keywords
