"""Tau cards, in the order of tau.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing

BROADSIDE = "Sa'cea XV88 Broadside"
NEGOTIATIONS = "Tense Negotiations"
DRONE = "Heavy Marker Drone"


def test_the_broadside_has_an_area_effect_while_it_carries_something() -> None:
    armed = Scene(one={"planets": {1: [bearing(BROADSIDE, "Ion Rifle")]}})
    assert armed.table.area_effect(armed.number(BROADSIDE)) == 2
    bare = Scene(one={"planets": {1: [BROADSIDE]}})
    assert bare.table.area_effect(bare.number(BROADSIDE)) == 0


def negotiating(**given: Any) -> Scene:
    """Shadowsun stands at Osus IV in an action window."""
    one = {"warlord": "Commander Shadowsun", "planets": {2: ["Commander Shadowsun"]}, "hand": [NEGOTIATIONS], "resources": 1}
    two = {"resources": 3, "planets": {3: ["Goff Nob"]}}
    planets = ["Plannum", "Osus IV", "Barlus"]
    return Scene(one={**one, **given}, two=two, planets=planets, phase="command", window="window")


def test_tense_negotiations_use_the_battle_ability_of_the_warlords_planet() -> None:
    scene = negotiating()
    scene.one.picks(f"use {NEGOTIATIONS}")
    assert scene.two.resources == 2
    assert scene.table.victor == -1


def test_tense_negotiations_need_a_ready_warlord() -> None:
    tired = {"card": "Commander Shadowsun", "exhausted": True}
    assert not negotiating(planets={2: [tired]}).one.can(f"use {NEGOTIATIONS}")


def test_tense_negotiations_need_a_warlord_at_a_planet() -> None:
    scene = Scene(one={"warlord": "Commander Shadowsun", "hand": [NEGOTIATIONS], "resources": 1}, two={"resources": 3})
    assert not scene.one.can(f"use {NEGOTIATIONS}")


def test_heavy_marker_drone_doubles_the_damage_its_bearer_is_dealt() -> None:
    units = [bearing("Goff Nob", {"card": DRONE, "of": "one"}), "Crushface"]
    scene = battle(["Carnivore Pack", "Void Pirate"], units)
    scene.one.attacks("Carnivore Pack", "Goff Nob")
    assert scene.zone_of("Goff Nob") == "discard"


def test_heavy_marker_drone_is_for_enemy_army_units() -> None:
    one = {"hand": [DRONE], "resources": 1, "planets": {1: ["Carnivore Pack"]}}
    assert not Scene(one=one).one.can(f"deploy {DRONE}")
    scene = Scene(one=one, two={"planets": {1: ["Goff Nob"]}})
    scene.one.picks(f"deploy {DRONE}")
    assert scene.card(DRONE).host == "Goff Nob"
