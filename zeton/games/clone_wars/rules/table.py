"""The table of The Clone Wars: its columns, its facts, and the questions every rule asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from zeton.games.clone_wars.rules.kit import Kit
from zeton.games.clone_wars.rules.printed import Printed
from zeton.games.clone_wars.rules.terms import ANY_SEAT, BESIDE, BOARD, NOBODY_ACTS, SECOND_SQUAD, SETUP, SQUAD
from zeton.kernel.table import Table


class Refusal(NamedTuple):
    """A player refused what another one asked of a Jedi: it is not asked again as long as nothing has changed (R2.7)."""

    what: str
    asker: int  # the Jedi for whose sake it was asked
    jedi: int
    planet: int = 0  # where to


@dataclass(slots=True, eq=False, kw_only=True)
class CloneWarsTable(Table):
    """The galaxy, both tracks, the decks and the squads.

    A Jedi is meant by its place in turn order (0, 1, …); ``table.jedi`` has the numbers of the pieces. In a solo game both
    belong to seat 0, otherwise Jedi n belongs to seat n.
    """

    cards: tuple[Printed, ...]
    kit: Kit

    # One entry per piece.
    exhausted: bytearray = field(default_factory=bytearray)
    droids: bytearray = field(default_factory=bytearray)  # on each planet
    blockades: bytearray = field(default_factory=bytearray)
    at: bytearray = field(default_factory=bytearray)  # the planet of a Jedi or a villain; 0: off the board

    jedi: tuple[int, ...] = ()
    active: int = 0  # the Jedi whose turn it is
    acting: int = NOBODY_ACTS  # the Jedi in the middle of an action (R26.4)
    turn: int = 0
    phase: str = SETUP
    actions: int = 0  # how many are left (R4.4)
    free_actions: int = 0  # how many may still be used this turn (R12.3)
    spare: tuple[tuple[int, int], ...] = ()  # damage of this action that has removed nothing yet, by planet (R7.6, R7.8)
    refused: tuple[Refusal, ...] = ()  # what players have refused since anything was done (R2.7)
    threat: int = 0
    invasion: int = 0  # the place of the marker on the invasion track
    supply: int = 0  # droids left (R1.3)
    blockades_left: int = 0
    tokens: tuple[int, int] = (0, 0)  # the planets of the orange and the white token; 0: off the board
    slots: tuple[int, int] = (0, 0)  # the missions in the orange and the white slot
    slider: int = 0  # Maul's strength
    sheet: int = 0  # the side of the villain sheet that is up
    finale: bool = False
    villains: tuple[int, ...] = ()  # those in use, the main one first

    # ── Jedi ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, jedi: int) -> int:
        """Who controls a Jedi (R23.1)."""
        return jedi if self.seats > 1 else 0

    def squad(self, jedi: int) -> list[int]:
        return self.zones[jedi]

    def holder(self, card: int) -> int:
        """The Jedi a squad card lies in front of; −1 if it is in no squad."""
        zone = self.zone[card]
        if zone > SECOND_SQUAD:
            return -1
        return self.controller[card] if self.seats > 1 else zone

    def to_squad(self, card: int, jedi: int) -> None:
        """Put a card into a squad."""
        if self.seats > 1:
            self.move(card, SQUAD, jedi)
        else:
            self.move(card, jedi, 0)

    def planet_of(self, jedi: int) -> int:
        """Where a Jedi is (R2.1)."""
        return self.at[self.jedi[jedi]]

    def turn_order(self) -> list[int]:
        """All Jedi, beginning with the active one (A11)."""
        count = len(self.jedi)
        return [(self.active + n) % count for n in range(count)]

    def jedi_at(self, planet: int) -> list[int]:
        """The Jedi on a planet, in turn order."""
        at, pieces = self.at, self.jedi
        return [jedi for jedi in self.turn_order() if at[pieces[jedi]] == planet]

    def jedi_of_seat(self, seat: int) -> tuple[int, ...]:
        return (seat,) if self.seats > 1 else tuple(range(len(self.jedi)))

    def ready_cards(self, jedi: int) -> list[int]:
        exhausted = self.exhausted
        return [card for card in self.zones[jedi] if not exhausted[card]]

    def ready_allies(self) -> list[int]:
        """The ready allies in all squads: which are there is looked for once, until an ally moves."""
        if self.at_hand is None:
            zone = self.zone
            self.at_hand = {ANY_SEAT: [ally for ally in self.kit.allies if zone[ally] <= SECOND_SQUAD]}
        found: list[int] = self.at_hand[ANY_SEAT]
        if not found:
            return found
        exhausted = self.exhausted
        return [ally for ally in found if not exhausted[ally]]

    @property
    def active_seat(self) -> int:
        return self.active if self.seats > 1 else 0

    # ── planets and villains ─────────────────────────────────────────────────────────────────────────────────────

    def villains_at(self, planet: int) -> list[int]:
        at = self.at
        return [villain for villain in self.villains if at[villain] == planet]

    def enemies_at(self, planet: int) -> int:
        """How many droids, blockades and villains are on a planet."""
        found = self.droids[planet] + self.blockades[planet]
        at = self.at
        for villain in self.villains:
            if at[villain] == planet:
                found += 1
        return found

    def is_mission_planet(self, planet: int) -> bool:
        """A planet with at least one token (R2.2)."""
        return planet != 0 and planet in self.tokens

    def put_on_board(self, piece: int, planet: int) -> None:
        """Put a Jedi or a villain on a planet, wherever it was; planet 0 takes it off the board."""
        if not planet:
            if self.zone[piece] == BOARD:
                self.move(piece, BESIDE, 0)
        elif self.zone[piece] != BOARD:
            self.move(piece, BOARD, 0)
        self.at[piece] = planet

    def exhaust(self, card: int) -> None:
        """Turn a squad card (R10.2)."""
        self.exhausted[card] = 1
        jedi = self.holder(card)
        self.note("exhausts", self.seat_of(jedi), (card,), jedi)
