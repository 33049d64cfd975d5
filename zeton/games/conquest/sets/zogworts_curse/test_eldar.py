"""Eldar cards, in the order of eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, wounded

VYPERS = "Vectored Vyper Squad"
ARMOR = "Guardian Mesh Armor"


def test_vectored_vyper_squad_is_mobile_while_undamaged() -> None:
    assert Scene(one={"planets": {1: [VYPERS]}}).has(VYPERS, "Mobile")
    assert not Scene(one={"planets": {1: [wounded(VYPERS, 1)]}}).has(VYPERS, "Mobile")


def test_guardian_mesh_armor_doubles_the_shields() -> None:
    units = [bearing("Black Guardians", ARMOR), "Void Pirate"]
    scene = battle(units, ["Goff Nob", "Crushface"], one_hand=["Battle Cry"], window="second turn")
    scene.two.attacks("Goff Nob", "Black Guardians")
    scene.one.picks("shield Battle Cry → Black Guardians", f"use {ARMOR}")
    shields = scene.table.cards[scene.number("Battle Cry")].shield
    assert scene.damage_on("Black Guardians") == 6 - 2 * shields
    assert scene.is_exhausted(ARMOR)


def test_guardian_mesh_armor_does_not_help_others() -> None:
    units = [bearing("Black Guardians", ARMOR), "Carnivore Pack"]
    scene = battle(units, ["Crushface", "Goff Nob"], one_hand=["Battle Cry"], window="second turn")
    scene.two.attacks("Crushface", "Carnivore Pack")
    scene.one.picks("shield Battle Cry → Carnivore Pack")
    assert not scene.one.can(f"use {ARMOR}")
