"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_echo_base_gives_a_shield() -> None:
    scene = duel("Maul", battlefield="Echo Base")
    scene.h.picks("claim Echo Base", "use Echo Base", "shield Maul ×1")
    assert scene.shields_on("Maul") == 1


def test_frozen_wastes_removes_a_character_die() -> None:
    foe = card(VETERAN, "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel("Maul", battlefield="Frozen Wastes", against=foe)
    scene.h.picks("claim Frozen Wastes", "use Frozen Wastes", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Hunting Rifle 1Dr"]
