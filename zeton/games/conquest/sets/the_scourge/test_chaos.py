"""Ku'gath and his squad, in the order of chaos.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, wounded

KUGATH = "Ku'gath Plaguefather"
NURGLINGS = "Ku'gath's Nurglings"
LABORATORY = "Vile Laboratory"
BANNER = "The Plaguefather's Banner"
HAZE = "Fetid Haze"


def test_kugath_gives_his_damage_to_another_unit_when_he_attacks() -> None:
    scene = battle([wounded(KUGATH, 3), NURGLINGS], ["Goff Nob", "Land Raider"])
    scene.one.picks(f"attack {KUGATH}", f"use {KUGATH}")
    scene.one.is_offered(f"choose {NURGLINGS}", "choose Goff Nob", "choose Land Raider")
    scene.one.picks("choose Land Raider")
    assert (scene.damage_on(KUGATH), scene.damage_on("Land Raider")) == (2, 1)


def test_kugath_has_nothing_to_give_unhurt_or_bloodied() -> None:
    scene = battle([KUGATH], ["Goff Nob", "Land Raider"])
    scene.one.picks(f"attack {KUGATH}")
    scene.one.is_asked("defender")
    scene = battle([{"card": KUGATH, "bloodied": True, "damage": 2}], ["Goff Nob", "Land Raider"])
    scene.one.picks(f"attack {KUGATH}")
    scene.one.is_asked("defender")


def nurglings(units: dict[int, list[Any]], **two: Any) -> Scene:
    """Both warlords are about to commit, the second player's to where the Nurglings wait."""
    return Scene(one={"planets": units}, two=two, phase="command", window="dial")


def test_kugaths_nurglings_hurt_whoever_comes() -> None:
    scene = nurglings({2: [NURGLINGS]}, hq=["Goff Nob"])
    scene.one.picks("set dial ×5")
    scene.two.picks("set dial ×2")
    scene.one.is_asked("forced reaction")
    scene.one.picks(f"use {NURGLINGS} → Goff Nob")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.damage_on("Nazdreg") == 1


def test_kugaths_nurglings_do_not_hear_of_other_planets() -> None:
    scene = nurglings({2: [NURGLINGS]}, hq=["Goff Nob"])
    scene.one.picks("set dial ×5")
    scene.two.picks("set dial ×3")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Nazdreg")) == (0, 0)
    assert scene.asked != "forced reaction"


def test_the_opponent_chooses_whom_vile_laboratory_moves_and_where() -> None:
    scene = Scene(one={"supports": [LABORATORY]}, two={"planets": {2: ["Goff Nob", "Tankbusta Bommaz", "Land Raider"]}})
    scene.one.picks(f"use {LABORATORY}")
    scene.two.is_offered(
        "move Goff Nob → Plannum",
        "move Goff Nob → Barlus",
        "move Tankbusta Bommaz → Plannum",
        "move Tankbusta Bommaz → Barlus",
    )
    scene.two.picks("move Goff Nob → Barlus")
    assert scene.two.units_at(3) == ["Goff Nob"]
    assert scene.is_exhausted(LABORATORY)


def test_vile_laboratory_needs_a_unit_that_is_no_vehicle_and_a_planet_beside() -> None:
    assert not Scene(one={"supports": [LABORATORY]}, two={"planets": {2: ["Land Raider"]}}).one.can(f"use {LABORATORY}")
    alone = Scene(one={"supports": [LABORATORY]}, two={"planets": {7: ["Goff Nob"]}}, planets=["Plannum"], first=7)
    assert not alone.one.can(f"use {LABORATORY}")


def test_the_plaguefathers_banner_strengthens_and_passes_damage_on() -> None:
    bearer = {**wounded(NURGLINGS, 1), **bearing(NURGLINGS, BANNER)}
    scene = battle([bearer, KUGATH], ["Land Raider"])
    assert scene.health_of(NURGLINGS) == 3
    scene.one.picks(f"attack {NURGLINGS}", f"use {BANNER}")
    scene.one.is_offered(f"choose {KUGATH}", "choose Land Raider")
    scene.one.picks("choose Land Raider")
    assert scene.damage_on(NURGLINGS) == 0
    assert scene.damage_on("Land Raider") == 1 + scene.attack_of(NURGLINGS)


def test_the_plaguefathers_banner_is_for_units_of_nurgle() -> None:
    one = {"hand": [BANNER], "resources": 1, "planets": {1: [NURGLINGS, "Eager Recruit"]}}
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks(f"deploy {BANNER}")
    assert scene.card(BANNER).host == NURGLINGS


def test_fetid_haze_heals_and_lets_the_opponent_spread_as_much() -> None:
    units = [wounded(KUGATH, 2)]
    scene = battle(units, ["Goff Nob", "Land Raider", "Nazdreg"], one_hand=[HAZE], one_resources=3, window="window")
    scene.one.picks(f"use {HAZE}")
    scene.two.is_offered("hit Goff Nob ×1", "hit Land Raider ×1")
    scene.two.picks("hit Goff Nob ×1", "hit Land Raider ×1")
    assert (scene.damage_on(KUGATH), scene.damage_on("Goff Nob"), scene.damage_on("Land Raider")) == (0, 1, 1)


def test_fetid_haze_is_not_played_for_an_unhurt_unit() -> None:
    scene = battle([KUGATH], ["Goff Nob"], one_hand=[HAZE], one_resources=3, window="window")
    assert not scene.one.can(f"use {HAZE}")
