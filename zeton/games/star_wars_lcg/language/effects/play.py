"""What leaves play and enters it."""

from __future__ import annotations

from dataclasses import replace

from zeton.games.star_wars_lcg.language.effects.reach import is_in_play
from zeton.games.star_wars_lcg.language.subjects import ENGAGED_OBJECTIVE, TARGET
from zeton.games.star_wars_lcg.rules import control, entering, leaving
from zeton.games.star_wars_lcg.rules.abilities import UseAbility
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import ENHANCEMENTS, IN_PLAY, PHASE, RETURNS_AT_THE_END
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.decision import PASS, Option, option
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "MOVE_A_CAPTIVE",
    "RESCUE_AT_ENGAGED_OBJECTIVE",
    "capture",
    "destroy",
    "discard_from_play",
    "put_into_play",
    "put_into_play_for_the_phase",
    "return_to_hand",
    "sacrificed",
    "take_control",
]


def destroy(what: Subject = TARGET) -> Effect:
    """Destroy cards."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.destroy(table, *what.cards(use, table), by=use.card)

    return Effect("destroy", (run,), args={"what": what}, about=what, could=is_in_play)


def discard_from_play(what: Subject = TARGET) -> Effect:
    """Discard cards from play."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.discard_from_play(table, *what.cards(use, table))

    return Effect("discard-from-play", (run,), args={"what": what}, about=what, could=is_in_play)


def sacrificed(what: Subject) -> Effect:
    """These cards are sacrificed by whoever controls them."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.sacrifice(table, *what.cards(use, table))

    return Effect("sacrificed", (run,), args={"what": what}, about=what, could=is_in_play)


def return_to_hand(what: Subject = TARGET) -> Effect:
    """Return cards from play to their owners' hands."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.return_to_hand(table, *what.cards(use, table))

    return Effect("return-to-hand", (run,), args={"what": what}, about=what, could=is_in_play)


def put_into_play(what: Subject = TARGET) -> Effect:
    """Put a card into play from where it lies: not played, nothing paid (R17.4), and no second unique one (R15.1)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in what.cards(use, table):
            if entering.can_enter_play(table, card):
                entering.put_into_play(table, card)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return entering.can_enter_play(table, card)

    return Effect("put-into-play", (run,), args={"what": what}, about=what, could=could)


def put_into_play_for_the_phase(what: Subject, at_the_end: str) -> Effect:
    """The same until the phase ends: what is still in play then ``RETURNS_AT_THE_END``, or is ``DISCARDED_AT_THE_END``."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in what.cards(use, table):
            if entering.can_enter_play(table, card):
                table.lasting += (Lasting(at_the_end, card, 1, PHASE),)
                entering.put_into_play(table, card)

    key = "put-into-play-and-return" if at_the_end == RETURNS_AT_THE_END else "put-into-play-and-discard"
    return replace(put_into_play(what), key=key, steps=(run,))


def take_control(what: Subject = TARGET) -> Effect:
    """Take control of enhancements that are on no card, for as long as they stay in play (A135)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] == ENHANCEMENTS:
                control.take_control(table, use.seat, card)

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] == ENHANCEMENTS and table.controller[card] != prospect.seat

    return Effect("take-control", (run,), args={"what": what}, about=what, could=could)


def capture(what: Subject = TARGET) -> Effect:
    """Capture a card in play at a dark side objective of your choice (R16.2)."""

    def run(use: UseAbility, table: StarWarsTable) -> None:
        leaving.capture(table, *what.cards(use, table))

    def could(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
        return table.zone[card] in IN_PLAY and bool(table.objectives(table.dark))

    return Effect("capture", (run,), args={"what": what}, about=what, could=could)


def _journeys(table: StarWarsTable) -> list[Option]:
    """From one objective to another; a card that a unit holds stays with it (A112)."""
    objectives = table.objectives(table.dark)
    return [
        option("move captive", captive, place)
        for objective in objectives
        for captive in leaving.captives(table, objective)
        for place in objectives
        if place != objective
    ]


def _ask_which_captive(use: UseAbility, table: StarWarsTable) -> None:
    table.ask(use.seat, "move captive", _journeys(table) or [PASS])


def _move_captive(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        _, captive, place, _ = table.picked
        table.host[captive] = place
        table.note("is captured", table.dark, (captive, place))


MOVE_A_CAPTIVE = Effect(
    "move-a-captive", (_ask_which_captive, _move_captive), could=lambda prospect, table, card: bool(_journeys(table))
)
"""A captured card goes from one dark side objective to another."""


def _rescue_here(use: UseAbility, table: StarWarsTable) -> str | None:
    """What follows needs a card that was rescued."""
    for objective in ENGAGED_OBJECTIVE.cards(use, table):
        if leaving.captives(table, objective):
            leaving.rescue_one(table, objective)
            return None
    return "put_away"


RESCUE_AT_ENGAGED_OBJECTIVE = Effect(
    "rescue-at-engaged-objective",
    (_rescue_here,),
    about=ENGAGED_OBJECTIVE,
    could=lambda p, t, c: bool(leaving.captives(t, c)),
)
"""Rescue a captured card at the engaged objective, by chance (R16.6)."""
