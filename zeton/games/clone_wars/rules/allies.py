"""Ally cards (R11, R26.1–R26.4): when each may be played, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from zeton.games.clone_wars.rules.attack import Attack, RolledAction
from zeton.games.clone_wars.rules.consent import SUPPLY, Proposal, ProposedMove, destinations, was_refused
from zeton.games.clone_wars.rules.damage import deal_damage
from zeton.games.clone_wars.rules.harm import TakeDamage
from zeton.games.clone_wars.rules.invasion import RevealInvasionCards, remove_blockade, remove_droid
from zeton.games.clone_wars.rules.looking import Look
from zeton.games.clone_wars.rules.printed import Effect
from zeton.games.clone_wars.rules.squads import discard, reinforce
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import ACTIONS, ANY_SEAT, INVASION_DECK, SETUP
from zeton.kernel.decision import DONE, Option, option
from zeton.kernel.procedure import END, Procedure, Steps


def playable_allies(table: CloneWarsTable, seat: int) -> list[Option]:
    """Every ready ally of a seat, or of any seat, whose moment it is (R11.2, R11.3).

    The game begins with the first turn: nothing is played while it is being set up.
    """
    if table.phase == SETUP:
        return []
    found = []
    cards, controller = table.cards, table.controller
    for card in table.ready_allies():
        if seat == ANY_SEAT or controller[card] == seat:
            ability = cards[card].ability
            assert ability is not None
            if ALLIES[ability.do].may_be_played(table, table.holder(card)):
                found.append(option("play", card))
    return found


def play_ally(table: CloneWarsTable, card: int) -> None:
    """Discard the ally to use its effect (R11.1); one that needs consent is discarded when it is given (R2.7)."""
    jedi = table.holder(card)
    ability = table.cards[card].ability
    assert ability is not None
    if ability.do not in PROPOSALS:
        use_up(table, card)
    ALLIES[ability.do].resolve(table, jedi, ability, card)


def use_up(table: CloneWarsTable, card: int) -> None:
    """An ally is played: it goes to the discard pile."""
    jedi = table.holder(card)
    table.note("plays", table.seat_of(jedi), (card,), jedi)
    discard(table, card)


def attack_on(table: CloneWarsTable, planet: int) -> Attack | None:
    """The attack that is being made on a planet."""
    for procedure in table.stack:
        if isinstance(procedure, Attack) and table.planet_of(procedure.jedi) == planet:
            return procedure
    return None


def roll_being_counted(table: CloneWarsTable) -> RolledAction | None:
    """The attack or mission attempt to which successes can still be added."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, RolledAction):
            return procedure if procedure.counting else None
    return None


