"""A game played with the seats exchanged, and with the cards numbered otherwise, is the same game.

The same two decks are laid twice, the second time with the seats exchanged and each deck listed backwards. Chance is made to
treat both alike: whatever it draws from is put into the order of the first table before. Then every question of the one game is
the question of the other, to the other seat, with the same options about the same cards; and both end alike.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import zeton
from zeton.games.destiny.rules import setup as destiny_setup
from zeton.kernel import chance
from zeton.kernel.decision import PASS, Option
from zeton.kernel.match import Match
from zeton.kernel.pools import POOL
from zeton.kernel.table import Table

DUELS = [name for name in zeton.games() if zeton.game(name).seats == (2, 2)]


def backwards(deck: Any) -> Any:
    """The same deck, listed the other way round; what lies on the table in the order of the list keeps its order."""
    lists = {"star_wars_lcg": "sets", "conquest": "cards", "destiny": "cards"}
    name = next(game for game in lists if game in type(deck).__module__)
    return replace(deck, **{lists[name]: getattr(deck, lists[name])[::-1]})


class Exchanged:
    """Which card of the one table is which of the other, and the order in which chance sees the cards of each."""

    def __init__(self) -> None:
        self.ranks: dict[int, list[int]] = {}  # by the cards of a table
        self.backwards = 0  # the cards of the second table

    def pair(self, first: Table, second: Table) -> list[int]:
        """The number on the second table of each card of the first."""
        places: dict[tuple[str, int], list[int]] = {}
        for card in range(len(second.cards)):
            places.setdefault((second.cards[card].id, 1 - second.owner[card]), []).append(card)
        numbers = []
        for card in range(len(first.cards)):
            key = (first.cards[card].id, first.owner[card])
            # What belongs to nobody lies with the first seat on either table.
            numbers.append((places.get(key) or places[key[0], 1 - key[1]]).pop(0))
        rank = [0] * len(numbers)
        for card, number in enumerate(numbers):
            rank[number] = card
        self.ranks = {id(first.cards): list(range(len(numbers))), id(second.cards): rank}
        self.backwards = id(second.cards)
        return numbers

    def in_order(self, table: Table, cards: list[int]) -> list[int]:
        rank = self.ranks[id(table.cards)]
        return sorted(cards, key=rank.__getitem__)

    def seats(self, table: Table) -> tuple[int, int]:
        return (1, 0) if id(table.cards) == self.backwards else (0, 1)


@pytest.fixture
def exchanged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Exchanged]:
    found = Exchanged()

    def shuffle(self: Table, kind: int, seat: int, bottom: int = 0) -> None:
        pile = self.pile(kind, seat)
        mixed = found.in_order(self, pile[:bottom] if bottom else pile)
        self.chance = chance.shuffle(mixed, self.chance)
        for card in mixed:
            self.seen[card] = 0
        pile[: len(mixed)] = mixed

    def roll(self: Table, cards: list[int]) -> int:
        return found.in_order(self, cards)[self.random(len(cards))]

    drawn = Table.random

    def draw(self: Table, bound: int) -> int:
        number = drawn(self, bound)
        # In Conquest chance names the seat that begins.
        return found.seats(self)[number] if self.game.id == "conquest" and self.step_now == "S1" else number

    monkeypatch.setattr(Table, "shuffle", shuffle)
    monkeypatch.setattr(Table, "roll", roll)
    monkeypatch.setattr(Table, "random", draw)
    monkeypatch.setattr(destiny_setup, "both", found.seats)
    yield found


def begin(name: str, pool: str, seed: int, exchanged: Exchanged) -> tuple[Match, Match, Callable[[Option], Option]]:
    game = zeton.game(name)
    rng = random.Random(seed)
    while True:
        setup = game.random_setup(rng, {POOL: pool} if pool else {})
        decks = [game.deck(deck) for deck in setup.pop("decks")]
        there = tuple(backwards(deck) for deck in reversed(decks))
        tables = [game.set_up(game.check_setup(pair, None, setup), seed) for pair in (tuple(decks), there)]
        if not HELD or any(card.id == HELD for card in tables[0].cards):
            break
    numbers = exchanged.pair(tables[0], tables[1])
    first, second = (Match(game, None, seed, table) for table in tables)
    for table in tables:
        table.run()

    def other(option: Option) -> Option:
        return option._replace(card=numbers[option.card], target=numbers[option.target])

    return first, second, other


GAMES = int(os.environ.get("ZETON_EXCHANGED_GAMES", "240"))  # of each
BATCHES = 4  # so that several processes share them
POOLED = os.environ.get("ZETON_EXCHANGED_POOL", "")  # such as "core, warlord"; without it, all sets that play
HELD = os.environ.get("ZETON_EXCHANGED_HOLDING", "")  # a card, by its id, that one of the decks has


@pytest.mark.parametrize("name", DUELS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_game_with_seats_and_card_numbers_exchanged_is_the_same_game(name: str, batch: int, exchanged: Exchanged) -> None:
    for seed in range(batch, GAMES, BATCHES):
        first, second, other = begin(name, POOLED, seed, exchanged)
        rng = random.Random(seed)
        while first.decision is not None:
            here, there = first.decision, second.decision
            assert there is not None, f"game {seed}: the exchanged one is over: {second.outcome}"
            assert (there.kind, there.seat) == (here.kind, 1 - here.seat), f"game {seed}"
            assert set(there.options) == {other(option) for option in here.options}, f"game {seed}: {here}"
            option = eager_choice(here.options, rng)
            first.choose(option)
            second.choose(other(option))
        assert second.decision is None and first.outcome is not None and second.outcome is not None
        assert second.outcome.reason == first.outcome.reason
        assert second.outcome.winners == tuple(sorted(1 - seat for seat in first.outcome.winners))


def eager_choice(options: tuple[Option, ...], rng: random.Random) -> Option:
    """Whoever mostly does something meets more that happens at once than whoever passes."""
    doing = [option for option in options if option != PASS]
    return rng.choice(doing if doing and rng.random() < 0.85 else list(options))
