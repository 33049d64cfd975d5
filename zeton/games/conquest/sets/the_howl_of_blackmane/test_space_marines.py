"""Ragnar Blackmane and his squad, in the order of space_marines.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing

RAGNAR = "Ragnar Blackmane"


def committing(ones: int, twos: int, two: dict[int, list[Any]], **one: Any) -> Scene:
    """Both warlords commit: Ragnar and Nazdreg, whose dials are these."""
    scene = Scene(one={"warlord": RAGNAR, **one}, two={"planets": two}, phase="command", window="dial")
    scene.one.picks(f"set dial ×{ones}")
    scene.two.picks(f"set dial ×{twos}")
    return scene


def test_ragnar_damages_an_enemy_unit_where_he_meets_the_enemy_warlord() -> None:
    scene = committing(1, 1, {1: ["Goff Nob"], 2: ["Enraged Ork"]})
    scene.one.picks(f"use {RAGNAR}")
    scene.one.is_offered("target Goff Nob", "target Nazdreg")
    scene.one.picks("target Nazdreg")
    assert scene.damage_on("Nazdreg") == 2


def test_ragnar_damages_nobody_where_there_is_no_enemy_warlord_nor_bloodied() -> None:
    scene = committing(1, 2, {1: ["Goff Nob"]})
    assert not scene.one.can(f"use {RAGNAR}")
    bloodied = Scene(
        one={"warlord": {"card": RAGNAR, "bloodied": True}},
        two={"planets": {1: ["Goff Nob"]}},
        phase="command",
        window="dial",
    )
    bloodied.one.picks("set dial ×1")
    bloodied.two.picks("set dial ×1")
    assert not bloodied.one.can(f"use {RAGNAR}")


def test_blackmane_sentinel_follows_the_warlord_from_another_planet() -> None:
    scene = committing(3, 5, {}, planets={1: ["Blackmane Sentinel"]})
    scene.one.picks("use Blackmane Sentinel")
    assert sorted(scene.one.units_at(3)) == ["Blackmane Sentinel", RAGNAR]
    assert not scene.is_exhausted("Blackmane Sentinel")


def test_blackmane_sentinel_does_not_move_to_where_it_is_r20_1() -> None:
    scene = committing(3, 5, {}, planets={3: ["Blackmane Sentinel"]})
    assert not scene.one.can("use Blackmane Sentinel")


def test_frostfang_helps_only_where_an_enemy_warlord_is() -> None:
    bearer = bearing("Blackmane Sentinel", "Frostfang")
    scene = battle([bearer], ["Nazdreg"])
    assert (scene.attack_of("Blackmane Sentinel"), scene.health_of("Blackmane Sentinel")) == (4, 4)
    scene = battle([bearer], ["Goff Nob"], two_planets={2: ["Nazdreg"]})
    assert (scene.attack_of("Blackmane Sentinel"), scene.health_of("Blackmane Sentinel")) == (2, 2)


def test_who_leaves_with_damage_that_only_frostfang_let_it_bear_is_destroyed_r11_13() -> None:
    bearer = bearing("Blackmane Sentinel", "Frostfang") | {"damage": 2}
    scene = battle([bearer, "Eager Recruit"], ["Nazdreg", "Goff Nob"], window="end of round")
    scene.two.picks("done")
    scene.one.picks("retreat Blackmane Sentinel", "done")
    assert "Blackmane Sentinel" in scene.one.pile("discard")


def test_who_bears_damage_only_by_frostfang_is_destroyed_when_the_enemy_warlord_is_bloodied_r11_13() -> None:
    bearer = bearing("Blackmane Sentinel", "Frostfang") | {"damage": 2}
    scene = battle([bearer, "Eager Recruit", "Land Raider"], [{"card": "Nazdreg", "damage": 6}, "Goff Nob"])
    scene.two.attacks("Goff Nob", "Land Raider")
    scene.one.attacks("Eager Recruit", "Nazdreg")
    assert "Nazdreg" in scene.two.units_at(0)
    assert "Blackmane Sentinel" in scene.one.pile("discard")


def test_frostfang_goes_only_on_space_wolves_r19_1() -> None:
    one = {"hand": ["Frostfang"], "resources": 2, "planets": {1: ["Blackmane Sentinel", "Eager Recruit"]}}
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks("deploy Frostfang")
    assert scene.card("Frostfang").host == "Blackmane Sentinel"


def test_ragnars_warcamp_doubles_the_damage_of_wolves_against_the_enemy_warlord() -> None:
    scene = battle([RAGNAR, "Blackmane Sentinel"], ["Nazdreg", "Goff Nob"], one_supports=["Ragnar's Warcamp"])
    scene.one.attacks("Blackmane Sentinel", "Nazdreg")
    scene.pass_to("combat turn")
    assert scene.damage_on("Nazdreg") == 4


def test_ragnars_warcamp_doubles_nothing_else() -> None:
    other = battle([RAGNAR, "Blackmane Sentinel"], ["Nazdreg", "Goff Nob"], one_supports=["Ragnar's Warcamp"])
    other.one.attacks("Blackmane Sentinel", "Goff Nob")
    other.pass_to("combat turn")
    assert other.damage_on("Goff Nob") == 2
    alone = battle(
        ["Blackmane Sentinel"], ["Nazdreg"], one_supports=["Ragnar's Warcamp"], one_planets={2: [RAGNAR]}, window="second turn"
    )
    alone.one.attacks("Blackmane Sentinel", "Nazdreg")
    alone.pass_to("combat turn")
    assert alone.damage_on("Nazdreg") == 2
    no_wolf = battle([RAGNAR, "Eager Recruit"], ["Nazdreg"], one_supports=["Ragnar's Warcamp"])
    no_wolf.one.attacks("Eager Recruit", "Nazdreg")
    no_wolf.pass_to("combat turn")
    assert no_wolf.damage_on("Nazdreg") == no_wolf.attack_of("Eager Recruit")


def test_blackmanes_hunt_commits_the_warlord_to_an_adjacent_planet() -> None:
    scene = committing(2, 5, {3: ["Goff Nob"]}, hand=["Blackmane's Hunt"])
    scene.one.picks("use Blackmane's Hunt")
    scene.one.is_offered("choose Plannum", "choose Barlus")
    scene.one.picks("choose Barlus")
    assert scene.one.units_at(3) == [RAGNAR]


def test_blackmanes_hunt_lets_ragnar_strike_a_second_time_a13() -> None:
    scene = committing(1, 2, {2: ["Goff Nob"]}, hand=["Blackmane's Hunt"])
    scene.one.picks("use Blackmane's Hunt")
    scene.one.picks(f"use {RAGNAR}", "target Goff Nob")
    assert scene.damage_on("Goff Nob") == 2


def test_blackmanes_hunt_does_not_answer_the_enemy_warlord() -> None:
    scene = Scene(one={"hand": ["Blackmane's Hunt"]}, two={"warlord": RAGNAR}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    scene.one.is_offered("use Blackmane's Hunt", "pass")  # for his own warlord: for several it would say for which
