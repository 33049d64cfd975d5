"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_rebel_trooper_guards() -> None:
    scene = duel("Rebel Trooper", against=card(VETERAN, "2RD"))
    scene.h.picks("activate Rebel Trooper", "guard Veteran Stormtrooper 2RD → Rebel Trooper")
    assert scene.damage_on("Rebel Trooper") == 2 and not scene.v.pool


def test_survival_gear_has_no_ability() -> None:
    scene = duel(card("Rebel Trooper", upgrades=[card("Survival Gear", "1R")]), resources=0)
    scene.h.picks("resolve Survival Gear 1R")
    assert scene.h.resources == 1


def test_strategic_planning_awakenings_readies_or_exhausts() -> None:
    tired = card("Backup Specialist", exhausted=True)
    scene = duel("Rebel Trooper", hand=["Strategic Planning (Awakenings)"], supports=[tired], v_supports=["Scrap Heap"])
    scene.h.picks("play Strategic Planning", "mode Strategic Planning #1", "ready Backup Specialist")
    assert not scene.is_exhausted("Backup Specialist")
    other = duel("Rebel Trooper", hand=["Strategic Planning (Awakenings)"], supports=[tired], v_supports=["Scrap Heap"])
    other.h.picks("play Strategic Planning", "mode Strategic Planning #2", "exhaust Scrap Heap")
    assert other.is_exhausted("Scrap Heap")