def damage_being_taken(table: CloneWarsTable, jedi: int) -> TakeDamage | None:
    """The damage a Jedi on this Jedi's planet is about to take."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, TakeDamage):
            near = table.planet_of(procedure.jedi) == table.planet_of(jedi)
            return procedure if near and procedure.can_be_prevented() else None
    return None


# ── Jedi ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Send(ProposedMove):
    """Move one Jedi to any planet, but none in the middle of an action (R26.4, A24)."""

    def steps(self) -> Steps:
        return "offer", "choose", "offer_planet", "choose_planet", "ask", "hear", "agreed"

    def question_where(self) -> str:
        return "send"

    def eligible(self, table: CloneWarsTable) -> list[int]:
        return [jedi for jedi in range(len(table.jedi)) if jedi != table.acting and self.planets_for(table, jedi)]

    def planets_for(self, table: CloneWarsTable, jedi: int) -> list[int]:
        return destinations(table, self.asker, jedi, table.kit.planets)

    def pay(self, table: CloneWarsTable) -> None:
        use_up(table, self.source)


@dataclass(slots=True)
class Supply(Proposal):
    """One Jedi draws squad cards."""

    number: int = 0

    def steps(self) -> Steps:
        return "offer", "choose", "ask", "hear", "agreed"

    def what(self) -> str:
        return SUPPLY

    def eligible(self, table: CloneWarsTable) -> list[int]:
        return [jedi for jedi in range(len(table.jedi)) if not was_refused(table, SUPPLY, self.asker, jedi)]

    def agreed(self, table: CloneWarsTable) -> None:
        use_up(table, self.source)
        reinforce(table, self.chosen, self.number)


# ── planets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class BreakBlockade(Procedure):
    """Remove blockades, from any planet."""

    seat: int
    number: int

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        found = [option("blockade", 0, planet) for planet in table.kit.planets if table.blockades[planet]]
        if not found or not self.number:
            return END
        table.ask(self.seat, "break blockade", found)
        return None

    def take(self, table: CloneWarsTable) -> str:
        self.number -= 1
        remove_blockade(table, table.picked.target)
        return "offer"


@dataclass(slots=True)
class Sabotage(Procedure):
    """Remove up to so many droids from one planet without a blockade (A13)."""

    seat: int
    number: int
    planet: int = 0

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        if not self.planet:
            found = [option("droid", 0, planet) for planet in exposed_planets(table)]
        elif self.number and table.droids[self.planet]:
            found = [option("droid", 0, self.planet), DONE]
        else:
            return END
        table.ask(self.seat, "sabotage", found)
        return None

    def take(self, table: CloneWarsTable) -> str:
        if table.picked == DONE:
            return END
        self.number -= 1
        self.planet = table.picked.target
        remove_droid(table, self.planet)
        return "offer"


def exposed_planets(table: CloneWarsTable) -> list[int]:
    """Planets with droids and without a blockade."""
    droids, blockades = table.droids, table.blockades
    return [planet for planet in table.kit.planets if droids[planet] and not blockades[planet]]


# ── when, and what ───────────────────────────────────────────────────────────────────────────────────────────────────


class AllyRule(NamedTuple):
    """When an ally may be played (and the rule that says so), and what it does."""

    may_be_played: Callable[[CloneWarsTable, int], bool]
    resolve: Callable[[CloneWarsTable, int, Effect, int], None]
    rule: str
    reason: str


def _somebody_can_be_moved(table: CloneWarsTable, jedi: int) -> bool:
    if not table.refused:
        return any(other != table.acting for other in range(len(table.jedi)))
    return bool(Send(jedi).eligible(table))


def _roll_on_own_mission_planet(table: CloneWarsTable, jedi: int) -> bool:
    roll = roll_being_counted(table)
    planet = table.planet_of(jedi)
    return roll is not None and table.planet_of(roll.jedi) == planet and table.is_mission_planet(planet)


def _action_step(table: CloneWarsTable, jedi: int) -> bool:
    return table.phase == ACTIONS


def _enemies_around(table: CloneWarsTable, jedi: int) -> bool:
    return table.enemies_at(table.planet_of(jedi)) > 0


def _always(table: CloneWarsTable, jedi: int) -> bool:
    return True


def _a_blockade_somewhere(table: CloneWarsTable, jedi: int) -> bool:
    return table.blockades_left < table.kit.settings.blockades


def _not_while_revealing(table: CloneWarsTable, jedi: int) -> bool:
    """Also the extra cards of a villain are an invasion (R25.8)."""
    revealing = any(isinstance(procedure, RevealInvasionCards) for procedure in table.stack)
    return not revealing and len(table.pile(INVASION_DECK, 0)) > 0


def _damage_around(table: CloneWarsTable, jedi: int) -> bool:
    return damage_being_taken(table, jedi) is not None


def _exposed_droids(table: CloneWarsTable, jedi: int) -> bool:
    return bool(exposed_planets(table))


def _send(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    table.begin(Send(jedi, card))


def _add_successes(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    roll = roll_being_counted(table)
    assert roll is not None
    roll.successes += effect.number


def _add_actions(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    """More actions for the active player, whoever plays the ally (A23)."""
    table.actions += effect.number


def _strike(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    """Damage to enemies on the owner's planet, added to that of the action in which it is played, whenever in it (R26.3)."""
    planet = table.planet_of(jedi)
    attack = attack_on(table, planet)
    if attack is not None and attack.counting:
        attack.successes += effect.number
    else:
        deal_damage(table, planet, effect.number, table.seat_of(jedi if attack is None else attack.jedi))


def _supply(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    table.begin(Supply(jedi, card, number=effect.number))


def _break_blockade(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    table.begin(BreakBlockade(table.seat_of(jedi), effect.number))


def _look(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    table.begin(Look(table.seat_of(jedi), effect.number))


def _shield(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    damage = damage_being_taken(table, jedi)
    assert damage is not None
    damage.amount = 0


def _sabotage(table: CloneWarsTable, jedi: int, effect: Effect, card: int) -> None:
    table.begin(Sabotage(table.seat_of(jedi), effect.number))


ALLIES: Final = {
    "send": AllyRule(_somebody_can_be_moved, _send, "R26.4", "nobody-to-move"),
    "successes": AllyRule(_roll_on_own_mission_planet, _add_successes, "R26.1", "no-roll-on-your-mission-planet"),
    "actions": AllyRule(_action_step, _add_actions, "R26.2", "not-the-action-step"),
    "strike": AllyRule(_enemies_around, _strike, "R26.3", "no-enemy-on-your-planet"),
    "supply": AllyRule(_always, _supply, "R11.2", "never"),
    "break blockade": AllyRule(_a_blockade_somewhere, _break_blockade, "R11.2", "no-blockade"),
    "look": AllyRule(_not_while_revealing, _look, "R11.2", "invasion-is-being-revealed"),
    "shield": AllyRule(_damage_around, _shield, "R11.2", "no-damage-on-your-planet"),
    "sabotage": AllyRule(_exposed_droids, _sabotage, "R18.4", "no-exposed-droids"),
}

PROPOSALS: Final = frozenset(("send", "supply"))
"""What allies do with the consent of whoever it is done to."""
