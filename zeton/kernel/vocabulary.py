"""The words of cards that every game shares. A game's ``language`` gives them on, beside its own."""

import sys
from types import ModuleType

from zeton.kernel.ability import Could, Effect, Lasting
from zeton.kernel.amount import (
    THAT_MUCH,
    Amount,
    Measure,
    Number,
    for_each,
    half,
    how_much,
    number_of,
    opponents,
    own_amount,
    value_of,
    yours,
)
from zeton.kernel.conditions import (
    given,
    if_at_least,
    if_at_most,
    if_either,
    if_opponent_has_more,
    if_there_is,
    if_there_is_no,
    if_you_control_fewer,
    if_you_control_more,
    if_you_have_at_least,
    if_you_have_at_most,
    if_you_have_more,
    of_at_least,
    that_is,
    this_is,
    while_so,
    while_there_is,
)
from zeton.kernel.constants import at_once, changes
from zeton.kernel.decision import DONE, PASS, Option, option
from zeton.kernel.effects import CANCEL, choose, choose_one, is_not_yet_cancelled, mode, opponent_chooses, there_is
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next, Step
from zeton.kernel.script import script, then
from zeton.kernel.subject import CHOSEN_CARD, THAT_CARD, THIS_CARD, Subject, each
from zeton.kernel.use import NO_EVENT, Prospect

__all__ = [
    "CANCEL",
    "CHOSEN_CARD",
    "DONE",
    "NO_EVENT",
    "PASS",
    "THAT_CARD",
    "THAT_MUCH",
    "THIS_CARD",
    "Amount",
    "Could",
    "Effect",
    "Filter",
    "Lasting",
    "Measure",
    "Next",
    "Number",
    "Option",
    "Prospect",
    "Step",
    "Subject",
    "at_once",
    "changes",
    "choose",
    "choose_one",
    "each",
    "for_each",
    "given",
    "half",
    "how_much",
    "if_at_least",
    "if_at_most",
    "if_either",
    "if_opponent_has_more",
    "if_there_is",
    "if_there_is_no",
    "if_you_control_fewer",
    "if_you_control_more",
    "if_you_have_at_least",
    "if_you_have_at_most",
    "if_you_have_more",
    "is_not_yet_cancelled",
    "mode",
    "number_of",
    "of_at_least",
    "opponent_chooses",
    "opponents",
    "option",
    "own_amount",
    "script",
    "that_is",
    "then",
    "there_is",
    "this_is",
    "value_of",
    "while_so",
    "while_there_is",
    "yours",
]


def give_on(package: str, *modules: ModuleType) -> None:
    """Let ``from package import *`` give the words of these modules, and nothing else.

    Each of them lists its words; a list of them all, which would have to name every word a second time, is made here.
    """
    sys.modules[package].__all__ = [word for module in modules for word in module.__all__]  # type: ignore[attr-defined]
