"""Rulings A39–A56, A60, A61 and A65, and what the Rules Reference and the FAQ changed in the rules before them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from zeton.games.destiny.decks import starter_decks
from zeton.games.destiny.language.filters import SUPPORT_DIE, UPGRADE_DIE
from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.resolving import ResolveDie
from zeton.games.destiny.rules.terms import INDIRECT
from zeton.games.destiny.tables import BATTLE_DROID, pieces_of
from zeton.games.destiny.testing import Player, Scene, card, duel
from zeton.kernel.errors import BadPosition
from zeton.kernel.law import broken_laws
from zeton.kernel.words import question_words

VETERAN = "Veteran Stormtrooper"


def says_first(scene: Scene, player: Player, whose: Player) -> None:
    """A player who is asked for the order names the ability of a card that belongs to one of the players."""
    player.is_asked("order")
    options = [option for option in scene.decision.options if scene.table.owner[option.card] == whose.seat]
    scene.match.choose(options[0])


# ── A39: Cantina Brawl ────────────────────────────────────────────────────────────────────────────────────────────


def test_a39_a_brawl_goes_back_and_forth() -> None:
    scene = duel("Han Solo", "Greedo", against=[VETERAN, "Maul"], hand=["Cantina Brawl", "Alter"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play Cantina Brawl")
    scene.h.is_offered("hit Veteran Stormtrooper ×1", "hit Maul ×1")
    scene.h.picks("hit Maul ×1")
    scene.v.is_offered("discard Alter", "discard Mislead", "pass")
    scene.v.picks("discard Mislead")
    scene.v.is_offered("hit Han Solo ×1", "hit Greedo ×1")
    scene.v.picks("hit Greedo ×1")
    scene.h.picks("discard Alter", "hit Maul ×1")
    scene.v.passes()
    assert (scene.damage_on("Maul"), scene.damage_on("Greedo"), scene.damage_on(VETERAN)) == (2, 1, 0)
    assert scene.v.hand == ["Alter"] and not scene.h.hand


def test_a39_the_event_is_not_in_hand_meanwhile() -> None:
    scene = duel("Han Solo", hand=["Cantina Brawl"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play Cantina Brawl")
    scene.v.picks("discard Alter")
    scene.v.is_asked("action")  # H has no card to hit back with
    assert scene.damage_on("Han Solo") == 1 and scene.zone_of("Cantina Brawl") == "discard"


# ── A40, R18.4: between two dice of one action ────────────────────────────────────────────────────────────────────


def test_a40_stun_baton_answers_before_the_next_die_and_what_it_costs_is_gone() -> None:
    baton = card("Stun Baton", "1MD")
    scene = duel(card("Maul", "3MD1", upgrades=[baton]), against=card(VETERAN, "2RD"), resources=1)
    scene.h.picks("resolve Stun Baton 1MD", "hit Veteran Stormtrooper ×1")
    scene.h.is_offered("use Stun Baton", "pass")
    scene.h.picks("use Stun Baton")
    assert not scene.v.pool and scene.h.resources == 0
    scene.v.is_asked("action")  # the side of Maul's die can no longer be paid for
    assert scene.h.pool == ["Maul 3MD1"]


def test_a40_who_declines_goes_on_with_the_next_die() -> None:
    baton = card("Stun Baton", "1MD")
    scene = duel(card("Maul", "3MD1", upgrades=[baton]), against=card(VETERAN, "2RD"), resources=1)
    scene.h.picks("resolve Stun Baton 1MD", "hit Veteran Stormtrooper ×1", "pass", "resolve Maul 3MD1")
    scene.h.picks("hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 4 and scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_a40_fragmentation_grenade_is_kept_or_lost_before_the_next_die() -> None:
    grenade = card("Fragmentation Grenade", "2ID")
    scene = duel(card(VETERAN, "3ID", upgrades=[grenade]), against="Maul")
    scene.h.picks("resolve Fragmentation Grenade 2ID")
    scene.h.is_asked("keep")
    scene.h.passes()
    assert scene.zone_of("Fragmentation Grenade") == "discard"
    scene.h.picks("resolve Veteran Stormtrooper 3ID")
    assert scene.damage_on("Maul") == 5


def test_a40_resistance_bomber_breaks_before_the_next_die() -> None:
    scene = duel(card("Finn", "3ID"), against="Maul", supports=[card("Resistance Bomber", "3ID", damage=2)])
    scene.h.picks("resolve Resistance Bomber 3ID")
    scene.h.is_offered("resolve Finn 3ID", "done")
    assert scene.zone_of("Resistance Bomber") == "discard"


def test_a40_jedha_partisan_answers_before_the_next_die() -> None:
    scene = duel(card("Jedha Partisan", "2ID"), card("Saw Gerrera", "2ID"))
    scene.h.picks("resolve Saw Gerrera 2ID")
    scene.h.is_offered("use Jedha Partisan", "pass")
    scene.h.picks("use Jedha Partisan", "opponents deck")
    scene.h.is_offered("resolve Jedha Partisan 2ID", "done")


def test_a40_nightsister_coven_answers_before_the_next_die() -> None:
    scene = duel(
        card("Bib Fortuna", "Sp"),
        against=card("Maul", "2MD"),
        supports=[card("BB-9E", "Sp"), "Nightsister Coven"],
        deck=["Delve"],
    )
    scene.will_roll(("Maul", "-"), ("BB-9E", "1Dr"))
    scene.h.picks("resolve BB-9E Sp", "use Nightsister Coven", "your deck")
    assert scene.damage_on("Maul") == 1
    scene.h.is_offered("resolve Bib Fortuna Sp", "done")


def test_r18_4_a_card_that_resolves_several_dice_is_finished_first() -> None:
    bike = card("74-Z Speeder Bike", "1Sh")
    scene = duel(card("Jedha Partisan", "2ID", upgrades=[bike]))
    scene.h.picks("use 74-Z Speeder Bike", "resolve Jedha Partisan 2ID")
    scene.h.is_asked("shield")  # the second die, before what the first has triggered
    scene.h.picks("shield Jedha Partisan ×1")
    scene.h.is_offered("use Jedha Partisan", "pass")


def test_r18_4_a_card_that_activates_several_characters_is_finished_first() -> None:
    scene = duel("Han Solo", "Boba Fett", against="Maul", hand=["In Pursuit"], turn="v")
    scene.v.picks("activate Maul")
    scene.h.picks("play In Pursuit", "activate Han Solo")
    scene.h.is_offered("activate Boba Fett", "done")  # Han's reroll waits
    scene.h.picks("activate Boba Fett")
    scene.h.is_offered("use Han Solo", "pass")


# ── A41: failed spotting ──────────────────────────────────────────────────────────────────────────────────────────


def test_a41_failed_spotting_stops_every_sentence_of_the_card() -> None:
    scene = duel("Luke Skywalker", hand=["Well-Connected"], resources=0, spot_nothing=True)
    scene.h.picks("play Well-Connected")
    scene.v.is_asked("action")
    assert not scene.v.hand and scene.h.resources == 0 and scene.zone_of("Well-Connected") == "discard"


# ── A42: Lure ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a42_lure_may_name_what_cannot_be_activated() -> None:
    foes = [card("Obi-Wan Kenobi (Legacies)", exhausted=True), "Luke Skywalker"]
    scene = duel("Han Solo", against=foes, hand=["Lure"] * 2, v_supports=["Maz's Vault"])
    scene.h.picks("play Lure")
    scene.h.is_offered("lure Obi-Wan Kenobi", "lure Luke Skywalker", "lure Maz's Vault")
    scene.h.picks("lure Maz's Vault")
    scene.h.is_asked("additional action")
    scene.h.picks("play Lure", "lure Obi-Wan Kenobi")
    scene.h.is_asked("additional action")
    assert not scene.v.pool and not scene.is_exhausted("Luke Skywalker")


def test_r18_16_the_targets_of_one_sentence_are_named_together() -> None:
    hurt = card("Greedo", "2RD", damage=6)
    scene = duel("Hondo Ohnaka", against=[hurt, "Maul"], supports=[card("Pirate Speeder Tank", "Sp")])
    scene.h.picks("resolve Pirate Speeder Tank Sp", "hit Greedo ×2")
    scene.h.is_offered("shield Hondo Ohnaka ×2", "shield Greedo ×2", "shield Maul ×2")  # nothing has happened yet
    scene.h.picks("shield Hondo Ohnaka ×2")
    scene.v.picks("resolve Greedo 2RD", "hit Hondo Ohnaka ×2")  # before he is defeated, and before the shields
    assert scene.damage_on("Hondo Ohnaka") == 2 and scene.shields_on("Hondo Ohnaka") == 2


def test_r18_16_sentences_are_carried_out_in_order() -> None:
    wave = card("Force Wave", "Sp1")
    scene = duel(card("Maul", upgrades=[wave]), against=[card("Greedo", "1RD", damage=6), VETERAN, "Boba Fett"], resources=1)
    scene.h.picks("resolve Force Wave Sp1", "hit Greedo ×3")
    scene.v.picks("resolve Greedo 1RD", "hit Maul ×1")
    scene.h.is_offered("hit Maul ×2", "hit Veteran Stormtrooper ×2", "hit Boba Fett ×2")
    assert scene.zone_of("Greedo") == "set_aside"


# ── A43, R18.5, R18.7: "before" abilities at once ─────────────────────────────────────────────────────────────────


def face_off_of_two_greedos(control: str) -> Scene:
    scene = duel(
        card("Greedo", "1RD", damage=6),
        "Maul",
        against=[card("Greedo", "1RD", damage=6), VETERAN],
        hand=["Face-Off"],
        control=control,
    )
    scene.will_roll(("Greedo", "2RD"), ("Greedo", "2RD"))
    scene.h.picks("play Face-Off")
    return scene


def test_a43_the_battlefield_controller_orders_before_abilities_of_both_players() -> None:
    for control in ("h", "v"):
        for first in ("h", "v"):
            scene = face_off_of_two_greedos(control)
            says_first(scene, getattr(scene, control), getattr(scene, first))
            getattr(scene, first).is_offered("resolve Greedo 2RD", "done")
            assert scene.zone_of("Greedo") == "characters"  # nobody has left yet
            getattr(scene, first).picks("done")
            getattr(scene, "v" if first == "h" else "h").is_offered("resolve Greedo 2RD", "done")


def test_r18_5_before_abilities_come_before_any_of_those_defeated_together_leaves() -> None:
    scene = face_off_of_two_greedos("h")
    says_first(scene, scene.h, scene.v)
    scene.v.picks("resolve Greedo 2RD", "hit Maul ×2")
    scene.h.is_asked("resolve")
    assert [c for c in scene.h.pile("characters") + scene.v.pile("characters") if c == "Greedo"] == ["Greedo", "Greedo"]
    scene.h.picks("done")
    assert scene.h.pile("characters") == ["Maul"] and scene.v.pile("characters") == [VETERAN]


def test_r18_7_one_player_orders_own_before_abilities() -> None:
    guarded = card(VETERAN, damage=8, upgrades=["Diplomatic Protection"])
    scene = duel(card("Maul", "2MD"), against=[card("Greedo", "1RD", damage=6), guarded, "Boba Fett"], hand=["Sudden Impact"])
    scene.h.picks("play Sudden Impact")
    scene.v.is_offered("resolve ability Greedo", "resolve ability Diplomatic Protection")
    scene.v.picks("resolve ability Diplomatic Protection", "use Diplomatic Protection")
    scene.v.is_offered("resolve Greedo 1RD", "done")
    assert scene.shields_on("Boba Fett") == 2


def test_a19_redeploys_of_both_players_are_ordered_by_the_battlefield_controller() -> None:
    scene = duel(
        card("Maul", "2MD", damage=10, upgrades=["E-11 Blaster"]),
        "Boba Fett",
        against=[card("Luke Skywalker", "1MD", damage=10, upgrades=["Vibrocutlass"]), "Han Solo"],
        hand=["Face-Off"],
        control="v",
    )
    scene.will_roll(("Maul", "1R"), ("Luke Skywalker", "1R"))
    scene.h.picks("play Face-Off")
    scene.v.is_offered("resolve ability E-11 Blaster", "resolve ability Vibrocutlass")
    scene.v.picks("resolve ability E-11 Blaster")
    scene.h.picks("redeploy E-11 Blaster → Boba Fett")
    scene.v.picks("redeploy Vibrocutlass → Han Solo")
    assert scene.host_of("E-11 Blaster") == "Boba Fett" and scene.host_of("Vibrocutlass") == "Han Solo"


def test_r13_5_supports_and_characters_get_indirect_damage_at_the_same_time() -> None:
    shield = card("Bubble Shield", damage=1)
    scene = duel(card(VETERAN, "3ID"), against=[card("Greedo", "1RD", damage=6), "Maul"], v_supports=[shield])
    scene.h.picks("resolve Veteran Stormtrooper 3ID")
    scene.v.picks("assign Greedo ×1", "assign Maul", "assign Bubble Shield ×2")
    scene.v.is_asked("resolve")  # before Greedo is defeated the shield is broken already
    assert scene.zone_of("Bubble Shield") == "discard"


# ── A44: setup is no round ────────────────────────────────────────────────────────────────────────────────────────


def test_a44_damage_after_setup_is_of_no_round() -> None:
    scene = duel("Jedha Partisan", phase="setup", plot="Preemptive Strike", deck=["Alter"] * 9)
    while scene.asked not in ("action", "reaction"):
        scene.match.choose(len(scene.decision.options) - 1)
    assert scene.asked == "action" and scene.damage_on(VETERAN) == 2  # it was not the first time of any round
    if scene.decision.seat != scene.h.seat:
        scene.v.passes()
    scene.will_roll(("Jedha Partisan", "2ID"))
    scene.h.picks("activate Jedha Partisan")
    scene.v.passes()
    scene.h.picks("resolve Jedha Partisan 2ID")
    scene.h.is_offered("use Jedha Partisan", "pass")  # nor has it used up the first time of this one


# ── A45, A46 ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a45_of_three_abilities_at_once_the_next_is_asked_for_after_each() -> None:
    upgrades = ["Crystal Ball", "Quickdraw Holster", card("Stun Baton")]
    scene = duel(card("Obi-Wan Kenobi (Legacies)", upgrades=upgrades))
    scene.h.picks("activate Obi-Wan Kenobi")
    abilities = ["resolve ability Crystal Ball", "resolve ability Obi-Wan Kenobi", "resolve ability Quickdraw Holster"]
    scene.h.is_offered(*abilities)
    scene.h.picks("resolve ability Obi-Wan Kenobi", "pass")
    scene.h.is_offered("resolve ability Crystal Ball", "resolve ability Quickdraw Holster")


def test_a46_a_pass_is_a_turn_in_which_nothing_was_done() -> None:
    foes = [card(VETERAN, "1RD"), "Maul"]
    scene = duel(card("Boba Fett", "2RD"), "Greedo", against=foes, hand=["Counter Strike"], turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Boba Fett ×1")
    scene.h.picks("activate Greedo")
    scene.v.passes()
    scene.h.picks("play Counter Strike", "resolve Boba Fett 2RD", "hit Maul ×2")
    assert scene.damage_on("Maul") == 2


def test_a46_who_passed_activated_nobody() -> None:
    scene = duel("Boba Fett", "Maul", against="Greedo", hand=["In Pursuit"], turn="v")
    scene.v.picks("activate Greedo")
    assert scene.h.can("play In Pursuit")
    scene.h.picks("activate Maul")
    scene.v.passes()
    assert not scene.h.can("play In Pursuit")


def test_a46_an_automatic_pass_is_a_turn_too() -> None:
    scene = duel(
        card("Boba Fett", "2RD"),
        "Maul",
        against=card(VETERAN, "1RD"),
        hand=["Counter Strike"],
        turn="v",
        battlefield="Citadel Landing Zone",
    )
    scene.v.picks("claim Citadel Landing Zone", "use Citadel Landing Zone", "done")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Boba Fett ×1")
    scene.h.picks("activate Maul")  # V passes without being asked
    scene.h.picks("play Counter Strike", "hit Veteran Stormtrooper ×2")  # and resolved nothing in that turn
    assert scene.damage_on(VETERAN) == 2


# ── A47, A48 ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a47_vandalize_removes_no_die_for_a_card_of_cost_0() -> None:
    scene = duel(card("Han Solo", "-"), hand=["Vandalize"], v_supports=["Maz's Vault"])
    scene.h.picks("play Vandalize", "choose Maz's Vault")
    assert scene.zone_of("Maz's Vault") == "discard" and scene.h.pool == ["Han Solo -"]


def test_a47_unbreakable_without_shields_takes_a_die_of_value_0() -> None:
    scene = duel("Luke Skywalker", against=[card("Boba Fett", "Sp"), card("Maul", "2MD")], hand=["Unbreakable"])
    scene.h.picks("play Unbreakable")
    assert scene.v.pool == ["Maul 2MD"]


def test_a48_doctor_aphra_draws_only_for_indirect_damage_of_her_own_player() -> None:
    theirs = duel("Doctor Aphra", against=card(VETERAN, "3ID"), turn="v")
    theirs.v.picks("resolve Veteran Stormtrooper 3ID")
    theirs.h.is_asked("action")
    own = duel("Doctor Aphra", hand=["Dangerous Maneuver"])
    own.h.picks("play Dangerous Maneuver", "use Doctor Aphra")
    assert own.h.hand == ["Crackdown"]


# ── A49: I Am Your Father ─────────────────────────────────────────────────────────────────────────────────────────


def test_a49_the_die_is_named_before_the_opponent_decides_about_the_hand() -> None:
    luke = card("Luke Skywalker", "2RD", "1MD", dice=2)
    scene = duel("Maul", against=luke, hand=["I Am Your Father"], v_hand=["Alter"])
    scene.h.picks("play I Am Your Father")
    scene.h.is_offered("resolve Luke Skywalker 2RD", "resolve Luke Skywalker 1MD")
    scene.h.picks("resolve Luke Skywalker 1MD")
    scene.v.is_offered("discard hand", "pass")
    assert "Luke Skywalker (1 melee)" in question_words(scene.decision, "en", scene.match)
    scene.v.passes()
    scene.h.is_offered("hit Maul ×1", "hit Luke Skywalker ×1")


def test_a49_like_hondo_whose_opponent_knows_who_would_be_hit() -> None:
    scene = duel(card("Hondo Ohnaka", "Sp"), against=[VETERAN, "Maul"], v_resources=1)
    scene.h.picks("resolve Hondo Ohnaka Sp", "choose Maul")
    assert "Maul takes 3 damage" in question_words(scene.decision, "en", scene.match)


def test_a49_without_a_hand_nothing_can_be_discarded() -> None:
    scene = duel("Maul", against=card("Luke Skywalker", "2RD"), hand=["I Am Your Father"])
    scene.h.picks("play I Am Your Father")
    scene.h.is_offered("hit Maul ×2", "hit Luke Skywalker ×2")


# ── A50, A52, A53 ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a50_jar_jars_first_ability_is_the_card_action_of_whoever_uses_it() -> None:
    scene = duel("Han Solo", against="Jar Jar Binks")
    scene.h.picks("use Jar Jar Binks")
    scene.v.is_asked("action")  # it was H's action, and V's turn comes next


def test_a50_without_a_die_of_jar_jar_every_die_is_rerolled_together() -> None:
    ball = card("Crystal Ball", "1F")
    scene = duel(card("Jar Jar Binks", upgrades=[ball]), card("Han Solo", "1R"), against=card(VETERAN, "3ID"))
    scene.h.picks("activate Jar Jar Binks")
    scene.h.is_asked("order")
    (his,) = scene.table.dice[scene.number("Jar Jar Binks")]
    dice.put_back(scene.table, his)  # no card of this set can do that here
    scene.will_roll(("Crystal Ball", "-"), ("Han Solo", "2RD"), (VETERAN, "1R"))
    scene.h.picks("resolve ability Jar Jar Binks")
    assert sorted(scene.h.pool) == ["Crystal Ball -", "Han Solo 2RD"] and scene.v.pool == ["Veteran Stormtrooper 1R"]


def test_a52_bb_9e_rerolls_and_stays_without_an_opposing_die() -> None:
    scene = duel(card("Bib Fortuna", "Sp"), supports=[card("BB-9E", "Sp")])
    scene.will_roll(("BB-9E", "Sp"))
    scene.h.picks("resolve BB-9E Sp")
    scene.h.is_offered("resolve Bib Fortuna Sp", "done")  # it shows a special again, and is done for this action
    assert "BB-9E Sp" in scene.h.pool


def test_a53_one_extra_piece_is_brought_for_each_copy_that_needs_it() -> None:
    boba = starter_decks()["boba_fett"]
    crafts = replace(boba, cards=("separatist-landing-craft", "separatist-landing-craft", *boba.cards[2:]))
    assert [piece.card for piece in pieces_of(crafts)].count(BATTLE_DROID) == 2
    boomas = replace(boba, cards=("runaway-boomas", *boba.cards[1:]))
    assert sum(piece.loose for piece in pieces_of(boomas)) == 1
    scene = duel("Tarkin", supports=[card("Separatist Landing Craft", "Sp")])
    scene.h.picks("resolve Separatist Landing Craft Sp")
    assert scene.h.pile("characters") == ["Tarkin", "Battle Droid"] and scene.where_is_the_die("Battle Droid") == "on_cards"


# ── A51: a fourth upgrade ─────────────────────────────────────────────────────────────────────────────────────────


def test_a51_after_the_one_replacement_a_fourth_upgrade_is_paid_in_full_and_one_of_four_goes() -> None:
    maul = card("Maul", upgrades=["Vibrocutlass", "Stun Baton", "Hunting Rifle"])
    scene = duel(maul, hand=["Hidden Blaster", "Heirloom Lightsaber"], resources=4, replace_once_per_round=True)
    scene.h.picks("play Heirloom Lightsaber")
    scene.h.is_offered("replace Vibrocutlass → Maul", "replace Stun Baton → Maul", "replace Hunting Rifle → Maul")
    scene.h.picks("replace Hunting Rifle → Maul")
    scene.v.passes()
    assert scene.h.resources == 2
    scene.h.picks("play Hidden Blaster")
    assert scene.h.resources == 0
    four = ("Vibrocutlass", "Stun Baton", "Heirloom Lightsaber", "Hidden Blaster")
    scene.h.is_offered(*(f"discard {upgrade}" for upgrade in four))
    scene.h.picks("discard Hidden Blaster")
    scene.h.is_asked("additional action")  # what is discarded at once was played: its Ambush counts


def test_a51_while_a_replacement_is_left_one_of_three_must_be_named() -> None:
    maul = card("Maul", upgrades=["Vibrocutlass", "Stun Baton", "Hunting Rifle"])
    for once in (False, True):
        scene = duel(maul, hand=["Hidden Blaster"], resources=5, replace_once_per_round=once)
        scene.h.picks("play Hidden Blaster")
        scene.h.is_offered("replace Vibrocutlass → Maul", "replace Stun Baton → Maul", "replace Hunting Rifle → Maul")


# ── A54–A56 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a54_an_ambush_card_creates_its_action_before_what_its_effect_causes() -> None:
    scene = duel("Han Solo", against=["Luke Skywalker", "Yoda"], hand=["Lure"])
    scene.h.picks("play Lure")
    scene.h.is_asked("lure")
    assert scene.table.additional == (scene.h.seat,)


def resolve_as_the_opponent(scene: Scene, title: str, symbol: int) -> None:
    """V resolves a die of H, as no card of this set lets anybody do with an upgrade's die."""
    table = scene.table
    table.decision = None
    table.stack[-1].at -= 1  # then H is asked for an action anew
    table.begin(ResolveDie(scene.v.seat, table.dice[scene.number(title)][0], symbol))
    table.run()


