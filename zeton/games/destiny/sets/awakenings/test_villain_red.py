"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_first_order_stormtrooper_awakenings_has_no_ability() -> None:
    scene = duel(card("First Order Stormtrooper", "1RD"))
    scene.h.picks("resolve First Order Stormtrooper 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_general_veers_turns_a_support_die_for_his_own() -> None:
    scene = duel(card("General Veers", "1R"), supports=[card("AT-ST", "2Sh")])
    scene.h.picks("use General Veers", "turn AT-ST 2Sh to 4RD")
    assert scene.h.pool == ["AT-ST 4RD"]
    assert not duel("General Veers", supports=[card("AT-ST", "2Sh")]).h.can("use General Veers")


def test_at_st_discards_a_support() -> None:
    scene = duel("Tarkin", supports=[card("AT-ST", "Sp")], v_supports=["Scrap Heap"])
    scene.h.picks("resolve AT-ST Sp", "discard Scrap Heap")
    assert scene.zone_of("Scrap Heap") == "discard" and scene.zone_of("AT-ST") == "supports"


def test_tactical_mastery_awakenings_gives_two_actions() -> None:
    for printing in ("Awakenings", "Two-Player Game"):
        scene = duel("Tarkin", "Battle Droid", hand=[f"Tactical Mastery ({printing})"])
        scene.h.picks("play Tactical Mastery", "activate Tarkin", "activate Battle Droid")
        scene.v.is_asked("action")


def test_tactical_mastery_awakenings_spots_a_red_character() -> None:
    scene = duel("Maul", hand=["Tactical Mastery (Awakenings)"])
    assert not scene.h.can("play Tactical Mastery") and "R15.5" in scene.h.why_not_in_hand("Tactical Mastery")


def test_drudge_work_needs_a_ready_character() -> None:
    scene = duel("Tarkin", supports=["Drudge Work"], resources=0)
    scene.h.picks("use Drudge Work")
    assert scene.h.resources == 1 and scene.is_exhausted("Tarkin") and scene.is_exhausted("Drudge Work")
    tired = duel(card("Tarkin", exhausted=True), supports=["Drudge Work"])
    assert not tired.h.can("use Drudge Work")


def test_personal_escort_guards() -> None:
    scene = duel(card("Tarkin", upgrades=["Personal Escort"]), against=card(VETERAN, "2RD"))
    scene.h.picks("activate Tarkin", "guard Veteran Stormtrooper 2RD → Tarkin")
    assert scene.damage_on("Tarkin") == 2 and not scene.v.pool


def test_first_order_tie_fighter_takes_every_shield_of_the_opponent() -> None:
    scene = duel(
        card("Tarkin", shields=1),
        supports=[card("First Order TIE Fighter", "Sp")],
        against=[card(VETERAN, shields=3), card("Han Solo", shields=1)],
    )
    scene.h.picks("resolve First Order TIE Fighter Sp")
    assert scene.shields_on(VETERAN) == scene.shields_on("Han Solo") == 0 and scene.shields_on("Tarkin") == 1


def test_f_11d_rifle_lets_the_opponent_divide_two_damage() -> None:
    rifle = card("F-11D Rifle", "Sp")
    scene = duel(card("Tarkin", upgrades=[rifle]), against=[card(VETERAN, shields=1), "Han Solo"])
    scene.h.picks("resolve F-11D Rifle Sp")
    scene.v.picks("hit Veteran Stormtrooper ×1", "hit Han Solo ×1")
    assert scene.damage_on(VETERAN) == 0 and scene.shields_on(VETERAN) == 0 and scene.damage_on("Han Solo") == 1


def test_f_11d_rifle_deals_no_indirect_damage() -> None:
    """Nobody who answers indirect damage hears of it."""
    rifle = card("F-11D Rifle", "Sp")
    scene = duel(card("Tarkin", upgrades=[rifle]), "Doctor Aphra", against=VETERAN)
    scene.h.picks("resolve F-11D Rifle Sp")
    assert scene.damage_on(VETERAN) == 2 and not scene.h.hand


def test_occupation_takes_all_resources_of_the_opponent() -> None:
    scene = duel("Tarkin", hand=["Occupation"], v_resources=4, control="h")
    scene.h.picks("play Occupation")
    assert scene.v.resources == 0 and scene.h.resources == 3
    assert not duel("Tarkin", hand=["Occupation"], v_resources=4, control="v").h.can("play Occupation")


def test_the_best_defense_awakenings_hurts_a_red_character_to_remove_two_dice() -> None:
    scene = duel("Tarkin", "Maul", against=[card(VETERAN, "2RD"), card("Han Solo", "2RD")], hand=["The Best Defense..."])
    scene.h.picks("play The Best Defense...", "remove Han Solo 2RD", "remove Veteran Stormtrooper 2RD")
    assert scene.damage_on("Tarkin") == 3 and not scene.v.pool


def test_the_best_defense_awakenings_removes_nothing_without_a_red_character() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["The Best Defense..."])
    scene.h.picks("play The Best Defense...")
    assert scene.damage_on("Maul") == 0 and scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_cannon_fodder_bears_the_damage_of_a_die() -> None:
    scene = duel("First Order Stormtrooper", "Tarkin", against=card("Maul", "2MD"), hand=["Cannon Fodder"])
    scene.h.picks("play Cannon Fodder")
    assert scene.damage_on("First Order Stormtrooper") == 2 and not scene.v.pool


