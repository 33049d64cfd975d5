"""Torquemada Coteaz and his squad, in the order of astra_militarum.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

COTEAZ = "Torquemada Coteaz"
HENCHMEN = "Coteaz's Henchmen"
SHIP = "Formosan Black Ship"
EAGLE = "The Glovodan Eagle"
PROTECTS = "The Emperor Protects"


def test_coteaz_sacrifices_a_unit_for_his_next_attack_once() -> None:
    units = [COTEAZ, "Iron Guard Recruits", "Penal Legionnaire"]
    scene = battle(units, ["Goff Nob", "Land Raider"], window="window")
    scene.one.picks(f"use {COTEAZ}", "sacrifice Iron Guard Recruits")
    assert not scene.one.can(f"use {COTEAZ}")
    scene.one.picks(f"attack {COTEAZ}")
    assert scene.attack_of(COTEAZ) == 3
    scene.one.picks("defend Goff Nob")
    assert scene.damage_on("Goff Nob") == 3


def test_coteaz_may_do_so_again_for_his_next_attack() -> None:
    units = [COTEAZ, HENCHMEN, "Penal Legionnaire"]
    scene = battle(units, ["Ultramarines Dreadnought", "Land Raider"], window="window")
    scene.one.picks(f"use {COTEAZ}", "sacrifice Penal Legionnaire")
    scene.one.picks(f"attack {COTEAZ}", "defend Ultramarines Dreadnought")
    assert scene.one.can(f"use {COTEAZ}")


def test_coteaz_sacrifices_nobody_elsewhere_or_bloodied() -> None:
    scene = battle([COTEAZ], ["Goff Nob", "Crushface"], one_planets={2: ["Iron Guard Recruits"]}, window="window")
    assert not scene.one.can(f"use {COTEAZ}")
    bloodied = battle([{"card": COTEAZ, "bloodied": True}, HENCHMEN], ["Goff Nob"], window="window")
    assert not bloodied.one.can(f"use {COTEAZ}")


def test_coteazs_henchmen_ready_the_warlord_when_they_leave() -> None:
    scene = battle([tired(COTEAZ), wounded(HENCHMEN, 2)], ["Goff Nob", "Crushface"], window="second turn")
    scene.two.attacks("Goff Nob", HENCHMEN)
    scene.one.picks(f"use {HENCHMEN}")
    assert not scene.is_exhausted(COTEAZ)


def test_coteazs_henchmen_have_nobody_to_ready_where_he_is_ready() -> None:
    scene = battle([COTEAZ, wounded(HENCHMEN, 2)], ["Goff Nob", "Crushface"], window="second turn")
    scene.two.attacks("Goff Nob", HENCHMEN)
    assert not scene.one.can(f"use {HENCHMEN}")


def test_formosan_black_ship_brings_guardsmen_for_a_sacrificed_unit() -> None:
    scene = battle([COTEAZ, "Iron Guard Recruits"], ["Goff Nob", "Crushface"], one_supports=[SHIP], window="window")
    scene.one.picks(f"use {COTEAZ}")
    scene.one.picks(f"use {SHIP}")
    assert scene.one.units_at(1).count("Guardsman") == 2
    assert scene.is_exhausted(SHIP)
    assert scene.zone_of("Iron Guard Recruits") == "discard"


def test_formosan_black_ship_brings_nobody_for_tokens_or_the_destroyed() -> None:
    scene = battle([COTEAZ, "Guardsman"], ["Goff Nob", "Crushface"], one_supports=[SHIP], window="window")
    scene.one.picks(f"use {COTEAZ}")
    assert not scene.one.can(f"use {SHIP}")
    dead = battle(["Iron Guard Recruits", "Crushface"], ["Goff Nob", "Shoota Mob"], one_supports=[SHIP], window="second turn")
    dead.two.attacks("Goff Nob", "Iron Guard Recruits")
    assert not dead.one.can(f"use {SHIP}")


def flying(**given: Any) -> Scene:
    return battle([bearing(COTEAZ, EAGLE), "Iron Guard Recruits"], ["Goff Nob", "Crushface"], window="window", **given)


def test_the_glovodan_eagle_strengthens_the_warlord_and_becomes_a_unit() -> None:
    scene = flying()
    assert scene.attack_of(COTEAZ) == 1
    scene.one.picks(f"use {EAGLE}")
    assert scene.attack_of(COTEAZ) == 0
    assert EAGLE in scene.one.units_at(1)
    assert (scene.attack_of(EAGLE), scene.health_of(EAGLE)) == (1, 1)
    scene.one.picks("pass", f"attack {EAGLE}", "defend Goff Nob")
    assert scene.damage_on("Goff Nob") == 1


def test_the_eagle_as_a_unit_returns_to_the_hand_and_as_an_attachment_does_not() -> None:
    scene = flying()
    assert scene.offered.count(f"use {EAGLE}") == 1
    scene.one.picks(f"use {EAGLE}")
    scene.one.picks(f"use {EAGLE} #1")
    assert scene.one.hand == [EAGLE]


def test_the_eagle_can_be_sacrificed_and_destroyed_as_an_army_unit() -> None:
    scene = flying()
    scene.one.picks(f"use {EAGLE}", f"use {COTEAZ}", f"sacrifice {EAGLE}")
    assert scene.zone_of(EAGLE) == "discard"


def protecting(units: list[Any], **given: Any) -> Scene:
    return battle(units, ["Goff Nob", "Crushface"], one_hand=[PROTECTS], window="second turn", **given)


def test_the_emperor_protects_a_unit_beside_the_warlord() -> None:
    scene = protecting([COTEAZ, "Iron Guard Recruits"], one_supports=["Secluded Apothecarion"])
    scene.two.attacks("Goff Nob", "Iron Guard Recruits")
    scene.one.picks("pass")  # no shield
    scene.one.picks(f"use {PROTECTS}")
    assert scene.one.hand == ["Iron Guard Recruits"]


def test_the_emperor_protects_nobody_where_the_warlord_is_not() -> None:
    scene = protecting(["Iron Guard Recruits", "Void Pirate"])
    scene.two.attacks("Goff Nob", "Iron Guard Recruits")
    scene.one.picks("pass")
    assert not scene.one.can(f"use {PROTECTS}")


def test_who_is_returned_was_not_sacrificed_r15_8() -> None:
    units = [COTEAZ, "Iron Guard Recruits"]
    scene = battle(units, ["Goff Nob", "Crushface"], one_hand=[PROTECTS], window="window")
    scene.one.picks(f"use {COTEAZ}", f"use {PROTECTS}")
    assert scene.one.hand == ["Iron Guard Recruits"]
    assert not any(effect.card == scene.number(COTEAZ) for effect in scene.table.lasting)
