"""Neutral cards of the light side of The Desolation of Hoth, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene


def unopposed(light: list[str], dark: list[str]) -> Scene:
    return Scene(
        light={"objectives": light},
        dark={"units": [{"card": "Nightsister", "focus": 1}], "objectives": dark},
        turn="dark",
        engagement={"objective": light[-1], "attackers": ["Nightsister"], "edge": "dark", "step": "reward"},
    )


def test_echo_base_defense_keeps_unopposed_damage_from_hoth_objectives() -> None:
    scene = unopposed(["Echo Base Defense", "Hoth Operations"], ["The Killing Cold"])
    assert scene.asked != "unopposed"
    assert scene.damage_on("Hoth Operations") == 0


def test_echo_base_defense_does_not_help_other_objectives() -> None:
    unopposed(["Echo Base Defense", "Jedi Training"], []).dark.is_asked("unopposed")


def test_echo_base_defense_does_not_help_where_the_opponent_has_as_many() -> None:
    unopposed(["Jedi Training", "Echo Base Defense"], ["The Killing Cold"]).dark.is_asked("unopposed")


def test_echo_base_defense_does_not_make_the_attack_opposed_a101() -> None:
    scene = Scene(
        light={"objectives": ["Echo Base Defense"]},
        dark={"units": [{"card": "TIE Advanced", "focus": 1}]},
        turn="dark",
        engagement={"objective": "Echo Base Defense", "attackers": ["TIE Advanced"], "edge": "dark", "step": "reward"},
    )
    scene.dark.picks("use TIE Advanced")
    assert scene.damage_on("Echo Base Defense") == 1


def test_wilderness_fighters_gain_unit_damage_for_each_hoth_objective() -> None:
    scene = Scene(
        light={"units": ["Wilderness Fighters"], "objectives": ["Echo Base Defense", "Hoth Operations", "Jedi Training"]}
    )
    fighters = scene.card("Wilderness Fighters").number
    assert [scene.table.strength(fighters, icon) for icon in range(3)] == [2, 0, 0]


def test_wilderness_fighters_do_not_count_enemy_hoth_objectives() -> None:
    scene = Scene(light={"units": ["Wilderness Fighters"]}, dark={"objectives": ["The Killing Cold"]})
    assert scene.table.strength(scene.card("Wilderness Fighters").number, 0) == 0


def subzero(objective: str, *, defenses: int = 1, **more: Any) -> Scene:
    return Scene(
        light={"enhancements": ["Subzero Defenses"] * defenses, "objectives": [objective, "Jedi Training"], **more},
        dark={"units": ["Nightsister", "Wampa"]},
        turn="dark",
        engagement={"objective": objective, "attackers": ["Nightsister", "Wampa"], "edge": "dark", "step": "strikes"},
    )


def test_subzero_defenses_destroy_the_first_unit_that_strikes_against_a_hoth_objective() -> None:
    scene = subzero("Echo Base Defense")
    scene.dark.picks("strike Nightsister")
    assert scene.zone_of("Nightsister") == "discard"


def test_subzero_defenses_spare_the_second_unit_of_the_turn() -> None:
    scene = subzero("Echo Base Defense", defenses=2)
    scene.dark.picks("strike Nightsister")
    scene.pass_all("unopposed")
    assert scene.zone_of("Nightsister") == "discard"
    assert (scene.zone_of("Wampa"), scene.focus_on("Wampa")) == ("units", 1)


def test_subzero_defenses_do_not_answer_strikes_against_other_objectives() -> None:
    scene = subzero("A Hero's Journey")
    scene.dark.picks("strike Nightsister")
    assert scene.zone_of("Nightsister") == "units"


def test_subzero_defenses_do_not_answer_a_defender_that_strikes_back() -> None:
    scene = Scene(
        light={"enhancements": ["Subzero Defenses"], "units": ["Snowspeeder"], "objectives": ["Echo Base Defense"]},
        dark={"units": ["Nightsister"], "objectives": ["The Killing Cold"]},
        turn="light",
        engagement={
            "objective": "The Killing Cold",
            "attackers": ["Snowspeeder"],
            "defenders": ["Nightsister"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("strike Nightsister")
    assert scene.zone_of("Nightsister") == "units"


def test_subzero_defenses_destroy_the_unit_even_if_the_objective_is_gone_a102() -> None:
    scene = Scene(
        light={
            "enhancements": ["Subzero Defenses"],
            "objectives": [{"card": "Echo Base Defense", "damage": 4}, "Jedi Training"],
        },
        dark={"units": ["TIE Advanced"]},
        turn="dark",
        engagement={"objective": "Echo Base Defense", "attackers": ["TIE Advanced"], "edge": "dark", "step": "strikes"},
    )
    scene.dark.picks("strike TIE Advanced", "blast TIE Advanced")
    assert scene.zone_of("Echo Base Defense") == "victory"
    assert scene.zone_of("TIE Advanced") == "discard"


def test_subzero_defenses_work_anew_in_each_turn() -> None:
    scene = subzero("Echo Base Defense")
    scene.dark.picks("strike Nightsister")
    assert any(effect.what == "struck" for effect in scene.table.lasting)
    scene.pass_all("balance damage")
    assert not scene.table.lasting
