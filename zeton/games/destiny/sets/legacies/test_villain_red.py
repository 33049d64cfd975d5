"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_battle_droid_calls_another() -> None:
    scene = duel("Battle Droid", "Battle Droid")
    scene.will_roll(("Battle Droid", "1ID"), ("Battle Droid", "-"))
    scene.h.picks("activate Battle Droid", "use Battle Droid")
    assert len(scene.h.pool) == 2
    other = duel("Battle Droid", "Battle Droid")
    other.will_roll(("Battle Droid", "1RD"))
    other.h.picks("activate Battle Droid")
    other.v.is_asked("action")


def test_kallus_turns_his_die() -> None:
    scene = duel(card("Kallus", "1RD"))
    scene.h.picks("use Kallus")
    scene.h.is_offered("turn Kallus 1RD to 1MD", "turn Kallus 1RD to 3MD1")
    scene.h.picks("turn Kallus 1RD to 3MD1")
    assert scene.h.pool == ["Kallus 3MD1"]
    nothing = duel(card("Kallus", "1R"))
    nothing.h.picks("use Kallus")
    assert nothing.h.pool == ["Kallus 1R"]


def test_nute_gunray_taxes_the_opponent() -> None:
    scene = duel("Nute Gunray", phase="upkeep", v_deck=["Mislead"] * 9)
    scene.v.is_offered("discard from deck", "pass")
    scene.v.passes()
    assert (scene.h.resources, scene.v.resources) == (7, 1)
    paid = duel("Nute Gunray", phase="upkeep", v_deck=["Mislead"] * 9)
    paid.v.picks("discard from deck")
    assert paid.v.resources == 2 and len(paid.v.pile("discard")) == 2
    poor = duel("Nute Gunray", phase="upkeep", v_deck=["Mislead"])
    assert poor.v.resources == 1


def test_tarkin_removes_a_pair() -> None:
    scene = duel(card("Tarkin", "2ID", "2ID", dice=2))
    scene.h.picks("use Tarkin", "remove Tarkin 2ID")
    assert scene.damage_on(VETERAN) == 4 and not scene.h.pool
    assert not duel(card("Tarkin", "2ID", "1F", dice=2)).h.can("use Tarkin")


def test_veteran_stormtrooper_has_no_ability() -> None:
    scene = duel(card(VETERAN, "3ID"))
    scene.h.picks("resolve Veteran Stormtrooper 3ID")
    assert sum(scene.table.damage) == 3


def test_separatist_landing_craft_lands_a_droid() -> None:
    scene = duel("Maul", supports=[card("Separatist Landing Craft", "Sp")], resources=2)
    scene.h.picks("resolve Separatist Landing Craft Sp")
    assert scene.zone_of("Battle Droid") == "characters" and scene.where_is_the_die("Battle Droid") == "on_cards"
    assert scene.zone_of("Separatist Landing Craft") == "discard" and scene.h.resources == 0 and not scene.h.pool
    scene.v.passes()
    assert scene.h.can("activate Battle Droid")
    poor = duel("Maul", supports=[card("Separatist Landing Craft", "Sp")], resources=1)
    poor.h.picks("resolve Separatist Landing Craft Sp")
    assert poor.zone_of("Battle Droid") == "set_aside" and poor.zone_of("Separatist Landing Craft") == "discard"


def test_fragmentation_grenade_costs_its_keep() -> None:
    grenade = card("Fragmentation Grenade", "2ID")
    scene = duel(card("Maul", upgrades=[grenade]), resources=1)
    scene.h.picks("resolve Fragmentation Grenade 2ID", "spend ×1")
    assert scene.zone_of("Fragmentation Grenade") == "upgrades" and scene.h.resources == 0
    poor = duel(card("Maul", upgrades=[grenade]), resources=0)
    poor.h.picks("resolve Fragmentation Grenade 2ID")
    assert poor.zone_of("Fragmentation Grenade") == "discard"


def test_grand_moff_claims_without_claiming() -> None:
    scene = duel(card("Tarkin", upgrades=["Grand Moff"]))
    scene.h.picks("use Grand Moff", "use Outer Rim Outpost")
    assert scene.h.resources == 6 and scene.table.claimed < 0


def test_grand_moff_switches_the_battlefield() -> None:
    scene = duel(card("Tarkin", upgrades=["Grand Moff"]), control="v")
    scene.h.picks("use Grand Moff", "switch Arid Wasteland")
    assert scene.v.controls_battlefield and scene.title(scene.table.battlefield) == "Arid Wasteland"
    assert scene.zone_of("Outer Rim Outpost") == "set_aside"
    scene.v.picks("claim Arid Wasteland", "use Arid Wasteland")
    assert scene.h.resources == 4


