"""Drawing (R14.3, A51), discarding from hand (R3.23) and entering play (R17.3, R17.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zeton.games.star_wars_lcg.rules.hosts import hosts_of, units_to_enhance
from zeton.games.star_wars_lcg.rules.leaving import check_capacities
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    ATTACKER,
    BEING_PLAYED,
    CANNOT_COMMIT,
    DECK,
    DEFENDER,
    DISCARD,
    ENHANCEMENT,
    ENHANCEMENTS,
    ENTERS_FOCUSED,
    ENTERS_PLAY,
    HAND,
    NO_DRAWING_BY_EFFECTS,
    OBJECTIVE,
    OBJECTIVES,
    UNIT,
    UNITS,
)
from zeton.games.star_wars_lcg.rules.winning import lose
from zeton.kernel.ability import holds
from zeton.kernel.decision import option
from zeton.kernel.event import after
from zeton.kernel.procedure import Procedure, Steps

PLAY_AREA_OF: Final = {UNIT: UNITS, ENHANCEMENT: ENHANCEMENTS, OBJECTIVE: OBJECTIVES}


def draw(table: StarWarsTable, seat: int, amount: int = 1) -> None:
    """Draw cards one at a time; who must draw from an empty deck loses at once (R14.3, A51)."""
    deck = table.pile(DECK, seat)
    for _ in range(amount):
        if not deck:
            lose(table, seat, "empty-deck")
            return
        card = deck[-1]
        table.move(card, HAND, seat)
        table.note("draws", seat, (card,))


def may_draw_by_effects(table: StarWarsTable, seat: int) -> bool:
    """Whether nothing keeps a seat from drawing cards other than in its draw phase (A129)."""
    return not holds(table, NO_DRAWING_BY_EFFECTS, table.pile(AFFILIATION, seat)[0])


def draw_by_effect(table: StarWarsTable, seat: int, amount: int = 1) -> None:
    """Draw cards by the effect of a card, if that is allowed."""
    if may_draw_by_effects(table, seat):
        draw(table, seat, amount)


def discard(table: StarWarsTable, card: int) -> None:
    """Put a card from an out-of-play area on top of its owner's discard pile (R3.23)."""
    table.move(card, DISCARD, table.owner[card])
    table.note("is discarded", table.owner[card], (card,))


def can_enter_play(table: StarWarsTable, card: int) -> bool:
    """No second card of a unique title enters play (R15.1), and no enhancement that has nothing to enhance (R5.2)."""
    printed = table.cards[card]
    if printed.type == ENHANCEMENT and hosts_of(table, table.owner[card], card) == []:
        return False
    return not printed.unique or not table.is_unique_in_play(printed.title)


def put_into_play(table: StarWarsTable, card: int, *, participating: bool = False) -> None:
    """Put a unit, an enhancement or an objective into play without playing it (R17.4)."""
    table.begin(EnterPlay(card, participating=participating))


@dataclass(slots=True)
class EnterPlay(Procedure):
    """A card enters play, ready, under its owner's control (R3.18, R5.1, R5.2)."""

    card: int
    host: int = 0
    participating: bool = False
    as_enhancement: bool = False
    is_formed: bool = False  # what it is has been said before it was paid for (A118)

    def steps(self) -> Steps:
        return "offer_form", "take_form", "offer_host", "take_host", "enter", "check_capacities", "react"

    def offer_form(self, table: StarWarsTable) -> str | None:
        """A card that may be a unit or an enhancement is one or the other as it enters play (A84)."""
        hosts = units_to_enhance(table, self.card)
        if not hosts or self.participating or self.is_formed:
            return "offer_host"
        options = [option("enter as enhancement", self.card, host) for host in hosts]
        table.ask(table.owner[self.card], "form", [option("enter as unit", self.card), *options])
        return None

    def take_form(self, table: StarWarsTable) -> str:
        self.host = table.picked.target
        self.as_enhancement = self.host != 0
        return "enter"

    def offer_host(self, table: StarWarsTable) -> str | None:
        """An enhancement that is put into play is attached to what it names (R5.2); one that is played has a place already."""
        hosts = None if self.host else hosts_of(table, table.owner[self.card], self.card)
        if not hosts:
            return "enter"
        table.ask(table.owner[self.card], "enhance", [option("enhance", self.card, host) for host in hosts])
        return None

    def take_host(self, table: StarWarsTable) -> None:
        self.host = table.picked.target

    def enter(self, table: StarWarsTable) -> None:
        card = self.card
        owner = table.owner[card]
        kind = ENHANCEMENTS if self.as_enhancement else PLAY_AREA_OF[table.cards[card].type]
        # One token, however many cards say so (A113); only of what is played, not of what is put into play.
        focused = table.zone[card] == BEING_PLAYED and kind == UNITS and holds(table, ENTERS_FOCUSED, card)
        table.move(card, kind, owner)
        table.focus[card] = focused
        table.host[card] = self.host
        if self.host and holds(table, CANNOT_COMMIT, self.host):
            table.committed[self.host] = 0  # it leaves the Force struggle (R11.10)
        if self.participating and table.engaged:
            table.part[card] = ATTACKER if owner == table.active else DEFENDER
        if kind == OBJECTIVES:
            table.engageable[card] = 1
        table.note("enters play", owner, (card, self.host) if self.host else (card,))
        if focused:
            table.note("gets focus", owner, (card,), 1)

    def react(self, table: StarWarsTable) -> None:
        after(table, ENTERS_PLAY, self.card, table.owner[self.card])

    def check_capacities(self, table: StarWarsTable) -> None:
        check_capacities(table, self.card)
