"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_sound_the_alarm_rerolls_damage() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "1R")]
    scene = duel("Han Solo", against=foes, hand=["Sound The Alarm"])
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Sound The Alarm", "reroll Veteran Stormtrooper 2RD")
    assert sorted(scene.v.pool) == ["Boba Fett 1R", "Veteran Stormtrooper -"]
