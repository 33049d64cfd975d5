"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_overkill_spirit_of_rebellion_is_all_modifiers() -> None:
    overkill = card("Overkill", "+3RD")
    scene = duel(card("Han Solo", "2RD", upgrades=[overkill]))
    assert not scene.h.can("resolve Overkill +3RD")
    scene.h.picks("resolve Han Solo 2RD", "add Overkill +3RD → Han Solo 2RD", "hit Veteran Stormtrooper ×5")
    assert scene.zone_of(VETERAN) == "characters" and not scene.h.pool
