"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, tired, wounded

GHUL = "Stalking Ur-Ghul"


def test_stalking_ur_ghul_tears_at_a_damaged_army_unit() -> None:
    scene = battle([GHUL, "Void Pirate"], [wounded("Land Raider", 1), "Goff Nob"])
    assert scene.attack_of(GHUL) == 5
    scene.one.attacks(GHUL, "Land Raider")
    assert scene.damage_on("Land Raider") == 6


def test_stalking_ur_ghul_does_nothing_to_an_undamaged_army_unit() -> None:
    scene = battle([GHUL, "Void Pirate"], ["Land Raider", "Goff Nob"])
    scene.one.attacks(GHUL, "Land Raider")
    assert scene.damage_on("Land Raider") == 0
    assert scene.attack_of(GHUL) == 5


def test_stalking_ur_ghul_does_nothing_to_a_warlord_damaged_or_not() -> None:
    scene = battle([GHUL, "Void Pirate"], [wounded("Nazdreg", 1, exhausted=True), tired("Goff Nob")])
    scene.one.attacks(GHUL, "Nazdreg")
    assert scene.damage_on("Nazdreg") == 1


def test_nothing_is_attached_to_stalking_ur_ghul_r18_12() -> None:
    scene = Scene(one={"hand": ["Lucky Warpaint", "Goff Nob"], "resources": 5, "planets": {1: [GHUL]}})
    assert not scene.one.can("deploy Lucky Warpaint")
