"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_quadjumper_makes_room_for_a_support() -> None:
    scene = duel("Han Solo", supports=["Quadjumper"], hand=["Millennium Falcon", "Mislead"], resources=1)
    scene.h.picks("use Quadjumper")
    assert scene.zone_of("Millennium Falcon") == "supports" and scene.zone_of("Quadjumper") == "discard"
    assert scene.h.resources == 0


def test_ascension_gun_uses_the_other_battlefield() -> None:
    gun = card("Ascension Gun", "Sp")
    scene = duel(card("Han Solo", upgrades=[gun]), v_battlefield="Moisture Farm")
    scene.h.picks("resolve Ascension Gun Sp")
    assert scene.h.resources == 6 and scene.zone_of("Moisture Farm") == "set_aside" and scene.table.claimed < 0


def test_con_artist_takes_more_every_time() -> None:
    artist = card("Con Artist", "Sp", damage=2)
    scene = duel(card("Han Solo", upgrades=[artist]))
    scene.h.picks("resolve Con Artist Sp")
    assert len(scene.v.pile("discard")) == 3 and scene.damage_on("Con Artist") == 3
    assert not duel("Finn", hand=["Con Artist"]).h.can("play Con Artist")


def test_bolt_hole_shields_whose_die_it_was() -> None:
    scene = duel(card("Han Solo", "-"), card("Maul", "-"), hand=["Bolt Hole"])
    scene.h.picks("play Bolt Hole")
    assert scene.shields_on("Han Solo") == 2 and scene.h.pool == ["Maul -"]


def test_cheat_changes_cards() -> None:
    scene = duel("Han Solo", hand=["Cheat", "Mislead"], discard=["Force Push", "Crackdown"])
    scene.h.picks("play Cheat", "take Force Push")
    assert scene.h.pile("hand") == ["Force Push"] and sorted(scene.h.pile("discard")) == ["Cheat", "Crackdown", "Mislead"]


def test_cheat_needs_a_card_to_give() -> None:
    scene = duel("Han Solo", hand=["Cheat"], discard=["Force Push"])
    scene.h.picks("play Cheat")
    assert not scene.h.pile("hand")


def test_diversion_is_stronger_with_another_copy() -> None:
    scene = duel("Han Solo", hand=["Diversion"], v_resources=4)
    scene.h.picks("play Diversion")
    assert scene.v.resources == 3
    scene = duel("Han Solo", hand=["Diversion"], discard=["Diversion"], v_resources=4)
    scene.h.picks("play Diversion")
    assert scene.v.resources == 1


def test_fair_trade_switches_all_resources() -> None:
    scene = duel(card("Han Solo", "1R"), hand=['"Fair" Trade'], resources=0, v_resources=6)
    scene.h.picks('play "Fair" Trade')
    assert scene.h.resources == 6 and scene.v.resources == 1


def test_fair_trade_needs_a_die_showing_resources() -> None:
    scene = duel(card("Han Solo", "2RD"), hand=['"Fair" Trade'], resources=0, v_resources=6)
    scene.h.picks('play "Fair" Trade')
    assert scene.h.resources == 0 and scene.v.resources == 6


def test_friends_in_low_places_know_a_cheap_event() -> None:
    scene = duel("Han Solo", hand=["Friends in Low Places"], v_hand=["Mislead", "Emergency Evacuation"])
    scene.h.picks("play Friends in Low Places")
    assert scene.v.pile("discard") == ["Mislead"]
    assert not duel("Maul", hand=["Friends in Low Places"], v_hand=["Mislead"]).h.can("play Friends in Low Places")


def test_sabotage_costs_as_many_cards_as_the_support_costs() -> None:
    hand = ["Sabotage", "Mislead", "Crackdown"]
    scene = duel("Han Solo", hand=hand, v_supports=["Outmaneuver", "Quadjumper"])
    scene.h.picks("play Sabotage", "discard Mislead")
    assert scene.zone_of("Outmaneuver") == "discard" and scene.h.pile("hand") == ["Crackdown"]


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
