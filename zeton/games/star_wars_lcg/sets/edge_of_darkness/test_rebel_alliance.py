"""Rebel Alliance cards of Edge of Darkness, in the order of rebel_alliance.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

PROMISE = "Alderaan's Promise"
PRESENCE = "Diplomatic Presence"
TANTIVE = "Tantive IV"
NEARLY = {"Alderaan's Promise": 5, "A Hero's Journey": 3}  # one less than they can take


def lost(objective: str, *units: str) -> Scene:
    """The dark side destroys an objective of the light side."""
    scene = Scene(
        light={
            "units": list(units),
            "objectives": [{"card": objective, "damage": NEARLY[objective]}, "Jedi Training"],
            "hand": ["Yoda"],
        },
        dark={"units": ["Nightsister", "Rancor"], "objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        turn="dark",
        phase="force",
        dial=3,
    )
    scene.dark.picks("commit Nightsister", "done", "use Nightsister", f"target {objective}")
    return scene


def test_alderaans_promise_raises_the_dial_once_more_when_it_is_destroyed() -> None:
    scene = lost(PROMISE)
    assert scene.zone_of(PROMISE) == "victory"
    assert scene.table.dial == 3 + 1 + 1


def test_alderaans_promise_says_nothing_of_other_objectives() -> None:
    assert lost("A Hero's Journey").table.dial == 3 + 1


def tactics(*objectives: str) -> int:
    scene = Scene(light={"units": ["Bail Organa"], "objectives": list(objectives)})
    return scene.table.strength(scene.number("Bail Organa"), 1)


def test_bail_organa_gains_tactics_while_an_alderaan_objective_is_in_play() -> None:
    assert tactics(PROMISE) == tactics("Jedi Training") + 1


def test_bail_organa_is_sacrificed_once_alderaans_promise_has_been_destroyed() -> None:
    assert lost(PROMISE, "Bail Organa").zone_of("Bail Organa") == "discard"
    assert lost("A Hero's Journey", "Bail Organa").zone_of("Bail Organa") == "units"


def tantive(*deck: str) -> Scene:
    scene = Scene(
        light={
            "affiliation": "Rebel Alliance",
            "hand": [TANTIVE, "Counter-stroke"],
            "deck": list(deck),
            "objectives": ["The Rebel Fleet", "Mission Briefing", "A Hero's Journey"],
        },
    )
    scene.light.picks(f"play {TANTIVE}")
    scene.light.pays()
    return scene


def test_tantive_iv_finds_a_unique_unit_among_the_top_five() -> None:
    scene = tantive("Jedi in Hiding", "Yoda", "Counter-stroke", "Red Five", "X-Wing", "Obi-Wan Kenobi")
    scene.light.picks(f"use {TANTIVE}")
    scene.light.is_offered("choose Yoda", "choose Red Five", "pass")
    scene.light.picks("choose Yoda")
    assert scene.zone_of("Yoda") == "hand"
    assert scene.table.who_knows(scene.number("Yoda")) & (1 << scene.table.dark)  # it was shown
    assert len(scene.light.pile("deck")) == 5


def test_tantive_iv_is_not_used_without_a_deck() -> None:
    assert not tantive().light.can(f"use {TANTIVE}")


def guarded(*others: str) -> Scene:
    scene = Scene(
        light={"objectives": [{"card": "Jedi Training", "enhancements": [PRESENCE]}, *others], "hand": ["Yoda"]},
        dark={"units": ["Nightsister", "Rancor"], "objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        turn="dark",
        phase="conflict",
    )
    scene.pass_all("engage")
    return scene


def test_diplomatic_presence_keeps_its_objective_until_all_others_have_been_engaged() -> None:
    scene = guarded("A Hero's Journey")
    scene.dark.is_offered("engage A Hero's Journey", "pass")
    scene.dark.picks("engage A Hero's Journey", "attack Nightsister", "done")
    scene.pass_all("engage")
    scene.dark.is_offered("engage Jedi Training", "pass")


def test_diplomatic_presence_does_not_keep_the_only_objective_a127() -> None:
    guarded().dark.is_offered("engage Jedi Training", "pass")


def misdirected(**damage: Any) -> Scene:
    return Scene(
        light={
            "affiliation": "Rebel Alliance",
            "hand": ["Misdirection", "Yoda"],
            "objectives": [{"card": "Jedi Training", **damage}, "A Hero's Journey", "The Rebel Fleet"],
        },
    )


def test_misdirection_moves_a_damage_to_another_objective_of_ones_own() -> None:
    scene = misdirected(damage=2)
    scene.light.picks("use Misdirection")
    scene.light.is_offered("move damage Jedi Training → A Hero's Journey ×1", "move damage Jedi Training → The Rebel Fleet ×1")
    scene.light.picks("move damage Jedi Training → The Rebel Fleet ×1")
    assert (scene.damage_on("Jedi Training"), scene.damage_on("The Rebel Fleet")) == (1, 1)


def test_misdirection_needs_a_damaged_objective() -> None:
    assert not misdirected().light.can("use Misdirection")
