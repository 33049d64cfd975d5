"""Leaving play (R1.12), defeat (R13.13–R13.16) and Redeploy (R16.5–R16.8)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import Answers
from zeton.games.destiny.rules.queue import Replaceable, before, happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    CHARACTERS,
    DECK,
    DEFEATED,
    DISCARD,
    DISCARDED_BY_EFFECT,
    DOOMED,
    ELITE,
    FROZEN,
    GAME,
    HAND,
    HELD,
    IN_PLAY,
    MOST_UPGRADES,
    ON_CARDS,
    POOL,
    REDEPLOY,
    SET_ASIDE,
    SUPPORTS,
    UPGRADES,
)
from zeton.games.destiny.rules.winning import check_characters
from zeton.kernel.ability import Lasting, modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure, Steps


def discard_from_play(table: DestinyTable, card: int) -> None:
    """Discard a card from play; if its die could be one of two, its controller says which (A28)."""
    if table.zone[card] not in IN_PLAY:
        return
    if len(_dice_that_could_leave(table, card)) > 1:
        table.begin(DiscardOneOfTwo(card))
    else:
        _discard(table, card)


def discard_by_effect(table: DestinyTable, card: int) -> None:
    """A card effect discards a card from play, unless something else is done instead (R18.14)."""
    if DISCARDED_BY_EFFECT in table.index.interrupted and table.zone[card] in IN_PLAY:
        table.begin(DiscardByEffect(card))
    else:
        discard_from_play(table, card)


@dataclass(slots=True)
class DiscardByEffect(Replaceable):
    """A card that a card effect is about to discard from play, and what is done before that."""

    card: int
    replaced: bool = False  # something else is discarded instead

    def steps(self) -> Steps:
        return "before_it", "discard"

    def is_still_for(self, event: Event) -> bool:
        return event.kind == DISCARDED_BY_EFFECT and event.card == self.card and not self.replaced

    def before_it(self, table: DestinyTable) -> None:
        group = before(table, Event(DISCARDED_BY_EFFECT, self.card, table.controller[self.card]))
        if group:
            table.begin(Answers(group))

    def discard(self, table: DestinyTable) -> None:
        if not self.replaced:
            discard_from_play(table, self.card)


def _leave_for(table: DestinyTable, card: int, zone: int, what: str) -> None:
    """A card leaves play for a pile of its owner, and whoever controlled it is told to have done so."""
    seat = table.controller[card]
    _clear(table, card)
    table.move(card, zone, table.owner[card])
    table.note(what, seat, (card,))
    keep_shield_limits(table)


def _discard(table: DestinyTable, card: int) -> None:
    """The card goes to its owner's discard pile, its die is set aside, its tokens are removed (R1.12, R15.6)."""
    _leave_for(table, card, DISCARD, "is discarded")


def put_on_top(table: DestinyTable, card: int) -> None:
    """A card goes from play to the top of its owner's deck: it leaves play as a discarded one does (R1.12)."""
    _leave_for(table, card, DECK, "put on top")


def return_to_hand(table: DestinyTable, card: int) -> None:
    """A card goes from play to its owner's hand, whoever controlled it (R15.6): it leaves play as a discarded one does."""
    _leave_for(table, card, HAND, "returns to hand")


def set_aside(table: DestinyTable, card: int) -> None:
    """A card goes from play out of the game: it leaves play as a discarded one does (R1.12)."""
    _leave_for(table, card, SET_ASIDE, "is set aside")


def _clear(table: DestinyTable, card: int) -> None:
    for die in table.dice[card]:
        if table.zone[die] != SET_ASIDE:
            table.move(die, SET_ASIDE, table.owner[die])
    host = table.host[card]
    for column in (table.damage, table.shields, table.exhausted, table.host, table.used, table.stored):
        column[card] = 0
    keep_elite(table, host)
    if table.lasting:
        _let_go(table, card)


def keep_shield_limits(table: DestinyTable) -> None:
    """If a higher limit has ended, the shields above it are removed at once (A31)."""
    if "shield limit" in table.index.constants:
        for seat in (0, 1):
            for character in table.characters(seat):
                table.shields[character] = min(table.shields[character], table.shield_limit(character))


def keep_elite(table: DestinyTable, character: int) -> None:
    """A character that has become elite gets its second die; one that is so no longer sets one of the two aside (A64)."""
    if ELITE not in table.index.constants or not dice.has_second_die(table, character):
        return
    used = dice.in_use(table, character)
    if not modified(table, ELITE, character, 0):
        if len(used) > 1:
            table.begin(LoseSecondDie(character))
    elif len(used) == 1 and table.zone[character] == CHARACTERS:
        (second,) = (die for die in table.dice[character] if die not in used)
        table.move(second, ON_CARDS, table.controller[character])


