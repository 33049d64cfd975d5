"""What happens at once (A41, A45, A87): one window of interrupts over all of it, then everything, then one of reactions."""

from __future__ import annotations

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

WEAK = [{"card": "Shadows of Dathomir", "damage": 4}, {"card": "Death and Despayre", "damage": 4}]


def home_one_strikes(objectives: list[Any], **dark: Any) -> Scene:
    return Scene(
        light={"units": ["Home One", {"card": "Red Two", "focus": 3}], "deck": ["Rebel Trooper"] * 6},
        dark={"objectives": ["Imperial Command", *objectives], **dark},
        engagement={"objective": "Imperial Command", "attackers": ["Home One"], "edge": "light", "step": "strikes"},
    )


def test_a45_objectives_destroyed_together_are_in_the_victory_pile_before_anybody_reacts() -> None:
    scene = home_one_strikes(WEAK)
    scene.light.picks("use Home One")
    scene.light.is_asked("reaction")
    assert sorted(scene.light.pile("victory")) == ["Death and Despayre", "Shadows of Dathomir"]


def test_a45_one_reaction_answers_each_of_the_objectives_in_any_order() -> None:
    scene = home_one_strikes(WEAK)
    scene.light.picks("use Home One")
    scene.light.is_offered("use Red Two → Shadows of Dathomir", "use Red Two → Death and Despayre", "pass")
    scene.light.picks("use Red Two → Death and Despayre")
    scene.light.is_offered("use Red Two", "pass")
    scene.light.picks("use Red Two")
    assert scene.focus_on("Red Two") == 1


def test_a45_palpatine_takes_back_an_event_for_each_objective() -> None:
    scene = home_one_strikes(WEAK, units=["Emperor Palpatine"], discard=["Force Choke", "Force Lightning", "Rancor"])
    scene.light.picks("use Home One", "pass")
    scene.dark.picks("use Emperor Palpatine → Death and Despayre", "target Force Choke")
    scene.light.passes()
    scene.dark.picks("use Emperor Palpatine")
    assert sorted(scene.dark.hand) == ["Force Choke", "Force Lightning"]


def tarkin_arrives(*objectives: Any, **facts: Any) -> Scene:
    scene = Scene(
        light={"objectives": list(objectives)},
        dark={
            "affiliation": "Imperial Navy",
            "objectives": ["Imperial Command"],
            "hand": ["Grand Moff Tarkin", "Espo Trooper"],
        },
        turn="dark",
        **facts,
    )
    scene.dark.picks("play Grand Moff Tarkin")
    scene.dark.pays()
    return scene


def test_a45_decoy_at_dantooine_answers_both_objectives_even_if_it_is_one_of_them() -> None:
    scene = tarkin_arrives({"card": "Decoy at Dantooine", "damage": 4}, {"card": "A Hero's Journey", "damage": 3}, dial=5)
    scene.light.is_offered("use Decoy at Dantooine → Decoy at Dantooine", "use Decoy at Dantooine → A Hero's Journey", "pass")
    scene.light.picks("use Decoy at Dantooine → Decoy at Dantooine", "use Decoy at Dantooine")
    assert scene.table.dial == 5 - 2 + 1 + 2  # R10.1: the first counts 1, the second 2


def test_a45_the_dial_counts_objectives_one_at_a_time() -> None:
    scene = tarkin_arrives({"card": "Forgotten Heroes", "damage": 4}, {"card": "A Hero's Journey", "damage": 3}, dial=1)
    assert scene.table.dial == 1 + 1 + 2


def no_escape(light: list[Any], dark: list[Any], turn: str = "light") -> Scene:
    scene = Scene(
        light={"units": light, "objectives": ["Jedi Training"] * 3, "deck": ["Counter-stroke"] * 6},
        dark={
            "units": dark,
            "hand": ["There Is No Escape"],
            "objectives": ["Shadows of Dathomir"] * 3,
            "deck": ["Force Choke"] * 6,
        },
        turn=turn,
        phase="force",
    )
    (scene.light if turn == "light" else scene.dark).picks("done")
    scene.dark.picks("use There Is No Escape")
    scene.dark.pays()
    return scene


def test_a87_x_wing_escort_interrupts_before_any_unit_has_left_play() -> None:
    for turn in ("light", "dark"):
        scene = no_escape(["X-Wing Escort", "Y-Wing"], ["TIE Fighter", "TIE Bomber", "Darth Vader (Core)"], turn)
        scene.light.is_offered("use X-Wing Escort", "pass")
        assert len(scene.dark.pile("units")) == 3
        scene.light.picks("use X-Wing Escort")
        scene.dark.picks("choose TIE Bomber")
        assert scene.zone_of("TIE Bomber") == "discard"  # sacrificed, so it no longer goes under the deck
        assert sorted(scene.dark.pile("deck")[:2]) == ["Darth Vader", "TIE Fighter"]
        assert sorted(scene.light.pile("deck")[:2]) == ["X-Wing Escort", "Y-Wing"]


def test_a87_two_escorts_answer_their_own_leaving_each() -> None:
    scene = no_escape(["X-Wing Escort", "X-Wing Escort"], ["TIE Fighter", "TIE Bomber", "TIE Fighter"])
    scene.light.picks("use X-Wing Escort")
    scene.dark.picks("choose TIE Bomber")
    scene.light.picks("use X-Wing Escort")
    scene.dark.picks("choose TIE Fighter")
    assert sorted(scene.dark.pile("discard")) == ["TIE Bomber", "TIE Fighter", "There Is No Escape"]
    assert scene.dark.pile("deck")[0] == "TIE Fighter"


