"""Ork cards, in the order of orks.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

DAKKA = "Dakka Dakka Dakka!"
GENERATOR = "Kustom Field Generator"


def test_dakka_hurts_every_unit_everywhere() -> None:
    scene = Scene(
        one={"warlord": "Nazdreg", "planets": {1: ["Goff Nob"]}, "hand": [DAKKA], "resources": 2},
        two={"warlord": "Captain Cato Sicarius", "planets": {2: ["Land Raider"]}, "hq": ["Void Pirate"]},
    )
    scene.one.picks(f"use {DAKKA}")
    for unit in ("Nazdreg", "Goff Nob", "Captain Cato Sicarius", "Land Raider"):
        assert scene.damage_on(unit) == 1
    assert scene.zone_of("Void Pirate") == "discard"
    assert scene.is_exhausted("Nazdreg")


def test_dakka_needs_a_ready_warlord() -> None:
    scene = Scene(one={"warlord": {"card": "Nazdreg", "exhausted": True}, "hand": [DAKKA], "resources": 2})
    assert not scene.one.can(f"use {DAKKA}")


def test_kustom_field_generator_spreads_the_damage_of_an_attack_among_orks() -> None:
    scene = battle(["Goff Nob", "Enraged Ork", "Void Pirate"], ["Land Raider"], one_supports=[GENERATOR], window="second turn")
    scene.two.attacks("Land Raider", "Goff Nob")
    scene.one.picks(f"use {GENERATOR}")
    scene.one.is_offered("hit Goff Nob ×1", "hit Enraged Ork ×1")
    scene.one.picks("hit Goff Nob ×1", "hit Enraged Ork ×1", "hit Enraged Ork ×1")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Enraged Ork")) == (1, 2)
    assert scene.is_exhausted(GENERATOR)


def test_kustom_field_generator_is_only_for_orks() -> None:
    scene = battle(["Goff Nob", "Void Pirate"], ["Land Raider"], one_supports=[GENERATOR], window="second turn")
    scene.two.attacks("Land Raider", "Void Pirate")
    assert not scene.one.can(f"use {GENERATOR}")
    assert scene.zone_of("Void Pirate") == "discard"


def test_attack_squig_herd_bears_no_wargear() -> None:
    one: dict[str, Any] = {"hand": ["Cybork Body"], "resources": 9, "planets": {1: ["Attack Squig Herd"]}}
    assert not Scene(one=one, planets=["Plannum"]).one.can("deploy Cybork Body")
