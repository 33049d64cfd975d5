"""Imperial Navy cards of Assault on Echo Base, in the order of imperial_navy.py."""

from zeton.games.star_wars_lcg.rules.turn import reserve_value
from zeton.games.star_wars_lcg.testing import Scene


def reserves(damage: int) -> tuple[int, int]:
    scene = Scene(dark={"objectives": [{"card": "The General's Imperative", "damage": damage}]})
    return reserve_value(scene.table, scene.table.dark), reserve_value(scene.table, scene.table.light)


def test_the_generals_imperative_raises_the_reserve_while_it_is_undamaged() -> None:
    assert reserves(0) == (7, 6)


def test_the_generals_imperative_raises_nothing_once_it_is_damaged() -> None:
    assert reserves(1) == (6, 6)


def commanded(*units: str) -> list[int]:
    scene = Scene(dark={"units": ["General Veers", *units], "objectives": ["The General's Imperative"]})
    return [scene.table.strength(scene.card(title).number, 0) for title in units]


def test_general_veers_gives_walkers_and_troopers_unit_damage() -> None:
    assert commanded("Blizzard Force AT-ST", "501st Trooper") == [1, 2]


def test_general_veers_gives_other_units_nothing() -> None:
    scene = Scene(dark={"units": ["General Veers", "TIE Advanced"]})
    alone = Scene(dark={"units": ["TIE Advanced"]})
    fighter = [one.table.strength(one.card("TIE Advanced").number, 0) for one in (scene, alone)]
    assert fighter[0] == fighter[1]


def test_general_veers_gives_enemy_troopers_nothing() -> None:
    scene = Scene(light={"units": ["Wilderness Fighters"]}, dark={"units": ["General Veers"]})
    assert scene.table.strength(scene.card("Wilderness Fighters").number, 0) == 0
