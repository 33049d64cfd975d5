"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_darth_vader_awakenings_makes_the_opponent_discard() -> None:
    scene = duel("Darth Vader (Awakenings)", v_hand=["Alter", "Mislead"])
    scene.h.picks("activate Darth Vader", "use Darth Vader")
    scene.v.picks("discard Mislead")
    assert scene.v.hand == ["Alter"]
    empty = duel("Darth Vader (Awakenings)")
    empty.h.picks("activate Darth Vader")
    empty.v.is_asked("action")


def test_intimidate_awakenings_takes_all_shields() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=3), card("Boba Fett", shields=1)], hand=["Intimidate (Awakenings)"])
    scene.h.picks("play Intimidate", "unshield Veteran Stormtrooper")
    assert (scene.shields_on(VETERAN), scene.shields_on("Boba Fett")) == (0, 1)


def test_isolation_awakenings_removes_a_character_die() -> None:
    foe = card(VETERAN, "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel("Maul", against=foe, hand=["Isolation"])
    scene.h.picks("play Isolation", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Hunting Rifle 1Dr"]
    assert not duel("Tarkin", against=foe, hand=["Isolation"]).h.can("play Isolation")


def test_immobilize_turns_a_die_to_a_blank() -> None:
    scene = duel(card("Maul", upgrades=[card("Immobilize", "1Sh")]), against=card(VETERAN, "2RD"))
    scene.h.picks("use Immobilize", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and not scene.h.pool
    assert not duel(card("Maul", upgrades=["Immobilize"]), against=card(VETERAN, "2RD")).h.can("use Immobilize")
    assert not duel("Tarkin", hand=["Immobilize"]).h.can("play Immobilize")


def test_nightsister_rerolls_a_die_for_a_wound() -> None:
    scene = duel("Nightsister", against=card(VETERAN, "2RD"))
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("use Nightsister")
    assert scene.damage_on("Nightsister") == 1 and scene.v.pool == ["Veteran Stormtrooper -"]


def test_nightsister_may_reroll_with_her_last_breath() -> None:
    """By the ruling of her card."""
    scene = duel(card("Nightsister", damage=6), "Maul", against=card(VETERAN, "2RD"))
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("use Nightsister")
    assert scene.zone_of("Nightsister") == "set_aside" and scene.v.pool == ["Veteran Stormtrooper -"]


def test_enrage_trades_a_wound_for_a_resource() -> None:
    scene = duel("Maul", "Tarkin", hand=["Enrage"], resources=0)
    scene.h.picks("play Enrage")
    assert scene.damage_on("Maul") == 1 and scene.h.resources == 1
    without = duel("Tarkin", hand=["Enrage"], resources=0)
    without.h.picks("play Enrage")
    assert without.h.resources == 0


def test_force_strike_turns_a_blue_die_and_resolves_it() -> None:
    scene = duel(card("Maul", "-"), card("Tarkin", "1R"), hand=["Force Strike"])
    scene.h.picks("play Force Strike", "turn Maul - to 2MD", "resolve Maul 2MD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Tarkin 1R"]


def test_force_strike_may_leave_the_die() -> None:
    scene = duel(card("Maul", "-"), hand=["Force Strike"])
    scene.h.picks("play Force Strike", "turn Maul - to 2MD", "done")
    assert scene.h.pool == ["Maul 2MD"] and scene.damage_on(VETERAN) == 0


def test_power_of_the_dark_side_hurts_for_a_blank() -> None:
    scene = duel(card("Maul", "1R"), supports=["Power of the Dark Side"], against=card(VETERAN, shields=2))
    scene.will_roll(("Maul", "-"))
    scene.h.picks("use Power of the Dark Side", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.is_exhausted("Power of the Dark Side")
    other = duel(card("Maul", "-"), supports=["Power of the Dark Side"])
    other.will_roll(("Maul", "1R"))
    other.h.picks("use Power of the Dark Side")
    assert other.damage_on(VETERAN) == 0 and other.h.pool == ["Maul 1R"]


KYLO = "Kylo Ren (Awakenings)"


def test_kylo_ren_awakenings_reads_a_thought() -> None:
    scene = duel(card(KYLO, "Sp"), against=[VETERAN, "Han Solo"], v_hand=["Millennium Falcon"])
    scene.h.picks("resolve Kylo Ren Sp", "hit Han Solo")
    assert scene.damage_on("Han Solo") == 4 and scene.v.hand == ["Millennium Falcon"]


def test_kylo_ren_awakenings_finds_nothing_in_an_empty_hand() -> None:
    scene = duel(card(KYLO, "Sp"))
    scene.h.picks("resolve Kylo Ren Sp")
    assert scene.damage_on(VETERAN) == 0 and not scene.h.pool


def test_boundless_ambition_draws_up_to_the_hand_size() -> None:
    """By the ruling of its card: never more than that."""
    scene = duel("Maul", hand=["Boundless Ambition", "Alter", "Alter"])
    scene.h.picks("play Boundless Ambition")
    assert len(scene.h.hand) == 5
    full = duel("Maul", hand=["Boundless Ambition", *["Alter"] * 6])
    full.h.picks("play Boundless Ambition")
    assert len(full.h.hand) == 6


def test_hidden_in_shadow_shields_who_has_no_shield() -> None:
    scene = duel(card("Maul", upgrades=["Hidden In Shadow"]))
    scene.h.picks("use Hidden In Shadow")
    assert scene.shields_on("Maul") == 1 and scene.is_exhausted("Hidden In Shadow")
    assert not duel(card("Maul", shields=1, upgrades=["Hidden In Shadow"])).h.can("use Hidden In Shadow")


def test_abandon_all_hope_leaves_the_choice_to_the_opponent() -> None:
    scene = duel("Maul", hand=["Abandon All Hope"], v_hand=["Aim", "Aim"], v_resources=3)
    scene.h.picks("play Abandon All Hope")
    scene.v.is_offered("lose all resources", "discard hand")
    scene.v.picks("lose all resources")
    assert scene.v.resources == 0 and len(scene.v.hand) == 2


def test_abandon_all_hope_may_be_answered_with_what_one_has_not() -> None:
    scene = duel("Maul", hand=["Abandon All Hope"], v_hand=[], v_resources=3)
    scene.h.picks("play Abandon All Hope")
    scene.v.picks("discard hand")
    assert scene.v.resources == 3


def test_feel_your_anger_removes_as_many_dice_as_show_blanks() -> None:
    foes = [card(VETERAN, "-"), card("Han Solo", "2RD"), card("Bib Fortuna", "1R")]
    scene = duel("Maul", against=foes, hand=["Feel Your Anger"])
    scene.h.picks("play Feel Your Anger")
    scene.h.is_offered("remove Veteran Stormtrooper -", "remove Han Solo 2RD", "remove Bib Fortuna 1R")
    scene.h.picks("remove Han Solo 2RD")
    assert sorted(scene.v.pool) == ["Bib Fortuna 1R", "Veteran Stormtrooper -"]


def test_feel_your_anger_without_blanks_removes_nothing() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Feel Your Anger"])
    scene.h.picks("play Feel Your Anger")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_force_choke_hurts_another_character_and_turns_a_die_of_it() -> None:
    choke = card("Force Choke", "Sp")
    foe = card("Han Solo", "2RD", shields=2, upgrades=[card("Jetpack", "2Sh")])
    scene = duel(card("Maul", upgrades=[choke]), against=[foe, VETERAN])
    scene.h.picks("resolve Force Choke Sp")
    scene.h.is_offered("hit Han Solo ×1", "hit Veteran Stormtrooper ×1")
    scene.h.picks("hit Han Solo ×1", "turn Han Solo 2RD to -")
    assert scene.damage_on("Han Solo") == 1 and scene.shields_on("Han Solo") == 2
    assert "Han Solo -" in scene.v.pool


def test_force_choke_may_turn_nothing_and_is_for_blue_characters() -> None:
    scene = duel(card("Maul", upgrades=[card("Force Choke", "Sp")]), against=card("Han Solo", "2RD"))
    scene.h.picks("resolve Force Choke Sp", "done")
    assert scene.v.pool == ["Han Solo 2RD"]
    assert not duel("Tarkin", hand=["Force Choke"]).h.can("play Force Choke")


def test_no_mercy_awakenings_adds_one_for_each_blue_card() -> None:
    scene = duel(card("Maul", "2MD"), hand=["No Mercy", "Enrage", "Intimidate (Awakenings)", "Aim"])
    scene.h.picks("play No Mercy")
    scene.h.is_offered("discard Enrage", "discard Intimidate", "done")
    scene.h.picks("discard Enrage", "discard Intimidate", "resolve Maul 2MD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and scene.h.hand == ["Aim"]


def test_no_mercy_awakenings_needs_no_card() -> None:
    scene = duel(card("Maul", "2MD"), hand=["No Mercy", "Enrage"])
    scene.h.picks("play No Mercy", "done", "hit Veteran Stormtrooper ×2")
    assert scene.h.hand == ["Enrage"]


def test_pulling_the_strings_puts_three_cards_on_top_or_below() -> None:
    scene = duel("Maul", hand=["Pulling the Strings"], v_deck=["Aim", "Block", "Dodge", "Take Cover"])
    scene.h.picks("play Pulling the Strings", "opponents deck", "put on the bottom Aim", "put on top Dodge", "put on top Block")
    assert scene.v.pile("deck") == ["Aim", "Take Cover", "Dodge", "Block"]


def test_pulling_the_strings_needs_a_deck() -> None:
    scene = duel("Maul", hand=["Pulling the Strings"], deck=[], v_deck=[], v_hand=["Aim"])
    scene.h.picks("play Pulling the Strings")
    assert scene.h.pile("discard") == ["Pulling the Strings"]


def test_emperor_s_favor_lets_you_draw_up_to_six() -> None:
    scene = duel("Maul", supports=["Emperor's Favor"], hand=["Aim"], deck=["Aim"] * 9)
    scene.h.passes()
    scene.v.passes()
    scene.pass_all("action")
    assert len(scene.h.hand) == 6 and len(scene.v.hand) == 5


def test_emperor_s_favor_counts_for_boundless_ambition_too() -> None:
    scene = duel("Maul", supports=["Emperor's Favor"], hand=["Boundless Ambition"], deck=["Aim"] * 9)
    scene.h.picks("play Boundless Ambition")
    assert len(scene.h.hand) == 6


def test_count_dooku_awakenings_discards_a_card_for_a_shield() -> None:
    scene = duel(card("Maul", "2MD"), against=["Count Dooku", VETERAN], v_hand=["Aim", "Block"])
    scene.h.picks("resolve Maul 2MD", "hit Count Dooku ×2")
    scene.v.picks("use Count Dooku", "discard Aim")
    assert scene.damage_on("Count Dooku") == 1 and scene.v.hand == ["Block"]


def test_count_dooku_awakenings_is_not_asked_without_a_card_or_for_others() -> None:
    scene = duel(card("Maul", "2MD"), against=["Count Dooku", VETERAN])
    scene.h.picks("resolve Maul 2MD", "hit Count Dooku ×2")
    assert scene.damage_on("Count Dooku") == 2
    other = duel(card("Maul", "2MD"), against=["Count Dooku", VETERAN], v_hand=["Aim"])
    other.h.picks("resolve Maul 2MD", "hit Veteran Stormtrooper ×2")
    assert other.v.hand == ["Aim"]


def test_count_dooku_awakenings_gains_one_shield_for_a_die_and_its_modifier() -> None:
    mine = [card(VETERAN, "2RD"), card("Rebel Trooper", "+1RD")]
    scene = duel(*mine, against="Count Dooku", v_hand=["Aim", "Block"])
    scene.h.picks("resolve Veteran Stormtrooper 2RD", "add Rebel Trooper +1RD → Veteran Stormtrooper 2RD", "hit Count Dooku ×3")
    scene.v.picks("use Count Dooku", "discard Aim")
    assert scene.damage_on("Count Dooku") == 2 and scene.v.hand == ["Block"]


def test_kylo_ren_s_lightsaber_is_rerolled_when_shields_block_it() -> None:
    saber = card("Kylo Ren's Lightsaber", "Sp")
    scene = duel(card("Maul", upgrades=[saber]), against=card(VETERAN, shields=1))
    scene.h.picks("resolve Kylo Ren's Lightsaber Sp", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 1 and scene.where_is_the_die("Kylo Ren's Lightsaber") == "pool"
    bare = duel(card("Maul", upgrades=[saber]))
    bare.h.picks("resolve Kylo Ren's Lightsaber Sp", "hit Veteran Stormtrooper ×2")
    assert bare.damage_on(VETERAN) == 2 and bare.where_is_the_die("Kylo Ren's Lightsaber") == "on_cards"


def test_kylo_ren_s_lightsaber_is_for_blue_characters() -> None:
    assert not duel("Tarkin", hand=["Kylo Ren's Lightsaber"]).h.can("play Kylo Ren's Lightsaber")


def test_sith_holocron_is_switched_for_an_ability_whatever_restricts_it() -> None:
    holocron = card("Sith Holocron", "Sp")
    scene = duel(card("Tarkin", upgrades=[holocron]), hand=["Force Throw", "Lightsaber"], resources=1)
    scene.will_roll(("Force Throw", "Sp"))
    scene.h.picks("resolve Sith Holocron Sp", "spend ×1")
    assert scene.host_of("Force Throw") == "Tarkin" and "Sith Holocron" in scene.h.hand
    assert scene.h.pool == ["Force Throw Sp"] and scene.where_is_the_die("Sith Holocron") == "set_aside"


def test_sith_holocron_without_an_ability_in_hand_does_nothing() -> None:
    scene = duel(card("Tarkin", upgrades=[card("Sith Holocron", "Sp")]), hand=["Lightsaber"])
    scene.h.picks("resolve Sith Holocron Sp")
    assert scene.host_of("Sith Holocron") == "Tarkin" and scene.h.hand == ["Lightsaber"]
