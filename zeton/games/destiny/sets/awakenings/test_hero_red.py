"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_leia_organa_awakenings_rerolls_two_for_her_die() -> None:
    scene = duel(card("Leia Organa", "1R"), card("Han Solo", "-"), resources=0)
    scene.will_roll(("Han Solo", "2RD"))
    scene.h.picks("use Leia Organa", "reroll Han Solo -")
    assert scene.h.pool == ["Han Solo 2RD"] and scene.where_is_the_die("Leia Organa") == "on_cards"
    assert not duel("Leia Organa", card("Han Solo", "-")).h.can("use Leia Organa")


def test_rebel_trooper_guards() -> None:
    scene = duel("Rebel Trooper", against=card(VETERAN, "2RD"))
    scene.h.picks("activate Rebel Trooper", "guard Veteran Stormtrooper 2RD → Rebel Trooper")
    assert scene.damage_on("Rebel Trooper") == 2 and not scene.v.pool


def test_black_one_awakenings_strikes_and_stays() -> None:
    scene = duel("Rebel Trooper", supports=[card("Black One", "Sp")])
    scene.will_roll(("Black One", "2RD"))
    scene.h.picks("resolve Black One Sp", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.h.pool == ["Black One 2RD"]


def test_survival_gear_has_no_ability() -> None:
    scene = duel(card("Rebel Trooper", upgrades=[card("Survival Gear", "1R")]), resources=0)
    scene.h.picks("resolve Survival Gear 1R")
    assert scene.h.resources == 1


def test_commando_raid_raises_a_red_discard() -> None:
    scene = duel(card("Tarkin", "2Dc"), hand=["Commando Raid"], v_hand=["Alter"] * 5)
    scene.h.picks("play Commando Raid")
    assert len(scene.v.hand) == 1 and len(scene.h.hand) == 1


def test_commando_raid_draws_nothing_without_a_die() -> None:
    scene = duel("Tarkin", hand=["Commando Raid"])
    scene.h.picks("play Commando Raid")
    assert not scene.h.hand


def test_field_medic_awakenings_heals_two() -> None:
    scene = duel(card("Rebel Trooper", damage=3), hand=["Field Medic"])
    scene.h.picks("play Field Medic", "heal Rebel Trooper ×2")
    assert scene.damage_on("Rebel Trooper") == 1


def test_hit_and_run_activates_a_red_character() -> None:
    scene = duel("Leia Organa", "Han Solo", hand=["Hit and Run"])
    scene.h.picks("play Hit and Run")
    scene.h.is_asked("additional action")
    assert scene.is_exhausted("Leia Organa") and not scene.is_exhausted("Han Solo")


def test_natural_talent_adds_one() -> None:
    scene = duel(card("Rebel Trooper", "1R"), hand=["Natural Talent"], resources=1)
    scene.h.picks("play Natural Talent")
    assert scene.h.resources == 2


def test_strategic_planning_awakenings_readies_or_exhausts() -> None:
    tired = card("Backup Specialist", exhausted=True)
    scene = duel("Rebel Trooper", hand=["Strategic Planning (Awakenings)"], supports=[tired], v_supports=["Scrap Heap"])
    scene.h.picks("play Strategic Planning", "mode Strategic Planning #1", "ready Backup Specialist")
    assert not scene.is_exhausted("Backup Specialist")
    other = duel("Rebel Trooper", hand=["Strategic Planning (Awakenings)"], supports=[tired], v_supports=["Scrap Heap"])
    other.h.picks("play Strategic Planning", "mode Strategic Planning #2", "exhaust Scrap Heap")
    assert other.is_exhausted("Scrap Heap")


def test_defensive_position_removes_high_dice() -> None:
    foes = [card("Maul", "2MD"), card("Han Solo", "1R"), card(VETERAN, "2RD")]
    scene = duel("Rebel Trooper", against=foes, hand=["Defensive Position"], control="h")
    scene.h.picks("play Defensive Position")
    assert scene.v.pool == ["Han Solo 1R"]
    assert not duel("Rebel Trooper", against=foes, hand=["Defensive Position"], control="v").h.can("play Defensive Position")


def test_launch_bay_counts_the_cards_in_hand() -> None:
    scene = duel("Rebel Trooper", supports=[card("Launch Bay", "XRD")], hand=["Aim"] * 4)
    scene.h.picks("resolve Launch Bay XRD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4


def test_scout_discards_the_cheapest_card() -> None:
    scout = card("Scout", "Sp")
    scene = duel(card("Tarkin", upgrades=[scout]), v_hand=["Lightsaber", "Take Cover", "Aim"])
    scene.h.picks("resolve Scout Sp", "discard Take Cover")
    assert scene.v.hand == ["Lightsaber", "Aim"]
    tie = duel(card("Tarkin", upgrades=[scout]), v_hand=["Lightsaber", "Take Cover", "Unpredictable"])
    tie.h.picks("resolve Scout Sp")
    tie.h.is_offered("discard Take Cover", "discard Unpredictable")


def test_scout_finds_nothing_in_an_empty_hand() -> None:
    scene = duel(card("Tarkin", upgrades=[card("Scout", "Sp")]))
    scene.h.picks("resolve Scout Sp")
    assert not scene.h.pool and not scene.v.pile("discard")


def test_it_s_a_trap_turns_red_dice_to_a_symbol_of_the_opponent() -> None:
    foes = [card("Veteran Stormtrooper", "1R"), card("Maul", "2MD")]
    scene = duel(card("Tarkin", "1F"), card("Rebel Trooper", "-"), "Maul", against=foes, hand=["It's a Trap!"])
    scene.h.picks("play It's a Trap!")
    scene.h.is_offered("name symbol #1", "name symbol #5")
    scene.h.picks("name symbol #5", "turn Rebel Trooper - to 1R", "done")
    assert "Rebel Trooper 1R" in scene.h.pool


def test_it_s_a_trap_needs_an_opposing_die() -> None:
    scene = duel(card("Rebel Trooper", "-"), hand=["It's a Trap!"])
    scene.h.picks("play It's a Trap!")
    assert scene.h.pool == ["Rebel Trooper -"]


def test_rearm_plays_a_red_upgrade_from_the_discard_pile() -> None:
    scene = duel(
        "Rebel Trooper", hand=["Rearm"], discard=["DH-17 Blaster Pistol", "Jetpack", "IQA-11 Blaster Rifle"], resources=1
    )
    scene.h.picks("play Rearm")
    assert scene.host_of("DH-17 Blaster Pistol") == "Rebel Trooper" and scene.h.resources == 1


def test_rearm_without_such_an_upgrade_plays_nothing() -> None:
    scene = duel("Rebel Trooper", hand=["Rearm"], discard=["Jetpack"])
    scene.h.picks("play Rearm")
    assert scene.h.pile("discard") == ["Jetpack", "Rearm"]


def test_surgical_strike_discards_a_support_worth_its_dice() -> None:
    scene = duel(
        card("Rebel Trooper", "2RD"), card(VETERAN, "2RD"), hand=["Surgical Strike"], v_supports=["AT-ST", "Awakening"]
    )
    scene.h.picks("play Surgical Strike", "remove Rebel Trooper 2RD", "done")
    assert scene.v.pile("discard") == ["Awakening"] and scene.h.pool == ["Veteran Stormtrooper 2RD"]


def test_surgical_strike_without_a_die_discards_nothing() -> None:
    scene = duel(card("Rebel Trooper", "2RD"), hand=["Surgical Strike"], v_supports=["Street Informants"])
    scene.h.picks("play Surgical Strike", "done")
    assert not scene.v.pile("discard")


def test_resistance_hq_is_ready_again_unless_the_opponent_pays() -> None:
    scene = duel("Rebel Trooper", supports=["Resistance HQ"], hand=["Aim", "Block"], v_resources=1)
    scene.h.picks("use Resistance HQ", "discard Aim", "shield Rebel Trooper ×1")
    scene.v.is_offered("spend ×1", "pass")
    scene.v.picks("pass")
    assert scene.shields_on("Rebel Trooper") == 1 and not scene.is_exhausted("Resistance HQ")
    paid = duel("Rebel Trooper", supports=["Resistance HQ"], hand=["Aim", "Block"], v_resources=1)
    paid.h.picks("use Resistance HQ", "discard Aim", "shield Rebel Trooper ×1")
    paid.v.picks("spend ×1")
    assert paid.is_exhausted("Resistance HQ") and paid.v.resources == 0


def test_resistance_hq_needs_a_card_to_discard() -> None:
    assert not duel("Rebel Trooper", supports=["Resistance HQ"]).h.can("use Resistance HQ")


def test_admiral_ackbar_punishes_an_empty_hand() -> None:
    scene = duel("Admiral Ackbar", against=[VETERAN, "Maul"], v_hand=["Take Cover"], turn="v")
    scene.v.picks("play Take Cover", "shield Admiral Ackbar ×1")
    scene.v.is_offered("hit Veteran Stormtrooper ×2", "hit Maul ×2")
    scene.v.picks("hit Maul ×2")
    assert scene.damage_on("Maul") == 2


def test_admiral_ackbar_waits_while_there_is_another_card() -> None:
    scene = duel("Admiral Ackbar", against=[VETERAN, "Maul"], v_hand=["Take Cover", "Aim"], turn="v")
    scene.v.picks("play Take Cover", "shield Admiral Ackbar ×1")
    assert scene.damage_on("Maul") == 0 and scene.decision.seat == 0


def test_admiral_ackbar_hears_of_a_discarded_last_card_after_the_damage_it_was_discarded_for() -> None:
    foes = [card("Count Dooku", damage=9), VETERAN]
    scene = duel("Admiral Ackbar", card(VETERAN, "2RD"), against=foes, v_hand=["Aim"])
    scene.h.picks("resolve Veteran Stormtrooper 2RD", "hit Count Dooku ×2")
    scene.v.picks("use Count Dooku")
    assert scene.zone_of("Count Dooku") == "set_aside"
    assert [scene.table.damage[c] for c in scene.table.characters(1)] == [2]


def test_retreat_ends_the_action_phase_after_one_action_of_the_opponent() -> None:
    scene = duel("Rebel Trooper", against=card(VETERAN, "2RD"), hand=["Retreat"])
    scene.h.picks("play Retreat")
    scene.v.is_asked("additional action")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Rebel Trooper ×2")
    assert scene.damage_on("Rebel Trooper") == 2 and scene.table.round == 2


def test_retreat_may_be_answered_with_nothing() -> None:
    scene = duel("Rebel Trooper", hand=["Retreat", "Aim"])
    scene.h.picks("play Retreat")
    scene.v.picks("decline")
    assert scene.asked == "upkeep discard"
    scene.pass_all("action")
    assert scene.table.round == 2


def test_poe_dameron_awakenings_resolves_a_side_and_plays_the_vehicle() -> None:
    scene = duel(card("Poe Dameron (Awakenings)", "Sp"), hand=["Launch Bay", "First Order TIE Fighter"], resources=4)
    scene.h.picks("resolve Poe Dameron Sp", "discard First Order TIE Fighter")
    assert "resolve side -" not in scene.offered
    scene.h.picks("resolve side 2RD", "hit Veteran Stormtrooper ×2", "play First Order TIE Fighter")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pile("supports") == ["First Order TIE Fighter"]
    assert scene.h.resources == 1


def test_poe_dameron_awakenings_resolves_a_special_without_rerolling_it() -> None:
    scene = duel(card("Poe Dameron (Awakenings)", "Sp"), hand=["Black One"], resources=0)
    scene.h.picks("resolve Poe Dameron Sp", "resolve side Sp", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and not scene.h.pool and scene.where_is_the_die("Black One") == "set_aside"


def test_poe_dameron_awakenings_discards_a_card_without_a_die_in_vain() -> None:
    scene = duel(card("Poe Dameron (Awakenings)", "Sp"), hand=["Aim"])
    scene.h.picks("resolve Poe Dameron Sp")
    assert scene.h.pile("discard") == ["Aim"] and scene.decision.seat == 1
