"""Resolving dice, symbols, modifiers and rerolls (R7–R10), rule by rule."""

from __future__ import annotations

import pytest

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_r7_1_to_r7_6_one_symbol_any_number_one_at_a_time() -> None:
    scene = duel(card("Luke Skywalker", "1RD", "2RD", dice=2), card("Han Solo", "1R"), against=[VETERAN, "Maul"])
    scene.h.picks("resolve Luke Skywalker 1RD", "hit Maul ×1")
    scene.h.is_offered("resolve Luke Skywalker 2RD", "done")
    scene.h.picks("done")
    assert scene.h.pool == ["Luke Skywalker 2RD", "Han Solo 1R"]


def test_r7_7_a_die_turned_to_the_symbol_may_join() -> None:
    bike = card("74-Z Speeder Bike", "1F")
    scene = duel(card("Mother Talzin", "-", upgrades=[bike]))
    scene.h.picks("resolve 74-Z Speeder Bike 1F", "turn Mother Talzin - to 1F")
    assert scene.h.can("resolve Mother Talzin 1F")


def test_r7_8_no_die_twice_in_one_action() -> None:
    scene = duel("Boba Fett", supports=[card("BB-9E", "Sp")], against=card(VETERAN, "2RD"))
    scene.will_roll((VETERAN, "-"), ("BB-9E", "Sp"))
    scene.h.picks("resolve BB-9E Sp")
    scene.v.is_asked("action")


def test_r7_9_and_r8_14_a_blank_is_never_resolved() -> None:
    scene = duel(card("Luke Skywalker", "-"))
    assert not any(label.startswith("resolve") for label in scene.offered) and scene.h.why_not_die("Luke Skywalker") == ["R7.9"]


def test_r7_10_and_r7_11_an_effect_resolves_one_die_without_modifiers() -> None:
    blaster = card("Hidden Blaster", "+2RD")
    scene = duel(card("Han Solo", "2RD1", upgrades=[blaster]), hand=["Impulsive"], resources=1)
    scene.h.picks("play Impulsive", "hit Veteran Stormtrooper ×2")
    assert scene.h.resources == 0 and scene.h.pool == ["Hidden Blaster +2RD"]


def test_r7_12_an_opponents_die_with_own_costs() -> None:
    scene = duel("Maul", against=card("Han Solo", "2RD1"), hand=["I Am Your Father"], resources=2)
    scene.h.picks("play I Am Your Father")
    assert scene.v.pool == ["Han Solo 2RD1"]  # nothing was left to pay its side with
    rich = duel("Maul", against=card("Han Solo", "2RD1"), hand=["I Am Your Father"], resources=3)
    rich.h.picks("play I Am Your Father", "hit Han Solo ×2")
    assert rich.h.resources == 0 and rich.v.resources == 0


def test_r7_13_a_die_may_be_resolved_for_nothing() -> None:
    scene = duel(card("Luke Skywalker", "1Sh", shields=3))
    scene.h.picks("resolve Luke Skywalker 1Sh", "shield Luke Skywalker ×1")
    assert scene.shields_on("Luke Skywalker") == 3 and not scene.h.pool


def test_r8_1_to_r8_3_damage_goes_to_one_character_of_any_player() -> None:
    scene = duel(card("Boba Fett", "2MD"), "Greedo", against=[VETERAN, "Maul"])
    scene.h.picks("resolve Boba Fett 2MD")
    scene.h.is_offered(*(f"hit {name} ×2" for name in ("Boba Fett", "Greedo", VETERAN, "Maul")))
    scene.h.picks("hit Maul ×2")
    assert scene.damage_on("Maul") == 2


def test_r8_4_indirect_is_split_by_the_opponent() -> None:
    scene = duel(card("Tarkin", "2ID"), against=[VETERAN, "Maul"])
    scene.h.picks("resolve Tarkin 2ID")
    scene.v.picks("assign Veteran Stormtrooper ×1", "assign Maul ×1")
    assert scene.damage_on("Maul") == scene.damage_on(VETERAN) == 1


def test_r8_5_shields_for_one_character_up_to_three() -> None:
    scene = duel(card("Jedi Temple Guard", "2Sh", shields=2))
    scene.h.picks("resolve Jedi Temple Guard 2Sh", "shield Jedi Temple Guard ×2")
    assert scene.shields_on("Jedi Temple Guard") == 3


def test_r8_6_and_r8_7_resources_and_disrupt() -> None:
    scene = duel(card("Nute Gunray", "2Dr", "1R", dice=2), v_resources=1, resources=0)
    scene.h.picks("resolve Nute Gunray 2Dr")
    assert scene.v.resources == 0 and scene.h.resources == 0
    scene.v.passes()
    scene.h.picks("resolve Nute Gunray 1R")
    assert scene.h.resources == 1


