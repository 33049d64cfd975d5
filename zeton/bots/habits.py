"""Habits: what a good player mostly does at a question of a kind, as far as it hangs on the cards alone.

They are learnt from the choices of searches (``zeton.lab.habits``) and kept with each game (``data/habits.json``): a weight for
each verb at each kind of question, and more for the card, the target, the number, and whose they are. The sum for an option
is how much likelier it is to be chosen than others, as a logarithm. A search begins with that where it knows nothing yet, and
plays on by it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from zeton.kernel.decision import Option

FILE: Final = "habits.json"

Weights = Mapping[str, float]


@cache
def weights_of(game: str) -> Weights:
    """What has been learnt of a game; nothing if nothing has."""
    file = files(f"zeton.games.{game}") / "data" / FILE
    return json.loads(file.read_text()) if file.is_file() else {}


def parts(table: Any, seat: int, kind: str, option: Option) -> Iterator[str]:
    """What an option is known by: everything about it that stays the same in a match."""
    verb, card, target, number = option
    done = f"{kind}: {verb}"
    role = table.game.seat_role(table, seat)
    yield done
    if role != str(seat):  # what a seat is; its number says nothing
        yield f"{done} as {role}"
    if number:
        yield f"{done} #{number}"
    if card:
        yield f"{done} {table.cards[card].id}"
    if card and number:
        yield f"{done} {table.cards[card].id} #{number}"
    if target:
        yield f"{done} > {table.cards[target].id}"
    if not table.game.cooperative:  # a team has everything together
        yield from _whose(table, seat, done, card, target)


def _whose(table: Any, seat: int, done: str, card: int, target: int) -> Iterator[str]:
    """Whose card is meant, and whose is the target."""
    of_card = "mine" if table.owner[card] == seat else "theirs"
    of_target = "mine" if table.owner[target] == seat else "theirs"
    if card:
        yield f"{done} {of_card}"
    if target:
        yield f"{done} > {of_target}"
    if card and target:
        yield f"{done} {of_card} > {of_target}"


class Liking:
    """How a seat likes the options of one kind of question; each is looked up once in a match."""

    def __init__(self, weights: Weights, table: Any, seat: int, kind: str) -> None:
        self.weights, self.table, self.seat, self.kind = weights, table, seat, kind
        self.known: dict[Option, float] = {}

    def of(self, option: Option) -> float:
        """How an option is liked."""
        liked = self.known.get(option)
        if liked is None:
            weights = self.weights
            liked = sum([weights.get(part, 0.0) for part in parts(self.table, self.seat, self.kind, option)])
            self.known[option] = liked
        return liked


class Habits:
    """Habits, for whatever match is thought about: what has been looked up for its cards is kept until another one comes."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._cards: Any = None
        self._likings: dict[tuple[int, str], Liking] = {}

    def __reduce__(self) -> tuple[type[Habits], tuple[Weights]]:
        """A copy and a pickle take along what was learnt, and look it up anew."""
        return Habits, (self.weights,)

    def at(self, table: Any, seat: int, kind: str) -> Liking:
        """How a seat likes what it may answer to such a question."""
        if table.cards is not self._cards:
            self._cards = table.cards
            self._likings.clear()
        liking = self._likings.get((seat, kind))
        if liking is None:
            liking = self._likings[seat, kind] = Liking(self.weights, table, seat, kind)
        return liking
