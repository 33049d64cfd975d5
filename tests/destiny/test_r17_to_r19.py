"""Terms, abilities and timing, winning (R17–R19), rule by rule, with the rulings about them."""

from __future__ import annotations

import zeton
from zeton.games.destiny.rules import terms
from zeton.games.destiny.testing import Scene, card, duel
from zeton.kernel.event import FORCED, INTERRUPT, REACTION

VETERAN = "Veteran Stormtrooper"


def test_r17_1_and_r17_2_after_and_before() -> None:
    scene = duel("Jedi Temple Guard", against=card(VETERAN, "2RD"))
    scene.h.picks("activate Jedi Temple Guard")
    assert scene.asked == "guardian" and not scene.h.pool
    after = duel("Obi-Wan Kenobi (Legacies)")
    after.h.picks("activate Obi-Wan Kenobi")
    assert after.asked == "reaction" and after.h.pool


def test_r17_3_and_r17_4_each_player_counts_separately() -> None:
    scene = duel("Luke Skywalker", hand=["Maz's Vault"], v_supports=["Maz's Vault"])
    assert scene.h.can("play Maz's Vault")


def test_r17_5_and_a30_removed_is_not_resolved() -> None:
    bomber = card("Resistance Bomber", "3ID")
    scene = duel("Boba Fett", hand=["Superior Position"], v_supports=[bomber])
    scene.h.picks("play Superior Position")
    assert scene.damage_on("Resistance Bomber") == 0 and scene.where_is_the_die("Resistance Bomber") == "on_cards"


def test_r17_6_and_r17_7_reveal_and_look_at() -> None:
    scene = duel("Mother Talzin", v_deck=["Alter"])
    scene.h.picks("activate Mother Talzin", "use Mother Talzin", "opponents deck")
    assert scene.match.view(None)["zones"]["deck"][1] == [scene.number("Alter")]


def test_r17_8_turning_needs_a_different_side() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), hand=["Alter"])
    scene.h.picks("play Alter")
    assert not scene.h.can("turn Luke Skywalker 2RD to 2RD") and len(scene.offered) == 6


def test_r17_9_a_die_is_anybodys() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), against=card(VETERAN, "1RD"), hand=["Superior Position"])
    scene.h.picks("play Superior Position")
    scene.h.is_offered("remove Luke Skywalker 2RD", "remove Veteran Stormtrooper 1RD")


def test_r17_10_combined_value() -> None:
    scene = duel("Han Solo", against=card("Luke Skywalker", "2RD", "2RD", dice=2), hand=["Entangle"])
    scene.h.picks("play Entangle", "remove Luke Skywalker 2RD")
    scene.v.is_asked("action")


def test_r17_11_taking_resources() -> None:
    scene = duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Bamboozle"], resources=0)
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Bamboozle")
    assert scene.h.resources == 0  # there was nothing to take


def test_r17_12_up_to_includes_none() -> None:
    scene = duel("Luke Skywalker", against=card(VETERAN, "2RD"), hand=["Dive"])
    scene.h.picks("play Dive", "done", "decline")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_r17_13_free() -> None:
    scene = duel("Boba Fett", hand=["Delve", "Slave I (Legacies)"], resources=3)
    scene.h.picks("play Delve")
    assert scene.zone_of("Slave I") == "supports" and scene.h.resources == 0


def test_r17_14_zero_is_even() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Spell of Removal"], deck=["Crackdown"])
    scene.h.picks("play Spell of Removal", "your deck")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_r17_15_of_two_dice_its_controller_chooses() -> None:
    scene = duel(card("Kallus", "1RD", "2RD", dice=2))
    scene.h.picks("use Kallus")
    assert {label.split(" to ")[0] for label in scene.offered} == {"turn Kallus 1RD", "turn Kallus 2RD"}


def test_r17_16_subtypes_matter_to_cards_only() -> None:
    scene = duel("Wedge Antilles", supports=[card("R2-D2 (Legacies)", "1R")])
    scene.h.picks("use Wedge Antilles")
    assert scene.h.pool == ["R2-D2 1R"]  # a droid is no vehicle


