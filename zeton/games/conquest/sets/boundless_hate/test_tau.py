"""Tau cards, in the order of tau.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene

DRONE = "Exploratory Drone"
PLANETS = ["Plannum", "Barlus", "Elouith"]


def deployed(unit: str, at: str = "Barlus") -> Scene:
    """A unit is deployed by the opponent; the drone is at the planet in the middle."""
    scene = Scene(one={"hand": [unit], "resources": 9}, two={"planets": {2: [DRONE]}}, planets=PLANETS)
    scene.one.picks(f"deploy {unit}", f"deploy {unit} → {at}")
    return scene


def test_exploratory_drone_moves_on_after_a_unit_that_is_not_tau_was_deployed_beside_it() -> None:
    scene = deployed("Goff Nob")
    scene.two.is_offered(f"use {DRONE}", "pass")
    scene.two.picks(f"use {DRONE}")
    scene.two.is_offered("choose Plannum", "choose Elouith")
    scene.two.picks("choose Elouith")
    assert scene.two.units_at(3) == [DRONE]


def test_exploratory_drone_moves_after_a_unit_of_its_own_player_too() -> None:
    scene = Scene(one={"hand": ["Goff Nob"], "resources": 9, "warlord": "Nazdreg", "planets": {2: [DRONE]}}, planets=PLANETS)
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Barlus")
    scene.one.is_offered(f"use {DRONE}", "pass")


def test_exploratory_drone_does_not_move_after_a_tau_unit() -> None:
    assert not deployed("Fire Warrior Strike Team").two.can(f"use {DRONE}")


def test_exploratory_drone_does_not_move_after_a_unit_was_deployed_elsewhere() -> None:
    assert not deployed("Goff Nob", at="Plannum").two.can(f"use {DRONE}")


def test_exploratory_drone_does_not_move_after_itself() -> None:
    assert not deployed(DRONE).one.can(f"use {DRONE}")


def test_exploratory_drone_does_not_move_where_there_is_no_other_planet() -> None:
    scene = Scene(one={"hand": ["Goff Nob"], "resources": 9}, two={"planets": {1: [DRONE]}}, planets=["Plannum"])
    scene.one.picks("deploy Goff Nob")
    assert not scene.two.can(f"use {DRONE}")
