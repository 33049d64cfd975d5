"""The free actions of the Jedi (R12, R24)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from zeton.games.clone_wars.rules.allies import ChooseJedi
from zeton.games.clone_wars.rules.attack import Attack, may_attack
from zeton.games.clone_wars.rules.damage import DealDamage
from zeton.games.clone_wars.rules.movement import ask_consent, move_jedi, needs_consent
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import DiscardCards, check_limit, draw
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ACTIONS, AGREE
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import END, Procedure


def free_action_of(table: CloneWarsTable, jedi: int) -> Effect:
    """What the Jedi card says."""
    ability = table.cards[table.jedi[jedi]].ability
    assert ability is not None
    return ability


def may_use_free_action(table: CloneWarsTable, jedi: int) -> bool:
    """In the own action step, never in the middle of an action, once per turn, if it can do something (R12.1–R12.3)."""
    if not table.free_action or jedi != table.active or table.phase != ACTIONS:
        return False
    effect = free_action_of(table, jedi)
    return FREE_ACTIONS[effect.do].possible(table, jedi, effect)


def use_free_action(table: CloneWarsTable, jedi: int) -> None:
    """Begin the free action; it costs no action (R12.1)."""
    table.free_action = False
    effect = free_action_of(table, jedi)
    table.note("free action", table.seat_of(jedi), (table.jedi[jedi],))
    FREE_ACTIONS[effect.do].begin(table, jedi, effect)


# ── damage at a distance ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Bombard(Procedure):
    """Exhaust cards; each deals 1 damage on the Jedi's planet or an adjacent one. No die, no damage in return (R24.2)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_card", "exhaust", "aim", "choose", "deal")

    jedi: int
    left: int
    aimed: tuple[int, ...] = ()

    def offer_card(self, table: CloneWarsTable) -> str | None:
        ready = [option("exhaust", card) for card in table.ready_cards(self.jedi)]
        if not self.left or not ready:
            return "deal"
        table.ask(table.seat_of(self.jedi), "bombard", [*ready, DONE] if self.aimed else ready)
        return None

    def exhaust(self, table: CloneWarsTable) -> str | None:
        if table.picked == DONE:
            return "deal"
        self.left -= 1
        table.exhaust(table.picked.card)
        return None

    def aim(self, table: CloneWarsTable) -> None:
        options = [option("planet", 0, planet) for planet in planets_in_range(table, self.jedi)]
        table.ask(table.seat_of(self.jedi), "aim", options)

    def choose(self, table: CloneWarsTable) -> str:
        self.aimed = (*self.aimed, table.picked.target)
        return "offer_card"

    def deal(self, table: CloneWarsTable) -> str:
        """All damage on one planet is dealt together, so that two can remove a blockade."""
        if not self.aimed:
            return END
        planet = self.aimed[0]
        hits = self.aimed.count(planet)
        self.aimed = tuple(other for other in self.aimed if other != planet)
        table.begin(DealDamage(planet, hits, table.seat_of(self.jedi)))
        return "deal"


