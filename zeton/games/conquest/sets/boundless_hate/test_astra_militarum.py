"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene

GUARD = "Sacaellum Shrine Guard"


def stationed(*planets: str) -> Scene:
    return Scene(one={"planets": {1: [GUARD]}}, planets=list(planets))


def test_sacaellum_shrine_guard_is_stronger_at_a_strongpoint() -> None:
    scene = stationed("Barlus", "Elouith")
    assert (scene.attack_of(GUARD), scene.health_of(GUARD)) == (2, 2)


def test_sacaellum_shrine_guard_is_no_stronger_elsewhere() -> None:
    scene = stationed("Elouith", "Barlus")
    assert (scene.attack_of(GUARD), scene.health_of(GUARD)) == (1, 1)


def test_sacaellum_shrine_guard_is_no_stronger_in_the_hq() -> None:
    scene = Scene(one={"hq": [GUARD]}, planets=["Barlus", "Elouith"])
    assert (scene.attack_of(GUARD), scene.health_of(GUARD)) == (1, 1)