def test_grand_moff_clears_the_battlefield_that_leaves() -> None:
    scene = duel(card("Finn", "Sp", damage=1, upgrades=["Grand Moff"]))
    scene.h.picks("resolve Finn Sp", "take from Finn", "move to Outer Rim Outpost")
    scene.v.passes()
    scene.h.picks("use Grand Moff", "switch Arid Wasteland")
    assert scene.damage_on("Outer Rim Outpost") == 0


def test_grand_moff_is_for_unique_red_characters() -> None:
    scene = duel("Battle Droid", "Maul", hand=["Grand Moff"])
    assert not scene.h.can("play Grand Moff")


def test_kallus_bo_rifle_has_ambush() -> None:
    scene = duel("Kallus", hand=["Kallus' Bo-Rifle"])
    scene.h.picks("play Kallus' Bo-Rifle", "attach Kallus' Bo-Rifle → Kallus")
    scene.h.is_asked("additional action")


def test_battle_fatigue() -> None:
    scene = duel("Tarkin", against=card(VETERAN, "2RD", damage=1), hand=["Battle Fatigue"])
    scene.h.picks("play Battle Fatigue", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    healthy = duel("Tarkin", against=[card(VETERAN, "2RD", damage=1), "Maul"], hand=["Battle Fatigue"])
    assert not healthy.h.can("play Battle Fatigue")


def test_crush_the_rebellion_rounds_up() -> None:
    scene = duel("Tarkin", against=card(VETERAN, "3ID"), hand=["Crush the Rebellion"])
    scene.h.picks("play Crush the Rebellion", "remove Veteran Stormtrooper 3ID")
    assert scene.damage_on(VETERAN) == 2


def test_imperial_might_raises_a_value() -> None:
    scene = duel(card("Boba Fett", "2RD", "Sp", dice=2), against=card(VETERAN, "1RD"), hand=["Imperial Might"])
    scene.h.picks("play Imperial Might", "resolve Boba Fett 2RD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4
    special = duel(card("Boba Fett", "Sp"), against=card(VETERAN, "1RD"), hand=["Imperial Might"])
    special.h.picks("play Imperial Might", "point at Veteran Stormtrooper 1RD", "hit Veteran Stormtrooper ×1")
    assert special.damage_on(VETERAN) == 1  # an increase does nothing for a special (A14)


def test_scorched_earth_counts_dice() -> None:
    scene = duel("Tarkin", against=card("Luke Skywalker", "1R", "-", dice=2), hand=["Scorched Earth"])
    scene.h.picks("play Scorched Earth")
    assert scene.damage_on("Luke Skywalker") == 2
    assert not duel("Tarkin", hand=["Scorched Earth"], control="v").h.can("play Scorched Earth")


def test_shrapnel_blast_removes_a_die_of_who_was_hit() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2MD")]
    scene = duel("Tarkin", against=foes, hand=["Shrapnel Blast"])
    scene.h.picks("play Shrapnel Blast")
    scene.v.picks("assign Veteran Stormtrooper", "assign Boba Fett ×1")
    scene.h.is_offered("remove Boba Fett 2MD", "done")
    scene.h.picks("remove Boba Fett 2MD")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_target_practice_rerolls_twice() -> None:
    scene = duel(card("Kallus", "-"), card("Maul", "-"), hand=["Target Practice"])
    scene.will_roll(("Kallus", "1R"), ("Kallus", "2RD"))
    scene.h.picks("play Target Practice", "reroll Kallus -", "reroll Kallus 1R")
    assert scene.h.pool == ["Kallus 2RD", "Maul -"]


def test_three_steps_ahead() -> None:
    scene = duel("Tarkin", hand=["Three Steps Ahead"])
    scene.h.picks("play Three Steps Ahead", "activate Tarkin")
    scene.h.is_asked("additional action")
    scene.h.picks("decline", "decline")
    scene.v.is_asked("action")


def test_command_bridge_activates_two() -> None:
    scene = duel("Battle Droid", "Veteran Stormtrooper", "Tarkin", supports=["Command Bridge"])
    scene.will_roll(("Battle Droid", "-"))
    scene.h.picks("use Command Bridge", "activate Battle Droid")
    assert scene.is_exhausted("Battle Droid") and scene.is_exhausted(VETERAN) and not scene.is_exhausted("Tarkin")
    assert scene.is_exhausted("Command Bridge")
