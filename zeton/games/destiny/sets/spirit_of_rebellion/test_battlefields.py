"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_ewok_village_takes_all_shields_of_one() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=3), "Han Solo"], battlefield="Ewok Village")
    scene.h.picks("claim Ewok Village", "use Ewok Village", "unshield Veteran Stormtrooper")
    assert scene.shields_on(VETERAN) == 0


def test_moisture_farm_gives_a_resource() -> None:
    scene = duel("Maul", battlefield="Moisture Farm", hand=["Mislead"])
    scene.h.picks("claim Moisture Farm", "use Moisture Farm")
    assert scene.h.resources == 6


def test_otoh_gunga_heals_anybody() -> None:
    scene = duel(card("Maul", damage=2), battlefield="Otoh Gunga")
    scene.h.picks("claim Otoh Gunga", "use Otoh Gunga", "heal Maul ×1")
    assert scene.damage_on("Maul") == 1


def test_secluded_beach_removes_ranged_damage() -> None:
    foes = [card(VETERAN, "2RD"), card("Luke Skywalker", "1MD")]
    scene = duel("Maul", against=foes, battlefield="Secluded Beach")
    scene.h.picks("claim Secluded Beach", "use Secluded Beach")
    assert scene.v.pool == ["Luke Skywalker 1MD"]


def test_war_torn_streets_takes_a_random_card() -> None:
    scene = duel("Maul", battlefield="War-Torn Streets", v_hand=["Mislead", "Crackdown"])
    scene.h.picks("claim War-Torn Streets", "use War-Torn Streets")
    assert len(scene.v.pile("hand")) == 1 and len(scene.v.pile("discard")) == 1
