"""Rounds (R3), turns, additional actions (R4) and the upkeep phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import settle
from zeton.games.destiny.rules.actions import act, actions, fingerprint, may_change_nothing
from zeton.games.destiny.rules.damage import defeat
from zeton.games.destiny.rules.marking import MarkCards, marked_cards
from zeton.games.destiny.rules.piles import discard, discard_from_deck, draw, gain
from zeton.games.destiny.rules.table import ADDITIONAL_ACTIONS, DestinyTable
from zeton.games.destiny.rules.terms import (
    ACTING,
    ACTION_PHASE,
    CHARACTERS,
    DECK,
    DOOMED,
    ENDS_PHASE,
    INCOME,
    INCOME_PER_ROUND,
    LOSES,
    MUST_ACTIVATE,
    NEXT_ROUND,
    ROUND,
    SUPPORTS,
    TAXES_INCOME,
    TURN,
    UPGRADES,
    UPKEEP,
)
from zeton.games.destiny.rules.winning import check_cards, lose
from zeton.kernel.ability import modified
from zeton.kernel.decision import PASS, option
from zeton.kernel.procedure import END, Procedure, Steps

DECLINE: Final = option("decline")
TAX: Final = 2  # cards from the deck, or a resource less (Nute Gunray)


@dataclass(slots=True)
class Round(Procedure):
    """An action phase and an upkeep phase, again and again (R3.1, R3.15)."""

    taxed: tuple[int, ...] = ()  # the seats that have decided about a tax on their income, in order
    lighter: tuple[int, ...] = ()  # those of them that gain less

    def steps(self) -> Steps:
        return (
            "begin_round",
            "action_phase",
            "end_action_phase",
            "ready_cards",
            "offer_tax",
            "take_tax",
            "gain_resources",
            "first_discards",
            "second_discards",
            "discard_and_draw",
            "settle_queue",
            "take_additional",
            "end_round",
            "settle_end",
            "take_additional_at_the_end",
        )

    def begin_round(self, table: DestinyTable) -> None:
        """Everything that counts per round begins anew (R3.14)."""
        table.round += 1
        table.used = bytearray(len(table.used))
        table.claimed = -1
        table.played = table.replaced = ()
        table.history = [0] * 6
        table.phase = ACTING
        table.step_now = str(table.round)
        table.note("round", table.battlefield_controller, (), table.round)

    def action_phase(self, table: DestinyTable) -> None:
        """The battlefield controller takes the first turn (R3.2)."""
        table.begin(ActionPhase(table.battlefield_controller))

    def end_action_phase(self, table: DestinyTable) -> None:
        """Delayed effects of the end of the phase happen now (R18.19)."""
        losers = [effect.seat for effect in table.lasting if effect.what == LOSES]
        table.lasting = tuple(effect for effect in table.lasting if effect.until != ACTION_PHASE)
        table.phase = UPKEEP
        if losers:
            lose(table, sorted(set(losers)))

    def ready_cards(self, table: DestinyTable) -> None:
        """Step 1: everything is readied, and the dice of both pools return to their cards (R3.9)."""
        self.taxed = self.lighter = ()
        for seat in (0, 1):
            for zone in (CHARACTERS, UPGRADES, SUPPORTS):
                for card in table.pile(zone, seat):
                    table.exhausted[card] = 0
            for die in table.dice_pool(seat)[:]:
                dice.put_back(table, die)

    def order(self, table: DestinyTable) -> tuple[int, int]:
        """Within a step the battlefield controller is first (R3.13)."""
        first = table.battlefield_controller
        return first, 1 - first

    def offer_tax(self, table: DestinyTable) -> str | None:
        """A player whose income is taxed gains 1 less, or discards the top 2 cards of the deck instead."""
        if TAXES_INCOME not in table.index.constants:
            return "gain_resources"
        order = self.order(table)
        while len(self.taxed) < 2 and not modified(table, TAXES_INCOME, order[len(self.taxed)], 0):
            self.taxed = (*self.taxed, order[len(self.taxed)])
        if len(self.taxed) == 2:
            return "gain_resources"
        seat = order[len(self.taxed)]
        options = [option("discard from deck")] if len(table.pile(DECK, seat)) >= TAX else []
        table.ask(seat, "tax", [*options, PASS])
        return None

    def take_tax(self, table: DestinyTable) -> str:
        seat = self.order(table)[len(self.taxed)]
        self.taxed = (*self.taxed, seat)
        if table.picked != PASS:
            discard_from_deck(table, seat, TAX, seat)
        else:
            self.lighter = (*self.lighter, seat)
        return "offer_tax"

    def gain_resources(self, table: DestinyTable) -> None:
        """Step 2 (R3.10)."""
        for seat in self.order(table):
            income = INCOME_PER_ROUND
            if INCOME in table.index.constants:
                income = max(1, modified(table, INCOME, seat, income))  # whatever lowers it leaves 1
            if seat in self.lighter:
                income = max(1, income - 1)
            gain(table, seat, income)

    def first_discards(self, table: DestinyTable) -> None:
        """Step 3: any number of cards, chosen without seeing the other player's choice (R3.11, R3.13)."""
        table.begin(MarkCards(self.order(table)[0], "discard", "upkeep discard", second=False))

    def second_discards(self, table: DestinyTable) -> None:
        table.begin(MarkCards(self.order(table)[1], "discard", "upkeep discard", second=True))

    def discard_and_draw(self, table: DestinyTable) -> None:
        """Both discard, then both draw up to five; more than five may be kept (R3.12, A17)."""
        for seat in self.order(table):
            for card in marked_cards(table, seat):
                discard(table, card)
        for seat in self.order(table):
            draw(table, seat, max(0, table.hand_size(seat) - len(table.hand(seat))))

    def settle_queue(self, table: DestinyTable) -> None:
        settle(table)

    def end_round(self, table: DestinyTable) -> None:
        """The check for empty decks (R3.14, A26), and what lasted for the round ends; then the doomed fall."""
        check_cards(table)
        doomed = [effect.card for effect in table.lasting if effect.what == DOOMED]
        kept = (effect for effect in table.lasting if effect.until != ROUND and effect.what != DOOMED)
        table.lasting = tuple(effect._replace(until=ROUND) if effect.until == NEXT_ROUND else effect for effect in kept)
        defeat(table, doomed)

    def settle_end(self, table: DestinyTable) -> None:
        settle(table)

    def take_additional(self, table: DestinyTable) -> None:
        """What was granted outside the action phase is taken now: it cannot be saved for the next round (R4.2, R4.7)."""
        take_additional_actions(table)

    def take_additional_at_the_end(self, table: DestinyTable) -> str:
        take_additional_actions(table)
        return "begin_round"


