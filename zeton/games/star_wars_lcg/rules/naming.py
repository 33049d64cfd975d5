"""Naming a unit: deck lists are known to all, but not where a card lies (A128)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import UNIT


def units_to_name(table: StarWarsTable, seat: int) -> list[int]:
    """The units of a seat's deck list in the order of their titles, for each title one card that stands for all copies."""
    first: dict[str, int] = {}
    for card in range(1, len(table.cards)):
        if table.owner[card] == seat and table.cards[card].type == UNIT:
            first.setdefault(table.cards[card].title, card)
    return [first[title] for title in sorted(first)]
