"""Laying out a table: which card is which number, and where everything begins (R2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from zeton.games.star_wars_lcg.decks import SIDES, Deck, find_deck
from zeton.games.star_wars_lcg.rules.printed import DIAL_PIECE, Printed, printed_cards
from zeton.games.star_wars_lcg.rules.setup import Setup
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    AFFILIATION,
    AFFILIATION_CARD,
    BESIDE,
    DECK,
    IMPLIED,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
)
from zeton.games.star_wars_lcg.rules.turn import Turn
from zeton.kernel import chance
from zeton.kernel.duel import index_of
from zeton.kernel.game import Game

NO_CARD = Printed(id="", title="", type="", side="", affiliation="Neutral")


def lay_table(game: Game, cards: list[list[Printed]], sides: tuple[str, str]) -> StarWarsTable:
    """A table with these cards of each seat, all of them nowhere yet, and the dial beside it."""
    printed = (NO_CARD, *cards[0], *cards[1], DIAL_PIECE)
    owner = bytes([0] + [0] * len(cards[0]) + [1] * len(cards[1]) + [0])
    # Pool 0: the dial; then objectives and command cards of each seat, whose backs differ.
    pool = bytes(0 if i == 0 or p is DIAL_PIECE else 1 + 2 * owner[i] + (p.type == OBJECTIVE) for i, p in enumerate(printed))
    index = index_of(printed, owner, IMPLIED)
    table = StarWarsTable(game=game, seats=2, cards=printed, owner=owner, pool=pool, index=index)
    table.lay()
    table.light = sides.index(LIGHT)
    table.active = table.dark
    table.dial_piece = len(printed) - 1
    table.place(table.dial_piece, BESIDE, 0)
    return table


def new_table(game: Game, setup: Mapping[str, Any], seed: int) -> StarWarsTable:
    """A table at the beginning of setup; it is the same for every game of two decks, but for chance and the options."""
    decks = [find_deck(deck) for deck in setup["decks"]]
    table = _beginning(game, decks[0], decks[1]).copy()
    assert isinstance(table, StarWarsTable)
    table.chance = chance.first_state(seed)
    table.faq = setup["options"]["faq"]
    table.stack = [Turn(), Setup(table.dark, mulligan=setup["options"]["mulligan"])]
    return table


@lru_cache(64)
def _beginning(game: Game, *decks: Deck) -> StarWarsTable:
    """The affiliation cards in play and both decks face down (R2.1)."""
    table = lay_table(game, [deck_cards(deck) for deck in decks], (decks[0].side, decks[1].side))
    for card in range(1, table.dial_piece):
        kind = {AFFILIATION_CARD: AFFILIATION, OBJECTIVE: OBJECTIVE_DECK}.get(table.cards[card].type, DECK)
        table.place(card, kind, table.owner[card])
    return table


def deck_cards(deck: Deck) -> list[Printed]:
    """Every card of a deck, the affiliation card first."""
    known = printed_cards()
    ids = [affiliation_id(deck.affiliation), *deck.objectives(), *deck.commands()]
    return [known[card] for card in ids]


def affiliation_id(affiliation: str) -> str:
    """The definition of an affiliation card."""
    assert affiliation in SIDES
    return "affiliation-" + affiliation.lower().replace(" ", "-")