def test_r8_8_discard_at_random() -> None:
    scene = duel(card("Tarkin", "2Dc"), v_hand=["Alter", "Mislead", "Bravado"])
    scene.h.picks("resolve Tarkin 2Dc")
    assert len(scene.v.hand) == 1 and len(scene.v.pile("discard")) == 2


def test_r8_9_and_r8_10_focus_turns_other_own_dice() -> None:
    scene = duel(card("Yoda", "2F"), card("Luke Skywalker", "-", "-", dice=2), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Yoda 2F", "turn Luke Skywalker - to 2RD", "done")
    assert sorted(scene.h.pool) == ["Luke Skywalker -", "Luke Skywalker 2RD"]


def test_r8_11_to_r8_13_specials_in_any_order_and_from_an_exhausted_card() -> None:
    scene = duel(card("Yoda", "Sp", exhausted=True), supports=[card("R2-D2 (Legacies)", "Sp")])
    scene.h.picks("resolve R2-D2 Sp", "done", "resolve Yoda Sp", "gain 1 resource", "discard from a deck", "your deck")
    assert scene.h.resources == 6


def test_r8_15_the_cost_is_no_part_of_the_value() -> None:
    scene = duel("Boba Fett", against=card("Maul", "3MD1"), hand=["Crash Landing"])
    scene.h.picks("play Crash Landing")
    assert scene.damage_on("Boba Fett") == 3


def test_r8_16_x_is_counted_when_it_is_used() -> None:
    gang = card("Gang Up", "XSh")
    scene = duel(card("Boba Fett", upgrades=[gang]), card("Greedo", damage=6), against=card(VETERAN, "1RD"), turn="v")
    assert scene.match.view(0)["cards"][scene.table.dice[scene.number("Gang Up")][0]]["value"] == 2
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Greedo ×1")
    scene.pass_all("action")
    scene.h.picks("resolve Gang Up XSh", "shield Boba Fett ×1")


def test_r9_1_to_r9_5_modifiers() -> None:
    upgrades = [card("Hidden Blaster", "+2RD"), card("Zeb Orrelios' Bo-Rifle", "+3RD")]
    scene = duel(card("Luke Skywalker", "1RD", upgrades=upgrades))
    assert scene.h.why_not_die("Hidden Blaster") == ["R9.1"]
    scene.h.picks("resolve Luke Skywalker 1RD", "add Hidden Blaster +2RD → Luke Skywalker 1RD")
    scene.h.picks("add Zeb Orrelios' Bo-Rifle +3RD → Luke Skywalker 1RD", "hit Veteran Stormtrooper ×6")
    assert scene.damage_on(VETERAN) == 6 and not scene.h.pool


def test_r9_6_and_r9_7_costs_of_the_group() -> None:
    rifle = card("Kallus' Bo-Rifle", "+4RD1")
    scene = duel(card("Kallus", "2RD", upgrades=[rifle]), resources=1)
    scene.h.picks("resolve Kallus 2RD", "add Kallus' Bo-Rifle +4RD1 → Kallus 2RD", "hit Veteran Stormtrooper ×6")
    assert scene.h.resources == 0
    poor = duel(card("Kallus", "2RD", upgrades=[rifle]), resources=0)
    poor.h.picks("resolve Kallus 2RD", "hit Veteran Stormtrooper ×2")
    costly = duel(card("Kallus", "3MD1"), resources=0)
    assert costly.h.why_not_die("Kallus") == ["R9.6"]


def test_r9_8_a_resource_gained_in_the_action_pays_for_the_next_die() -> None:
    wave = card("Force Wave", "Sp1")
    scene = duel(card("Rose", "Sp"), card("Luke Skywalker", upgrades=[wave]), resources=0)
    assert not scene.h.can("resolve Force Wave Sp1") and scene.h.why_not_die("Force Wave") == ["R9.6"]
    scene.h.picks("resolve Rose Sp", "resolve Force Wave Sp1", "hit Veteran Stormtrooper ×3")
    assert scene.h.resources == 0 and scene.damage_on(VETERAN) == 3


def test_r9_9_cards_see_modifiers_and_costs() -> None:
    scene = duel("Luke Skywalker", against=card("Han Solo", "2RD1"), hand=["Dive"])
    scene.h.picks("play Dive", "remove Han Solo 2RD1")
    assert not scene.v.pool


def test_r9_10_unblockable_damage_stays_unblockable() -> None:
    saber = card("Obi-Wan Kenobi's Lightsaber", "Sp")
    scene = duel(card("Obi-Wan Kenobi (Legacies)", upgrades=[saber]), against=card(VETERAN, shields=1))
    scene.h.picks("resolve Obi-Wan Kenobi's Lightsaber Sp", "hit Veteran Stormtrooper ×1")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (1, 1)


def test_r9_11_and_a14_an_increase_counts_for_focus_too() -> None:
    scene = duel(card("Mother Talzin", "1F", "-", dice=2), card("Maul", "-"), card(VETERAN, "-"), hand=["Imperial Might"])
    scene.h.picks(
        "play Imperial Might", "turn Maul - to 2MD", "turn Veteran Stormtrooper - to 2RD", "turn Mother Talzin - to 2RD"
    )
    assert scene.h.pool == ["Mother Talzin 2RD", "Maul 2MD", "Veteran Stormtrooper 2RD"]


def test_r9_11_an_increase_means_nothing_to_a_special() -> None:
    scene = duel(card("Boba Fett", "Sp"), against=card(VETERAN, "1RD"), hand=["Imperial Might"])
    scene.h.picks("play Imperial Might", "point at Veteran Stormtrooper 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_r10_1_to_r10_4_discard_to_reroll() -> None:
    scene = duel(card("Luke Skywalker", "-", "1R", dice=2), hand=["Alter", "Mislead"])
    scene.will_roll(("Luke Skywalker", "2RD"))
    scene.h.picks("discard to reroll Mislead", "reroll Luke Skywalker -", "done")
    assert sorted(scene.h.pool) == ["Luke Skywalker 1R", "Luke Skywalker 2RD"] and scene.h.pile("discard") == ["Mislead"]


@pytest.mark.parametrize("given", [{"hand": ["Alter"]}, {}])
def test_r10_3_without_hand_or_pool_it_is_not_offered(given: dict[str, list[str]]) -> None:
    luke = card("Luke Skywalker", "-") if not given else "Luke Skywalker"
    assert not any(label.startswith("discard to reroll") for label in duel(luke, **given).offered)


def test_r10_5_only_dice_in_the_pool() -> None:
    scene = duel(card("Luke Skywalker", "-", dice=2), hand=["Alter"])
    scene.h.picks("discard to reroll Alter")
    assert len([e for e in scene.match.log(None) if e.what == "rolls"]) == 1


def test_r10_6_a_reroll_counts_as_rolling() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), hand=["Alter"], against="Mother Talzin", v_supports=["Nightsister Coven"])
    scene.will_roll(("Luke Skywalker", "-"))
    scene.h.picks("discard to reroll Alter")
    scene.v.is_asked("reaction")