def test_a55_what_follows_this_die_follows_for_its_controller_only() -> None:
    grenade = card("Fragmentation Grenade", "2ID")
    scene = duel(card(VETERAN, upgrades=[grenade]), against="Maul")
    resolve_as_the_opponent(scene, "Fragmentation Grenade", INDIRECT)
    assert scene.damage_on(VETERAN) == 2 and not scene.table.queue
    assert scene.where_is_the_die("Fragmentation Grenade") == "on_cards"


def test_a56_blank_counts_as_a_symbol() -> None:
    tarkin = duel(card("Tarkin", "-"), card(VETERAN, "-"), against="Maul")
    tarkin.h.picks("use Tarkin", "remove Tarkin -")
    assert not tarkin.h.pool and tarkin.damage_on("Maul") == 4
    leader = duel(card("Finn", "-", upgrades=["Rebellion Leader"]), against=[card("Maul", "-"), card(VETERAN, "1R")])
    leader.h.picks("use Rebellion Leader")
    assert leader.v.pool == ["Veteran Stormtrooper 1R"]
    easy = duel(card("Han Solo", "-"), against=card("Maul", "-"), hand=["Easy Pickings"])
    easy.h.picks("play Easy Pickings", "remove Han Solo -")
    assert not easy.h.pool and not easy.v.pool
    jar_jar = duel("Jar Jar Binks", card("Han Solo", "-"))
    jar_jar.will_roll(("Jar Jar Binks", "-"))
    jar_jar.h.picks("activate Jar Jar Binks")
    assert sorted(jar_jar.h.pool) == ["Han Solo -", "Jar Jar Binks -"]


