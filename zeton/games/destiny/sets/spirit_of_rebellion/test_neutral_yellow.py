"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_quadjumper_makes_room_for_a_support() -> None:
    scene = duel("Han Solo", supports=["Quadjumper"], hand=["Millennium Falcon", "Mislead"], resources=1)
    scene.h.picks("use Quadjumper")
    assert scene.zone_of("Millennium Falcon") == "supports" and scene.zone_of("Quadjumper") == "discard"
    assert scene.h.resources == 0


def test_bolt_hole_shields_whose_die_it_was() -> None:
    scene = duel(card("Han Solo", "-"), card("Maul", "-"), hand=["Bolt Hole"])
    scene.h.picks("play Bolt Hole")
    assert scene.shields_on("Han Solo") == 2 and scene.h.pool == ["Maul -"]


def test_diversion_is_stronger_with_another_copy() -> None:
    scene = duel("Han Solo", hand=["Diversion"], v_resources=4)
    scene.h.picks("play Diversion")
    assert scene.v.resources == 3
    scene = duel("Han Solo", hand=["Diversion"], discard=["Diversion"], v_resources=4)
    scene.h.picks("play Diversion")
    assert scene.v.resources == 1


def test_friends_in_low_places_know_a_cheap_event() -> None:
    scene = duel("Han Solo", hand=["Friends in Low Places"], v_hand=["Mislead", "Emergency Evacuation"])
    scene.h.picks("play Friends in Low Places")
    assert scene.v.pile("discard") == ["Mislead"]
    assert not duel("Maul", hand=["Friends in Low Places"], v_hand=["Mislead"]).h.can("play Friends in Low Places")


def test_improvisation_gives_a_blank_for_a_reroll() -> None:
    scene = duel(card("Maul", "-"), card("Han Solo", "1R"), supports=["Improvisation"])
    scene.will_roll(("Han Solo", "2RD"))
    scene.h.picks("use Improvisation", "reroll Han Solo 1R")
    assert scene.h.pool == ["Han Solo 2RD"]
    assert not duel(card("Han Solo", "1R"), supports=["Improvisation"]).h.can("use Improvisation")


def test_outmaneuver_pays_for_a_claim() -> None:
    scene = duel("Han Solo", supports=["Outmaneuver"])
    scene.h.picks("claim Outer Rim Outpost", "pass")
    assert scene.h.resources == 6


def test_outmaneuver_played_by_the_claim_itself_comes_too_late() -> None:
    scene = duel("Han Solo", battlefield="Docking Bay", hand=["Outmaneuver"], resources=1)
    scene.h.picks("claim Docking Bay", "use Docking Bay")
    assert scene.zone_of("Outmaneuver") == "supports" and scene.h.resources == 1


def test_fast_hands_resolves_a_die_at_once() -> None:
    scene = duel(card("Han Solo", upgrades=["Fast Hands"]))
    scene.will_roll(("Han Solo", "2RD"))
    scene.h.picks("activate Han Solo", "resolve ability Fast Hands", "use Fast Hands", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and not scene.h.pool


def test_fast_hands_is_for_yellow_characters() -> None:
    assert not duel("Luke Skywalker", hand=["Fast Hands"]).h.can("play Fast Hands")
