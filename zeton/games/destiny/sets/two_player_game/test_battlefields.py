"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import duel

VETERAN = "Veteran Stormtrooper"


def test_hangar_bay_hits_for_an_event_or_a_support() -> None:
    scene = duel("Maul", battlefield="Hangar Bay", v_deck=["Alter"])
    scene.h.picks("claim Hangar Bay", "use Hangar Bay", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.v.pile("deck") == ["Alter"]
    upgrade = duel("Maul", battlefield="Hangar Bay", v_deck=["Hunting Rifle"])
    upgrade.h.picks("claim Hangar Bay", "use Hangar Bay")
    assert upgrade.damage_on(VETERAN) == 0


def test_obi_wan_s_hut_shields_blue_for_nothing() -> None:
    scene = duel("Rey", "Han Solo", battlefield="Obi-Wan's Hut", resources=1)
    scene.h.picks("claim Obi-Wan's Hut", "use Obi-Wan's Hut", "mode Obi-Wan's Hut #1", "shield Rey ×1")
    assert scene.shields_on("Rey") == 1 and scene.h.resources == 1


def test_obi_wan_s_hut_shields_others_for_a_resource() -> None:
    scene = duel("Rey", "Han Solo", battlefield="Obi-Wan's Hut", resources=1)
    scene.h.picks("claim Obi-Wan's Hut", "use Obi-Wan's Hut", "mode Obi-Wan's Hut #2", "shield Han Solo ×1")
    assert scene.shields_on("Han Solo") == 1 and scene.h.resources == 0


def test_obi_wan_s_hut_is_free_for_the_poor_only_with_blue() -> None:
    scene = duel("Rey", "Han Solo", battlefield="Obi-Wan's Hut", resources=0)
    scene.h.picks("claim Obi-Wan's Hut", "use Obi-Wan's Hut")
    assert scene.shields_on("Rey") == 1