# ── R7.8: a die is resolved once ──────────────────────────────────────────────────────────────────────────────────


def test_r7_8_greedo_does_not_resolve_again_the_die_that_defeats_him() -> None:
    scene = duel(card("Greedo", "2RD", "1RD", damage=5, dice=2), "Maul")
    scene.h.picks("resolve Greedo 2RD", "hit Greedo ×2")
    scene.h.is_offered("resolve Greedo 1RD", "done")


def test_r7_8_nor_one_that_was_resolved_earlier_in_the_action() -> None:
    scene = duel(card("Greedo", "2RD", "1RD", damage=5, dice=2), "Maul")
    scene.h.picks("resolve Greedo 1RD", "hit Greedo ×1", "resolve Greedo 2RD")
    scene.will_roll(("Greedo", "2RD"))
    scene.h.picks("hit Greedo ×2", "roll Greedo die")
    scene.v.is_asked("action")
    assert scene.zone_of("Greedo") == "set_aside" and scene.damage_on(VETERAN) == 0


def test_r7_8_greedo_under_i_am_your_father() -> None:
    greedo = card("Greedo", "2RD", "1RD", damage=5, dice=2)
    scene = duel("Maul", against=[greedo, VETERAN], hand=["I Am Your Father"])
    scene.h.picks("play I Am Your Father", "resolve Greedo 2RD", "hit Greedo ×2")
    scene.v.is_offered("resolve Greedo 1RD", "done")