@dataclass(slots=True)
class LoseSecondDie(Procedure):
    """A character that is not elite any more: its controller says which of its dice is set aside (A64)."""

    character: int

    def steps(self) -> Steps:
        return "offer_die", "set_aside"

    def offer_die(self, table: DestinyTable) -> str | None:
        """Dice that lie in one place and show the same are one choice."""
        used = dice.in_use(table, self.character)
        if len(used) < 2 or table.zone[self.character] != CHARACTERS or modified(table, ELITE, self.character, 0):
            return END
        first, second = used
        if _are_alike(table, first, second):
            used = [second]
        table.ask(table.controller[self.character], "leaving die", [option("set aside", die) for die in used])
        return None

    def set_aside(self, table: DestinyTable) -> None:
        die = table.picked.card
        if table.zone[die] != SET_ASIDE:
            table.move(die, SET_ASIDE, table.owner[die])
        table.lasting = tuple(effect for effect in table.lasting if effect.card != die or effect.what not in (HELD, FROZEN))


def _are_alike(table: DestinyTable, die: int, other: int) -> bool:
    """Whether it makes no difference which of two dice of a character is set aside."""
    lying = table.zone[die] == table.zone[other] and (die in table.resolved) == (other in table.resolved)
    marked = any(effect.card in (die, other) and effect.what in (HELD, FROZEN) for effect in table.lasting)
    return lying and not marked and (table.zone[die] != POOL or table.face[die] == table.face[other])


def _dice_that_could_leave(table: DestinyTable, card: int) -> list[int]:
    """An upgrade's die in the pool, and those of other copies on the same character that show other sides there (A28)."""
    if table.zone[card] != UPGRADES or not table.dice[card] or table.zone[table.dice[card][0]] != POOL:
        return []
    found = {table.face[table.dice[card][0]]: table.dice[card][0]}
    for other in table.upgrades_on(table.host[card]):
        if table.cards[other] is table.cards[card] and table.zone[table.dice[other][0]] == POOL:
            found.setdefault(table.face[table.dice[other][0]], table.dice[other][0])
    return list(found.values())


@dataclass(slots=True)
class DiscardOneOfTwo(Procedure):
    """An upgrade leaves whose die lies in the pool beside its double (A28)."""

    card: int

    def steps(self) -> Steps:
        return "offer_die", "discard"

    def offer_die(self, table: DestinyTable) -> None:
        leaving = _dice_that_could_leave(table, self.card)
        table.ask(table.controller[self.card], "leaving die", [option("set aside", die) for die in leaving])

    def discard(self, table: DestinyTable) -> None:
        leaving, picked = table.dice[self.card][0], table.picked.card
        # The dice are alike but for the side they show, so it is enough to exchange that.
        table.face[leaving], table.face[picked] = table.face[picked], table.face[leaving]
        _discard(table, self.card)


def become_support(table: DestinyTable, upgrade: int) -> None:
    """An upgrade is a support from now on, ready; its die stays where it is (A61)."""
    seat, host = table.controller[upgrade], table.host[upgrade]
    table.move(upgrade, SUPPORTS, seat)
    table.host[upgrade] = table.exhausted[upgrade] = 0
    table.note("becomes a support", seat, (upgrade,))
    keep_elite(table, host)


def hold(table: DestinyTable, die: int, card: int) -> None:
    """A die lies on a card of the opponent: nobody rolls it until that card leaves play."""
    table.move(die, SET_ASIDE, table.owner[die])
    table.lasting += (Lasting(HELD, die, card, GAME, table.controller[card]),)


def _let_go(table: DestinyTable, card: int) -> None:
    """A card leaves play: what lasts for it ends, and dice that lie on it return to their characters."""
    kept = []
    for effect in table.lasting:
        if effect.what == HELD and effect.amount == card and table.zone[table.home[effect.card]] == CHARACTERS:
            table.move(effect.card, ON_CARDS, table.controller[table.home[effect.card]])
        elif not (effect.what == HELD and card in (effect.amount, table.home[effect.card])):
            if effect.what != DOOMED or effect.card != card:
                kept.append(effect)
    table.lasting = tuple(kept)


def move_upgrade(table: DestinyTable, upgrade: int, character: int) -> None:
    """Put an upgrade on another character; its die returns to its card (R16.6)."""
    seat, left = table.controller[character], table.host[upgrade]
    table.move(upgrade, UPGRADES, seat)
    table.host[upgrade] = character
    for die in table.dice[upgrade]:
        table.move(die, ON_CARDS, seat)
    table.note("moves", seat, (upgrade, character))
    keep_elite(table, character)
    keep_elite(table, left)


@dataclass(slots=True)
class TrimUpgrades(Procedure):
    """A character with four upgrades: its controller discards one of them (R16.7, A4)."""

    character: int

    def steps(self) -> Steps:
        return "offer_upgrade", "discard"

    def offer_upgrade(self, table: DestinyTable) -> str | None:
        upgrades = table.upgrades_on(self.character)
        if len(upgrades) <= MOST_UPGRADES:
            return END
        table.ask(table.controller[self.character], "discard upgrade", [option("discard", upgrade) for upgrade in upgrades])
        return None

    def discard(self, table: DestinyTable) -> None:
        discard_from_play(table, table.picked.card)


