"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, bearing

BLADE = "Dozer Blade"
FORTRESS = "Inquisitorial Fortress"


def test_dozer_blade_strengthens_a_vehicle() -> None:
    scene = Scene(one={"planets": {1: [bearing("Leman Russ Battle Tank", BLADE)]}})
    printed = scene.table.cards[scene.number("Leman Russ Battle Tank")].health
    assert scene.health_of("Leman Russ Battle Tank") == printed + 2


def test_dozer_blade_is_for_vehicles() -> None:
    scene = Scene(one={"hand": [BLADE], "planets": {1: ["Leman Russ Battle Tank", "Iron Guard Recruits"]}})
    scene.one.picks(f"deploy {BLADE}")
    assert scene.card(BLADE).host == "Leman Russ Battle Tank"


def test_inquisitorial_fortress_routs_an_army_unit_and_is_gone() -> None:
    scene = Scene(one={"supports": [FORTRESS]}, two={"planets": {1: ["Goff Nob"], 2: ["Land Raider"]}})
    scene.one.picks(f"use {FORTRESS}")
    scene.one.is_offered("target Goff Nob", "target Land Raider")
    scene.one.picks("target Goff Nob")
    assert scene.zone_of(FORTRESS) == "discard"
    assert "Goff Nob" in scene.two.units_at(0)
    assert scene.is_exhausted("Goff Nob")


def test_an_exhausted_inquisitorial_fortress_routs_nobody() -> None:
    scene = Scene(one={"supports": [{"card": FORTRESS, "exhausted": True}]}, two={"planets": {1: ["Goff Nob"]}})
    assert not scene.one.can(f"use {FORTRESS}")
