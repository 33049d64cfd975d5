"""Hands, decks and discard piles: drawing, discarding, resources (R8.6–R8.8, R17.11, R19.5)."""

from __future__ import annotations

from zeton.games.destiny.rules.queue import happen
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import CHOSEN, DECK, DECK_DISCARDED, DISCARD, HAND, HAND_EMPTIED
from zeton.kernel.event import Event


def draw(table: DestinyTable, seat: int, number: int) -> None:
    """Draw cards, as many as there are; an empty deck has no consequence (R19.5)."""
    deck = table.pile(DECK, seat)
    for _ in range(min(number, len(deck))):
        card = deck[-1]
        table.move(card, HAND, seat)
        table.note("draws", seat, (card,))


def discard(table: DestinyTable, card: int) -> None:
    """A card from hand, deck or a player's fingers goes to its owner's discard pile.

    What somebody has chosen in secret and not shown is still in hand.
    """
    seat = table.owner[card]
    was_last = table.zone[card] == HAND and len(table.hand(seat)) == 1 and not table.pile(CHOSEN, seat)
    table.marked[card] = 0
    table.move(card, DISCARD, seat)
    table.note("is discarded", seat, (card,))
    if was_last:
        happen(table, Event(HAND_EMPTIED, card, seat))


def discard_at_random(table: DestinyTable, seat: int, number: int) -> tuple[int, ...]:
    """Cards chosen by chance from a hand; with fewer cards, all of them (R8.8). Which they were."""
    gone = []
    for _ in range(min(number, len(table.hand(seat)))):
        # Any order of the hand will do, but it must be the same for everybody: a hand is kept in order.
        card = table.roll(table.hand(seat))
        discard(table, card)
        gone.append(card)
    return tuple(gone)


def reveal_at_random(table: DestinyTable, seat: int, number: int) -> tuple[int, ...]:
    """Cards chosen by chance from a hand are shown to everybody and stay in it (R17.6); which they were."""
    left, shown = list(table.hand(seat)), []
    for _ in range(min(number, len(left))):
        shown.append(table.roll(left))
        left.remove(shown[-1])
    if shown:
        table.show(tuple(shown))
        table.note("reveals", seat, tuple(shown))
    return tuple(shown)


def discard_from_deck(table: DestinyTable, seat: int, number: int, by: int) -> tuple[int, ...]:
    """Cards from the top of a deck; which they were. ``by`` is the player whose effect it is."""
    gone = tuple(table.pile(DECK, seat)[-number:][::-1]) if number else ()
    discard_of_deck(table, gone, seat, by)
    return gone


def discard_from_decks(table: DestinyTable, seats: tuple[int, ...], number: int, by: int) -> None:
    """Cards from the top of several decks, at the same time."""
    tops = [(seat, tuple(table.pile(DECK, seat)[-number:][::-1])) for seat in seats]
    for _, cards in tops:
        for card in cards:
            discard(table, card)
    happen(table, *(Event(DECK_DISCARDED, cards[0], by, 0, seat) for seat, cards in tops if cards))


def discard_of_deck(table: DestinyTable, cards: tuple[int, ...], seat: int, by: int) -> None:
    """Cards of a deck, also such as are being looked at, are discarded by a player's effect."""
    for card in cards:
        discard(table, card)
    if cards:
        happen(table, Event(DECK_DISCARDED, cards[0], by, 0, seat))


def take(table: DestinyTable, card: int) -> None:
    """A card from a discard pile goes to its owner's hand; everybody has seen it."""
    table.move(card, HAND, table.owner[card])
    table.note("returns to hand", table.owner[card], (card,))


def gain(table: DestinyTable, seat: int, number: int) -> None:
    """Gain resources (R8.6)."""
    if number:
        table.resources[seat] += number
        table.note("gains", seat, (), number)


def spend(table: DestinyTable, seat: int, number: int) -> None:
    """Pay resources."""
    if number:
        assert table.resources[seat] >= number
        table.resources[seat] -= number
        table.note("spends", seat, (), number)


def lose_resources(table: DestinyTable, seat: int, number: int) -> int:
    """Lose resources, at most what there is (R8.7); how many."""
    lost = min(table.resources[seat], number)
    if lost:
        table.resources[seat] -= lost
        table.note("loses", seat, (), lost)
    return lost
