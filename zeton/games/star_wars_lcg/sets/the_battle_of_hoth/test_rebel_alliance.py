"""Rebel Alliance cards of The Battle of Hoth, in the order of rebel_alliance.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

DELTA = "Attack Pattern Delta"


def delta(top: str, *hoth: str, **light: Any) -> Scene:
    return Scene(
        light={
            "affiliation": "Rebel Alliance",
            "objectives": [DELTA, "Jedi Training"],
            "deck": [top, "Tauntaun"],
            "hand": ["Tauntaun"],
            **light,
        },
        dark={"objectives": list(hoth)},
        turn="light",
    )


def test_attack_pattern_delta_puts_a_cheap_vehicle_into_play() -> None:
    scene = delta("Snowspeeder")
    scene.light.picks(f"use {DELTA}")
    assert scene.zone_of("Snowspeeder") == "units"
    assert not scene.light.can(f"use {DELTA}")


def test_attack_pattern_delta_leaves_other_cards_on_the_deck() -> None:
    for top in ("Hoth Rearguard", "Home One"):
        scene = delta(top)
        scene.light.picks(f"use {DELTA}")
        assert scene.light.pile("deck") == ["Tauntaun", top]  # the top comes last


def test_attack_pattern_delta_puts_no_second_unique_vehicle_into_play_r15_1() -> None:
    scene = delta("Rogue Two", units=["Rogue Two"])
    scene.light.picks(f"use {DELTA}")
    assert scene.light.pile("deck") == ["Tauntaun", "Rogue Two"]


def test_attack_pattern_delta_needs_more_hoth_objectives_than_the_opponent_has() -> None:
    assert not delta("Snowspeeder", "The Killing Cold").light.can(f"use {DELTA}")


def icons(
    unit: str, *others: str, dark: tuple[str, ...] = (), attackers: tuple[str, ...] = (), edge: str = "light"
) -> list[int]:
    """The icons of a unit in an engagement it attacks in with some of the others."""
    scene = Scene(
        light={"units": [unit, *others], "objectives": [DELTA]},
        dark={"units": list(dark), "objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith", "attackers": [unit, *attackers], "edge": edge, "step": "strikes"},
    )
    return [scene.table.strength(scene.card(unit).number, icon) for icon in range(3)]


def test_rogue_leader_gains_tactics_beside_rogue_two() -> None:
    assert icons("Rogue Leader", "Rogue Two", attackers=("Rogue Two",)) == [0, 1, 1]


def test_rogue_leader_gains_nothing_alone() -> None:
    assert icons("Rogue Leader", "Snowspeeder", attackers=("Snowspeeder",)) == [0, 0, 1]


def test_rogue_two_gains_edge_enabled_blast_for_each_attacking_speeder() -> None:
    assert icons("Rogue Two", "Snowspeeder", "Rogue Leader", attackers=("Snowspeeder",)) == [2, 0, 2]


def test_rogue_two_gains_nothing_without_the_edge() -> None:
    assert icons("Rogue Two", "Snowspeeder", attackers=("Snowspeeder",), edge="dark") == [2, 0, 0]


def struck(striker: str, *enemies: Any, others: tuple[str, ...] = ()) -> Scene:
    scene = Scene(
        light={"units": [striker, *others], "enhancements": ["Snowspeeder Launch Bay"], "objectives": [DELTA]},
        dark={"units": list(enemies), "objectives": ["Counsel of the Sith"]},
        engagement={
            "objective": "Counsel of the Sith",
            "attackers": [striker, *others],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks(f"strike {striker}")
    return scene


def test_snowspeeder_launch_bay_damages_a_vehicle_after_a_speeder_has_struck() -> None:
    scene = struck("Rogue Two", "TIE Advanced", "Nightsister")
    scene.light.picks("use Snowspeeder Launch Bay")
    assert (scene.damage_on("TIE Advanced"), scene.focus_on("TIE Advanced")) == (1, 0)


def test_snowspeeder_launch_bay_focuses_a_walker_too() -> None:
    scene = struck("Rogue Two", "AT-ST")
    scene.light.picks("use Snowspeeder Launch Bay")
    assert (scene.damage_on("AT-ST"), scene.focus_on("AT-ST")) == (1, 1)


def test_snowspeeder_launch_bay_is_used_once_a_phase() -> None:
    scene = struck("Rogue Two", "AT-ST", others=("Snowspeeder",))
    scene.light.picks("use Snowspeeder Launch Bay")
    scene.pass_all("unopposed")
    assert scene.focus_on("Snowspeeder") == 1
    assert scene.damage_on("AT-ST") == 1


def test_snowspeeder_launch_bay_does_not_answer_other_units_nor_reach_characters() -> None:
    assert not struck("Hoth Rearguard", "TIE Advanced").light.can("use Snowspeeder Launch Bay")
    assert not struck("Rogue Two", "Nightsister").light.can("use Snowspeeder Launch Bay")
