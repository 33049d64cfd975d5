"""Gray villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_speeder_bike_scout_removes_a_die_and_goes_on() -> None:
    scene = duel("Maul", supports=[card("Speeder Bike Scout", "Sp")], against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Speeder Bike Scout Sp", "remove Veteran Stormtrooper 2RD")
    scene.h.is_asked("additional action")
    assert not scene.v.pool
