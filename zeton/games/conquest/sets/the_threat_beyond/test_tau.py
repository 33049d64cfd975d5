"""Tau cards, in the order of tau.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle

GRENADIERS = "Fire Warrior Grenadiers"
CITY = "Ksi'M'Yen Orbital City"
ENVOY = "Ethereal Envoy"


def test_fire_warrior_grenadiers_grow_with_every_ethereal_unit() -> None:
    scene = Scene(one={"planets": {1: [GRENADIERS, ENVOY, ENVOY], 2: [ENVOY]}})
    assert (scene.attack_of(GRENADIERS), scene.command_of(GRENADIERS)) == (6, 2)
    alone = Scene(one={"planets": {1: [GRENADIERS], 2: [ENVOY]}}, two={"planets": {1: [ENVOY]}})
    assert (alone.attack_of(GRENADIERS), alone.command_of(GRENADIERS)) == (2, 0)


def test_the_orbital_city_sends_an_ethereal_unit_and_readies_it() -> None:
    hq = [{"card": ENVOY, "exhausted": True}, "Carnivore Pack"]
    scene = battle(["Crushface"], ["Goff Nob"], one_hq=hq, one_supports=[CITY], window="window")
    scene.one.picks(f"use {CITY}", "target Plannum")
    assert ENVOY in scene.one.units_at(1)
    assert not scene.is_exhausted(ENVOY)
    assert scene.is_exhausted(CITY)


def test_the_orbital_city_needs_an_ethereal_unit_at_home() -> None:
    scene = battle(["Crushface", ENVOY], ["Goff Nob"], one_hq=["Carnivore Pack"], one_supports=[CITY], window="window")
    assert not scene.one.can(f"use {CITY}")
