"""Rebel Alliance cards of Escape from Hoth, in the order of rebel_alliance.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

EVACUATION = "Evacuation Procedure"
HAN = "Han Solo (Escape from Hoth)"
OUTPOST = "Buried Outpost"


def evacuated(*enhancements: Any, turn: str = "dark", **light: Any) -> Scene:
    return Scene(
        light={
            "affiliation": "Rebel Alliance",
            "units": ["Hoth Scout", "Yoda"],
            "enhancements": list(enhancements),
            "objectives": [{"card": EVACUATION, "focus": 2}, "Jedi Training"],
            **light,
        },
        dark={"objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        turn=turn,
        phase="turn",
    )


def test_evacuation_procedure_takes_all_focus_tokens_off_an_enhancement_or_a_hoth_objective() -> None:
    scene = evacuated({"card": "Fleet Command Center", "focus": 1})
    scene.light.is_offered(f"use {EVACUATION}", "pass")
    scene.light.picks(f"use {EVACUATION}", "sacrifice Hoth Scout")
    scene.light.is_offered("target Fleet Command Center", f"target {EVACUATION}")
    scene.light.picks(f"target {EVACUATION}")
    assert scene.focus_on(EVACUATION) == 0
    assert scene.zone_of("Hoth Scout") == "discard"


def test_evacuation_procedure_needs_a_unit_to_sacrifice() -> None:
    assert not evacuated(units=[]).light.can(f"use {EVACUATION}")


def test_evacuation_procedure_is_for_the_opponents_turn() -> None:
    assert not evacuated(turn="light").light.can(f"use {EVACUATION}")


def han(*deck: str) -> Scene:
    """Han Solo is sacrificed for Aggression."""
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": [HAN], "hand": ["Yoda"], "deck": list(deck)},
        dark={"hand": ["Aggression", "Force Choke"], "units": ["Nightsister"], "objectives": ["Counsel of the Sith"]},
        turn="dark",
    )
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    return scene


def test_han_solo_65_finds_a_rebel_alliance_card_when_he_leaves_play() -> None:
    scene = han("Yoda", "Red Five", "Mon Mothma")
    scene.light.is_offered("use Han Solo", "pass")
    scene.light.picks("use Han Solo")
    scene.light.is_offered("choose Mon Mothma", "pass")
    scene.light.picks("choose Mon Mothma")
    assert scene.zone_of("Mon Mothma") == "hand"
    number = scene.card("Mon Mothma").number
    assert scene.table.who_knows(number) & (1 << scene.table.dark)  # it was shown
    assert sorted(scene.light.pile("deck")) == ["Red Five", "Yoda"]
    assert scene.zone_of("Han Solo") == "discard"


def test_han_solo_65_need_not_find_anything_a51() -> None:
    scene = han("Yoda", "Mon Mothma")
    scene.light.picks("use Han Solo", "pass")
    assert sorted(scene.light.pile("deck")) == ["Mon Mothma", "Yoda"]


def test_han_solo_65_is_not_used_without_a_deck() -> None:
    assert not han().light.can("use Han Solo")


def farr(*enhancements: str) -> Scene:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": ["Toryn Farr"]},
        dark={
            "hand": ["Aggression", "Force Choke"],
            "units": ["Nightsister"],
            "enhancements": list(enhancements),
            "objectives": ["Counsel of the Sith"],
        },
        turn="dark",
    )
    scene.dark.picks("use Aggression")
    scene.dark.pays()
    return scene


def test_toryn_farr_focuses_an_enemy_enhancement_when_she_leaves_play() -> None:
    scene = farr("Sith Holocron")
    scene.light.picks("use Toryn Farr")
    assert scene.focus_on("Sith Holocron") == 1


def test_toryn_farr_needs_an_enemy_enhancement() -> None:
    assert not farr().light.can("use Toryn Farr")


def hope(**tokens: int) -> Scene:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": [{"card": "Bright Hope", **tokens}, "Hoth Scout"], "hand": ["Yoda"]},
    )
    scene.light.picks("use Hoth Scout")
    return scene


def test_bright_hope_loses_a_token_of_any_kind_after_a_friendly_unit_has_left_play() -> None:
    scene = hope(focus=1, damage=1)
    scene.light.is_offered("use Bright Hope", "pass")
    scene.light.picks("use Bright Hope")
    scene.light.is_offered("discard focus Bright Hope", "discard damage Bright Hope")
    scene.light.picks("discard damage Bright Hope", "target Bright Hope")
    assert (scene.damage_on("Bright Hope"), scene.focus_on("Bright Hope")) == (0, 1)


def test_bright_hope_is_not_used_without_a_token() -> None:
    assert not hope().light.can("use Bright Hope")


def test_bright_hope_does_not_answer_enemy_units() -> None:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": [{"card": "Bright Hope", "focus": 1}], "hand": ["Yoda"]},
        dark={"units": ["ISB Liaison"], "deck": ["Nightsister", "Nightsister"], "hand": ["Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use ISB Liaison", "look at deck Sith")
    assert not scene.light.can("use Bright Hope")


def outpost(*units: str) -> Scene:
    scene = Scene(
        light={
            "affiliation": "Rebel Alliance",
            "units": list(units),
            "hand": [OUTPOST, "Yoda"],
            "objectives": ["Jedi Training"],
        },
    )
    scene.light.picks(f"play {OUTPOST}")
    return scene


def test_buried_outpost_costs_a_unit_or_a_focus_token() -> None:
    scene = outpost("Hoth Scout", "Yoda")
    scene.light.is_offered(f"mode {OUTPOST} #1", f"mode {OUTPOST} #2")
    scene.light.picks(f"mode {OUTPOST} #1", "choose Hoth Scout")
    assert scene.zone_of("Hoth Scout") == "discard"
    assert scene.focus_on(OUTPOST) == 0
    scene = outpost("Hoth Scout", "Yoda")
    scene.light.picks(f"mode {OUTPOST} #2")
    assert (scene.zone_of("Hoth Scout"), scene.focus_on(OUTPOST)) == ("units", 1)


def test_buried_outpost_is_focused_if_there_is_no_unit() -> None:
    assert outpost().focus_on(OUTPOST) == 1
