"""Scum and Villainy cards of The Search for Skywalker, in the order of scum_and_villainy.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.words import options_words

RICH = ["Jabba's Orders", "Hunt Them Down", "The Hunt for Han Solo"]


def scum(**cards: Any) -> dict[str, Any]:
    return {"affiliation": "Scum and Villainy", "objectives": RICH, "deck": ["TIE Fighter"] * 8, **cards}


def ordered(*hand: str) -> Scene:
    """A turn begins with two objectives: the next one enters play."""
    return Scene(
        light={"hand": list(hand), "objectives": ["Jedi Training"]},
        dark=scum(objectives=RICH[1:], objective_deck=["Jabba's Orders", "Fall of the Jedi"]),
        turn="dark",
        phase="refresh",
    )


def test_jabbas_orders_look_at_the_opponents_hand_as_they_enter_play() -> None:
    scene = ordered("Yoda")
    scene.dark.picks("use Jabba's Orders")
    assert scene.table.seen[scene.number("Yoda")] & 1 << scene.table.dark


def test_jabbas_orders_are_not_used_against_an_empty_hand() -> None:
    assert not ordered().dark.can("use Jabba's Orders")


def price(**dark: Any) -> int:
    scene = Scene(dark=scum(hand=["Weequay Elite"], **dark), turn="dark")
    return cost_of(scene.table, scene.table.dark, scene.number("Weequay Elite"))


def test_weequay_elite_costs_2_less_while_a_card_is_captured_at_an_objective() -> None:
    assert price(objectives=[{"card": "Hunt Them Down", "captured": ["Yoda", "Jedi in Hiding"]}]) == 2


def test_weequay_elite_costs_4_otherwise_even_if_dengar_holds_somebody_a112() -> None:
    assert price() == 4
    assert price(units=[{"card": "Dengar", "captured": ["Yoda"]}]) == 4


def test_jabbas_palace_gives_friendly_objectives_capacity() -> None:
    scene = Scene(light={"objectives": ["Jedi Training"]}, dark=scum(enhancements=["Jabba's Palace"]), turn="dark")
    table = scene.table
    more = [table.capacity(card) - table.cards[card].capacity for card in table.objectives(table.dark)]
    assert more == [1, 1, 1]


def test_jabbas_palace_gives_enemy_objectives_nothing() -> None:
    scene = Scene(light={"objectives": ["Jedi Training"]}, dark=scum(enhancements=["Jabba's Palace"]), turn="dark")
    card = scene.number("Jedi Training")
    assert scene.table.capacity(card) == scene.table.cards[card].capacity


def searching(*hand: str, turn: str = "dark") -> Scene:
    return Scene(
        light={"hand": list(hand), "deck": ["Yoda", "X-Wing"], "objectives": ["Jedi Training"], "units": ["Munitions Expert"]},
        dark=scum(hand=["Get Me Solo!"], units=["Snowtrooper"]),
        turn=turn,
    )


def test_get_me_solo_captures_every_copy_of_the_named_unit_in_the_opponents_hand() -> None:
    scene = searching("Jedi in Hiding", "Jedi in Hiding", "Yoda")
    scene.dark.picks("use Get Me Solo!")
    scene.dark.pays()
    said = options_words(scene.match, "en")
    assert said == ["Name Jedi in Hiding", "Name Munitions Expert", "Name X-Wing", "Name Yoda"]
    scene.dark.picks("name #1")
    for _ in range(2):
        scene.dark.picks("capture at Jedi in Hiding → Hunt Them Down")
    assert scene.light.hand == ["Yoda"]
    assert scene.table.seen[scene.number("Yoda", "hand")] & 1 << scene.table.dark


def test_get_me_solo_shows_the_hand_even_if_the_named_unit_is_not_there_a128() -> None:
    scene = searching("Yoda")
    scene.dark.picks("use Get Me Solo!")
    scene.dark.pays()
    scene.dark.picks("name #2")  # of Munitions Expert, X-Wing and Yoda
    assert scene.light.hand == ["Yoda"]
    assert scene.table.seen[scene.number("Yoda", "hand")] & 1 << scene.table.dark


def test_get_me_solo_needs_ones_own_turn_and_a_hand() -> None:
    assert not searching().dark.can("use Get Me Solo!")
    scene = searching("Yoda", turn="light")
    assert "R12.2" in scene.dark.why_not("Get Me Solo!")