def test_r18_1_every_ability_is_of_one_kind() -> None:
    kinds = {terms.ACTION, terms.POWER_ACTION, terms.SPECIAL_ABILITY, terms.CLAIM, terms.EVENT_TEXT, terms.PLAY}
    kinds |= {REACTION, FORCED[REACTION], INTERRUPT, FORCED[INTERRUPT]}
    scripts = [printed.script for printed in zeton.game("destiny").cards.values() if printed.script is not None]
    assert {ability.timing for script in scripts for ability in script.abilities} == kinds


def test_r18_2_an_ability_works_only_in_play() -> None:
    scene = duel("Han Solo", hand=["Maz's Vault"], phase="upkeep", resources=0)
    assert scene.h.resources == scene.v.resources == 2


def talzin_rolls_a_blank(whose_deck: str) -> Scene:
    """Her own ability waits while the coven answers with the top card of a deck."""
    scene = duel(
        card("Mother Talzin", damage=8),
        "Maul",
        against=card(VETERAN, "2RD"),
        v_supports=["Nightsister Coven"],
        v_deck=["Snare", "Snare"],
        control="v",
    )
    scene.will_roll(("Mother Talzin", "-"))
    scene.h.picks("activate Mother Talzin")
    scene.v.picks("resolve ability Nightsister Coven", "use Nightsister Coven", whose_deck)
    return scene


def test_r18_8_a_waiting_ability_outlives_its_source() -> None:
    scene = talzin_rolls_a_blank("opponents deck")
    assert scene.zone_of("Mother Talzin") == "characters"  # that deck's top card costs an even number
    scene.h.picks("pass")
    hit = talzin_rolls_a_blank("your deck")
    assert hit.zone_of("Mother Talzin") == "set_aside"
    hit.h.picks("use Mother Talzin", "opponents deck", "turn Veteran Stormtrooper 2RD to -")
    assert hit.v.pool == ["Veteran Stormtrooper -"]


