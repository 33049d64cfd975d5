"""The table of Star Wars: The Card Game: its columns, its facts, and the questions every rule asks of it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

from zeton.games.star_wars_lcg.rules.printed import Printed
from zeton.games.star_wars_lcg.rules.terms import (
    ATTACKER,
    BLAST,
    DAMAGE_CAPACITY,
    DARK,
    DOUBLES_ICONS,
    ENHANCEMENTS,
    ICONS_ONLY_WITH_THE_EDGE,
    LIGHT,
    OBJECTIVES,
    SETUP,
    TACTICS,
    UNIT_DAMAGE,
    UNITS,
)
from zeton.kernel.ability import holds, modified
from zeton.kernel.table import Table

ICON_NAMES: Final = {UNIT_DAMAGE: "unit damage icons", TACTICS: "tactics icons", BLAST: "blast icons"}
EDGE_ICON_NAMES: Final = {number: "edge-enabled " + name for number, name in ICON_NAMES.items()}


@dataclass(slots=True, eq=False, kw_only=True)
class StarWarsTable(Table):
    """Both play areas, the dial and the Balance of the Force."""

    cards: tuple[Printed, ...]

    # One entry per card.
    damage: bytearray = field(default_factory=bytearray)
    focus: bytearray = field(default_factory=bytearray)
    shields: bytearray = field(default_factory=bytearray)
    host: array[int] = field(default_factory=lambda: array("H"))  # what an enhancement or a captured card is attached to
    committed: bytearray = field(default_factory=bytearray)  # 1: has a Force card (R11.1)
    part: bytearray = field(default_factory=bytearray)  # 0, ATTACKER or DEFENDER in this engagement (R6.6)
    engageable: bytearray = field(default_factory=bytearray)  # how often it may still be engaged this phase (R3.20)
    used: bytearray = field(default_factory=bytearray)  # a bit for each ability used this turn (A53)

    light: int = 0  # the seat of the light side
    first_turn: bool = True  # of the player whose turn it is
    faq: bool = False  # the errata that contradict what is printed are played (A1)
    turn: int = 0
    active: int = 0  # the active player (R1.18)
    phase: str = SETUP
    dial: int = 0
    dial_piece: int = 0
    balance: str = LIGHT
    engaged: int = 0  # the engaged objective, or the dial (A65)
    edge: int = -1  # the seat that has the edge (R7.10)
    plays: tuple[tuple[int, int], ...] = ()  # (seat, card) of every card played this turn
    fates: tuple[int, ...] = ()  # seats that have revealed a fate card in this engagement (A74)

    @property
    def dark(self) -> int:
        """The seat of the dark side."""
        return 1 - self.light

    def side(self, seat: int) -> str:
        """The side a seat plays."""
        return LIGHT if seat == self.light else DARK

    def units(self, seat: int) -> list[int]:
        """The units a seat controls."""
        return self.zones[UNITS * 2 + seat]

    def objectives(self, seat: int) -> list[int]:
        """The current objectives of a seat (R1.17)."""
        return self.zones[OBJECTIVES * 2 + seat]

    def participants(self, seat: int) -> list[int]:
        """The participating units of a seat (R6.6)."""
        return list(filter(self.part.__getitem__, self.zones[UNITS * 2 + seat]))

    def attacks_alone(self, unit: int) -> bool:
        """Whether a unit is the only one of its side in the engagement, and attacks."""
        return self.part[unit] == ATTACKER and self.participants(self.controller[unit]) == [unit]

    def attached(self, card: int) -> list[int]:
        """The enhancements on a card."""
        host = self.host
        return [e for seat in (0, 1) for e in self.zones[ENHANCEMENTS * 2 + seat] if host[e] == card]

    def capacity(self, card: int) -> int:
        """The damage capacity of a card, with everything that changes it (A79)."""
        return modified(self, DAMAGE_CAPACITY, card, self.cards[card].capacity)

    def has_keyword(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword, printed or granted (A58)."""
        return keyword in self.cards[card].keywords or holds(self, keyword, card)

    def strength(self, unit: int, icon: int) -> int:
        """The icon strength of one type now: normal icons, and edge-enabled ones for the player with the edge (R8.6)."""
        has_the_edge = self.edge == self.controller[unit]
        if not has_the_edge and holds(self, ICONS_ONLY_WITH_THE_EDGE, unit):
            return 0
        printed = self.cards[unit]
        strength = max(0, modified(self, ICON_NAMES[icon], unit, printed.icons[icon]))
        if has_the_edge:
            strength += max(0, modified(self, EDGE_ICON_NAMES[icon], unit, printed.edge_icons[icon]))
        return 2 * strength if strength and holds(self, DOUBLES_ICONS, unit) else strength

    def is_unique_in_play(self, title: str) -> bool:
        """Whether a unique card of this title is in play, whoever controls it (R15.1)."""
        cards = self.cards
        for kind in (UNITS, ENHANCEMENTS):
            for seat in (0, 1):
                for card in self.zones[kind * 2 + seat]:
                    if cards[card].unique and cards[card].title == title:
                        return True
        return False
