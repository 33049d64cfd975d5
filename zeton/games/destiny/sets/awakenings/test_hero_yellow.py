"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_hired_gun_has_costly_sides() -> None:
    scene = duel(card("Hired Gun", "3RD1"), resources=1)
    scene.h.picks("resolve Hired Gun 3RD1", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    assert not duel(card("Hired Gun", "3RD1"), resources=0).h.can("resolve Hired Gun 3RD1")
