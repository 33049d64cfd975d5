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


def test_bombing_run_disrupts_and_hits_everybody() -> None:
    scene = duel(card("Death Trooper", "1Dr"), against=[VETERAN, "Maul"], hand=["Bombing Run"], v_resources=2)
    scene.h.picks("play Bombing Run")
    assert scene.v.resources == 1 and scene.damage_on(VETERAN) == scene.damage_on("Maul") == 1


def test_bombing_run_needs_a_red_die() -> None:
    scene = duel(card("Maul", "1Dr"), hand=["Bombing Run"])
    scene.h.picks("play Bombing Run")
    assert scene.damage_on(VETERAN) == 0 and scene.h.pool == ["Maul 1Dr"]


def test_suppression_gives_a_red_die_for_one_of_theirs() -> None:
    scene = duel(card("Finn", "2RD"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert not scene.h.pool and not scene.v.pool


def test_suppression_needs_ranged_damage() -> None:
    scene = duel(card("Finn", "1R"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert scene.h.pool and scene.v.pool
