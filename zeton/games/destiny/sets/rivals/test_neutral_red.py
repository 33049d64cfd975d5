"""Red neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_lobot_guards_with_control() -> None:
    scene = duel("Lobot", against=card(VETERAN, "2RD"), control="h")
    scene.h.picks("activate Lobot", "guard Veteran Stormtrooper 2RD → Lobot")
    assert scene.damage_on("Lobot") == 2 and not scene.v.pool
    without = duel("Lobot", against=card(VETERAN, "2RD"), control="v")
    without.h.picks("activate Lobot")
    without.v.is_asked("action")


def test_lobot_raises_a_die() -> None:
    scene = duel(card("Lobot", "Sp"), card("Maul", "2MD"))
    scene.h.picks("resolve Lobot Sp", "resolve Maul 2MD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and not scene.h.pool


def test_targeting_computer_turns_no_character_die() -> None:
    rifle = card("Hunting Rifle", "1Dr")
    scene = duel(card("Lobot", "1RD", upgrades=[rifle]), hand=["Targeting Computer"])
    scene.h.picks("play Targeting Computer", "turn Hunting Rifle 1Dr to -")
    assert sorted(scene.h.pool) == ["Hunting Rifle -", "Lobot 1RD"]


def test_fang_fighter_is_an_ambush() -> None:
    scene = duel("Lobot", hand=["Fang Fighter"])
    scene.h.picks("play Fang Fighter")
    scene.h.is_asked("additional action")
