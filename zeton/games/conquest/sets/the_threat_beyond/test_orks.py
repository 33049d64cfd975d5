"""Ork cards, in the order of orks.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle

THUG = "Snakebite Thug"
WARBIKER = "Evil Sunz Warbiker"
HEAP = "Mork's Great Heap"


def test_snakebite_thug_is_hurt_by_its_own_attack() -> None:
    scene = battle([THUG, "Goff Nob"], ["Land Raider", "Eager Recruit"])
    scene.one.attacks(THUG, "Land Raider")
    assert (scene.damage_on(THUG), scene.damage_on("Land Raider")) == (1, 3)


def test_evil_sunz_warbiker_is_stronger_where_a_warlord_is() -> None:
    assert battle([WARBIKER], ["Captain Cato Sicarius"]).attack_of(WARBIKER) == 4
    assert Scene(one={"planets": {1: [WARBIKER]}}).attack_of(WARBIKER) == 2


def test_morks_great_heap_strengthens_ork_units_but_no_tokens() -> None:
    units = {1: ["Goff Nob", "Snotlings", "Void Pirate"]}
    scene = Scene(one={"warlord": "Nazdreg", "supports": [HEAP], "planets": units}, two={"planets": {1: ["Crushface"]}})
    assert scene.health_of("Goff Nob") == 7
    assert scene.health_of("Snotlings") == 1
    assert scene.health_of("Void Pirate") == 1
    assert scene.health_of("Crushface") == 3
    assert scene.health_of("Nazdreg") == scene.table.cards[scene.number("Nazdreg")].health + 1
