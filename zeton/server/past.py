"""The past of a table: how it stood after every so many choices, so that whoever goes back replays a few and not the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zeton import Match, Option

EVERY = 16  # choices from one to the next: a copy costs some kilobytes, a choice some tens of microseconds


class Past:
    """Copies of a match at its beginning and after every so many choices."""

    def __init__(self, beginning: Match) -> None:
        self.kept = [beginning.clone()]

    def note(self, place: int, match: Match) -> None:
        """The match after so many choices."""
        if place == len(self.kept) * EVERY:
            self.kept.append(match.clone())

    def go_back(self, place: int) -> None:
        """What came after this place has not been."""
        del self.kept[place // EVERY + 1 :]

    def match(self, place: int, choices: Sequence[Option]) -> Match:
        """The match after so many of the choices."""
        nearest = min(place // EVERY, len(self.kept) - 1)
        match = self.kept[nearest].clone()
        for option in choices[nearest * EVERY : place]:
            match.choose(option)
        return match


def replayed(match: Match, choices: Iterable[Option]) -> Past:
    """Play a game again from its beginning, in place; its past."""
    past = Past(match)
    for place, option in enumerate(choices, 1):
        match.choose(option)
        past.note(place, match)
    return past
