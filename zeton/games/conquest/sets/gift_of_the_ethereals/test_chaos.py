"""Chaos cards, in the order of chaos.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, tired

BEARERS = "Rotten Plaguebearers"
BOMB = "Nurgling Bomb"
THRONE = "Throne of Vainglory"


def test_rotten_plaguebearers_exhaust_to_hurt_a_unit_beside_them() -> None:
    scene = Scene(one={"planets": {1: [BEARERS]}}, two={"planets": {1: ["Goff Nob"], 2: ["Crushface"]}})
    scene.one.picks(f"use {BEARERS}")
    assert not scene.one.can("target Crushface")
    scene.one.picks("target Goff Nob")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.is_exhausted(BEARERS)


def test_rotten_plaguebearers_must_be_ready_and_at_a_planet() -> None:
    assert not Scene(one={"planets": {1: [tired(BEARERS)]}}, two={"planets": {1: ["Goff Nob"]}}).one.can(f"use {BEARERS}")
    assert not Scene(one={"hq": [BEARERS]}).one.can(f"use {BEARERS}")


def test_nurgling_bomb_lets_everybody_choose_for_his_units() -> None:
    scene = battle([BEARERS, "Void Pirate"], ["Goff Nob", "Crushface"], one_hand=[BOMB], one_resources=3, window="window")
    scene.one.picks(f"use {BOMB}")
    scene.one.is_offered("hit Void Pirate ×1", "rout Void Pirate")
    scene.one.picks("rout Void Pirate")
    scene.two.is_offered("hit Goff Nob ×1", "rout Goff Nob")
    scene.two.picks("hit Goff Nob ×1", "rout Crushface")
    assert scene.damage_on("Goff Nob") == 1
    assert "Crushface" in scene.two.units_at(0)
    assert "Void Pirate" in scene.one.units_at(0)
    assert scene.one.units_at(1) == [BEARERS]


def test_nurgling_bomb_is_not_for_planets_with_none_but_nurgles_own() -> None:
    scene = battle([BEARERS], [BEARERS], one_hand=[BOMB], one_resources=3, window="window")
    assert not scene.one.can(f"use {BOMB}")


def test_throne_of_vainglory_calls_cultists_for_a_costly_card() -> None:
    scene = Scene(one={"supports": [THRONE], "deck": ["Goff Nob", "Raid", "Raid"]})
    scene.one.picks(f"use {THRONE}")
    assert scene.one.pile("discard") == ["Goff Nob"]
    assert scene.one.units_at(0).count("Cultist") == 2


def test_throne_of_vainglory_calls_nobody_for_a_cheap_card() -> None:
    scene = Scene(one={"supports": [THRONE], "deck": ["Shoota Mob", "Raid", "Raid"]})
    scene.one.picks(f"use {THRONE}")
    assert scene.one.pile("discard") == ["Shoota Mob"]
    assert "Cultist" not in scene.one.units_at(0)
