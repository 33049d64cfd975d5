"""Blue villain cards, one after another."""

from __future__ import annotations

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


def test_lightsaber_pike_shields_somebody_else() -> None:
    pike = card("Lightsaber Pike", "1R")
    scene = duel(card("Maul", upgrades=[pike]), "Boba Fett")
    scene.h.picks("use Lightsaber Pike")
    scene.h.is_offered("shield Boba Fett ×1", "shield Veteran Stormtrooper ×1")
    scene.h.picks("shield Boba Fett ×1")
    assert scene.shields_on("Boba Fett") == 1 and not scene.h.pool


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
