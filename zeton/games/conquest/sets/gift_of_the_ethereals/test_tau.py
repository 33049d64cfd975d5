"""Aun'shi and his squad, in the order of tau.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, tired

AUNSHI = "Aun'shi"
ENVOY = "Ethereal Envoy"
SANCTUM = "Aun'shi's Sanctum"
BLADE = "Honor Blade"
WISDOM = "Ethereal Wisdom"


def test_aunshi_gives_armorbane_to_tau_units_beside_him() -> None:
    scene = battle([AUNSHI, "Carnivore Pack", "Void Pirate"], ["Goff Nob"], one_planets={2: ["Fire Warrior Elite"]})
    assert scene.has(AUNSHI, "Armorbane")
    assert scene.has("Carnivore Pack", "Armorbane")
    assert not scene.has("Void Pirate", "Armorbane")
    assert not scene.has("Fire Warrior Elite", "Armorbane")


def test_aunshi_goes_home_after_his_attack_and_armorbane_with_him() -> None:
    scene = battle([AUNSHI, "Carnivore Pack"], ["Goff Nob", "Land Raider"])
    scene.one.attacks(AUNSHI, "Goff Nob")
    assert AUNSHI in scene.one.units_at(0)
    assert not scene.has("Carnivore Pack", "Armorbane")


def test_bloodied_aunshi_has_no_text() -> None:
    scene = battle([{"card": AUNSHI, "bloodied": True}, "Carnivore Pack"], ["Goff Nob", "Land Raider"])
    assert not scene.has("Carnivore Pack", "Armorbane")
    scene.one.attacks(AUNSHI, "Goff Nob")
    assert AUNSHI in scene.one.units_at(1)


def test_ethereal_envoy_goes_home_after_its_attack() -> None:
    scene = battle([ENVOY, "Carnivore Pack"], ["Land Raider"])
    scene.one.attacks(ENVOY, "Land Raider")
    assert ENVOY in scene.one.units_at(0)


def test_aunshis_sanctum_readies_whoever_is_with_an_ethereal_unit() -> None:
    planets: dict[int, list[Any]] = {1: [ENVOY, tired("Carnivore Pack")], 2: [tired("Fire Warrior Elite")]}
    scene = Scene(one={"planets": planets, "supports": [SANCTUM]})
    scene.one.picks(f"use {SANCTUM}")
    assert not scene.is_exhausted("Carnivore Pack")
    assert scene.is_exhausted("Fire Warrior Elite")
    assert scene.is_exhausted(SANCTUM)


def test_aunshis_sanctum_needs_an_ethereal_unit_of_yours_there() -> None:
    planets: dict[int, list[Any]] = {1: [tired("Carnivore Pack")], 2: [ENVOY]}
    assert not Scene(one={"planets": planets, "supports": [SANCTUM]}).one.can(f"use {SANCTUM}")


def test_honor_blade_strengthens_the_other_tau_units_beside_its_bearer() -> None:
    units = [bearing(ENVOY, BLADE), "Carnivore Pack", "Eager Recruit"]
    scene = battle(units, ["Fire Warrior Elite"], one_planets={2: ["Vash'ya Trailblazer"]})
    assert scene.attack_of("Carnivore Pack") == 4
    assert scene.attack_of(ENVOY) == 1
    assert scene.attack_of("Eager Recruit") == 2
    assert scene.attack_of("Fire Warrior Elite") == 1


def test_honor_blade_is_for_ethereal_units() -> None:
    one = {"hand": [BLADE], "resources": 1, "planets": {1: [ENVOY, "Carnivore Pack"]}}
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks(f"deploy {BLADE}")
    assert scene.card(BLADE).host == ENVOY


def test_ethereal_wisdom_makes_a_tau_unit_ethereal_for_the_phase() -> None:
    one: dict[str, Any] = {"hand": [WISDOM, BLADE, "Void Pirate"], "resources": 2}
    one["planets"] = {1: ["Carnivore Pack", "Eager Recruit"]}
    scene = Scene(one=one, two={"hand": ["Shoota Mob"], "resources": 1})
    assert not scene.one.can(f"deploy {BLADE}")
    scene.one.picks(f"use {WISDOM}")
    assert scene.attack_of("Carnivore Pack") == 4
    scene.two.passes()
    scene.one.picks(f"deploy {BLADE}")
    assert scene.card(BLADE).host == "Carnivore Pack"
    scene.one.passes()
    assert scene.zone_of(BLADE) == "discard"


def test_ethereal_wisdom_is_for_tau_units() -> None:
    scene = Scene(one={"hand": [WISDOM], "planets": {1: ["Eager Recruit"]}, "warlord": "Nazdreg"})
    assert not scene.one.can(f"use {WISDOM}")
