"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_first_order_stormtrooper_awakenings_has_no_ability() -> None:
    scene = duel(card("First Order Stormtrooper", "1RD"))
    scene.h.picks("resolve First Order Stormtrooper 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_tactical_mastery_awakenings_gives_two_actions() -> None:
    for printing in ("Awakenings", "Two-Player Game"):
        scene = duel("Tarkin", "Battle Droid", hand=[f"Tactical Mastery ({printing})"])
        scene.h.picks("play Tactical Mastery", "activate Tarkin", "activate Battle Droid")
        scene.v.is_asked("action")


def test_tactical_mastery_awakenings_spots_a_red_character() -> None:
    scene = duel("Maul", hand=["Tactical Mastery (Awakenings)"])
    assert not scene.h.can("play Tactical Mastery") and "R15.5" in scene.h.why_not_in_hand("Tactical Mastery")