# ── nobody pays for what can no longer happen ─────────────────────────────────────────────────────────────────────


def test_r18_12_stun_baton_is_not_paid_for_when_the_character_is_defeated() -> None:
    baton = card("Stun Baton", "1MD")
    scene = duel(card("Maul", upgrades=[baton]), against=[card(VETERAN, "2RD", damage=8), "Greedo"])
    scene.h.picks("resolve Stun Baton 1MD", "hit Veteran Stormtrooper ×1")
    scene.v.is_asked("action")
    without_dice = duel(card("Maul", upgrades=[baton]), against=[VETERAN, card("Greedo", "2RD")])
    without_dice.h.picks("resolve Stun Baton 1MD", "hit Veteran Stormtrooper ×1")
    without_dice.v.is_asked("action")


def test_r18_13_a_grenade_that_is_gone_already_is_not_paid_for() -> None:
    grenade = card("Fragmentation Grenade", "2ID")
    scene = duel(card(VETERAN, damage=8, upgrades=[grenade]), "Maul", against=[card("Greedo", "1RD", damage=6), "Boba Fett"])
    scene.h.picks("resolve Fragmentation Grenade 2ID")
    scene.v.picks("assign Greedo ×2", "resolve Greedo 1RD", "hit Veteran Stormtrooper ×1")
    assert scene.zone_of("Fragmentation Grenade") == "discard"
    scene.v.is_asked("action")


