"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_defensive_stance_awakenings_gives_two_shields() -> None:
    scene = duel(card("Rey"), hand=["Defensive Stance (Awakenings)"])
    scene.h.picks("play Defensive Stance", "shield Rey ×2")
    assert scene.shields_on("Rey") == 2


def test_awakening_resolves_a_modifier() -> None:
    overkill = card("Overkill", "+3RD")
    scene = duel(card("Rey", upgrades=[overkill]), supports=["Awakening"])
    scene.h.picks("use Awakening", "resolve Overkill +3RD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.is_exhausted("Awakening")
