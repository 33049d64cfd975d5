"""Red neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_supply_line_rerolls_any_number() -> None:
    line = card("Supply Line", "Sp")
    scene = duel(card(VETERAN, "-"), card("Maul", "-"), supports=[line])
    scene.will_roll((VETERAN, "2RD"), ("Maul", "2MD"))
    scene.h.picks("resolve Supply Line Sp", "reroll Veteran Stormtrooper -", "reroll Maul -")
    assert sorted(scene.h.pool) == ["Maul 2MD", "Veteran Stormtrooper 2RD"]


def test_astromech_turns_only_a_vehicle() -> None:
    supports = [card("Astromech", "1R"), card("Millennium Falcon", "-")]
    scene = duel(card("Han Solo", "-"), supports=supports)
    scene.h.picks("use Astromech", "turn Millennium Falcon - to 3RD")
    assert sorted(scene.h.pool) == ["Han Solo -", "Millennium Falcon 3RD"]


def test_rocket_launcher_destroys_a_vehicle_or_hits_two() -> None:
    launcher = card("Rocket Launcher", "Sp1")
    scene = duel(card("Finn", upgrades=[launcher]), v_supports=["Millennium Falcon"], resources=1)
    scene.h.picks("resolve Rocket Launcher Sp1", "mode Rocket Launcher #1")
    assert scene.zone_of("Millennium Falcon") == "discard"
    scene = duel(card("Finn", upgrades=[launcher]), against=[VETERAN, "Maul"], resources=1)
    scene.h.picks("resolve Rocket Launcher Sp1", "hit Veteran Stormtrooper ×2", "hit Maul ×2")
    assert scene.damage_on(VETERAN) == scene.damage_on("Maul") == 2


def test_bombing_run_disrupts_and_hits_everybody() -> None:
    scene = duel(card("Death Trooper", "1Dr"), against=[VETERAN, "Maul"], hand=["Bombing Run"], v_resources=2)
    scene.h.picks("play Bombing Run")
    assert scene.v.resources == 1 and scene.damage_on(VETERAN) == scene.damage_on("Maul") == 1


def test_bombing_run_needs_a_red_die() -> None:
    scene = duel(card("Maul", "1Dr"), hand=["Bombing Run"])
    scene.h.picks("play Bombing Run")
    assert scene.damage_on(VETERAN) == 0 and scene.h.pool == ["Maul 1Dr"]


def test_collateral_damage_resolves_damage_of_both_kinds() -> None:
    scene = duel(card("Boba Fett", "2MD"), card("Finn", "2RD"), hand=["Collateral Damage"], v_resources=2)
    scene.h.picks("play Collateral Damage", "resolve Boba Fett 2MD", "hit Veteran Stormtrooper ×2")
    scene.h.picks("resolve Finn 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 4 and scene.v.resources == 1


def test_collateral_damage_needs_a_die() -> None:
    scene = duel(card("Boba Fett", "1R"), hand=["Collateral Damage"], v_resources=2)
    scene.h.picks("play Collateral Damage")
    assert scene.v.resources == 2


def test_salvo_hits_everybody_for_one_price() -> None:
    cannon = card("Auto Cannon", "3RD1")
    scene = duel(card("Finn", upgrades=[cannon]), against=[VETERAN, card("Maul", shields=1)], hand=["Salvo"], resources=3)
    scene.h.picks("play Salvo")
    assert scene.damage_on(VETERAN) == 3 and scene.damage_on("Maul") == 2 and scene.h.resources == 0


def test_suppression_gives_a_red_die_for_one_of_theirs() -> None:
    scene = duel(card("Finn", "2RD"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert not scene.h.pool and not scene.v.pool


def test_suppression_needs_ranged_damage() -> None:
    scene = duel(card("Finn", "1R"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert scene.h.pool and scene.v.pool


def test_aftermath_spirit_of_rebellion_pays_for_every_defeat() -> None:
    scene = duel(card("Finn", "2RD"), against=[card("Maul", damage=10), VETERAN], supports=["Aftermath"])
    scene.h.picks("resolve Finn 2RD", "hit Maul ×2")
    assert scene.h.resources == 6


def test_air_superiority_holds_three_shields() -> None:
    scene = duel("Finn", hand=["Air Superiority"])
    scene.h.picks("play Air Superiority")
    assert scene.shields_on("Air Superiority") == 3


def test_air_superiority_hands_shields_out() -> None:
    scene = duel("Finn", supports=[card("Air Superiority", shields=2)])
    scene.h.picks("use Air Superiority", "shield Finn ×1")
    assert scene.shields_on("Finn") == 1 and scene.shields_on("Air Superiority") == 1
    assert scene.is_exhausted("Air Superiority")


def test_wingman_follows_a_red_character() -> None:
    scene = duel("Finn", card(VETERAN, upgrades=["Wingman"]), "Maul")
    scene.h.picks("activate Finn", "use Wingman")
    assert scene.is_exhausted(VETERAN) and len(scene.h.pool) == 2


def test_wingman_does_not_follow_others() -> None:
    scene = duel("Maul", card(VETERAN, upgrades=["Wingman"]))
    scene.h.picks("activate Maul")
    assert scene.asked == "action" and not scene.is_exhausted(VETERAN)
    assert not duel("Maul", hand=["Wingman"]).h.can("play Wingman")
