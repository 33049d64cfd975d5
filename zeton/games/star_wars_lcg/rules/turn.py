"""Turn and phases (R3): balance, refresh, draw, deployment; the conflict and Force phases have modules of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.conflict import ConflictPhase
from zeton.games.star_wars_lcg.rules.damage import deal
from zeton.games.star_wars_lcg.rules.entering import discard, draw, put_into_play
from zeton.games.star_wars_lcg.rules.force import ForcePhase
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    BALANCE,
    CONFLICT,
    DARK,
    DEPLOYMENT,
    DEPLOYMENT_PHASE_BEGINS,
    DRAW,
    DRAW_PHASE_BEGINS,
    ENHANCEMENTS,
    FOCUS_REMOVED,
    FORCE,
    HAND,
    LIGHT,
    OBJECTIVE_DECK,
    OBJECTIVES,
    REFRESH,
    REFRESH_PHASE_ENDS,
    REFRESHED,
    RESERVE_VALUE,
    TURN,
    TURN_BEGINS,
    UNITS,
)
from zeton.games.star_wars_lcg.rules.timing import begin_phase, end_lasting, end_phase, open_action_window
from zeton.games.star_wars_lcg.rules.winning import advance_dial, lose
from zeton.kernel.ability import modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Event, after, after_all
from zeton.kernel.procedure import END, Procedure, Steps

RESERVE: Final = 6  # R3.16
CURRENT_OBJECTIVES: Final = 3  # R3.12


@dataclass(slots=True)
class Turn(Procedure):
    """The turns, one after another, dark side first (R2.13, R3.1, R3.2)."""

    def steps(self) -> Steps:
        return (
            "begin_turn",
            "balance",
            "refresh",
            "draw",
            "deployment",
            "conflict",
            "end_conflict",
            "force",
            "end_force",
            "pass_the_turn",
        )

    def begin_turn(self, table: StarWarsTable) -> None:
        table.turn += 1
        table.first_turn = table.turn <= 2
        table.plays = ()
        table.used = bytearray(len(table.used))  # limits per turn are fresh in each player's turn (A54)
        begin_phase(table, BALANCE, "F1.1")
        table.note("turn begins", table.active, (), table.turn)
        after(table, TURN_BEGINS, seat=table.active)

    def balance(self, table: StarWarsTable) -> None:
        table.begin(BalancePhase())

    def refresh(self, table: StarWarsTable) -> None:
        end_phase(table)
        table.begin(RefreshPhase())

    def draw(self, table: StarWarsTable) -> None:
        table.begin(DrawPhase())

    def deployment(self, table: StarWarsTable) -> None:
        table.begin(DeploymentPhase())

    def conflict(self, table: StarWarsTable) -> None:
        """The dark side skips the conflict phase of its first turn, with all its windows (R3.22, A2)."""
        if not (table.first_turn and table.active == table.dark):
            begin_phase(table, CONFLICT, "F5.1")
            table.begin(ConflictPhase())

    def end_conflict(self, table: StarWarsTable) -> None:
        end_phase(table)

    def force(self, table: StarWarsTable) -> None:
        begin_phase(table, FORCE, "F6.1")
        table.begin(ForcePhase())

    def end_force(self, table: StarWarsTable) -> None:
        end_phase(table)

    def pass_the_turn(self, table: StarWarsTable) -> str:
        end_lasting(table, TURN)
        table.active = 1 - table.active
        return "begin_turn"


@dataclass(slots=True)
class BalancePhase(Procedure):
    """The dial goes up in the dark side's turn; the light side may damage an objective in its own (R3.6–R3.8)."""

    def steps(self) -> Steps:
        return "advance_the_dial", "offer_damage", "deal_damage"

    def advance_the_dial(self, table: StarWarsTable) -> str | None:
        table.step_now = "F1.2"
        if table.active != table.dark:
            return None
        advance_dial(table, 1)
        if table.balance == DARK and table.outcome is None:
            table.step_now = "F1.3"
            advance_dial(table, 1)
        return END

    def offer_damage(self, table: StarWarsTable) -> str | None:
        table.step_now = "F1.4"
        objectives = table.objectives(table.dark)
        if table.balance != LIGHT or not objectives:
            return END
        table.ask(table.light, "balance damage", [*(option("damage", o, 0, 1) for o in objectives), PASS])
        return None

    def deal_damage(self, table: StarWarsTable) -> None:
        if table.picked != PASS:
            deal(table, 0, table.light, [(table.picked.card, 1)])


