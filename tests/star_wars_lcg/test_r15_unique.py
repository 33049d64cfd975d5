"""Unique cards (R15)."""

from zeton.games.star_wars_lcg.testing import Scene


def test_r15_1_a_second_copy_of_a_unique_card_cannot_be_played() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "hand": ["Luke Skywalker (Core)", "Rebel Trooper"],
            "objectives": ["A Hero's Journey"] * 3,
        }
    )
    scene.light.is_offered("play Rebel Trooper", "pass")
    hand_copy = scene.card("Luke Skywalker", "hand").number
    assert [reason.rule for reason in scene.match.explain(scene.table.light, hand_copy)] == ["R15.1"]


def test_r15_1_a_copy_that_is_not_in_play_does_not_matter() -> None:
    scene = Scene(
        light={"discard": ["R2-D2"], "hand": ["R2-D2"]},
        dark={"objectives": [{"card": "Fall of the Jedi", "captured": ["R2-D2"]}]},
    )
    scene.light.picks("play R2-D2")
    assert scene.light.pile("units") == ["R2-D2"]


def test_r15_1_a_card_that_is_not_unique_may_be_in_play_many_times() -> None:
    scene = Scene(light={"units": ["Rebel Trooper"], "hand": ["Rebel Trooper"]})
    scene.light.picks("play Rebel Trooper")
    assert scene.light.pile("units") == ["Rebel Trooper"] * 2


def test_r15_1_a19_a_unique_card_cannot_be_put_into_play_either() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)"],
            "discard": ["Luke Skywalker (Core)", "Jedi in Hiding"],
            "hand": ["Return of the Jedi"],
            "objectives": ["A Hero's Journey"] * 2,
        }
    )
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    assert scene.light.pile("units") == ["Luke Skywalker", "Jedi in Hiding"]
