"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_guavian_enforcer_gives_his_die_for_a_shield() -> None:
    scene = duel(card("Guavian Enforcer", "-"), against=card(VETERAN, shields=2))
    scene.h.picks("use Guavian Enforcer")
    assert scene.shields_on(VETERAN) == 1 and not scene.h.pool
    assert not duel("Guavian Enforcer", against=card(VETERAN, shields=2)).h.can("use Guavian Enforcer")


def test_bait_and_switch_turns_a_die_with_resources() -> None:
    scene = duel(card("Boba Fett", "1R"), card("Maul", "-"), hand=["Bait and Switch"])
    scene.h.picks("play Bait and Switch", "turn Boba Fett 1R to 2RD")
    scene.h.is_asked("additional action")
    assert sorted(scene.h.pool) == ["Boba Fett 2RD", "Maul -"]


def test_loose_ends_costs_a_die_showing_ranged_damage() -> None:
    scene = duel(card("Boba Fett", "2RD"), hand=["Loose Ends"])
    scene.h.picks("play Loose Ends")
    assert len(scene.v.pile("discard")) == 4 and not scene.h.pool
    scene = duel(card("Boba Fett", "2MD"), hand=["Loose Ends"])
    scene.h.picks("play Loose Ends")
    assert not scene.v.pile("discard") and scene.h.pool
