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


def test_outpost_uses_the_claim_of_the_battlefield() -> None:
    scene = duel("Tarkin", supports=[card("Outpost", "Sp")], battlefield="Echo Base", control="v")
    scene.h.picks("resolve Outpost Sp", "shield Tarkin ×1")
    assert scene.shields_on("Tarkin") == 1 and scene.table.claimed < 0 and scene.v.controls_battlefield


def test_outpost_does_nothing_where_the_claim_cannot_be_paid_for() -> None:
    scene = duel("Tarkin", supports=[card("Outpost", "Sp")], battlefield="Mos Eisley Spaceport", resources=0)
    scene.h.picks("resolve Outpost Sp")
    assert scene.h.resources == 0


def test_award_ceremony_exchanges_a_card_for_each_exhausted_character() -> None:
    tired = [card("Tarkin", exhausted=True), card(VETERAN, exhausted=True)]
    scene = duel(*tired, "Maul", hand=["Award Ceremony", "Aim"], deck=["Block", "Dodge", "Dodge"])
    scene.h.picks("play Award Ceremony", "put aside Aim", "put aside Block")
    assert scene.h.hand == ["Dodge"]
    assert scene.zone_of("Aim") == "set_aside" and scene.zone_of("Block") == "set_aside"


def test_award_ceremony_spots_a_red_character() -> None:
    assert not duel(card("Maul", exhausted=True), hand=["Award Ceremony"]).h.can("play Award Ceremony")


def test_squad_tactics_awakenings_activates_everybody_who_is_named_first() -> None:
    scene = duel(VETERAN, "Rebel Trooper", "Tarkin", hand=["Squad Tactics"])
    scene.will_roll((VETERAN, "2RD"), ("Rebel Trooper", "-"))
    scene.h.picks("play Squad Tactics", "activate Veteran Stormtrooper", "activate Rebel Trooper")
    assert sorted(scene.h.pool) == ["Rebel Trooper -", "Veteran Stormtrooper 2RD"] and not scene.is_exhausted("Tarkin")


def test_squad_tactics_awakenings_may_leave_somebody_out() -> None:
    scene = duel(VETERAN, "Rebel Trooper", hand=["Squad Tactics"])
    scene.h.picks("play Squad Tactics", "activate Rebel Trooper", "done")
    assert scene.is_exhausted("Rebel Trooper") and not scene.is_exhausted(VETERAN)
