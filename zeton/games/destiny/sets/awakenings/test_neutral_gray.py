"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_holdout_blaster_is_an_ambush() -> None:
    scene = duel("Boba Fett", hand=["Holdout Blaster"])
    scene.h.picks("play Holdout Blaster")
    scene.h.is_asked("additional action")


def test_aim_turns_to_ranged_damage() -> None:
    scene = duel(card("Han Solo", "-"), hand=["Aim"])
    scene.h.picks("play Aim", "turn Han Solo - to 2RD")
    assert scene.h.pool == ["Han Solo 2RD"]


def test_flank_awakenings_needs_more_ready_characters() -> None:
    scene = duel("Maul", "Tarkin", against=card(VETERAN, "2RD"), hand=["Flank (Awakenings)"])
    scene.h.picks("play Flank", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    even = duel("Maul", card("Tarkin", exhausted=True), against=card(VETERAN, "2RD"), hand=["Flank (Awakenings)"])
    assert not even.h.can("play Flank") and "R5.3" in even.h.why_not_in_hand("Flank")


def test_take_cover_gives_a_shield() -> None:
    scene = duel("Han Solo", hand=["Take Cover"])
    scene.h.picks("play Take Cover", "shield Han Solo ×1")
    assert scene.shields_on("Han Solo") == 1
