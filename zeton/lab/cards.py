"""Which cards a seat has had and played in a game, told from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zeton import Entry, Match
from zeton.kernel.match import unchain

Held = set[tuple[int, str]]
"""Seats, and the ids of cards."""


def had_and_played(match: Match) -> tuple[Held, Held]:
    """Which seats had and played which cards, in one pass over the log, which sees every card."""
    had: Held = set()
    played: Held = set()
    chronicle = match.game.chronicle
    for entry in (Entry(*noted) for noted in unchain(match.table.log)):
        if entry.what in chronicle.getting:
            had.update(_of(match, entry, entry.cards))
        if entry.what in chronicle.playing:
            played.update(_of(match, entry, entry.cards[:1]))
    return had, played


def _of(match: Match, entry: Entry, cards: Iterable[int]) -> Iterator[tuple[int, str]]:
    """Whose they are: of whoever does it; what nobody does counts for the first seat, which wins and loses with the others."""
    seat = max(0, entry.seat)
    for card in cards:
        if card:
            yield seat, card_id(match, card)


def card_id(match: Match, card: int) -> str:
    """The id of a card; a piece that belongs to it, such as its die, is "card/piece"."""
    return str(match.table.cards[card].id).split("/")[0]
