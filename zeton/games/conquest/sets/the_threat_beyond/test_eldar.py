"""Eldar cards, in the order of eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

KNIGHT = "Mighty Wraithknight"
EXODUS = "Seer's Exodus"
GARDENS = "Slumbering Gardens"


def test_mighty_wraithknight_exhausts_everybody_who_is_no_spirit() -> None:
    scene = Scene(
        one={"hand": [KNIGHT], "resources": 6, "planets": {1: ["Black Guardians", "Iyanden Wraithguard"]}},
        two={"planets": {1: ["Goff Nob"], 2: ["Crushface"]}, "hand": ["Shoota Mob"], "resources": 1},
    )
    scene.one.picks(f"deploy {KNIGHT}", f"deploy {KNIGHT} → Plannum", f"use {KNIGHT}")
    assert scene.is_exhausted("Black Guardians")
    assert scene.is_exhausted("Goff Nob")
    assert not scene.is_exhausted(KNIGHT)
    assert not scene.is_exhausted("Crushface")
    assert not scene.is_exhausted("Iyanden Wraithguard")


def test_seers_exodus_takes_units_home_from_the_warlords_planet() -> None:
    units = ["Eldorath Starbane", "Black Guardians", "Void Pirate"]
    scene = battle(units, ["Goff Nob"], one_planets={2: ["Shrouded Harlequin"]}, one_hand=[EXODUS], window="window")
    scene.one.picks(f"use {EXODUS}")
    scene.one.is_offered("choose Eldorath Starbane", "choose Black Guardians", "choose Void Pirate")
    scene.one.picks("choose Black Guardians", "choose Eldorath Starbane", "done")
    assert sorted(scene.one.units_at(0)) == ["Black Guardians", "Eldorath Starbane"]


def test_seers_exodus_needs_the_warlord_at_a_planet() -> None:
    scene = battle(["Black Guardians"], ["Goff Nob"], one_hand=[EXODUS], window="window")
    assert not scene.one.can(f"use {EXODUS}")


def routing(**two: Any) -> Scene:
    """Archon's Terror would rout the Black Guardians."""
    scene = battle(["Crushface"], ["Black Guardians"], one_hand=["Archon's Terror"], one_resources=2, window="window", **two)
    scene.one.picks("use Archon's Terror", "target Black Guardians")
    return scene


def test_slumbering_gardens_cancel_an_effect_that_would_move_a_unit() -> None:
    scene = routing(two_supports=[GARDENS])
    scene.two.picks(f"use {GARDENS}")
    assert "Black Guardians" not in scene.two.units_at(0)
    assert scene.is_exhausted(GARDENS)


def test_slumbering_gardens_may_be_left_alone() -> None:
    scene = routing(two_supports=[GARDENS])
    scene.two.picks("pass")
    assert "Black Guardians" in scene.two.units_at(0)


def test_slumbering_gardens_cancel_everything_that_follows_too() -> None:
    hand = ["Kauyon Strike"]
    scene = battle(
        ["Aun'ui Prelate", "Crushface"],
        ["Goff Nob"],
        one_hand=hand,
        one_resources=1,
        one_supports=[GARDENS],
        window="window",
    )
    scene.one.picks("use Kauyon Strike", "target Barlus", f"use {GARDENS}")
    assert scene.one.units_at(3) == []


def test_slumbering_gardens_do_not_answer_a_retreat_nor_enemy_moves() -> None:
    scene = battle(["Black Guardians"], ["Goff Nob"], one_supports=[GARDENS], window="end of round")
    scene.one.picks("retreat Black Guardians")
    assert not scene.one.can(f"use {GARDENS}")
    enemy = routing(one_supports=[GARDENS])
    assert not enemy.one.can(f"use {GARDENS}")


def test_slumbering_gardens_keep_a_warlord_from_committing_again_a12() -> None:
    one = {"warlord": "Ragnar Blackmane", "hand": ["Blackmane's Hunt"], "supports": [GARDENS]}
    scene = Scene(one=one, phase="command", window="dial")
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×5")
    scene.one.picks("use Blackmane's Hunt", "choose Barlus", f"use {GARDENS}")
    assert scene.one.units_at(3) == []
