"""Neutral cards, in the order of neutral.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene

WROTH = "Inquisitor Caius Wroth"


def entering(one: int, two: int) -> Scene:
    """Wroth is deployed; so many other cards are in the hands."""
    mine = {"hand": [WROTH, *["Raid"] * one], "resources": 4}
    scene = Scene(one=mine, two={"hand": ["Battle Cry"] * two}, planets=["Plannum"], first=7)
    scene.one.picks(f"deploy {WROTH}")
    return scene


def test_inquisitor_caius_wroth_leaves_everybody_with_four_cards() -> None:
    scene = entering(5, 6)
    scene.one.picks(f"use {WROTH}", "discard Raid")
    scene.two.picks("discard Battle Cry", "discard Battle Cry")
    assert (len(scene.one.hand), len(scene.two.hand)) == (4, 4)


def test_inquisitor_caius_wroth_takes_nothing_from_small_hands() -> None:
    assert not entering(2, 4).one.can(f"use {WROTH}")
