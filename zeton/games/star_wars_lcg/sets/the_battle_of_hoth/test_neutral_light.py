"""Neutral cards of the light side of The Battle of Hoth, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules import leaving
from zeton.games.star_wars_lcg.rules.terms import DISCARD
from zeton.games.star_wars_lcg.testing import Scene


def blaster(*dark: str, carried: int = 1) -> Scene:
    serra = {"card": "Shadow Operative", "enhancements": ["Hold-out Blaster"] * carried}
    return Scene(
        light={
            "units": [serra, "Renegade Squadron Operative"],
            "hand": ["Hold-out Blaster"],
            "objectives": ["Undercover Dealings", "Jedi Training"],
            "affiliation": "Smugglers and Spies",
        },
        dark={"units": list(dark), "objectives": ["Fall of the Jedi"]},
    )


def test_hold_out_blaster_doubles_icons_with_fewer_units() -> None:
    scene = blaster("Nightsister", "Emperor Palpatine", "Snowtrooper", carried=0)
    operative = scene.number("Renegade Squadron Operative")
    scene.light.picks("play Hold-out Blaster")
    scene.light.pays()
    scene.light.picks("enhance Hold-out Blaster → Renegade Squadron Operative")
    assert scene.table.strength(operative, 0) == 2 * scene.table.cards[operative].icons[0]


def test_hold_out_blaster_doubles_nothing_with_as_many_units() -> None:
    scene = blaster("Nightsister", "Emperor Palpatine", carried=0)
    operative = scene.number("Renegade Squadron Operative")
    scene.light.picks("play Hold-out Blaster")
    scene.light.pays()
    scene.light.picks("enhance Hold-out Blaster → Renegade Squadron Operative")
    assert scene.table.strength(operative, 0) == scene.table.cards[operative].icons[0]


def test_hold_out_blaster_is_borne_only_once_by_a_unit() -> None:
    scene = blaster()
    scene.light.picks("play Hold-out Blaster")
    scene.light.pays()
    scene.light.picks("enhance Hold-out Blaster → Renegade Squadron Operative")


def test_hoth_rearguard_protects_hoth_objectives_and_units() -> None:
    scene = Scene(
        light={"units": ["Hoth Rearguard", "Tauntaun"], "objectives": ["Hold the Line!", "Jedi Training"]},
        dark={"units": [{"card": "Nightsister", "focus": 1}]},
        turn="dark",
        engagement={"objective": "Hold the Line!", "attackers": ["Nightsister"], "edge": "dark", "step": "reward"},
    )
    scene.dark.picks("damage Hold the Line! ×1")
    scene.light.picks("protect Hoth Rearguard → Hold the Line! ×1")
    assert (scene.damage_on("Hoth Rearguard"), scene.damage_on("Hold the Line!")) == (1, 0)


def coordinated(*attackers: str, cards: int = 1, objective: str = "Counsel of the Sith", **dark: Any) -> Scene:
    return Scene(
        light={"affiliation": "Rebel Alliance", "units": list(attackers), "hand": ["Coordinated Strike"] * cards},
        dark={"units": ["Nightsister", "Dark Side Apprentice"], "objectives": [objective], **dark},
        engagement={
            "objective": objective,
            "attackers": list(attackers),
            "defenders": ["Nightsister", "Dark Side Apprentice"],
            "edge": "light",
            "step": "strikes",
        },
    )


ALL = ("Snowspeeder", "Hoth Rearguard", "Tauntaun")


def test_coordinated_strike_lets_another_unit_strike_at_once() -> None:
    scene = coordinated(*ALL)
    scene.light.picks("strike Hoth Rearguard", "hit Nightsister ×2")
    scene.light.picks("use Coordinated Strike")
    scene.light.pays()
    scene.light.is_offered("strike Snowspeeder", "strike Tauntaun")
    scene.light.picks("strike Snowspeeder")
    assert scene.focus_on("Snowspeeder") == 1


def test_coordinated_strike_is_followed_by_the_opponents_strike_a105() -> None:
    scene = coordinated(*ALL)
    scene.light.picks("strike Snowspeeder", "unit damage Snowspeeder", "hit Nightsister ×1")
    scene.light.picks("use Coordinated Strike")
    scene.light.pays()
    scene.light.picks("strike Tauntaun")
    scene.pass_all("unit damage")
    assert scene.focus_on("Tauntaun") == 1


def test_coordinated_strike_is_not_played_without_another_ready_participant() -> None:
    scene = coordinated("Hoth Rearguard")
    scene.light.picks("strike Hoth Rearguard", "hit Nightsister ×2")
    assert not scene.light.can("use Coordinated Strike")


def test_coordinated_strike_does_not_answer_the_opponents_strike() -> None:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": ["Snowspeeder"], "hand": ["Coordinated Strike"]},
        dark={"units": ["Nightsister"], "objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": "Counsel of the Sith",
            "attackers": ["Snowspeeder"],
            "defenders": ["Nightsister"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.dark.picks("strike Nightsister")
    assert not scene.light.can("use Coordinated Strike")


def test_coordinated_strike_follows_a_strike_whose_unit_has_left_play_a105() -> None:
    scene = coordinated("Luke Skywalker (Core)", "Hoth Rearguard")
    scene.light.picks("strike Luke Skywalker")
    luke = scene.card("Luke Skywalker").number
    leaving.strip(scene.table, luke)
    scene.table.move(luke, DISCARD, scene.table.light)
    scene.light.picks("unit damage Luke Skywalker", "hit Nightsister ×2")
    scene.light.picks("use Coordinated Strike")
    scene.light.pays()
    assert scene.focus_on("Hoth Rearguard") == 1
