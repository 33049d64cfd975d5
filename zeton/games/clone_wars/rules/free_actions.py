"""The free actions of the Jedi (R12, R24)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from zeton.games.clone_wars.rules.attack import Attack, may_attack
from zeton.games.clone_wars.rules.consent import EXCHANGE, MOVE, Proposal, ProposedMove, destinations, was_refused
from zeton.games.clone_wars.rules.damage import deal_damage
from zeton.games.clone_wars.rules.moments import NOTHING, Moment
from zeton.games.clone_wars.rules.movement import move_jedi
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import DiscardCards, DrawFirst
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ACTIONS
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import END, Procedure, Steps


def free_action_of(table: CloneWarsTable, jedi: int) -> Effect:
    """What the Jedi card says."""
    ability = table.cards[table.jedi[jedi]].ability
    assert ability is not None
    return ability


def may_use_free_action(table: CloneWarsTable, jedi: int) -> bool:
    """In the own action step, never in the middle of an action, once per turn, if it can do something (R12.1–R12.3)."""
    if not table.free_actions or jedi != table.active or table.phase != ACTIONS:
        return False
    effect = free_action_of(table, jedi)
    return FREE_ACTIONS[effect.do].possible(table, jedi, effect)


def use_free_action(table: CloneWarsTable, jedi: int) -> None:
    """Begin the free action; one that needs consent is used up when it is given (R2.7)."""
    effect = free_action_of(table, jedi)
    if effect.do not in PROPOSALS:
        use_up_free_action(table, jedi)
    FREE_ACTIONS[effect.do].begin(table, jedi, effect)


def use_up_free_action(table: CloneWarsTable, jedi: int) -> None:
    """It costs no action, but can be used only so often (R12.1, R12.3)."""
    table.free_actions -= 1
    table.refused = ()
    table.note("free action", table.seat_of(jedi), (table.jedi[jedi],))


# ── damage at a distance ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Bombard(Momentous):
    """Exhaust cards; each deals 1 damage on the Jedi's planet or an adjacent one. No die, no damage in return (R24.2)."""

    jedi: int
    left: int
    aimed: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer_card", "exhaust", "aim", "choose", "deal", "window"

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
            return "window"
        planet = self.aimed[0]
        hits = self.aimed.count(planet)
        self.aimed = tuple(other for other in self.aimed if other != planet)
        deal_damage(table, planet, hits, table.seat_of(self.jedi))
        return "deal"

    def window(self, table: CloneWarsTable) -> None:
        """Damage that has removed nothing may still be added to (R26.3)."""
        open_ally_window(table, self)

    def at_stake(self, table: CloneWarsTable) -> Moment:
        return Moment(villains=tuple(planet for planet, _ in table.spare if table.enemies_at(planet)))


def planets_in_range(table: CloneWarsTable, jedi: int) -> list[int]:
    """The Jedi's planet and the adjacent ones, where there are enemies."""
    return [planet for planet in table.kit.near[table.planet_of(jedi)] if table.enemies_at(planet)]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawAndDiscard(DrawFirst):
    """Draw cards, then discard some (R24.3)."""

    discards: int

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """An ally that has been drawn may be played before cards are discarded (R11.2)."""
        return Moment(squads=(self.jedi,)) if self.discards else NOTHING

    def go_on(self, table: CloneWarsTable) -> None:
        table.begin(DiscardCards(self.jedi, self.discards))


@dataclass(slots=True)
class DrawAndExchange(DrawFirst):
    """Draw, then exchange cards with one Jedi on the planet (R24.4)."""

    exchanged: int

    def at_stake(self, table: CloneWarsTable) -> Moment:
        """Somebody may still join the Jedi (R11.2)."""
        return Moment(jedi=True)

    def go_on(self, table: CloneWarsTable) -> None:
        table.begin(Exchange(self.jedi, number=self.exchanged))


@dataclass(slots=True)
class Exchange(Proposal):
    """This Jedi and another one on the planet give each other up to so many cards; they keep their state (R24.4)."""

    number: int = 0
    given: tuple[int, ...] = ()  # by this Jedi
    returned: tuple[int, ...] = ()  # by the partner
    partner_gives: bool = False

    def steps(self) -> Steps:
        return "offer", "choose", "ask", "hear", "agreed", "take_given"

    def what(self) -> str:
        return EXCHANGE

    def eligible(self, table: CloneWarsTable) -> list[int]:
        here = [jedi for jedi in table.jedi_at(table.planet_of(self.asker)) if jedi != self.asker]
        return [jedi for jedi in here if not was_refused(table, EXCHANGE, self.asker, jedi)]

    def offer(self, table: CloneWarsTable) -> str | None:
        """Whom to exchange with; the Jedi may also leave it at the draw."""
        found = [option("jedi", table.jedi[jedi]) for jedi in self.eligible(table)]
        if not found:
            return END
        table.ask(table.seat_of(self.asker), "exchange with", [*found, DONE])
        return None

    def agreed(self, table: CloneWarsTable) -> None:
        giver, gifts = (self.chosen, self.returned) if self.partner_gives else (self.asker, self.given)
        mine = [card for card in table.squad(giver) if card not in self.given + self.returned]
        options = [option("give", card) for card in mine] if len(gifts) < self.number else []
        table.ask(table.seat_of(giver), "give", [*options, DONE])

    def take_given(self, table: CloneWarsTable) -> str:
        card = table.picked.card
        if table.picked == DONE:
            if self.partner_gives:
                return END
            self.partner_gives = True
        elif self.partner_gives:
            self.returned = (*self.returned, card)
            table.to_squad(card, self.asker)
            table.note("gives", table.seat_of(self.chosen), (card, table.jedi[self.asker]), self.chosen)
        else:
            self.given = (*self.given, card)
            table.to_squad(card, self.chosen)
            table.note("gives", table.seat_of(self.asker), (card, table.jedi[self.chosen]), self.asker)
        return "agreed"


