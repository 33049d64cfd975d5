"""Battlefields, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_carbon_freezing_chamber_freezes_a_die_for_the_next_round() -> None:
    scene = duel("Maul", against=[VETERAN, "Han Solo"], battlefield="Carbon-freezing Chamber")
    scene.h.picks("claim Carbon-freezing Chamber", "use Carbon-freezing Chamber", "choose Han Solo die")
    scene.v.picks("activate Han Solo")
    assert len(scene.v.pool) == 1
    while scene.table.round == 1:
        (scene.h if scene.match.decision.seat == 0 else scene.v).picks("pass" if scene.asked == "action" else scene.offered[-1])
    scene.h.picks("pass")
    scene.v.picks("activate Han Solo")
    assert not scene.v.pool and scene.is_exhausted("Han Solo")


def test_carbon_freezing_chamber_a_frozen_die_shows_nothing_of_an_activation() -> None:
    """It lay with its indirect damage up when it went back to its card (R6.2); it is not rolled, so nobody follows."""
    scene = duel("Maul", against=[card("Battle Droid", "1ID"), "Battle Droid"], battlefield="Carbon-freezing Chamber")
    scene.h.picks("claim Carbon-freezing Chamber", "use Carbon-freezing Chamber", "choose Battle Droid 1ID")
    while scene.table.round == 1:
        (scene.h if scene.match.decision.seat == 0 else scene.v).picks("pass" if scene.asked == "action" else scene.offered[-1])
    scene.h.picks("pass")
    scene.v.picks("activate Battle Droid")
    assert not scene.v.pool and scene.asked == "action"


def test_cargo_hold_moves_an_upgrade() -> None:
    scene = duel(card("Luke Skywalker", upgrades=["Force Push"]), "Han Solo", battlefield="Cargo Hold")
    scene.h.picks("claim Cargo Hold", "use Cargo Hold")
    assert scene.host_of("Force Push") == "Han Solo"


def test_cargo_hold_makes_room_on_a_full_character() -> None:
    full = card("Han Solo", upgrades=["Hunting Rifle", "Quickdraw Holster", "Bowcaster"])
    scene = duel(card("Luke Skywalker", upgrades=["Force Push"]), full, battlefield="Cargo Hold")
    scene.h.picks("claim Cargo Hold", "use Cargo Hold", "choose Force Push", "discard Quickdraw Holster")
    assert scene.host_of("Force Push") == "Han Solo" and scene.zone_of("Quickdraw Holster") == "discard"


def test_docking_bay_plays_a_support_from_hand_or_discard_pile() -> None:
    scene = duel("Han Solo", battlefield="Docking Bay", hand=["Outmaneuver"], discard=["Quadjumper"], resources=2)
    scene.h.picks("claim Docking Bay", "use Docking Bay")
    scene.h.is_offered("play Outmaneuver", "play Quadjumper")
    scene.h.picks("play Quadjumper")
    assert scene.zone_of("Quadjumper") == "supports" and scene.h.resources == 0


def test_ewok_village_takes_all_shields_of_one() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=3), "Han Solo"], battlefield="Ewok Village")
    scene.h.picks("claim Ewok Village", "use Ewok Village", "unshield Veteran Stormtrooper")
    assert scene.shields_on(VETERAN) == 0


def test_maz_s_castle_draws_two_and_puts_cards_under_the_deck() -> None:
    scene = duel("Maul", battlefield="Maz's Castle", hand=["Mislead"], deck=["Crackdown", "Alter", "Force Push"])
    scene.h.picks("claim Maz's Castle", "use Maz's Castle", "put on the bottom Mislead", "put on the bottom Alter", "done")
    assert scene.h.pile("hand") == ["Crackdown"] and len(scene.h.pile("deck")) == 3


def test_moisture_farm_gives_a_resource() -> None:
    scene = duel("Maul", battlefield="Moisture Farm", hand=["Mislead"])
    scene.h.picks("claim Moisture Farm", "use Moisture Farm")
    assert scene.h.resources == 6


def test_otoh_gunga_heals_anybody() -> None:
    scene = duel(card("Maul", damage=2), battlefield="Otoh Gunga")
    scene.h.picks("claim Otoh Gunga", "use Otoh Gunga", "heal Maul ×1")
    assert scene.damage_on("Maul") == 1


def test_secluded_beach_removes_ranged_damage() -> None:
    foes = [card(VETERAN, "2RD"), card("Luke Skywalker", "1MD")]
    scene = duel("Maul", against=foes, battlefield="Secluded Beach")
    scene.h.picks("claim Secluded Beach", "use Secluded Beach")
    assert scene.v.pool == ["Luke Skywalker 1MD"]


def test_secret_facility_resolves_three_dice_showing_damage() -> None:
    pool = [card("Maul", "2MD"), card("Boba Fett", "2RD"), card("Tarkin", "1R")]
    scene = duel(*pool, against=[VETERAN, "Han Solo"], battlefield="Secret Facility")
    scene.h.picks("claim Secret Facility", "use Secret Facility", "resolve Maul 2MD", "hit Veteran Stormtrooper ×2")
    scene.h.picks("resolve Boba Fett 2RD", "hit Han Solo ×2")
    assert scene.damage_on(VETERAN) == scene.damage_on("Han Solo") == 2 and scene.h.pool == ["Tarkin 1R"]


def test_war_torn_streets_takes_a_random_card() -> None:
    scene = duel("Maul", battlefield="War-Torn Streets", v_hand=["Mislead", "Crackdown"])
    scene.h.picks("claim War-Torn Streets", "use War-Torn Streets")
    assert len(scene.v.pile("hand")) == 1 and len(scene.v.pile("discard")) == 1
