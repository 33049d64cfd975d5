"""The table of Conquest: its columns, its facts, and the questions every rule asks of it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import filterfalse

from zeton.games.conquest.rules.printed import Printed
from zeton.games.conquest.rules.terms import (
    AREA_EFFECT,
    ARMY,
    ATK,
    ATTACHMENT,
    ATTACHMENTS,
    BLANK,
    BRUTAL,
    COST,
    DECK,
    DOUBLED,
    HALVED,
    HP,
    HQ,
    ICONS_OF_COMMAND,
    IN_PLAY,
    PLANETS,
    RELIC,
    SET,
    SETUP,
    SUPPORTS,
    TOP_REVEALED,
    TRAIT,
    UNIT_TYPES,
    cost_of,
    gained_trait,
)
from zeton.kernel.ability import holds, modified
from zeton.kernel.decision import Option
from zeton.kernel.table import Table


def you(table: ConquestTable, source: int) -> int:
    """The player a card speaks to: its controller, or on a planet the player who uses its Battle ability."""
    return table.victor if table.zone[source] == PLANETS else table.controller[source]


@dataclass(slots=True, eq=False, kw_only=True)
class ConquestTable(Table):
    """The row of planets, both HQs, and everything at them."""

    cards: tuple[Printed, ...]

    # One entry per card.
    damage: bytearray = field(default_factory=bytearray)
    exhausted: bytearray = field(default_factory=bytearray)
    host: array[int] = field(default_factory=lambda: array("H"))  # what an attachment is attached to
    bloodied: bytearray = field(default_factory=bytearray)  # 1: a warlord's other side is up (R12.1)
    stored: bytearray = field(default_factory=bytearray)  # resources lying on a card
    position: bytearray = field(default_factory=bytearray)  # of a planet: its place in the row, 1 to 7
    left_from: bytearray = field(default_factory=bytearray)  # of a card that has left play: where it was (A25)
    used: bytearray = field(default_factory=bytearray)  # a bit for each ability used this phase (R17.1)

    warlords: tuple[int, int] = (0, 0)
    headquarters: tuple[int, int] = (0, 0)  # the pieces that stand for the HQs
    starter: int = 0  # the seat that started with the initiative token: left and right are as it sees them (R2.2)
    initiative: int = 0  # the seat that holds the initiative token
    first: int = 1  # the position of the first planet token (R4.1)
    round: int = 0
    phase: str = SETUP
    resources: tuple[int, int] = (0, 0)
    dials: tuple[int, int] = (0, 0)  # what each seat has set; 0 is nothing yet. Secret until both are revealed (R7.2)
    plays: tuple[tuple[int, int], ...] = ()  # (seat, card) of every card deployed or played this round
    battle: int = 0  # the position of the planet where a battle is taking place
    battle_initiative: int = -1  # fixed for the whole battle (R5.4)
    combat_round: int = 0
    attacker: int = 0
    defender: int = 0
    victor: int = -1  # the seat that is using a Battle ability
    last_captor: int = -1  # the seat that most recently put a planet into its victory display (R22.5)

    # ── places ───────────────────────────────────────────────────────────────────────────────────────────────────

    def units_at(self, location: int, seat: int) -> list[int]:
        """The units of a seat at the planet in this position, or in its HQ (0)."""
        return self.zones[(HQ + location) * 2 + seat]

    def ready_at(self, location: int, seat: int) -> list[int]:
        """Those of them that are ready."""
        return list(filterfalse(self.exhausted.__getitem__, self.units_at(location, seat)))

    def planets(self) -> list[int]:
        """The face-up planets from left to right: the first of them is nearest to the first planet token."""
        return self.zones[PLANETS * 2]

    def planet_at(self, position: int) -> int:
        """The face-up planet in this position; 0 if there is none."""
        for planet in self.zones[PLANETS * 2]:
            if self.position[planet] == position:
                return planet
        return 0

    def first_planet(self) -> int:
        """The planet marked by the token; 0 between the battle there and step 4.2 (R4.1, R4.3)."""
        return self.planet_at(self.first)

    def location(self, card: int) -> int:
        """Where a card is: the position of a planet, or 0 for an HQ and everywhere else.

        An attachment is where its host is (A51); a card that has left play is judged from where it was (A25).
        """
        zone = self.zone[card]
        if zone >= HQ:
            return zone - HQ
        if zone == ATTACHMENTS:
            return self.location(self.host[card])
        if zone == PLANETS:
            return self.position[card]
        return self.left_from[card]

    def is_adjacent(self, one: int, other: int) -> bool:
        """Whether two positions hold neighbouring face-up planets (R3.13)."""
        return abs(one - other) == 1 and bool(self.planet_at(one)) and bool(self.planet_at(other))

    def ask(self, seat: int, kind: str, options: list[Option]) -> None:
        """Ask a seat; what is to lie open does so by then."""
        if TOP_REVEALED in self.index.constants:
            self.reveal_tops()
        Table.ask(self, seat, kind, options)

    def reveal_tops(self) -> None:
        """Some cards let the opponent play with the top card of his deck revealed."""
        for source, constant in self.index.constants[TOP_REVEALED]:
            deck = self.pile(DECK, 1 - self.controller[source])
            if self.zone[source] in constant.zones and deck:
                self.show(deck[-1:])

    # ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────

    def type_of(self, card: int) -> str:
        """The type a card has where it is: what has become an attachment, or a unit, is only that (R19.7)."""
        if self.zone[card] == ATTACHMENTS:
            return ATTACHMENT
        printed = self.cards[card].type
        return ARMY if printed == ATTACHMENT and self.zone[card] >= HQ else printed

    def attached(self, card: int) -> list[int]:
        """The attachments on a card."""
        host, zones = self.host, self.zones
        return [a for a in (*zones[ATTACHMENTS * 2], *zones[ATTACHMENTS * 2 + 1]) if host[a] == card]

    def in_play(self, seat: int) -> list[int]:
        """Every card a seat controls in play."""
        kinds = (SUPPORTS, ATTACHMENTS, *range(HQ, len(self.game.zones)))
        return [card for kind in kinds for card in self.zones[kind * 2 + seat]]

    def is_blank(self, card: int) -> bool:
        """Whether a card's printed text box counts as blank (R13.15); a bloodied warlord has another one (R12.4)."""
        if self.bloodied[card]:
            return True
        return bool(self.lasting) and any(e.card == card and e.what == BLANK for e in self.lasting)

    def has_text(self, card: int) -> bool:
        """Whether there is something in a text box that could be blanked: bonus symbols are not (A55)."""
        printed = self.cards[card]
        return bool(printed.keywords or printed.script) and not self.is_blank(card)

    def has_keyword(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword, printed or gained, and has not lost it (R18.1)."""
        printed = keyword in self.cards[card].keywords and not self.is_blank(card)
        if keyword not in self.index.constants and not (self.lasting and self.is_touched(card)):
            return printed
        return modified(self, keyword, card, int(printed)) > 0

    def having(self, keyword: str, cards: Iterable[int]) -> list[int]:
        """Those of these cards that have a keyword: where it can only be printed, few need be asked."""
        if not self.lasting and keyword not in self.index.constants:
            cards = filter(self.with_printed(keyword).__contains__, cards)
        return [card for card in cards if self.has_keyword(card, keyword)]

    def has_trait(self, card: int, trait: str) -> bool:
        """Whether a card has a trait, printed or gained; a blank text box keeps its traits (R13.15)."""
        if trait in self.cards[card].traits:
            return True
        return (bool(self.lasting) or self.traits_are_granted()) and holds(self, gained_trait(trait), card)

    def traits_are_granted(self) -> bool:
        """Whether any card of the match gives others a trait by being in play."""
        found: bool | None = self.index.noted.get(TRAIT)
        if found is None:
            found = any(what.startswith(TRAIT) for what in self.index.constants)
            self.index.noted[TRAIT] = found
        return found

    def with_printed(self, keyword: str) -> frozenset[int]:
        """The cards of the match on which a keyword is printed, wherever they are: often there are none."""
        found: frozenset[int] | None = self.index.noted.get(keyword)
        if found is None:
            found = frozenset(card for card, printed in enumerate(self.cards) if keyword in printed.keywords)
            self.index.noted[keyword] = found
        return found

    def anybody_has(self, keyword: str) -> bool:
        """Whether any card could have a keyword now: where it is neither printed nor granted nobody need be asked."""
        return bool(self.with_printed(keyword) or self.lasting or keyword in self.index.constants)

    def area_effect(self, card: int) -> int:
        """The X of Area Effect (X); several add up (R18.1). 0: it has no such keyword."""
        return modified(self, AREA_EFFECT, card, 0 if self.is_blank(card) else self.cards[card].area_effect)

    def value(self, what: str, card: int, base: int) -> int:
        """A value as R16.2–R16.5 say: add and subtract, then double and halve, unless it is set; never below 0 in the end.

        Fractions are rounded up, after all of it.
        """
        total = modified(self, what, card, base)
        constants = self.index.constants
        if DOUBLED[what] in constants or HALVED[what] in constants or (self.lasting and self.is_touched(card)):
            total <<= modified(self, DOUBLED[what], card, 0)
            total = -(-total >> modified(self, HALVED[what], card, 0))
            setting = SET[what]
            for effect in self.lasting:  # of conflicting ones the last counts
                if effect.what == setting and effect.card == card:
                    total = effect.amount
        return total if total > 0 else 0

    def is_touched(self, card: int) -> bool:
        """Whether a lasting effect is about this card."""
        for effect in self.lasting:
            if effect.card == card:
                return True
        return False

    def attack(self, card: int) -> int:
        """The ATK of a unit now; Brutal adds 1 for each damage on it (R18.7)."""
        printed = self.cards[card]
        base = printed.bloodied_attack if self.bloodied[card] else printed.attack
        damage = self.damage[card]
        if damage and self.has_keyword(card, BRUTAL):
            base += damage
        return self.value(ATK, card, base)

    def health(self, card: int) -> int:
        """The HP of a unit now."""
        printed = self.cards[card]
        return self.value(HP, card, printed.bloodied_health if self.bloodied[card] else printed.health)

    def command(self, card: int) -> int:
        """The command icons of a unit now."""
        return self.value(ICONS_OF_COMMAND, card, self.cards[card].command)

    def cost(self, card: int, x: int = 0) -> int:
        """The cost of a card now, before interrupts lower it; ``x`` is what was chosen for a cost of X (A46)."""
        cost = self.cards[card].cost + x
        if not self.lasting and self.index.noted.get(COST) is False:
            return cost
        return max(0, self.value(COST, card, cost) + self._of_its_faction(card)) if self.changes_costs() else cost

    def _of_its_faction(self, card: int) -> int:
        """How much more or less its controller pays for each unit of this faction, until something ends."""
        printed, seat = self.cards[card], self.controller[card]
        if not self.lasting or printed.type not in UNIT_TYPES:
            return 0
        what = cost_of(printed.faction)
        return sum(effect.amount for effect in self.lasting if effect.what == what and effect.seat == seat)

    def changes_costs(self) -> bool:
        """Whether anything may have changed a cost: if not, costs are as printed."""
        found: bool | None = self.index.noted.get(COST)
        if found is None:
            found = any(what in self.index.constants for what in (COST, DOUBLED[COST], HALVED[COST]))
            self.index.noted[COST] = found
        return found or bool(self.lasting)

    def value_of(self, what: str, card: int) -> int | None:
        """A value of a card now, or nothing if it has none: 0 is a value (R16.6)."""
        if what not in self.cards[card].values:
            return None
        values = {ATK: self.attack, HP: self.health, ICONS_OF_COMMAND: self.command, COST: self.cost}
        return values[what](card)

    # ── seats ────────────────────────────────────────────────────────────────────────────────────────────────────

    def first_seat(self) -> int:
        """The seat that has initiative: in a battle the one fixed at its beginning, else the token's holder (R5.3, A49)."""
        return self.battle_initiative if self.battle_initiative >= 0 else self.initiative

    def by_initiative(self) -> tuple[int, int]:
        """Both seats, the one that has initiative first: so they choose, and so whatever both do is told (R14.6)."""
        first = self.first_seat()
        return first, 1 - first

    def gain(self, seat: int, amount: int) -> None:
        """Resources from the bank, or back to it."""
        mine, theirs = self.resources[seat] + amount, self.resources[1 - seat]
        self.resources = (mine, theirs) if seat == 0 else (theirs, mine)

    def controls_unique(self, seat: int, title: str) -> bool:
        """Whether a unique card of this title that the seat controls or owns is in play (R19.4)."""
        for card in self.uniques().get(title, ()):
            if self.zone[card] in IN_PLAY and seat in (self.controller[card], self.owner[card]):
                return True
        return False

    def uniques(self) -> dict[str, list[int]]:
        """The unique cards of both decks by their titles, wherever they are."""
        found: dict[str, list[int]] | None = self.index.noted.get("uniques")
        if found is None:
            found = {}
            for card, printed in enumerate(self.cards):
                if printed.unique:
                    found.setdefault(printed.title, []).append(card)
            self.index.noted["uniques"] = found
        return found

    def relics(self, seat: int) -> list[int]:
        """The Relics a seat controls (R19.5)."""
        found: tuple[int, ...] | None = self.index.noted.get(RELIC)
        if found is None:
            found = tuple(card for card, printed in enumerate(self.cards) if RELIC in printed.traits)
            self.index.noted[RELIC] = found
        return [card for card in found if self.controller[card] == seat and self.zone[card] in IN_PLAY]
