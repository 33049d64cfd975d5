"""Yellow neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel


def test_electroshock_awakenings_removes_a_low_die() -> None:
    falcon = card("Millennium Falcon", "3RD")
    scene = duel("Boba Fett", against=card("Han Solo", "2RD"), v_supports=[falcon], hand=["Electroshock"])
    scene.h.picks("play Electroshock")
    assert scene.v.pool == ["Millennium Falcon 3RD"]
    assert not duel("Maul", against=card("Han Solo", "2RD"), hand=["Electroshock"]).h.can("play Electroshock")


def test_unpredictable_awakenings_rerolls_any_die() -> None:
    scene = duel("Boba Fett", against=card("Han Solo", "2RD"), hand=["Unpredictable"])
    scene.will_roll(("Han Solo", "-"))
    scene.h.picks("play Unpredictable")
    scene.h.is_asked("additional action")
    assert scene.v.pool == ["Han Solo -"]


def test_jetpack_removes_melee_damage_and_shields() -> None:
    scene = duel(card("Boba Fett", upgrades=[card("Jetpack", "Sp")]), against=[card("Maul", "2MD"), card("Han Solo", "2RD")])
    scene.h.picks("resolve Jetpack Sp")
    assert scene.v.pool == ["Han Solo 2RD"] and scene.shields_on("Boba Fett") == 1


def test_jetpack_shields_without_a_die_to_remove() -> None:
    scene = duel(card("Boba Fett", upgrades=[card("Jetpack", "Sp")]), against=card("Han Solo", "2RD"))
    scene.h.picks("resolve Jetpack Sp")
    assert scene.v.pool == ["Han Solo 2RD"] and scene.shields_on("Boba Fett") == 1


def test_thermal_detonator_hits_everybody_and_is_gone() -> None:
    scene = duel(card("Boba Fett", upgrades=[card("Thermal Detonator", "Sp")]), against=["Veteran Stormtrooper", "Han Solo"])
    scene.h.picks("resolve Thermal Detonator Sp")
    assert scene.damage_on("Veteran Stormtrooper") == scene.damage_on("Han Solo") == 3
    assert scene.zone_of("Thermal Detonator") == "discard"
    assert not duel("Maul", hand=["Thermal Detonator"]).h.can("play Thermal Detonator")


def test_thermal_detonator_may_go_on_any_character_beside_a_yellow_one() -> None:
    scene = duel("Maul", "Boba Fett", hand=["Thermal Detonator"])
    scene.h.picks("play Thermal Detonator")
    assert scene.h.can("attach Thermal Detonator → Maul")


def test_reversal_awakenings_deals_the_removed_damage() -> None:
    scene = duel("Boba Fett", against=[card("Maul", "2MD"), card("Han Solo", "1R")], hand=["Reversal"])
    scene.h.picks("play Reversal", "hit Han Solo ×2")
    assert scene.damage_on("Han Solo") == 2 and scene.v.pool == ["Han Solo 1R"]
    assert not duel("Maul", against=card("Han Solo", "2RD"), hand=["Reversal"]).h.can("play Reversal")


def test_scramble_rerolls_all_dice_of_the_opponent() -> None:
    scene = duel(card("Boba Fett", "-"), against=[card("Maul", "2MD"), card("Han Solo", "2RD")], hand=["Scramble"])
    scene.will_roll(("Maul", "-"), ("Han Solo", "-"))
    scene.h.picks("play Scramble")
    assert scene.v.pool == ["Maul -", "Han Solo -"] and scene.h.pool == ["Boba Fett -"]
    assert not duel("Maul", against=card("Han Solo", "2RD"), hand=["Scramble"]).h.can("play Scramble")


def test_black_market_draws_and_sells_an_upgrade() -> None:
    scene = duel("Bib Fortuna", supports=[card("Black Market", "Sp")], deck=["Jetpack", "Aim", "Block"], resources=1)
    scene.h.picks("resolve Black Market Sp")
    scene.h.is_offered("play Jetpack", "done")
    scene.h.picks("play Jetpack")
    assert scene.host_of("Jetpack") == "Bib Fortuna" and scene.h.hand == ["Aim"] and scene.h.resources == 0


def test_black_market_sells_nothing_too_dear() -> None:
    scene = duel("Bib Fortuna", supports=[card("Black Market", "Sp")], deck=["Jetpack", "Aim"], resources=0)
    scene.h.picks("resolve Black Market Sp")
    assert sorted(scene.h.hand) == ["Aim", "Jetpack"]


def test_disarm_discards_a_weapon_worth_a_die() -> None:
    foe = card("Han Solo", upgrades=["Lightsaber", "Comlink", "Promotion"])
    scene = duel(card("Maul", "2MD"), against=foe, hand=["Disarm"])
    scene.h.picks("play Disarm")
    assert scene.v.pile("discard") == ["Comlink"] and not scene.h.pool


def test_disarm_without_a_die_discards_nothing() -> None:
    scene = duel(card("Maul", "-"), against=card("Han Solo", upgrades=["Comlink"]), hand=["Disarm"])
    scene.h.picks("play Disarm")
    assert not scene.v.pile("discard")


def test_hunker_down_gives_a_shield_until_melee_damage_is_taken() -> None:
    scene = duel(card("Han Solo", upgrades=["Hunker Down"]), against=card("Maul", "2MD"))
    scene.h.picks("use Hunker Down")
    assert scene.shields_on("Han Solo") == 1 and scene.is_exhausted("Hunker Down")
    scene.v.picks("resolve Maul 2MD", "hit Han Solo ×2")
    assert scene.h.pile("discard") == ["Hunker Down"]


def test_hunker_down_stays_when_shields_block_or_the_damage_is_ranged() -> None:
    blocked = duel(card("Han Solo", shields=2, upgrades=["Hunker Down"]), against=card("Maul", "2MD"), turn="v")
    blocked.v.picks("resolve Maul 2MD", "hit Han Solo ×2")
    assert blocked.host_of("Hunker Down") == "Han Solo"
    ranged = duel(card("Han Solo", upgrades=["Hunker Down"]), against=card("Veteran Stormtrooper", "2RD"), turn="v")
    ranged.v.picks("resolve Veteran Stormtrooper 2RD", "hit Han Solo ×2")
    assert ranged.host_of("Hunker Down") == "Han Solo"


def test_cunning_borrows_the_special_of_another_card() -> None:
    cunning = card("Cunning", "Sp")
    foe = card("Maul", upgrades=["Thermal Detonator", "Lightsaber"])
    scene = duel(card("Bib Fortuna", upgrades=[cunning]), against=foe)
    scene.h.picks("resolve Cunning Sp", "borrow Thermal Detonator")
    assert scene.damage_on("Maul") == 3 and scene.v.pile("discard") == ["Thermal Detonator"]


def test_cunning_rerolls_no_die_with_a_borrowed_special() -> None:
    scene = duel(card("Han Solo", upgrades=[card("Cunning", "Sp")]), v_supports=["Black One"])
    scene.h.picks("resolve Cunning Sp", "borrow Black One", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on("Veteran Stormtrooper") == 1 and not scene.h.pool


def test_cunning_cannot_switch_a_sith_holocron_of_the_opponent() -> None:
    foe = card("Maul", upgrades=["Sith Holocron"])
    scene = duel(card("Han Solo", upgrades=[card("Cunning", "Sp")]), against=foe, hand=["Force Throw"])
    scene.h.picks("resolve Cunning Sp")
    assert scene.host_of("Sith Holocron") == "Maul" and scene.h.hand == ["Force Throw"]


def test_cunning_a62_does_not_go_round_in_circles() -> None:
    mine = card("Han Solo", upgrades=[card("Cunning", "Sp"), "Cunning"])
    scene = duel(mine)
    scene.h.picks("resolve Cunning Sp")
    assert not scene.h.pool and scene.decision.seat == 1
    assert not duel("Tarkin", hand=["Cunning"]).h.can("play Cunning")


def test_infamous_gives_ambush_to_a_yellow_card() -> None:
    scene = duel("Bib Fortuna", supports=["Infamous"], hand=["Scramble"])
    scene.h.picks("play Scramble")
    scene.h.is_offered("use Infamous", "pass")
    scene.h.picks("use Infamous")
    scene.h.is_asked("additional action")
    assert scene.is_exhausted("Infamous")


def test_infamous_is_asked_for_yellow_cards_only() -> None:
    scene = duel("Bib Fortuna", supports=["Infamous"], hand=["Take Cover"])
    scene.h.picks("play Take Cover", "shield Bib Fortuna ×1")
    assert not scene.is_exhausted("Infamous") and scene.decision.seat == 1
