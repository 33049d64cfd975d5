"""Neutral cards of the light side of The Search for Skywalker, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

PREPARATION = "Preparation for Battle"
SHELTER = "Shelter from the Storm"
RICH = ["Counsel of the Sith", "The Heart of the Empire", "Fall of the Jedi"]  # enough resources for any of these events


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
    scene = attacked("Darth Vader (Core)")
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


def defended(dial: int, *dark_hand: str, **yoda: Any) -> Scene:
    """Yoda defends against the Rancor, which strikes first."""
    return Scene(
        light={"units": [{"card": "Yoda", "shields": 1, **yoda}, "Twi'lek Loyalist"], "objectives": [PREPARATION]},
        dark={"units": ["Rancor"], "hand": list(dark_hand), "objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": PREPARATION,
            "attackers": ["Rancor"],
            "defenders": ["Yoda"],
            "edge": "dark",
            "step": "strikes",
        },
        turn="dark",
        dial=dial,
    )


def test_preparation_for_battle_keeps_shielded_units_from_damage_while_the_dial_is_low_a114() -> None:
    scene = defended(4)
    assert scene.damage_on("Yoda") == 0
    assert scene.shields_on("Yoda") == 1  # nothing was dealt that it could stop
    assert defended(5).asked == "shield"


def test_preparation_for_battle_does_not_help_units_without_a_shield() -> None:
    assert defended(4, shields=0).asked != "shield"
    assert defended(4, shields=0, damage=1).zone_of("Yoda") == "discard"


def test_what_cannot_be_damaged_is_no_target_for_damage_a114() -> None:
    given: dict[str, Any] = {"hand": ["Force Choke", "Nightsister"], "objectives": ["Counsel of the Sith"]}
    units = [{"card": "Yoda", "shields": 1}, "Twi'lek Loyalist", "Jedi in Hiding"]
    scene = Scene(light={"units": units, "objectives": [PREPARATION]}, dark=given, turn="dark", dial=4)
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.dark.is_offered("target Twi'lek Loyalist", "target Jedi in Hiding")


def test_what_cannot_be_damaged_cannot_be_chosen_to_take_damage_a114() -> None:
    scene = Scene(
        light={"units": [{"card": "Yoda", "shields": 1}], "objectives": [PREPARATION, "Jedi Training"]},
        dark={"affiliation": "Imperial Navy", "objectives": ["A Dark Time for the Rebellion"]},
        turn="dark",
        phase="refresh",
        dial=4,
    )
    scene.dark.picks("use A Dark Time for the Rebellion")
    scene.light.is_offered(f"choose {PREPARATION}", "choose Jedi Training")


def test_what_cannot_be_damaged_may_still_be_destroyed_a114() -> None:
    scene = Scene(
        light={"units": [{"card": "Yoda", "shields": 1, "focus": 1}], "objectives": [PREPARATION]},
        dark={
            "hand": ["Force Lightning"],
            "objectives": RICH,
        },
        turn="dark",
        dial=4,
    )
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    assert scene.zone_of("Yoda") == "discard"


def blast(dial: int, shields: int) -> int:
    scene = Scene(light={"units": [{"card": "Hoth Scout", "shields": shields}], "objectives": [PREPARATION]}, dial=dial)
    return scene.table.strength(scene.card("Hoth Scout").number, 2)


def test_preparation_for_battle_gives_shielded_units_blast_while_the_dial_is_high() -> None:
    assert blast(8, 1) == 1
    assert blast(7, 1) == 0
    assert blast(8, 0) == 0


def test_hoth_scout_is_sacrificed_for_a_shield() -> None:
    scene = Scene(light={"units": ["Hoth Scout", "Yoda"], "objectives": ["Jedi Training"]}, dark={"units": ["Rancor"]})
    scene.light.picks("use Hoth Scout")
    scene.light.is_offered("target Yoda", "target Rancor", "target Jedi Training")
    scene.light.picks("target Yoda")
    assert scene.shields_on("Yoda") == 1
    assert scene.zone_of("Hoth Scout") == "discard"


def test_hoth_scout_is_not_sacrificed_where_everything_has_a_shield() -> None:
    scene = Scene(
        light={
            "units": [{"card": "Hoth Scout", "shields": 1}],
            "hand": ["Twi'lek Loyalist"],
            "objectives": [{"card": "Jedi Training", "shields": 1}],
        }
    )
    assert not scene.light.can("use Hoth Scout")


def test_aac_1_speeder_tank_brings_a_shield() -> None:
    scene = Scene(
        light={"units": ["AAC-1 Speeder Tank"]},
        dark={"objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith"},
    )
    scene.light.picks("attack AAC-1 Speeder Tank", "place shield AAC-1 Speeder Tank → AAC-1 Speeder Tank")
    assert scene.shields_on("AAC-1 Speeder Tank") == 1


def sheltered(*objectives: str, turn: str = "light") -> Scene:
    scene = Scene(
        light={
            "units": ["Yoda", "Jedi in Hiding"],
            "hand": [SHELTER, "Twi'lek Loyalist"],
            "objectives": ["Jedi Training", *objectives],
        },
        dark={
            "units": ["Nightsister"],
            "hand": ["Force Choke", "Force Stasis"],
            "objectives": RICH,
        },
        turn=turn,
    )
    if turn == "dark":
        scene.dark.picks("pass")
    return scene


def test_shelter_from_the_storm_shields_a_character_whom_the_enemy_neither_damages_nor_targets() -> None:
    scene = sheltered("Echo Base Defense", turn="dark")
    scene.light.picks(f"use {SHELTER}")
    scene.light.pays()
    scene.light.picks("target Yoda")
    assert scene.shields_on("Yoda") == 1
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.dark.is_offered("target Jedi in Hiding", "target Nightsister")


def test_shelter_from_the_storm_needs_a_hoth_objective() -> None:
    assert not sheltered().light.can(f"use {SHELTER}")
    assert sheltered("Echo Base Defense").light.can(f"use {SHELTER}")
