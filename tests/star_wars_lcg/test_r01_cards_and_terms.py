"""Pieces and terms (R1)."""

from __future__ import annotations

import pytest

import zeton
from zeton.games.star_wars_lcg.rules.leaving import discard_from_play
from zeton.games.star_wars_lcg.rules.printed import facts
from zeton.games.star_wars_lcg.rules.terms import AFFILIATION, HAND
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.knowledge import knows

OF_THE_BOX = [fact for fact in facts() if fact["id"].startswith("core-")]
AFFILIATIONS = {
    "light": {"Jedi", "Rebel Alliance", "Smugglers and Spies"},
    "dark": {"Sith", "Imperial Navy", "Scum and Villainy"},
}
OBJECTIVES = ["A Hero's Journey", "Jedi Training", "In You Must Go"]


def test_r1_1_two_play_one_each_side() -> None:
    with pytest.raises(zeton.BadSetup, match="One deck of each side"):
        zeton.new("star_wars_lcg", decks=("sith", "imperial_navy"))
    assert zeton.new("star_wars_lcg", decks=("sith", "jedi")).table.seats == 2


def test_r1_3_and_r2_7_tokens_never_run_out() -> None:
    """More focus tokens than any box holds, and one more is placed."""
    scene = Scene(
        light={"units": ["Twi'lek Smuggler"]},
        dark={
            "units": [{"card": "Espo Trooper", "focus": 99}, {"card": "Nightsister", "focus": 99}],
            "objectives": ["Imperial Command"],
        },
        engagement={"objective": "Imperial Command", "attackers": ["Twi'lek Smuggler"], "edge": "light", "step": "strikes"},
    )
    scene.light.picks("hit Espo Trooper ×1")
    assert scene.focus_on("Espo Trooper") == 100


def test_r1_4_three_affiliations_each_side_and_a_neutral_card_belongs_to_one() -> None:
    for fact in OF_THE_BOX:
        assert fact["affiliation"] in AFFILIATIONS[fact["side"]] | {"Neutral"}, fact["id"]
    assert {fact["affiliation"] for fact in OF_THE_BOX} == set.union(*AFFILIATIONS.values()) | {"Neutral"}


def test_r1_6_a_card_bears_the_number_of_its_set_and_its_place_in_it() -> None:
    places: dict[int, list[int]] = {}
    for fact in OF_THE_BOX:
        if fact["type"] != "affiliation":
            places.setdefault(fact["set_number"], []).append(fact["set_sequence"])
    assert sorted(places) == [*range(1, 37)]
    assert all(sorted(found) == [1, 2, 3, 4, 5, 6] for found in places.values())


def test_r1_7_and_r1_8_six_types_of_cards_three_of_which_cost_resources() -> None:
    priced = {(fact["type"], fact["cost"] is not None) for fact in OF_THE_BOX}
    assert priced == {
        ("objective", False),
        ("unit", True),
        ("enhancement", True),
        ("event", True),
        ("fate", False),
        ("affiliation", False),
    }


def test_r1_9_the_affiliation_card_gives_1_resource_and_never_leaves_play() -> None:
    scene = Scene(light={"hand": ["Twi'lek Loyalist"]})
    (card,) = scene.table.pile(AFFILIATION, scene.light.seat)
    scene.light.picks("play Twi'lek Loyalist")
    assert scene.table.focus[card] == 1 and scene.zone_of("Twi'lek Loyalist") == "units"
    discard_from_play(scene.table, card)  # as an effect on any card in play might, if there were one
    scene.match.choose(0)
    assert scene.table.pile(AFFILIATION, scene.light.seat) == [card]


def test_r1_10_force_cards_are_no_cards() -> None:
    scene = Scene(light={"units": ["Jedi in Hiding"]}, turn="light", phase="force")
    before = len(scene.table.cards)
    scene.light.picks("commit Jedi in Hiding")
    assert scene.card("Jedi in Hiding").committed
    assert len(scene.table.cards) == before and scene.table.attached(scene.card("Jedi in Hiding").number) == []
    assert scene.match.view(None)["force_cards"][scene.light.seat] == 2


def test_r1_11_what_a_player_has() -> None:
    zones = zeton.new("star_wars_lcg", decks=("jedi", "sith")).view(None)["zones"]
    assert {"deck", "objective_deck", "hand", "discard", "victory", "units", "enhancements", "objectives"} <= set(zones)
    assert all(len(piles) == 2 for piles in zones.values())


