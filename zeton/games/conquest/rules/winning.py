"""Winning, losing, drawing (R22): checked after every change; if both players win at once it is a draw (A22)."""

from typing import Final

from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import DECK, ICONS, LOOKED_AT, SETUP, VICTORY

PLANETS_TO_WIN: Final = 3  # that share an icon (R22.1)


def lose(table: ConquestTable, losers: tuple[int, ...], reason: str) -> None:
    """These seats lose at this moment; if all do, nobody wins."""
    if losers:
        table.end(tuple(seat for seat in (0, 1) if seat not in losers), reason)


def check_decks(table: ConquestTable) -> None:
    """Whoever has no card in his deck loses; cards he is looking at still count (R22.3, A1)."""
    if table.phase != SETUP:
        lose(table, tuple(seat for seat in (0, 1) if _is_out_of_cards(table, seat)), "empty-deck")


def _is_out_of_cards(table: ConquestTable, seat: int) -> bool:
    if table.pile(DECK, seat):
        return False
    looked_at = (card for holder in (0, 1) for card in table.pile(LOOKED_AT, holder))
    return not any(table.owner[card] == seat for card in looked_at)


def check_planets(table: ConquestTable, seat: int) -> None:
    """Three planets that share an icon win (R22.1)."""
    icons = [icon for planet in table.pile(VICTORY, seat) for icon in table.cards[planet].icons]
    if any(icons.count(icon) >= PLANETS_TO_WIN for icon in ICONS):
        table.end((seat,), "planets")


def check_last_planet(table: ConquestTable) -> None:
    """After the battle at the last planet the most recent captor wins; if nobody ever captured one, nobody (R22.5)."""
    if not table.planets():
        table.end((table.last_captor,) if table.last_captor >= 0 else (), "last-planet")