@dataclass(slots=True)
class ActionPhase(Procedure):
    """Turns alternate until both players have passed one directly after the other (R3.2–R3.7)."""

    seat: int
    passes: int = 0
    was: bytes = b""  # what the table was like before an action that may have changed nothing

    def untold(self) -> tuple[str, ...]:
        return ("was",)

    def steps(self) -> Steps:
        return (
            "begin_turn",
            "offer_action",
            "take_action",
            "settle_queue",
            "judge_action",
            "take_additional",
            "end_turn",
        )

    def begin_turn(self, table: DestinyTable) -> str | None:
        """A player who has claimed passes without being asked (R12.5)."""
        if self.passes == 2:
            return END
        seat = table.active = self.seat
        table.history[seat * 3 : seat * 3 + 3] = (0, 0, 0)
        if table.claimed == seat:
            self.passes += 1
            return "end_turn"
        return None

    def offer_action(self, table: DestinyTable) -> None:
        table.ask(self.seat, "action", [*actions(table, self.seat), PASS])

    def take_action(self, table: DestinyTable) -> str | None:
        if table.picked == PASS:
            self.passes += 1
            table.note("passes", self.seat)
            return "end_turn"
        self.was = fingerprint(table) if may_change_nothing(table, table.picked) else b""
        begin_action(table, self.seat)
        return None

    def settle_queue(self, table: DestinyTable) -> None:
        settle(table)

    def judge_action(self, table: DestinyTable) -> str | None:
        """An action that has changed nothing at all counts as a pass (R3.8); if nothing was granted by it the turn is over."""
        if self.was and self.was == fingerprint(table):
            self.passes += 1
        else:
            self.passes = 0
        self.was = b""
        return None if table.additional or table.lasting else "end_turn"

    def take_additional(self, table: DestinyTable) -> None:
        take_additional_actions(table)

    def end_turn(self, table: DestinyTable) -> str:
        """Where a card ends the phase, it ends when no additional action is left (A60)."""
        if table.lasting and any(effect.what == ENDS_PHASE for effect in table.lasting):
            return END
        self.seat = 1 - self.seat
        if table.lasting:
            table.lasting = tuple(effect for effect in table.lasting if effect.until != TURN)
        return "begin_turn"


@dataclass(slots=True)
class AdditionalActions(Procedure):
    """Additional actions in the order they were granted (R4.2–R4.4); who has claimed declines them (R4.6)."""

    def steps(self) -> Steps:
        return "offer_action", "take_action", "settle_queue"

    def offer_action(self, table: DestinyTable) -> str | None:
        while table.additional and table.additional[0] == table.claimed:
            table.additional = table.additional[1:]
        if not table.additional:
            return END
        seat = table.additional[0]
        table.ask(seat, "additional action", [*actions(table, seat), DECLINE])
        return None

    def take_action(self, table: DestinyTable) -> str | None:
        seat, table.additional = table.additional[0], table.additional[1:]
        if table.picked == DECLINE:
            return "offer_action"
        table.remember(seat, ADDITIONAL_ACTIONS, 1)
        begin_action(table, seat)
        return None

    def settle_queue(self, table: DestinyTable) -> str:
        settle(table)
        return "offer_action"


def take_additional_actions(table: DestinyTable) -> None:
    """Whatever additional actions there are, one after another."""
    if table.additional:
        table.begin(AdditionalActions())


def begin_action(table: DestinyTable, seat: int) -> None:
    """Begin the picked action; whatever was demanded of the seat's next action has been met, or could not be."""
    if table.lasting:
        table.lasting = tuple(e for e in table.lasting if not (e.what == MUST_ACTIVATE and e.seat == seat))
    table.resolved = ()
    act(table, seat)
