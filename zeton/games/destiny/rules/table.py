"""The table of Star Wars: Destiny: its columns, its facts, and the questions every rule asks of it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

from zeton.games.destiny.rules.printed import Printed
from zeton.games.destiny.rules.terms import (
    CHARACTERS,
    HAND,
    HAND_SIZE,
    MORE_CARDS,
    MOST_SHIELDS,
    POOL,
    SETUP,
    SHIELD_LIMIT,
    SUPPORTS,
    UPGRADES,
)
from zeton.kernel.ability import modified
from zeton.kernel.event import Event
from zeton.kernel.table import Table

Waiting = tuple[int, int, int, Event]
"""A triggered ability in the queue: card, number of the ability, seat that controls it, the event it answers (R18.4)."""

SYMBOLS_RESOLVED: Final = 0
CHARACTERS_ACTIVATED: Final = 1
ADDITIONAL_ACTIONS: Final = 2
"""What is remembered of each player's last turn this round: a bit per symbol, and two numbers."""


@dataclass(slots=True, eq=False, kw_only=True)
class DestinyTable(Table):
    """Both play areas, both pools, the battlefield, and everything that waits to happen."""

    cards: tuple[Printed, ...]

    # Fixed for the match.
    home: bytes  # of a die: the card it belongs to (R1.14)
    dice: tuple[tuple[int, ...], ...]  # of a card: its dice
    loose: frozenset[int]  # dice that return to no card (Runaway Boomas, Director Krennic)

    # One entry per card or die.
    damage: bytearray = field(default_factory=bytearray)
    shields: bytearray = field(default_factory=bytearray)
    exhausted: bytearray = field(default_factory=bytearray)
    host: array[int] = field(default_factory=lambda: array("H"))  # an upgrade is on a character, a stacked card on a copy
    face: bytearray = field(default_factory=bytearray)  # of a die: the side that is up; it counts only in a pool (R1.10)
    used: bytearray = field(default_factory=bytearray)  # a bit for each ability used this round (R11.3)
    stored: bytearray = field(default_factory=bytearray)  # resources lying on a card
    marked: bytearray = field(default_factory=bytearray)  # a hand card its holder means to put away, in secret (A16, A17)

    resources: list[int] = field(default_factory=list)
    history: list[int] = field(default_factory=list)  # three numbers per seat about its last turn this round
    battlefield: int = 0  # the one in use (R2.10)
    claimed: int = -1  # the seat that has claimed this round (R12.1)
    active: int = 0  # whose turn it is
    round: int = 0
    phase: str = SETUP
    queue: tuple[tuple[Waiting, ...], ...] = ()  # abilities that wait, in groups that were triggered together (R18.4)
    additional: tuple[int, ...] = ()  # seats that may take an additional action, in the order they got it (R4.3)
    played: tuple[tuple[int, int], ...] = ()  # (seat, card) of every card played this round
    replaced: tuple[int, ...] = ()  # seats that have replaced an upgrade this round (A3)
    resolved: tuple[int, ...] = ()  # dice that are, or have been, resolved in the action in progress (R7.8)
    cap_indirect: bool = False  # A2
    replace_once_per_round: bool = False  # A3
    spot_nothing: bool = False  # A6

    def characters(self, seat: int) -> list[int]:
        """The characters of a seat that are not defeated."""
        return self.zones[CHARACTERS * 2 + seat]

    def supports(self, seat: int) -> list[int]:
        """The supports a seat controls."""
        return self.zones[SUPPORTS * 2 + seat]

    def hand(self, seat: int) -> list[int]:
        """The hand of a seat."""
        return self.zones[HAND * 2 + seat]

    def dice_pool(self, seat: int) -> list[int]:
        """The dice in a seat's pool."""
        return self.zones[POOL * 2 + seat]

    def upgrades_on(self, character: int) -> list[int]:
        """The upgrades attached to a character."""
        host = self.host
        return [upgrade for upgrade in self.zones[UPGRADES * 2 + self.controller[character]] if host[upgrade] == character]

    def controls_battlefield(self, seat: int) -> bool:
        """Whether a seat controls the battlefield in use (R12.9)."""
        return self.battlefield > 0 and self.controller[self.battlefield] == seat

    @property
    def battlefield_controller(self) -> int:
        """The seat that controls the battlefield."""
        return self.controller[self.battlefield]

    def has_keyword(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword, printed or given (R16.10)."""
        return keyword in self.cards[card].keywords or (
            keyword in self.index.constants and modified(self, keyword, card, 0) > 0
        )

    def shield_limit(self, character: int) -> int:
        """How many shields a character may have (R8.5)."""
        if SHIELD_LIMIT not in self.index.constants:
            return MOST_SHIELDS
        return modified(self, SHIELD_LIMIT, character, MOST_SHIELDS)

    def hand_size(self, seat: int) -> int:
        """Up to how many cards a seat draws (R3.11)."""
        if MORE_CARDS not in self.index.constants:
            return HAND_SIZE
        return modified(self, MORE_CARDS, seat, HAND_SIZE)

    def remember(self, seat: int, what: int, amount: int) -> None:
        """Keep in mind what a seat does in its own turn."""
        if self.active == seat:
            if what == SYMBOLS_RESOLVED:
                self.history[seat * 3] |= 1 << amount
            else:
                self.history[seat * 3 + what] += amount

    def remembered(self, seat: int, what: int) -> int:
        """What a seat did in its last turn this round."""
        return self.history[seat * 3 + what]
