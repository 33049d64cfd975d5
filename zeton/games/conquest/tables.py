"""Laying out a table: which card is which number, and where everything begins (R2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from zeton.games.conquest.decks import Deck, find_deck
from zeton.games.conquest.rules.printed import HQ_PIECE, Printed, printed_cards
from zeton.games.conquest.rules.round import Round
from zeton.games.conquest.rules.setup import Setup
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    BANK,
    BESIDE,
    BOX,
    DECK,
    HEADQUARTERS,
    HQ,
    IMPLIED,
    PLANET,
    TOKEN,
    TOKENS_OF_A_KIND,
    WARLORD,
)
from zeton.kernel import chance
from zeton.kernel.duel import index_of
from zeton.kernel.game import Game

NO_CARD = Printed(id="", title="", type="")
POOL_OF_PLANETS = 3


def lay_table(game: Game, cards: list[list[Printed]], factions: list[set[str]]) -> ConquestTable:
    """A table with these cards of each seat and all planets, nowhere yet; the HQs and the token units are in place."""
    known = printed_cards()
    planets = [card for card in known.values() if card.type == PLANET]
    tokens = [
        [
            card
            for card in known.values()
            if card.type == TOKEN and card.faction in factions[seat]
            for _ in range(TOKENS_OF_A_KIND)
        ]
        for seat in (0, 1)
    ]
    printed = (NO_CARD, *cards[0], *cards[1], *planets, HQ_PIECE, HQ_PIECE, *tokens[0], *tokens[1])
    neutral = [0] * (1 + len(cards[0])) + [1] * len(cards[1]) + [0] * len(planets)
    owner = bytes([*neutral, 0, 1, *([0] * len(tokens[0])), *([1] * len(tokens[1]))])
    table = ConquestTable(
        game=game, seats=2, cards=printed, owner=owner, pool=_pool(printed, owner), index=index_of(printed, owner, IMPLIED)
    )
    table.lay()
    first = 1 + len(cards[0]) + len(cards[1]) + len(planets)
    table.headquarters = (first, first + 1)
    for number in range(first, len(printed)):
        table.place(number, BESIDE if printed[number].type == HEADQUARTERS else BANK, owner[number])
    table.warlords = (_warlord(table, 0), _warlord(table, 1))
    return table


def _pool(printed: tuple[Printed, ...], owner: bytes) -> bytes:
    """Cards with one back are dealt together: the decks of both seats, and the planets. The rest is never hidden."""
    pools = {PLANET: POOL_OF_PLANETS, TOKEN: 0, HEADQUARTERS: 0, WARLORD: 0, "": 0}
    return bytes(pools.get(card.type, 1 + owner[number]) for number, card in enumerate(printed))


def _warlord(table: ConquestTable, seat: int) -> int:
    return next(n for n, card in enumerate(table.cards) if card.type == WARLORD and table.owner[n] == seat)


def new_table(game: Game, setup: Mapping[str, Any], seed: int) -> ConquestTable:
    """A table at the beginning of setup; it is the same for every game of two decks, but for chance."""
    decks = [find_deck(deck) for deck in setup["decks"]]
    table = _beginning(game, decks[0], decks[1]).copy()
    assert isinstance(table, ConquestTable)
    table.chance = chance.first_state(seed)
    table.stack = [Round(), Setup()]
    return table


@lru_cache(64)
def _beginning(game: Game, *decks: Deck) -> ConquestTable:
    """Both decks face down and the warlords in their HQs (R2.1)."""
    table = lay_table(game, [deck_cards(deck) for deck in decks], [deck.factions() for deck in decks])
    places = {WARLORD: HQ, PLANET: BOX}
    for card in range(1, table.headquarters[0]):
        kind = table.cards[card].type
        table.place(card, places.get(kind, DECK), table.owner[card])
    return table


def deck_cards(deck: Deck) -> list[Printed]:
    """Every card of a deck, the warlord first."""
    known = printed_cards()
    return [known[deck.warlord], *(known[card] for card, copies in deck.cards for _ in range(copies))]
