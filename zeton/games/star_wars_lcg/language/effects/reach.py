"""What an effect can reach."""

from __future__ import annotations

from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import IN_PLAY
from zeton.kernel.use import Prospect

__all__ = [
    "in_play",
    "is_in_play",
]


def in_play(table: StarWarsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Of these cards, those an effect can still reach (R12.17)."""
    return tuple(card for card in cards if table.zone[card] in IN_PLAY)


def is_in_play(prospect: Prospect, table: StarWarsTable, card: int) -> bool:
    """Whether an effect could reach a card (R12.17)."""
    return table.zone[card] in IN_PLAY
