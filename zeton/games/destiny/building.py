"""Building a deck as the game builds it: a team for its points, a battlefield, perhaps a plot, then its cards (R20–R22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from zeton.games.destiny.decks import CARD, DECK_SIZE, ELITE, MAKEUP, MOST_COPIES, MOST_POINTS, Deck
from zeton.games.destiny.rules.printed import Printed, printed_cards
from zeton.games.destiny.rules.terms import BATTLEFIELD_CARD, CHARACTER, DECK_TYPES, PLOT_CARD, SYMBOLS
from zeton.kernel.building import Change, Curve, Offer, Tally, no_such_change, numbers_curve, words_curve
from zeton.kernel.duel import Building, check_known
from zeton.kernel.game import Reason
from zeton.kernel.titles import Titles

HIGHEST_COST = 5
DICE = {CHARACTER: 1, ELITE: 2}
SECTIONS = (CHARACTER, BATTLEFIELD_CARD, PLOT_CARD, *DECK_TYPES)
NOTHING = Deck("", (), "", "", ())


def change(deck: Deck | None, wanted: Change) -> Deck:
    """The deck with so many of a character (with one die, or elite) or a card, or with another battlefield or plot."""
    deck = deck or NOTHING
    check_known("card", wanted.id, printed_cards())
    chosen = wanted.id if wanted.copies else ""
    if wanted.kind in DICE:
        return Deck(deck.name, _team(deck, wanted), deck.battlefield, deck.plot, deck.cards)
    if wanted.kind == BATTLEFIELD_CARD:
        return Deck(deck.name, deck.characters, chosen, deck.plot, deck.cards)
    if wanted.kind == PLOT_CARD:
        return Deck(deck.name, deck.characters, deck.battlefield, chosen, deck.cards)
    if wanted.kind != CARD:
        raise no_such_change(wanted, (*DICE, BATTLEFIELD_CARD, PLOT_CARD, CARD))
    others = [card for card in deck.cards if card != wanted.id]
    cards = tuple(sorted((*others, *[wanted.id] * wanted.copies)))
    return Deck(deck.name, deck.characters, deck.battlefield, deck.plot, cards)


def _team(deck: Deck, wanted: Change) -> tuple[tuple[str, int], ...]:
    """A unique character is there with one die or with two: taking it the other way replaces it (R20.5)."""
    dice = DICE[wanted.kind]
    replaced = {1, 2} if printed_cards()[wanted.id].unique and wanted.copies else {dice}
    kept = [entry for entry in deck.characters if entry[0] != wanted.id or entry[1] not in replaced]
    return (*kept, *[(wanted.id, dice)] * wanted.copies)


def pool(deck: Deck | None) -> list[Offer]:
    """Characters, battlefields, plots and cards; what does not fit the team says why."""
    deck = deck or NOTHING
    found = [offer for card in printed_cards().values() for offer in _offers(card, deck)]
    return sorted(found, key=lambda offer: SECTIONS.index(offer.section))


def _offers(card: Printed, deck: Deck) -> Iterable[Offer]:
    if card.type == CHARACTER:
        for kind, dice in DICE.items():
            count = deck.characters.count((card.id, dice))
            if dice <= len(card.points) or count:
                yield _character(card, kind, count, deck)
    elif card.type == BATTLEFIELD_CARD:
        yield _offer(card, BATTLEFIELD_CARD, int(deck.battlefield == card.id), 1, ())
    elif card.type == PLOT_CARD:
        yield _plot(card, deck)
    if card.type in DECK_TYPES or card.id in deck.cards:
        yield _card(card, deck)


def _offer(card: Printed, kind: str, count: int, most: int, why: Iterable[Reason], points: int = 0) -> Offer:
    return Offer(kind, card.id, card.type, Titles(card.title), (card.id,), count, most, tuple(why), points)


def _character(card: Printed, kind: str, count: int, deck: Deck) -> Offer:
    why = change(deck, Change(kind, card.id, count + 1)).problems_of_team()
    points = card.points[min(DICE[kind], len(card.points)) - 1]
    return _offer(card, kind, count, count + (not why), why, points)


def _plot(card: Printed, deck: Deck) -> Offer:
    chosen = deck.plot == card.id
    grown = change(deck, Change(PLOT_CARD, card.id, 1))
    why = [] if chosen else [*grown.problems_of_points(), *grown.problems_of_plot()]
    return _offer(card, PLOT_CARD, int(chosen), int(chosen or not why), why, card.points[0])


def _card(card: Printed, deck: Deck) -> Offer:
    count = deck.cards.count(card.id)
    fits = not deck.problems_of_card(card, 1)
    why = deck.problems_of_card(card, count + 1)
    if not why and len(deck.cards) >= DECK_SIZE:
        why = [Reason("R21.1", "deck-is-full", {"size": DECK_SIZE})]
    return _offer(card, CARD, count, MOST_COPIES - deck.other_printings(card) if fits else 0, why)


def curves(deck: Deck) -> list[Curve]:
    """What the cards cost, what all dice show, and how many cards there are of each type."""
    known = printed_cards()
    cards = [known[card] for card in deck.cards]
    return [
        numbers_curve("cost", (card.cost for card in cards), HIGHEST_COST),
        _sides(deck, cards),
        words_curve("types", "deck-type", Counter(sorted(card.type for card in cards))),
    ]


def _sides(deck: Deck, cards: list[Printed]) -> Curve:
    """The sides of all dice of the team and of the cards, by their symbols."""
    dice = [*cards, *(printed_cards()[card] for card, dice in deck.characters for _ in range(dice))]
    shown = Counter(SYMBOLS[face.symbol] for die in dice for face in die.faces)
    return words_curve("sides", "die-side", {symbol: shown[symbol] for symbol in (*SYMBOLS[1:], SYMBOLS[0])})


def tallies(deck: Deck) -> list[Tally]:
    """Up to thirty points (R20.1), and exactly thirty cards (R21.1)."""
    return [Tally("points", deck.points(), 0, MOST_POINTS), Tally("cards", len(deck.cards), DECK_SIZE, DECK_SIZE)]


BUILDING = Building(change, pool, curves, tallies, MAKEUP)
