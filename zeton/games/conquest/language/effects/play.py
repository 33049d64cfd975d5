"""Cards in play: ready and exhausted, moved, routed, destroyed, sacrificed; and how they enter play (R15.10, R20)."""

from __future__ import annotations

from zeton.games.conquest.language.subjects import TARGET, YOUR_HQ, Place, Subject, reached
from zeton.games.conquest.rules import entering, exhausting, leaving
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.deploying import REDUCTION, Deploy
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    IN_PLAY,
)
from zeton.kernel.ability import Effect
from zeton.kernel.decision import PASS, option
from zeton.kernel.filter import Filter


def exhaust(what: Subject = TARGET) -> Effect:
    """Exhaust cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.exhaust(table, *reached(use, table, what))

    return Effect("exhaust", (run,), args={"what": what})


def ready(what: Subject = TARGET) -> Effect:
    """Ready cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.ready(table, *reached(use, table, what))

    return Effect("ready", (run,), args={"what": what})


def rout(what: Subject = TARGET) -> Effect:
    """Rout units: to their controllers' HQs, exhausted (R20.3)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.rout(table, *reached(use, table, what))

    return Effect("rout", (run,), args={"what": what})


def move(what: Subject, to: Place) -> Effect:
    """Move a unit to a planet; its state does not change (R20.2)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for unit in reached(use, table, what):
            exhausting.move_unit(table, unit, to.location(use, table))

    return Effect("move-to-" + to.key, (run,), args={"what": what})


def destroy(what: Subject = TARGET) -> Effect:
    """Destroy cards, all together."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.destroy(table, *reached(use, table, what), source=use.card)

    return Effect("destroy", (run,), args={"what": what})


def return_to_hand(what: Subject = TARGET) -> Effect:
    """Return cards from play to their owners' hands."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.return_to_hand(table, *reached(use, table, what))

    return Effect("return-to-hand", (run,), args={"what": what})


def opponent_sacrifices(which: Filter) -> Effect:
    """The opponent must sacrifice a card of his that fits, if he can (``which`` is judged from this card)."""

    def ask(use: UseAbility, table: ConquestTable) -> None:
        theirs = [c for c in which.cards(table, use.card) if table.controller[c] != use.seat]
        options = [option("sacrifice", card) for card in theirs if leaving.can_be_sacrificed(table, card)]
        table.ask(1 - use.seat, "sacrifice", options or [PASS])

    def run(use: UseAbility, table: ConquestTable) -> None:
        if table.picked != PASS:
            leaving.discard_from_play(table, table.picked.card)

    return Effect("opponent-sacrifices", (ask, run), args={"which": which})


def put_into_play(what: Subject, at: Place = YOUR_HQ) -> Effect:
    """Put units or supports into play: not deployed, nothing paid (R15.10), and no second unique one (R19.4)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] not in IN_PLAY and entering.can_enter_play(table, card):
                entering.put_into_play(table, card, at.location(use, table))

    return Effect("put-into-play-at-" + at.key, (run,), args={"what": what})


def put_tokens(title: str, at: Place, number: int = 1) -> Effect:
    """Put token units into play together, as many as are left (A42)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        entering.put_tokens(table, use.seat, title, (at.location(use, table),) * number)

    return Effect("put-tokens-at-" + at.key, (run,), args={"title": title, "number": number})


def reduce_cost(amount: int) -> Effect:
    """Interrupt to a deployment: its cost is lower. (What could be deployed counts on ``reduction``.)"""

    def run(use: UseAbility, table: ConquestTable) -> None:
        deployment = use.occasion(table)
        assert isinstance(deployment, Deploy)
        deployment.reduction += amount

    return Effect("reduce-cost", (run,), args={REDUCTION: amount})
