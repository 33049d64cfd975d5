"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_use_the_force_awakenings_turns_a_die() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Use The Force"])
    scene.h.picks("play Use The Force", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
    assert not duel("Tarkin", against=card(VETERAN, "2RD"), hand=["Use The Force"]).h.can("play Use The Force")
