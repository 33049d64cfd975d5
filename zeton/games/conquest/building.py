"""Building a deck as the game builds it: a warlord with its signature squad, then cards by the alliance wheel (DB1–DB8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from zeton.games.conquest.decks import CARD, LEAST_CARDS, MAKEUP, MOST_COPIES, SQUAD, Deck, known_facts, squad_of
from zeton.games.conquest.rules.printed import facts
from zeton.games.conquest.rules.terms import ARMY, PLANET, TOKEN, WARLORD
from zeton.kernel.building import Change, Curve, Offer, Tally, no_such_change, numbers_curve, words_curve
from zeton.kernel.duel import Building
from zeton.kernel.errors import IllegalDeck
from zeton.kernel.game import Reason
from zeton.kernel.titles import Titles

HIGHEST_COST, MOST_SHIELDS, MOST_COMMAND = 7, 3, 3


def change(deck: Deck | None, wanted: Change) -> Deck:
    """The deck under another warlord, whose squad comes with it, or with so many copies of a card."""
    if wanted.kind == WARLORD:
        return _under(wanted.id, deck)
    if wanted.kind != CARD:
        raise no_such_change(wanted, (WARLORD, CARD))
    if deck is None:
        raise IllegalDeck("conquest/begins-with-warlord")
    cards = {card: copies for card, copies in deck.cards if card != wanted.id or wanted.copies}
    return Deck(deck.name, deck.warlord, tuple((cards | ({wanted.id: wanted.copies} if wanted.copies else {})).items()))


def _under(warlord: str, deck: Deck | None) -> Deck:
    """The squad of the old warlord leaves, that of the new one comes (DB2); everything else stays."""
    kept = {} if deck is None else dict(deck.cards)
    for fact in squad_of(deck.warlord) if deck else ():
        kept.pop(fact["id"], None)
    squad = {fact["id"]: fact["quantity"] for fact in squad_of(warlord)}
    return Deck(deck.name if deck else "", warlord, tuple((squad | kept).items()))


def pool(deck: Deck | None) -> list[Offer]:
    """The warlords, and every card that can be in a deck; one that does not fit says why."""
    warlords = [_warlord(fact, deck) for fact in facts() if fact["type"] == WARLORD]
    if deck is None:
        return warlords
    inside, allies = dict(deck.cards), deck.allies()
    possible = [f for f in facts() if f["type"] not in (PLANET, TOKEN, WARLORD) or f["id"] in inside]
    ordered = sorted(possible, key=lambda fact: fact["squad"] != deck.warlord)
    return [*warlords, *(_card(fact, deck, inside.get(fact["id"], 0), allies) for fact in ordered)]


def _warlord(fact: dict[str, Any], deck: Deck | None) -> Offer:
    chosen = deck is not None and deck.warlord == fact["id"]
    return Offer(WARLORD, fact["id"], WARLORD, Titles(fact["title"]), (fact["id"],), int(chosen), 1)


def _card(fact: dict[str, Any], deck: Deck, count: int, allies: list[str]) -> Offer:
    own = fact["squad"] == deck.warlord
    fits = not _reasons(fact, deck, 1, allies)
    return Offer(
        CARD,
        fact["id"],
        SQUAD if own else fact["type"],
        Titles(fact["title"]),
        (fact["id"],),
        count,
        fact["quantity"] if own else MOST_COPIES if fits else 0,
        tuple(_reasons(fact, deck, count + 1, allies)),
        fixed=own,
    )


def _reasons(fact: dict[str, Any], deck: Deck, copies: int, allies: list[str]) -> list[Reason]:
    """Why there may not be so many copies."""
    if fact["squad"] == deck.warlord:
        return deck.problems_of_squad(fact, copies) if copies > fact["quantity"] else []
    broken = deck.problems_of_card(fact, copies)
    return broken or deck.problems_of_allies({*allies, str(fact["faction"])})


def curves(deck: Deck) -> list[Curve]:
    """What the cards cost, their shields, the command icons of the army, and how many there are of each type."""
    known = known_facts()
    cards = [known[card] for card, copies in deck.cards for _ in range(copies)]
    return [
        numbers_curve("cost", _numbers(cards, "cost"), HIGHEST_COST),
        numbers_curve("shields", (fact["shield"] or 0 for fact in cards if fact["type"] != ARMY), MOST_SHIELDS),
        numbers_curve("command", (fact["command"] or 0 for fact in cards if fact["type"] == ARMY), MOST_COMMAND),
        words_curve("types", "deck-type", Counter(sorted(fact["type"] for fact in cards))),
    ]


def _numbers(cards: Iterable[dict[str, Any]], key: str) -> list[int]:
    return [fact[key] for fact in cards if isinstance(fact[key], int)]


def tallies(deck: Deck) -> list[Tally]:
    """Fifty cards or more (DB3)."""
    return [Tally("cards", deck.size, LEAST_CARDS, 0)]


BUILDING = Building(change, pool, curves, tallies, MAKEUP)
