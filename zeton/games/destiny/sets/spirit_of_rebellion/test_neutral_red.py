"""Red neutral cards, one after another."""

from __future__ import annotations

import zeton
from zeton.games.destiny.tables import Piece, with_second_dice
from zeton.games.destiny.testing import card, duel
from zeton.kernel.law import broken_laws

VETERAN = "Veteran Stormtrooper"


def test_supply_line_rerolls_any_number() -> None:
    line = card("Supply Line", "Sp")
    scene = duel(card(VETERAN, "-"), card("Maul", "-"), supports=[line])
    scene.will_roll((VETERAN, "2RD"), ("Maul", "2MD"))
    scene.h.picks("resolve Supply Line Sp", "reroll Veteran Stormtrooper -", "reroll Maul -")
    assert sorted(scene.h.pool) == ["Maul 2MD", "Veteran Stormtrooper 2RD"]


def test_astromech_turns_only_a_vehicle() -> None:
    supports = [card("Astromech", "1R"), card("Millennium Falcon", "-")]
    scene = duel(card("Han Solo", "-"), supports=supports)
    scene.h.picks("use Astromech", "turn Millennium Falcon - to 3RD")
    assert sorted(scene.h.pool) == ["Han Solo -", "Millennium Falcon 3RD"]


def test_rocket_launcher_destroys_a_vehicle_or_hits_two() -> None:
    launcher = card("Rocket Launcher", "Sp1")
    scene = duel(card("Finn", upgrades=[launcher]), v_supports=["Millennium Falcon"], resources=1)
    scene.h.picks("resolve Rocket Launcher Sp1", "mode Rocket Launcher #1")
    assert scene.zone_of("Millennium Falcon") == "discard"
    scene = duel(card("Finn", upgrades=[launcher]), against=[VETERAN, "Maul"], resources=1)
    scene.h.picks("resolve Rocket Launcher Sp1", "hit Veteran Stormtrooper ×2", "hit Maul ×2")
    assert scene.damage_on(VETERAN) == scene.damage_on("Maul") == 2


def test_bombing_run_disrupts_and_hits_everybody() -> None:
    scene = duel(card("Death Trooper", "1Dr"), against=[VETERAN, "Maul"], hand=["Bombing Run"], v_resources=2)
    scene.h.picks("play Bombing Run")
    assert scene.v.resources == 1 and scene.damage_on(VETERAN) == scene.damage_on("Maul") == 1


def test_bombing_run_needs_a_red_die() -> None:
    scene = duel(card("Maul", "1Dr"), hand=["Bombing Run"])
    scene.h.picks("play Bombing Run")
    assert scene.damage_on(VETERAN) == 0 and scene.h.pool == ["Maul 1Dr"]


