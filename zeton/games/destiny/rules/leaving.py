"""Leaving play (R1.12), defeat (R13.13–R13.16) and Redeploy (R16.5–R16.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zeton.games.destiny.rules.abilities import Answers
from zeton.games.destiny.rules.queue import before
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import (
    CHARACTERS,
    DEFEATED,
    DISCARD,
    IN_PLAY,
    MOST_UPGRADES,
    ON_CARDS,
    POOL,
    REDEPLOY,
    SET_ASIDE,
    UPGRADES,
)
from zeton.games.destiny.rules.winning import check_characters
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event
from zeton.kernel.procedure import END, Procedure


def discard_from_play(table: DestinyTable, card: int) -> None:
    """Discard a card from play; if its die could be one of two, its controller says which (A28)."""
    if table.zone[card] not in IN_PLAY:
        return
    if _twin_die(table, card):
        table.begin(DiscardOneOfTwo(card))
    else:
        _discard(table, card)


def _discard(table: DestinyTable, card: int) -> None:
    """The card goes to its owner's discard pile, its die is set aside, its tokens are removed (R1.12, R15.6)."""
    seat = table.controller[card]
    _clear(table, card)
    table.move(card, DISCARD, table.owner[card])
    table.note("is discarded", seat, (card,))
    keep_shield_limits(table)


def _clear(table: DestinyTable, card: int) -> None:
    for die in table.dice[card]:
        if table.zone[die] != SET_ASIDE:
            table.move(die, SET_ASIDE, table.owner[die])
    for column in (table.damage, table.shields, table.exhausted, table.host, table.used, table.stored):
        column[card] = 0


def keep_shield_limits(table: DestinyTable) -> None:
    """If a higher limit has ended, the shields above it are removed at once (A31)."""
    if "shield limit" in table.index.constants:
        for seat in (0, 1):
            for character in table.characters(seat):
                table.shields[character] = min(table.shields[character], table.shield_limit(character))


def _twin_die(table: DestinyTable, card: int) -> int:
    """The die of another copy on the same character, if both dice are in the pool and show different sides (A28)."""
    if table.zone[card] != UPGRADES or not table.dice[card] or table.zone[table.dice[card][0]] != POOL:
        return 0
    die = table.dice[card][0]
    for other in table.upgrades_on(table.host[card]):
        if other != card and table.cards[other] is table.cards[card]:
            twin = table.dice[other][0]
            if table.zone[twin] == POOL and table.face[twin] != table.face[die]:
                return twin
    return 0


@dataclass(slots=True)
class DiscardOneOfTwo(Procedure):
    """An upgrade leaves whose die lies in the pool beside its double (A28)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_die", "discard")

    card: int

    def offer_die(self, table: DestinyTable) -> None:
        dice = (table.dice[self.card][0], _twin_die(table, self.card))
        table.ask(table.controller[self.card], "leaving die", [option("set aside", die) for die in dice])

    def discard(self, table: DestinyTable) -> None:
        leaving, picked = table.dice[self.card][0], table.picked.card
        # The two dice are alike but for the side they show, so it is enough to exchange that.
        table.face[leaving], table.face[picked] = table.face[picked], table.face[leaving]
        _discard(table, self.card)


def move_upgrade(table: DestinyTable, upgrade: int, character: int) -> None:
    """Put an upgrade on another character; its die returns to its card (R16.6)."""
    seat = table.controller[character]
    table.move(upgrade, UPGRADES, seat)
    table.host[upgrade] = character
    for die in table.dice[upgrade]:
        table.move(die, ON_CARDS, seat)
    table.note("moves", seat, (upgrade, character))


@dataclass(slots=True)
class TrimUpgrades(Procedure):
    """A character with four upgrades: its controller discards one of them (R16.7, A4)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_upgrade", "discard")

    character: int

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

    steps: ClassVar[tuple[str, ...]] = ("offer_copy", "discard")

    card: int

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


def is_being_defeated(table: DestinyTable, character: int) -> bool:
    """Whether a character is already on its way out: nothing saves it, and nothing defeats it twice (R13.18)."""
    return any(character in procedure.characters for procedure in table.stack if procedure.__class__ is Defeat)


@dataclass(slots=True)
class Defeat(Procedure):
    """Characters that are defeated at the same moment (R13.4, R13.13, A37)."""

    steps: ClassVar[tuple[str, ...]] = (
        "next_before",
        "next_redeploy",
        "redeploy",
        "leave_play",
        "check_winner",
        "trim_upgrades",
    )

    characters: tuple[int, ...]
    asked: int = 0  # of how many the "before" abilities have been seen to
    settled: tuple[int, ...] = ()  # upgrades whose Redeploy has been decided

    def next_before(self, table: DestinyTable) -> str | None:
        """ "Before … is defeated" interrupts (R18.5)."""
        if self.asked == len(self.characters):
            return None
        character = self.characters[self.asked]
        self.asked += 1
        group = before(table, Event(DEFEATED, character, table.controller[character]))
        if group:
            table.begin(Answers(group))
        return "next_before"

    def next_redeploy(self, table: DestinyTable) -> str | None:
        """For each upgrade with Redeploy its controller decides: move or discard (A11)."""
        upgrade = self.undecided(table)
        if not upgrade:
            return "leave_play"
        seat = table.controller[upgrade]
        others = [character for character in table.characters(seat) if character not in self.characters]
        table.ask(seat, "redeploy", [*(option("redeploy", upgrade, character) for character in others), PASS])
        return None

    def undecided(self, table: DestinyTable) -> int:
        for character in self.characters:
            for upgrade in table.upgrades_on(character):
                if upgrade not in self.settled and table.has_keyword(upgrade, REDEPLOY):
                    return upgrade
        return 0

    def redeploy(self, table: DestinyTable) -> str:
        upgrade = self.undecided(table)
        self.settled = (*self.settled, upgrade)
        if table.picked != PASS:
            move_upgrade(table, upgrade, table.picked.target)
        return "next_redeploy"

    def leave_play(self, table: DestinyTable) -> None:
        """The characters and all their dice are set aside, their upgrades discarded (R13.13)."""
        for character in self.characters:
            if table.zone[character] != CHARACTERS:
                continue
            for upgrade in table.upgrades_on(character):
                _discard(table, upgrade)
            table.note("is defeated", table.controller[character], (character,))
            _clear(table, character)
            table.move(character, SET_ASIDE, table.owner[character])

    def check_winner(self, table: DestinyTable) -> None:
        check_characters(table)

    def trim_upgrades(self, table: DestinyTable) -> str | None:
        for seat in (0, 1):
            for character in table.characters(seat):
                if len(table.upgrades_on(character)) > MOST_UPGRADES:
                    table.begin(TrimUpgrades(character))
                    return "trim_upgrades"
        return None
