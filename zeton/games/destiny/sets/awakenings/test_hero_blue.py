"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_luke_skywalker_s_lightsaber_shields_or_strikes() -> None:
    saber = card("Luke Skywalker's Lightsaber", "Sp")
    scene = duel(card("Rey", upgrades=[saber]), against=card(VETERAN, shields=2))
    scene.h.picks(
        "resolve Luke Skywalker's Lightsaber Sp", "mode Luke Skywalker's Lightsaber #2", "hit Veteran Stormtrooper ×2"
    )
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 2)
    shielding = duel(card("Rey", upgrades=[saber]))
    shielding.h.picks("resolve Luke Skywalker's Lightsaber Sp", "mode Luke Skywalker's Lightsaber #1", "shield Rey ×2")
    assert shielding.shields_on("Rey") == 2


def test_luke_skywalker_s_lightsaber_is_for_blue_characters() -> None:
    assert not duel("Han Solo", hand=["Luke Skywalker's Lightsaber"]).h.can("play Luke Skywalker's Lightsaber")


def test_defensive_stance_awakenings_gives_two_shields() -> None:
    scene = duel(card("Rey"), hand=["Defensive Stance (Awakenings)"])
    scene.h.picks("play Defensive Stance", "shield Rey ×2")
    assert scene.shields_on("Rey") == 2


def test_awakening_resolves_a_modifier() -> None:
    overkill = card("Overkill", "+3RD")
    scene = duel(card("Rey", upgrades=[overkill]), supports=["Awakening"])
    scene.h.picks("use Awakening", "resolve Overkill +3RD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.is_exhausted("Awakening")


def test_force_protection_divides_three_shields() -> None:
    scene = duel(card("Rey", upgrades=[card("Force Protection", "Sp")]), "Rebel Trooper")
    scene.h.picks("resolve Force Protection Sp", "shield Rey ×1", "shield Rebel Trooper ×1")
    assert scene.shields_on("Rey") == 1 and scene.shields_on("Rebel Trooper") == 2
    assert not duel("Rebel Trooper", hand=["Force Protection"]).h.can("play Force Protection")
