"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_force_push_turns_two_of_their_dice() -> None:
    push = card("Force Push", "Sp")
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD")]
    scene = duel(card("Luke Skywalker", "-", upgrades=[push]), against=foes)
    scene.h.picks("resolve Force Push Sp", "turn Veteran Stormtrooper 2RD to -", "turn Maul 2MD to -")
    assert sorted(scene.v.pool) == ["Maul -", "Veteran Stormtrooper -"] and scene.h.pool == ["Luke Skywalker -"]


def test_force_push_is_for_blue_characters() -> None:
    assert not duel("Han Solo", hand=["Force Push"]).h.can("play Force Push")


def test_force_speed_gives_two_actions() -> None:
    speed = card("Force Speed", "Sp")
    scene = duel(card("Luke Skywalker", "1R", upgrades=[speed]), "Maul")
    scene.h.picks("resolve Force Speed Sp")
    scene.h.is_asked("additional action")
    scene.h.picks("resolve Luke Skywalker 1R")
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_rejuvenate_needs_a_blue_character() -> None:
    scene = duel("Luke Skywalker", card("Han Solo", damage=2), hand=["Rejuvenate"])
    scene.h.picks("play Rejuvenate", "heal Han Solo ×1")
    assert scene.damage_on("Han Solo") == 1
    assert not duel("Han Solo", hand=["Rejuvenate"]).h.can("play Rejuvenate")
