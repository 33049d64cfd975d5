"""Ork cards, in the order of orks.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing

WARPAINT = "Lucky Warpaint"
PAINTED = bearing("Goff Nob", WARPAINT)


def test_lucky_warpaint_makes_its_bearer_blue() -> None:
    scene = Scene(one={"planets": {1: [PAINTED, "Shoota Mob"]}})
    assert scene.table.has_trait(scene.number("Goff Nob"), "Blue")
    assert not scene.table.has_trait(scene.number("Shoota Mob"), "Blue")


def made_squigs(one: list[Any], two: list[Any]) -> Scene:
    """Player one may play Squiggify, on whomever it can target."""
    return battle(one, two, one_hand=["Squiggify"], one_resources=3, window="window")


def test_lucky_warpaint_keeps_enemy_events_away_r18_9() -> None:
    scene = made_squigs(["Land Raider"], [PAINTED, "Shoota Mob", "Bad Dok"])
    scene.one.picks("use Squiggify")
    scene.one.is_offered("target Shoota Mob", "target Bad Dok")
    assert not made_squigs(["Land Raider"], [PAINTED]).one.can("use Squiggify")


def test_lucky_warpaint_lets_your_own_events_through() -> None:
    assert made_squigs([PAINTED], ["Land Raider"]).one.can("use Squiggify")


def test_lucky_warpaint_is_for_ork_army_units() -> None:
    scene = Scene(
        one={
            "hand": [WARPAINT],
            "resources": 1,
            "warlord": "Nazdreg",
            "planets": {1: ["Shoota Mob", "Void Pirate", "Goff Nob"]},
        }
    )
    scene.one.picks(f"deploy {WARPAINT}")
    scene.one.is_offered(f"attach {WARPAINT} → Shoota Mob", f"attach {WARPAINT} → Goff Nob")
