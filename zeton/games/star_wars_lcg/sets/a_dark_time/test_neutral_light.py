"""Neutral cards of the light side of A Dark Time, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def edge(light: dict[str, Any], dark: str = "The Killing Cold") -> Scene:
    scene = Scene(
        light={"units": ["Luke Skywalker"], "hand": ["Battle of Hoth"], "objectives": [light]},
        dark={"units": ["Nightsister"], "objectives": [dark]},
        engagement={"objective": dark, "attackers": ["Luke Skywalker"], "defenders": ["Nightsister"], "step": "edge"},
    )
    scene.light.picks("place Battle of Hoth")
    return scene


def test_battle_of_hoth_takes_damage_off_a_hoth_objective() -> None:
    scene = edge({"card": "Hoth Operations", "damage": 2})
    scene.light.picks("target Hoth Operations", "discard damage Hoth Operations")
    assert scene.damage_on("Hoth Operations") == 1


def test_battle_of_hoth_damages_a_hoth_objective_of_the_dark_side() -> None:
    scene = edge({"card": "Hoth Operations"})
    scene.light.picks("target The Killing Cold", "damage The Killing Cold ×1")
    assert scene.damage_on("The Killing Cold") == 1


def test_battle_of_hoth_may_do_nothing() -> None:
    scene = edge({"card": "Hoth Operations", "damage": 1})
    scene.light.picks("done")
    assert (scene.damage_on("Hoth Operations"), scene.damage_on("The Killing Cold")) == (1, 0)


def test_battle_of_hoth_finds_nothing_without_a_hoth_objective() -> None:
    scene = edge({"card": "Jedi Training", "damage": 1}, "Counsel of the Sith")
    assert scene.asked != "target"
    assert scene.damage_on("Jedi Training") == 1
