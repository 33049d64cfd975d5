"""What chance has been asked for, where it is asked instead of drawn (see ``open_chance``)."""

from __future__ import annotations

from collections.abc import Sequence

from zeton.kernel.decision import Option, option

DRAW = "chance"


class Undecided(Exception):
    """Chance is to decide next; ``options`` are what it may, all of them as likely as one another."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options


class Fate:
    """The answers of chance to what it is asked while one choice is carried out, in their order."""

    def __init__(self, given: tuple[int, ...]) -> None:
        self.given = given
        self.drawn = 0

    def draw(self, cards: Sequence[int]) -> int:
        """The next answer: a place among these cards (0: something that is no card). Undecided, if there is none yet."""
        if self.drawn == len(self.given):
            raise Undecided(tuple(option(DRAW, card, 0, place) for place, card in enumerate(cards)))
        self.drawn += 1
        return self.given[self.drawn - 1]
