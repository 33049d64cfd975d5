"""Winning (R14)."""

import pytest

from zeton.games.star_wars_lcg.testing import Scene


def winner(scene: Scene) -> str | None:
    outcome = scene.match.outcome
    return None if outcome is None else scene.table.side(outcome.winners[0])


def test_r14_1_three_destroyed_dark_objectives_win_at_once() -> None:
    scene = Scene(
        light={"victory": ["Imperial Command", "Death and Despayre"]},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 4}, "Fall of the Jedi"]},
        turn="light",
        phase="balance",
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert winner(scene) == "light"
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "objectives"
    assert scene.match.decision is None


def test_r14_1_two_do_not_win() -> None:
    scene = Scene(
        light={"victory": ["Imperial Command"], "hand": ["Rebel Trooper"], "objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": [{"card": "Shadows of Dathomir", "damage": 4}, "Fall of the Jedi"]},
        turn="light",
        phase="balance",
    )
    scene.light.picks("damage Shadows of Dathomir ×1")
    assert winner(scene) is None


@pytest.mark.parametrize(("dial", "balance", "won"), [(11, "light", True), (10, "dark", True), (10, "light", False)])
def test_r14_2_the_dial_at_12_wins_for_the_dark_side(dial: int, balance: str, won: bool) -> None:
    scene = Scene(
        dial=dial,
        balance=balance,
        turn="dark",
        phase="balance",
        light={"objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": ["Shadows of Dathomir"] * 3, "hand": ["Espo Trooper"]},
    )
    assert (winner(scene) == "dark") == won


def test_r14_2_a4_more_than_12_wins_as_well() -> None:
    scene = Scene(
        light={"objectives": [{"card": "A Hero's Journey", "damage": 2}]},
        dark={"units": ["TIE Bomber"], "victory": ["Jedi Training", "In You Must Go"]},
        turn="dark",
        dial=11,
        engagement={"objective": "A Hero's Journey", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )
    assert winner(scene) == "dark"
    assert scene.table.dial == 14


def test_r14_3_drawing_from_an_empty_deck_loses() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 3, "deck": ["Yoda", "Yoda"]}, turn="light", phase="draw")
    scene.light.passes()
    assert winner(scene) == "dark"
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "empty-deck"


def test_r14_3_emptying_a_deck_is_not_yet_a_loss() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 4, "deck": ["Yoda", "Yoda"]}, turn="light", phase="draw")
    scene.light.passes()
    assert winner(scene) is None
    assert scene.light.pile("deck") == []


def test_r14_3_refilling_from_an_empty_objective_deck_loses() -> None:
    scene = Scene(
        dark={"objectives": ["Shadows of Dathomir"], "objective_deck": ["Imperial Command"]}, turn="dark", phase="refresh"
    )
    assert winner(scene) == "light"
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "empty-objective-deck"


def test_r14_3_an_empty_objective_deck_is_no_loss_with_three_objectives() -> None:
    scene = Scene(dark={"objectives": ["Shadows of Dathomir"] * 3, "hand": ["Espo Trooper"]}, turn="dark", phase="refresh")
    assert winner(scene) is None


def test_r14_4_the_heart_of_the_empire_destroyed_loses_the_game() -> None:
    scene = Scene(dark={"objectives": [{"card": "The Heart of the Empire", "damage": 9}]}, turn="light", phase="balance")
    scene.light.picks("damage The Heart of the Empire ×1")
    assert winner(scene) == "light"


def test_r14_4_ten_damage_on_the_dial_win_with_trench_run() -> None:
    scene = Scene(
        light={"units": ["Red Five"], "enhancements": ["Trench Run"]},
        dark={"objectives": ["Imperial Command"]},
        dial_damage=7,
        phase="conflict",
    )
    scene.light.picks("engage Death Star dial")
    assert winner(scene) == "light"
