"""Neutral cards of the dark side of The Desolation of Hoth, in the order of neutral_dark.py."""

from zeton.games.star_wars_lcg.testing import Scene


def attacked(*attackers: str, **dark: object) -> Scene:
    return Scene(
        light={"units": list(attackers)},
        dark={"units": ["Icetromper"], "objectives": ["The Killing Cold"], **dark},
        engagement={"objective": "The Killing Cold", "attackers": list(attackers), "step": "after attackers"},
    )


def test_icetromper_is_sacrificed_to_drive_an_attacker_out_and_damage_it() -> None:
    scene = attacked("Luke Skywalker (Core)", "Yoda")
    scene.dark.picks("use Icetromper", "target Luke Skywalker")
    assert scene.zone_of("Icetromper") == "discard"
    assert scene.damage_on("Luke Skywalker") == 1
    assert not scene.table.part[scene.card("Luke Skywalker").number]
    assert scene.table.part[scene.card("Yoda").number]


def test_icetromper_does_not_reach_vehicles() -> None:
    scene = attacked("Red Five", hand=["Force Choke"])
    assert not scene.dark.can("use Icetromper")
    assert not scene.dark.can("target Red Five")


def test_icetromper_is_not_used_outside_an_engagement() -> None:
    scene = Scene(light={"units": ["Luke Skywalker (Core)"]}, dark={"units": ["Icetromper"]}, turn="dark")
    assert not scene.dark.can("use Icetromper")


def test_icetromper_may_end_an_attack_without_attackers_r6_8() -> None:
    scene = attacked("Luke Skywalker (Core)")
    scene.dark.picks("use Icetromper")
    scene.pass_all("commit")
    assert scene.damage_on("The Killing Cold") == 0
    assert scene.focus_on("Luke Skywalker") == 0


def wampa(light: list[str], dark: list[str]) -> Scene:
    return Scene(light={"objectives": light}, dark={"hand": ["Wampa"], "objectives": dark}, turn="dark")


def test_wampa_costs_less_for_each_hoth_objective_of_either_side() -> None:
    scene = wampa(["Hoth Operations"], ["The Killing Cold"])
    scene.dark.picks("play Wampa")
    assert scene.zone_of("Wampa") == "units"
    assert scene.focus_on("The Killing Cold") == scene.focus_on("Sith") == 0


def test_wampa_costs_one_with_one_hoth_objective() -> None:
    scene = wampa([], ["The Killing Cold"])
    scene.dark.picks("play Wampa", "generate Sith ×1")
    assert scene.zone_of("Wampa") == "units"


def test_wampa_costs_what_is_printed_without_a_hoth_objective() -> None:
    scene = wampa(["Jedi Training"], ["Fall of the Jedi", "Counsel of the Sith"])
    scene.dark.picks("play Wampa")
    scene.dark.pays()
    assert sum(scene.focus_on(title) for title in ("Fall of the Jedi", "Counsel of the Sith", "Sith")) == 3


def refreshing(*objectives: str, tokens: int = 1) -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "focus": tokens}
    return Scene(
        light={"units": [luke, {"card": "Yoda", "focus": 1}], "objectives": ["Jedi Training"] * 3},
        dark={"hand": ["Succumb to the Cold!"], "objectives": list(objectives)},
        turn="light",
        phase="refresh",
    )


def test_succumb_to_the_cold_puts_a_focus_token_back_in_the_refresh_phase_a98() -> None:
    scene = refreshing("The Killing Cold")
    scene.dark.picks("use Succumb to the Cold! → Luke Skywalker")
    assert (scene.focus_on("Luke Skywalker"), scene.focus_on("Yoda")) == (1, 0)


def test_succumb_to_the_cold_needs_a_friendly_hoth_objective() -> None:
    scene = refreshing("The Heart of the Empire")
    assert scene.zone_of("Succumb to the Cold!") == "hand"
    assert scene.focus_on("Luke Skywalker") == 0


