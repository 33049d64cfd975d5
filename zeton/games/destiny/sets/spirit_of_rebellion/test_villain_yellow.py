"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_aurra_sing_discards_for_more() -> None:
    scene = duel(card("Aurra Sing", "2RD"), hand=["Mislead"])
    scene.h.picks("resolve Aurra Sing 2RD", "use Aurra Sing", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.pile("discard") == ["Mislead"]


def test_aurra_sing_may_keep_her_cards() -> None:
    scene = duel(card("Aurra Sing", "2RD"), hand=["Mislead"])
    scene.h.picks("resolve Aurra Sing 2RD", "pass", "hit Veteran Stormtrooper ×2")
    assert scene.h.pile("hand") == ["Mislead"]


def test_aurra_sing_is_not_asked_without_a_hand() -> None:
    scene = duel(card("Aurra Sing", "2RD"))
    scene.h.picks("resolve Aurra Sing 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2


def test_guavian_enforcer_gives_his_die_for_a_shield() -> None:
    scene = duel(card("Guavian Enforcer", "-"), against=card(VETERAN, shields=2))
    scene.h.picks("use Guavian Enforcer")
    assert scene.shields_on(VETERAN) == 1 and not scene.h.pool
    assert not duel("Guavian Enforcer", against=card(VETERAN, shields=2)).h.can("use Guavian Enforcer")


def test_ig_88_spirit_of_rebellion_arms_from_the_discard_pile() -> None:
    pile = ["Hunting Rifle", "Jetpack", "Underworld Connections"]
    scene = duel(card("IG-88", "Sp"), "Boba Fett", discard=pile, resources=0)
    scene.h.picks("resolve IG-88 Sp", "play Jetpack")
    assert scene.host_of("Jetpack") == "IG-88" and scene.h.resources == 0


def test_unkar_plutt_sells_dice() -> None:
    scene = duel(card("Unkar Plutt", "2Dr"), card("Maul", "1R"), v_hand=["Force Push"])
    scene.h.picks("use Unkar Plutt", "remove Unkar Plutt 2Dr", "remove Maul 1R")
    assert not scene.h.pool and scene.v.pile("discard") == ["Force Push"] and scene.h.resources == 8


def test_unkar_plutt_needs_a_value_of_3() -> None:
    scene = duel(card("Unkar Plutt", "2Dr"), v_hand=["Force Push"])
    scene.h.picks("use Unkar Plutt")
    assert scene.h.pool == ["Unkar Plutt 2Dr"] and scene.v.pile("hand") == ["Force Push"]


def test_slave_i_spirit_of_rebellion_turns_their_dice_against_them() -> None:
    foes = [card(VETERAN, "2RD"), card("Han Solo", "2RD")]
    scene = duel("Boba Fett", against=foes, supports=[card("Slave I (Spirit of Rebellion)", "Sp")])
    scene.h.picks("resolve Slave I Sp")
    scene.v.picks("hit Veteran Stormtrooper ×1", "hit Han Solo ×1")
    assert scene.damage_on(VETERAN) == scene.damage_on("Han Solo") == 1


def test_slave_i_spirit_of_rebellion_does_nothing_to_an_empty_pool() -> None:
    scene = duel("Boba Fett", supports=[card("Slave I (Spirit of Rebellion)", "Sp")])
    scene.h.picks("resolve Slave I Sp")
    assert scene.damage_on(VETERAN) == 0 and not scene.h.pool


def test_blackmail_can_be_bought_off() -> None:
    scene = duel(card("Maul", upgrades=["Blackmail"]), v_resources=1)
    scene.will_roll(("Maul", "2MD"), ("Blackmail", "3Dc"))
    scene.h.picks("activate Maul")
    scene.v.picks("spend ×1")
    assert scene.h.pool == ["Maul 2MD"] and scene.h.resources == 6 and scene.v.resources == 0


def test_blackmail_stays_if_nobody_pays() -> None:
    scene = duel(card("Maul", upgrades=["Blackmail"]), v_resources=1)
    scene.will_roll(("Maul", "2MD"), ("Blackmail", "3Dc"))
    scene.h.picks("activate Maul")
    scene.v.picks("pass")
    assert sorted(scene.h.pool) == ["Blackmail 3Dc", "Maul 2MD"]


def test_blackmail_is_offered_again_after_each_reroll() -> None:
    scene = duel(card("Maul", upgrades=[card("Blackmail", "2Dr")]), hand=["Mislead"], v_resources=1)
    scene.h.picks("discard to reroll Mislead", "reroll Blackmail 2Dr")
    scene.v.is_offered("spend ×1", "pass")


def test_personal_shield_helps_against_ranged_damage() -> None:
    target = card("Boba Fett", upgrades=["Personal Shield"])
    scene = duel(target, against=card(VETERAN, "2RD"), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Boba Fett ×2")
    scene.h.picks("use Personal Shield")
    assert scene.damage_on("Boba Fett") == 1 and scene.is_exhausted("Personal Shield")


def test_personal_shield_helps_against_nothing_else() -> None:
    target = card("Boba Fett", upgrades=["Personal Shield"])
    scene = duel(target, against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Boba Fett ×2")
    assert scene.damage_on("Boba Fett") == 2 and not scene.is_exhausted("Personal Shield")
    scene = duel(target, against=card(VETERAN, "1RD"), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Boba Fett ×1")
    assert scene.damage_on("Boba Fett") == 1


def test_vibroknucklers_cost_a_resource_for_more() -> None:
    scene = duel(card("Boba Fett", upgrades=[card("Vibroknucklers", "2MD")]), resources=1)
    scene.h.picks("resolve Vibroknucklers 2MD", "use Vibroknucklers", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    scene = duel(card("Boba Fett", upgrades=[card("Vibroknucklers", "2MD")]), resources=0)
    scene.h.picks("resolve Vibroknucklers 2MD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2


def test_arms_deal_sells_weapons_of_the_hand() -> None:
    scene = duel("Boba Fett", hand=["Arms Deal", "Hunting Rifle", "E-11 Blaster", "Mislead"])
    scene.h.picks("play Arms Deal", "discard Hunting Rifle", "discard E-11 Blaster")
    assert scene.h.resources == 7 and scene.h.pile("hand") == ["Mislead"]


def test_bait_and_switch_turns_a_die_with_resources() -> None:
    scene = duel(card("Boba Fett", "1R"), card("Maul", "-"), hand=["Bait and Switch"])
    scene.h.picks("play Bait and Switch", "turn Boba Fett 1R to 2RD")
    scene.h.is_asked("additional action")
    assert sorted(scene.h.pool) == ["Boba Fett 2RD", "Maul -"]


def test_friends_in_high_places_play_one_of_three_for_free() -> None:
    pool = [card("Maul", "3MD1"), card(VETERAN, "3ID"), card("Boba Fett", "2RD")]
    deck = ["Force Push", "Mislead", "Crackdown", "Alter"]
    scene = duel(*pool, hand=["Friends in High Places"], deck=deck, resources=0)
    scene.h.picks("play Friends in High Places", "play Force Push")
    assert scene.host_of("Force Push") == "Maul" and scene.h.pile("deck") == ["Alter"]
    assert sorted(scene.h.pile("discard")) == ["Crackdown", "Friends in High Places", "Mislead"]


def test_friends_in_high_places_need_a_value_of_7() -> None:
    assert not duel(card("Maul", "3MD1"), hand=["Friends in High Places"]).h.can("play Friends in High Places")


def test_loose_ends_costs_a_die_showing_ranged_damage() -> None:
    scene = duel(card("Boba Fett", "2RD"), hand=["Loose Ends"])
    scene.h.picks("play Loose Ends")
    assert len(scene.v.pile("discard")) == 4 and not scene.h.pool
    scene = duel(card("Boba Fett", "2MD"), hand=["Loose Ends"])
    scene.h.picks("play Loose Ends")
    assert not scene.v.pile("discard") and scene.h.pool


def test_one_quarter_portion_pays_for_the_die() -> None:
    scene = duel("Boba Fett", against=card(VETERAN, "2RD"), hand=["One-Quarter Portion"])
    scene.h.picks("play One-Quarter Portion")
    assert not scene.v.pool and scene.v.resources == 1
    scene = duel("Boba Fett", hand=["One-Quarter Portion"])
    scene.h.picks("play One-Quarter Portion")
    assert scene.v.resources == 0


def test_relentless_pursuit_moves_damage() -> None:
    foes = [card(VETERAN, damage=3), card("Han Solo", shields=2)]
    scene = duel("Boba Fett", against=foes, hand=["Relentless Pursuit"])
    scene.h.picks("play Relentless Pursuit", "move to Han Solo", "use Relentless Pursuit")
    assert scene.damage_on(VETERAN) == 1 and scene.damage_on("Han Solo") == 2 and scene.shields_on("Han Solo") == 2


def test_relentless_pursuit_may_stop_at_one() -> None:
    foes = [card(VETERAN, damage=3), "Han Solo"]
    scene = duel("Boba Fett", against=foes, hand=["Relentless Pursuit"])
    scene.h.picks("play Relentless Pursuit", "move to Han Solo", "pass")
    assert scene.damage_on(VETERAN) == 2 and scene.damage_on("Han Solo") == 1


def test_scrap_buy_takes_a_random_card_back() -> None:
    scene = duel("Boba Fett", hand=["Scrap Buy"], discard=["Mislead"] * 3)
    scene.h.picks("play Scrap Buy")
    assert scene.h.pile("hand") == ["Mislead"]
    assert not duel("Boba Fett", hand=["Scrap Buy"], discard=["Mislead"] * 2).h.can("play Scrap Buy")


def test_salvage_stand_steals_for_a_resource_rolled() -> None:
    scene = duel("Maul", supports=["Salvage Stand"], v_resources=2)
    scene.will_roll(("Maul", "1R"))
    scene.h.picks("activate Maul", "use Salvage Stand")
    assert scene.v.resources == 1 and scene.is_exhausted("Salvage Stand")


def test_armor_plating_spirit_of_rebellion_blocks_two() -> None:
    target = card("Boba Fett", shields=1, upgrades=["Armor Plating"])
    scene = duel(target, against=card("Maul", "3MD1"), turn="v", v_resources=1)
    scene.v.picks("resolve Maul 3MD1", "hit Boba Fett ×3")
    scene.h.picks("use Armor Plating")
    assert scene.damage_on("Boba Fett") == 0 and scene.shields_on("Boba Fett") == 0
    assert scene.zone_of("Armor Plating") == "discard"


def test_armor_plating_spirit_of_rebellion_is_kept_for_later_if_one_likes() -> None:
    target = card("Boba Fett", upgrades=["Armor Plating"])
    scene = duel(target, against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Boba Fett ×2")
    scene.h.picks("pass")
    assert scene.damage_on("Boba Fett") == 2 and scene.zone_of("Armor Plating") == "upgrades"


def test_armor_plating_spirit_of_rebellion_is_no_help_against_unblockable_damage() -> None:
    target = card("Boba Fett", upgrades=["Armor Plating"])
    knife = card("Vibroknife", "1MD")
    scene = duel(target, against=card("Maul", upgrades=[knife]), turn="v")
    scene.v.picks("resolve Vibroknife 1MD", "hit Boba Fett ×1")
    assert scene.damage_on("Boba Fett") == 1 and scene.zone_of("Armor Plating") == "upgrades"
