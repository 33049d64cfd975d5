"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import battle, tired

BASILISK = "Shrieking Basilisk"
WARRANT = "The Emperor's Warrant"


def test_shrieking_basilisk_exhausts_a_support_after_it_has_struck() -> None:
    scene = battle([BASILISK, "Crushface"], ["Goff Nob", "Bad Dok"], two_supports=["Bigtoof Banna"])
    scene.one.attacks(BASILISK, "Goff Nob")
    scene.one.picks(f"use {BASILISK}")
    assert scene.is_exhausted("Bigtoof Banna")


def test_shrieking_basilisk_needs_a_ready_support() -> None:
    scene = battle([BASILISK, "Crushface"], ["Goff Nob", "Bad Dok"], two_supports=[tired("Bigtoof Banna")])
    scene.one.attacks(BASILISK, "Goff Nob")
    assert not scene.one.can(f"use {BASILISK}")


def test_the_emperors_warrant_turns_an_enemy_against_another_unit() -> None:
    scene = battle(
        ["Crushface"],
        ["Goff Nob", "Possessed"],
        one_hand=[WARRANT],
        one_resources=2,
        one_supports=["Ammo Depot"],
        window="window",
    )
    scene.one.picks(f"use {WARRANT}", "target Goff Nob")
    scene.one.is_offered("target Possessed", "target Crushface")
    scene.one.picks("target Possessed")
    assert scene.is_exhausted("Goff Nob")
    assert scene.zone_of("Possessed") == "discard"


def test_the_emperors_warrant_is_not_for_planets_with_an_enemy_warlord_nor_the_exhausted() -> None:
    led = battle(["Crushface"], ["Goff Nob", "Nazdreg"], one_hand=[WARRANT], one_resources=2, window="window")
    assert not led.one.can(f"use {WARRANT}")
    spent = battle(["Crushface"], [tired("Goff Nob")], one_hand=[WARRANT], one_resources=2, window="window")
    assert not spent.one.can(f"use {WARRANT}")
