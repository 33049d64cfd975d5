"""Gray hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_rey_s_staff_parries_damage() -> None:
    scene = duel(card("Rey", upgrades=[card("Rey's Staff", "Sp")]), against=[card(VETERAN, "2RD"), card("Boba Fett", "1R")])
    scene.h.picks("resolve Rey's Staff Sp", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Boba Fett 1R"]


def test_rey_s_staff_parries_indirect_damage_a57() -> None:
    scene = duel(card("Rey", upgrades=[card("Rey's Staff", "Sp")]), against=card("Tarkin", "2ID"))
    scene.h.picks("resolve Rey's Staff Sp", "remove Tarkin 2ID")
    assert not scene.v.pool


def test_daring_escape_removes_blanks_that_were_not_rerolled_too() -> None:
    """By the ruling of its card."""
    scene = duel("Rey", against=[card("Maul", "2MD"), card("Boba Fett", "-"), card(VETERAN, "2RD")], hand=["Daring Escape"])
    scene.will_roll(("Maul", "-"))
    scene.h.picks("play Daring Escape", "reroll Maul 2MD", "done")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]
    scene.h.is_asked("additional action")


def test_bb_8_awakenings_rerolls_two_dice_and_stays() -> None:
    scene = duel(card("Rey", "-"), supports=[card("BB-8", "Sp")])
    scene.will_roll(("BB-8", "1R"), ("Rey", "2MD"))
    scene.h.picks("resolve BB-8 Sp")
    assert sorted(scene.h.pool) == ["BB-8 1R", "Rey 2MD"]


def test_bb_8_awakenings_rerolls_alone_if_it_must() -> None:
    scene = duel("Rey", supports=[card("BB-8", "Sp")])
    scene.will_roll(("BB-8", "1R"))
    scene.h.picks("resolve BB-8 Sp")
    assert scene.h.pool == ["BB-8 1R"]
