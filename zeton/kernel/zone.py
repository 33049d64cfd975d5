"""Kinds of zones: who may look at the cards that lie there."""

from __future__ import annotations

from typing import Final, NamedTuple

PUBLIC: Final = "public"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class ZoneKind(NamedTuple):
    """A kind of zone: who may look at its cards, and whether their order means anything.

    ``carries`` are the columns that belong to a place in a hidden zone, whichever card lies there.
    """

    name: str
    visible: str = PUBLIC
    ordered: bool = True
    carries: tuple[str, ...] = ()