def test_r1_12_a_deck_is_the_command_deck() -> None:
    scene = Scene(
        light={"deck": ["Yoda"], "objective_deck": OBJECTIVES, "hand": ["Rebel Trooper"] * 5},
        turn="light",
        phase="draw",
    )
    scene.light.passes()
    assert scene.light.hand == [*["Rebel Trooper"] * 5, "Yoda"]
    assert scene.light.pile("objective_deck") == OBJECTIVES[::-1]


def test_r1_13_who_controls_a_card_need_not_own_what_it_lies_on() -> None:
    """Intimidated is the dark side's on a light unit, and goes to the dark pile with it."""
    luke = {"card": "Luke Skywalker (Core)", "damage": 2, "enhancements": ["Intimidated", "Jedi Lightsaber"]}
    scene = Scene(light={"units": [luke]}, dark={"hand": ["Force Choke"]}, turn="dark", phase="deployment")
    assert scene.dark.pile("enhancements") == ["Intimidated"]
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    assert scene.dark.pile("discard") == ["Intimidated", "Force Choke"]
    assert sorted(scene.light.pile("discard")) == ["Jedi Lightsaber", "Luke Skywalker"]


def test_r1_14_and_r1_15_one_token_exhausts_and_only_a_ready_card_is_focused() -> None:
    def engaged(focus: int) -> Scene:
        return Scene(
            light={"units": [{"card": "Twi'lek Loyalist", "focus": focus}, "Jedi in Hiding"]},
            dark={"objectives": ["Imperial Command"]},
            turn="light",
            phase="conflict",
        )

    ready, exhausted = engaged(0), engaged(1)
    for scene in (ready, exhausted):
        scene.light.picks("engage Imperial Command")
    assert ready.light.can("attack Twi'lek Loyalist") and not exhausted.light.can("attack Twi'lek Loyalist")
    ready.light.picks("attack Twi'lek Loyalist", "done")
    assert ready.focus_on("Twi'lek Loyalist") == 1  # focused to strike


def test_r1_16_tokens_that_are_placed_use_nothing_and_may_lie_on_an_exhausted_card() -> None:
    scene = Scene(
        light={"units": ["Twi'lek Smuggler"]},
        dark={"units": [{"card": "Darth Vader (Core)", "focus": 1}], "objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Twi'lek Smuggler"],
            "defenders": ["Darth Vader (Core)"],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.light.picks("tactics Twi'lek Smuggler")
    assert scene.focus_on("Darth Vader") == 2


def test_r1_17_only_objectives_face_up_in_play_are_current() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"]},
        dark={"objectives": ["Imperial Command"], "objective_deck": ["Shadows of Dathomir"]},
        turn="light",
        phase="conflict",
    )
    scene.light.is_offered("engage Imperial Command", "pass")


@pytest.mark.parametrize(("side", "objective"), [("light", "Imperial Command"), ("dark", "A Hero's Journey")])
def test_r1_18_who_has_the_turn_attacks_and_the_other_defends(side: str, objective: str) -> None:
    given = {
        "light": {"units": ["Jedi in Hiding"], "objectives": ["A Hero's Journey"]},
        "dark": {"units": ["Espo Trooper"], "objectives": ["Imperial Command"]},
    }
    scene = Scene(**given, turn=side, phase="conflict")
    active, other = (scene.light, scene.dark) if side == "light" else (scene.dark, scene.light)
    assert scene.match.view(None)["active"] == active.seat
    active.picks(f"engage {objective}")
    other.is_asked("defenders")


def test_r1_19_cannot_beats_what_the_rules_allow() -> None:
    """The fleet is ready, and there is an objective to engage; but it cannot attack. (Cards beat rules: A70.)"""
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Coruscant Defense Fleet"], "objectives": ["Imperial Command"]},
        turn="dark",
        phase="conflict",
    )
    scene.dark.is_asked("commit")


def test_r1_20_hands_are_secret_and_discard_piles_open() -> None:
    scene = Scene(
        light={"hand": ["Yoda", "Rebel Trooper"], "discard": ["Red Five"]},
        dark={"hand": ["Force Choke"], "discard": ["Nightsister"]},
    )
    for seat in (0, 1):
        zones = scene.match.view(seat)["zones"]
        assert zones["hand"][1 - seat] == [None] * len(scene.table.pile(HAND, 1 - seat)) and None not in zones["hand"][seat]
        assert None not in (*zones["discard"][0], *zones["discard"][1])
    assert all(not knows(scene.table, scene.dark.seat, scene.number(title)) for title in ("Yoda", "Rebel Trooper"))