def test_collateral_damage_resolves_damage_of_both_kinds() -> None:
    scene = duel(card("Boba Fett", "2MD"), card("Finn", "2RD"), hand=["Collateral Damage"], v_resources=2)
    scene.h.picks("play Collateral Damage", "resolve Boba Fett 2MD", "hit Veteran Stormtrooper ×2")
    scene.h.picks("resolve Finn 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 4 and scene.v.resources == 1


def test_collateral_damage_needs_a_die() -> None:
    scene = duel(card("Boba Fett", "1R"), hand=["Collateral Damage"], v_resources=2)
    scene.h.picks("play Collateral Damage")
    assert scene.v.resources == 2


def test_salvo_hits_everybody_for_one_price() -> None:
    cannon = card("Auto Cannon", "3RD1")
    scene = duel(card("Finn", upgrades=[cannon]), against=[VETERAN, card("Maul", shields=1)], hand=["Salvo"], resources=3)
    scene.h.picks("play Salvo")
    assert scene.damage_on(VETERAN) == 3 and scene.damage_on("Maul") == 2 and scene.h.resources == 0


def test_suppression_gives_a_red_die_for_one_of_theirs() -> None:
    scene = duel(card("Finn", "2RD"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert not scene.h.pool and not scene.v.pool


def test_suppression_needs_ranged_damage() -> None:
    scene = duel(card("Finn", "1R"), against=card(VETERAN, "2RD"), hand=["Suppression"])
    scene.h.picks("play Suppression")
    assert scene.h.pool and scene.v.pool


def test_aftermath_spirit_of_rebellion_pays_for_every_defeat() -> None:
    scene = duel(card("Finn", "2RD"), against=[card("Maul", damage=10), VETERAN], supports=["Aftermath"])
    scene.h.picks("resolve Finn 2RD", "hit Maul ×2")
    assert scene.h.resources == 6


def test_air_superiority_holds_three_shields() -> None:
    scene = duel("Finn", hand=["Air Superiority"])
    scene.h.picks("play Air Superiority")
    assert scene.shields_on("Air Superiority") == 3


def test_air_superiority_hands_shields_out() -> None:
    scene = duel("Finn", supports=[card("Air Superiority", shields=2)])
    scene.h.picks("use Air Superiority", "shield Finn ×1")
    assert scene.shields_on("Finn") == 1 and scene.shields_on("Air Superiority") == 1
    assert scene.is_exhausted("Air Superiority")


def test_training_gives_a_second_die() -> None:
    scene = duel(VETERAN, "Finn", hand=["Training"])
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "set_aside"]
    scene.h.picks("play Training")
    assert scene.host_of("Training") == VETERAN and scene.where_are_the_dice(VETERAN) == ["on_cards", "on_cards"]
    scene.v.picks("pass")
    scene.h.picks(f"activate {VETERAN}")
    assert len(scene.h.pool) == 2


def test_training_is_for_common_red_characters() -> None:
    assert not duel("Captain Phasma", "Maul", "Jedi Acolyte", hand=["Training"]).h.can("play Training")
    assert duel("Captain Phasma", hand=["Training"]).h.why_not_in_hand("Training") == ["R5.3"]


def test_training_a64_twice_is_no_more_than_once() -> None:
    scene = duel(card(VETERAN, upgrades=["Training"]), hand=["Training"])
    scene.h.picks("play Training", "attach Training → Veteran Stormtrooper")
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "on_cards"]
    scene = duel(card(VETERAN, upgrades=["Training", "Training"]), "Finn", battlefield="Cargo Hold")
    scene.h.picks("claim Cargo Hold", "use Cargo Hold", "choose Training")
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "on_cards"]


def test_training_a64_leaves_and_its_controller_says_which_die_is_set_aside() -> None:
    scene = duel(card(VETERAN, "2RD", "1R", upgrades=["Training"]), hand=["Hunting Rifle"])
    scene.h.picks("play Hunting Rifle", "replace Training → Veteran Stormtrooper")
    scene.h.is_offered("set aside Veteran Stormtrooper 2RD", "set aside Veteran Stormtrooper 1R")
    scene.h.picks("set aside Veteran Stormtrooper 2RD")
    assert scene.h.pool == ["Veteran Stormtrooper 1R"] and scene.where_are_the_dice(VETERAN) == ["set_aside", "pool"]


def test_training_a64_leaves_and_the_die_on_the_card_may_be_set_aside_as_well() -> None:
    scene = duel(card(VETERAN, "2RD", upgrades=["Training"]), hand=["Hunting Rifle"])
    scene.h.picks("play Hunting Rifle", "replace Training → Veteran Stormtrooper", "set aside Veteran Stormtrooper die")
    assert scene.h.pool == ["Veteran Stormtrooper 2RD"] and scene.where_are_the_dice(VETERAN) == ["pool", "set_aside"]


def test_training_leaves_without_a_question_if_both_dice_lie_on_the_card() -> None:
    scene = duel(card(VETERAN, upgrades=["Training"]), hand=["Hunting Rifle"])
    scene.h.picks("play Hunting Rifle", "replace Training → Veteran Stormtrooper")
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "set_aside"]


def test_training_a64_leaves_and_the_die_that_the_opponent_holds_may_be_the_one_set_aside() -> None:
    trained = card(VETERAN, "2RD", upgrades=["Training"])
    given = {"hand": ["Prized Possession"], "v_hand": ["Hunting Rifle"], "v_resources": 5}
    scene = duel(card("Bib Fortuna", "1R"), against=[trained, "Finn"], **given)
    scene.h.picks("play Prized Possession", "use Prized Possession")
    assert scene.where_are_the_dice(VETERAN) == ["set_aside", "on_cards"]
    scene.v.picks("play Hunting Rifle", "replace Training → Veteran Stormtrooper", "set aside Veteran Stormtrooper die")
    assert scene.where_are_the_dice(VETERAN) == ["set_aside", "on_cards"] and not scene.table.lasting
    assert broken_laws(scene.table) == []


