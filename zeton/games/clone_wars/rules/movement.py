"""Moving: villains toward their targets (R16.3, R16.4), and Jedi by effects."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.moments import NOTHING, Moment
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window
from zeton.kernel.decision import option
from zeton.kernel.procedure import END, Steps


def move_jedi(table: CloneWarsTable, jedi: int, planet: int) -> None:
    """Put a Jedi on another planet."""
    table.at[table.jedi[jedi]] = planet
    table.note("moves", table.seat_of(jedi), (table.jedi[jedi], planet))


def steps_toward(table: CloneWarsTable, planet: int, targets: set[int]) -> tuple[int, ...]:
    """The neighbours of a planet that lie on a shortest path to a nearest target; none if it is one itself (R16.3, A15)."""
    if not targets or planet in targets:
        return ()
    distance = table.kit.distance
    nearest = min(distance[planet][target] for target in targets)
    return tuple(
        near for near in table.kit.adjacent[planet] if any(distance[near][target] == nearest - 1 for target in targets)
    )


def targets_of(table: CloneWarsTable, toward: str) -> set[int]:
    """The planets villains move toward: those of Jedi, or of missions."""
    if toward == "jedi":
        return {table.at[piece] for piece in table.jedi}
    return {planet for planet in table.tokens if planet}


def will_move(table: CloneWarsTable, villain: int, targets: set[int], number: int) -> bool:
    """Whether a villain told to move so far toward the nearest target leaves its planet (A15)."""
    planet = table.at[villain]
    return planet != 0 and number > 0 and bool(steps_toward(table, planet, targets))


@dataclass(slots=True)
class AdvanceVillains(Momentous):
    """Villains move, one after the other, so many lanes toward the nearest target; the active player decides ties (A16)."""

    villains: tuple[int, ...]
    toward: str
    number: int
    left: int

    def steps(self) -> Steps:
        return "offer", "move", "window"

    def offer(self, table: CloneWarsTable) -> str | None:
        while self.villains:
            villain = self.villains[0]
            here = table.at[villain]  # 0: he has been removed on the way
            ways = steps_toward(table, here, targets_of(table, self.toward)) if self.left and here else ()
            if ways:
                table.ask(table.active_seat, "villain path", [option("villain moves", villain, way) for way in ways])
                return None
            self.villains = self.villains[1:]
            self.left = self.number
        return END

    def move(self, table: CloneWarsTable) -> str | None:
        villain, planet = table.picked.card, table.picked.target
        self.left -= 1
        table.at[villain] = planet
        table.note("villain moves", -1, (villain, planet))
        return None if self.left else "offer"

    def window(self, table: CloneWarsTable) -> str:
        """A villain who moves on may be struck where he passes (R11.2)."""
        open_ally_window(table, self)
        return "offer"

    def at_stake(self, table: CloneWarsTable) -> Moment:
        villain, targets = self.villains[0], targets_of(table, self.toward)
        return Moment(villains=(table.at[villain],)) if will_move(table, villain, targets, self.left) else NOTHING
