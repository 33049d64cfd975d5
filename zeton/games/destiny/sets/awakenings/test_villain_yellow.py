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


def test_bala_tik_is_readied_when_an_opponent_falls() -> None:
    scene = duel(card("Bala-Tik", "1RD", exhausted=True), against=[card("Han Solo", damage=9), VETERAN])
    scene.h.picks("resolve Bala-Tik 1RD", "hit Han Solo ×1", "use Bala-Tik")
    assert not scene.is_exhausted("Bala-Tik")


def test_bala_tik_is_not_asked_when_ready_or_when_your_own_fall() -> None:
    scene = duel(card("Bala-Tik", "1RD"), against=[card("Han Solo", damage=9), VETERAN])
    scene.h.picks("resolve Bala-Tik 1RD", "hit Han Solo ×1")
    assert scene.decision.seat == 1
    own = duel(card("Bala-Tik", "1RD", exhausted=True), card(VETERAN, damage=8), against="Han Solo")
    own.h.picks("resolve Bala-Tik 1RD", "hit Veteran Stormtrooper ×1")
    assert own.is_exhausted("Bala-Tik")


def test_crime_lord_awakenings_has_somebody_defeated_after_the_round() -> None:
    lord = card("Crime Lord", "Sp")
    scene = duel(card("Bib Fortuna", upgrades=[lord]), against=["Han Solo", VETERAN], resources=5)
    scene.h.picks("resolve Crime Lord Sp", "choose Han Solo")
    assert scene.zone_of("Han Solo") == "characters" and scene.h.resources == 0
    scene.pass_all("action")
    while scene.table.round == 1:
        scene.pass_all("upkeep discard")
        scene.match.choose(len(scene.offered) - 1)
    assert scene.zone_of("Han Solo") == "set_aside" and scene.zone_of(VETERAN) == "characters"


def test_crime_lord_awakenings_needs_five_resources() -> None:
    scene = duel(card("Bib Fortuna", upgrades=[card("Crime Lord", "Sp")]), resources=4)
    scene.h.picks("resolve Crime Lord Sp")
    assert scene.h.resources == 4
    assert not duel("Tarkin", hand=["Crime Lord"]).h.can("play Crime Lord")


def test_ace_in_the_hole_rolls_the_die_of_a_discarded_upgrade() -> None:
    scene = duel("Bib Fortuna", hand=["Ace in the Hole", "Jetpack", "Promotion"])
    scene.will_roll(("Jetpack", "2Sh"))
    scene.h.picks("play Ace in the Hole")
    assert scene.h.pool == ["Jetpack 2Sh"] and "Jetpack" in scene.h.pile("discard")
    scene.v.passes()
    scene.h.picks("resolve Jetpack 2Sh", "shield Bib Fortuna ×2")
    assert scene.where_is_the_die("Jetpack") == "set_aside"


def test_ace_in_the_hole_resolves_a_special_too() -> None:
    scene = duel("Bib Fortuna", against=card("Maul", "2MD"), hand=["Ace in the Hole", "Jetpack"])
    scene.will_roll(("Jetpack", "Sp"))
    scene.h.picks("play Ace in the Hole")
    scene.v.passes()
    scene.h.picks("resolve Jetpack Sp")
    assert not scene.v.pool and scene.shields_on("Bib Fortuna") == 0


def test_ace_in_the_hole_needs_a_yellow_upgrade() -> None:
    scene = duel("Bib Fortuna", hand=["Ace in the Hole", "Promotion"])
    scene.h.picks("play Ace in the Hole")
    assert scene.h.hand == ["Promotion"]


def test_backup_muscle_comes_with_damage_and_hands_it_out() -> None:
    scene = duel("Bib Fortuna", against=card(VETERAN, shields=2), hand=["Backup Muscle"])
    scene.h.picks("play Backup Muscle")
    assert scene.damage_on("Backup Muscle") == 3
    scene.v.passes()
    scene.h.picks("use Backup Muscle", "move to Veteran Stormtrooper")
    assert scene.damage_on(VETERAN) == 1 and scene.shields_on(VETERAN) == 2 and scene.damage_on("Backup Muscle") == 2
    assert scene.is_exhausted("Backup Muscle")


def test_backup_muscle_without_damage_is_exhausted_in_vain() -> None:
    scene = duel("Bib Fortuna", supports=["Backup Muscle"])
    scene.h.picks("use Backup Muscle")
    assert scene.is_exhausted("Backup Muscle") and scene.damage_on(VETERAN) == 0


def test_my_kind_of_scum_gains_what_the_opponent_has_lost() -> None:
    scene = duel(card("Maul", "1Dr"), supports=["My Kind of Scum"], resources=0, v_resources=3)
    scene.h.picks("resolve Maul 1Dr", "use My Kind of Scum")
    assert (scene.h.resources, scene.v.resources) == (1, 2) and scene.is_exhausted("My Kind of Scum")


def test_my_kind_of_scum_is_not_asked_when_nothing_was_lost() -> None:
    scene = duel(card("Maul", "1Dr"), supports=["My Kind of Scum"], resources=0, v_resources=0)
    scene.h.picks("resolve Maul 1Dr")
    assert scene.decision.seat == 1


def test_prized_possession_keeps_a_die_until_it_leaves_play() -> None:
    foe = card("Han Solo", "2RD", dice=1, exhausted=True)
    scene = duel(card("Bib Fortuna", "1R"), against=foe, hand=["Prized Possession"], v_hand=["Confiscation"], v_resources=5)
    scene.h.picks("play Prized Possession", "use Prized Possession")
    assert not scene.v.pool and scene.where_is_the_die("Han Solo") == "set_aside"
    scene.v.picks("play Confiscation")
    assert scene.where_is_the_die("Han Solo") == "on_cards"


def test_prized_possession_keeps_its_die_from_being_rolled() -> None:
    scene = duel("Bib Fortuna", against=card("Maul", "2MD", dice=2), hand=["Prized Possession"])
    scene.h.picks("play Prized Possession", "use Prized Possession")
    scene.v.picks("activate Maul")
    scene.h.passes()
    assert len(scene.v.pool) == 1


def test_prized_possession_asks_nobody_without_such_a_die() -> None:
    scene = duel("Bib Fortuna", against=card("Han Solo", upgrades=[card("Jetpack", "2Sh")]), hand=["Prized Possession"])
    scene.h.picks("play Prized Possession")
    assert scene.v.pool == ["Jetpack 2Sh"] and scene.decision.seat == 1
