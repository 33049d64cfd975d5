"""Space Marine cards, in the order of space_marines.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene

PREDATOR = "Space Wolves Predator"
HOWL = "Primal Howl"
LIBRARIUM = "Hallow Librarium"


def deployed(*planets: str) -> Scene:
    """The Predator has been deployed at the first of these last planets, and the dials are set."""
    scene = Scene(one={"hand": [PREDATOR], "resources": 7}, planets=list(planets), first=8 - len(planets))
    scene.one.picks(f"deploy {PREDATOR}")
    if len(planets) > 1:
        scene.one.picks(f"deploy {PREDATOR} → {planets[0]}")
    scene.one.picks(f"use {PREDATOR}")
    scene.pass_to("dial")
    scene.one.picks("set dial ×1")
    return scene


def test_space_wolves_predator_keeps_the_enemy_warlord_away() -> None:
    scene = deployed("Plannum", "Barlus", "Elouith")
    scene.two.is_offered(*(f"set dial ×{number}" for number in (2, 3, 4, 5)))


def test_space_wolves_predator_does_not_bar_the_only_planet() -> None:
    scene = deployed("Plannum")
    scene.two.is_offered(*(f"set dial ×{number}" for number in (1, 2, 3, 4, 5)))


def howling(one: int, two: int) -> Scene:
    scene = Scene(one={"hand": [HOWL, HOWL]}, phase="command", window="dial")
    scene.one.picks(f"set dial ×{one}")
    scene.two.picks(f"set dial ×{two}")
    return scene


def test_primal_howl_draws_three_where_the_warlords_meet_and_only_once() -> None:
    scene = howling(2, 2)
    scene.one.picks(f"use {HOWL}")
    assert len(scene.one.hand) == 4
    assert not scene.one.can(f"use {HOWL}")


def test_primal_howl_needs_an_enemy_warlord_there() -> None:
    assert not howling(2, 3).one.can(f"use {HOWL}")


def test_hallow_librarium_weakens_a_unit_where_no_enemy_warlord_is() -> None:
    scene = Scene(
        one={"supports": [LIBRARIUM]},
        two={"planets": {1: ["Goff Nob"], 2: ["Crushface", "Nazdreg"]}, "hand": ["Shoota Mob"], "resources": 1},
        phase="combat",
        window="before",
    )
    scene.one.picks(f"use {LIBRARIUM}")
    assert scene.attack_of("Goff Nob") == 4
    assert scene.is_exhausted(LIBRARIUM)


def test_hallow_librarium_does_not_reach_units_beside_an_enemy_warlord_or_at_home() -> None:
    two = {"planets": {2: ["Crushface", "Nazdreg"]}, "hq": ["Goff Nob"]}
    assert not Scene(one={"supports": [LIBRARIUM]}, two=two, phase="combat", window="before").one.can(f"use {LIBRARIUM}")