def test_cannon_fodder_needs_somebody_who_is_not_unique() -> None:
    scene = duel("Tarkin", against=card("Maul", "2MD"), hand=["Cannon Fodder"])
    scene.h.picks("play Cannon Fodder")
    assert scene.damage_on("Tarkin") == 0 and scene.v.pool == ["Maul 2MD"]


def test_commanding_presence_raises_an_own_red_die_or_removes_an_opposing_one() -> None:
    presence = card("Commanding Presence", "Sp")
    scene = duel(card("Tarkin", "1R", upgrades=[presence]), against=[card(VETERAN, "2RD"), card("Maul", "2MD")], resources=0)
    scene.h.picks("resolve Commanding Presence Sp", "mode Commanding Presence #1")
    assert scene.h.resources == 3 and len(scene.v.pool) == 2
    other = duel(card("Tarkin", "1R", upgrades=[presence]), against=[card(VETERAN, "2RD"), card("Maul", "2MD")], resources=0)
    other.h.picks("resolve Commanding Presence Sp", "mode Commanding Presence #2")
    assert other.v.pool == ["Maul 2MD"] and other.h.pool == ["Tarkin 1R"]
    assert not duel("Maul", hand=["Commanding Presence"]).h.can("play Commanding Presence")


def test_probe_awakenings_discards_events_among_two_random_cards() -> None:
    scene = duel("Tarkin", hand=["Probe"], v_hand=["Aim", "Take Cover"])
    scene.h.picks("play Probe")
    assert scene.v.pile("discard") == ["Aim", "Take Cover"] or scene.v.pile("discard") == ["Take Cover", "Aim"]
    kept = duel("Tarkin", hand=["Probe"], v_hand=["Lightsaber"])
    kept.h.picks("play Probe")
    assert kept.v.hand == ["Lightsaber"] and not kept.v.pile("discard")


def test_probe_awakenings_looks_at_no_more_than_two_cards() -> None:
    scene = duel("Tarkin", hand=["Probe"], v_hand=["Aim"] * 4)
    scene.h.picks("play Probe")
    assert len(scene.v.hand) == 2


def test_sweep_the_area_rerolls_a_die_for_each_ready_red_character() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD"), card("Bib Fortuna", "1R")]
    scene = duel(
        "Tarkin", VETERAN, "Maul", card("First Order Stormtrooper", exhausted=True), against=foes, hand=["Sweep the Area"]
    )
    scene.h.picks("play Sweep the Area", "reroll Maul 2MD")
    scene.h.is_offered("reroll Veteran Stormtrooper 2RD", "reroll Bib Fortuna 1R")
    scene.will_roll(("Maul", "-"), ("Bib Fortuna", "-"))
    scene.h.picks("reroll Bib Fortuna 1R")
    assert sorted(scene.v.pool) == ["Bib Fortuna -", "Maul -", "Veteran Stormtrooper 2RD"]


def test_sweep_the_area_without_ready_red_characters_rerolls_nothing() -> None:
    scene = duel(card("Tarkin", exhausted=True), "Maul", against=card(VETERAN, "2RD"), hand=["Sweep the Area"])
    scene.h.picks("play Sweep the Area")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_closing_the_net_may_go_under_the_deck() -> None:
    scene = duel("Tarkin", against=card(VETERAN, "2RD", dice=1), hand=["Closing the Net"])
    scene.h.picks("play Closing the Net", "use Closing the Net")
    assert not scene.v.pool and scene.h.pile("deck")[0] == "Closing the Net" and not scene.h.pile("discard")


