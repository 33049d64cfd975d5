"""Neutral cards of the dark side of A Dark Time, in the order of neutral_dark.py."""

from zeton.games.star_wars_lcg.testing import Scene


def unopposed(attacker: str = "dark", **objective: int) -> Scene:
    light = {"units": [{"card": "Luke Skywalker (Core)", "focus": 1}], "objectives": [{"card": "Jedi Training", **objective}]}
    dark = {
        "units": [{"card": "Nightsister", "focus": 1}],
        "objectives": ["Counsel of the Sith"],
        "enhancements": ["The Moorsh Moraine"],
    }
    attack = {
        "dark": {"objective": "Jedi Training", "attackers": ["Nightsister"]},
        "light": {"objective": "Counsel of the Sith", "attackers": ["Luke Skywalker (Core)"]},
    }[attacker]
    return Scene(light=light, dark=dark, turn=attacker, engagement={**attack, "edge": attacker, "step": "reward"})


def test_the_moorsh_moraine_makes_the_bonus_of_unopposed_attacks_two_a106() -> None:
    scene = unopposed()
    scene.dark.is_offered("damage Jedi Training ×2", "pass")
    scene.dark.picks("damage Jedi Training ×2")
    assert scene.damage_on("Jedi Training") == 2


def test_the_moorsh_moraine_does_not_help_the_opponent() -> None:
    unopposed("light").light.is_offered("damage Counsel of the Sith ×1", "pass")


def test_the_moorsh_moraine_may_be_met_with_a_shield_for_each_damage() -> None:
    scene = unopposed(shields=1)
    scene.dark.picks("damage Jedi Training ×2")
    scene.light.picks("shield Jedi Training")
    assert (scene.damage_on("Jedi Training"), scene.shields_on("Jedi Training")) == (1, 0)