def test_r12_8_what_is_made_to_leave_earlier_is_answered_once() -> None:
    """The Sandcrawler is about to leave with all others; the escort's answer makes it leave earlier, not twice."""
    scene = no_escape(["X-Wing Escort", "Wookiee Navigator"], ["Sandcrawler"], "dark")
    placed = [scene.focus_on("Wookiee Navigator")]
    scene.light.picks("use X-Wing Escort")
    assert scene.zone_of("Sandcrawler") == "discard"
    placed.append(len([entry for entry in scene.match.log(None) if entry.what == "gets focus"]))
    assert placed == [1, 1]


def test_a87_a_new_hope_returns_all_units_at_once() -> None:
    scene = Scene(
        light={
            "units": ["X-Wing Escort"],
            "hand": ["A New Hope", "Rebel Trooper"],
            "objectives": ["Mission Briefing", "Fleeing the Empire"],
            "affiliation": "Rebel Alliance",
        },
        dark={"units": ["TIE Fighter", "TIE Bomber", "Darth Vader (Core)"]},
        phase="conflict",
    )
    scene.light.picks("use A New Hope")
    scene.light.pays()
    scene.light.picks("done")
    scene.dark.picks("keep Darth Vader", "done")
    scene.light.picks("use X-Wing Escort")  # neither Vehicle has left yet
    scene.dark.is_offered("choose TIE Fighter", "choose TIE Bomber")
    scene.dark.picks("choose TIE Fighter")
    assert scene.zone_of("TIE Fighter") == "discard"
    assert scene.zone_of("X-Wing Escort") == scene.zone_of("TIE Bomber") == "hand"


def test_r3_24_a_unit_and_its_own_enhancements_are_ordered_together() -> None:
    luke = {"card": "Luke Skywalker (Core)", "damage": 2, "enhancements": ["Jedi Lightsaber"]}
    scene = Scene(
        light={"units": [luke], "hand": ["It Binds All Things"]},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Shadows of Dathomir"]},
        engagement={
            "objective": "Shadows of Dathomir",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Darth Vader (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Darth Vader")
    scene.light.is_offered("next Luke Skywalker", "next Jedi Lightsaber")
    scene.light.picks("next Jedi Lightsaber")
    assert scene.light.pile("discard") == ["Jedi Lightsaber", "Luke Skywalker"]


# ── damage to several cards ───────────────────────────────────────────────────────────────────────────────────────


def ackbar_arrives(*units: Any, light: list[str] | None = None) -> Scene:
    scene = Scene(
        light={
            "units": ["Home One"],
            "hand": ["Admiral Ackbar", *(light or [])],
            "affiliation": "Rebel Alliance",
            "objectives": ["Mission Briefing", "Fleeing the Empire", "The Rebel Fleet"],
        },
        dark={"units": list(units), "objectives": ["Shadows of Dathomir"]},
        engagement={
            "objective": "Shadows of Dathomir",
            "attackers": ["Home One"],
            "defenders": [unit["card"] if isinstance(unit, dict) else unit for unit in units],
            "step": "after defenders",
        },
    )
    scene.light.picks("use Admiral Ackbar")
    scene.light.pays()
    scene.light.picks("use Admiral Ackbar #1")
    return scene


def test_a41_one_window_lets_a_player_choose_whose_damage_is_prevented() -> None:
    scene = ackbar_arrives("Nightsister", "TIE Fighter", light=["It Could Be Worse"])
    scene.light.is_offered("use It Could Be Worse → Nightsister", "use It Could Be Worse → TIE Fighter", "pass")
    assert scene.damage_on("Nightsister") == scene.damage_on("TIE Fighter") == 0


def test_a41_shields_of_all_cards_are_spent_at_the_same_time() -> None:
    scene = ackbar_arrives({"card": "Nightsister", "shields": 1}, {"card": "Rancor", "shields": 1})
    scene.dark.is_offered("shield Nightsister", "shield Rancor", "pass")
    scene.dark.picks("shield Rancor")
    scene.dark.is_offered("shield Nightsister", "pass")
    assert scene.damage_on("Rancor") == 0
    scene.dark.picks("shield Nightsister")
    assert scene.shields_on("Rancor") == scene.shields_on("Nightsister") == scene.damage_on("Nightsister") == 0


def test_a41_excess_damage_is_never_placed() -> None:
    scene = Scene(
        light={"hand": ["Rebel Assault"], "affiliation": "Rebel Alliance", "objectives": ["Mission Briefing"] * 2},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 4}]},
    )
    scene.light.picks("use Rebel Assault")
    scene.light.pays()
    damaged = [entry for entry in scene.match.log(None) if entry.what == "is damaged"]
    assert [entry.number for entry in damaged] == [1]


def test_a43_what_the_enemy_deflects_onto_a_unit_may_be_shielded() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Lightsaber Deflection", "Rebel Trooper"],
            "objectives": ["Jedi Training"] * 2,
        },
        dark={"units": ["Darth Vader (Core)", {"card": "Nightsister", "shields": 1}], "objectives": ["Shadows of Dathomir"]},
        engagement={
            "objective": "Shadows of Dathomir",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Darth Vader (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection")
    scene.light.pays()
    scene.light.picks("target Nightsister")
    scene.dark.is_offered("shield Nightsister", "pass")
    scene.dark.picks("shield Nightsister")
    assert scene.zone_of("Nightsister") == "units"
