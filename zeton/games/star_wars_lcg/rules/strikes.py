"""Strikes (R8): who strikes next, focusing, and the combat icons."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import filterfalse

from zeton.games.star_wars_lcg.rules.damage import can_be_dealt, can_be_touched, deal, place_focus
from zeton.games.star_wars_lcg.rules.focusing import focus_to_pay
from zeton.games.star_wars_lcg.rules.leaving import destroy
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    ATTACKER,
    BLAST,
    DIVIDES_UNIT_DAMAGE,
    FIRST_STRIKER,
    FOCUSED_TO_STRIKE,
    ICONS,
    PREY,
    RESOLVES_NO_ICONS,
    STRIKE,
    STRIKE_RESOLVED,
    STRIKES_FROM_OUTSIDE,
    STRUCK,
    TACTICS,
    TURN,
    UNIT_DAMAGE,
    UNITS,
)
from zeton.games.star_wars_lcg.rules.timing import end_lasting, open_action_window
from zeton.kernel.ability import Lasting, holds, modified
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.event import INTERRUPT, Event, Occurrence, after, open_window
from zeton.kernel.procedure import END, Procedure, Steps


def ready_participants(table: StarWarsTable, seat: int) -> list[int]:
    """The units a seat must still strike with (R8.1, A39)."""
    return list(filterfalse(table.focus.__getitem__, table.participants(seat)))


def strikers_from_outside(table: StarWarsTable, seat: int) -> list[int]:
    """The units a seat may strike with though they do not participate; it need not (A130)."""
    if STRIKES_FROM_OUTSIDE not in table.index.constants:
        return []
    part, focus = table.part, table.focus
    return [u for u in table.units(seat) if not part[u] and not focus[u] and holds(table, STRIKES_FROM_OUTSIDE, u)]


@dataclass(slots=True)
class Strikes(Procedure):
    """Players alternate strikes, beginning with the one who has the edge, until no participating unit is ready (R8.1–R8.3)."""

    seat: int
    declined: tuple[int, ...] = ()  # seats that need not strike and have not, since the last strike (A130)

    def steps(self) -> Steps:
        return "offer_striker", "strike", "window"

    def offer_striker(self, table: StarWarsTable) -> str | None:
        """A player with a ready participating unit must strike; one without is skipped, with no extra window (R8.2, A32)."""
        table.step_now = "E5"
        for seat in (self.seat, 1 - self.seat):
            options = self.strikers(table, seat)
            if options:
                self.seat = seat
                table.ask(seat, "strike", options)
                return None
        return END

    def strikers(self, table: StarWarsTable, seat: int) -> list[Option]:
        """Whoever has only units that need not strike may leave it at that (A130)."""
        must = ready_participants(table, seat)
        may = strikers_from_outside(table, seat)
        if not must and (not may or seat in self.declined):
            return []
        options = [option("strike", unit) for unit in (*must, *may)]
        return options if must else [*options, PASS]

    def strike(self, table: StarWarsTable) -> str | None:
        seat = self.seat
        self.seat = 1 - seat
        if table.picked == PASS:
            self.declined += (seat,)
            return "offer_striker"
        self.declined = ()
        table.begin(Strike(table.picked.card, seat))
        return None

    def window(self, table: StarWarsTable) -> str:
        open_action_window(table, "W-STRIKE")
        return "offer_striker"


@dataclass(slots=True)
class Strike(Procedure):
    """One strike: focus the unit, then resolve its combat icons type by type in the order its player likes (R8.4)."""

    unit: int
    seat: int
    resolved: tuple[int, ...] = ()  # types of icons
    icon: int = 0
    points: int = 0  # still to be given out
    given: tuple[int, ...] = ()  # the card each point given so far goes to
    avenger: int = -1  # the seat for whose objectives this is the first strike of the turn that is punished (A102)

    def steps(self) -> Steps:
        return (
            "look_for_first_strike",
            "interrupts_to_focusing",
            "focus_to_strike",
            "offer_icon",
            "take_icon",
            "offer_recipient",
            "take_recipient",
            "apply_icon",
            "end_strike",
            "react_to_strike",
        )

    def look_for_first_strike(self, table: StarWarsTable) -> None:
        """Whether it is the first strike of the turn against objectives of which that is asked (A102)."""
        objective = table.engaged
        if FIRST_STRIKER not in table.index.constants or table.part[self.unit] != ATTACKER:
            return
        struck = Lasting(STRUCK, 0, 1, TURN, table.controller[objective])
        if struck not in table.lasting and any(
            constant.applies(table, objective, source) for source, constant in table.index.constants[FIRST_STRIKER]
        ):
            self.avenger = struck.seat
            table.lasting += (struck,)

    def interrupts_to_focusing(self, table: StarWarsTable) -> None:
        if FOCUSED_TO_STRIKE in table.index.interrupted:
            table.begin(BeingFocused(Event(FOCUSED_TO_STRIKE, self.unit, self.seat)))

    def focus_to_strike(self, table: StarWarsTable) -> str | None:
        """One focus token, two on a unit committed to the Force (R8.4, R8.5); reactions come before any icon (A38).

        A unit that has left play before it could be focused does not strike.
        """
        if table.zone[self.unit] != UNITS:
            return END
        tokens = 2 if table.committed[self.unit] else 1
        table.note("strikes", self.seat, (self.unit,), tokens)
        focus_to_pay(table, self.unit, self.seat, tokens, FOCUSED_TO_STRIKE)
        return None

    def offer_icon(self, table: StarWarsTable) -> str | None:
        """If the striking unit has left play its remaining icons are not resolved (A40)."""
        if table.zone[self.unit] != UNITS:
            return "end_strike"
        options = [option(ICONS[icon], self.unit) for icon in self.icons_to_resolve(table)]
        if not options:
            return "end_strike"
        table.ask(self.seat, "icon", options)
        return None

    def icons_to_resolve(self, table: StarWarsTable) -> list[int]:
        """Icons must be resolved if there is a legal recipient (A36)."""
        if holds(table, RESOLVES_NO_ICONS, self.unit):
            return []
        left = [icon for icon in range(3) if icon not in self.resolved and table.strength(self.unit, icon)]
        return [icon for icon in left if self.recipients(table, icon)]

    def recipients(self, table: StarWarsTable, icon: int) -> list[int]:
        """Who may get what an icon gives; what cannot be damaged cannot be chosen for damage (A114)."""
        enemy = 1 - self.seat
        if icon == TACTICS:
            # They need not participate (R8.8).
            return [unit for unit in table.units(enemy) if can_be_touched(table, unit, self.seat)]
        if icon == BLAST:
            # Only an attacker damages the engaged objective (R8.9); a unit from outside is none (A130).
            found = [table.engaged] if table.part[self.unit] == ATTACKER else []
        elif table.part[self.unit] == ATTACKER and table.has_keyword(self.unit, "Targeted Strike"):
            found = table.units(enemy)  # R13.5
        else:
            found = table.participants(enemy) + self.prey(table)
        return [card for card in found if can_be_dealt(table, card, self.unit)]

    def prey(self, table: StarWarsTable) -> list[int]:
        """The targets outside the engagement that this very unit may damage instead (A132)."""
        return [
            unit
            for source, constant in table.index.constants.get(PREY, ())
            if source == self.unit
            for unit in (*table.units(1 - self.seat), *table.units(self.seat))
            if constant.applies(table, unit, source) and table.game.may_be_targeted(table, unit, source)
        ]

    def take_icon(self, table: StarWarsTable) -> None:
        """The strength of a type is computed when it is resolved (A37)."""
        self.icon = ICONS.index(table.picked.verb)
        self.points = table.strength(self.unit, self.icon)
        self.given = ()

    def offer_recipient(self, table: StarWarsTable) -> str | None:
        """Unit damage goes to one unit, unless it may be divided among participants; tactics are split as desired.

        What goes outside the engagement is never divided (R8.7, R8.8, A91).
        """
        if not self.points:
            return "apply_icon"
        options = []
        for card in self.recipients(table, self.icon):
            if self.icon == TACTICS or (table.part[card] and self.divides(table)):
                options.append(option("hit", card, 0, 1))
            elif not self.given:
                options.append(option("hit", card, 0, self.points))
        if self.may_be_let_go(table):
            options.append(PASS)
        table.ask(self.seat, ICONS[self.icon], options)
        return None

    def divides(self, table: StarWarsTable) -> bool:
        """Unit damage that may be divided among participating enemy units (Shii-Cho Training)."""
        return self.icon == UNIT_DAMAGE and modified(table, DIVIDES_UNIT_DAMAGE, self.unit, 0) > 0

    def may_be_let_go(self, table: StarWarsTable) -> bool:
        """What may go outside the engagement need not: nobody may be there whom the damage must hit (R13.5, A132)."""
        return self.icon == UNIT_DAMAGE and not table.participants(1 - self.seat)

    def take_recipient(self, table: StarWarsTable) -> str:
        if table.picked == PASS:
            return "apply_icon"
        self.given += (table.picked.card,) * table.picked.number
        self.points -= table.picked.number
        return "offer_recipient"

    def apply_icon(self, table: StarWarsTable) -> str:
        packets = [(card, self.given.count(card)) for card in dict.fromkeys(self.given)]
        self.resolved = (*self.resolved, self.icon)
        if self.icon == TACTICS:
            place_focus(table, self.unit, self.seat, packets)
        else:
            deal(table, self.unit, self.seat, packets)
        return "offer_icon"

    def end_strike(self, table: StarWarsTable) -> None:
        """What lasts for the strike ends; then the first striker is destroyed, if a card says so (A102)."""
        end_lasting(table, STRIKE)
        if self.avenger >= 0 and any(
            table.zone[source] in constant.zones and table.controller[source] == self.avenger
            for source, constant in table.index.constants[FIRST_STRIKER]
        ):
            destroy(table, self.unit)

    def react_to_strike(self, table: StarWarsTable) -> None:
        """The strike has been resolved even if its unit has left play; a card that needs the unit says so (A75, A105)."""
        after(table, STRIKE_RESOLVED, self.unit, self.seat)


@dataclass(slots=True)
class BeingFocused(Occurrence):
    """A unit is about to be focused to strike: what interrupts that comes before its focus tokens (A38)."""

    def steps(self) -> Steps:
        return ("interrupts",)

    def interrupts(self, table: StarWarsTable) -> None:
        open_window(table, INTERRUPT, self.event, len(table.stack) - 1)
