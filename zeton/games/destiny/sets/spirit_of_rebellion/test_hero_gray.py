"""Gray hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_r2_d2_spirit_of_rebellion_resolves_a_die_with_one_more() -> None:
    r2 = card("R2-D2 (Spirit of Rebellion)", "Sp")
    scene = duel(card("Luke Skywalker", "2RD"), supports=[r2])
    scene.h.picks("resolve R2-D2 Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and not scene.h.pool
