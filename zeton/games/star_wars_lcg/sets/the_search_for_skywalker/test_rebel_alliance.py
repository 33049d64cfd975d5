"""Rebel Alliance cards of The Search for Skywalker, in the order of rebel_alliance.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.terms import HAND
from zeton.games.star_wars_lcg.testing import Scene

HOTH = ["Sensors Are Placed", "Hoth Operations", "Echo Base Defense"]
RICH = ["Hoth Operations", "Echo Base Defense", "Jedi Training"]


def edge(*light_objectives: str, enhancements: tuple[str, ...] = (), dark_objectives: tuple[str, ...] = ()) -> Scene:
    return Scene(
        light={"units": ["Echo Defender"], "objectives": list(light_objectives), "enhancements": list(enhancements)},
        dark={
            "units": ["Nightsister"],
            "hand": ["Dark Side Apprentice", "Force Choke"],
            "objectives": ["Fall of the Jedi", *dark_objectives],
        },
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Echo Defender"],
            "defenders": ["Nightsister"],
            "step": "edge",
        },
    )


def sees_the_first_card(scene: Scene) -> bool:
    scene.dark.picks("place Force Choke")
    return bool(scene.table.seen[scene.card("Force Choke").number] & 1 << scene.table.light)


def test_sensors_are_placed_makes_the_opponents_first_edge_card_lie_face_up() -> None:
    scene = edge("Sensors Are Placed")
    assert sees_the_first_card(scene)
    scene.dark.picks("place Dark Side Apprentice")


def test_sensors_are_placed_says_nothing_of_the_second_card() -> None:
    scene = edge("Sensors Are Placed")
    scene.dark.picks("place Force Choke")
    unseen = scene.number("Dark Side Apprentice")
    assert scene.table.zone[unseen] == HAND
    assert not scene.table.seen[unseen] & 1 << scene.table.light


def test_sensors_are_placed_needs_more_hoth_objectives_than_the_opponent_has() -> None:
    assert not sees_the_first_card(edge("Sensors Are Placed", dark_objectives=("The Killing Cold",)))


def strength(*objectives: str, enhancements: tuple[str, ...] = ()) -> int:
    scene = Scene(
        light={"units": ["Echo Defender"], "objectives": list(objectives), "enhancements": list(enhancements)},
        dark={"units": ["Nightsister"], "objectives": ["Fall of the Jedi"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["Echo Defender"],
            "defenders": ["Nightsister"],
            "step": "strikes",
            "edge": "light",
        },
    )
    return scene.table.strength(scene.number("Echo Defender"), 0)


def test_echo_defender_has_unit_damage_for_each_hoth_objective_with_the_edge() -> None:
    assert strength("Sensors Are Placed", "Hoth Operations", "Jedi Training") == 2


def test_echo_defender_has_none_without_the_edge() -> None:
    scene = edge("Sensors Are Placed")
    assert scene.table.strength(scene.number("Echo Defender"), 0) == 0


def base(**light: Any) -> Scene:
    return Scene(light={"enhancements": ["Echo Base"], **light})


def test_echo_base_gives_friendly_hoth_objectives_capacity() -> None:
    scene = base(objectives=["Hoth Operations", "Jedi Training"])
    table = scene.table
    assert table.capacity(scene.number("Hoth Operations")) == table.cards[scene.number("Hoth Operations")].capacity + 1
    assert table.capacity(scene.number("Jedi Training")) == table.cards[scene.number("Jedi Training")].capacity


def test_echo_base_counts_as_one_more_hoth_objective_a109() -> None:
    assert strength("Sensors Are Placed", enhancements=("Echo Base",)) == 2
    assert sees_the_first_card(edge("Sensors Are Placed", enhancements=("Echo Base",), dark_objectives=("The Killing Cold",)))


def test_echo_base_is_no_objective_to_be_targeted_a109() -> None:
    scene = Scene(
        light={
            "enhancements": ["Echo Base", "Echo Base Shield Generator"],
            "objectives": ["Hoth Operations"],
            "units": ["Echo Defender"],
        }
    )
    scene.light.picks("use Echo Base Shield Generator")
    scene.light.is_offered("target Echo Defender", "target Hoth Operations")


def test_echo_base_takes_its_capacity_with_it() -> None:
    hoth = {"card": "Hoth Operations", "damage": 5}
    scene = Scene(
        light={"enhancements": ["Echo Base"], "objectives": [hoth, "Jedi Training", "A Hero's Journey"]},
        dark={"units": ["Snowtrooper"], "enhancements": ["Turbolaser Battery"], "hand": ["Force Choke"]},
        turn="dark",
    )
    assert scene.zone_of("Hoth Operations") == "objectives"
    scene.table.move(scene.number("Echo Base"), HAND, scene.table.light)
    assert scene.table.capacity(scene.number("Hoth Operations")) == 5


def generator(damage: int = 0, **light: Any) -> Scene:
    enhancement = {"card": "Echo Base Shield Generator", "damage": damage}
    return Scene(light={"enhancements": [enhancement], "objectives": RICH, "units": ["Echo Defender"], **light})


def test_echo_base_shield_generator_is_damaged_to_place_a_shield() -> None:
    scene = generator()
    scene.light.picks("use Echo Base Shield Generator")
    scene.light.is_offered("target Echo Defender", "target Hoth Operations", "target Echo Base Defense")
    scene.light.picks("target Hoth Operations")
    assert scene.shields_on("Hoth Operations") == 1
    assert scene.damage_on("Echo Base Shield Generator") == 1


def test_echo_base_shield_generator_returns_to_hand_with_its_third_damage() -> None:
    scene = generator(2)
    scene.light.picks("use Echo Base Shield Generator", "target Echo Defender")
    assert scene.zone_of("Echo Base Shield Generator") == "hand"
    assert scene.damage_on("Echo Base Shield Generator") == 0


def test_echo_base_shield_generator_is_used_once_a_turn() -> None:
    scene = generator(hand=["Fall Back!"], affiliation="Rebel Alliance")
    scene.light.picks("use Echo Base Shield Generator", "target Echo Defender")
    assert not scene.light.can("use Echo Base Shield Generator")


def test_echo_base_shield_generator_stays_if_no_shield_could_be_placed() -> None:
    scene = generator(2, units=[{"card": "Echo Defender", "shields": 1}])
    scene.light.picks("use Echo Base Shield Generator", "target Echo Defender")
    assert scene.zone_of("Echo Base Shield Generator") == "enhancements"
    assert scene.damage_on("Echo Base Shield Generator") == 3
