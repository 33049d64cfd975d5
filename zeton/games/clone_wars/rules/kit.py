"""The pieces of one game: the box without what belongs to other villains, every piece with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from zeton.games.clone_wars.rules.printed import NO_PIECE, Printed
from zeton.games.clone_wars.rules.terms import ALLY
from zeton.kernel.ability import Index
from zeton.kernel.decision import Option, option

if TYPE_CHECKING:
    from zeton.games.clone_wars.box import Box


UNREACHED: Final = 255


def distances_from(planet: int, adjacent: tuple[tuple[int, ...], ...]) -> bytes:
    """How many lanes each planet is away."""
    found = bytearray([UNREACHED] * len(adjacent))
    found[planet] = 0
    ring = [planet]
    while ring:
        outer = []
        for near in ring:
            for far in adjacent[near]:
                if found[far] == UNREACHED:
                    found[far] = found[near] + 1
                    outer.append(far)
        ring = outer
    return bytes(found)


class Kit:
    """The pieces of a game with one villain. Numbers begin with 1; planets come first, so their numbers are those of the box.

    One object for all games with the same components and villain; never changed.
    """

    def __init__(self, box: Box, villain: str) -> None:
        self.box = box
        self.villain_id = villain
        own = box.villains[villain]
        in_use = [villain, *(other for other, _ in own.front.start_cards if other != villain)]
        figures = tuple(box.villains[other].figure for other in in_use)
        cards: list[Printed] = [NO_PIECE]
        ranges = []
        for group in (
            box.planets, box.jedi, box.squad, box.invasion, box.missions,
            figures, own.cards, own.missions, (own.front, own.finale),
        ):  # fmt: skip
            ranges.append(tuple(range(len(cards), len(cards) + len(group))))
            cards += group
        self.cards = tuple(cards)
        self.planets, self.jedi, self.squad, self.invasion, self.missions = ranges[:5]
        self.villains, self.villain_cards, self.finale_missions, self.sheets = ranges[5:]
        self.number = {card.id: number for number, card in enumerate(cards)}
        self.pool = self._pools(ranges)
        self.adjacent = box.adjacent
        self.distance = (b"", *(distances_from(planet, box.adjacent) for planet in self.planets))
        self.near = ((), *((planet, *box.adjacent[planet]) for planet in self.planets))
        self.fly_options: tuple[tuple[Option, ...], ...] = (
            (),
            *(tuple(option("fly", 0, to) for to in box.adjacent[planet]) for planet in self.planets),
        )
        self.two_lanes = (
            (),
            *(tuple(p for p in self.planets if 0 < self.distance[planet][p] <= 2) for planet in self.planets),
        )
        self.allies = tuple(card for card in self.squad if cards[card].type == ALLY)
        self.index = Index((), {})
        self.index.acting = frozenset(self.allies)
        self.allies_that: dict[str, tuple[int, ...]] = {}  # by what they do
        for card in self.allies:
            ability = cards[card].ability
            assert ability is not None
            self.allies_that[ability.do] = (*self.allies_that.get(ability.do, ()), card)
        self.settings = box.settings
        self.hand_limit = box.settings.hand_limit
        self.droid_limit = box.settings.droid_limit
        self.aids = box.aids
        self.die = box.die
        self.invasion_track = box.invasion_track
        self.threat_lost = box.threat_lost
        self.strength = own.strength
        self.health = {
            sheet: {self.number[who]: health for who, health in cards[sheet].health if who in self.number}
            for sheet in self.sheets
        }
        self.last_enemy = {
            sheet: tuple(self.number[who] for who in cards[sheet].last_enemy if who in self.number) for sheet in self.sheets
        }

    def _pools(self, ranges: list[tuple[int, ...]]) -> bytes:
        """Cards with one back are dealt together when they are unknown: squad, invasion, mission and villain cards."""
        pool = bytearray(len(self.cards))
        for number, group in ((1, ranges[2]), (2, ranges[3]), (3, ranges[4]), (4, ranges[6])):
            for card in group:
                pool[card] = number
        return bytes(pool)

    def __repr__(self) -> str:
        return f"Kit({self.box.fingerprint}, {self.villain_id})"


_KITS: Final[dict[tuple[str, str], Kit]] = {}


def kit_of(box: Box, villain: str) -> Kit:
    """The pieces of a game with this villain."""
    key = (box.fingerprint, villain)
    if key not in _KITS:
        if len(_KITS) > 64:
            _KITS.clear()
        _KITS[key] = Kit(box, villain)
    return _KITS[key]
