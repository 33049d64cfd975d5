"""Gray villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_bb_9e_stays_in_the_pool() -> None:
    scene = duel("Boba Fett", supports=[card("BB-9E", "Sp")], against=card(VETERAN, "2RD"))
    scene.will_roll((VETERAN, "-"), ("BB-9E", "Sp"))
    scene.h.picks("resolve BB-9E Sp")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and scene.h.pool == ["BB-9E Sp"]
    scene.v.is_asked("action")  # not twice in one action (R7.8)


def test_outnumber() -> None:
    scene = duel("Boba Fett", "Greedo", against=card(VETERAN, "2RD"), hand=["Outnumber"])
    scene.h.picks("play Outnumber", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    assert not duel("Boba Fett", against=card(VETERAN, "2RD"), hand=["Outnumber"]).h.can("play Outnumber")
