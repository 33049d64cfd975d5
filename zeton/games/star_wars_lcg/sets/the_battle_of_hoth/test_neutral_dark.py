"""Neutral cards of the dark side of The Battle of Hoth, in the order of neutral_dark.py."""

from zeton.games.star_wars_lcg.testing import Scene


def emplaced(*units: str, focus: int = 0) -> Scene:
    blaster = {"card": "E-Web Heavy Repeating Blaster", "focus": focus}
    objectives = ["Vader's Fist", "Fall of the Jedi"]
    return Scene(
        dark={"units": list(units), "enhancements": [blaster], "hand": ["501st Trooper"], "objectives": objectives}, turn="dark"
    )


def test_e_web_heavy_repeating_blaster_is_focused_to_give_a_trooper_blast() -> None:
    scene = emplaced("501st Legion")
    legion = scene.card("501st Legion").number
    before = scene.table.strength(legion, 2)
    scene.dark.picks("use E-Web Heavy Repeating Blaster")
    assert scene.table.strength(legion, 2) == before + 1
    assert scene.focus_on("E-Web Heavy Repeating Blaster") == 1


def test_e_web_heavy_repeating_blaster_needs_a_trooper() -> None:
    scene = emplaced("Nightsister")
    assert not scene.dark.can("use E-Web Heavy Repeating Blaster")
    assert "R12.13" in scene.dark.why_not("E-Web Heavy Repeating Blaster")


def test_e_web_heavy_repeating_blaster_is_not_used_while_exhausted() -> None:
    scene = emplaced("501st Legion", focus=1)
    assert "A22" in scene.dark.why_not("E-Web Heavy Repeating Blaster")


def assault(*objectives: str) -> Scene:
    return Scene(
        light={"objectives": ["Jedi Training", "A Hero's Journey"]},
        dark={"hand": ["Aggressive Assault", "Nightsister"], "objectives": ["Counsel of the Sith", *objectives]},
        turn="dark",
    )


def test_aggressive_assault_damages_every_enemy_objective() -> None:
    scene = assault("The Killing Cold")
    scene.dark.picks("use Aggressive Assault")
    scene.dark.pays()
    assert (scene.damage_on("Jedi Training"), scene.damage_on("A Hero's Journey")) == (1, 1)
    assert scene.damage_on("The Killing Cold") == 0


def test_aggressive_assault_needs_a_hoth_objective_of_ones_own() -> None:
    assert not assault("The Heart of the Empire").dark.can("use Aggressive Assault")
