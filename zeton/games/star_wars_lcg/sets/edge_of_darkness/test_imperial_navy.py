"""Imperial Navy cards of Edge of Darkness, in the order of imperial_navy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene


def blockaded(damage: int = 0) -> Scene:
    return Scene(
        light={
            "hand": ["Jedi in Hiding", "Guardian of Peace", "Yoda"],
            "objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"],
        },
        dark={"objectives": [{"card": "Imperial Blockade", "damage": damage}], "hand": ["Nightsister"]},
    )


def price(scene: Scene, title: str) -> int:
    number = scene.number(title)
    return cost_of(scene.table, scene.table.controller[number], number) - scene.table.cards[number].cost


def test_imperial_blockade_makes_the_opponents_first_unit_cost_1_more() -> None:
    scene = blockaded()
    assert (price(scene, "Jedi in Hiding"), price(scene, "Guardian of Peace")) == (1, 1)
    scene.light.picks("play Jedi in Hiding")
    scene.light.pays()
    assert price(scene, "Guardian of Peace") == 0


def test_imperial_blockade_does_nothing_once_it_is_damaged_nor_to_ones_own_units() -> None:
    assert price(blockaded(1), "Jedi in Hiding") == 0
    assert price(blockaded(), "Nightsister") == 0


def navy(**cards: Any) -> Scene:
    objectives = ["Imperial Blockade", "The General's Imperative", "A Dark Time for the Rebellion"]
    return Scene(dark={"affiliation": "Imperial Navy", "objectives": objectives, **cards}, turn="dark")


def test_captain_needa_makes_the_first_capital_ship_of_a_turn_cost_2_less() -> None:
    scene = navy(units=["Captain Needa"], hand=["Imperial I-class Star Destroyer", "Devastator"])
    assert price(scene, "Devastator") == -2
    scene.dark.picks("play Imperial I-class Star Destroyer")
    scene.dark.pays()
    assert price(scene, "Devastator") == 0


def test_captain_needa_makes_nothing_else_cheaper() -> None:
    assert price(navy(units=["Captain Needa"], hand=["AT-ST"]), "AT-ST") == 0


def test_apology_accepted_sacrifices_an_officer_to_ready_a_vehicle() -> None:
    ship = {"card": "Devastator", "focus": 2}
    scene = navy(units=["Captain Needa", ship, {"card": "TIE Fighter", "focus": 1}], hand=["Apology Accepted"])
    scene.dark.picks("use Apology Accepted")
    scene.dark.pays()
    assert (scene.zone_of("Captain Needa"), scene.focus_on("Devastator")) == ("discard", 0)


def test_apology_accepted_needs_an_officer_and_a_focused_vehicle() -> None:
    assert not navy(units=[{"card": "Devastator", "focus": 2}], hand=["Apology Accepted"]).dark.can("use Apology Accepted")
    assert not navy(units=["Captain Needa", "Devastator"], hand=["Apology Accepted"]).dark.can("use Apology Accepted")