def test_r18_12_diplomatic_protection_is_not_given_up_for_nobody() -> None:
    scene = duel(card(VETERAN, "2RD"), against=card("Luke Skywalker", damage=10, upgrades=["Diplomatic Protection"]))
    scene.h.picks("resolve Veteran Stormtrooper 2RD", "hit Luke Skywalker ×2")
    assert scene.match.outcome is not None


def test_r18_12_resilient_is_not_exhausted_for_a_die_that_is_back_already() -> None:
    foe = card("Luke Skywalker", "2RD", upgrades=["Resilient", "Resilient"])
    scene = duel("Maul", against=foe, hand=["Mislead"])
    scene.h.picks("play Mislead")
    scene.v.is_offered("resolve ability Resilient", "resolve ability Resilient")
    scene.v.picks("resolve ability Resilient", "use Resilient")
    scene.v.is_asked("action")
    assert len(scene.v.pool) == 1 and sum(scene.table.exhausted) == 1


# ── A65 ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a60_a_phase_that_a_card_ends_lasts_until_no_additional_action_is_left() -> None:
    scene = duel("Rebel Trooper", against=card(VETERAN, "-"), hand=["Retreat"], v_hand=["Take Flight"])
    scene.h.picks("play Retreat")
    scene.v.picks("play Take Flight")
    scene.v.is_asked("additional action")  # that of its Ambush
    assert scene.table.phase == "action"
    scene.v.picks("decline")
    assert scene.table.phase == "upkeep" or scene.table.round == 2


