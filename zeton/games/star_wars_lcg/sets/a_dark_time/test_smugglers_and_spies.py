"""Smugglers and Spies cards of A Dark Time, in the order of smugglers_and_spies.py."""

from zeton.games.star_wars_lcg.testing import Scene

EVACUATION = "Prepare for Evacuation"


def lost(objective: str, *others: str) -> Scene:
    """The dark side is about to destroy an objective of the light side."""
    return Scene(
        light={"affiliation": "Smugglers and Spies", "objectives": [{"card": objective, "damage": 4}, *others]},
        dark={
            "affiliation": "Imperial Navy",
            "units": ["Nightsister", "Superlaser Engineer"],
            "objectives": ["Defense Protocol"],
        },
        turn="dark",
        phase="force",
    )


def test_prepare_for_evacuation_returns_a_unit_when_a_hoth_objective_leaves_play() -> None:
    scene = lost(EVACUATION)
    scene.dark.picks("commit Nightsister", "done", "use Nightsister", f"target {EVACUATION}")
    scene.light.is_offered(f"use {EVACUATION}", "pass")
    scene.light.picks(f"use {EVACUATION}")
    scene.light.is_offered("target Nightsister", "target Superlaser Engineer")
    scene.light.picks("target Superlaser Engineer")
    assert scene.zone_of("Superlaser Engineer") == "hand"
    assert scene.zone_of(EVACUATION) == "victory"


def test_prepare_for_evacuation_answers_hoth_objectives_only() -> None:
    scene = lost("Jedi Training", EVACUATION)
    scene.dark.picks("commit Nightsister", "done", "use Nightsister", "target Jedi Training")
    assert scene.zone_of("Jedi Training") == "victory"
    assert not scene.light.can(f"use {EVACUATION}")


def test_prepare_for_evacuation_answers_other_hoth_objectives_as_well() -> None:
    scene = lost("Echo Base Defense", EVACUATION)
    scene.dark.picks("commit Nightsister", "done", "use Nightsister", "target Echo Base Defense")
    scene.light.picks(f"use {EVACUATION}", "target Nightsister")
    assert scene.zone_of("Nightsister") == "hand"


def test_renegade_squadron_escort_protects_vehicles() -> None:
    scene = Scene(
        light={"units": ["Renegade Squadron Escort", "X-Wing Escort"], "objectives": ["Jedi Training"]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke", "Heat of Battle"], "objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": "Jedi Training",
            "attackers": ["Nightsister"],
            "defenders": ["X-Wing Escort"],
            "edge": "dark",
            "step": "strikes",
        },
        turn="dark",
    )
    scene.dark.picks("unit damage Nightsister")
    scene.light.picks("protect Renegade Squadron Escort → X-Wing Escort ×1")
    assert scene.damage_on("Renegade Squadron Escort") == 1
