"""Neutral cards of the light side of The Search for Skywalker, in the order of neutral_light.py."""

from zeton.games.star_wars_lcg.testing import Scene


def attacked(attacker: str) -> Scene:
    marked = {"card": "Hoth Operations", "enhancements": ["First Marker"]}
    return Scene(
        light={"objectives": [marked, "Jedi Training"]},
        dark={"units": [attacker]},
        turn="dark",
        engagement={"objective": "Hoth Operations", "attackers": [attacker], "step": "strikes", "edge": "dark"},
    )


def test_first_marker_keeps_vehicle_units_from_damaging_the_objective() -> None:
    scene = attacked("TIE Fighter")
    scene.dark.picks("strike TIE Fighter")
    assert scene.damage_on("Hoth Operations") == 0


def test_first_marker_does_not_keep_other_units_from_it() -> None:
    scene = attacked("Darth Vader")
    scene.dark.picks("strike Darth Vader")
    assert scene.damage_on("Hoth Operations") > 0


def test_first_marker_leaves_the_damage_for_an_unopposed_attack_a111() -> None:
    scene = attacked("TIE Fighter")
    scene.dark.picks("strike TIE Fighter", "damage Hoth Operations ×1")
    assert scene.damage_on("Hoth Operations") == 1


def experts(*focus: int) -> Scene:
    return Scene(light={"units": [*({"card": "Munitions Expert", "focus": each} for each in focus), "Echo Defender"]})


def test_munitions_expert_gives_a_unit_unit_damage_until_the_phase_ends() -> None:
    scene = experts(0, 0)
    number = scene.number("Echo Defender")
    scene.light.picks("use Munitions Expert", "target Echo Defender")
    assert scene.table.strength(number, 0) == 1
    assert sorted(scene.table.focus[unit] for unit in scene.table.units(scene.table.light)) == [0, 0, 1]
    scene.pass_all("commit")
    assert scene.table.strength(number, 0) == 0


def test_munitions_expert_is_not_used_exhausted() -> None:
    assert not experts(1).light.can("use Munitions Expert")
