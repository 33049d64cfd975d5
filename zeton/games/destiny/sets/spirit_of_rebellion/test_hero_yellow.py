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


def test_outer_rim_smuggler_gains_for_the_last_card_once_a_round() -> None:
    scene = duel("Outer Rim Smuggler", hand=["Quickdraw Holster"], resources=0)
    scene.h.picks("play Quickdraw Holster")
    assert scene.h.resources == 1


def test_outer_rim_smuggler_wants_the_last_card() -> None:
    scene = duel("Outer Rim Smuggler", hand=["Quickdraw Holster", "Mislead"], resources=0)
    scene.h.picks("play Quickdraw Holster")
    assert scene.h.resources == 0


def test_outer_rim_smuggler_gains_nothing_for_a_discarded_card() -> None:
    scene = duel("Outer Rim Smuggler", hand=["Smuggling", "Mislead"], resources=0)
    scene.h.picks("play Smuggling")
    assert scene.h.resources == 1 and not scene.h.pile("hand")


def test_smuggling_freighter_flies_off_after_a_two() -> None:
    scene = duel("Han Solo", supports=[card("Smuggling Freighter", "2R")])
    scene.h.picks("resolve Smuggling Freighter 2R")
    assert scene.h.resources == 7 and scene.zone_of("Smuggling Freighter") == "deck"
    assert scene.where_is_the_die("Smuggling Freighter") == "set_aside"


def test_smuggling_freighter_stays_after_a_one() -> None:
    scene = duel("Han Solo", supports=[card("Smuggling Freighter", "1R")])
    scene.h.picks("resolve Smuggling Freighter 1R")
    assert scene.zone_of("Smuggling Freighter") == "supports"


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


def test_hold_on_moves_shields() -> None:
    scene = duel(card("Han Solo", shields=3), card("Finn", shields=1), hand=["Hold On!"])
    scene.h.picks("play Hold On!", "unshield Han Solo", "shield Finn ×2")
    assert scene.shields_on("Han Solo") == 1 and scene.shields_on("Finn") == 3


def test_hold_on_finds_no_room_above_the_limit() -> None:
    scene = duel(card("Han Solo", shields=2), card("Finn", shields=3), hand=["Hold On!"])
    scene.h.picks("play Hold On!", "unshield Han Solo")
    scene.h.is_offered("shield Veteran Stormtrooper ×1", "shield Veteran Stormtrooper ×2")


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


def test_loth_cat_and_mouse_spirit_of_rebellion_gives_a_die_for_a_die() -> None:
    pool = [card("Han Solo", "2RD"), card("Finn", "1R")]
    scene = duel(*pool, against=card(VETERAN, "2RD"), hand=["Loth-Cat and Mouse"])
    scene.h.picks("play Loth-Cat and Mouse")
    scene.v.picks("remove Han Solo 2RD")
    assert scene.h.pool == ["Finn 1R"] and not scene.v.pool


def test_loth_cat_and_mouse_spirit_of_rebellion_needs_a_die_of_yours() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Loth-Cat and Mouse"])
    scene.h.picks("play Loth-Cat and Mouse")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_never_tell_me_the_odds_turns_all_dice_of_one() -> None:
    solo = card("Han Solo", "-", upgrades=[card("Hunting Rifle", "-")])
    scene = duel(solo, card("Finn", "-"), hand=["Never Tell Me The Odds"])
    scene.h.picks("play Never Tell Me The Odds", "turn Han Solo - to 2RD", "turn Hunting Rifle - to 1RD")
    assert sorted(scene.h.pool) == ["Finn -", "Han Solo 2RD", "Hunting Rifle 1RD"]


def test_planned_explosion_removes_everything_for_ten_damage() -> None:
    pool = [card("Maul", "3MD1"), card(VETERAN, "3ID"), card("Boba Fett", "2RD"), card("Han Solo", "2RD")]
    scene = duel(*pool, against=["Tarkin", "Finn"], hand=["Planned Explosion"])
    scene.h.picks("play Planned Explosion", "hit Finn ×10")
    assert scene.damage_on("Finn") == 10 and not scene.h.pool
    assert not duel(*pool[:3], hand=["Planned Explosion"]).h.can("play Planned Explosion")


def test_double_dealing_gains_for_a_special() -> None:
    scene = duel("Finn", supports=["Double-Dealing"])
    scene.will_roll(("Finn", "Sp"))
    scene.h.picks("activate Finn", "use Double-Dealing")
    assert scene.h.resources == 6


def test_life_debt_takes_damage_over() -> None:
    scene = duel(card("Boba Fett", shields=1, upgrades=["Life Debt"]), card("Finn", damage=2))
    scene.will_roll(("Boba Fett", "1R"))
    scene.h.picks("activate Boba Fett", "use Life Debt")
    assert scene.damage_on("Finn") == 1 and scene.damage_on("Boba Fett") == 1 and scene.shields_on("Boba Fett") == 1


def test_life_debt_is_not_asked_if_nobody_else_is_hurt() -> None:
    scene = duel(card("Boba Fett", damage=1, upgrades=["Life Debt"]), "Finn")
    scene.will_roll(("Boba Fett", "1R"))
    scene.h.picks("activate Boba Fett")
    assert scene.asked == "action"
    assert not duel("Finn", hand=["Life Debt"]).h.can("play Life Debt")
