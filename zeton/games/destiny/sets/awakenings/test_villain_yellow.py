"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_jabba_the_hutt_awakenings_rerolls_a_yellow_die() -> None:
    scene = duel("Jabba the Hutt", card("Boba Fett", "-"), card("Maul", "-"))
    scene.h.picks("activate Jabba the Hutt", "use Jabba the Hutt")
    assert scene.h.can("reroll Boba Fett -") and not scene.h.can("reroll Maul -")


def test_gaffi_stick_trades_melee_damage_for_three() -> None:
    stick = card("Gaffi Stick", "Sp")
    scene = duel(card("Maul", "2MD", upgrades=[stick]))
    scene.h.picks("resolve Gaffi Stick Sp", "remove Maul 2MD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and not scene.h.pool
    without = duel(card("Maul", upgrades=[stick]))
    without.h.picks("resolve Gaffi Stick Sp")
    assert without.damage_on(VETERAN) == 0


def test_he_doesn_t_like_you_trades_dice() -> None:
    scene = duel(card("Boba Fett", "-"), against=card(VETERAN, "2RD"), hand=["He Doesn't Like You"])
    scene.h.picks("play He Doesn't Like You")
    assert not scene.h.pool and not scene.v.pool
    without = duel("Boba Fett", against=card(VETERAN, "2RD"), hand=["He Doesn't Like You"])
    without.h.picks("play He Doesn't Like You")
    assert without.v.pool == ["Veteran Stormtrooper 2RD"]


def test_underworld_connections_gains_once_a_round() -> None:
    scene = duel("Boba Fett", supports=["Underworld Connections"], resources=0)
    scene.h.picks("use Underworld Connections")
    assert scene.h.resources == 1 and scene.is_exhausted("Underworld Connections")
    tired = duel("Boba Fett", supports=[card("Underworld Connections", exhausted=True)])
    assert not tired.h.can("use Underworld Connections")


def test_jango_fett_awakenings_is_activated_after_an_opponents_character() -> None:
    scene = duel("Jango Fett", against=[VETERAN, "Maul"], turn="v")
    scene.v.picks("activate Maul")
    scene.h.picks("use Jango Fett")
    assert scene.is_exhausted("Jango Fett") and scene.where_is_the_die("Jango Fett") == "pool"


def test_jango_fett_awakenings_does_not_answer_his_own_side_or_when_he_is_exhausted() -> None:
    scene = duel("Jango Fett", "Maul", against=VETERAN)
    scene.h.picks("activate Maul")
    assert not scene.is_exhausted("Jango Fett")
    tired = duel(card("Jango Fett", exhausted=True), against=[VETERAN, "Han Solo"], turn="v")
    tired.v.picks("activate Han Solo")
    assert not tired.h.can("use Jango Fett")


def test_jango_fett_awakenings_does_not_answer_a_support() -> None:
    scene = duel("Jango Fett", against=VETERAN, v_supports=["Millennium Falcon"], turn="v")
    scene.v.picks("activate Millennium Falcon")
    assert not scene.h.can("use Jango Fett")


def test_flame_thrower_burns_up_to_three() -> None:
    flames = card("Flame Thrower", "Sp")
    scene = duel(card("Boba Fett", upgrades=[flames]), against=[VETERAN, card("Han Solo", shields=1), "Maul"])
    scene.h.picks("resolve Flame Thrower Sp", "hit Han Solo ×1", "hit Maul ×1", "done")
    assert scene.damage_on("Maul") == 1 and scene.damage_on("Han Solo") == scene.shields_on("Han Solo") == 0
    assert scene.damage_on(VETERAN) == 0


def test_on_the_hunt_strips_shields_and_for_a_resource_a_die() -> None:
    hunt = card("On The Hunt", "Sp")
    foes = [card(VETERAN, "2RD", shields=2), card("Maul", "2MD")]
    scene = duel(card("Boba Fett", upgrades=[hunt]), against=foes, resources=1)
    scene.h.picks("resolve On The Hunt Sp", "unshield Veteran Stormtrooper", "spend ×1")
    assert scene.shields_on(VETERAN) == 0 and scene.v.pool == ["Maul 2MD"] and scene.h.resources == 0
    poor = duel(card("Boba Fett", upgrades=[hunt]), against=foes, resources=0)
    poor.h.picks("resolve On The Hunt Sp", "unshield Veteran Stormtrooper")
    assert poor.shields_on(VETERAN) == 0 and len(poor.v.pool) == 2


def test_armed_to_the_teeth_awakenings_throws_upgrades() -> None:
    armed = card("Boba Fett", upgrades=["Jetpack", "Gaffi Stick"])
    scene = duel(armed, card("Maul", upgrades=["Lightsaber"]), hand=["Armed to the Teeth"])
    scene.h.picks("play Armed to the Teeth", "discard Jetpack", "discard Gaffi Stick", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.zone_of("Lightsaber") == "upgrades"


def test_armed_to_the_teeth_awakenings_may_discard_nothing() -> None:
    scene = duel(card("Boba Fett", upgrades=["Jetpack"]), hand=["Armed to the Teeth"])
    scene.h.picks("play Armed to the Teeth", "done")
    assert scene.damage_on(VETERAN) == 0 and scene.zone_of("Jetpack") == "upgrades"


def test_fight_dirty_awakenings_counts_the_dice() -> None:
    scene = duel(card("Boba Fett", "-"), card("Jango Fett", "-"), card("Maul", "-"), hand=["Fight Dirty"])
    scene.h.picks("play Fight Dirty", "remove Boba Fett -", "remove Jango Fett -", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Maul -"]


def test_tusken_raider_resolves_a_die_for_a_card() -> None:
    scene = duel("Tusken Raider", card("Maul", "2MD"), hand=["Alter"], resources=0)
    scene.will_roll(("Tusken Raider", "1R"))
    scene.h.picks("activate Tusken Raider", "use Tusken Raider")
    assert scene.h.resources == 1 and not scene.h.hand and scene.h.pool == ["Maul 2MD"]


def test_tusken_raider_is_not_asked_without_a_hand() -> None:
    scene = duel("Tusken Raider", resources=0)
    scene.h.picks("activate Tusken Raider")
    assert scene.where_is_the_die("Tusken Raider") == "pool" and not scene.h.can("use Tusken Raider")


def test_confiscation_returns_an_upgrade_for_its_cost() -> None:
    foe = card("Han Solo", upgrades=["Lightsaber", "Jetpack"])
    scene = duel("Bib Fortuna", against=foe, hand=["Confiscation"], resources=2)
    scene.h.is_offered("play Confiscation", "activate Bib Fortuna", "claim Outer Rim Outpost", "pass")
    scene.h.picks("play Confiscation")
    assert scene.v.hand == ["Jetpack"] and scene.h.resources == 0


def test_confiscation_does_nothing_for_who_cannot_pay() -> None:
    scene = duel("Bib Fortuna", against=card("Han Solo", upgrades=["Lightsaber"]), hand=["Confiscation"], resources=2)
    scene.h.picks("play Confiscation")
    assert not scene.v.hand and scene.h.resources == 2


def test_lying_in_wait_leaves_the_opponent_no_more_cards_than_you_have() -> None:
    scene = duel("Bib Fortuna", hand=["Lying in Wait", "Aim"], v_hand=["Aim", "Block", "Dodge"])
    scene.h.picks("play Lying in Wait")
    scene.v.picks("discard Aim", "discard Dodge")
    assert scene.v.hand == ["Block"]


def test_lying_in_wait_takes_nothing_from_a_hand_that_is_no_larger() -> None:
    scene = duel("Bib Fortuna", hand=["Lying in Wait", "Aim"], v_hand=["Block"])
    scene.h.picks("play Lying in Wait")
    assert scene.v.hand == ["Block"]


def test_go_for_the_kill_ignores_shields() -> None:
    scene = duel(card("Bib Fortuna", "1R"), card(VETERAN, "2RD"), against=card("Han Solo", shields=3), hand=["Go for the Kill"])
    scene.h.picks("play Go for the Kill", "resolve Veteran Stormtrooper 2RD", "hit Han Solo ×2")
    assert scene.damage_on("Han Solo") == 2 and scene.shields_on("Han Solo") == 3


def test_go_for_the_kill_takes_ranged_damage_only() -> None:
    scene = duel(card("Maul", "2MD"), hand=["Go for the Kill"])
    scene.h.picks("play Go for the Kill")
    assert scene.h.pool == ["Maul 2MD"]
