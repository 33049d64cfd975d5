""" "Why not?" has an answer exactly where there is no option: at every turn of random games, for every card in sight."""

from __future__ import annotations

import random

import pytest

import zeton
from zeton.kernel import words

TURNS = {
    "star_wars_lcg": {"action"},
    "conquest": {"action", "deploy turn"},
    "destiny": {"action", "additional action"},
}


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize("seed", range(2))
def test_a_card_has_an_option_or_a_reason_and_never_both(game: str, seed: int) -> None:
    rng = random.Random(seed)
    match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
    asked = 0
    while match.decision is not None:
        decision = match.decision
        if decision.kind in TURNS[game]:
            asked += 1
            offered = {option.card for option in decision.options if option.card}
            for card in match.view(decision.seat)["cards"]:
                reasons = match.explain(decision.seat, card)
                assert bool(reasons) != (card in offered), match.table.cards[card].title
                assert all(words.reason_words(reason, "en", match) for reason in reasons)
        match.choose(rng.randrange(len(decision.options)))
    assert asked > 10