def test_r7_10_an_effect_too_may_resolve_a_die_as_another_symbol() -> None:
    zeb = card("Zeb Orrelios", "2MD", upgrades=[card("74-Z Speeder Bike", "2RD1")])
    scene = duel(zeb, against=card("Boba Fett", upgrades=["Personal Shield"]))
    scene.h.picks("use 74-Z Speeder Bike")
    scene.h.is_offered("resolve 74-Z Speeder Bike 2RD1", "resolve Zeb Orrelios 2MD", "resolve Zeb Orrelios 2MD as ranged")
    scene.h.picks("resolve Zeb Orrelios 2MD as ranged", "hit Boba Fett ×2")
    scene.v.picks("use Personal Shield")  # it stops ranged damage only
    assert scene.damage_on("Boba Fett") == 1


def test_r8_10_focus_does_not_turn_the_modifiers_it_is_resolved_with() -> None:
    upgrades = [card("Lure of Power", "+1*"), card("74-Z Speeder Bike", "1F")]
    scene = duel(card("Maul", "-", upgrades=upgrades), card("Boba Fett", "1R"))
    scene.h.picks("resolve 74-Z Speeder Bike 1F", "add Lure of Power +1* → 74-Z Speeder Bike 1F")
    assert {label.split(" to ")[0] for label in scene.offered} == {"turn Maul -", "turn Boba Fett 1R", "done"}


def test_r9_10_modifiers_of_unblockable_damage_are_unblockable_too() -> None:
    knife, saber = card("Vibroknife", "1MD"), card("Maul's Lightsaber", "+2MD")
    scene = duel(card("Maul", upgrades=[knife, saber]), against=card("Luke Skywalker", shields=3))
    scene.h.picks("resolve Vibroknife 1MD", "add Maul's Lightsaber +2MD → Vibroknife 1MD", "hit Luke Skywalker ×3")
    assert (scene.damage_on("Luke Skywalker"), scene.shields_on("Luke Skywalker")) == (3, 3)