def test_closing_the_net_is_discarded_otherwise() -> None:
    scene = duel("Tarkin", against=[card(VETERAN, "2RD"), card("Maul", "2MD")], hand=["Closing the Net"])
    scene.h.picks("play Closing the Net")
    scene.v.picks("remove Maul 2MD")
    scene.h.passes()
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.h.pile("discard") == ["Closing the Net"]


def test_local_garrison_takes_one_resource_of_the_opponents_income() -> None:
    scene = duel("Tarkin", supports=["Local Garrison"], resources=0, v_resources=0)
    scene.h.passes()
    scene.v.passes()
    scene.pass_all("action")
    assert (scene.h.resources, scene.v.resources) == (2, 1)


def test_local_garrison_twice_leaves_one_resource() -> None:
    scene = duel("Tarkin", supports=["Local Garrison", "Local Garrison"], resources=0, v_resources=0)
    scene.h.passes()
    scene.v.passes()
    scene.pass_all("action")
    assert scene.v.resources == 1


def test_general_grievous_awakenings_takes_an_upgrade_of_the_defeated() -> None:
    foe = card("Han Solo", damage=9, upgrades=["Lightsaber", "Promotion"])
    scene = duel(card("General Grievous", "2MD"), against=[foe, VETERAN])
    scene.h.picks("resolve General Grievous 2MD", "hit Han Solo ×2", "use General Grievous", "take Lightsaber")
    assert scene.host_of("Lightsaber") == "General Grievous" and scene.v.pile("discard") == ["Promotion"]


def test_general_grievous_awakenings_takes_no_abilities_and_comes_before_redeploy() -> None:
    foe = card("Han Solo", damage=9, upgrades=["Promotion"])
    scene = duel(card("General Grievous", "2MD"), against=[foe, VETERAN])
    scene.h.picks("resolve General Grievous 2MD", "hit Han Solo ×2")
    assert scene.v.pile("discard") == ["Promotion"]
    armed = card("Han Solo", damage=9, upgrades=["Holdout Blaster"])
    before = duel(card("General Grievous", "2MD"), against=[armed, VETERAN])
    before.h.picks("resolve General Grievous 2MD", "hit Han Solo ×2", "use General Grievous")
    assert before.host_of("Holdout Blaster") == "General Grievous"


def test_endless_ranks_brings_a_defeated_trooper_back() -> None:
    scene = duel("Tarkin", hand=["Endless Ranks"], set_aside=["First Order Stormtrooper"])
    scene.h.picks("play Endless Ranks")
    assert scene.zone_of("First Order Stormtrooper") == "characters" and not scene.is_exhausted("First Order Stormtrooper")
    assert scene.where_is_the_die("First Order Stormtrooper") == "on_cards" and scene.damage_on("First Order Stormtrooper") == 0


def test_endless_ranks_is_not_for_unique_or_other_characters() -> None:
    scene = duel("Tarkin", hand=["Endless Ranks"], set_aside=["General Grievous", "Nightsister"])
    scene.h.picks("play Endless Ranks")
    assert scene.h.pile("characters") == ["Tarkin"]


def test_endless_ranks_a59_calls_no_droid_that_has_never_landed() -> None:
    scene = duel("Tarkin", hand=["Endless Ranks"], supports=["Separatist Landing Craft"])
    scene.h.picks("play Endless Ranks")
    assert scene.zone_of("Battle Droid") == "set_aside"


def test_captain_phasma_awakenings_makes_guardians_of_the_others() -> None:
    mine = ["Captain Phasma (Awakenings)", "First Order Stormtrooper", "General Grievous"]
    scene = duel(*mine, against=card("Maul", "2MD"))
    scene.h.picks("activate First Order Stormtrooper", "guard Maul 2MD → First Order Stormtrooper")
    assert scene.damage_on("First Order Stormtrooper") == 2 and not scene.v.pool


def test_captain_phasma_awakenings_does_not_speak_of_unique_characters() -> None:
    scene = duel("Captain Phasma (Awakenings)", "General Grievous", against=card("Maul", "2MD"))
    scene.h.picks("activate General Grievous")
    assert scene.v.pool == ["Maul 2MD"]
