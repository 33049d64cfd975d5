"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle

CHIMERA = "Steel Legion Chimera"
RAIDERS = "Tallarn Raiders"
GROUND = "Staging Ground"


def test_steel_legion_chimera_prevents_damage_to_its_passengers() -> None:
    scene = battle([CHIMERA, "Iron Guard Recruits"], ["Crushface", "Goff Nob"], window="second turn")
    scene.two.attacks("Crushface", "Iron Guard Recruits")
    scene.one.picks(f"use {CHIMERA}")
    assert scene.damage_on("Iron Guard Recruits") == 1


def test_steel_legion_chimera_does_not_protect_vehicles() -> None:
    scene = battle([CHIMERA, "Iron Guard Recruits"], ["Crushface", "Goff Nob"], window="second turn")
    scene.two.attacks("Crushface", CHIMERA)
    assert not scene.one.can(f"use {CHIMERA}")


def test_tallarn_raiders_are_stronger_where_a_warlord_is() -> None:
    assert battle([RAIDERS], ["Nazdreg"]).attack_of(RAIDERS) == 2
    assert Scene(one={"planets": {1: [RAIDERS]}}).attack_of(RAIDERS) == 0


def test_staging_ground_deploys_a_cheap_unit_in_a_battle() -> None:
    hand = ["Iron Guard Recruits", "Leman Russ Battle Tank", "Dozer Blade"]
    scene = battle(["Void Pirate"], ["Goff Nob"], one_hand=hand, one_resources=5, one_supports=[GROUND], window="window")
    scene.one.picks(f"use {GROUND}", "deploy Iron Guard Recruits → Plannum")
    assert "Iron Guard Recruits" in scene.one.units_at(1)
    assert (scene.one.resources, scene.is_exhausted(GROUND)) == (3, True)


def test_staging_ground_needs_a_unit_that_is_cheap_and_can_be_paid() -> None:
    costly = Scene(one={"supports": [GROUND], "hand": ["Leman Russ Battle Tank"], "resources": 9})
    assert not costly.one.can(f"use {GROUND}")
    poor = Scene(one={"supports": [GROUND], "hand": ["Iron Guard Recruits"], "resources": 1})
    assert not poor.one.can(f"use {GROUND}")
