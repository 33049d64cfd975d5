"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.rules.terms import MELEE, SPECIAL
from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_asajj_ventress_spirit_of_rebellion_makes_them_discard_another() -> None:
    hand = ["Mislead", "Crackdown", "Alter"]
    scene = duel(card("Luke Skywalker", "-"), hand=hand, against="Asajj Ventress (Spirit of Rebellion)")
    scene.h.picks("discard to reroll Mislead")
    scene.v.picks("use Asajj Ventress")
    scene.h.is_offered("discard Crackdown", "discard Alter")
    scene.h.picks("discard Crackdown")
    assert scene.h.pile("hand") == ["Alter"]


def test_asajj_ventress_spirit_of_rebellion_is_not_asked_without_a_hand() -> None:
    scene = duel(card("Luke Skywalker", "-"), hand=["Mislead"], against="Asajj Ventress (Spirit of Rebellion)")
    scene.h.picks("discard to reroll Mislead")
    assert scene.asked == "action"


def test_darth_vader_spirit_of_rebellion_pays_with_his_own_blood() -> None:
    scene = duel(card("Darth Vader (Spirit of Rebellion)", "Sp"))
    scene.h.picks("resolve Darth Vader Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.damage_on("Darth Vader") == 1


def test_palpatine_spirit_of_rebellion_makes_them_hurt_themselves() -> None:
    scene = duel(card("Palpatine (Spirit of Rebellion)", "1R"), against=[VETERAN, "Han Solo"])
    scene.h.picks("resolve Palpatine 1R")
    scene.v.picks("hit Veteran Stormtrooper ×1", "hit Han Solo ×1")
    assert scene.damage_on(VETERAN) == scene.damage_on("Han Solo") == 1 and scene.h.resources == 6


def test_palpatine_spirit_of_rebellion_does_nothing_for_an_opponent_who_resolves_his_die_a55() -> None:
    palpatine = card("Palpatine (Spirit of Rebellion)", "2RD")
    scene = duel(card("Maul", "-"), card("Han Solo", "-"), against=palpatine, hand=["Anger"])
    scene.h.picks("play Anger", "hit Palpatine ×2")
    assert scene.damage_on("Palpatine") == 2 and scene.damage_on("Maul") == scene.damage_on("Han Solo") == 0
    assert not scene.v.pool


def test_royal_guard_bears_no_blue_abilities() -> None:
    scene = duel("Royal Guard", hand=["Force Speed", "Hunting Rifle"])
    assert not scene.h.can("play Force Speed") and scene.h.can("play Hunting Rifle")
    assert scene.h.why_not_in_hand("Force Speed") == ["R5.3"]
    scene = duel("Royal Guard", "Maul", hand=["Force Speed"])
    scene.h.picks("play Force Speed")
    assert scene.host_of("Force Speed") == "Maul"


def test_command_shuttle_uses_the_special_of_a_character() -> None:
    shuttle = card("Command Shuttle", "Sp")
    scene = duel(card("Darth Vader (Spirit of Rebellion)", "1RD"), "Maul", supports=[shuttle])
    scene.h.picks("resolve Command Shuttle Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.damage_on("Darth Vader") == 1
    assert scene.h.pool == ["Darth Vader 1RD"]


def test_command_shuttle_needs_a_character_with_a_special() -> None:
    scene = duel("Maul", supports=[card("Command Shuttle", "Sp")])
    scene.h.picks("resolve Command Shuttle Sp")
    assert scene.damage_on(VETERAN) == 0 and not scene.h.pool


def test_force_lightning_strikes_again_for_a_blank_of_anybody() -> None:
    lightning = card("Force Lightning", "Sp")
    scene = duel(card("Maul", "-", upgrades=[lightning]), against=[card(VETERAN, "-"), "Han Solo"])
    scene.will_roll(("Force Lightning", "2RD"))
    scene.h.picks("resolve Force Lightning Sp", "hit Han Solo ×1")
    scene.h.is_offered("remove Maul -", "remove Veteran Stormtrooper -", "done")
    scene.h.picks("remove Veteran Stormtrooper -")
    assert sorted(scene.h.pool) == ["Force Lightning 2RD", "Maul -"] and not scene.v.pool


def test_force_lightning_leaves_the_pool_without_a_blank() -> None:
    scene = duel(card("Maul", upgrades=[card("Force Lightning", "Sp")]))
    scene.h.picks("resolve Force Lightning Sp", "hit Veteran Stormtrooper ×1")
    assert not scene.h.pool
    assert not duel("Han Solo", hand=["Force Lightning"]).h.can("play Force Lightning")


def test_lightsaber_pike_shields_somebody_else() -> None:
    pike = card("Lightsaber Pike", "1R")
    scene = duel(card("Maul", upgrades=[pike]), "Boba Fett")
    scene.h.picks("use Lightsaber Pike")
    scene.h.is_offered("shield Boba Fett ×1", "shield Veteran Stormtrooper ×1")
    scene.h.picks("shield Boba Fett ×1")
    assert scene.shields_on("Boba Fett") == 1 and not scene.h.pool


def test_lure_of_power_modifies_any_symbol() -> None:
    lure = card("Lure of Power", "+2*")
    scene = duel(card("Maul", "2MD", upgrades=[lure]))
    scene.h.picks("resolve Maul 2MD", "add Lure of Power +2* → Maul 2MD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and not scene.h.pool
    scene = duel(card("Maul", "1R", upgrades=[lure]), resources=0)
    scene.h.picks("resolve Maul 1R", "add Lure of Power +2* → Maul 1R")
    assert scene.h.resources == 3


def test_lure_of_power_may_be_kept_for_another_symbol() -> None:
    scene = duel(card("Maul", "1R", upgrades=[card("Lure of Power", "+1*")]), card("Han Solo", "2RD"), resources=0)
    scene.h.picks("resolve Maul 1R")
    scene.h.is_offered("add Lure of Power +1* → Maul 1R", "done")
    scene.h.picks("done")
    assert scene.h.resources == 1 and sorted(scene.h.pool) == ["Han Solo 2RD", "Lure of Power +1*"]


def test_lure_of_power_goes_with_other_modifiers_r9_3() -> None:
    upgrades = [card("Lure of Power", "+1*"), card("Zeb Orrelios' Bo-Rifle", "+2RD")]
    scene = duel(card("Han Solo", "2RD", upgrades=upgrades))
    scene.h.picks("resolve Han Solo 2RD", "add Lure of Power +1* → Han Solo 2RD")
    scene.h.picks("add Zeb Orrelios' Bo-Rifle +2RD → Han Solo 2RD", "hit Veteran Stormtrooper ×5")
    assert not scene.h.pool


def test_lure_of_power_is_no_die_to_resolve_alone_r9_1() -> None:
    scene = duel(card("Maul", upgrades=[card("Lure of Power", "+2*")]))
    assert not scene.h.can("resolve Lure of Power +2*") and scene.h.why_not_die("Lure of Power") == ["R9.1"]
    scene = duel(card("Maul", upgrades=[card("Lure of Power", "1R")]), card("Han Solo", "2RD"))
    scene.h.picks("resolve Han Solo 2RD")
    assert scene.asked == "hit"  # its other sides modify nothing


def test_lure_of_power_gives_a_special_no_value_a63() -> None:
    scene = duel(card("Darth Vader (Spirit of Rebellion)", "Sp", upgrades=[card("Lure of Power", "+2*")]))
    scene.h.picks("resolve Darth Vader Sp", "add Lure of Power +2* → Darth Vader Sp", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and not scene.h.pool


def test_lure_of_power_shows_no_symbol_that_another_die_could_show_a63() -> None:
    both = [card("Lure of Power", "+1*"), card("Lure of Power", "+1*")]
    assert not duel(card("Tarkin", upgrades=both)).h.can("use Tarkin")
    scene = duel("Han Solo", against=card("Maul", upgrades=both), hand=["Easy Pickings"])
    scene.h.picks("play Easy Pickings")
    assert len(scene.v.pool) == 2
    scene = duel(card("Maul", upgrades=both[:1]), against=card("Maul", upgrades=both[:1]), hand=["Force Misdirection"])
    scene.h.picks("play Force Misdirection")
    assert len(scene.v.pool) == 1
    leader = card("Captain Phasma", upgrades=["Rebellion Leader", both[0]])
    scene = duel(leader, against=card("Maul", upgrades=both[:1]))
    scene.h.picks("use Rebellion Leader")
    assert len(scene.v.pool) == 1
    scene = duel(card("Maul", upgrades=both), hand=["Recon"])
    scene.h.picks("play Recon", "point at Lure of Power +1*")
    assert scene.h.pool == ["Lure of Power +1*", "Lure of Power +1*"]


def test_lure_of_power_has_no_symbol_to_name_a63() -> None:
    scene = duel("Maul", against=card("Maul", upgrades=[card("Lure of Power", "+1*")]), hand=["Hidden Motive"])
    scene.h.picks("play Hidden Motive")
    scene.h.is_offered("name symbol", *(f"name symbol #{symbol}" for symbol in range(MELEE, SPECIAL + 1)))


def test_lure_of_power_cannot_be_resolved_without_its_plus_a63() -> None:
    scene = duel(card("Maul", upgrades=[card("Lure of Power", "+2*")]), hand=["Legacies"])
    scene.h.picks("play Legacies")
    assert scene.h.pool == ["Lure of Power +2*"]


def test_anger_needs_two_blanks() -> None:
    scene = duel(card("Maul", "-"), against=card("Han Solo", "2RD"), hand=["Anger"])
    assert not scene.h.can("play Anger")


def test_anger_resolves_only_damage() -> None:
    foes = [card("Han Solo", "1R"), card("Luke Skywalker", "1MD")]
    scene = duel(card("Maul", "-"), card("Boba Fett", "-"), against=foes, hand=["Anger"])
    scene.h.picks("play Anger", "hit Han Solo ×1")
    assert scene.v.pool == ["Han Solo 1R"]


def test_lightsaber_throw_needs_melee_damage() -> None:
    scene = duel(card("Maul", "2MD"), hand=["Lightsaber Throw"])
    scene.h.picks("play Lightsaber Throw", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Maul 2MD"]
    assert not duel(card("Maul", "1R"), hand=["Lightsaber Throw"]).h.can("play Lightsaber Throw")


def test_manipulate_turns_a_die_of_each_to_a_blank() -> None:
    scene = duel(card("Maul", "2MD"), against=card("Han Solo", "2RD"), hand=["Manipulate"])
    scene.h.picks("play Manipulate")
    assert scene.h.pool == ["Maul -"] and scene.v.pool == ["Han Solo -"]


def test_manipulate_without_a_die_of_your_own_turns_nothing() -> None:
    scene = duel(card("Maul", "-"), against=card("Han Solo", "2RD"), hand=["Manipulate"])
    scene.h.picks("play Manipulate")
    assert scene.v.pool == ["Han Solo 2RD"]


def test_no_disintegrations_is_stronger_with_another_copy() -> None:
    scene = duel("Maul", hand=["No Disintegrations"])
    scene.h.picks("play No Disintegrations")
    assert len(scene.v.pile("discard")) == 1
    scene = duel("Maul", hand=["No Disintegrations"], discard=["No Disintegrations"])
    scene.h.picks("play No Disintegrations")
    assert len(scene.v.pile("discard")) == 3


def test_now_you_will_die_makes_melee_damage_of_a_die() -> None:
    scene = duel(card("Tarkin", "2Dc"), card("Maul", "-"), hand=["Now You Will Die"])
    scene.h.picks("play Now You Will Die", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Maul -"]


def test_rise_again_heals_and_arms() -> None:
    pile = ["Force Push", "Mislead"]
    scene = duel(card("Maul", damage=6), "Boba Fett", hand=["Rise Again"], discard=pile, resources=5)
    scene.h.picks("play Rise Again", "heal Maul ×5")
    scene.h.is_offered("play Force Push", "done")
    scene.h.picks("play Force Push")
    assert scene.damage_on("Maul") == 1 and scene.host_of("Force Push") == "Maul" and scene.h.resources == 0


def test_the_price_of_failure_readies_a_character() -> None:
    scene = duel("Maul", card("Boba Fett", exhausted=True), "Tarkin", hand=["The Price of Failure"])
    scene.h.picks("play The Price of Failure", "defeat Tarkin")
    assert scene.zone_of("Tarkin") == "set_aside" and not scene.is_exhausted("Boba Fett")
    assert not duel("Boba Fett", hand=["The Price of Failure"]).h.can("play The Price of Failure")


def test_dark_presence_takes_a_die_for_a_discard() -> None:
    scene = duel("Maul", against=[card(VETERAN, "2RD"), card("Han Solo", "2RD")], supports=["Dark Presence"])
    scene.will_roll(("Maul", "1Dc"))
    scene.h.picks("activate Maul", "use Dark Presence")
    scene.v.picks("remove Han Solo 2RD")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.is_exhausted("Dark Presence")


def test_dark_presence_waits_for_a_discard() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), supports=["Dark Presence"])
    scene.will_roll(("Maul", "2MD"))
    scene.h.picks("activate Maul")
    assert scene.asked == "action"


def test_now_i_am_the_master_turns_a_die_after_damage() -> None:
    scene = duel(card("Maul", "2MD", upgrades=["Now I Am The Master"]), against=card(VETERAN, "2RD", shields=2))
    scene.h.picks("resolve Maul 2MD", "hit Veteran Stormtrooper ×2", "use Now I Am The Master")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and scene.is_exhausted("Now I Am The Master")


def test_now_i_am_the_master_does_not_follow_dice_of_others() -> None:
    foe = card(VETERAN, "2RD")
    scene = duel(card("Maul", upgrades=["Now I Am The Master"]), card("Boba Fett", "2RD"), against=foe)
    scene.h.picks("resolve Boba Fett 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.asked == "action" and scene.v.pool == ["Veteran Stormtrooper 2RD"]
