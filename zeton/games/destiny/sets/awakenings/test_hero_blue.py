"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_defensive_stance_awakenings_gives_two_shields() -> None:
    scene = duel(card("Rey"), hand=["Defensive Stance (Awakenings)"])
    scene.h.picks("play Defensive Stance", "shield Rey ×2")
    assert scene.shields_on("Rey") == 2
