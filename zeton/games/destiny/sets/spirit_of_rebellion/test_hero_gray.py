"""Gray hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_r2_d2_spirit_of_rebellion_resolves_a_die_with_one_more() -> None:
    r2 = card("R2-D2 (Spirit of Rebellion)", "Sp")
    scene = duel(card("Luke Skywalker", "2RD"), supports=[r2])
    scene.h.picks("resolve R2-D2 Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and not scene.h.pool


def test_confidence_makes_them_resolve_a_die() -> None:
    scene = duel("Finn", against=card(VETERAN, "2RD"), hand=["Confidence"])
    scene.h.picks("play Confidence")
    scene.v.picks("hit Finn ×2")
    assert scene.damage_on("Finn") == 2 and not scene.v.pool


def test_confidence_leaves_a_die_they_cannot_resolve() -> None:
    scene = duel("Finn", against=card(VETERAN, "-"), hand=["Confidence"])
    scene.h.picks("play Confidence")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
