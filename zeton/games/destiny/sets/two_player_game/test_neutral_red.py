"""Red neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_i_have_you_now_turns_to_damage() -> None:
    scene = duel(card("Captain Phasma", "1F"), hand=["I Have You Now"])
    scene.h.picks("play I Have You Now")
    scene.h.is_offered("turn Captain Phasma 1F to 1RD", "turn Captain Phasma 1F to 2RD")
    scene.h.picks("turn Captain Phasma 1F to 2RD")
    assert scene.h.pool == ["Captain Phasma 2RD"]


def test_i_have_you_now_turns_to_indirect_damage_a57() -> None:
    scene = duel(card("Tarkin", "1R"), hand=["I Have You Now"])
    scene.h.picks("play I Have You Now")
    assert scene.h.pool == ["Tarkin 2ID"]


def test_mobilize_gains_four() -> None:
    scene = duel("Captain Phasma", hand=["Mobilize"], resources=3)
    scene.h.picks("play Mobilize")
    assert scene.h.resources == 4


def test_direct_hit_adds_two() -> None:
    scene = duel(card("Captain Phasma", "2RD"), hand=["Direct Hit"])
    scene.h.picks("play Direct Hit", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and not scene.h.pool


def test_recon_copies_a_symbol() -> None:
    scene = duel(card("Captain Phasma", "-"), against=card(VETERAN, "1RD"), hand=["Recon"])
    scene.h.picks("play Recon", "point at Veteran Stormtrooper 1RD", "turn Captain Phasma - to 2RD")
    assert scene.h.pool == ["Captain Phasma 2RD"]


def test_recon_takes_a_blank_for_a_symbol_a56() -> None:
    scene = duel(card("Captain Phasma", "-"), against=card(VETERAN, "1RD"), hand=["Recon"])
    scene.h.picks("play Recon", "point at Captain Phasma -", "turn Veteran Stormtrooper 1RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]


def test_recon_needs_another_die() -> None:
    scene = duel(card("Captain Phasma", "1RD"), hand=["Recon"])
    scene.h.picks("play Recon")
    assert scene.h.pool == ["Captain Phasma 1RD"]
