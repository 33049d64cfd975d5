"""Red neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_dh_17_blaster_pistol_has_no_ability() -> None:
    scene = duel(card("Tarkin", upgrades=[card("DH-17 Blaster Pistol", "1RD")]))
    scene.h.picks("resolve DH-17 Blaster Pistol 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_iqa_11_blaster_rifle_goes_through_shields() -> None:
    rifle = card("IQA-11 Blaster Rifle", "Sp")
    scene = duel(card("Tarkin", upgrades=[rifle]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve IQA-11 Blaster Rifle Sp", "hit Veteran Stormtrooper ×2")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 2)


def test_logistics_awakenings_raises_a_resource() -> None:
    scene = duel(card("Tarkin", "1R"), hand=["Logistics (Awakenings)"], resources=0)
    scene.h.picks("play Logistics")
    assert scene.h.resources == 2 and not scene.h.pool
    assert not duel(card("Maul", "1R"), hand=["Logistics (Awakenings)"]).h.can("play Logistics")


def test_supporting_fire_raises_ranged_damage() -> None:
    scene = duel(card("Han Solo", "2RD"), supports=["Supporting Fire"])
    scene.h.picks("use Supporting Fire", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3


def test_promotion_draws_a_card() -> None:
    scene = duel("Tarkin", hand=["Promotion"])
    scene.h.picks("play Promotion", "use Promotion")
    assert len(scene.h.hand) == 1 and scene.host_of("Promotion") == "Tarkin"
    assert not duel("Maul", hand=["Promotion"]).h.can("play Promotion")


def test_dug_in_divides_three_shields() -> None:
    scene = duel("Tarkin", "Maul", hand=["Dug in"], control="h")
    scene.h.picks("play Dug in", "shield Tarkin ×1", "shield Tarkin ×1", "shield Maul ×1")
    assert scene.shields_on("Tarkin") == 2 and scene.shields_on("Maul") == 1
    assert not duel("Tarkin", hand=["Dug in"], control="v").h.can("play Dug In")


def test_firepower_adds_two_to_a_vehicle() -> None:
    scene = duel("Tarkin", supports=[card("First Order TIE Fighter", "2RD")], hand=["Firepower"])
    scene.h.picks("play Firepower", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4
    other = duel(card("First Order Stormtrooper", "1RD"), hand=["Firepower"])
    other.h.picks("play Firepower", "hit Veteran Stormtrooper ×2")
    assert other.damage_on(VETERAN) == 2


def test_leadership_readies_another_character() -> None:
    scene = duel("Tarkin", card("Maul", "2MD", exhausted=True), hand=["Leadership"])
    scene.h.picks("play Leadership")
    assert scene.is_exhausted("Tarkin") and not scene.is_exhausted("Maul") and scene.h.pool == ["Maul 2MD"]


def test_leadership_needs_a_ready_unique_red_character() -> None:
    scene = duel("First Order Stormtrooper", card("Maul", exhausted=True), hand=["Leadership"])
    scene.h.picks("play Leadership")
    assert scene.is_exhausted("Maul") and not scene.is_exhausted("First Order Stormtrooper")
