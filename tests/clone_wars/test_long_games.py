"""Random games with a kind die and a long threat track: they reach finales and victories, and the contract holds there too."""

import json
import random
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.rules.table import CloneWarsTable
from zeton.games.clone_wars.testing import own_components
from zeton.kernel.decision import Option
from zeton.kernel.match import Match

VILLAINS = ("ventress", "grievous", "maul", "dooku")


def kind_components() -> dict[str, Any]:
    own = own_components()
    own["die"]["faces"] = [{"success": 70, "damage": 0}, {"success": 7, "damage": 1}, {"success": 2, "damage": 1}]
    own["tracks"]["threat"]["lose_value"] = 60
    own["components"]["droids"] = 200
    return own


KIND = kind_components()


def check(match: Match, rng: random.Random) -> None:
    """What a seat sees stays the same in a copy dealt anew, and a copy plays on without touching the original."""
    seat = rng.randrange(match.seats)
    view = match.view(seat)
    json.dumps(view)
    assert match.determinize(seat, random.Random(1)).view(seat) == view
    before = match.digest()
    clone = match.clone()
    for _ in range(6):
        if clone.decision is None:
            break
        clone.choose(rng.randrange(len(clone.decision.options)))
    assert match.digest() == before


def eager(match: Match, rng: random.Random) -> Option:
    """Attempts and removals first, often a flight toward a mission (or the villain), otherwise anything."""
    assert match.decision is not None
    options = match.decision.options
    table = match.table
    assert isinstance(table, CloneWarsTable)
    good = [o for o in options if o.verb in ("attempt", "villain", "blockade") or (o.verb == "attack" and rng.random() < 0.6)]
    if not good and match.decision.kind in ("turn", "destination") and rng.random() < 0.7:
        goals = [planet for planet in table.tokens if planet] or [table.at[table.villains[0]] or 1]
        here = min(table.kit.distance[table.planet_of(table.active)][goal] for goal in goals)
        good = [o for o in options if o.verb == "fly" and min(table.kit.distance[o.target][g] for g in goals) < here]
    return rng.choice(good or options)


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_random_games_through_the_finale(villain: str, seats: int) -> None:
    reasons = set()
    for seed in range(4):
        rng = random.Random(seed)
        match = zeton.new("clone_wars", seats=seats, seed=seed, villain=villain, difficulty="padawan", components=KIND)
        while match.decision is not None:
            if rng.random() < 0.03:
                check(match, rng)
            match.choose(eager(match, rng))
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
        assert match.outcome.winners in ((), tuple(range(seats)))
        if seed == 0:
            assert zeton.replay(json.loads(json.dumps(match.record()))).digest() == match.digest()
    assert reasons & {"finale-mission", "villain-removed"}, reasons
