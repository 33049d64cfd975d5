"""Neutral cards, in the order of neutral.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene


def test_calamity_sends_all_cheap_army_units_home() -> None:
    scene = Scene(
        one={"planets": {3: ["Void Pirate"]}, "hand": ["Calamity"], "resources": 2},
        two={"planets": {2: ["Shoota Mob", "Land Raider"]}},
        phase="headquarters",
    )
    scene.one.picks("use Calamity")
    assert scene.zone_of("Void Pirate") == "hand"
    assert scene.zone_of("Shoota Mob") == "hand"
    assert scene.two.units_at(2) == ["Land Raider"]


def test_calamity_is_for_the_headquarters_phase() -> None:
    scene = Scene(one={"planets": {1: ["Void Pirate"]}, "hand": ["Calamity"], "resources": 2})
    assert not scene.one.can("use Calamity")
