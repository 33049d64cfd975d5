"""Who controls a card (R1.13, A63), and how that changes (A135)."""

from __future__ import annotations

from typing import Final

from zeton.games.star_wars_lcg.rules.leaving import check_capacities
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import CAPTURED, ENHANCEMENTS, VICTORY

WITH_THE_OPPONENT: Final = (VICTORY, CAPTURED)
"""Where a card lies with somebody whose card it is not for all that: destroyed objectives, captives."""


def you(table: StarWarsTable, source: int) -> int:
    """Who "you" is on a card: whoever it lies with, in play and in an edge stack too (A133, A135).

    A card may leave play for its own cost and lie with the opponent, as an objective does: "you" is then its owner.
    """
    return table.owner[source] if table.zone[source] in WITH_THE_OPPONENT else table.controller[source]


def take_control(table: StarWarsTable, seat: int, card: int) -> None:
    """Take control of an enhancement that is on no card: it neither leaves play nor enters it, and stays as it is (A135)."""
    table.move(card, ENHANCEMENTS, seat)
    table.note("changes control", seat, (card,))
    check_capacities(table, card)
