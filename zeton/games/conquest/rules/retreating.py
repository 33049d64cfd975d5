"""Retreating from a battle (R9.7, R9.14, R20.4)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.exhausting import come_home, shift
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import CANNOT_RETREAT, HQ, RETREATING
from zeton.kernel.ability import holds
from zeton.kernel.decision import DONE, option
from zeton.kernel.event import INTERRUPT, Event, Together, open_window_over_all
from zeton.kernel.procedure import Procedure, Steps


def may_retreat(table: ConquestTable, unit: int) -> bool:
    """Some units cannot retreat."""
    return not holds(table, CANNOT_RETREAT, unit)


@dataclass(slots=True)
class Retreat(Procedure):
    """At the end of a combat round a player may retreat any number of his units at once (R9.14)."""

    seat: int
    position: int
    retreating: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "offer_unit", "take_unit", "go_home"

    def offer_unit(self, table: ConquestTable) -> str | None:
        units = [u for u in table.units_at(self.position, self.seat) if u not in self.retreating and may_retreat(table, u)]
        if not units:
            return "go_home"
        table.ask(self.seat, "retreat", [*(option("retreat", unit) for unit in units), DONE])
        return None

    def take_unit(self, table: ConquestTable) -> str | None:
        if table.picked == DONE:
            return None
        self.retreating += (table.picked.card,)
        return "offer_unit"

    def go_home(self, table: ConquestTable) -> None:
        retreat(table, self.retreating)


def retreat(table: ConquestTable, units: tuple[int, ...]) -> None:
    """Units retreat together, with the interrupts to it. Last in a step."""
    if RETREATING in table.index.interrupted:
        controller, location = table.controller, table.location
        table.begin(Retreating(tuple(Event(RETREATING, unit, controller[unit], 0, location(unit)) for unit in units)))
    else:
        _leave_the_battle(table, units)


def _leave_the_battle(table: ConquestTable, units: tuple[int, ...]) -> None:
    origins = tuple(table.planet_at(table.location(unit)) for unit in units)
    for unit in units:
        table.note("retreats", table.controller[unit], (unit,))
        shift(table, unit, 0)
    come_home(table, units, units, origins)


@dataclass(slots=True)
class Retreating(Together):
    """Units are about to retreat: what has been destroyed or moved by then does not."""

    def lose(self, card: int) -> None:
        self.end_for(card)

    def steps(self) -> Steps:
        return "interrupts", "go"

    def interrupts(self, table: ConquestTable) -> None:
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def go(self, table: ConquestTable) -> None:
        there = (event for event in self.events if event.kind and table.zone[event.card] > HQ)
        _leave_the_battle(table, tuple(event.card for event in there if table.location(event.card) == event.amount))
