"""Amounts, choices, cancelling and replacing: what effects of every kind need (R14.8, R15.5)."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.rules.abilities import Intent, UseAbility, can_be_barred, would_change
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import CANNOT_BE_DAMAGED
from zeton.kernel.ability import Could, Effect, holds
from zeton.kernel.decision import PASS, option
from zeton.kernel.event import Together
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Step
from zeton.kernel.subject import CHOSEN_CARD, Subject
from zeton.kernel.use import Prospect

Amount = int | Callable[[UseAbility, ConquestTable], int]


def how_much(amount: Amount, use: UseAbility, table: ConquestTable) -> int:
    """The amount, found when the effect is carried out."""
    return amount if isinstance(amount, int) else amount(use, table)


def said(amount: Amount) -> int:
    """What a sentence says of an amount: the number, or 0 for "X"."""
    return amount if isinstance(amount, int) else 0


def _cancel(use: UseAbility, table: ConquestTable) -> None:
    use.occasion(table).cancel(use.which)


def is_not_yet_cancelled(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    """Whether there is still something to cancel, or to add to, in what an ability would answer.

    Of several things that happen at once nobody answers one that has been cancelled.
    """
    occasion = prospect.occasion(table)
    return isinstance(occasion, Together) or not occasion.cancelled


CANCEL = Effect("cancel", (_cancel,), could=is_not_yet_cancelled)
"""Cancel the effects of the event, ability or shield card this answers (A45, R11.7)."""


def _defend_instead(use: UseAbility, table: ConquestTable) -> None:
    attack = use.occasion(table)
    assert isinstance(attack, Attack)
    attack.defend_instead(use.card)


def _is_not_the_defender(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return prospect.answered(table).source != prospect.card


DEFEND_INSTEAD = Effect("defend-instead", (_defend_instead,), could=_is_not_the_defender)
"""This unit is declared as the defender instead (R14.8)."""


def choose(which: Filter) -> Effect:
    """Choose a card that fits, now; it is no target, and if there is none what follows does nothing (R15.5)."""

    def ask(use: UseAbility, table: ConquestTable) -> None:
        options = [option("choose", card) for card in which.cards(table, use.card) if may_be_chosen(use, table, card)]
        table.ask(use.seat, "choose", options or [PASS])

    return Effect("choose", (ask,), args={"which": which}, choice=which)


def may_be_chosen(use: UseAbility, table: ConquestTable, card: int) -> bool:
    """Whether what follows could change something for this card, and may (R11.18)."""
    ability = use.ability(table)
    effects = tuple(effect for effect in ability.effects if effect.about is CHOSEN_CARD)
    intent = Intent(use.card, use.seat, ability, use.answered(table), use.answering, use.targets)
    if effects and not would_change(table, intent, effects, card):
        return False
    return not can_be_barred(table, ability, CHOSEN_CARD.key) or not holds(table, CANNOT_BE_DAMAGED, card)


def own(*steps: Step, about: Subject | None = None, could: Could | None = None) -> Effect:
    """An effect of one card only: the card carries its own sentence, and says when it could change anything."""
    return Effect("own", steps, about=about, could=could)


def there_is(which: Filter) -> Could:
    """For an effect that could change something as long as there is a card that fits."""
    return lambda prospect, table, card: any(True for _ in which.cards(table, prospect.card))
