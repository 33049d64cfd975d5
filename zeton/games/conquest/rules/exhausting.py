"""Ready and exhausted (R3.15, R20.2, R20.3), and moving (R20.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from zeton.games.conquest.rules.settling import settle_circumstances
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import COMMITTED, EXHAUSTING, HQ, IN_PLAY, MOVED, MOVED_TO_HQ, MOVING
from zeton.kernel.event import INTERRUPT, NOTHING, Event, Together, after_all, after_all_else, open_window_over_all
from zeton.kernel.procedure import Procedure, Steps
from zeton.kernel.use import Use

ROUTED: Final = "routed"
Move = tuple[int, int]  # a unit, and the position of a planet; 0 is its HQ


def exhaust(table: ConquestTable, *cards: int) -> None:
    """Exhaust ready cards, with the interrupts to it. Last in a step."""
    ready = tuple(card for card in cards if not table.exhausted[card] and table.zone[card] in IN_PLAY)
    if not ready:
        return
    if EXHAUSTING in table.index.interrupted:
        table.begin(Exhaust(tuple(Event(EXHAUSTING, card, table.controller[card]) for card in ready)))
    else:
        _turn(table, ready)


def _turn(table: ConquestTable, cards: Iterable[int]) -> None:
    for card in cards:
        table.exhausted[card] = 1
        table.note("is exhausted", table.controller[card], (card,))


def ready(table: ConquestTable, *cards: int) -> None:
    """Ready exhausted cards."""
    for card in cards:
        if table.exhausted[card] and table.zone[card] in IN_PLAY:
            table.exhausted[card] = 0
            table.note("is readied", table.controller[card], (card,))


@dataclass(slots=True)
class Exhaust(Together):
    """Cards exhaust at once, after the interrupts to all of them; what has left play by then does not exhaust."""

    def lose(self, card: int) -> None:
        self.end_for(card)

    def steps(self) -> Steps:
        return "interrupts", "turn"

    def interrupts(self, table: ConquestTable) -> None:
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def turn(self, table: ConquestTable) -> None:
        cards = (event.card for event in self.events if event.kind)
        _turn(table, (card for card in cards if table.zone[card] in IN_PLAY and not table.exhausted[card]))


def can_move(table: ConquestTable, unit: int, location: int) -> bool:
    """A unit in play cannot move to where it is, nor to a planet that is not there (R20.1)."""
    return table.zone[unit] >= HQ and table.zone[unit] - HQ != location and (not location or bool(table.planet_at(location)))


def move_unit(table: ConquestTable, unit: int, location: int) -> None:
    """Move a unit to a planet (or its HQ) in the state it has (R20.2). Last in a step."""
    move_units(table, (unit,), location)


def move_units(table: ConquestTable, units: Iterable[int], location: int) -> None:
    """Move units to a planet (or their HQs) together; then that may be answered. Last in a step."""
    move_each(table, ((unit, location) for unit in units))


def move_each(table: ConquestTable, moves: Iterable[Move]) -> None:
    """Move units together, each to a planet of its own (or its HQ); then that may be answered. Last in a step."""
    moving = tuple((unit, location) for unit, location in moves if can_move(table, unit, location))
    if not is_interrupted(table, moving):
        _move(table, moving)


def _move(table: ConquestTable, moving: tuple[Move, ...]) -> None:
    origins = [table.planet_at(table.location(unit)) if table.location(unit) else 0 for unit, _ in moving]
    for unit, location in moving:
        shift(table, unit, location)
    heard = table.index.reacted_to
    if MOVED in heard or MOVED_TO_HQ in heard:
        controller = table.controller
        moved = zip(moving, origins, strict=True)
        kinds = ((MOVED if to else MOVED_TO_HQ, unit, origin, to) for (unit, to), origin in moved)
        after_all_else(table, tuple(Event(kind, unit, controller[unit], origin, to) for kind, unit, origin, to in kinds))
    settle_circumstances(table)


def is_interrupted(table: ConquestTable, moving: tuple[Move, ...], *, how: str = MOVED) -> bool:
    """Whether an effect is about to move units from planets, and somebody may cancel it: then they go later, if at all."""
    if MOVING not in table.index.interrupted or not isinstance(table.stack[-1], Use):
        return False
    controller, location = table.controller, table.location
    events = tuple(Event(MOVING, unit, controller[unit], 0, location(unit)) for unit, _ in moving if location(unit))
    if events:
        table.begin(Moving(events, moving, how))
    return bool(events)


@dataclass(slots=True)
class Moving(Together):
    """An effect is about to move units from planets. Whoever cancels that cancels the whole effect, and what follows it."""

    moves: tuple[Move, ...]
    how: str  # what becomes of them
    cancelled: bool = False

    def lose(self, card: int) -> None:
        self.moves = tuple(move for move in self.moves if move[0] != card)

    def steps(self) -> Steps:
        return "interrupts", "go"

    def cancel(self, which: int) -> None:
        self.cancelled = True
        self.events = (NOTHING,) * len(self.events)

    def interrupts(self, table: ConquestTable) -> None:
        open_window_over_all(table, INTERRUPT, len(table.stack) - 1)

    def go(self, table: ConquestTable) -> None:
        use = table.stack[-2]
        assert isinstance(use, Use)
        if self.cancelled:
            table.note("is cancelled", use.seat, (use.card,))
            use.at = use.plan(table)[1]["put_away"]
        elif self.how == COMMITTED:
            for unit, position in self.moves:
                commit(table, unit, position)
        elif self.how == ROUTED:
            _rout(table, tuple(unit for unit, _ in self.moves if table.zone[unit] >= HQ))
        else:
            _move(table, tuple(move for move in self.moves if can_move(table, *move)))


def commit(table: ConquestTable, warlord: int, position: int) -> None:
    """A warlord commits to a planet, alone and in its current state. Last in a step."""
    origin = table.planet_at(table.location(warlord))
    shift(table, warlord, position)
    after_all_else(table, commitments(table, (warlord,), origin))
    settle_circumstances(table)


def react_to_commitment(table: ConquestTable, *units: int) -> None:
    """Reactions "after it commits", in one window over all of them; to commit is to move (A12). Last in a step."""
    if COMMITTED in table.index.reacted_to:
        after_all(table, commitments(table, units))


def commitments(table: ConquestTable, units: Iterable[int], origin: int = 0) -> tuple[Event, ...]:
    """What has happened to units that have committed, as far as they are still there.

    They commit from their HQs, but a warlord that commits again comes from a planet, its ``origin`` (A13).
    """
    controller, location = table.controller, table.location
    return tuple(Event(COMMITTED, u, controller[u], origin, location(u)) for u in units if table.zone[u] > HQ)


def react_to_moves(table: ConquestTable, units: Iterable[int], origins: Iterable[int], location: int) -> None:
    """Units have moved; ``source`` of the event is the planet each has left, 0 if it was in an HQ. Last in a step."""
    kind = MOVED if location else MOVED_TO_HQ
    if kind in table.index.reacted_to:
        moves = zip(units, origins, strict=True)
        after_all(table, tuple(Event(kind, unit, table.controller[unit], origin, location) for unit, origin in moves))


def shift(table: ConquestTable, unit: int, location: int) -> None:
    """Lay a unit at another place, and nothing else."""
    table.move(unit, HQ + location, table.controller[unit])
    planet = table.planet_at(location) if location else 0
    table.note("moves", table.controller[unit], (unit, planet) if planet else (unit,))


def rout(table: ConquestTable, *units: int) -> None:
    """Units go to their controllers' HQs, exhausted (R20.3). Last in a step."""
    going = tuple(unit for unit in units if table.zone[unit] >= HQ)
    if not is_interrupted(table, tuple((unit, 0) for unit in going), how=ROUTED):
        _rout(table, going)


