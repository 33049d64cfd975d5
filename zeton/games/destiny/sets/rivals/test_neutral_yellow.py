"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_ketsu_onyo_takes_a_weapon_of_the_defeated() -> None:
    maul = card("Maul", damage=10, upgrades=["Hunting Rifle"])
    scene = duel("Ketsu Onyo", maul, against=card("Han Solo", "2RD"), turn="v")
    scene.v.picks("resolve Han Solo 2RD", "hit Maul ×2")
    scene.h.picks("use Ketsu Onyo")
    assert scene.host_of("Hunting Rifle") == "Ketsu Onyo" and scene.zone_of("Maul") == "set_aside"


def test_ketsu_onyo_takes_weapons_only_and_not_from_herself() -> None:
    maul = card("Maul", damage=10, upgrades=["Crystal Ball"])
    scene = duel("Ketsu Onyo", maul, against=card("Han Solo", "2RD"), turn="v")
    scene.v.picks("resolve Han Solo 2RD", "hit Maul ×2")
    assert scene.zone_of("Crystal Ball") == "discard"
    ketsu = card("Ketsu Onyo", damage=8, upgrades=["Hunting Rifle"])
    herself = duel(ketsu, "Maul", against=card("Han Solo", "2RD"), turn="v")
    herself.v.picks("resolve Han Solo 2RD", "hit Ketsu Onyo ×2")
    assert herself.zone_of("Hunting Rifle") == "discard"


def test_ketsu_onyo_with_a_fourth_upgrade_discards_one_r16_7() -> None:
    ketsu = card("Ketsu Onyo", upgrades=["Hunting Rifle", "Crystal Ball", "Hidden Blaster"])
    maul = card("Maul", damage=10, upgrades=["Vibrosword"])
    scene = duel(ketsu, maul, against=card("Han Solo", "2RD"), turn="v")
    scene.v.picks("resolve Han Solo 2RD", "hit Maul ×2")
    scene.h.picks("use Ketsu Onyo", "discard Crystal Ball")
    assert scene.host_of("Vibrosword") == "Ketsu Onyo" and scene.zone_of("Crystal Ball") == "discard"


def test_tinker_turns_to_a_value_of_one() -> None:
    scene = duel(card("Ketsu Onyo", "2RD"), hand=["Tinker"])
    scene.h.picks("play Tinker")
    scene.h.is_offered("turn Ketsu Onyo 2RD to 1Dr", "turn Ketsu Onyo 2RD to 1Dc", "turn Ketsu Onyo 2RD to 1R")
    scene.h.picks("turn Ketsu Onyo 2RD to 1R")
    assert scene.h.pool == ["Ketsu Onyo 1R"]


def test_verpine_sniper_rifle_goes_through_shields() -> None:
    rifle = card("Verpine Sniper Rifle", "Sp")
    scene = duel(card("Ketsu Onyo", upgrades=[rifle]), against=card(VETERAN, shields=2))
    scene.h.picks("resolve Verpine Sniper Rifle Sp", "hit Veteran Stormtrooper ×2")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 2)
