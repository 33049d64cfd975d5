"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def claim(battlefield: str, **given: object) -> Scene:
    given.setdefault("against", card(VETERAN, "2RD"))
    scene = duel(card("Luke Skywalker", "2RD", "-", dice=2), battlefield=battlefield, **given)  # type: ignore[arg-type]
    scene.h.picks(f"claim {battlefield}", f"use {battlefield}")
    return scene


def test_arid_wasteland() -> None:
    assert claim("Arid Wasteland", v_battlefield="Imperial Palace", v_resources=2).v.resources == 1


def test_citadel_landing_zone() -> None:
    scene = claim("Citadel Landing Zone")
    scene.will_roll(("Luke Skywalker", "1MD"))
    scene.h.picks("reroll Luke Skywalker -", "done", "resolve Luke Skywalker 1MD", "hit Veteran Stormtrooper ×1")
    assert scene.h.pool == ["Luke Skywalker 2RD"]


def test_imperial_palace() -> None:
    scene = claim("Imperial Palace", v_hand=["Alter", "Mislead"])
    scene.h.picks("discard Alter")
    assert scene.v.hand == ["Mislead"]


def test_launch_deck() -> None:
    scene = claim("Launch Deck")
    scene.h.picks("remove Luke Skywalker 2RD")
    assert scene.damage_on(VETERAN) == 1


def test_outer_rim_outpost() -> None:
    scene = claim("Outer Rim Outpost")
    assert scene.h.resources == 6 and len(scene.h.hand) == 1


def test_petranaki_arena() -> None:
    scene = claim("Petranaki Arena", against=card(VETERAN, "2RD", shields=2))
    scene.h.picks("hit Veteran Stormtrooper ×1")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (1, 1, 2)


def test_power_generator_trench() -> None:
    scene = claim("Power Generator Trench")
    scene.h.picks("turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
