"""Ork cards, in the order of orks.py: each works, and only when it may."""

from zeton.games.conquest.testing import battle, wounded

WAGON = "Big Shoota Battlewagon"
FIGHT = "Made Ta Fight"


def test_big_shoota_battlewagon_leaves_four_snotlings() -> None:
    scene = battle([wounded(WAGON, 3), "Goff Nob"], ["Land Raider", "Eager Recruit"], window="second turn")
    scene.two.attacks("Land Raider", WAGON)
    scene.one.picks(f"use {WAGON}")
    assert scene.one.units_at(1).count("Snotlings") == 4


def test_made_ta_fight_avenges_a_unit_beside_the_warlord() -> None:
    scene = battle(["Nazdreg", "Crushface"], ["Goff Nob", "Bad Dok"], one_hand=[FIGHT], one_resources=2, window="second turn")
    scene.two.attacks("Goff Nob", "Crushface")
    scene.one.picks("pass", f"use {FIGHT}", "target Goff Nob")
    assert scene.damage_on("Goff Nob") == 2


def test_made_ta_fight_needs_the_warlord_there() -> None:
    scene = battle(
        ["Crushface", "Shoota Mob"], ["Goff Nob", "Bad Dok"], one_hand=[FIGHT], one_resources=2, window="second turn"
    )
    scene.two.attacks("Goff Nob", "Crushface")
    scene.one.picks("pass")
    assert not scene.one.can(f"use {FIGHT}")


def test_squiggify_makes_a_squig_of_a_unit() -> None:
    scene = battle(["Goff Nob"], ["Umbral Preacher", "Land Raider"], one_hand=["Squiggify"], one_resources=3, window="window")
    assert not scene.table.has_trait(scene.number("Goff Nob"), "Squig")
    scene = battle(["Goff Nob"], ["Klaivex Warleader", "Bad Dok"], one_hand=["Squiggify"], one_resources=3, window="window")
    scene.one.picks("use Squiggify", "target Klaivex Warleader")
    assert scene.attack_of("Klaivex Warleader") == 1
    assert not scene.has("Klaivex Warleader", "Ambush")
    assert scene.table.has_trait(scene.number("Klaivex Warleader"), "Squig")
    assert scene.table.has_trait(scene.number("Klaivex Warleader"), "Warrior")


def test_squiggify_is_not_for_vehicles() -> None:
    scene = battle(["Ultramarines Dreadnought"], ["Land Raider"], one_hand=["Squiggify"], one_resources=3, window="window")
    assert not scene.one.can("use Squiggify")
