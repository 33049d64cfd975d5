"""Constant effects of every game: something is changed for every card that fits, for as long as their card is in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from zeton.kernel.ability import Constant
from zeton.kernel.amount import Number, standing
from zeton.kernel.filter import Filter

Applies = Callable[[Any, int, int], bool]
"""Whether a constant changes something for this card (or die, or seat), judged from the card it is printed on."""


def changes(
    what: str,
    which: Filter | Applies,
    amount: Number = 1,
    *,
    key: str = "own",
    zones: tuple[int, ...] = (),
    **args: object,
) -> Constant:
    """Something is changed for every card that fits, by a number or by as much as an amount counts."""
    applies = which.test if isinstance(which, Filter) else which
    told: dict[str, object] = {"which": which} if isinstance(which, Filter) else {}
    return Constant(key, what, applies, standing(amount), zones, args={**told, "amount": amount, **args})


def at_once(first: Constant, *more: Constant) -> tuple[Constant, ...]:
    """Several constants that are one sentence, which the first of them says."""
    return first, *(replace(constant, silent=True) for constant in more)
