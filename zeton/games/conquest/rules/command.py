"""The command phase (R7): secret dials, commitment, and a command struggle at every planet."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.conquest.rules.entering import draw
from zeton.games.conquest.rules.exhausting import commit, exhaust, is_interrupted, react_to_commitment, shift
from zeton.games.conquest.rules.settling import settle_circumstances
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    CANNOT_COMMIT,
    COMMAND,
    COMMITTED,
    DIAL_NUMBERS,
    NO_BONUS,
    STRUGGLE_BEGINS,
    STRUGGLE_BEING_WON,
    STRUGGLE_WON,
    UNTIL_STRUGGLE,
)
from zeton.games.conquest.rules.timing import EndOfPhase, begin_phase, end_lasting, open_action_window, react_to_phase
from zeton.kernel.ability import holds
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import END, Procedure, Steps


@dataclass(slots=True)
class CommandPhase(Procedure):
    """Steps 2.1 to 2.7."""

    position: int = 0  # of the last command struggle

    def steps(self) -> Steps:
        return "begin", "react", "offer_dial", "set_dial", "reveal_dials", "commit", "next_struggle", "window", "end"

    def begin(self, table: ConquestTable) -> None:
        """2.1."""
        begin_phase(table, COMMAND, "2.1")
        table.dials = (0, 0)

    def react(self, table: ConquestTable) -> None:
        react_to_phase(table)

    def offer_dial(self, table: ConquestTable) -> str | None:
        """2.2: each player sets his dial before either is revealed (R7.2)."""
        table.step_now = "2.2"
        for seat in (table.initiative, 1 - table.initiative):
            if not table.dials[seat]:
                table.ask(seat, "dial", [option("set dial", 0, 0, number) for number in dial_numbers(table, seat)])
                return None
        return "reveal_dials"

    def set_dial(self, table: ConquestTable) -> str:
        dials = list(table.dials)
        dials[table.initiative if not table.dials[table.initiative] else 1 - table.initiative] = table.picked.number
        table.dials = (dials[0], dials[1])
        return "offer_dial"

    def reveal_dials(self, table: ConquestTable) -> None:
        """2.3."""
        table.step_now = "2.3"
        for seat in (table.initiative, 1 - table.initiative):
            table.note("reveals dial", seat, (), table.dials[seat])

    def commit(self, table: ConquestTable) -> None:
        """2.4."""
        table.step_now = "2.4"
        table.begin(Commitment())

    def next_struggle(self, table: ConquestTable) -> str | None:
        """2.5 and 2.6: one at every face-up planet, away from the first (R7.7)."""
        planet = next((p for p in table.planets() if table.position[p] > self.position), 0)
        if not planet:
            return None
        table.step_now = "2.6" if self.position else "2.5"
        self.position = table.position[planet]
        table.begin(CommandStruggle(Event(STRUGGLE_BEGINS, planet, -1, 0, self.position)))
        return "next_struggle"

    def window(self, table: ConquestTable) -> None:
        open_action_window(table, "AW-2")

    def end(self, table: ConquestTable) -> str:
        """2.7."""
        table.step_now = "2.7"
        table.begin(EndOfPhase())
        return END


def may_commit(table: ConquestTable, seat: int, planet: int) -> bool:
    """Whether a seat may commit its warlord to a planet: a card may forbid it, unless no other planet is in play."""
    barred = (e for e in table.lasting if e.what == CANNOT_COMMIT and e.card == planet and e.seat == seat)
    return len(table.planets()) == 1 or not any(True for _ in barred)


def dial_numbers(table: ConquestTable, seat: int) -> list[int]:
    """The numbers a seat may set: those of planets to which its warlord may commit; all, if there is no such planet."""
    numbers = list(range(1, DIAL_NUMBERS + 1))
    if not table.lasting:
        return numbers
    return [number for number in numbers if may_commit(table, seat, planet_of_dial(table, number))] or numbers


def planet_of_dial(table: ConquestTable, number: int) -> int:
    """The planet a dial names, counted from the first; a number without a planet is the last one (R7.2, R7.6)."""
    planets = table.planets()
    return planets[min(number, len(planets)) - 1]


@dataclass(slots=True)
class Commitment(Procedure):
    """Warlords and everything else in the HQs move to the chosen planets at the same time (R7.4, R7.5)."""

    committed: tuple[int, ...] = ()

    def steps(self) -> Steps:
        return "move_units", "exhaust_units", "react"

    def move_units(self, table: ConquestTable) -> None:
        for seat in (table.initiative, 1 - table.initiative):
            units = table.units_at(0, seat)[:]
            units.sort(key=lambda unit: unit != table.warlords[seat])
            position = table.position[planet_of_dial(table, table.dials[seat])]
            for unit in units:
                shift(table, unit, position)
            self.committed += tuple(units)
        settle_circumstances(table)

    def exhaust_units(self, table: ConquestTable) -> None:
        """A warlord keeps its state, every other unit is exhausted on arrival (R7.5)."""
        exhaust(table, *(unit for unit in self.committed if unit not in table.warlords))

    def react(self, table: ConquestTable) -> None:
        react_to_commitment(table, *self.committed)


def commit_again(table: ConquestTable, warlord: int, position: int) -> None:
    """A warlord commits to another planet, alone and in its current state (A13). Last in a step."""
    if not is_interrupted(table, ((warlord, position),), how=COMMITTED):
        commit(table, warlord, position)


@dataclass(slots=True)
class CommandStruggle(Occurrence):
    """The struggle at one planet (R7.8–R7.13). Its event is about the planet; ``amount`` is its position."""

    winner: int = -1

    def steps(self) -> Steps:
        return "interrupts", "compare", "interrupts_to_winning", "offer_bonus", "take_bonus", "react", "end"

    def interrupts(self, table: ConquestTable) -> None:
        """The struggle begins."""
        if STRUGGLE_BEGINS in table.index.interrupted:
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def compare(self, table: ConquestTable) -> str | None:
        position = self.event.amount
        self.winner = struggle_winner(table, position)
        if self.winner < 0:
            return "end"
        table.note("wins the struggle", self.winner, (self.event.card,))
        return None

    def interrupts_to_winning(self, table: ConquestTable) -> None:
        """It is about the planet still; ``seat`` is the winner."""
        if STRUGGLE_BEING_WON in table.index.interrupted:
            self.event = self.event._replace(kind=STRUGGLE_BEING_WON, seat=self.winner)
            open_window(table, INTERRUPT, self.event, len(table.stack) - 1)

    def offer_bonus(self, table: ConquestTable) -> str | None:
        """The winner may take either bonus, both or neither, each in its exact amount (R7.11)."""
        planet = self.event.card
        cards, resources = bonuses(table, planet, self.winner)
        options = []
        if cards and resources:
            options.append(option("take both", planet))
        if cards:
            options.append(option("take cards", planet, 0, cards))
        if resources:
            options.append(option("take resources", planet, 0, resources))
        if not options:
            return "react"
        table.ask(self.winner, "bonus", [*options, PASS])
        return None

    def take_bonus(self, table: ConquestTable) -> None:
        cards, resources = bonuses(table, self.event.card, self.winner)
        if table.picked.verb in ("take both", "take resources"):
            table.gain(self.winner, resources)
            table.note("gains", self.winner, (), resources)
        if table.picked.verb in ("take both", "take cards"):
            draw(table, self.winner, cards)

    def react(self, table: ConquestTable) -> None:
        after(table, STRUGGLE_WON, self.event.card, self.winner, 0, self.event.amount)

    def end(self, table: ConquestTable) -> None:
        end_lasting(table, UNTIL_STRUGGLE)


def struggle_winner(table: ConquestTable, position: int) -> int:
    """The only ready warlord wins; else more command icons on ready units; −1 if nobody does (R7.8–R7.10)."""
    ready = table.ready_at(position, 0), table.ready_at(position, 1)
    leads = [table.warlords[seat] in ready[seat] for seat in (0, 1)]
    if leads[0] != leads[1]:
        return leads.index(True)
    icons = [sum(table.command(unit) for unit in ready[seat]) for seat in (0, 1)]
    return -1 if icons[0] == icons[1] else icons.index(max(icons))


def bonuses(table: ConquestTable, planet: int, seat: int) -> tuple[int, int]:
    """The card and the resource bonus of a planet for a seat, with the symbols on its units there (R7.12)."""
    printed = table.cards[planet]
    cards, resources = printed.card_bonus, printed.resource_bonus
    if table.lasting:
        cards = 0 if holds(table, NO_BONUS["card"], planet) else cards
        resources = 0 if holds(table, NO_BONUS["resource"], planet) else resources
    for unit in table.units_at(table.position[planet], seat):
        cards += table.cards[unit].card_bonus
        resources += table.cards[unit].resource_bonus
    return cards, resources
