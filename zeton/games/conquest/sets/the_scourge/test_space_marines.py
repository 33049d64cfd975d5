"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

PRIEST = "Morkai Rune Priest"
WOLF = "Fenrisian Wolf"


def test_morkai_rune_priest_strikes_whoever_retreats() -> None:
    scene = battle([PRIEST, "Blackmane Sentinel"], ["Goff Nob", "Land Raider"], window="end of round")
    scene.one.picks("retreat Blackmane Sentinel", "done")
    assert scene.damage_on("Blackmane Sentinel") == 0
    scene.two.picks("retreat Goff Nob", "done")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.two.units_at(0)[-1] == "Goff Nob"


def test_who_is_destroyed_on_the_way_does_not_retreat() -> None:
    scene = battle([PRIEST], [wounded("Goff Nob", 2), "Land Raider"], window="end of round", two_deck=["Raid"] * 3)
    scene.one.picks("done")
    health = scene.health_of("Goff Nob")
    scene.table.damage[scene.number("Goff Nob")] = health - 1
    scene.two.picks("retreat Goff Nob", "done")
    assert scene.zone_of("Goff Nob") == "discard"


def test_morkai_rune_priest_strikes_a_warlord_that_leaves_in_its_turn() -> None:
    scene = battle([PRIEST], ["Nazdreg", "Goff Nob"])
    scene.two.picks("retreat Nazdreg")
    assert scene.damage_on("Nazdreg") == 1
    assert "Nazdreg" in scene.two.units_at(0)


def test_fenrisian_wolf_strikes_when_a_battle_begins() -> None:
    scene = battle([bearing("Blood Angels Veterans", WOLF)], ["Crushface", "Nazdreg", "Possessed"], window="begin")
    scene.one.picks(f"use {WOLF}")
    scene.one.is_offered("target Blood Angels Veterans", "target Crushface", "target Possessed")
    scene.one.picks("target Possessed")
    assert scene.is_exhausted("Blood Angels Veterans")
    assert scene.damage_on("Possessed") == scene.attack_of("Blood Angels Veterans")


def test_fenrisian_wolf_needs_a_ready_master_of_your_own_r15_7() -> None:
    bearer = {**tired("Blood Angels Veterans"), **bearing("Blood Angels Veterans", WOLF)}
    assert not battle([bearer], ["Goff Nob"], window="begin").one.can(f"use {WOLF}")


def test_fenrisian_wolf_goes_on_army_units() -> None:
    scene = Scene(one={"hand": [WOLF], "resources": 2, "planets": {1: ["Eager Recruit"]}}, planets=["Plannum"])
    scene.one.picks(f"deploy {WOLF}")
    assert scene.card(WOLF).host == "Eager Recruit"