def test_training_comes_back_to_the_same_character_with_the_die_that_was_set_aside() -> None:
    scene = duel(card(VETERAN, "2RD", "1R", upgrades=["Training"]), hand=["Hunting Rifle", "Training"])
    scene.h.picks("play Hunting Rifle", "replace Training → Veteran Stormtrooper", "set aside Veteran Stormtrooper 2RD")
    scene.v.picks("pass")
    scene.h.picks("play Training", "attach Training → Veteran Stormtrooper")
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "pool"]


def test_training_a64_moves_to_a_character_without_a_second_die_and_does_nothing() -> None:
    scene = duel(card(VETERAN, upgrades=["Training"]), "Finn", battlefield="Cargo Hold")
    scene.h.picks("claim Cargo Hold", "use Cargo Hold")
    assert scene.host_of("Training") == "Finn" and scene.where_are_the_dice("Finn") == ["on_cards"]
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "set_aside"]


def test_training_moves_to_another_trooper_and_the_second_die_with_it() -> None:
    trained, other = card(VETERAN, upgrades=["Training"]), "First Order Stormtrooper"
    scene = duel(trained, other, battlefield="Cargo Hold")
    scene.h.picks("claim Cargo Hold", "use Cargo Hold")
    assert scene.where_are_the_dice(other) == ["on_cards", "on_cards"]
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "set_aside"]


def test_training_does_not_last_beyond_defeat() -> None:
    trained = card(VETERAN, "2RD", "1R", upgrades=["Training"], damage=7)
    scene = duel("Finn", card("Maul", "2MD"), against=[trained, "Tarkin"], v_hand=["Endless Ranks"], v_resources=9)
    scene.h.picks("resolve Maul 2MD", "hit Veteran Stormtrooper ×2")
    assert scene.where_are_the_dice(VETERAN) == ["set_aside", "set_aside"] and not scene.v.pool
    scene.v.picks("play Endless Ranks")
    assert scene.where_are_the_dice(VETERAN) == ["on_cards", "set_aside"]


def test_training_brings_a_second_die_for_each_character_it_may_be_put_on_a53() -> None:
    team = [Piece("veteran-stormtrooper", 1), Piece("tarkin", 1), Piece("maul", 2), Piece("hunting-rifle", 1)]
    assert with_second_dice(team) == team
    assert [piece.dice for piece in with_second_dice([*team, Piece("training")])] == [2, 1, 2, 1, 0]


def test_training_a_die_beside_the_table_is_not_frozen() -> None:
    scene = duel(VETERAN, hand=["Training"], against="Maul", battlefield="Carbon-freezing Chamber")
    scene.h.picks("claim Carbon-freezing Chamber", "use Carbon-freezing Chamber")
    scene.h.is_offered("choose Veteran Stormtrooper die", "choose Maul die")


def test_training_a_position_keeps_both_dice() -> None:
    scene = duel(card(VETERAN, "2RD", "1R", upgrades=["Training"]), hand=["Aim"])
    again = zeton.position("destiny", scene.match.position())
    assert again.position() == scene.match.position() and broken_laws(again.table) == []


def test_wingman_follows_a_red_character() -> None:
    scene = duel("Finn", card(VETERAN, upgrades=["Wingman"]), "Maul")
    scene.h.picks("activate Finn", "use Wingman")
    assert scene.is_exhausted(VETERAN) and len(scene.h.pool) == 2


def test_wingman_does_not_follow_others() -> None:
    scene = duel("Maul", card(VETERAN, upgrades=["Wingman"]))
    scene.h.picks("activate Maul")
    assert scene.asked == "action" and not scene.is_exhausted(VETERAN)
    assert not duel("Maul", hand=["Wingman"]).h.can("play Wingman")
