"""Neutral cards of the light side of Assault on Echo Base, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def protecting(*objectives: str) -> Scene:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Protection", "Jedi in Hiding"]},
        dark={"units": ["Nightsister"], "objectives": ["Fall of the Jedi"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Nightsister"],
            "step": "edge",
        },
    )
    scene.light.picks("place Protection", "pass")
    return scene


def test_protection_puts_a_shield_on_any_unit_or_objective() -> None:
    scene = protecting()
    scene.light.is_offered("target Luke Skywalker", "target Nightsister", "target Fall of the Jedi")
    scene.light.picks("target Luke Skywalker")
    assert scene.shields_on("Luke Skywalker") == 1


def test_protection_places_no_second_shield_r9_5() -> None:
    scene = protecting()
    scene.table.shields[scene.number("Luke Skywalker")] = 1
    scene.light.picks("target Luke Skywalker")
    assert scene.shields_on("Luke Skywalker") == 1


def refreshed(objective: dict[str, Any], *, turn: str = "light") -> Scene:
    return Scene(
        light={"units": ["WED-15-1016"], "objectives": ["Jedi Training", "A Hero's Journey", "Hoth Operations"]},
        dark={"objectives": [objective, "Counsel of the Sith", "Fall of the Jedi"]},
        turn=turn,
        phase="refresh",
    )


def test_wed_15_1016_removes_a_token_of_any_kind_from_a_hoth_objective_a107() -> None:
    scene = refreshed({"card": "The Killing Cold", "damage": 2, "focus": 1, "shields": 1})
    scene.light.picks("use WED-15-1016", "target The Killing Cold")
    scene.light.is_offered(
        "discard damage The Killing Cold", "discard focus The Killing Cold", "discard shield The Killing Cold"
    )
    scene.light.picks("discard shield The Killing Cold")
    cold = scene.card("The Killing Cold")
    assert (cold.damage, cold.focus, cold.shields) == (2, 1, 0)


def test_wed_15_1016_takes_only_what_lies_on_its_target_a107() -> None:
    scene = refreshed({"card": "The Killing Cold", "damage": 2})
    scene.light.picks("use WED-15-1016", "target The Killing Cold", "discard damage The Killing Cold")
    assert scene.damage_on("The Killing Cold") == 1


def test_wed_15_1016_may_choose_a_target_without_tokens_a88() -> None:
    scene = refreshed({"card": "The Killing Cold", "damage": 2})
    scene.light.picks("use WED-15-1016", "target Hoth Operations")
    assert scene.damage_on("The Killing Cold") == 2


def test_wed_15_1016_is_not_used_without_tokens_on_a_hoth_objective_a88() -> None:
    scene = refreshed({"card": "The Heart of the Empire", "damage": 2})
    assert not scene.light.can("use WED-15-1016")


def test_wed_15_1016_is_not_used_after_the_opponent_refreshes() -> None:
    scene = refreshed({"card": "The Killing Cold", "damage": 2}, turn="dark")
    assert not scene.light.can("use WED-15-1016")


def struck(*units: dict[str, Any], enhancements: tuple[dict[str, Any], ...] = ()) -> Scene:
    scene = Scene(
        light={"units": ["FX-7 Medical Assistant", *units], "enhancements": list(enhancements)},
        dark={"objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": "Counsel of the Sith",
            "attackers": ["FX-7 Medical Assistant"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks("strike FX-7 Medical Assistant")
    return scene


def test_fx_7_medical_assistant_heals_a_character() -> None:
    scene = struck({"card": "Luke Skywalker (Core)", "damage": 2, "focus": 1})
    scene.light.picks("use FX-7 Medical Assistant", "discard damage Luke Skywalker")
    assert (scene.damage_on("Luke Skywalker"), scene.focus_on("Luke Skywalker")) == (1, 1)


def test_fx_7_medical_assistant_may_take_focus_off_an_enhancement() -> None:
    scene = struck({"card": "Yoda"}, enhancements=({"card": "Echo Control Center", "focus": 1},))
    scene.light.picks("use FX-7 Medical Assistant", "target Echo Control Center")
    assert scene.focus_on("Echo Control Center") == 0


def test_fx_7_medical_assistant_does_not_reach_vehicles_nor_droids() -> None:
    scene = struck({"card": "Red Five", "damage": 1}, {"card": "R2-D2", "focus": 1})
    assert not scene.light.can("use FX-7 Medical Assistant")
    assert (scene.damage_on("Red Five"), scene.focus_on("R2-D2")) == (1, 1)


def shipwrecked(*enhancements: str) -> Scene:
    scene = Scene(
        light={"units": [{"card": "Yoda", "enhancements": ["Trust Your Feelings"]}], "enhancements": list(enhancements)},
        dark={
            "affiliation": "Imperial Navy",
            "hand": ["Tear This Ship Apart"],
            "enhancements": ["Forward Command Post"],
            "objectives": ["The Ultimate Power", "Defense Protocol"],
        },
        turn="dark",
    )
    scene.dark.picks("use Tear This Ship Apart")
    scene.dark.pays()
    return scene


def test_echo_control_center_keeps_enemy_events_from_other_friendly_enhancements() -> None:
    scene = shipwrecked("Echo Control Center")
    scene.dark.is_offered("target Echo Control Center", "target Forward Command Post")


def test_echo_control_center_is_missed_where_it_is_not_in_play() -> None:
    scene = shipwrecked()
    scene.dark.is_offered("target Trust Your Feelings", "target Forward Command Post")


def test_echo_control_center_does_not_hinder_its_own_players_events() -> None:
    scene = Scene(
        light={
            "units": ["Ewok Scout"],
            "hand": ["Yub Yub!"],
            "enhancements": ["Echo Control Center", "Subzero Defenses"],
        },
        turn="light",
    )
    scene.light.picks("use Yub Yub!")
    scene.light.is_offered("target Echo Control Center", "target Subzero Defenses")
