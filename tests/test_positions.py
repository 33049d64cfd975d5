"""Positions are read and written: what is written down of a table is that table again (docs/positions.md)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import zeton
from zeton import BadPosition, Match
from zeton.kernel.law import broken_laws

BEGINNINGS = {
    "star_wars_lcg": {"action", "engage", "commit", "attackers", "defenders"},
    "conquest": {"deploy turn", "dial", "combat turn"},
    "destiny": {"action"},
    "clone_wars": {"turn"},
}
"""Kinds of decision at which nothing is half done."""
HALF_DONE = {"star_wars_lcg": "pay", "conquest": "defender", "destiny": "reroll", "clone_wars": "damage"}


def moments(name: str, games: int = 8) -> list[Match]:
    """Decisions of random games."""
    found = []
    for seed in range(games):
        rng = random.Random(seed)
        arguments: dict[str, Any] = zeton.game(name).random_setup(rng)
        match = zeton.new(name, arguments.pop("decks", None), seed=seed, **arguments)
        while match.decision is not None and len(found) < 300 * (seed + 1):
            match.choose(rng.randrange(len(match.decision.options)))
            if match.decision is not None and rng.random() < 0.1:
                found.append(match.clone())
    return found


def written(match: Match) -> dict[str, Any] | None:
    try:
        return match.position()
    except BadPosition:
        return None


@pytest.mark.parametrize("name", zeton.games())
def test_what_is_written_of_a_table_is_that_table_again(name: str) -> None:
    tried = lost = 0
    for match in moments(name):
        assert match.decision is not None
        if match.decision.kind not in BEGINNINGS[name]:
            continue
        tried += 1
        given = written(match)
        if given is None:  # an ability was used this turn, an effect lasts: a position does not say so
            lost += 1
            continue
        again = zeton.position(name, json.loads(json.dumps(given)))
        assert again.decision is not None and again.decision.kind == match.decision.kind
        assert again.position() == given and broken_laws(again.table) == []
    assert tried > 20 and lost < tried / 2, (tried, lost)


@pytest.mark.parametrize("name", zeton.games())
def test_what_is_half_done_is_not_written(name: str) -> None:
    half_done = [match for match in moments(name) if match.decision and match.decision.kind == HALF_DONE[name]]
    assert half_done
    for match in half_done:
        with pytest.raises(BadPosition, match="half done"):
            match.position()


def test_a_box_of_ones_own_is_written_with_the_position() -> None:
    components = json.loads(zeton.game("clone_wars").file_text("components"))
    match = zeton.new("clone_wars", seats=2, seed=1, components=components, difficulty="padawan")
    while match.decision is not None and match.decision.kind != "turn":
        match.choose(0)
    given = match.position()
    assert given["components"] == components
    assert zeton.position("clone_wars", given).position() == given
