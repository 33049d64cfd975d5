"""The turn (R4): ready cards, up to four actions, activate the villain (R14), invasion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zeton.games.clone_wars.rules.allies import play_ally, playable_allies
from zeton.games.clone_wars.rules.attack import Attack, may_attack
from zeton.games.clone_wars.rules.effects import resolve
from zeton.games.clone_wars.rules.flight import Flight, flights, spend_action
from zeton.games.clone_wars.rules.free_actions import may_use_free_action, use_free_action
from zeton.games.clone_wars.rules.invasion import Invasion
from zeton.games.clone_wars.rules.missions import Attempt, may_attempt
from zeton.games.clone_wars.rules.moments import BEFORE_THE_INVASION, BETWEEN_ACTIONS, Moment
from zeton.games.clone_wars.rules.movement import move_jedi
from zeton.games.clone_wars.rules.squads import ready_squad, reinforce
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import (
    ACTIONS,
    ACTIVATION,
    ATTACK,
    END_ACTIONS,
    NOBODY_ACTS,
    READY,
    REINFORCE,
    REVEALED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
)
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window, open_ally_window_for_others
from zeton.kernel.decision import Option, option
from zeton.kernel.procedure import END, Procedure, Steps


@dataclass(slots=True)
class Turn(Momentous):
    """Turns pass from Jedi to Jedi; each has four steps in this order (R4.1, R4.2, R4.6, R23.4)."""

    def steps(self) -> Steps:
        return "ready", "actions", "villain", "window", "invasion", "pass_on"

    def ready(self, table: CloneWarsTable) -> None:
        """Step 1: the active Jedi's cards, and only those (R4.3)."""
        table.turn += 1
        table.phase, table.step_now = READY, "R4.3"
        table.refused = ()
        table.note("turn", table.active_seat, (table.jedi[table.active],), table.turn)
        ready_squad(table, table.active)

    def actions(self, table: CloneWarsTable) -> None:
        """Step 2 (R4.4)."""
        table.phase, table.step_now = ACTIONS, "R4.4"
        table.actions = table.kit.settings.actions
        table.free_actions = table.kit.settings.free_actions
        table.begin(ActionStep())

    def villain(self, table: CloneWarsTable) -> None:
        """Step 3 (R14)."""
        table.phase, table.step_now = ACTIVATION, "R14"
        table.actions = 0
        table.free_actions = 0
        table.refused = ()
        table.begin(Activation())

    def window(self, table: CloneWarsTable) -> None:
        """What is known of the next invasion cards counts before they are revealed; all other allies can wait for them."""
        open_ally_window(table, self)

    def at_stake(self, table: CloneWarsTable) -> Moment:
        return BEFORE_THE_INVASION

    def invasion(self, table: CloneWarsTable) -> None:
        """Step 4 (R17)."""
        table.begin(Invasion())

    def pass_on(self, table: CloneWarsTable) -> str:
        table.active = (table.active + 1) % len(table.jedi)
        return "ready"


@dataclass(slots=True)
class ActionStep(Momentous):
    """Actions, each costing one, the free action, and allies, until the player ends it or has nothing left (R4.4, R4.5)."""

    def steps(self) -> Steps:
        return "window", "offer", "act"

    def window(self, table: CloneWarsTable) -> None:
        """Between two actions the others may play allies."""
        table.acting = NOBODY_ACTS
        table.spare = ()
        open_ally_window_for_others(table)

    def at_stake(self, table: CloneWarsTable) -> Moment:
        return BETWEEN_ACTIONS

    def offer(self, table: CloneWarsTable) -> None:
        seat = table.active_seat
        table.ask(seat, "turn", menu(table, seat))

    def act(self, table: CloneWarsTable) -> str:
        picked = table.picked
        if picked == END_ACTIONS:
            return END
        if picked.verb == "play":
            play_ally(table, picked.card)
        else:
            table.acting = table.active
            if picked.verb not in LATER_SPENT:
                spend_action(table)
            VERBS[picked.verb](table, table.active, picked)
        return "window"


def menu(table: CloneWarsTable, seat: int) -> list[Option]:
    """Everything the active player, who has this seat, may do in the action step."""
    jedi = table.active
    found = []
    if table.actions:
        here, cards = table.planet_of(jedi), table.cards
        found = flights(table, jedi)
        found.append(REINFORCE)
        if may_attack(table, jedi):
            found.append(ATTACK)
        for mission in table.slots:
            if mission and cards[mission].planet == here and may_attempt(table, jedi, mission):
                found.append(option("attempt", mission))
    if may_use_free_action(table, jedi):
        found.append(option("free action", table.jedi[jedi]))
    found += playable_allies(table, seat)
    found.append(END_ACTIONS)
    return found


def _fly(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    move_jedi(table, jedi, picked.target)


def _fly_with_transport(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    table.exhaust(picked.card)
    table.begin(Flight(jedi, -1))


def _ask_for_transport(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    table.begin(Flight(jedi, table.jedi.index(picked.card)))


def _reinforce(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    reinforce(table, jedi)


def _attack(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    table.begin(Attack(jedi=jedi))


def _attempt(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    table.note("attempts", table.seat_of(jedi), (picked.card,))
    table.begin(Attempt(jedi=jedi, mission=picked.card))


def _free_action(table: CloneWarsTable, jedi: int, picked: Option) -> None:
    use_free_action(table, jedi)


VERBS: Final[dict[str, Callable[[CloneWarsTable, int, Option], None]]] = {
    "fly": _fly,
    "transport": _fly_with_transport,
    "ask for transport": _ask_for_transport,
    "reinforce": _reinforce,
    "attack": _attack,
    "attempt": _attempt,
    "free action": _free_action,
}


LATER_SPENT: Final = frozenset(("free action", "ask for transport"))
"""What costs no action, or one only when somebody has agreed (R12.1, R2.7)."""


@dataclass(slots=True)
class Activation(Procedure):
    """Activate the villain: the sheet's effect of every turn, then one card (R14.1–R14.4)."""

    def steps(self) -> Steps:
        return "every_turn", "draw", "resolve", "discard"

    def every_turn(self, table: CloneWarsTable) -> None:
        """If the reminder marker lies on the deck (R14.1, A19)."""
        sheet = table.cards[table.sheet]
        table.acting = NOBODY_ACTS
        if sheet.reminder:
            resolve(table, sheet.effects, table.sheet)

    def draw(self, table: CloneWarsTable) -> None:
        """An empty deck is made of its discard pile (R14.5)."""
        if not table.pile(VILLAIN_DECK, 0):
            for card in table.pile(VILLAIN_DISCARD, 0)[:]:
                table.move(card, VILLAIN_DECK, 0)
            table.shuffle(VILLAIN_DECK, 0)
        card = table.pile(VILLAIN_DECK, 0)[-1]
        table.move(card, REVEALED, 0)
        table.note("villain card", -1, (card,))

    def resolve(self, table: CloneWarsTable) -> None:
        card = table.pile(REVEALED, 0)[0]
        resolve(table, table.cards[card].effects, card)

    def discard(self, table: CloneWarsTable) -> None:
        table.move(table.pile(REVEALED, 0)[0], VILLAIN_DISCARD, 0)