def test_succumb_to_the_cold_answers_a_card_that_removes_focus() -> None:
    luke = {"card": "Luke Skywalker (Core)", "focus": 2, "enhancements": ["Trust Your Feelings"]}
    scene = Scene(
        light={"units": [luke]}, dark={"hand": ["Succumb to the Cold!"], "objectives": ["The Killing Cold"]}, turn="light"
    )
    scene.light.picks("use Trust Your Feelings")
    scene.dark.picks("use Succumb to the Cold!")
    assert scene.focus_on("Luke Skywalker") == 2


def test_succumb_to_the_cold_may_be_stopped_by_a_shield() -> None:
    luke = {"card": "Luke Skywalker (Core)", "focus": 1, "shields": 1}
    scene = Scene(
        light={"units": [luke], "objectives": ["Jedi Training"] * 3},
        dark={"hand": ["Succumb to the Cold!"], "objectives": ["The Killing Cold"]},
        turn="light",
        phase="refresh",
    )
    scene.dark.picks("use Succumb to the Cold!")
    scene.light.picks("shield Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 0


def test_succumb_to_the_cold_does_not_answer_ones_own_units() -> None:
    scene = Scene(
        dark={
            "units": [{"card": "Nightsister", "focus": 1}],
            "hand": ["Succumb to the Cold!"],
            "objectives": ["The Killing Cold", "Shadows on the Ice", "Counsel of the Sith"],
        },
        turn="dark",
        phase="refresh",
    )
    assert not scene.dark.can("use Succumb to the Cold!")
    assert scene.focus_on("Nightsister") == 0


def edge(damage: int, *dark: str) -> Scene:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "objectives": ["Jedi Training"]},
        dark={
            "units": ["Nightsister"],
            "hand": ["Battle of Hoth"],
            "objectives": [{"card": name, "damage": damage} for name in dark],
        },
        engagement={"objective": dark[0], "attackers": ["Luke Skywalker (Core)"], "defenders": ["Nightsister"], "step": "edge"},
    )
    scene.dark.picks("place Battle of Hoth")
    return scene


def test_battle_of_hoth_58_takes_damage_off_a_hoth_objective() -> None:
    scene = edge(2, "The Killing Cold")
    scene.dark.picks("target The Killing Cold", "discard damage The Killing Cold")
    assert scene.damage_on("The Killing Cold") == 1


def test_battle_of_hoth_58_damages_a_hoth_objective() -> None:
    scene = edge(0, "Fall of the Jedi", "The Killing Cold")
    scene.dark.picks("target The Killing Cold", "damage The Killing Cold ×1")
    assert scene.damage_on("The Killing Cold") == 1


def test_battle_of_hoth_58_may_do_nothing() -> None:
    scene = edge(1, "The Killing Cold")
    scene.dark.is_offered("target The Killing Cold", "done")
    scene.dark.picks("done")
    assert scene.damage_on("The Killing Cold") == 1


def test_battle_of_hoth_58_finds_nothing_without_a_hoth_objective() -> None:
    scene = edge(1, "Fall of the Jedi")
    assert scene.asked != "target"
    assert scene.damage_on("Fall of the Jedi") == 1


def probed(*objectives: str) -> Scene:
    return Scene(
        light={"objectives": list(objectives)},
        dark={"units": ["Probe Droid", "Nightsister"], "hand": ["Aggression"], "objectives": ["Counsel of the Sith"]},
        turn="dark",
    )


def test_probe_droid_damages_an_enemy_objective_when_it_leaves_play() -> None:
    scene = probed("Jedi Training", "A Hero's Journey")
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    scene.dark.picks("sacrifice Probe Droid")
    scene.dark.is_offered("use Probe Droid", "pass")
    scene.dark.picks("use Probe Droid", "target Jedi Training")
    assert scene.damage_on("Jedi Training") == 1


def test_probe_droid_says_nothing_of_other_units() -> None:
    scene = probed("Jedi Training", "A Hero's Journey")
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    scene.dark.picks("sacrifice Nightsister")
    assert scene.zone_of("Nightsister") == "discard"
    assert not scene.dark.can("use Probe Droid")
