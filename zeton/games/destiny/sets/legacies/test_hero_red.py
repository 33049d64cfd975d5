"""Red hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_clone_trooper_rerolls_itself_or_with_control_any() -> None:
    scene = duel("Clone Trooper", card("Finn", "-"), control="v")
    scene.will_roll(("Clone Trooper", "-"), ("Clone Trooper", "2RD"))
    scene.h.picks("activate Clone Trooper", "use Clone Trooper")
    assert scene.h.pool == ["Finn -", "Clone Trooper 2RD"]
    control = duel("Clone Trooper", card("Finn", "-"))
    control.h.picks("activate Clone Trooper", "use Clone Trooper")
    assert control.h.can("reroll Finn -")


def test_finn_moves_damage() -> None:
    scene = duel(card("Finn", "Sp", damage=2), against=card(VETERAN, damage=8, shields=2))
    scene.h.picks("resolve Finn Sp", "take from Finn", "move to Veteran Stormtrooper")
    assert scene.damage_on("Finn") == 1
    assert scene.match.outcome is not None and scene.match.outcome.winners == (0,)


def test_finn_moves_damage_to_a_support_that_breaks() -> None:
    bubble = card("Bubble Shield", damage=2)
    scene = duel(card("Finn", "Sp", damage=2), v_supports=[bubble])
    scene.h.picks("resolve Finn Sp", "take from Finn", "move to Bubble Shield")
    assert scene.zone_of("Bubble Shield") == "discard"


def test_finn_moves_damage_between_any_two_cards_in_play() -> None:
    scene = duel(card("Finn", "Sp", damage=2, upgrades=["Hunting Rifle"]), v_supports=["Slave I (Legacies)"])
    scene.h.picks("resolve Finn Sp", "take from Finn")
    others = ["Veteran Stormtrooper", "Slave I", "Hunting Rifle", "Outer Rim Outpost"]
    scene.h.is_offered(*(f"move to {title}" for title in others))
    scene.h.picks("move to Hunting Rifle")
    assert scene.damage_on("Finn") == scene.damage_on("Hunting Rifle") == 1 and scene.zone_of("Hunting Rifle") == "upgrades"


def test_rose_repairs() -> None:
    scene = duel(card("Rose", "Sp"), supports=[card("Resistance Bomber", damage=2)], resources=0)
    scene.h.picks("resolve Rose Sp", "repair Resistance Bomber")
    assert scene.h.resources == 1 and scene.damage_on("Resistance Bomber") == 1


def test_wedge_antilles_turns_a_vehicle() -> None:
    scene = duel(card("Wedge Antilles", "1R"), supports=[card("Resistance Bomber", "-")])
    scene.h.picks("use Wedge Antilles", "turn Resistance Bomber - to 6ID2")
    assert "Resistance Bomber 6ID2" in scene.h.pool


def test_mortar_team_as_ranged_with_control() -> None:
    scene = duel(card("Finn", "+2RD"), supports=[card("Mortar Team", "2ID")])
    scene.h.picks("resolve Mortar Team 2ID as ranged", "add Finn +2RD → Mortar Team 2ID", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4
    without = duel("Finn", supports=[card("Mortar Team", "2ID")], control="v")
    assert not without.h.can("resolve Mortar Team 2ID as ranged")


def test_resistance_bomber_wears_out() -> None:
    scene = duel("Finn", supports=[card("Resistance Bomber", "3ID", damage=2)])
    scene.h.picks("resolve Resistance Bomber 3ID")
    assert scene.damage_on(VETERAN) == 3 and scene.zone_of("Resistance Bomber") == "discard"


def test_camouflaged_rifle() -> None:
    for control, damage in (("h", 3), ("v", 2)):
        scene = duel(card("Finn", upgrades=[card("Camouflaged Rifle", "Sp")]), control=control)
        scene.h.picks("resolve Camouflaged Rifle Sp", f"hit Veteran Stormtrooper ×{damage}")
        assert scene.damage_on(VETERAN) == damage


def test_rebellion_leader_removes_a_like_symbol() -> None:
    scene = duel(card("Finn", "2RD", upgrades=["Rebellion Leader"]), against=[card(VETERAN, "1RD"), card("Maul", "2MD")])
    scene.h.picks("use Rebellion Leader", "remove Veteran Stormtrooper 1RD")
    assert scene.v.pool == ["Maul 2MD"]
    assert not duel("Clone Trooper", hand=["Rebellion Leader"]).h.can("play Rebellion Leader")


def test_attack_run_activates_a_support() -> None:
    scene = duel("Finn", supports=["Resistance Bomber"], hand=["Attack Run"])
    scene.h.picks("play Attack Run")
    assert len(scene.h.pool) == 1
    scene.h.is_asked("additional action")


def test_equip_moves_a_weapon() -> None:
    rifle = card("Hunting Rifle", "1RD")
    scene = duel(card("Finn", upgrades=[rifle]), "Rose", hand=["Equip"])
    scene.h.picks("play Equip", "move to Rose")
    assert scene.host_of("Hunting Rifle") == "Rose" and scene.where_is_the_die("Hunting Rifle") == "on_cards"


def test_equip_may_arm_an_opponent() -> None:
    scene = duel(card("Finn", upgrades=["Hunting Rifle"]), hand=["Equip"])
    scene.h.picks("play Equip")
    assert scene.host_of("Hunting Rifle") == VETERAN
    scene.v.picks("activate Veteran Stormtrooper")
    assert len(scene.v.pool) == 2


def test_equip_a_second_unique_copy_must_go() -> None:
    rifle = "Zeb Orrelios' Bo-Rifle"
    scene = duel(card("Finn", upgrades=[rifle]), against=card("Zeb Orrelios", upgrades=[rifle]), hand=["Equip"])
    scene.h.picks("play Equip")
    scene.v.is_asked("discard copy")
    scene.match.choose(0)
    assert len(scene.v.pile("upgrades")) == 1


def test_final_moment() -> None:
    scene = duel(card("Finn", exhausted=True), hand=["Final Moment"])
    scene.h.picks("play Final Moment")
    assert not scene.is_exhausted("Finn")
    scene.v.passes()
    scene.h.passes()
    assert scene.match.outcome is not None and (scene.match.outcome.winners, scene.match.outcome.reason) == ((1,), "effect")


def test_light_em_up_with_two_base_dice() -> None:
    scene = duel(card("Finn", "-"), card("Clone Trooper", "1RD"), hand=["Light 'Em Up"])
    scene.will_roll(("Finn", "2RD"))
    scene.h.picks("play Light 'Em Up", "reroll Finn -")
    scene.h.picks("resolve both Clone Trooper 1RD → Finn 2RD #1", "hit Veteran Stormtrooper ×3", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 5 and not scene.h.pool


def test_light_em_up_with_a_modifier() -> None:
    scene = duel(card("Finn", "-"), card("Clone Trooper", "1RD"), hand=["Light 'Em Up"])
    scene.will_roll(("Finn", "+2RD"))
    scene.h.picks("play Light 'Em Up", "reroll Finn -", "add Finn +2RD → Clone Trooper 1RD", "hit Veteran Stormtrooper ×5")
    assert scene.damage_on(VETERAN) == 5
    other = duel(card("Finn", "-"), hand=["Light 'Em Up"])
    other.will_roll(("Finn", "1R"))
    other.h.picks("play Light 'Em Up")
    other.v.is_asked("action")


def test_light_em_up_resolves_one_die_if_the_other_cannot_be_paid_for() -> None:
    rifle = card("Hunting Rifle", "2RD1")
    scene = duel(card("Finn", "-", upgrades=[rifle]), hand=["Light 'Em Up"], resources=1)
    scene.will_roll(("Finn", "2RD"))
    scene.h.picks("play Light 'Em Up", "reroll Finn -")
    scene.h.is_offered("resolve Finn 2RD", "pass")
    scene.h.picks("resolve Finn 2RD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4 and scene.h.pool == ["Hunting Rifle 2RD1"]


def test_mend() -> None:
    scene = duel(card("Finn", damage=4), supports=[card("Resistance Bomber", damage=2)], hand=["Mend"])
    scene.h.picks("play Mend", "repair Finn")
    assert scene.damage_on("Finn") == 1


def test_refit() -> None:
    scene = duel("Finn", hand=["Refit", "Resistance Bomber"], resources=2)
    scene.h.picks("play Refit")
    assert scene.damage_on("Resistance Bomber") == 1 and scene.h.resources == 0


def test_special_modification() -> None:
    scene = duel("Finn", supports=[card("Resistance Bomber", "-", damage=2)], hand=["Special Modification"])
    scene.h.picks("play Special Modification", "turn a die", "turn Resistance Bomber - to 2Dr")
    assert scene.h.pool == ["Resistance Bomber 2Dr"] and scene.damage_on("Resistance Bomber") == 2
    other = duel("Finn", supports=[card("Resistance Bomber", "-", damage=2)], hand=["Special Modification"])
    other.h.picks("play Special Modification", "repair a support")
    assert other.damage_on("Resistance Bomber") == 0


def test_suppression_field() -> None:
    scene = duel("Finn", against=card(VETERAN, "2RD"), supports=["Suppression Field"])
    scene.h.picks("use Suppression Field", "remove Veteran Stormtrooper 2RD")
    assert scene.damage_on("Suppression Field") == 2 and scene.is_exhausted("Suppression Field")
    breaking = duel("Finn", against=card(VETERAN, "3ID"), supports=["Suppression Field"])
    breaking.h.picks("use Suppression Field", "remove Veteran Stormtrooper 3ID")
    assert breaking.zone_of("Suppression Field") == "discard"
