"""Sith cards of The Battle of Hoth, in the order of sith.py."""

from zeton.games.star_wars_lcg.rules.turn import reserve_value
from zeton.games.star_wars_lcg.testing import Scene


def reserves(damage: int) -> tuple[int, int]:
    scene = Scene(dark={"objectives": [{"card": "Vader's Fist", "damage": damage}]})
    return reserve_value(scene.table, scene.table.dark), reserve_value(scene.table, scene.table.light)


def test_vaders_fist_lowers_the_opponents_reserve_while_it_is_undamaged() -> None:
    assert reserves(0) == (6, 5)


def test_vaders_fist_lowers_nothing_once_it_is_damaged() -> None:
    assert reserves(1) == (6, 6)


def test_501st_trooper_gains_blast_while_it_attacks_a_hoth_objective() -> None:
    scene = Scene(
        light={"objectives": [{"card": "Hoth Operations", "damage": 0}]},
        dark={"units": ["501st Trooper", "Nightsister"]},
        turn="dark",
        engagement={
            "objective": "Hoth Operations",
            "attackers": ["501st Trooper", "Nightsister"],
            "edge": "light",
            "step": "strikes",
        },
    )
    trooper = scene.card("501st Trooper").number
    assert [scene.table.strength(trooper, icon) for icon in range(3)] == [1, 0, 1]


def test_501st_trooper_gains_nothing_against_other_objectives_or_outside_engagements() -> None:
    scene = Scene(
        light={"objectives": ["Jedi Training", "Hoth Operations"]},
        dark={"units": ["501st Trooper", "Nightsister"]},
        turn="dark",
        engagement={
            "objective": "Jedi Training",
            "attackers": ["501st Trooper", "Nightsister"],
            "edge": "light",
            "step": "strikes",
        },
    )
    assert scene.table.strength(scene.card("501st Trooper").number, 2) == 0
    idle = Scene(light={"objectives": ["Hoth Operations"]}, dark={"units": ["501st Trooper"]}, turn="dark")
    assert idle.table.strength(idle.card("501st Trooper").number, 2) == 0
