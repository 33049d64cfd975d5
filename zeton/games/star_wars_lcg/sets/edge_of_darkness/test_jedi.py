"""Jedi cards of Edge of Darkness, in the order of jedi.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

EMBERS = "Embers of Hope"
GUARDIAN = "Secret Guardian"
PRECOGNITION = "Force Precognition"


def smouldering(damage: int) -> Scene:
    """The dark side has something to draw a card with in the light side's turn."""
    return Scene(
        light={"objectives": [{"card": EMBERS, "damage": damage}], "hand": ["Yoda"]},
        dark={"objectives": ["Counsel of the Sith", "Fall of the Jedi"], "deck": ["Nightsister"] * 3, "hand": ["Force Choke"]},
        phase="turn",
    )


def test_embers_of_hope_keep_the_opponent_from_drawing_by_effects_while_they_have_no_damage() -> None:
    assert not smouldering(0).dark.can("use Counsel of the Sith")
    assert smouldering(1).dark.can("use Counsel of the Sith")


def test_embers_of_hope_do_not_touch_the_draw_phase_a129() -> None:
    scene = Scene(
        light={"objectives": [EMBERS]},
        dark={"objectives": ["Counsel of the Sith"], "deck": ["Nightsister"] * 8, "hand": ["Force Choke"]},
        turn="dark",
        phase="draw",
    )
    scene.dark.picks("pass")
    assert len(scene.dark.hand) == 6


def trained(unit: str, hand: str) -> Scene:
    return Scene(light={"units": [unit, "Twi'lek Loyalist"], "hand": [hand, "Counter-stroke"], "objectives": ["Jedi Training"]})


def test_makashi_training_gives_targeted_strike() -> None:
    scene = trained("Yoda", "Makashi Training")
    scene.light.picks("play Makashi Training")
    scene.light.pays()
    assert scene.table.has_keyword(scene.number("Yoda"), "Targeted Strike")


def test_makashi_training_enhances_force_users_only() -> None:
    assert not trained("C-3PO", "Makashi Training").light.can("play Makashi Training")


def stacked(attackers: list[str]) -> Scene:
    scene = Scene(
        light={
            "units": [{"card": "Yoda", "enhancements": [PRECOGNITION]}, "Twi'lek Loyalist"],
            "hand": ["Counter-stroke"],
            "objectives": ["Jedi Training"],
        },
        dark={"units": ["Nightsister"], "hand": ["Force Choke", "Interrogation"], "objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": "Counsel of the Sith",
            "attackers": attackers,
            "defenders": ["Nightsister"],
            "step": "edge",
        },
    )
    scene.light.picks("pass")
    scene.dark.picks("place Force Choke")
    return scene


def seen(scene: Scene) -> bool:
    return bool(scene.table.who_knows(scene.number("Force Choke")) & (1 << scene.table.light))


def test_force_precognition_has_the_opponents_first_edge_card_face_up() -> None:
    assert seen(stacked(["Yoda"]))


def test_force_precognition_needs_its_unit_to_participate() -> None:
    assert not seen(stacked(["Twi'lek Loyalist"]))


def guarded(**more: Any) -> Scene:
    scene = Scene(
        light={"hand": [GUARDIAN, "Yoda", "X-Wing"], "objectives": ["Jedi Training", "A Hero's Journey"]},
        dark={"units": ["Nightsister"], "objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        **more,
    )
    scene.light.picks(f"use {GUARDIAN}")
    scene.light.pays()
    return scene


def test_secret_guardian_calls_a_character_for_the_rest_of_the_phase() -> None:
    scene = guarded()
    assert scene.zone_of("Yoda") == "units"
    assert scene.zone_of("X-Wing") == "hand"
    scene.pass_all("commit")
    assert scene.zone_of("Yoda") == "hand"


def test_secret_guardian_has_the_unit_back_before_the_force_phase_a129() -> None:
    scene = guarded(phase="conflict")
    while scene.table.phase == "conflict":
        scene.match.choose(next(o for o in scene.decision.options if o.verb in ("pass", "done")))
    assert scene.zone_of("Yoda") == "hand"
    assert not scene.table.lasting


def test_secret_guardian_needs_a_character_in_hand() -> None:
    scene = Scene(light={"hand": [GUARDIAN, "X-Wing"], "objectives": ["Jedi Training"]})
    assert not scene.light.can(f"use {GUARDIAN}")
