"""Decisions and options: what a seat is asked, and everything it may answer."""

from functools import cache
from typing import Final, NamedTuple

from zeton.kernel.compiling import quicken_tuple

__all__ = ["DONE", "PASS", "Decision", "Option", "Outcome", "option"]


class Option(NamedTuple):
    """One legal answer: a verb, and the card, the target and the number it acts on (0 where it has none)."""

    verb: str
    card: int = 0
    target: int = 0
    number: int = 0


quicken_tuple(Option)


@cache
def option(verb: str, card: int = 0, target: int = 0, number: int = 0) -> Option:
    """The option with these parts; equal options are one object, because options are made by the thousand."""
    return Option(verb, card, target, number)


PASS: Final = option("pass")
DONE: Final = option("done")


class Decision(NamedTuple):
    """A question put to one seat. ``number`` counts the questions put to that seat, so that it tells nothing of others."""

    number: int
    seat: int
    kind: str
    options: tuple[Option, ...]


quicken_tuple(Decision)


class Outcome(NamedTuple):
    """How a game ended. A draw, or a loss by all, has no winners."""

    winners: tuple[int, ...]
    reason: str