def _rout(table: ConquestTable, going: tuple[int, ...]) -> None:
    away = tuple(unit for unit in going if table.zone[unit] != HQ)
    origins = tuple(table.planet_at(table.location(unit)) for unit in away)
    for unit in away:
        shift(table, unit, 0)
    come_home(table, going, away, origins)


def come_home(table: ConquestTable, units: tuple[int, ...], moved: tuple[int, ...], origins: tuple[int, ...]) -> None:
    """Units in their HQs are exhausted; those that have just moved there have come from these planets. Last in a step."""
    if moved and MOVED_TO_HQ in table.index.reacted_to:
        table.begin(Homecoming(units, moved, origins))
    else:
        exhaust(table, *units)
    settle_circumstances(table)


@dataclass(slots=True)
class Homecoming(Procedure):
    """Units that were routed, or have retreated, are exhausted; then it may be answered that they have moved (R20.2)."""

    units: tuple[int, ...]
    moved: tuple[int, ...]
    origins: tuple[int, ...]

    def steps(self) -> Steps:
        return "exhaust_units", "react"

    def exhaust_units(self, table: ConquestTable) -> None:
        exhaust(table, *self.units)

    def react(self, table: ConquestTable) -> None:
        react_to_moves(table, self.moved, self.origins, 0)
