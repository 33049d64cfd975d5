"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_dry_fields_helps_the_poor() -> None:
    scene = duel("Maul", battlefield="Dry Fields", resources=0)
    scene.h.picks("claim Dry Fields", "use Dry Fields")
    assert scene.h.resources == 1
    rich = duel("Maul", battlefield="Dry Fields", resources=1)
    rich.h.picks("claim Dry Fields")
    assert rich.h.resources == 1


def test_sith_temple_turns_a_die_into_damage() -> None:
    scene = duel(card("Maul", "-"), battlefield="Sith Temple", against=card(VETERAN, shields=1))
    scene.h.picks("claim Sith Temple", "use Sith Temple", "hit Veteran Stormtrooper ×1")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (1, 1) and not scene.h.pool
