"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_force_push_turns_two_of_their_dice() -> None:
    push = card("Force Push", "Sp")
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD")]
    scene = duel(card("Luke Skywalker", "-", upgrades=[push]), against=foes)
    scene.h.picks("resolve Force Push Sp", "turn Veteran Stormtrooper 2RD to -", "turn Maul 2MD to -")
    assert sorted(scene.v.pool) == ["Maul -", "Veteran Stormtrooper -"] and scene.h.pool == ["Luke Skywalker -"]


def test_force_push_is_for_blue_characters() -> None:
    assert not duel("Han Solo", hand=["Force Push"]).h.can("play Force Push")


def test_force_speed_gives_two_actions() -> None:
    speed = card("Force Speed", "Sp")
    scene = duel(card("Luke Skywalker", "1R", upgrades=[speed]), "Maul")
    scene.h.picks("resolve Force Speed Sp")
    scene.h.is_asked("additional action")
    scene.h.picks("resolve Luke Skywalker 1R")
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_makashi_training_parries_with_a_blow_of_its_own() -> None:
    training = card("Makashi Training", "1R")
    scene = duel(card("Maul", "2MD", upgrades=[training]), against=[card("Boba Fett", "2MD"), card(VETERAN, "2RD")])
    scene.h.picks("use Makashi Training")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.h.pool == ["Makashi Training 1R"]
    assert scene.is_exhausted("Makashi Training")


def test_makashi_training_needs_melee_damage_and_a_blue_character() -> None:
    training = card("Makashi Training", "1R")
    assert not duel(card("Maul", "1R", upgrades=[training]), against=card("Boba Fett", "2MD")).h.can("use Makashi Training")
    assert not duel("Han Solo", hand=["Makashi Training"]).h.can("play Makashi Training")


def test_decisive_blow_spirit_of_rebellion_removes_the_dice_of_the_struck() -> None:
    foe = card("Boba Fett", "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel(card("Maul", "2MD"), against=[foe, card(VETERAN, "2RD")], hand=["Decisive Blow"])
    scene.h.picks("play Decisive Blow", "hit Boba Fett ×2")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.damage_on("Boba Fett") == 2


def test_high_ground_strikes_the_owner_of_a_character_die() -> None:
    foe = card("Boba Fett", "2RD", upgrades=[card("Hunting Rifle", "1RD")])
    scene = duel("Maul", against=foe, hand=["High Ground"])
    scene.h.picks("play High Ground", "remove Boba Fett 2RD")
    assert scene.damage_on("Boba Fett") == 1
    scene = duel("Maul", against=foe, hand=["High Ground"])
    scene.h.picks("play High Ground", "remove Hunting Rifle 1RD")
    assert scene.damage_on("Boba Fett") == 0
    assert not duel("Maul", against=foe, hand=["High Ground"], control="v").h.can("play High Ground")


def test_momentum_shift_steals_a_shield() -> None:
    scene = duel("Maul", against=card(VETERAN, shields=2), hand=["Momentum Shift"])
    scene.h.picks("play Momentum Shift", "shield Maul ×1")
    assert scene.shields_on(VETERAN) == 1 and scene.shields_on("Maul") == 1


def test_momentum_shift_needs_room() -> None:
    scene = duel(card("Maul", shields=3), against=card(VETERAN, shields=2), hand=["Momentum Shift"])
    scene.h.picks("play Momentum Shift")
    assert scene.shields_on(VETERAN) == 2 and scene.shields_on("Maul") == 3


def test_overconfidence_removes_the_lower_of_two() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    scene = duel("Maul", against=foes, hand=["Overconfidence"])
    scene.will_roll((VETERAN, "1RD"), ("Boba Fett", "2MD"))
    scene.h.picks("play Overconfidence", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    assert scene.v.pool == ["Boba Fett 2MD"]


def test_overconfidence_leaves_a_tie_to_the_player() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    scene = duel("Maul", against=foes, hand=["Overconfidence"])
    scene.will_roll((VETERAN, "2RD"), ("Boba Fett", "2MD"))
    scene.h.picks("play Overconfidence", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    scene.h.is_offered("remove Veteran Stormtrooper 2RD", "remove Boba Fett 2MD")
    assert not duel("Boba Fett", against=foes, hand=["Overconfidence"]).h.can("play Overconfidence")


def test_rejuvenate_needs_a_blue_character() -> None:
    scene = duel("Luke Skywalker", card("Han Solo", damage=2), hand=["Rejuvenate"])
    scene.h.picks("play Rejuvenate", "heal Han Solo ×1")
    assert scene.damage_on("Han Solo") == 1
    assert not duel("Han Solo", hand=["Rejuvenate"]).h.can("play Rejuvenate")


def test_trust_your_instincts_rerolls_dice_of_one_character() -> None:
    maul = card("Maul", "-", upgrades=[card("Hunting Rifle", "-")])
    scene = duel(maul, card("Boba Fett", "-"), hand=["Trust Your Instincts"])
    scene.will_roll(("Maul", "2MD"), ("Hunting Rifle", "1RD"))
    scene.h.picks("play Trust Your Instincts", "reroll Maul -", "reroll Hunting Rifle -", "use Trust Your Instincts")
    assert sorted(scene.h.pool) == ["Boba Fett -", "Hunting Rifle 1RD", "Maul 2MD"] and len(scene.h.pile("hand")) == 1
    assert not duel("Boba Fett", hand=["Trust Your Instincts"]).h.can("play Trust Your Instincts")


def test_meditate_turns_a_die_from_damage() -> None:
    scene = duel(card("Maul", "-"), card("Boba Fett", "2RD"), supports=["Meditate"])
    scene.h.picks("use Meditate")
    scene.h.is_offered(*(f"turn Boba Fett 2RD to {side}" for side in ("1Dr", "1R", "Sp", "-")))
    scene.h.picks("turn Boba Fett 2RD to 1R")
    assert scene.h.pool == ["Boba Fett 1R"] and scene.is_exhausted("Meditate")


def test_meditate_needs_a_blank() -> None:
    assert not duel(card("Boba Fett", "2RD"), supports=["Meditate"]).h.can("use Meditate")


def test_force_illusion_blocks_with_cards_of_the_deck() -> None:
    scene = duel(card("Yoda", upgrades=["Force Illusion"]), against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    assert scene.damage_on("Yoda") == 0 and len(scene.h.pile("discard")) == 3
    assert scene.zone_of("Force Illusion") == "discard"


def test_force_illusion_or_shields_may_block_first() -> None:
    target = card("Yoda", shields=1, upgrades=["Force Illusion"])
    scene = duel(target, against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    scene.h.is_offered("block Yoda ×2", "block Yoda ×1")
    scene.h.picks("block Yoda ×1")
    assert scene.damage_on("Yoda") == 0 and scene.shields_on("Yoda") == 0 and len(scene.h.pile("discard")) == 2


def test_force_illusion_fails_with_too_few_cards() -> None:
    scene = duel(card("Yoda", upgrades=["Force Illusion"]), against=card("Maul", "2MD"), turn="v", deck=["Mislead"])
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    assert scene.damage_on("Yoda") == 2 and not scene.h.pile("deck")
