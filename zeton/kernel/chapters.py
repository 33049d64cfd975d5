"""What a log is divided into: chapters, deeds, and what followed. Each game declares its own; ``chronicle`` tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CHAPTER: Final = 0
DEED: Final = 1
CONSEQUENCE: Final = 2
"""What a line is: the beginning of a turn, a round or a phase; what somebody does; what followed."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """How a game's log is told. What is ``implied`` by one of these kinds (of that card, in that chapter) is left out, and
    so is what is ``silent``, for it is told with what follows.

    ``turns`` are the chapters that a game is counted in: its turns, or its rounds; ``alternate`` says that each is one seat's.
    ``routine`` are deeds nobody would call a play. By ``getting`` a seat comes by the cards of an entry, by ``playing`` it uses
    the first of them; what nobody does is done to everybody.
    """

    chapters: frozenset[str] = frozenset()
    turns: frozenset[str] = frozenset()
    alternate: bool = False
    deeds: frozenset[str] = frozenset()
    routine: frozenset[str] = frozenset()
    implied: Mapping[str, frozenset[str]] = field(default_factory=dict)
    silent: frozenset[str] = frozenset()
    getting: frozenset[str] = frozenset()
    playing: frozenset[str] = frozenset()

    def level(self, what: str) -> int:
        """Whether such an entry begins a chapter, is a deed, or followed from one."""
        return CHAPTER if what in self.chapters else DEED if what in self.deeds else CONSEQUENCE
