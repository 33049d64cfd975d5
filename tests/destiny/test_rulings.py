"""Rulings (A1–A38) that no test of a rule, an example or a card is named after."""

from __future__ import annotations

import zeton
from zeton.games.destiny.testing import card, duel
from zeton.terminal.options import read_options

VETERAN = "Veteran Stormtrooper"


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a6_what_cannot_be_spotted_cannot_be_used() -> None:
    scene = duel("Han Solo", hand=["Invigorate", "Force Focus"])
    assert not scene.h.can("play Force Focus") and "R5.3" in scene.h.why_not_in_hand("Force Focus")
    assert not scene.h.can("play Invigorate") and scene.h.why_not_in_hand("Invigorate") == ["R15.5"]


def test_a6_with_spot_nothing_an_event_may_be_played_without_a_character_to_spot() -> None:
    scene = duel(card("Han Solo", damage=1), hand=["Invigorate", "Force Focus"], spot_nothing=True)
    assert not scene.h.can("play Force Focus")  # a restriction in both readings
    scene.h.picks("play Invigorate")
    assert scene.h.resources == 4 and scene.h.pile("discard") == ["Invigorate"] and scene.damage_on("Han Solo") == 1


def test_a6_spot_nothing_is_an_option_of_the_game() -> None:
    assert zeton.game("destiny").options["spot_nothing"] is False
    match = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=1, spot_nothing=True)
    assert match.record()["setup"]["options"]["spot_nothing"] is True
    assert read_options(zeton.game("destiny"), ["spot_nothing=true"]) == {"spot_nothing": True}


def test_a23_a_card_played_through_an_effect_obeys_all_rules_of_playing() -> None:
    rockets = duel("Maul", hand=["Delve", "Wrist Rockets"], resources=3)
    rockets.h.picks("play Delve")
    assert rockets.h.hand == ["Wrist Rockets"] and rockets.damage_on("Maul") == 1  # no yellow character to put them on
    unique = duel("Maul", supports=["Slave I (Legacies)"], hand=["Delve", "Slave I (Legacies)"], resources=3)
    unique.h.picks("play Delve")
    assert unique.h.hand == ["Slave I"]
    ambush = duel("Maul", hand=["Delve", "Hidden Blaster"], resources=3)
    ambush.h.picks("play Delve")
    ambush.h.is_asked("additional action")


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a13_no_third_die_joins_the_two_that_an_effect_resolves() -> None:
    bike, blaster = card("74-Z Speeder Bike", "2RD1"), card("Hidden Blaster", "+2RD")
    scene = duel(card("Finn", "+2RD", upgrades=[bike, blaster]), resources=1)
    scene.h.picks("use 74-Z Speeder Bike")
    scene.h.is_offered("resolve 74-Z Speeder Bike 2RD1", "add Finn +2RD → 74-Z Speeder Bike 2RD1")
    scene.h.picks("add Finn +2RD → 74-Z Speeder Bike 2RD1", "hit Veteran Stormtrooper ×4")
    assert scene.h.pool == ["Hidden Blaster +2RD"] and scene.h.resources == 0


def test_a29_dice_of_one_reroll_are_chosen_before_any_is_rolled() -> None:
    scene = duel(card("Boba Fett", "-", "Sp", dice=2), hand=["Take Flight"])
    scene.h.picks("play Take Flight", "reroll Boba Fett -")
    assert scene.h.pool == ["Boba Fett -", "Boba Fett Sp"]
    scene.h.is_offered("reroll Boba Fett Sp", "done")


def test_a31_shields_above_a_limit_that_has_ended_are_removed() -> None:
    luke = card("Luke Skywalker", shields=4)
    scene = duel(card("Maul", upgrades=[card("Force Rend", "Sp")]), against=luke, v_supports=["Defensive Teaching"])
    scene.h.picks("resolve Force Rend Sp", "discard Defensive Teaching")
    assert scene.shields_on("Luke Skywalker") == 3


# ── actions and claims ────────────────────────────────────────────────────────────────────────────────────────────


def test_a7_control_is_taken_before_the_claim_ability() -> None:
    rifle = card("Camouflaged Rifle", "Sp")
    scene = duel(card("Finn", upgrades=[rifle]), battlefield="Citadel Landing Zone", control="v")
    scene.h.picks("claim Citadel Landing Zone", "use Citadel Landing Zone", "done", "resolve Camouflaged Rifle Sp")
    scene.h.picks("hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3


# ── keywords ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a37_redeploy_goes_only_to_a_character_that_stays() -> None:
    foes = [card(VETERAN, damage=8, upgrades=["Vibrocutlass"]), card("Maul", damage=10), "Greedo"]
    scene = duel(card("Tarkin", "2ID"), against=foes)
    scene.h.picks("resolve Tarkin 2ID")
    scene.v.picks("assign Veteran Stormtrooper ×1", "assign Maul ×1")
    scene.v.is_offered("redeploy Vibrocutlass → Greedo", "pass")


# ── timing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a20_then_needs_all_of_what_came_before_and_up_to_is_complete_with_none() -> None:
    scene = duel(card("Dark Advisor", "Sp"), deck=["Alter", "Alter"])
    scene.h.picks("resolve Dark Advisor Sp")
    scene.v.is_asked("action")  # two cards of three were drawn: none is put away
    assert scene.h.hand == ["Alter", "Alter"]
    zone = duel(card("Luke Skywalker", "1R"), battlefield="Citadel Landing Zone")
    zone.h.picks("claim Citadel Landing Zone", "use Citadel Landing Zone", "done", "resolve Luke Skywalker 1R")
    assert zone.h.resources == 6


def test_a21_a_cost_is_paid_in_full_or_nothing_follows() -> None:
    scene = duel(card("Han Solo", exhausted=True), against=card(VETERAN, "2RD"), hand=["Into The Garbage Chute"])
    scene.h.picks("play Into The Garbage Chute")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.zone_of("Into The Garbage Chute") == "discard"
    hondo = duel(card("Hondo Ohnaka", "Sp"), v_resources=1)
    hondo.h.picks("resolve Hondo Ohnaka Sp")
    hondo.v.picks("pay ransom")
    assert hondo.damage_on(VETERAN) == 0 and hondo.h.resources == 6


# ── printed facts ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a25_luke_is_an_apprentice() -> None:
    assert zeton.game("destiny").cards["luke-skywalker"].subtypes == {"apprentice"}


def test_a32_a33_and_a35_printed_values_are_used() -> None:
    cards = zeton.game("destiny").cards
    falcon = cards["millennium-falcon"]
    assert falcon.cost == 4 and falcon.sides == ("2RD", "3RD", "4ID1", "2Sh", "2R", "-")
    assert cards["profitable-connection"].points == (3,)
    starters = ("luke-skywalker", "han-solo", "boba-fett", "veteran-stormtrooper")
    assert [cards[card].points for card in starters] == [(11, 14), (11, 14), (12, 16), (9,)]