@dataclass(slots=True)
class KeepOneUnique(Procedure):
    """A player who has got a second copy of a unique card discards one of the two at once (R17.4)."""

    card: int

    def steps(self) -> Steps:
        return "offer_copy", "discard"

    def offer_copy(self, table: DestinyTable) -> str | None:
        printed, seat = table.cards[self.card], table.controller[self.card]
        copies = [other for zone in IN_PLAY for other in table.pile(zone, seat) if table.cards[other].title == printed.title]
        if not printed.unique or len(copies) < 2:
            return END
        table.ask(seat, "discard copy", [option("discard", copy) for copy in copies if copy not in table.characters(seat)])
        return None

    def discard(self, table: DestinyTable) -> None:
        discard_from_play(table, table.picked.card)


# ── defeat ────────────────────────────────────────────────────────────────────────────────────────────────────────


def replace_defeat(table: DestinyTable, character: int) -> None:
    """A character is not defeated: something else has happened instead (R18.14)."""
    for procedure in table.stack:
        if isinstance(procedure, Defeat):
            procedure.characters = tuple(card for card in procedure.characters if card != character)


def is_being_defeated(table: DestinyTable, character: int) -> bool:
    """Whether a character is already on its way out: nothing saves it, and nothing defeats it twice (R13.18)."""
    return any(character in procedure.characters for procedure in table.stack if procedure.__class__ is Defeat)


@dataclass(slots=True)
class Defeat(Replaceable):
    """Characters that are defeated at the same moment (R13.4, R13.13, A37)."""

    characters: tuple[int, ...]
    settled: tuple[int, ...] = ()  # upgrades whose Redeploy has been decided
    upgrade: int = 0  # the one whose Redeploy is being decided

    def steps(self) -> Steps:
        return (
            "before_it",
            "next_redeploy",
            "take_redeploy",
            "offer_redeploy",
            "redeploy",
            "leave_play",
            "check_winner",
            "trim_upgrades",
        )

    def is_still_for(self, event: Event) -> bool:
        return event.kind == DEFEATED and event.card in self.characters

    def before_it(self, table: DestinyTable) -> None:
        """ "Before … is defeated" interrupts: for all of them together, whosever they are (R18.5, A43)."""
        if DEFEATED not in table.index.interrupted:
            return
        group = before(table, *(Event(DEFEATED, character, table.controller[character]) for character in self.characters))
        if group:
            table.begin(Answers(group))

    def next_redeploy(self, table: DestinyTable) -> str | None:
        """If both players have upgrades with Redeploy, the battlefield controller says which is decided first (R18.7)."""
        undecided = self.undecided(table)
        if not undecided:
            return "leave_play"
        if len({table.controller[upgrade] for upgrade in undecided}) > 1:
            table.ask(table.battlefield_controller, "order", [option("resolve ability", upgrade) for upgrade in undecided])
            return None
        self.upgrade = undecided[0]  # one player decides about all of them, in whatever order
        return "offer_redeploy"

    def undecided(self, table: DestinyTable) -> list[int]:
        upgrades = (upgrade for character in self.characters for upgrade in table.upgrades_on(character))
        return [upgrade for upgrade in upgrades if upgrade not in self.settled and table.has_keyword(upgrade, REDEPLOY)]

    def take_redeploy(self, table: DestinyTable) -> None:
        self.upgrade = table.picked.card

    def offer_redeploy(self, table: DestinyTable) -> None:
        """For each upgrade with Redeploy its controller decides: move or discard (A11)."""
        upgrade, seat = self.upgrade, table.controller[self.upgrade]
        others = [character for character in table.characters(seat) if character not in self.characters]
        table.ask(seat, "redeploy", [*(option("redeploy", upgrade, character) for character in others), PASS])

    def redeploy(self, table: DestinyTable) -> str:
        self.settled = (*self.settled, self.upgrade)
        if table.picked != PASS:
            move_upgrade(table, self.upgrade, table.picked.target)
        return "next_redeploy"

    def leave_play(self, table: DestinyTable) -> None:
        """The characters and all their dice are set aside, their upgrades discarded (R13.13)."""
        events = []
        for character in self.characters:
            if table.zone[character] != CHARACTERS:
                continue
            events.append(Event(DEFEATED, character, table.controller[character]))
            for upgrade in table.upgrades_on(character):
                _discard(table, upgrade)
            table.note("is defeated", table.controller[character], (character,))
            _clear(table, character)
            table.move(character, SET_ASIDE, table.owner[character])
        happen(table, *events)

    def check_winner(self, table: DestinyTable) -> None:
        check_characters(table)

    def trim_upgrades(self, table: DestinyTable) -> str | None:
        """If both players have one with four, the battlefield controller discards first (R3.13)."""
        first = table.battlefield_controller
        for seat in (first, 1 - first):
            for character in table.characters(seat):
                if len(table.upgrades_on(character)) > MOST_UPGRADES:
                    table.begin(TrimUpgrades(character))
                    return "trim_upgrades"
        return None