def test_a61_an_upgrade_that_has_become_a_support_is_one_only_as_long_as_it_is_in_play() -> None:
    force = card("One With The Force", "3RD")
    luke = card("Luke Skywalker", damage=10, upgrades=[force])
    scene = duel(luke, "Finn", against=card("Maul", "3MD1", upgrades=[card("Force Rend", "Sp")]), turn="v", v_resources=9)
    scene.v.picks("resolve Maul 3MD1", "hit Luke Skywalker ×3")
    assert scene.h.pile("supports") == ["One With The Force"]
    die = scene.table.dice[scene.number("One With The Force")][0]
    assert SUPPORT_DIE.test(scene.table, die, 0) and not UPGRADE_DIE.test(scene.table, die, 0)
    scene.h.passes()
    scene.v.picks("resolve Force Rend Sp", "discard One With The Force")
    assert scene.h.pile("discard") == ["One With The Force"]
    assert not SUPPORT_DIE.test(scene.table, die, 0) and UPGRADE_DIE.test(scene.table, die, 0)


def test_a65_a_card_is_stacked_on_an_event_only() -> None:
    with pytest.raises(BadPosition, match="Hunting Rifle"):
        duel("Maul", set_aside=[{"card": "Hunting Rifle", "stacked": "Alter"}])


def test_a65_no_two_cards_are_stacked_on_one_copy() -> None:
    scene = duel(
        "Maul", set_aside=[{"card": "Premonitions", "stacked": "Alter"}, {"card": "Premonitions", "stacked": "Bravado"}]
    )
    assert broken_laws(scene.table) == []
    scene.table.host[scene.number("Alter")] = scene.table.host[scene.number("Bravado")]
    (broken,) = broken_laws(scene.table)
    assert "Bravado" in str(broken)
