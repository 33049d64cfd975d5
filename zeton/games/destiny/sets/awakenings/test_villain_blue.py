"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_darth_vader_awakenings_makes_the_opponent_discard() -> None:
    scene = duel("Darth Vader", v_hand=["Alter", "Mislead"])
    scene.h.picks("activate Darth Vader", "use Darth Vader")
    scene.v.picks("discard Mislead")
    assert scene.v.hand == ["Alter"]
    empty = duel("Darth Vader")
    empty.h.picks("activate Darth Vader")
    empty.v.is_asked("action")


def test_intimidate_awakenings_takes_all_shields() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=3), card("Boba Fett", shields=1)], hand=["Intimidate (Awakenings)"])
    scene.h.picks("play Intimidate", "unshield Veteran Stormtrooper")
    assert (scene.shields_on(VETERAN), scene.shields_on("Boba Fett")) == (0, 1)


def test_isolation_awakenings_removes_a_character_die() -> None:
    foe = card(VETERAN, "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel("Maul", against=foe, hand=["Isolation"])
    scene.h.picks("play Isolation", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Hunting Rifle 1Dr"]
    assert not duel("Tarkin", against=foe, hand=["Isolation"]).h.can("play Isolation")
