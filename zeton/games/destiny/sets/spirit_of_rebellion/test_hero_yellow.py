"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_chewbacca_spirit_of_rebellion_turns_their_weapon_on_them() -> None:
    scene = duel(card("Chewbacca", "Sp"), against=[card(VETERAN, "-"), "Maul"])
    scene.h.picks("resolve Chewbacca Sp", "turn Veteran Stormtrooper - to 2RD", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2 and scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_chewbacca_spirit_of_rebellion_needs_a_die_to_turn() -> None:
    scene = duel(card("Chewbacca", "Sp"), against=[card("Yoda", "2F"), "Maul"])
    scene.h.picks("resolve Chewbacca Sp")
    assert scene.damage_on("Maul") == 0 and scene.v.pool == ["Yoda 2F"]


def test_jyn_erso_spirit_of_rebellion_plays_the_first_yellow_event_cheaper() -> None:
    scene = duel("Jyn Erso", hand=["Diversion", "Suppression", "Lightsaber Throw"], resources=1, v_resources=1)
    scene.h.picks("play Diversion")
    assert scene.h.resources == 1 and scene.v.resources == 0


def test_jyn_erso_spirit_of_rebellion_knows_only_the_first() -> None:
    scene = duel("Jyn Erso", hand=["Diversion", "Diversion"], resources=0)
    assert scene.h.can("play Diversion")
    scene.h.picks("play Diversion")
    scene.v.picks("pass")
    assert not scene.h.can("play Diversion")


def test_maz_kanata_spirit_of_rebellion_resolves_two_dice() -> None:
    scene = duel("Maz Kanata", card("Han Solo", "2RD"), card("Tarkin", "1R"))
    scene.will_roll(("Maz Kanata", "1RD"))
    scene.h.picks("activate Maz Kanata", "use Maz Kanata", "resolve Han Solo 2RD", "hit Veteran Stormtrooper ×2")
    scene.h.picks("resolve Tarkin 1R")
    assert scene.h.resources == 6 and scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Maz Kanata 1RD"]


def test_bowcaster_hits_two_through_shields() -> None:
    bow = card("Bowcaster", "Sp")
    scene = duel(card("Han Solo", upgrades=[bow]), against=[card(VETERAN, shields=1), "Maul", "Tarkin"])
    scene.h.picks("resolve Bowcaster Sp", "hit Veteran Stormtrooper ×1", "hit Maul ×1")
    assert scene.damage_on(VETERAN) == scene.damage_on("Maul") == 1 and scene.shields_on(VETERAN) == 1


def test_lone_operative_heals_more_alone() -> None:
    operative = card("Lone Operative", "Sp")
    scene = duel(card("Han Solo", damage=5, upgrades=[operative]))
    scene.h.picks("resolve Lone Operative Sp")
    assert scene.damage_on("Han Solo") == 2
    scene = duel(card("Han Solo", damage=5, upgrades=[operative]), "Finn")
    scene.h.picks("resolve Lone Operative Sp")
    assert scene.damage_on("Han Solo") == 3


def test_maz_s_goggles_see_an_event() -> None:
    goggles = card("Maz's Goggles", "Sp")
    scene = duel(card("Han Solo", upgrades=[goggles]), v_hand=["Mislead", "Hunting Rifle"])
    scene.h.picks("resolve Maz's Goggles Sp")
    assert scene.v.pile("hand") == ["Hunting Rifle"] and scene.v.pile("discard") == ["Mislead"]
    assert not duel("Maul", hand=["Maz's Goggles"]).h.can("play Maz's Goggles")


def test_garbage_ll_do_gives_a_vehicle_die_for_shields() -> None:
    falcon = card("Millennium Falcon", "3RD")
    scene = duel("Han Solo", "Finn", supports=[falcon], hand=["Garbage'll Do"])
    scene.h.picks("play Garbage'll Do")
    assert scene.shields_on("Han Solo") == scene.shields_on("Finn") == 1 and not scene.h.pool


def test_rebel_plays_from_the_discard_pile() -> None:
    scene = duel(card("Han Solo", "1Dc"), hand=["Rebel"], discard=["Hunting Rifle"], resources=3)
    scene.h.picks("play Rebel")
    assert scene.host_of("Hunting Rifle") == "Han Solo"


def test_rebel_needs_a_discard() -> None:
    assert not duel(card("Han Solo", "2RD"), hand=["Rebel"], discard=["Hunting Rifle"]).h.can("play Rebel")


def test_long_con_pays_for_every_other_copy() -> None:
    scene = duel("Han Solo", hand=["Long Con"], discard=["Long Con", "Long Con", "Mislead"])
    scene.h.picks("play Long Con")
    assert scene.h.resources == 7


def test_double_dealing_gains_for_a_special() -> None:
    scene = duel("Finn", supports=["Double-Dealing"])
    scene.will_roll(("Finn", "Sp"))
    scene.h.picks("activate Finn", "use Double-Dealing")
    assert scene.h.resources == 6