def test_r18_3_as_much_as_possible() -> None:
    scene = duel(card("Aayla Secura", "Sp"), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Aayla Secura Sp", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]


def test_r18_4_and_a18_the_queue_is_first_in_first_out() -> None:
    scene = duel("Han Solo", supports=["Millennium Falcon"], against=card(VETERAN, "2RD"))
    scene.h.picks("activate Millennium Falcon", "use Millennium Falcon")
    scene.h.is_asked("reaction")
    assert scene.h.can("use Han Solo")


def test_r18_5_before_abilities_interrupt() -> None:
    scene = duel(card("Greedo", "1RD", damage=6), "Maul", against=card(VETERAN, "2RD", damage=8), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Greedo ×2")
    scene.h.picks("resolve Greedo 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.match.outcome is not None and scene.match.outcome.winners == (0,)


def test_r18_6_what_a_before_ability_triggers_waits_for_the_interrupted_effect() -> None:
    scene = duel(
        card("Greedo", damage=6), "Maul", against=[card("Mother Talzin", "2RD")], v_supports=["Nightsister Coven"], turn="v"
    )
    scene.v.picks("resolve Mother Talzin 2RD", "hit Greedo ×2")
    scene.will_roll(("Greedo", "-"))
    scene.h.picks("roll Greedo die")
    scene.v.is_asked("reaction")
    assert scene.v.can("use Nightsister Coven") and scene.zone_of("Greedo") == "set_aside"


def test_r18_7_and_a19_one_player_orders_own_abilities() -> None:
    scene = duel(card("Han Solo", upgrades=["Crystal Ball", "Quickdraw Holster", "Hunting Rifle"]))
    scene.h.picks("activate Han Solo")
    scene.h.is_asked("order")
    assert len(scene.offered) == 3


def test_r18_7_both_players_abilities_are_ordered_by_the_controller() -> None:
    coven = "Nightsister Coven"
    scene = duel("Mother Talzin", supports=[coven], against=["Maul"], v_supports=[coven], v_deck=["Snare"], control="v")
    scene.will_roll(("Mother Talzin", "-"))
    scene.h.picks("activate Mother Talzin")
    scene.v.is_asked("order")


def test_r18_9_may_is_decided_on_resolution() -> None:
    scene = duel("Obi-Wan Kenobi (Legacies)")
    scene.h.picks("activate Obi-Wan Kenobi", "pass")
    assert scene.shields_on("Obi-Wan Kenobi") == 0


def test_r18_10_a_card_in_hand_is_not_triggered() -> None:
    scene = duel("Mother Talzin", hand=["Nightsister Coven"])
    scene.will_roll(("Mother Talzin", "-"))
    scene.h.picks("activate Mother Talzin", "pass")
    scene.v.is_asked("action")


def test_r18_11_to_r18_13_then_to_unless() -> None:
    scene = duel("Han Solo", hand=["Bravado"])
    scene.h.picks("play Bravado")
    assert scene.damage_on(VETERAN) == 0
    adapt = duel("Luke Skywalker", hand=["Adapt"], resources=0)
    adapt.h.picks("play Adapt")
    assert adapt.h.resources == 0
    hondo = duel(card("Hondo Ohnaka", "Sp"), v_resources=0)
    hondo.h.picks("resolve Hondo Ohnaka Sp")
    assert hondo.damage_on(VETERAN) == 3  # nobody can pay what he has not


def test_r18_14_bb_9e_replaces_its_return() -> None:
    scene = duel("Boba Fett", supports=[card("BB-9E", "Sp")])
    scene.h.picks("resolve BB-9E Sp")
    assert len(scene.h.pool) == 1


def test_r18_14_what_has_been_replaced_is_answered_by_nobody_any_more() -> None:
    """Second Chance replaces the defeat: Obi-Wan Kenobi is no longer about to be defeated, and plays no last card."""
    obi = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=10, upgrades=["Second Chance"])
    scene = duel(obi, "Han Solo", against=card(VETERAN, "2RD"), hand=["Force Push"], resources=0, turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Obi-Wan Kenobi ×2")
    scene.h.picks("resolve ability Second Chance")
    assert scene.zone_of("Obi-Wan Kenobi") == "characters" and scene.h.pile("hand") == ["Force Push"]
    scene.h.is_asked("action")


def test_r18_15_cannot_beats_can() -> None:
    scene = duel("Rebel Traitor", against="Luke Skywalker", v_hand=["Ice Storm"])
    scene.h.picks("activate Rebel Traitor", "use Rebel Traitor")
    assert not scene.v.can("play Ice Storm") and "R18.15" in scene.v.why_not("Ice Storm")


def test_r18_16_without_a_target_nothing_happens() -> None:
    scene = duel("Luke Skywalker", hand=["Mislead"])
    scene.h.picks("play Mislead")
    assert scene.zone_of("Mislead") == "discard"


def test_r18_17_last_information() -> None:
    scene = duel(card(VETERAN, "3ID"), against="Maul", hand=["Sudden Impact"])
    scene.h.picks("play Sudden Impact")
    assert scene.damage_on("Maul") == 2


def test_r18_18_a_special_is_no_card_effect() -> None:
    charm = card("Roguish Charm", "Sp")
    scene = duel(card("Han Solo", upgrades=[charm]), against=card("Luke Skywalker", "2RD", upgrades=["Resilient"]))
    scene.h.picks("resolve Roguish Charm Sp")
    scene.v.is_asked("action")


def test_r18_19_a_delayed_effect() -> None:
    scene = duel("Finn", hand=["Final Moment"])
    scene.h.picks("play Final Moment")
    assert scene.match.outcome is None
    scene.v.passes()
    scene.h.passes()
    assert scene.match.outcome is not None and scene.match.outcome.winners == (1,)


def test_r19_1_the_last_character() -> None:
    scene = duel(card("Boba Fett", "2RD"), against=card(VETERAN, damage=7))
    scene.h.picks("resolve Boba Fett 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.match.outcome == zeton.Outcome((0,), "characters")


def test_r19_2_and_a22_by_an_own_effect() -> None:
    scene = duel(card("Boba Fett", "2RD", damage=9))
    scene.h.picks("resolve Boba Fett 2RD", "hit Boba Fett ×2")
    assert scene.match.outcome == zeton.Outcome((1,), "characters")


def test_r19_3_to_r19_5_the_last_card() -> None:
    assert duel("Luke Skywalker", deck=[], phase="upkeep").match.outcome == zeton.Outcome((1,), "cards")
    both = duel("Luke Skywalker", deck=[], v_deck=[], phase="upkeep")
    assert both.match.outcome == zeton.Outcome((0,), "cards")
    acting = duel("Luke Skywalker", deck=[], v_deck=[], hand=["Ancient Wisdom"])
    acting.h.picks("play Ancient Wisdom")
    assert acting.match.outcome is None


def test_r19_6_and_a9_both_teams_at_once() -> None:
    scene = duel(card("Boba Fett", "-", damage=10), against=card(VETERAN, "-", damage=8), hand=["Face-Off"])
    scene.will_roll(("Boba Fett", "1R"), (VETERAN, "1R"))
    scene.h.picks("play Face-Off")
    assert scene.match.outcome == zeton.Outcome((0,), "characters")


# ── rulings that have no other test ──────────────────────────────────────────────────────────────────────────────


def test_a24_the_die_being_resolved_is_no_choice() -> None:
    scene = duel(card("Yoda", "Sp", "2F", dice=2))
    scene.h.picks("resolve Yoda Sp", "turn a die")
    assert all("Yoda 2F" in label for label in scene.offered)


def test_a28_of_two_like_dice_the_controller_chooses() -> None:
    rifles = [card("Hunting Rifle", "1RD"), card("Hunting Rifle", "-")]
    scene = duel(card("Maul", upgrades=[card("Force Rend", "Sp")]), against=card(VETERAN, upgrades=rifles))
    scene.h.picks("resolve Force Rend Sp")
    scene.match.choose(next(i for i, label in enumerate(scene.offered) if "Hunting Rifle" in label))
    scene.v.is_asked("leaving die")
    scene.v.picks("set aside Hunting Rifle -")
    assert scene.v.pool == ["Hunting Rifle 1RD"]


def test_a36_zero_damage_is_not_dealt() -> None:
    scene = duel("Han Solo", against=card(VETERAN, shields=1), hand=["No Cheating"])
    scene.h.picks("play No Cheating")
    assert scene.shields_on(VETERAN) == 1


def test_a38_a_forced_choice_stays_hidden() -> None:
    scene = duel("Boba Fett", hand=["Rumors"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play Rumors")
    scene.v.picks("set apart Alter")
    assert scene.number("Alter") not in scene.match.view(0)["cards"]


def test_r17_5_a_die_that_cannot_be_removed_is_not_chosen_for_it() -> None:
    charm, pilot = card("Roguish Charm", "Sp"), card("TIE Pilot", "1F")
    rifle = card("Hunting Rifle", "2RD1")
    scene = duel(card("Han Solo", upgrades=[charm]), against=[pilot, card("Boba Fett", upgrades=[rifle])], resources=0)
    scene.h.picks("resolve Roguish Charm Sp")
    assert scene.v.pool == ["TIE Pilot 1F", "Hunting Rifle 2RD1"] and scene.h.resources == 0


def test_r17_7_what_is_chosen_in_secret_and_not_looked_at_is_still_in_hand() -> None:
    scene = duel("Admiral Ackbar", "Boba Fett", hand=["Rumors"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play Rumors")
    scene.v.picks("set apart Alter")
    assert scene.v.hand == ["Alter"] and scene.damage_on(VETERAN) == 0
    scene.v.is_asked("action")
