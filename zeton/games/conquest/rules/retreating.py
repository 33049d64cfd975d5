"""Retreating from a battle (R9.7, R9.14, R20.4)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.exhausting import come_home, shift
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import CANNOT_RETREAT
from zeton.kernel.ability import holds
from zeton.kernel.decision import DONE, option
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
        for unit in self.retreating:
            shift(table, unit, 0)
            table.note("retreats", self.seat, (unit,))
        come_home(table, self.retreating, self.retreating, (table.planet_at(self.position),) * len(self.retreating))