def planets_in_range(table: CloneWarsTable, jedi: int) -> list[int]:
    """The Jedi's planet and the adjacent ones, where there are enemies."""
    return [planet for planet in table.kit.near[table.planet_of(jedi)] if table.enemies_at(planet)]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawAndDiscard(Procedure):
    """Draw cards, then discard some; the limit is checked only afterwards (R24.3, R13.5)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "discard", "limit")

    jedi: int
    number: int
    discards: int

    def draw(self, table: CloneWarsTable) -> None:
        draw(table, self.jedi, self.number)

    def discard(self, table: CloneWarsTable) -> None:
        table.begin(DiscardCards(self.jedi, self.discards))

    def limit(self, table: CloneWarsTable) -> None:
        check_limit(table, self.jedi)


@dataclass(slots=True)
class Exchange(ChooseJedi):
    """Draw, then exchange cards with one Jedi on the planet; the limit of both is checked only afterwards (R24.4, R13.5)."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw", "offer", "choose", "ask", "hear", "agreed", "take_given", "limit", "partners_limit",
    )  # fmt: skip

    jedi: int = 0
    drawn: int = 0
    number: int = 0
    given: tuple[int, ...] = ()  # by this Jedi
    returned: tuple[int, ...] = ()  # by the partner
    partner_gives: bool = False

    def draw(self, table: CloneWarsTable) -> None:
        draw(table, self.jedi, self.drawn)

    def eligible(self, table: CloneWarsTable) -> list[int]:
        planet = table.planet_of(self.jedi)
        return [jedi for jedi in table.jedi_at(planet) if jedi != self.jedi]

    def offer(self, table: CloneWarsTable) -> str | None:
        """Whom to exchange with; the Jedi may also leave it at the draw."""
        found = [option("jedi", table.jedi[jedi]) for jedi in self.eligible(table) if jedi not in self.refused]
        if not found:
            return "limit"
        table.ask(self.seat, "exchange with", [*found, DONE])
        return None

    def choose(self, table: CloneWarsTable) -> str | None:
        if table.picked == DONE:
            return "limit"
        self.chosen = table.jedi.index(table.picked.card)
        return None if needs_consent(table, self.seat, self.chosen) else "agreed"

    def agreed(self, table: CloneWarsTable) -> str | None:
        """Each gives the other up to so many cards; they keep their state."""
        giver, gifts = (self.chosen, self.returned) if self.partner_gives else (self.jedi, self.given)
        mine = [card for card in table.squad(giver) if card not in (*self.given, *self.returned)]
        options = [option("give", card) for card in mine] if len(gifts) < self.number else []
        table.ask(table.seat_of(giver), "give", [*options, DONE])
        return None

    def take_given(self, table: CloneWarsTable) -> str | None:
        card = table.picked.card
        if table.picked == DONE:
            if self.partner_gives:
                return None
            self.partner_gives = True
        elif self.partner_gives:
            self.returned = (*self.returned, card)
            table.to_squad(card, self.jedi)
            table.note("gives", table.seat_of(self.chosen), (card, table.jedi[self.jedi]), self.chosen)
        else:
            self.given = (*self.given, card)
            table.to_squad(card, self.chosen)
            table.note("gives", table.seat_of(self.jedi), (card, table.jedi[self.chosen]), self.jedi)
        return "agreed"

    def limit(self, table: CloneWarsTable) -> None:
        check_limit(table, self.jedi)

    def partners_limit(self, table: CloneWarsTable) -> None:
        if self.chosen >= 0:
            check_limit(table, self.chosen)


