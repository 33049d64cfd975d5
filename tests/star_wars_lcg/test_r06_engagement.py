"""Engagements (R6): the objective, attackers, defenders."""

from zeton.games.star_wars_lcg.testing import Scene

OBJECTIVES = ["Shadows of Dathomir", "Imperial Command"]


def conflict(light: list[object], dark: list[object], **given: object) -> Scene:
    return Scene(light={"units": light}, dark={"units": dark, "objectives": OBJECTIVES}, phase="conflict", **given)


def test_r6_1_objective_attackers_defenders_edge_battle_strikes_reward() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "hand": ["Yoda"]},
        dark={"units": ["Espo Trooper"], "objectives": OBJECTIVES},
        phase="conflict",
    )
    asked = [scene.asked]
    scene.light.picks("engage Imperial Command", "attack Jedi in Hiding")
    asked.append(scene.asked)
    scene.dark.picks("defend Espo Trooper")
    asked.append(scene.asked)
    scene.light.picks("place Yoda")
    asked.append(scene.asked)  # one striker, but two kinds of icons
    scene.light.picks("unit damage Jedi in Hiding")
    asked.append(scene.asked)
    assert asked == ["engage", "defenders", "edge card", "icon", "unopposed"]


def test_r6_2_a6_without_a_unit_that_could_attack_nothing_can_be_engaged() -> None:
    scene = conflict([{"card": "Jedi in Hiding", "focus": 1}], [])
    scene.light.is_asked("commit")  # straight to the Force phase


def test_r6_2_an_objective_nobody_could_attack_is_not_offered() -> None:
    scene = Scene(
        light={"objectives": ["The Rebel Fleet", "A Hero's Journey"]},
        dark={"units": ["Kuati Security Team"]},  # no Vehicle
        turn="dark",
        phase="conflict",
    )
    scene.dark.is_offered("engage A Hero's Journey", "pass")


def test_r6_3_only_current_enemy_objectives_may_be_engaged() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "objectives": ["A Hero's Journey"], "victory": ["Fall of the Jedi"]},
        dark={"objectives": OBJECTIVES, "objective_deck": ["Death and Despayre"]},
        phase="conflict",
    )
    scene.light.is_offered("engage Shadows of Dathomir", "engage Imperial Command", "pass")


def test_r6_4_one_or_more_ready_units_attack() -> None:
    scene = conflict(["Jedi in Hiding", "X-Wing", {"card": "Rebel Trooper", "focus": 1}], [])
    scene.light.picks("engage Imperial Command")
    scene.light.is_offered("attack Jedi in Hiding", "attack X-Wing")  # at least one: no "done" yet
    scene.light.picks("attack X-Wing")
    scene.light.is_offered("attack Jedi in Hiding", "done")


def test_r6_4_declaring_does_not_focus() -> None:
    scene = conflict(["Jedi in Hiding"], ["Kuati Security Team"])
    scene.light.picks("engage Imperial Command", "attack Jedi in Hiding")
    assert scene.focus_on("Jedi in Hiding") == 0


def test_r6_5_zero_or_more_ready_units_defend() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "hand": ["Yoda"]},
        dark={
            "units": ["Kuati Security Team", "Espo Trooper", {"card": "Darth Vader (Core)", "focus": 1}],
            "objectives": OBJECTIVES,
        },
        phase="conflict",
    )
    scene.light.picks("engage Imperial Command", "attack Jedi in Hiding")
    scene.dark.is_offered("defend Kuati Security Team", "defend Espo Trooper", "done")
    scene.dark.picks("defend Espo Trooper")
    scene.dark.is_offered("defend Kuati Security Team", "done")
    scene.dark.picks("done")
    assert len(scene.table.participants(scene.table.dark)) == 1


def test_r6_6_an_exhausted_participant_still_participates() -> None:
    scene = conflict(
        ["Jedi in Hiding"],
        ["Kuati Security Team"],
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Jedi in Hiding"],
            "defenders": ["Kuati Security Team"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    # The Kuati Security Team strikes first and is exhausted; it destroys the attacker (capacity 1).
    assert scene.zone_of("Jedi in Hiding") == "discard"


def test_r6_6_nobody_participates_after_the_engagement() -> None:
    scene = conflict(["Jedi in Hiding", "X-Wing"], [])
    scene.light.picks("engage Imperial Command", "attack Jedi in Hiding", "done", "pass")
    scene.light.is_asked("engage")
    assert not any(scene.table.part)
    assert scene.table.engaged == 0


def test_r6_7_committed_units_attack_and_defend() -> None:
    scene = conflict([{"card": "Jedi in Hiding", "committed": True}], [{"card": "Kuati Security Team", "committed": True}])
    scene.light.picks("engage Imperial Command", "attack Jedi in Hiding")
    scene.dark.is_offered("defend Kuati Security Team", "done")