# ── moving Jedi and droids ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Bring(ProposedMove):
    """Move any Jedi to the planet of another one; that is no flight (R24.6)."""

    def steps(self) -> Steps:
        return "offer", "choose", "offer_planet", "choose_planet", "ask", "hear", "agreed"

    def question_where(self) -> str:
        return "bring"

    def eligible(self, table: CloneWarsTable) -> list[int]:
        return [jedi for jedi in range(len(table.jedi)) if self.planets_for(table, jedi)]

    def planets_for(self, table: CloneWarsTable, jedi: int) -> list[int]:
        return destinations(table, self.asker, jedi, dict.fromkeys(table.at[piece] for piece in table.jedi))

    def pay(self, table: CloneWarsTable) -> None:
        use_up_free_action(table, self.asker)


@dataclass(slots=True)
class Lead(Proposal):
    """Choose an adjacent planet and move up to so many Jedi there from the own one, oneself or not (R24.7)."""

    left: int = 0
    here: int = 0  # the planet they leave
    moved: int = 0

    def steps(self) -> Steps:
        return "offer_planet", "choose_planet", "offer", "choose", "ask", "hear", "agreed"

    def what(self) -> str:
        return MOVE

    def question(self) -> str:
        return "lead"

    def offer_planet(self, table: CloneWarsTable) -> None:
        table.ask(table.seat_of(self.asker), "lead to", [option("planet", 0, to) for to in led_to(table, self.asker)])

    def choose_planet(self, table: CloneWarsTable) -> None:
        self.here, self.planet = table.planet_of(self.asker), table.picked.target

    def eligible(self, table: CloneWarsTable) -> list[int]:
        here = table.jedi_at(self.here)
        return [jedi for jedi in here if not was_refused(table, MOVE, self.asker, jedi, self.planet)]

    def offer(self, table: CloneWarsTable) -> str | None:
        """The first one must go along; nobody has used anything before."""
        found = [option("jedi", table.jedi[jedi]) for jedi in self.eligible(table)] if self.left else []
        if not found:
            return END
        table.ask(table.seat_of(self.asker), "lead", [*found, DONE] if self.moved or self.refusals else found)
        return None

    def agreed(self, table: CloneWarsTable) -> str:
        if not self.moved:
            use_up_free_action(table, self.asker)
        self.left -= 1
        self.moved += 1
        move_jedi(table, self.chosen, self.planet)
        return "offer"


def led_to(table: CloneWarsTable, asker: int) -> list[int]:
    """The adjacent planets to which somebody here has not refused to go."""
    here = table.planet_of(asker)
    around = table.kit.adjacent[here]
    if not table.refused:
        return list(around)
    return [to for to in around if any(destinations(table, asker, jedi, (to,)) for jedi in table.jedi_at(here))]


@dataclass(slots=True)
class Herd(Procedure):
    """Move droids along one lane each, into or out of the Jedi's planet (R24.5)."""

    jedi: int
    left: int
    arrived: tuple[int, ...] = ()  # planets to which a droid has been moved: it does not move on

    def steps(self) -> Steps:
        return "offer", "move"

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
    if not table.refused:
        return len({table.at[piece] for piece in table.jedi}) > 1
    return bool(Bring(jedi).eligible(table))


def _can_lead(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return effect.number > 0 and bool(led_to(table, jedi))


def _can_herd(table: CloneWarsTable, jedi: int, effect: Effect) -> bool:
    return bool(droid_moves(table, jedi, ()))


def _attack(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Attack(jedi=jedi, card_type=effect.card_type, disguised=True))


def _bombard(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Bombard(jedi, effect.number))


def _draw_and_discard(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(DrawAndDiscard(jedi, effect.number, effect.second))


def _bring(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Bring(jedi))


def _herd(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Herd(jedi, effect.number))


def _lead(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(Lead(jedi, left=effect.number))


def _exchange(table: CloneWarsTable, jedi: int, effect: Effect) -> None:
    table.begin(DrawAndExchange(jedi, effect.second, effect.number))


FREE_ACTIONS: Final = {
    "attack": FreeAction(_can_attack, _attack),
    "bombard": FreeAction(_can_bombard, _bombard),
    "draw and discard": FreeAction(_always, _draw_and_discard),
    "bring": FreeAction(_can_bring, _bring),
    "herd": FreeAction(_can_herd, _herd),
    "lead": FreeAction(_can_lead, _lead),
    "exchange": FreeAction(_always, _exchange),
}

PROPOSALS: Final = frozenset(("bring", "lead"))
"""Free actions that do nothing but what somebody else may refuse."""
