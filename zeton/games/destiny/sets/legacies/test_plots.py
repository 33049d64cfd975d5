"""Plots, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene


def setup(plot: str) -> Scene:
    """A game with this plot of H's, up to the choice of the battlefield, which H makes."""
    scene = Scene(
        {"characters": ["Luke Skywalker"], "plot": plot, "deck": ["Alter"] * 7},
        {"characters": ["Boba Fett"], "deck": ["Subdue"] * 7},
        phase="setup",
    )
    scene.h.picks("done")
    scene.will_roll(("Luke Skywalker", "2RD"), ("Boba Fett", "1R"))
    scene.v.picks("done")
    scene.h.picks("battlefield Outer Rim Outpost")
    return scene


def test_espionage() -> None:
    scene = setup("Espionage")
    assert len(scene.h.pile("discard")) == len(scene.v.pile("discard")) == 1


def test_fortify() -> None:
    scene = setup("Fortify")
    scene.h.picks("shield Luke Skywalker ×1")
    assert scene.shields_on("Luke Skywalker") == 1


def test_preemptive_strike() -> None:
    scene = setup("Preemptive Strike")
    assert (scene.damage_on("Boba Fett"), scene.shields_on("Boba Fett")) == (0, 0)  # two shields of setup blocked it


def test_profitable_connection() -> None:
    scene = setup("Profitable Connection")
    assert (scene.h.resources, scene.v.resources) == (3, 2)


def test_stolen_intel() -> None:
    scene = setup("Stolen Intel")
    assert (len(scene.h.hand), len(scene.v.hand)) == (6, 5)


def test_taking_ground() -> None:
    scene = setup("Taking Ground")
    assert [e.number for e in scene.match.log(None) if e.what == "roll-off"] == [4, 1]
