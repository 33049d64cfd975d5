"""What is finite about a game, declared: what whoever turns tables into numbers has to know before the first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zeton.kernel.zone import ZoneKind


class Spec(NamedTuple):
    """Every word a game uses and every bound it keeps. A number stands for a word by its place in the list, from 1 on.

    ``version`` grows when a list or a bound changes: what was learnt with another one does not fit. ``columns`` and ``links``
    are the attributes of a table with one entry per piece; the entries of links are pieces. ``facts`` are the numbers of the
    whole table, as ``read`` gives them for a seat: None where it may not know one is −1. Bounds of options, numbers and lasting
    effects are wider than anything random games have shown.
    """

    version: int
    verbs: tuple[str, ...]
    kinds: tuple[str, ...]
    phases: tuple[str, ...]
    procedures: tuple[str, ...]  # those that ask
    zones: tuple[ZoneKind, ...]
    columns: tuple[str, ...]
    links: tuple[str, ...]
    facts: tuple[str, ...]
    read: Callable[[Any, int | None], tuple[int, ...]]
    ids: tuple[str, ...]  # of every piece there is
    most_pieces: int  # the numbers of pieces on one table are below this
    most_options: int
    most_number: int  # the largest number of an option
    most_lasting: int

    def bound(self, zone: str) -> int:
        """How many cards may lie in one pile of a zone."""
        assert any(kind.name == zone for kind in self.zones), zone
        return self.most_pieces - 1
