"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, tired

WOLF = "Lone Wolf"


def hunting(one: dict[int, list[Any]], two: dict[int, list[Any]], **given: Any) -> Scene:
    """Player one may act before the battles; there are four planets."""
    planets = ["Plannum", "Barlus", "Elouith", "Carnath"]
    return Scene(one={"planets": one, **given}, two={"planets": two}, planets=planets, phase="combat", window="before")


def test_lone_wolf_exhausts_to_hunt_a_warlord_where_you_have_nobody() -> None:
    scene = hunting({1: [WOLF]}, {3: ["Nazdreg"], 4: ["Goff Nob"]})
    scene.one.picks(f"use {WOLF}", "target Elouith")
    assert scene.one.units_at(3) == [WOLF]
    assert scene.is_exhausted(WOLF)


def test_lone_wolf_hunts_from_the_hq_too() -> None:
    scene = hunting({}, {3: ["Nazdreg"]}, hq=[WOLF])
    scene.one.picks(f"use {WOLF}", "target Elouith")
    assert scene.one.units_at(3) == [WOLF]


def test_lone_wolf_goes_nowhere_that_you_have_a_unit() -> None:
    assert not hunting({1: [WOLF], 3: ["Void Pirate"]}, {3: ["Nazdreg"]}).one.can(f"use {WOLF}")
    assert not hunting({3: [WOLF]}, {3: ["Nazdreg"]}).one.can(f"use {WOLF}")


def test_lone_wolf_needs_an_enemy_warlord_at_a_planet_and_to_be_ready() -> None:
    assert not hunting({1: [WOLF]}, {3: ["Goff Nob"]}).one.can(f"use {WOLF}")
    assert not hunting({1: [tired(WOLF)]}, {3: ["Nazdreg"]}).one.can(f"use {WOLF}")
