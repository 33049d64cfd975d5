"""Eldar cards, in the order of eldar.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene

DEATH = "Death from Above"
DOME = "Dome of Crystal Seers"


def test_death_from_above_drops_a_mobile_unit_at_the_last_planet() -> None:
    hand = [DEATH, "Wildrider Squadron", "Black Guardians", "Soaring Falcon"]
    scene = Scene(one={"hand": hand, "resources": 1}, planets=["Plannum", "Barlus", "Elouith"], first=5)
    scene.one.picks(f"use {DEATH}")
    scene.one.picks("choose Soaring Falcon")
    assert scene.one.units_at(7) == ["Soaring Falcon"]
    assert scene.one.resources == 0


def test_death_from_above_needs_a_mobile_unit_in_hand() -> None:
    assert not Scene(one={"hand": [DEATH, "Black Guardians"], "resources": 1}).one.can(f"use {DEATH}")


def searching(domes: int) -> Scene:
    """Earth Caste Technician searches the top 6 cards of a deck of ten, beside so many Domes."""
    deck = [
        "Raid",
        "Doom",
        "Nullify",
        "Calamity",
        "Empower",
        "Deception",
        "Ion Rifle",
        "Smash 'n Bash",
        "Indomitable",
        "Suffering",
    ]
    one = {"hand": ["Earth Caste Technician"], "resources": 1, "deck": deck, "supports": [DOME] * domes}
    scene = Scene(one=one, planets=["Plannum"], first=7)
    scene.one.picks("deploy Earth Caste Technician", "use Earth Caste Technician")
    return scene


def test_dome_of_crystal_seers_lets_you_search_three_cards_more() -> None:
    scene = searching(1)
    scene.one.picks(f"use {DOME}")
    scene.one.is_offered("take Ion Rifle", "pass")


def test_the_dome_may_be_left_alone_and_does_not_help_the_opponent() -> None:
    scene = searching(1)
    scene.one.picks("pass")
    assert not scene.one.can("take Ion Rifle")
    one = {"hand": ["Earth Caste Technician"], "resources": 1}
    other = Scene(one=one, two={"supports": [DOME]}, planets=["Plannum"], first=7)
    other.one.picks("deploy Earth Caste Technician", "use Earth Caste Technician")
    assert not other.two.can(f"use {DOME}")
