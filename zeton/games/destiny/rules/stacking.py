"""Cards that lie face down on a set-aside copy of another card (R1.17, A65)."""

from __future__ import annotations

from zeton.games.destiny.rules.piles import discard
from zeton.games.destiny.rules.playing import FREE, PlayCard, may_play
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import SET_ASIDE, STACKED


def stacked_on(table: DestinyTable, copy: int) -> int:
    """The card that lies on a set-aside copy; 0 if none does."""
    for seat in (0, 1):
        for card in table.pile(STACKED, seat):
            if table.host[card] == copy:
                return card
    return 0


def copies_with_a_card(table: DestinyTable, title: str, seat: int) -> list[int]:
    """The set-aside copies of a title on which a card lies, of either player: first those of this seat."""
    hosts = {table.host[card] for holder in (0, 1) for card in table.pile(STACKED, holder)}
    copies = (*table.pile(SET_ASIDE, seat), *table.pile(SET_ASIDE, 1 - seat))
    return [copy for copy in copies if copy in hosts and table.cards[copy].title == title]


def set_aside_event(table: DestinyTable, card: int, seat: int) -> None:
    """An event goes beside the table instead of to the discard pile."""
    table.move(card, SET_ASIDE, table.owner[card])
    table.note("set aside", seat, (card,))


def stack(table: DestinyTable, card: int, copy: int) -> None:
    """A card of a hand goes face down on a set-aside copy: its owner alone knows which it is."""
    seat = table.owner[card]
    table.host[card] = copy
    # Of several cards nobody else knows which one it was.
    table.move(card, STACKED, seat, secretly=len(table.hand(seat)) > 1)
    table.note("stacks", seat, (copy, card))


def play_stacked(table: DestinyTable, copy: int, seat: int) -> None:
    """The card on a copy is played for free; if it may not be played, it is discarded (A65)."""
    card = stacked_on(table, copy)
    table.host[card] = 0
    if may_play(table, seat, card, FREE):
        table.begin(PlayCard(card, seat, FREE))
    else:
        discard(table, card)
