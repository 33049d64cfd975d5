"""Ork cards, in the order of orks.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, bearing, tired

KREW = "Mekaniak Repair Krew"
CHOPPA = "Goff Big Choppa"
DEPOT = "Ammo Depot"


def test_mekaniak_repair_krew_readies_a_support_and_is_hurt() -> None:
    scene = Scene(one={"planets": {1: [KREW]}, "supports": [tired("Bigtoof Banna"), tired("Promethium Mine")]})
    scene.one.picks(f"use {KREW}")
    assert not scene.is_exhausted("Bigtoof Banna")
    assert scene.is_exhausted("Promethium Mine")
    assert (scene.is_exhausted(KREW), scene.damage_on(KREW)) == (True, 1)


def test_mekaniak_repair_krew_needs_an_exhausted_ork_support_of_yours() -> None:
    assert not Scene(one={"planets": {1: [KREW]}, "supports": ["Bigtoof Banna"]}).one.can(f"use {KREW}")
    enemy = Scene(one={"planets": {1: [KREW]}}, two={"supports": [tired("Bigtoof Banna")]})
    assert not enemy.one.can(f"use {KREW}")


def test_goff_big_choppa_strengthens_and_cuts_through_armour() -> None:
    scene = Scene(one={"planets": {1: [bearing("Shoota Mob", CHOPPA)]}})
    assert scene.attack_of("Shoota Mob") == 4
    assert scene.has("Shoota Mob", "Armorbane")


def test_goff_big_choppa_is_for_army_units() -> None:
    scene = Scene(one={"hand": [CHOPPA], "resources": 2, "planets": {1: ["Shoota Mob"]}, "warlord": "Nazdreg"})
    scene.one.picks(f"deploy {CHOPPA}")  # on no warlord, here or there
    assert scene.card(CHOPPA).host == "Shoota Mob"


def test_ammo_depot_draws_for_a_small_hand() -> None:
    scene = Scene(one={"supports": [DEPOT], "hand": ["Raid"] * 3})
    scene.one.picks(f"use {DEPOT}")
    assert len(scene.one.hand) == 4
    assert scene.is_exhausted(DEPOT)


def test_ammo_depot_draws_nothing_for_a_hand_of_four() -> None:
    assert not Scene(one={"supports": [DEPOT], "hand": ["Raid"] * 4}).one.can(f"use {DEPOT}")
