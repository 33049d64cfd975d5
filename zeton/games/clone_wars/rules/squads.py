"""Squad cards: drawing (R6), the limit (R13.4), exhausting and readying (R13.3)."""

from __future__ import annotations

from dataclasses import dataclass

from zeton.games.clone_wars.rules.moments import NOTHING, Moment
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.rules.terms import SECOND_SQUAD, SQUAD_DECK, SQUAD_DISCARD
from zeton.games.clone_wars.rules.windows import Momentous, open_ally_window
from zeton.kernel.decision import DONE, option
from zeton.kernel.procedure import END, Procedure, Steps


def draw(table: CloneWarsTable, jedi: int, number: int) -> None:
    """Draw squad cards, without looking at the limit yet (R13.5); an empty deck is made of the discard pile (R6.3)."""
    deck = table.pile(SQUAD_DECK, 0)
    for _ in range(number):
        if not deck:
            _reshuffle(table)
        if not deck:
            return  # A25
        card = deck[-1]
        table.to_squad(card, jedi)
        table.note("draws", table.seat_of(jedi), (card,), jedi)


def _reshuffle(table: CloneWarsTable) -> None:
    for card in table.pile(SQUAD_DISCARD, 0)[:]:
        table.move(card, SQUAD_DECK, 0)
    table.shuffle(SQUAD_DECK, 0)
    table.note("squad deck shuffled", -1)


def discard(table: CloneWarsTable, card: int) -> None:
    """Put a squad card on the discard pile; it is ready again when it is drawn."""
    jedi = table.holder(card)
    table.exhausted[card] = 0
    table.move(card, SQUAD_DISCARD, 0)
    table.note("discards", table.seat_of(jedi), (card,), jedi)


def in_a_squad(table: CloneWarsTable, card: int) -> bool:
    """Whether a squad card lies in front of a Jedi."""
    return table.zone[card] <= SECOND_SQUAD


def check_limit(table: CloneWarsTable, jedi: int) -> None:
    """More cards than the limit are removed at once (R6.2, R13.4), but not in the middle of certain abilities (R13.5)."""
    if len(table.squad(jedi)) > table.kit.hand_limit and not limit_waits(table):
        table.begin(Limit(jedi))


def limit_waits(table: CloneWarsTable) -> bool:
    """Whether an ability is under way after which the limit is checked (R13.5)."""
    return any(isinstance(procedure, DrawFirst) for procedure in table.stack)


def reinforce(table: CloneWarsTable, jedi: int, number: int = 1) -> None:
    """Draw cards and keep to the limit (R6.1)."""
    draw(table, jedi, number)
    check_limit(table, jedi)


@dataclass(slots=True)
class Limit(Procedure):
    """Discard squad cards, also exhausted ones, or play allies until the limit is kept (R6.2, R11.5)."""

    jedi: int

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        squad, seat = table.squad(self.jedi), table.seat_of(self.jedi)
        if len(squad) <= table.kit.hand_limit:
            return END
        options = [option("discard", card) for card in squad]
        options += [play for play in table.game.actions(table, seat) if play.card in squad]
        table.ask(seat, "limit", options)
        return None

    def take(self, table: CloneWarsTable) -> str:
        if table.picked.verb == "discard":
            discard(table, table.picked.card)
        else:
            table.game.act(table, table.seat_of(self.jedi))
        return "offer"


@dataclass(slots=True)
class DrawFirst(Momentous):
    """An ability that begins with a draw and goes on with the squad; the limit is checked only afterwards (R13.5)."""

    jedi: int
    drawn: int

    def steps(self) -> Steps:
        return "draw", "window", "go_on", "limit"

    def draw(self, table: CloneWarsTable) -> None:
        draw(table, self.jedi, self.drawn)

    def window(self, table: CloneWarsTable) -> None:
        """Allies may be played when the new cards are seen (R11.2)."""
        open_ally_window(table, self)

    def go_on(self, table: CloneWarsTable) -> None:
        """What follows the draw."""
        raise NotImplementedError

    def limit(self, table: CloneWarsTable) -> str | None:
        for jedi in table.turn_order():
            if len(table.squad(jedi)) > table.kit.hand_limit:
                table.begin(Limit(jedi))
                return "limit"
        return None


@dataclass(slots=True)
class DiscardCards(Procedure):
    """A Jedi discards so many of its own cards, ready or exhausted, allies too (R13.1, A10)."""

    jedi: int
    number: int

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        squad = table.squad(self.jedi)
        if self.number >= len(squad):
            for card in squad[:]:  # the excess is lost (R13.2)
                discard(table, card)
            return END
        if not self.number:
            return END
        table.ask(table.seat_of(self.jedi), "discard", [option("discard", card) for card in squad])
        return None

    def take(self, table: CloneWarsTable) -> str:
        self.number -= 1
        discard(table, table.picked.card)
        return "offer"


@dataclass(slots=True)
class ExhaustCards(Momentous):
    """A Jedi exhausts so many ready cards of its choice, allies included; with fewer, those (R13.3, A12).

    An ally may still be played before: it can be exhausted, but not played afterwards (R11.2, R11.3).
    """

    jedi: int
    number: int

    def steps(self) -> Steps:
        return "window", "offer", "take"

    def window(self, table: CloneWarsTable) -> None:
        open_ally_window(table, self)

    def at_stake(self, table: CloneWarsTable) -> Moment:
        return Moment(squads=(self.jedi,)) if self.number and table.ready_cards(self.jedi) else NOTHING

    def offer(self, table: CloneWarsTable) -> str | None:
        ready = table.ready_cards(self.jedi)
        if self.number >= len(ready):
            for card in ready:
                table.exhaust(card)
            return END
        if not self.number:
            return END
        table.ask(table.seat_of(self.jedi), "exhaust", [option("exhaust", card) for card in ready])
        return None

    def take(self, table: CloneWarsTable) -> str:
        self.number -= 1
        table.exhaust(table.picked.card)
        return "offer"


@dataclass(slots=True)
class ReadyCards(Procedure):
    """A Jedi readies up to so many of its exhausted cards."""

    jedi: int
    number: int

    def steps(self) -> Steps:
        return "offer", "take"

    def offer(self, table: CloneWarsTable) -> str | None:
        turned = [card for card in table.squad(self.jedi) if table.exhausted[card]]
        if not self.number or not turned:
            return END
        table.ask(table.seat_of(self.jedi), "ready", [*(option("ready", card) for card in turned), DONE])
        return None

    def take(self, table: CloneWarsTable) -> str:
        if table.picked == DONE:
            return END
        self.number -= 1
        table.exhausted[table.picked.card] = 0
        table.note("readies", table.seat_of(self.jedi), (table.picked.card,), self.jedi)
        return "offer"


def ready_squad(table: CloneWarsTable, jedi: int) -> None:
    """Ready all cards of one Jedi; those of others stay exhausted (R4.3)."""
    exhausted = table.exhausted
    for card in table.squad(jedi):
        exhausted[card] = 0
