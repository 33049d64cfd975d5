"""Nothing depends on the numbers of seats: a game played with the seats exchanged is the same game.

Who shuffles and rolls first is chance, so the exchange is made where the first round begins.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import zeton
from zeton.games.destiny.decks import random_pair
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.turn import ActionPhase
from zeton.kernel.decision import Option
from zeton.kernel.match import Match

COLUMNS = ("zone", "damage", "shields", "exhausted", "face", "used", "stored", "marked")


class Mirror:
    """A match at its first action, and the same with the players in each other's seats."""

    def __init__(self, match: Match) -> None:
        assert match.setup is not None
        self.match = match
        setup = {**match.setup, "decks": match.setup["decks"][::-1]}
        table = match.game.set_up(setup, 0)
        assert isinstance(table, DestinyTable)
        self.table = table
        of_seat = [[card for card in range(1, len(table.cards)) if table.owner[card] == seat] for seat in (1, 0)]
        mine = [[card for card in range(1, len(table.cards)) if match.table.owner[card] == seat] for seat in (0, 1)]
        self.number = {0: 0, **{a: b for seat in (0, 1) for a, b in zip(mine[seat], of_seat[seat], strict=True)}}
        self._lay()
        table.run()

    def _lay(self) -> None:
        old, new, number = self.match.table, self.table, self.number
        assert isinstance(old, DestinyTable)
        for card, image in number.items():
            for column in COLUMNS:
                getattr(new, column)[image] = getattr(old, column)[card]
            new.controller[image] = 1 - old.controller[card]
            new.host[image] = number[old.host[card]]
            new.seen[image] = (old.seen[card] & 1) << 1 | old.seen[card] >> 1 & 1 | old.seen[card] & ~3
        new.zones = [[number[card] for card in old.zones[place ^ 1]] for place in range(len(old.zones))]
        new.resources = old.resources[::-1]
        new.lasting = tuple(effect._replace(seat=1 - effect.seat) for effect in old.lasting)
        new.battlefield, new.active, new.round, new.phase = number[old.battlefield], 1 - old.active, old.round, old.phase
        new.chance = old.chance
        phase = old.stack[-1]
        assert isinstance(phase, ActionPhase) and len(old.stack) == 2 and not old.queue and not old.played
        new.stack = [replace(old.stack[0]), replace(phase, seat=1 - phase.seat, at=phase.at - 1)]

    def image(self, option: Option) -> Option:
        return Option(option.verb, self.number[option.card], self.number[option.target], option.number)


@pytest.mark.parametrize("seed", range(60))
def test_a_game_with_the_seats_exchanged_is_the_same_game(seed: int) -> None:
    rng = Random(seed)
    options = {name: rng.random() < 0.3 for name in zeton.game("destiny").options}
    match = zeton.new("destiny", decks=random_pair(rng), seed=seed, **options)
    while match.decision is not None and match.decision.kind != "action":
        match.choose(rng.randrange(len(match.decision.options)))
    mirror = Mirror(match)
    while match.decision is not None:
        here, there = match.decision, mirror.table.decision
        assert there is not None and (there.seat, there.kind) == (1 - here.seat, here.kind)
        images = [mirror.image(option) for option in here.options]
        assert sorted(images) == sorted(there.options)
        picked = rng.randrange(len(images))
        match.choose(picked)
        mirror.table.answer(images[picked])
    assert match.outcome is not None and mirror.table.outcome is not None
    assert mirror.table.outcome.winners == tuple(1 - seat for seat in match.outcome.winners)