@dataclass(slots=True)
class RefreshPhase(Procedure):
    """Focus tokens, shields, objectives (R3.9–R3.13)."""

    def steps(self) -> Steps:
        return (
            "remove_focus_tokens",
            "react_as_the_rulebook_says",
            "remove_shields",
            "refill_objectives",
            "react_as_the_faq_says",
            "window",
            "end",
        )

    def remove_focus_tokens(self, table: StarWarsTable) -> None:
        """Step 1: one token from each card, two from an Elite one (R3.9, R13.1); the light side skips it at first (R3.10)."""
        begin_phase(table, REFRESH, "F2.2")
        if table.first_turn and table.active == table.light:
            return
        focus = table.focus
        before = bytes(focus)
        for kind in (UNITS, ENHANCEMENTS, OBJECTIVES, AFFILIATION):
            for card in table.zones[kind * 2 + table.active]:
                tokens = focus[card]
                if tokens:
                    focus[card] = tokens - 1 if tokens == 1 or not table.has_keyword(card, "Elite") else tokens - 2
        table.note("refreshes", table.active)
        if FOCUS_REMOVED in table.index.reacted_to:
            lost = ((card, tokens - focus[card]) for card, tokens in enumerate(before))
            after_all(table, tuple(Event(FOCUS_REMOVED, card, table.active, amount=taken) for card, taken in lost if taken))

    def react_as_the_rulebook_says(self, table: StarWarsTable) -> None:
        if not table.faq:
            after(table, REFRESHED, seat=table.active)

    def remove_shields(self, table: StarWarsTable) -> None:
        """Step 2: all shields on the active player's cards, and only on his (R3.11, A12)."""
        table.step_now = "F2.3"
        if any(table.shields):
            for kind in (UNITS, ENHANCEMENTS, OBJECTIVES):
                for card in table.pile(kind, table.active):
                    table.shields[card] = 0

    def refill_objectives(self, table: StarWarsTable) -> str | None:
        """Step 3: up to three current objectives, one at a time, each with its reactions before the next (R3.12)."""
        table.step_now = "F2.4"
        if len(table.objectives(table.active)) >= CURRENT_OBJECTIVES:
            return None
        deck = table.pile(OBJECTIVE_DECK, table.active)
        if not deck:
            lose(table, table.active, "empty-objective-deck")
            return END
        put_into_play(table, deck[-1])
        return "refill_objectives"

    def react_as_the_faq_says(self, table: StarWarsTable) -> None:
        if table.faq:
            after(table, REFRESHED, seat=table.active)

    def window(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-REFRESH")

    def end(self, table: StarWarsTable) -> None:
        end_phase(table)
        after(table, REFRESH_PHASE_ENDS, seat=table.active)


@dataclass(slots=True)
class DrawPhase(Procedure):
    """Discard one card if you like, then draw up or discard down to the reserve value (R3.14–R3.16)."""

    def steps(self) -> Steps:
        return "begin", "offer_discard", "take_discard", "fill_hand", "take_excess", "window", "end"

    def begin(self, table: StarWarsTable) -> None:
        begin_phase(table, DRAW, "F3.1")
        after(table, DRAW_PHASE_BEGINS, seat=table.active)

    def offer_discard(self, table: StarWarsTable) -> str | None:
        table.step_now = "F3.2"
        hand = table.pile(HAND, table.active)
        if not hand:
            return "fill_hand"
        table.ask(table.active, "discard one", [*(option("discard", card) for card in hand), PASS])
        return None

    def take_discard(self, table: StarWarsTable) -> None:
        if table.picked != PASS:
            discard(table, table.picked.card)

    def fill_hand(self, table: StarWarsTable) -> str | None:
        table.step_now = "F3.3"
        hand, reserve = table.pile(HAND, table.active), reserve_value(table, table.active)
        if len(hand) > reserve:
            table.ask(table.active, "discard down", [option("discard", card) for card in hand])
            return None
        draw(table, table.active, reserve - len(hand))
        return "window"

    def take_excess(self, table: StarWarsTable) -> str:
        discard(table, table.picked.card)
        return "fill_hand"

    def window(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-DRAW")

    def end(self, table: StarWarsTable) -> None:
        end_phase(table)


def reserve_value(table: StarWarsTable, seat: int) -> int:
    """The reserve value of a seat: 6 unless cards change it (R3.16). It belongs to the affiliation card."""
    return max(0, modified(table, RESERVE_VALUE, table.pile(AFFILIATION, seat)[0], RESERVE))


@dataclass(slots=True)
class DeploymentPhase(Procedure):
    """One action window, in which the active player may also play units and enhancements (R3.17)."""

    def steps(self) -> Steps:
        return "begin", "window", "end"

    def begin(self, table: StarWarsTable) -> None:
        begin_phase(table, DEPLOYMENT, "F4.1")
        after(table, DEPLOYMENT_PHASE_BEGINS, seat=table.active)

    def window(self, table: StarWarsTable) -> None:
        open_action_window(table, "W-DEPLOY")

    def end(self, table: StarWarsTable) -> None:
        end_phase(table)
