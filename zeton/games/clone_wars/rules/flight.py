"""Fly (R5), and transport cards (R10.7)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.consent import TRANSPORT_FOR, refuse, was_refused
from zeton.games.clone_wars.rules.movement import move_jedi
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import REFUSE, TRANSPORT
from zeton.kernel.decision import Option, option
from zeton.kernel.procedure import END, Procedure, Steps


def flights(table: CloneWarsTable, jedi: int) -> list[Option]:
    """Every way to fly: one lane, with a transport card of one's own, or asking another Jedi on the planet for one."""
    planet, at = table.planet_of(jedi), table.at
    found = list(table.kit.fly_options[planet])
    for helper, piece in enumerate(table.jedi):
        if at[piece] == planet:
            cards = ready_transports(table, helper)
            if helper == jedi or table.seats == 1:
                found += [option("transport", card) for card in cards]
            elif cards and not (table.refused and was_refused(table, TRANSPORT_FOR, jedi, helper)):
                found.append(option("ask for transport", piece))
    return found


def ready_transports(table: CloneWarsTable, jedi: int) -> list[int]:
    """The transport cards of a Jedi that can be used."""
    cards, exhausted = table.cards, table.exhausted
    return [card for card in table.zones[jedi] if cards[card].type == TRANSPORT and not exhausted[card]]


@dataclass(slots=True)
class Flight(Procedure):
    """A flight with one transport card: two lanes, or one if the player stops there (R5.3, A21).

    Another player is asked for the card; if he keeps it, no flight has begun (R2.7).
    """

    jedi: int
    helper: int  # −1: the card has been exhausted already

    def steps(self) -> Steps:
        return "ask_helper", "lend", "offer", "fly"

    def ask_helper(self, table: CloneWarsTable) -> str | None:
        if self.helper < 0:
            return "offer"
        lent = [option("exhaust", card) for card in ready_transports(table, self.helper)]
        table.ask(table.seat_of(self.helper), "transport", [*lent, REFUSE])
        return None

    def lend(self, table: CloneWarsTable) -> str | None:
        if table.picked == REFUSE:
            refuse(table, TRANSPORT_FOR, self.jedi, self.helper)
            return END
        spend_action(table)
        table.exhaust(table.picked.card)
        return None

    def offer(self, table: CloneWarsTable) -> None:
        reached = table.kit.two_lanes[table.planet_of(self.jedi)]
        table.ask(table.seat_of(self.jedi), "destination", [option("fly", 0, to) for to in reached])

    def fly(self, table: CloneWarsTable) -> None:
        move_jedi(table, self.jedi, table.picked.target)


def spend_action(table: CloneWarsTable) -> None:
    """An action is taken (R4.4); whatever players have refused may be asked again."""
    table.actions -= 1
    table.refused = ()
