"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_death_trooper_has_no_ability() -> None:
    scene = duel(card("Death Trooper", "2RD"))
    scene.h.picks("resolve Death Trooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2


def test_dt_29_heavy_blaster_pistol_removes_a_die_that_costs() -> None:
    pistol = card("DT-29 Heavy Blaster Pistol", "Sp")
    scene = duel(card(VETERAN, upgrades=[pistol]), against=[card("Maul", "3MD1"), card("Han Solo", "2RD")])
    scene.h.picks("resolve DT-29 Heavy Blaster Pistol Sp")
    assert scene.v.pool == ["Han Solo 2RD"]


def test_sustained_fire_takes_all_shields() -> None:
    foes = [card("Maul", shields=2), card("Han Solo", shields=1)]
    scene = duel(card(VETERAN, "2RD"), card("Finn", "+2RD", shields=1), against=foes, hand=["Sustained Fire"])
    scene.h.picks("play Sustained Fire")
    assert scene.shields_on("Maul") == scene.shields_on("Han Solo") == 0 and scene.shields_on("Finn") == 1


def test_sustained_fire_needs_two_dice() -> None:
    scene = duel(card(VETERAN, "2RD"), card("Finn", "1R"), hand=["Sustained Fire"])
    assert not scene.h.can("play Sustained Fire") and scene.h.why_not_in_hand("Sustained Fire") == ["R5.3"]


def test_trench_warfare_turns_their_dice_to_shields() -> None:
    foes = [card("Yoda", "2F"), card("Maul", "2MD"), card("Rey (Two-Player Game)", "2MD")]
    scene = duel(card("Luke Skywalker", "1Sh"), against=foes, hand=["Trench Warfare"])
    scene.h.picks("play Trench Warfare")
    scene.h.is_offered("turn Yoda 2F to 1Sh", "turn Rey 2MD to 1Sh", "done")
    scene.h.picks("turn Yoda 2F to 1Sh", "turn Rey 2MD to 1Sh")
    assert sorted(scene.v.pool) == ["Maul 2MD", "Rey 1Sh", "Yoda 1Sh"]


def test_trench_warfare_needs_a_shield() -> None:
    assert not duel(card("Luke Skywalker", "2RD"), hand=["Trench Warfare"]).h.can("play Trench Warfare")


def test_we_have_them_now_turns_four_dice_to_damage() -> None:
    scene = duel(card(VETERAN, "-"), card("Maul", "1R"), hand=["We Have Them Now"])
    scene.h.picks("play We Have Them Now", "turn Veteran Stormtrooper - to 2RD", "turn Maul 1R to 2MD")
    assert sorted(scene.h.pool) == ["Maul 2MD", "Veteran Stormtrooper 2RD"]


def test_we_have_them_now_needs_the_battlefield() -> None:
    scene = duel(card(VETERAN, "-"), hand=["We Have Them Now"], control="v")
    assert not scene.h.can("play We Have Them Now")