# ── moving Jedi and droids ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Bring(ChooseJedi):
    """Move any Jedi to the planet of another one; that is no flight (R24.6)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "choose", "ask", "hear", "agreed", "move")

    def eligible(self, table: CloneWarsTable) -> list[int]:
        return [jedi for jedi in range(len(table.jedi)) if hosts(table, jedi)]

    def agreed(self, table: CloneWarsTable) -> None:
        planets = dict.fromkeys(table.planet_of(host) for host in hosts(table, self.chosen))
        table.ask(self.seat, "bring", [option("move", 0, planet) for planet in planets])

    def move(self, table: CloneWarsTable) -> None:
        move_jedi(table, self.chosen, table.picked.target)


def hosts(table: CloneWarsTable, jedi: int) -> list[int]:
    """The Jedi on other planets than this one."""
    here = table.planet_of(jedi)
    return [other for other in range(len(table.jedi)) if table.planet_of(other) != here]


@dataclass(slots=True)
class Lead(Procedure):
    """Choose an adjacent planet and move up to so many Jedi there from the own one, oneself or not (R24.7)."""

    steps: ClassVar[tuple[str, ...]] = ("offer_planet", "choose_planet", "offer", "choose", "ask", "hear", "move")

    jedi: int
    left: int
    source: int = 0
    target: int = 0
    chosen: int = -1
    refused: tuple[int, ...] = ()

    def offer_planet(self, table: CloneWarsTable) -> None:
        options = [option("planet", 0, planet) for planet in table.kit.adjacent[table.planet_of(self.jedi)]]
        table.ask(table.seat_of(self.jedi), "lead to", options)

    def choose_planet(self, table: CloneWarsTable) -> None:
        self.source, self.target = table.planet_of(self.jedi), table.picked.target

    def offer(self, table: CloneWarsTable) -> str | None:
        here = [jedi for jedi in table.jedi_at(self.source) if jedi not in self.refused]
        if not self.left or not here:
            return END
        table.ask(table.seat_of(self.jedi), "lead", [*(option("jedi", table.jedi[jedi]) for jedi in here), DONE])
        return None

    def choose(self, table: CloneWarsTable) -> str | None:
        if table.picked == DONE:
            return END
        self.chosen = table.jedi.index(table.picked.card)
        return None if needs_consent(table, table.seat_of(self.jedi), self.chosen) else "move"

    def ask(self, table: CloneWarsTable) -> None:
        ask_consent(table, self.chosen)

    def hear(self, table: CloneWarsTable) -> str | None:
        if table.picked == AGREE:
            return None
        table.note("refuses", table.seat_of(self.chosen))
        self.refused = (*self.refused, self.chosen)
        return "offer"

    def move(self, table: CloneWarsTable) -> str:
        self.left -= 1
        move_jedi(table, self.chosen, self.target)
        return "offer"


@dataclass(slots=True)
class Herd(Procedure):
    """Move droids along one lane each, into or out of the Jedi's planet (R24.5)."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "move")

    jedi: int
    left: int
    arrived: tuple[int, ...] = ()  # planets to which a droid has been moved: it does not move on

    def offer(self, table: CloneWarsTable) -> str | None:
        moves = droid_moves(table, self.jedi, self.arrived) if self.left else []
        if not moves:
            return END
        table.ask(table.seat_of(self.jedi), "herd", [*moves, DONE] if self.arrived else moves)
        return None

    def move(self, table: CloneWarsTable) -> str:
        if table.picked == DONE:
            return END
        self.left -= 1
        source, target = table.picked.card, table.picked.target
        table.droids[source] -= 1
        table.droids[target] += 1
        self.arrived = (*self.arrived, target)
        table.note("droid moves", table.seat_of(self.jedi), (source, target))
        return "offer"


def droid_moves(table: CloneWarsTable, jedi: int, arrived: tuple[int, ...]) -> list[Option]:
    """Never away from a blockade, never onto a planet with three; onto a blockaded planet it may be (R24.5, A13, A14)."""
    here, droids, blockades, limit = table.planet_of(jedi), table.droids, table.blockades, table.kit.droid_limit
    found = []
    for near in table.kit.adjacent[here]:
        for source, target in ((near, here), (here, near)):
            if droids[source] > arrived.count(source) and not blockades[source] and droids[target] < limit:
                found.append(option("herd", source, target))
    return found


# ── which, and when ──────────────────────────────────────────────────────────────────────────────────────────────────


class FreeAction(NamedTuple):
    """When a free action can do something, and how it begins."""

    possible: Callable[[CloneWarsTable, int, Effect], bool]
    begin: Callable[[CloneWarsTable, int, Effect], None]


def _can_attack(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return may_attack(table, jedi)


def _can_bombard(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return bool(table.ready_cards(jedi)) and bool(planets_in_range(table, jedi))


def _always(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return True


def _can_bring(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return bool(hosts(table, 0))


def _can_herd(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return bool(droid_moves(table, jedi, ()))


def _attack(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Attack(jedi=jedi, card_type=effect.card_type, disguised=True))


def _bombard(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Bombard(jedi, effect.number))


def _draw_and_discard(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(DrawAndDiscard(jedi, effect.number, effect.second))


def _bring(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Bring(table.seat_of(jedi)))


def _herd(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Herd(jedi, effect.number))


def _lead(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Lead(jedi, effect.number))


def _exchange(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Exchange(table.seat_of(jedi), jedi=jedi, drawn=effect.second, number=effect.number))


FREE_ACTIONS = {
    "attack": FreeAction(_can_attack, _attack),
    "bombard": FreeAction(_can_bombard, _bombard),
    "draw and discard": FreeAction(_always, _draw_and_discard),
    "bring": FreeAction(_can_bring, _bring),
    "herd": FreeAction(_can_herd, _herd),
    "lead": FreeAction(_always, _lead),
    "exchange": FreeAction(_always, _exchange),
}
