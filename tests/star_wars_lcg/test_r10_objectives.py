"""Objectives, victory piles and the dial (R10)."""

import pytest

from zeton.games.star_wars_lcg.testing import Scene


def last_blow(dark_pile: list[str], dial: int = 0) -> Scene:
    """A TIE Bomber with the edge (B 2) destroys A Hero's Journey."""
    return Scene(
        light={
            "objectives": [{"card": "A Hero's Journey", "damage": 2}, "Forgotten Heroes"],
            "units": ["Rebel Trooper"],
        },
        dark={"units": ["TIE Bomber", "Espo Trooper"], "victory": dark_pile},
        turn="dark",
        dial=dial,
        engagement={"objective": "A Hero's Journey", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )


@pytest.mark.parametrize("already", [0, 1, 2, 3])
def test_r10_1_the_dial_advances_by_the_objectives_now_in_the_dark_victory_pile(already: int) -> None:
    pile = ["Jedi Training", "Draw Their Fire", "In You Must Go"][:already]
    scene = last_blow(pile)
    assert scene.dark.pile("victory") == [*pile, "A Hero's Journey"]
    assert scene.table.dial == already + 1


def test_r10_1_the_dial_may_win_the_game_by_it_at_once() -> None:
    scene = last_blow(["Jedi Training"], dial=10)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.table.dark,)


def test_r10_2_the_third_dark_objective_in_the_light_victory_pile_wins() -> None:
    scene = Scene(
        light={"units": ["Y-Wing"], "victory": ["Imperial Command", "Death and Despayre"]},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 3}]},
        engagement={"objective": "Shadows of Dathomir", "attackers": ["Y-Wing"], "edge": "light", "step": "strikes"},
    )
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (scene.table.light,)
    assert scene.table.dial == 0  # dark objectives never advance it


def test_r10_3_captured_cards_at_a_destroyed_objective_return_to_their_owners_hand() -> None:
    scene = Scene(
        light={"units": ["Y-Wing", "Rebel Trooper"]},
        dark={
            "objectives": [
                {"card": "Shadows of Dathomir", "damage": 3, "captured": ["Luke Skywalker (Core)", "Yoda"]},
                {"card": "Imperial Command", "captured": ["Red Five"]},
            ]
        },
        engagement={"objective": "Shadows of Dathomir", "attackers": ["Y-Wing"], "edge": "light", "step": "strikes"},
    )
    assert sorted(scene.light.hand) == ["Luke Skywalker", "Yoda"]
    assert scene.zone_of("Red Five") == "captured"
