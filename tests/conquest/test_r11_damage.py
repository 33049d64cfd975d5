"""R11 and R12: the damage procedure, shields, indirect and moved damage, warlords hale and bloodied."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ATTACHED,
    ATTACHMENT,
    ENEMY,
    OTHER,
    PLANET,
    SECOND_TARGET,
    TARGET,
    TARGET_PLANET,
    THIS_CARD,
    UNIT,
    YOUR,
    Action,
    Reaction,
    another,
    blank_until_end_of,
    changes,
    deal_damage,
    destroy,
    double_health,
    each,
    health,
    indirect_damage_to_both,
    is_assigned_damage,
    may_be_reassigned,
    move_damage,
    reassign_damage,
    script,
    target,
    titled,
)
from zeton.games.conquest.rules.terms import CANNOT_BE_DAMAGED, UNTIL_PHASE
from zeton.games.conquest.testing import Scene, wounded
from zeton.kernel.words import question_words

PASSIVE = "Void Pirate"


def fight(mine: list[Any], theirs: list[Any], *, two: dict[str, Any] | None = None, window: str = "turns") -> Scene:
    """A battle at the first planet, at the first combat turn."""
    return Scene(one={"planets": {1: mine}}, two={"planets": {1: theirs}, **(two or {})}, battle=1, window=window)


def test_r11_5_and_r11_6_one_shield_card_for_a_unit_s10() -> None:
    scene = fight(["Alpha Legion Infiltrator"], ["Land Raider"], two={"hand": ["Iron Halo", "Drop Pod Assault"]})
    scene.one.attacks("Alpha Legion Infiltrator", "Land Raider")
    scene.two.is_offered("shield Iron Halo → Land Raider", "shield Drop Pod Assault → Land Raider", "pass")
    scene.two.picks("shield Iron Halo → Land Raider")
    assert scene.damage_on("Land Raider") == 2
    assert scene.two.hand == ["Drop Pod Assault"] and scene.two.pile("discard") == ["Iron Halo"]


def test_r11_5_cards_without_shield_icons_are_no_shields() -> None:
    scene = fight(["Goff Nob"], ["Land Raider", PASSIVE], two={"hand": ["Deathwing Guard", "Holy Sepulchre"]})
    scene.one.attacks("Goff Nob", "Land Raider")
    assert scene.damage_on("Land Raider") == 6


def test_r11_8_warlords_and_tokens_are_shielded_too() -> None:
    scene = fight(["Goff Nob"], ["Nazdreg", "Snotlings"], two={"hand": ["Cybork Body"]}, window="second turn")
    scene.one.attacks("Goff Nob", "Nazdreg")
    scene.two.picks("shield Cybork Body → Nazdreg")
    assert scene.damage_on("Nazdreg") == 3


def test_r11_9_overkill_is_ignored_s26() -> None:
    hurt = {"card": "Land Raider", "damage": 6}
    scene = fight(["Possessed"], [hurt, PASSIVE])
    scene.one.attacks("Possessed", "Land Raider")
    damaged = [entry.number for entry in scene.match.log(None) if entry.what == "is damaged"]
    assert damaged == [1]
    assert scene.two.pile("discard") == ["Land Raider"]


def test_r11_3_zero_damage_is_not_dealt_at_all() -> None:
    scene = fight(["Sanctioned Psyker"], ["Land Raider", PASSIVE], two={"hand": ["Iron Halo"]})
    scene.one.attacks("Sanctioned Psyker", "Land Raider")
    assert scene.asked != "shield"


def test_s11_and_r11_14_one_shield_card_saves_one_unit_of_an_area_effect() -> None:
    scene = fight(
        ["Mordian Hellhound", "Goff Nob"],
        ["Shoota Mob", "Snotlings", "Land Raider"],
        two={"hand": ["Cybork Body", "Iron Halo"]},
    )
    scene.one.picks("attack Mordian Hellhound")
    scene.one.is_offered("defend Shoota Mob", "defend Snotlings", "defend Land Raider", "area effect Mordian Hellhound ×1")
    scene.one.picks("area effect Mordian Hellhound ×1")
    scene.two.picks("shield Cybork Body → Shoota Mob")
    scene.two.is_offered("shield Iron Halo → Snotlings", "shield Iron Halo → Land Raider", "pass")
    scene.two.passes()
    assert sorted(scene.two.units_at(1)) == ["Land Raider", "Shoota Mob"]
    assert scene.damage_on("Land Raider") == 1
    assert scene.card("Snotlings").place == "bank"  # R11.14


def test_r18_3_and_r18_4_area_effect_declares_no_defender_and_is_no_attack_damage_s13() -> None:
    scene = fight(["Daring Assault Squad", "Goff Nob"], ["Hellion Gang", "Land Raider"])
    scene.one.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    assert scene.two.pile("discard") == ["Hellion Gang"]  # 2, not halved by Flying
    assert not any(entry.what == "is attacked" for entry in scene.match.log(None))


def test_r18_8_flying_halves_and_rounds_up_s2_s3() -> None:
    scene = fight(["Goff Nob"], ["Black Legion Heldrake", PASSIVE])
    scene.one.attacks("Goff Nob", "Black Legion Heldrake")
    assert scene.damage_on("Black Legion Heldrake") == 3
    scene = fight(["Hellion Gang"], ["Raven Guard Speeder", PASSIVE])
    scene.one.attacks("Hellion Gang", "Raven Guard Speeder")
    assert scene.damage_on("Raven Guard Speeder") == 2


def test_r18_5_armorbane_allows_no_shields() -> None:
    scene = fight(["Iyanden Wraithguard"], ["Land Raider", PASSIVE], two={"hand": ["Iron Halo"]})
    scene.one.attacks("Iyanden Wraithguard", "Land Raider")
    assert scene.damage_on("Land Raider") == 4


def test_r18_7_brutal_adds_the_damage_once_s7() -> None:
    scene = fight([{"card": "Enraged Ork", "damage": 3}], ["Land Raider", PASSIVE])
    assert scene.attack_of("Enraged Ork") == 3


def test_r12_1_r12_2_and_r12_8_a_hale_warlord_is_bloodied_and_goes_home_s33() -> None:
    cato = {"card": "Captain Cato Sicarius", "damage": 5, "attachments": ["Tallassarian Tempest Blade"]}
    scene = fight([cato, PASSIVE], ["Alpha Legion Infiltrator"], window="second turn")
    scene.two.attacks("Alpha Legion Infiltrator", "Captain Cato Sicarius")
    state = scene.card("Captain Cato Sicarius")
    assert (state.place, state.damage, state.exhausted, state.bloodied) == ("hq", 0, True, True)
    assert scene.card("Tallassarian Tempest Blade").host == "Captain Cato Sicarius"
    assert scene.health_of("Captain Cato Sicarius") == 5
    assert not any(entry.what == "destroyed" for entry in scene.match.log(None))  # R12.2
    assert scene.one.units_at(1) == [PASSIVE]  # R12.8


def test_r12_3_r18_6_and_r22_2_a_bloodied_warlord_loses_the_game_s34() -> None:
    cato = {"card": "Captain Cato Sicarius", "damage": 3, "bloodied": True}
    scene = fight([cato, PASSIVE], ["Alpha Legion Infiltrator"], window="second turn")
    scene.two.attacks("Alpha Legion Infiltrator", "Captain Cato Sicarius")
    assert scene.match.outcome == ((1,), "warlord")


def test_r22_4_both_bloodied_warlords_at_once_are_a_draw_s35(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(deal_damage(2, each(OTHER & UNIT)))))
    scene = Scene(
        one={"warlord": {"card": "Captain Cato Sicarius", "damage": 4, "bloodied": True}, "hq": ["Void Pirate"]},
        two={"warlord": {"card": "Nazdreg", "damage": 4, "bloodied": True}},
    )
    scene.one.picks("use Void Pirate")
    assert scene.match.outcome == ((), "warlord")


def test_r11_11_shields_against_one_source_alternate_initiative_first_s12(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(deal_damage(1, each(OTHER & UNIT)))))
    scene = Scene(
        one={"hq": ["Void Pirate", "Land Raider"], "hand": ["Indomitable", "Iron Halo"]},
        two={"hq": ["Goff Nob", "Snotlings"], "hand": ["Cybork Body"]},
    )
    scene.one.picks("use Void Pirate", "shield Indomitable → Land Raider")
    scene.two.picks("shield Cybork Body → Snotlings")
    scene.one.is_offered("shield Iron Halo → Captain Cato Sicarius", "pass")  # one per unit
    scene.one.passes()
    assert [scene.damage_on(t) for t in ("Land Raider", "Snotlings", "Goff Nob", "Nazdreg")] == [0, 0, 1, 1]


def test_r11_15_indirect_damage_is_divided_by_its_victim_s25(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Action(indirect_damage_to_both(3, TARGET_PLANET), targets=target(PLANET))))
    hurt = {"card": "Goff Nob", "damage": 5}
    scene = Scene(one={"hq": ["Void Pirate"]}, two={"planets": {2: [hurt, "Land Raider"]}})
    scene.one.picks("use Void Pirate", "target Atrox Prime")
    scene.two.picks("hit Goff Nob ×1")
    scene.two.picks("hit Land Raider ×1")  # no more than 1 fits on Goff Nob, so the rest goes by itself
    assert scene.two.pile("discard") == ["Goff Nob"]
    assert scene.damage_on("Land Raider") == 2


def test_r11_16_moved_damage_is_put_on_without_a_shield_s22(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script(
            "void-pirate", Action(move_damage(2, TARGET, SECOND_TARGET), targets=(target(YOUR & UNIT), another(ENEMY & UNIT)))
        ),
    )
    scene = Scene(
        one={"hq": ["Void Pirate", {"card": "Goff Nob", "damage": 3}]},
        two={"hq": ["Shoota Mob"], "hand": ["Cybork Body"]},
    )
    scene.one.picks("use Void Pirate", "target Goff Nob", "target Shoota Mob")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.two.pile("discard") == ["Shoota Mob"]


def test_r11_17_reassigned_damage_is_shielded_by_its_new_recipient_and_not_reassigned_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take_it = Reaction(may_be_reassigned(is_assigned_damage(OTHER & YOUR & UNIT)), reassign_damage(1, THIS_CARD))
    stub(monkeypatch, script("void-pirate", take_it), script("rogue-trader", take_it))
    scene = fight(["Land Raider"], ["Goff Nob", "Void Pirate", "Rogue Trader"], two={"hand": ["Cybork Body"]})
    scene.one.attacks("Land Raider", "Goff Nob")
    scene.two.picks("use Void Pirate")
    scene.two.is_offered("use Rogue Trader", "pass")  # another point of the 2 that are left
    scene.two.passes()
    scene.two.is_offered("shield Cybork Body → Goff Nob", "shield Cybork Body → Void Pirate", "pass")
    scene.two.picks("shield Cybork Body → Void Pirate")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Void Pirate")) == (2, 0)


def test_r11_18_what_cannot_be_damaged_is_dealt_none_but_can_be_destroyed_w8(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", changes(CANNOT_BE_DAMAGED, titled("Goff Nob"))),
        script(
            "rogue-trader",
            Action(deal_damage(2), targets=target(ENEMY & UNIT)),
            Action(destroy(), targets=target(ENEMY & UNIT)),
        ),
    )
    scene = Scene(
        one={"hq": ["Rogue Trader"]},
        two={"hq": [{"card": "Goff Nob", "damage": 1}, "Void Pirate"], "hand": ["Shoota Mob"], "resources": 1},
    )
    scene.one.picks("use Rogue Trader")
    scene.one.is_offered("target Nazdreg", "target Void Pirate")  # nobody targets the Nob for damage
    scene.one.picks("target Nazdreg")
    scene.two.passes()
    scene.one.picks("use Rogue Trader #1", "target Goff Nob")
    assert scene.two.pile("discard") == ["Goff Nob"]


def test_r11_13_hp_that_drops_destroys_at_once_s6(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("cybork-body", double_health(ATTACHED)),
        script("hostile-environment-gear", health(ATTACHED, 3)),
        script("void-pirate", Action(destroy(), targets=target(ATTACHMENT & titled("Hostile Environment Gear")))),
    )
    boyz = {"card": "Goff Boyz", "damage": 5, "attachments": ["Cybork Body", "Hostile Environment Gear"]}
    scene = Scene(one={"hq": ["Void Pirate", boyz]}, two={"hand": ["Shoota Mob"], "resources": 1})
    assert scene.health_of("Goff Boyz") == 10
    scene.one.picks("use Void Pirate")
    assert sorted(scene.one.pile("discard")) == ["Cybork Body", "Goff Boyz", "Hostile Environment Gear"]


def test_r11_1_assign_then_shield_then_take() -> None:
    scene = fight(["Alpha Legion Infiltrator"], ["Blood Angels Veterans", PASSIVE], two={"hand": ["Indomitable"]})
    scene.one.attacks("Alpha Legion Infiltrator", "Blood Angels Veterans")
    scene.two.is_asked("reaction")  # assigned, and nothing taken yet
    assert scene.damage_on("Blood Angels Veterans") == 0
    scene.two.picks("use Blood Angels Veterans")
    scene.two.is_asked("shield")
    scene.two.picks("shield Indomitable → Blood Angels Veterans")
    assert scene.damage_on("Blood Angels Veterans") == 2


def test_r11_2_doubled_and_halved_together_then_rounded_up_s4() -> None:
    scene = fight(["Tankbusta Bommaz"], ["Assault Valkyrie", PASSIVE])
    scene.one.attacks("Tankbusta Bommaz", "Assault Valkyrie")
    assert scene.damage_on("Assault Valkyrie") == 3


def test_r11_7_a_cancelled_shield_stays_used() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout", PASSIVE]}, "hand": ["No Mercy"]},
        two={"planets": {1: ["Goff Nob"]}, "hand": ["Cybork Body", "Rokkit Launcha"]},
        battle=1,
        window="turns",
    )
    scene.one.attacks("10th Company Scout", "Goff Nob")
    scene.two.picks("shield Cybork Body → Goff Nob")
    scene.one.picks("use No Mercy", "exhaust Captain Cato Sicarius")
    assert scene.damage_on("Goff Nob") == 2 and scene.two.hand == ["Rokkit Launcha"]  # no second one was offered
    assert scene.two.pile("discard") == ["Cybork Body"]


def test_r11_10_damage_that_is_prevented_has_damaged_nobody() -> None:
    scene = fight(["Black Heart Ravager"], ["Goff Nob", PASSIVE], two={"hand": ["Cybork Body"]})
    scene.one.attacks("Black Heart Ravager", "Goff Nob")
    scene.two.picks("shield Cybork Body → Goff Nob")
    assert not scene.one.can("use Black Heart Ravager") and scene.two.units_at(1) == ["Goff Nob", PASSIVE]


def test_r11_12_each_unit_is_a_trigger_of_its_own_s16() -> None:
    scene = Scene(
        one={"warlord": "Zarathur, High Sorcerer", "planets": {1: ["Zarathur, High Sorcerer", "Vicious Bloodletter"]}},
        two={"planets": {1: ["Deathwing Guard", "Land Raider"]}},
        battle=1,
        window="turns",
    )
    scene.one.picks("attack Vicious Bloodletter", "area effect Vicious Bloodletter ×3")
    scene.one.picks("use Zarathur, High Sorcerer → Land Raider", "use Zarathur, High Sorcerer")
    assert (scene.damage_on("Deathwing Guard"), scene.damage_on("Land Raider")) == (4, 4)


def test_r11_14_a_destroyed_card_lies_on_top_of_its_owners_pile() -> None:
    scene = fight(["Possessed"], ["Shoota Mob", PASSIVE], two={"discard": ["Crushface"]})
    scene.one.attacks("Possessed", "Shoota Mob")
    assert scene.two.pile("discard") == ["Crushface", "Shoota Mob"]


def test_r11_19_damaged_is_a_state() -> None:
    scene = fight(["10th Company Scout"], ["Bad Dok", PASSIVE])
    assert scene.command_of("Bad Dok") == 1
    scene.one.attacks("10th Company Scout", "Bad Dok")
    assert scene.command_of("Bad Dok") == 4


def test_r12_4_the_bloodied_side_replaces_values_and_text() -> None:
    for bloodied, has_brutal, values in ((False, True, (2, 7)), (True, False, (2, 5))):
        nazdreg = {"card": "Nazdreg", "bloodied": bloodied}
        scene = fight(["Land Raider"], [nazdreg, "Goff Nob"])
        assert scene.has("Goff Nob", "Brutal") == has_brutal
        assert (scene.attack_of("Nazdreg"), scene.health_of("Nazdreg")) == values


def test_r12_5_bloodied_cannot_be_blanked(monkeypatch: pytest.MonkeyPatch) -> None:
    wipe = Action((blank_until_end_of(UNTIL_PHASE, TARGET), deal_damage(9)), targets=target(ENEMY & UNIT))
    stub(monkeypatch, script("void-pirate", wipe))
    scene = Scene(one={"hq": ["Void Pirate"]}, two={"warlord": {"card": "Nazdreg", "bloodied": True}})
    scene.one.picks("use Void Pirate")
    assert scene.match.outcome == ((0,), "warlord")


def test_r12_6_warlords_are_not_sacrificed() -> None:
    one = {"hand": ["Pact of the Haemonculi"], "resources": 2}
    two = {"hand": ["Shoota Mob"], "resources": 1}
    assert "R15.3" in Scene(one=one, two=two).one.why_not("Pact of the Haemonculi")
    scene = Scene(one={**one, "hq": ["Void Pirate"]}, two=two)
    scene.one.picks("use Pact of the Haemonculi", "sacrifice Void Pirate")
    assert scene.one.units_at(0) == ["Captain Cato Sicarius"]


def test_r11_13_hp_lost_by_moving_are_lost_before_the_move_is_answered() -> None:
    """A wounded Shrine Guard that is driven from a strongpoint is dead before Cry of the Wind could carry it back; one that is
    not wounded lives, and is carried on."""
    for damage in (1, 0):
        guard, cry = "Sacaellum Shrine Guard", "Cry of the Wind"
        scene = Scene(
            one={"supports": ["Vile Laboratory"], "hand": ["Sniveling Grot"]},
            two={"planets": {3: [wounded(guard, damage)]}, "hand": [cry]},
        )
        scene.one.picks("use Vile Laboratory", "target Barlus")
        scene.two.picks("move Sacaellum Shrine Guard → Elouith")
        assert scene.two.can(f"use {cry}") == (not damage)
        assert scene.two.units_at(4) == ([] if damage else [guard])
        assert question_words(scene.decision, "en", scene.match)
