"""Jedi cards, in the order of jedi.py: each works, and is not offered when it must not be."""

from zeton.games.star_wars_lcg.testing import Scene

VADER_STRIKES = {
    "objective": "Jedi Training",
    "attackers": ["Darth Vader"],
    "defenders": ["Luke Skywalker"],
    "edge": "light",
    "step": "strikes",
}


def test_luke_skywalker_loses_a_focus_token_after_the_opponents_turn_begins() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker", "focus": 2}]}, turn="dark", phase="turn")
    scene.light.is_offered("use Luke Skywalker", "pass")
    scene.light.picks("use Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 1


def test_luke_skywalker_does_not_react_to_his_own_turn() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker", "focus": 2}]}, turn="light", phase="turn")
    assert not scene.light.can("use Luke Skywalker")


def test_jedi_lightsaber_gives_one_unit_damage_and_one_blast() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker", "enhancements": ["Jedi Lightsaber"]}]})
    luke = scene.card("Luke Skywalker").number
    assert [scene.table.strength(luke, icon) for icon in range(3)] == [3, 0, 2]


def test_jedi_lightsaber_enhances_only_force_users_and_force_sensitives() -> None:
    scene = Scene(light={"units": ["Twi'lek Loyalist"], "hand": ["Jedi Lightsaber"], "objectives": ["Jedi Training"]})
    assert "R5.3" in scene.light.why_not("Jedi Lightsaber")


def test_lightsaber_deflection_moves_one_point_to_another_unit() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker"], "objectives": ["Jedi Training"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader", "Nightsister"]},
        turn="dark",
        engagement=VADER_STRIKES,
    )
    scene.light.picks("strike Luke Skywalker", "hit Darth Vader ×2")
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    scene.light.is_offered("use Lightsaber Deflection", "pass")
    scene.light.picks("use Lightsaber Deflection")
    scene.light.is_offered("target Darth Vader", "target Nightsister")
    scene.light.picks("target Nightsister")
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.zone_of("Lightsaber Deflection") == "discard"


def test_lightsaber_deflection_is_not_offered_for_a_vehicle() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "objectives": ["Jedi Training"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader", "Nightsister"]},
        turn="dark",
        engagement={**VADER_STRIKES, "defenders": ["Red Five"], "edge": "dark"},
    )
    scene.dark.picks("strike Darth Vader", "unit damage Darth Vader")
    assert scene.zone_of("Red Five") == "discard"
    assert scene.light.hand == ["Lightsaber Deflection"]
