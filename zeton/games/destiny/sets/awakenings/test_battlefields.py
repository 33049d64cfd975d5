"""Battlefields, one after another."""

from __future__ import annotations

from random import Random

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_echo_base_gives_a_shield() -> None:
    scene = duel("Maul", battlefield="Echo Base")
    scene.h.picks("claim Echo Base", "use Echo Base", "shield Maul ×1")
    assert scene.shields_on("Maul") == 1


def test_frozen_wastes_removes_a_character_die() -> None:
    foe = card(VETERAN, "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel("Maul", battlefield="Frozen Wastes", against=foe)
    scene.h.picks("claim Frozen Wastes", "use Frozen Wastes", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Hunting Rifle 1Dr"]


def test_command_center_awakenings_discards_from_the_opponents_deck() -> None:
    scene = duel("Maul", battlefield="Command Center")
    scene.h.picks("claim Command Center", "use Command Center")
    assert len(scene.v.pile("discard")) == 2 and len(scene.v.pile("deck")) == 7 and not scene.h.pile("discard")


def test_emperor_s_throne_room_turns_a_die_to_its_special() -> None:
    scene = duel(card("Boba Fett", "-"), card("Maul", "-"), battlefield="Emperor's Throne Room")
    scene.h.picks("claim Emperor's Throne Room", "use Emperor's Throne Room", "turn Boba Fett - to Sp")
    assert scene.h.can("resolve Boba Fett Sp") and scene.h.can("done")


def test_emperor_s_throne_room_asks_the_same_when_hidden_cards_are_dealt_anew() -> None:
    scene = duel(card("Boba Fett", "-"), battlefield="Emperor's Throne Room")
    scene.h.picks("claim Emperor's Throne Room", "use Emperor's Throne Room", "turn Boba Fett - to Sp")
    dealt = scene.match.determinize(scene.v.seat, Random(0))
    assert dealt.decision is not None and dealt.decision.options == scene.decision.options


def test_separatist_base_hurts_whom_the_opponent_chooses() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=2), "Han Solo"], battlefield="Separatist Base")
    scene.h.picks("claim Separatist Base", "use Separatist Base")
    scene.v.picks("hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.shields_on(VETERAN) == 2


def test_starship_graveyard_puts_a_wreck_on_the_deck() -> None:
    scene = duel("Maul", battlefield="Starship Graveyard", discard=["Jetpack", "Aim", "Speeder Bike Scout"])
    scene.h.picks("claim Starship Graveyard", "use Starship Graveyard")
    scene.h.is_offered("put on top Jetpack", "put on top Speeder Bike Scout")
    scene.h.picks("put on top Jetpack")
    assert scene.zone_of("Jetpack") == "deck"


def test_imperial_armory_plays_an_upgrade_for_one_less() -> None:
    scene = duel("Han Solo", battlefield="Imperial Armory", hand=["Jetpack", "Awakening"], resources=1)
    scene.h.picks("claim Imperial Armory", "use Imperial Armory", "play Jetpack")
    assert scene.host_of("Jetpack") == "Han Solo" and scene.h.resources == 0


def test_imperial_armory_plays_nothing_that_costs_too_much() -> None:
    scene = duel("Han Solo", battlefield="Imperial Armory", hand=["Lightsaber"], resources=1)
    scene.h.picks("claim Imperial Armory", "use Imperial Armory")
    assert scene.h.hand == ["Lightsaber"]


def test_jedi_temple_discards_up_to_two_events() -> None:
    scene = duel("Rey", battlefield="Jedi Temple", v_hand=["Aim", "Block", "Dodge", "Lightsaber"])
    scene.h.picks("claim Jedi Temple", "use Jedi Temple", "discard Aim")
    scene.h.is_offered("discard Block", "discard Dodge", "done")
    scene.h.picks("discard Dodge")
    assert scene.v.hand == ["Block", "Lightsaber"]


def test_jedi_temple_leaves_upgrades_alone() -> None:
    scene = duel("Rey", battlefield="Jedi Temple", v_hand=["Lightsaber"])
    scene.h.picks("claim Jedi Temple", "use Jedi Temple")
    assert scene.v.hand == ["Lightsaber"]


def test_mos_eisley_spaceport_pays_for_an_upgrade_that_returns() -> None:
    heroes = card("Han Solo", upgrades=["Jetpack", "Lightsaber"])
    scene = duel(heroes, battlefield="Mos Eisley Spaceport", resources=0)
    scene.h.picks("claim Mos Eisley Spaceport", "use Mos Eisley Spaceport", "return Jetpack")
    assert scene.h.hand == ["Jetpack"] and scene.h.resources == 1 and scene.where_is_the_die("Jetpack") == "set_aside"


def test_mos_eisley_spaceport_asks_nobody_without_an_upgrade() -> None:
    scene = duel("Han Solo", against=card(VETERAN, upgrades=["Jetpack"]), battlefield="Mos Eisley Spaceport")
    scene.h.picks("claim Mos Eisley Spaceport")
    assert scene.decision.seat == 1


def test_rebel_war_room_resolves_a_die_without_its_cost() -> None:
    scene = duel(card("First Order Stormtrooper", "2RD1"), battlefield="Rebel War Room", resources=0)
    scene.h.picks("claim Rebel War Room", "use Rebel War Room", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.resources == 0


def test_rebel_war_room_resolves_no_modifier() -> None:
    scene = duel(card("Rebel Trooper", "+1RD"), battlefield="Rebel War Room")
    scene.h.picks("claim Rebel War Room", "use Rebel War Room")
    assert scene.h.pool == ["Rebel Trooper +1RD"]
