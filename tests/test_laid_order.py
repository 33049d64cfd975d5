"""Whose card was laid first, and in which order cards lie, decides nothing: a game in which they are mixed is the same game.

The same game is played twice. In the second one whatever lies in no order (hands, units, upgrades, dice, squads …) is mixed
between choices. Chance is made to treat both alike: what it draws from is put in order before. Then both ask the same questions
with the same options, judge them alike and end alike.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from typing import Any

import pytest

import zeton
from zeton.games.destiny.rules import dice
from zeton.kernel import chance
from zeton.kernel.decision import PASS
from zeton.kernel.event import Event
from zeton.kernel.match import Match
from zeton.kernel.table import Table

GAMES = int(os.environ.get("ZETON_LAID_GAMES", "12"))  # of each

LYING = {
    "star_wars_lcg": "hand units enhancements objectives captured edge_stack victory",
    "conquest": "hand supports attachments victory removed hq planet_1 planet_2 planet_3 planet_4 planet_5 planet_6 planet_7",
    "destiny": "hand upgrades supports on_cards pool set_aside",
    "clone_wars": "squad second_squad board missions completed",
}
"""The zones of each game whose order means nothing. Tokens that are not in play keep theirs, and so do characters, about whom
one is asked in turn when damage is divided: which token comes, who is asked about first makes other questions, no difference.
"""

ONE_BY_ONE = frozenset(("nurgling-bomb", "mind-trick"))
"""Cards that ask about one unit after another, or call a group by one of its dice: in whatever order, but not by another."""


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance sees cards by their numbers."""

    def shuffle(self: Table, kind: int, seat: int, bottom: int = 0) -> None:
        pile = self.pile(kind, seat)
        mixed = sorted(pile[:bottom] if bottom else pile)
        self.chance = chance.shuffle(mixed, self.chance)
        for card in mixed:
            self.seen[card] = 0
        pile[: len(mixed)] = mixed

    rolled = dice.roll

    def roll(table: Any, given: Iterable[int], *, into_pool: bool = False) -> list[Event]:
        return rolled(table, sorted(given), into_pool=into_pool)

    monkeypatch.setattr(Table, "shuffle", shuffle)
    monkeypatch.setattr(Table, "roll", lambda self, cards: sorted(cards)[self.random(len(cards))])
    monkeypatch.setattr(dice, "roll", roll)


def begin(name: str, seed: int) -> Match:
    """A random game without the cards that ask one by one."""
    rng = random.Random(seed)
    while True:
        match = zeton.new(name, seed=seed, **zeton.game(name).random_setup(rng))
        if not any(card.id in ONE_BY_ONE for card in match.table.cards):
            return match


def mix(match: Match, rng: random.Random) -> None:
    table = match.table
    lying = LYING[match.game.id].split()
    for kind, zone in enumerate(match.game.zones):
        for seat in range(match.seats) if zone.name in lying else ():
            rng.shuffle(table.pile(kind, seat))


@pytest.mark.parametrize("name", zeton.games())
@pytest.mark.usefixtures("in_order")
def test_a_game_in_which_cards_lie_in_another_order_is_the_same_game(name: str) -> None:
    for seed in range(GAMES):
        first = begin(name, seed)
        second, rng = first.clone(), random.Random(seed)
        while first.decision is not None:
            here, there = first.decision, second.decision
            assert there is not None, f"game {seed}: the other one is over: {second.outcome}"
            assert (there.kind, there.seat) == (here.kind, here.seat), f"game {seed}, {here.number}"
            assert set(there.options) == set(here.options), f"game {seed}: {here}"
            for seat in range(first.seats):
                assert second.evaluate(seat) == pytest.approx(first.evaluate(seat)), f"game {seed}: {here}"
            doing = [option for option in here.options if option != PASS]
            option = rng.choice(doing if doing and rng.random() < 0.85 else list(here.options))
            first.choose(option)
            second.choose(option)
            mix(second, rng)
        assert second.decision is None and second.outcome == first.outcome
