"""Amounts, choices, cancelling and replacing: what effects of every kind need (R14.8, R15.5)."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.table import ConquestTable
from zeton.kernel.ability import Effect
from zeton.kernel.decision import PASS, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Step

Amount = int | Callable[[UseAbility, ConquestTable], int]


def how_much(amount: Amount, use: UseAbility, table: ConquestTable) -> int:
    """The amount, found when the effect is carried out."""
    return amount if isinstance(amount, int) else amount(use, table)


def said(amount: Amount) -> int:
    """What a sentence says of an amount: the number, or 0 for "X"."""
    return amount if isinstance(amount, int) else 0


def _cancel(use: UseAbility, table: ConquestTable) -> None:
    use.occasion(table).cancel(use.which)


CANCEL = Effect("cancel", (_cancel,))
"""Cancel the effects of the event, ability or shield card this answers (A45, R11.7)."""


def _defend_instead(use: UseAbility, table: ConquestTable) -> None:
    attack = use.occasion(table)
    assert isinstance(attack, Attack)
    attack.defend_instead(use.card)


DEFEND_INSTEAD = Effect("defend-instead", (_defend_instead,))
"""This unit is declared as the defender instead (R14.8)."""


def choose(which: Filter) -> Effect:
    """Choose a card that fits, now; it is no target, and if there is none what follows does nothing (R15.5)."""

    def ask(use: UseAbility, table: ConquestTable) -> None:
        options = [option("choose", card) for card in which.cards(table, use.card)]
        table.ask(use.seat, "choose", options or [PASS])

    return Effect("choose", (ask,), args={"which": which})


def own(*steps: Step) -> Effect:
    """An effect of one card only: the card carries its own sentence."""
    return Effect("own", steps)
