"""Scum and Villainy cards of Assault on Echo Base, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

CONTRACT = "Lucrative Contract"
CHARGE = "Explosive Charge"


def refreshed(*units: Any, turn: str = "dark") -> Scene:
    return Scene(
        dark={"affiliation": "Scum and Villainy", "units": list(units), "objectives": [CONTRACT]},
        turn=turn,
        phase="refresh",
    )


def test_lucrative_contract_takes_a_focus_token_off_a_mercenary_or_a_bounty_hunter() -> None:
    scene = refreshed(*({"card": unit, "focus": 3} for unit in ("Outer Rim Space Pirates", "Boba Fett", "Nightsister")))
    scene.dark.picks(f"use {CONTRACT}")
    scene.dark.is_offered("target Outer Rim Space Pirates", "target Boba Fett")
    scene.dark.picks("target Outer Rim Space Pirates")
    assert scene.focus_on("Outer Rim Space Pirates") == 1


def test_lucrative_contract_is_not_used_where_no_token_lies() -> None:
    assert not refreshed("Outer Rim Space Pirates").dark.can(f"use {CONTRACT}")


def charge(mine: int, *theirs: str) -> Scene:
    return Scene(
        light={"enhancements": list(theirs), "objectives": ["Jedi Training"]},
        dark={
            "affiliation": "Scum and Villainy",
            "hand": [CHARGE, "Rancor"],
            "enhancements": ["Turbolaser Battery"] * mine,
            "objectives": [CONTRACT],
        },
        turn="dark",
    )


def test_explosive_charge_discards_an_enhancement_that_costs_no_more_than_the_number_of_ones_own() -> None:
    scene = charge(2, "Ancient Monument", "Heavy Blaster Emplacement")
    scene.dark.picks(f"use {CHARGE}")
    scene.dark.pays()
    scene.dark.is_offered("target Ancient Monument", "target Heavy Blaster Emplacement")  # a Turbolaser Battery costs 3
    scene.dark.picks("target Ancient Monument")
    assert scene.zone_of("Ancient Monument") == "discard"


def test_explosive_charge_without_an_enhancement_of_ones_own_is_for_what_costs_nothing() -> None:
    assert not charge(0, "Ancient Monument").dark.can(f"use {CHARGE}")
    assert charge(0, "Heavy Blaster Emplacement").dark.can(f"use {CHARGE}")
