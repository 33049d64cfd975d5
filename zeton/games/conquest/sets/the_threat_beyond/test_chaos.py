"""Chaos cards, in the order of chaos.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

ZEALOTS = "Noise Marine Zealots"
RIFT = "Turbulent Rift"
CHOIR = "Cacophonic Choir"


def test_noise_marine_zealots_are_stronger_where_a_warlord_is() -> None:
    assert battle([ZEALOTS], ["Nazdreg"]).attack_of(ZEALOTS) == 4
    assert Scene(one={"planets": {1: [ZEALOTS]}}).attack_of(ZEALOTS) == 2


def deploying(card: str, **one: Any) -> Scene:
    scene = Scene(
        one={"hand": [card], "resources": 9, "supports": [RIFT], **one},
        two={"planets": {1: ["Goff Nob", "Crushface"], 2: ["Land Raider"]}, "hand": ["Shoota Mob"], "resources": 1},
    )
    scene.one.picks(f"deploy {card}", f"deploy {card} → Plannum")
    return scene


def test_turbulent_rift_hurts_the_elite_and_every_enemy_there() -> None:
    scene = deploying("Possessed")
    scene.one.picks(f"use {RIFT}")
    assert scene.damage_on("Possessed") == 1
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Crushface"), scene.damage_on("Land Raider")) == (1, 1, 0)


def test_turbulent_rift_is_not_paid_where_the_damage_is_shielded_a35() -> None:
    scene = deploying("Possessed", hand=["Possessed", "Warpstorm"])
    scene.one.picks(f"use {RIFT}", "shield Warpstorm → Possessed")
    assert (scene.damage_on("Possessed"), scene.damage_on("Goff Nob")) == (0, 0)


def test_turbulent_rift_is_for_elite_units() -> None:
    assert not deploying("Chaos Fanatics").one.can(f"use {RIFT}")


def test_cacophonic_choir_lets_the_opponent_divide_a_damage_for_each_of_his_units() -> None:
    scene = Scene(
        one={"hand": [CHOIR], "resources": 2, "warlord": "Zarathur, High Sorcerer"},
        two={"planets": {1: ["Goff Nob"], 2: ["Crushface"]}},
    )
    scene.one.picks(f"use {CHOIR}")
    scene.two.is_offered("hit Nazdreg ×1", "hit Goff Nob ×1", "hit Crushface ×1")
    scene.two.picks("hit Goff Nob ×1", "hit Goff Nob ×1", "hit Nazdreg ×1")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Nazdreg")) == (2, 1)


def test_cacophonic_choir_needs_a_ready_warlord() -> None:
    warlord = {"card": "Zarathur, High Sorcerer", "exhausted": True}
    assert not Scene(one={"hand": [CHOIR], "resources": 2, "warlord": warlord}).one.can(f"use {CHOIR}")
