"""Tau cards, in the order of tau.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, bearing

CADRE = "Vior'la Warrior Cadre"
TAUVA = "For the Tau'va"


def test_viorla_warrior_cadre_shoots_beside_an_ethereal_unit() -> None:
    assert Scene(one={"planets": {1: [CADRE, "Ethereal Envoy"]}}).has(CADRE, "Ranged")
    assert not Scene(one={"planets": {1: [CADRE], 2: ["Ethereal Envoy"]}}).has(CADRE, "Ranged")


def test_for_the_tauva_readies_everybody_who_carries_something() -> None:
    armed = {**bearing("Carnivore Pack", "Ion Rifle"), "exhausted": True}
    bare = {"card": "Fire Warrior Elite", "exhausted": True}
    scene = Scene(one={"planets": {1: [armed, bare]}, "hand": [TAUVA], "resources": 2})
    scene.one.picks(f"use {TAUVA}")
    assert not scene.is_exhausted("Carnivore Pack")
    assert scene.is_exhausted("Fire Warrior Elite")


def test_for_the_tauva_needs_an_exhausted_unit_with_an_attachment() -> None:
    one = {"planets": {1: [bearing("Carnivore Pack", "Ion Rifle")]}, "hand": [TAUVA], "resources": 2}
    assert not Scene(one=one).one.can(f"use {TAUVA}")
