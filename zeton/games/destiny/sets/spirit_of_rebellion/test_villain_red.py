"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_death_trooper_has_no_ability() -> None:
    scene = duel(card("Death Trooper", "2RD"))
    scene.h.picks("resolve Death Trooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2
