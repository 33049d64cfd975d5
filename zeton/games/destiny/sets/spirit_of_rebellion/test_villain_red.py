"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_death_trooper_has_no_ability() -> None:
    scene = duel(card("Death Trooper", "2RD"))
    scene.h.picks("resolve Death Trooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2


def test_fn_2199_rolls_a_new_weapon() -> None:
    scene = duel("FN-2199", hand=["Hunting Rifle"])
    scene.will_roll(("Hunting Rifle", "1RD"))
    scene.h.picks("play Hunting Rifle", "attach Hunting Rifle → FN-2199")
    scene.h.is_offered("resolve Hunting Rifle 1RD", "done")
    scene.h.picks("resolve Hunting Rifle 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and not scene.h.pool


def test_fn_2199_may_keep_the_die_in_the_pool() -> None:
    scene = duel("FN-2199", hand=["Hunting Rifle"])
    scene.will_roll(("Hunting Rifle", "1RD"))
    scene.h.picks("play Hunting Rifle", "attach Hunting Rifle → FN-2199", "done")
    assert scene.h.pool == ["Hunting Rifle 1RD"]


def test_fn_2199_resolves_a_baton_or_has_it_rerolled() -> None:
    scene = duel("FN-2199", hand=["Z6 Riot Control Baton"])
    scene.will_roll(("Z6 Riot Control Baton", "2MD"))
    scene.h.picks("play Z6 Riot Control Baton", "attach Z6 Riot Control Baton → FN-2199")
    scene.h.picks("resolve Z6 Riot Control Baton 2MD", "hit Veteran Stormtrooper ×2")
    assert not scene.h.pool and scene.asked == "action"


def test_director_krennic_spirit_of_rebellion_calls_a_death_trooper() -> None:
    scene = duel("Director Krennic", "Maul")
    (loose,) = scene.table.loose
    scene.h.picks("activate Director Krennic")
    assert scene.zone_name(loose) == "pool" and scene.title(loose).startswith("Death Trooper")
    scene.table.face[loose] = 2
    scene.v.picks("pass")
    scene.h.picks("resolve Death Trooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.zone_name(loose) == "set_aside" and scene.damage_on(VETERAN) == 2


def test_director_krennic_spirit_of_rebellion_needs_the_battlefield() -> None:
    scene = duel("Director Krennic", "Maul", control="v")
    scene.h.picks("activate Director Krennic")
    assert len(scene.h.pool) == 1


def test_tie_pilot_protects_ranged_damage() -> None:
    foes = [card("TIE Pilot", "+1RD"), card(VETERAN, "2RD"), card("Maul", "2MD")]
    scene = duel("Luke Skywalker", against=foes, hand=["Superior Position"])
    scene.h.picks("play Superior Position")
    scene.h.is_offered("remove TIE Pilot +1RD", "remove Maul 2MD")


def test_tie_pilot_alone_is_removed_by_dodge() -> None:
    foes = [card("TIE Pilot", "+1RD"), card(VETERAN, "2RD")]
    scene = duel("Luke Skywalker", against=foes, hand=["Dodge"])
    scene.h.picks("play Dodge")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_tie_pilot_and_another_protect_each_other() -> None:
    foes = [card("TIE Pilot", "+1RD"), card("TIE Pilot", "+2RD"), card(VETERAN, "2RD")]
    scene = duel("Luke Skywalker", against=foes, hand=["Dodge"])
    scene.h.picks("play Dodge")
    assert len(scene.v.pool) == 3


def test_tie_pilot_does_not_keep_you_from_removing_your_own() -> None:
    scene = duel(card("TIE Pilot", "+1RD"), card(VETERAN, "2RD"), hand=["Superior Position"])
    scene.h.picks("play Superior Position")
    scene.h.is_offered("remove TIE Pilot +1RD", "remove Veteran Stormtrooper 2RD")


def test_e_web_emplacement_is_stronger_in_control() -> None:
    web = card("E-Web Emplacement", "2RD")
    scene = duel(VETERAN, against="Maul", supports=[web])
    scene.h.picks("resolve E-Web Emplacement 2RD", "hit Maul ×3")
    assert scene.damage_on("Maul") == 3
    scene = duel(VETERAN, against="Maul", supports=[web], control="v")
    scene.h.picks("resolve E-Web Emplacement 2RD", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2


def test_imperial_discipline_turns_a_die_of_its_character() -> None:
    discipline = card("Imperial Discipline", "1Sh")
    scene = duel(card(VETERAN, "-", upgrades=[discipline]), card("Maul", "-"))
    scene.h.picks("use Imperial Discipline")
    scene.h.is_offered(*(f"turn Veteran Stormtrooper - to {side}" for side in ("1RD", "2RD", "1R")))
    scene.h.picks("turn Veteran Stormtrooper - to 2RD")
    assert sorted(scene.h.pool) == ["Maul -", "Veteran Stormtrooper 2RD"]
    assert not duel("Maul", hand=["Imperial Discipline"]).h.can("play Imperial Discipline")


def test_dt_29_heavy_blaster_pistol_removes_a_die_that_costs() -> None:
    pistol = card("DT-29 Heavy Blaster Pistol", "Sp")
    scene = duel(card(VETERAN, upgrades=[pistol]), against=[card("Maul", "3MD1"), card("Han Solo", "2RD")])
    scene.h.picks("resolve DT-29 Heavy Blaster Pistol Sp")
    assert scene.v.pool == ["Han Solo 2RD"]


def test_z6_riot_control_baton_may_be_rerolled() -> None:
    scene = duel(card("Boba Fett", upgrades=["Z6 Riot Control Baton"]))
    scene.will_roll(("Boba Fett", "2RD"), ("Z6 Riot Control Baton", "-"), ("Z6 Riot Control Baton", "2MD"))
    scene.h.picks("activate Boba Fett", "use Z6 Riot Control Baton")
    assert sorted(scene.h.pool) == ["Boba Fett 2RD", "Z6 Riot Control Baton 2MD"]
    assert scene.asked == "action"


def test_battle_formation_rerolls_a_die_for_each_red_character() -> None:
    scene = duel(card(VETERAN, "-"), card("Tarkin", "1R"), card("Maul", "-"), hand=["Battle Formation"])
    scene.will_roll((VETERAN, "2RD"), ("Maul", "2MD"))
    scene.h.picks("play Battle Formation", "use Battle Formation", "reroll Veteran Stormtrooper -", "reroll Maul -")
    scene.h.is_asked("additional action")
    assert sorted(scene.h.pool) == ["Maul 2MD", "Tarkin 1R", "Veteran Stormtrooper 2RD"]


def test_battle_formation_may_leave_all_dice_alone() -> None:
    scene = duel(card(VETERAN, "2RD"), card("Maul", "-"), hand=["Battle Formation"])
    scene.h.picks("play Battle Formation", "pass")
    assert sorted(scene.h.pool) == ["Maul -", "Veteran Stormtrooper 2RD"]


def test_imperial_war_machine_resolves_for_free() -> None:
    cannon = card("Auto Cannon", "3RD1")
    scene = duel(card(VETERAN, "2RD", upgrades=[cannon]), against="Maul", hand=["Imperial War Machine"], resources=0)
    scene.h.picks("play Imperial War Machine", "hit Maul ×3")
    assert scene.damage_on("Maul") == 3 and scene.h.pool == ["Veteran Stormtrooper 2RD"]


def test_lockdown_takes_the_battlefield() -> None:
    scene = duel(VETERAN, "Tarkin", hand=["Lockdown"], control="v")
    scene.h.picks("play Lockdown")
    assert scene.h.controls_battlefield and scene.table.claimed < 0


def test_lockdown_needs_two_red_characters() -> None:
    scene = duel(VETERAN, "Maul", hand=["Lockdown"], control="v")
    assert not scene.h.can("play Lockdown") and scene.h.why_not_in_hand("Lockdown") == ["R15.5"]


def test_sustained_fire_takes_all_shields() -> None:
    foes = [card("Maul", shields=2), card("Han Solo", shields=1)]
    scene = duel(card(VETERAN, "2RD"), card("Finn", "+2RD", shields=1), against=foes, hand=["Sustained Fire"])
    scene.h.picks("play Sustained Fire")
    assert scene.shields_on("Maul") == scene.shields_on("Han Solo") == 0 and scene.shields_on("Finn") == 1


def test_sustained_fire_needs_two_dice() -> None:
    scene = duel(card(VETERAN, "2RD"), card("Finn", "1R"), hand=["Sustained Fire"])
    assert not scene.h.can("play Sustained Fire") and scene.h.why_not_in_hand("Sustained Fire") == ["R5.3"]


def test_traitor_removes_a_die_worth_no_more_than_the_card() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "3MD1"), card("Boba Fett", "Sp")]
    scene = duel(VETERAN, against=foes, hand=["Traitor!"], deck=["Force Push", "Mislead"])
    scene.h.picks("play Traitor!")
    scene.h.is_offered("remove Veteran Stormtrooper 2RD", "remove Maul 3MD1")
    scene.h.picks("remove Maul 3MD1")
    assert sorted(scene.h.pile("discard")) == ["Force Push", "Traitor!"] and len(scene.v.pool) == 2


def test_traitor_needs_a_card_in_the_deck() -> None:
    scene = duel(VETERAN, against=card("Maul", "1R"), hand=["Traitor!"], deck=[])
    scene.h.picks("play Traitor!")
    assert scene.v.pool == ["Maul 1R"]


def test_trench_warfare_turns_their_dice_to_shields() -> None:
    foes = [card("Yoda", "2F"), card("Maul", "2MD"), card("Rey (Two-Player Game)", "2MD")]
    scene = duel(card("Luke Skywalker", "1Sh"), against=foes, hand=["Trench Warfare"])
    scene.h.picks("play Trench Warfare")
    scene.h.is_offered("turn Yoda 2F to 1Sh", "turn Rey 2MD to 1Sh", "done")
    scene.h.picks("turn Yoda 2F to 1Sh", "turn Rey 2MD to 1Sh")
    assert sorted(scene.v.pool) == ["Maul 2MD", "Rey 1Sh", "Yoda 1Sh"]


def test_trench_warfare_needs_a_shield() -> None:
    assert not duel(card("Luke Skywalker", "2RD"), hand=["Trench Warfare"]).h.can("play Trench Warfare")


def test_undying_loyalty_returns_to_the_deck_for_a_resource() -> None:
    scene = duel(card(VETERAN, damage=2), hand=["Undying Loyalty"], discard=["Undying Loyalty"], resources=1)
    scene.h.picks("play Undying Loyalty", "heal Veteran Stormtrooper ×1", "spend ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.h.resources == 0
    assert len(scene.h.pile("deck")) == 10 and scene.h.pile("discard") == ["Undying Loyalty"]


def test_undying_loyalty_is_discarded_without_another_copy() -> None:
    scene = duel(card(VETERAN, damage=2), hand=["Undying Loyalty"], resources=1)
    scene.h.picks("play Undying Loyalty", "heal Veteran Stormtrooper ×1")
    assert scene.h.pile("discard") == ["Undying Loyalty"] and scene.h.resources == 1


def test_we_have_them_now_turns_four_dice_to_damage() -> None:
    scene = duel(card(VETERAN, "-"), card("Maul", "1R"), hand=["We Have Them Now"])
    scene.h.picks("play We Have Them Now", "turn Veteran Stormtrooper - to 2RD", "turn Maul 1R to 2MD")
    assert sorted(scene.h.pool) == ["Maul 2MD", "Veteran Stormtrooper 2RD"]


def test_we_have_them_now_needs_the_battlefield() -> None:
    scene = duel(card(VETERAN, "-"), hand=["We Have Them Now"], control="v")
    assert not scene.h.can("play We Have Them Now")


def test_attrition_strikes_after_a_defeat() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), against=[card("Maul", damage=10), VETERAN], v_supports=["Attrition"])
    scene.h.picks("resolve Luke Skywalker 2RD", "hit Maul ×2")
    scene.v.picks("hit Luke Skywalker ×1")
    assert scene.damage_on("Luke Skywalker") == 1


def test_attrition_says_nothing_about_their_characters() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), against=[card("Maul", damage=10), VETERAN], supports=["Attrition"])
    scene.h.picks("resolve Luke Skywalker 2RD", "hit Maul ×2")
    assert scene.damage_on(VETERAN) == 0


def test_imperial_inspection_takes_a_cheap_upgrade() -> None:
    foe = card("Han Solo", upgrades=["Hunting Rifle", "Force Push"])
    scene = duel("Maul", against=foe, supports=["Imperial Inspection"])
    scene.will_roll(("Maul", "1Dr"))
    scene.h.picks("activate Maul", "use Imperial Inspection")
    assert scene.v.pile("hand") == ["Hunting Rifle"] and scene.zone_of("Imperial Inspection") == "set_aside"


def test_imperial_inspection_is_not_asked_without_a_cheap_upgrade() -> None:
    scene = duel("Maul", against=card("Han Solo", upgrades=["Force Push"]), supports=["Imperial Inspection"])
    scene.will_roll(("Maul", "1Dr"))
    scene.h.picks("activate Maul")
    assert scene.asked == "action" and scene.zone_of("Imperial Inspection") == "supports"
