"""Whom an effect is about: the kernel's subjects, and those only this game knows."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.kernel.subject import SECOND_TARGET, TARGET, TARGETS, Subject
from zeton.kernel.use import Prospect, Use

__all__ = [
    "ENGAGED_OBJECTIVE",
    "ENHANCED_CARD",
    "SECOND_TARGET",
    "TARGET",
    "TARGETS",
]


def _enhanced(use: Use | Prospect, table: StarWarsTable) -> tuple[int, ...]:
    return (table.host[use.card],)


def _engaged(use: Use | Prospect, table: StarWarsTable) -> tuple[int, ...]:
    """The dial may be engaged too, but it is no objective (A65)."""
    return (table.engaged,) if table.engaged not in (0, table.dial_piece) else ()


ENHANCED_CARD = Subject("enhanced", _enhanced)
ENGAGED_OBJECTIVE = Subject("engaged-objective", _engaged)
