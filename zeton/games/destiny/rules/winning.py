"""Winning (R19): the last character, or the last card."""

from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DECK


def check_characters(table: DestinyTable) -> None:
    """A player wins as soon as all characters of the opponent are defeated (R19.1); both at once: R19.6."""
    lost = [seat for seat in (0, 1) if not table.characters(seat)]
    if lost:
        _lose(table, lost, "characters")


def check_cards(table: DestinyTable) -> None:
    """At the end of a round a player with neither hand nor deck loses (R19.3, R19.4, A26)."""
    lost = [seat for seat in (0, 1) if not table.hand(seat) and not table.pile(DECK, seat)]
    if lost:
        _lose(table, lost, "cards")


def lose(table: DestinyTable, seats: list[int]) -> None:
    """A card says that these seats lose."""
    _lose(table, seats, "effect")


def _lose(table: DestinyTable, seats: list[int], reason: str) -> None:
    """If both lose at the same moment, the battlefield controller wins (R19.4, R19.6, A9)."""
    winner = 1 - seats[0] if len(seats) == 1 else table.battlefield_controller
    table.end((winner,), reason)
