"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_fast_hands_resolves_a_die_at_once() -> None:
    scene = duel(card("Han Solo", upgrades=["Fast Hands"]))
    scene.will_roll(("Han Solo", "2RD"))
    scene.h.picks("activate Han Solo", "resolve ability Fast Hands", "use Fast Hands", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.h.pool


def test_fast_hands_is_for_yellow_characters() -> None:
    assert not duel("Luke Skywalker", hand=["Fast Hands"]).h.can("play Fast Hands")
