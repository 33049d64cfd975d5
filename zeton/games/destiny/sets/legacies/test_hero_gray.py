"""Gray hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_republic_cruiser() -> None:
    scene = duel("Luke Skywalker", "Han Solo", "Clone Trooper", supports=[card("Republic Cruiser", "Sp")])
    scene.h.picks("resolve Republic Cruiser Sp", "shield each")
    assert [scene.shields_on(c) for c in ("Luke Skywalker", "Han Solo", "Clone Trooper")] == [1, 1, 0]
    other = duel("Luke Skywalker", "Clone Trooper", supports=[card("Republic Cruiser", "Sp")])
    other.h.picks("resolve Republic Cruiser Sp", "give 2 shields")
    assert other.shields_on("Luke Skywalker") == 2


def test_into_the_garbage_chute() -> None:
    scene = duel("Luke Skywalker", against=card("Boba Fett", "2RD", "2MD", dice=2), hand=["Into The Garbage Chute"])
    scene.h.picks("play Into The Garbage Chute", "remove Boba Fett 2RD", "remove Boba Fett 2MD")
    assert not scene.v.pool and scene.is_exhausted("Luke Skywalker")
    tired = duel(card("Luke Skywalker", exhausted=True), against=card(VETERAN, "2RD"), hand=["Into The Garbage Chute"])
    tired.h.picks("play Into The Garbage Chute")
    assert tired.v.pool == ["Veteran Stormtrooper 2RD"]
