"""Playing cards and activating (R5, R6), rule by rule."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_r5_1_a_card_costs_resources() -> None:
    scene = duel("Luke Skywalker", hand=["Alter"], resources=2)
    scene.h.picks("play Alter")
    assert scene.h.resources == 0
    poor = duel("Luke Skywalker", hand=["Alter"], resources=1)
    assert not poor.h.can("play Alter") and poor.h.why_not("Alter") == ["R5.1"]


def test_r5_2_host_then_cost_then_the_card() -> None:
    scene = duel("Luke Skywalker", "Han Solo", hand=["Hunting Rifle"])
    scene.h.picks("play Hunting Rifle")
    assert scene.asked == "attach" and scene.h.resources == 5
    scene.h.picks("attach Hunting Rifle → Han Solo")
    assert scene.h.resources == 4


def test_r5_3_an_upgrade_stays_when_its_restriction_fails() -> None:
    luke = card("Luke Skywalker", damage=10)
    scene = duel(luke, "Han Solo", against=card(VETERAN, "1RD"), hand=["Force Focus"])
    scene.h.picks("play Force Focus", "attach Force Focus → Han Solo")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Luke Skywalker ×1")
    assert scene.zone_of("Luke Skywalker") == "set_aside" and scene.zone_of("Force Focus") == "upgrades"


def test_r5_3_an_upgrade_goes_only_where_it_may() -> None:
    mixed = duel("Luke Skywalker", "Han Solo", hand=["Roguish Charm"])
    mixed.h.picks("play Roguish Charm")
    assert mixed.host_of("Roguish Charm") == "Han Solo"  # the only yellow one


def test_r5_4_a_discount_never_goes_below_zero() -> None:
    scene = duel(card("Palpatine (Legacies)", "2RD", "2MD", dice=2), hand=["Ice Storm"], resources=0)
    scene.h.picks("use Palpatine")
    assert scene.h.resources == 0 and scene.zone_of("Ice Storm") == "discard"


def test_r5_5_and_r5_6_an_event_may_do_nothing() -> None:
    scene = duel("Luke Skywalker", hand=["Ice Storm"])
    scene.h.picks("play Ice Storm")
    assert scene.h.pile("discard") == ["Ice Storm"]


def test_r5_7_to_r5_9_an_upgrade_enters_ready_with_its_die_unrolled() -> None:
    scene = duel("Han Solo", hand=["Heirloom Lightsaber"])
    scene.h.picks("play Heirloom Lightsaber")  # blue on yellow is no matter
    assert not scene.is_exhausted("Heirloom Lightsaber") and scene.where_is_the_die("Heirloom Lightsaber") == "on_cards"
    assert not any(label.startswith("attach Heirloom Lightsaber → Veteran") for label in scene.offered)


def test_r5_10_and_r5_13_never_more_than_three() -> None:
    three = ["Hunting Rifle", "Quickdraw Holster", "Hidden Blaster"]
    scene = duel(card("Luke Skywalker", upgrades=three), hand=["Heirloom Lightsaber"])
    scene.h.picks("play Heirloom Lightsaber")
    assert all(label.startswith("replace") for label in scene.offered) and len(scene.offered) == 3


def test_r5_11_and_r5_12_replacing_pays_the_difference() -> None:
    scene = duel(card("Luke Skywalker", upgrades=[card("Hidden Blaster", "1R")]), hand=["Heirloom Lightsaber"], resources=1)
    scene.h.picks("play Heirloom Lightsaber", "replace Hidden Blaster → Luke Skywalker")
    assert scene.h.resources == 0 and not scene.h.pool and scene.zone_of("Hidden Blaster") == "discard"


def test_r5_14_and_a3_replacing_once_per_round() -> None:
    def scene(once: bool) -> Scene:
        luke = card("Luke Skywalker", upgrades=["Hunting Rifle"])
        found = duel(luke, hand=["Heirloom Lightsaber", "Hidden Blaster"], resources=2, replace_once_per_round=once)
        found.h.picks("play Heirloom Lightsaber", "replace Hunting Rifle → Luke Skywalker")
        found.v.passes()
        return found

    assert not scene(True).h.can("play Hidden Blaster")
    assert scene(False).h.can("play Hidden Blaster")


def test_r5_15_and_r5_16_supports() -> None:
    scene = duel("Luke Skywalker", hand=["R2-D2 (Legacies)", "Perseverance"])
    scene.h.picks("play R2-D2")
    assert scene.zone_of("R2-D2") == "supports" and scene.where_is_the_die("R2-D2") == "on_cards"
    scene.v.passes()
    assert scene.h.can("activate R2-D2") and scene.h.can("play Perseverance")


def test_r5_17_a_unique_card_once_even_by_replacing() -> None:
    saber = "Obi-Wan Kenobi's Lightsaber"
    scene = duel(card("Obi-Wan Kenobi (Legacies)", upgrades=[saber]), hand=[saber])
    assert not scene.h.can(f"play {saber}") and "R5.17" in scene.h.why_not_in_hand(saber)


def test_r5_18_an_action_is_not_carried_out_by_playing() -> None:
    scene = duel(card("Luke Skywalker", "-"), hand=["Backup Specialist"])
    scene.h.picks("play Backup Specialist")
    assert not scene.is_exhausted("Backup Specialist")
    scene.v.passes()
    assert scene.h.can("use Backup Specialist")


def test_r6_1_to_r6_3_activating_exhausts_and_rolls_everything() -> None:
    scene = duel(card("Luke Skywalker", dice=2, upgrades=["Hunting Rifle"]))
    scene.h.picks("activate Luke Skywalker")
    assert scene.is_exhausted("Luke Skywalker") and len(scene.h.pool) == 3 and scene.damage_on(VETERAN) == 0
    scene.v.passes()
    assert not scene.h.can("activate Luke Skywalker") or scene.table.round == 2


def test_r6_4_and_r14_6_dice_in_the_pool_stay() -> None:
    scene = duel(card("Luke Skywalker", "2RD", dice=2))
    scene.h.picks("activate Luke Skywalker")
    assert len(scene.h.pool) == 2 and scene.h.pool[0] == "Luke Skywalker 2RD"


def test_r6_5_a_support_without_a_die() -> None:
    scene = duel("Luke Skywalker", supports=["Defensive Teaching"])
    assert not scene.h.can("activate Defensive Teaching") and "R6.5" in scene.h.why_not("Defensive Teaching")


def test_r6_6_an_exhausted_upgrade_still_rolls() -> None:
    scene = duel(card("Luke Skywalker", upgrades=[card("Hunting Rifle", exhausted=True)]))
    scene.h.picks("activate Luke Skywalker")
    assert len(scene.h.pool) == 2


def test_r6_7_an_upgrade_on_an_exhausted_character_waits() -> None:
    scene = duel(card("Luke Skywalker", exhausted=True), hand=["Hunting Rifle"])
    scene.h.picks("play Hunting Rifle")
    assert scene.where_is_the_die("Hunting Rifle") == "on_cards" and not scene.h.can("activate Luke Skywalker")


def test_r6_8_activation_through_an_effect_triggers_abilities() -> None:
    scene = duel("Han Solo", hand=["Smuggler's Run"])
    scene.h.picks("play Smuggler's Run")
    scene.h.is_asked("reaction")
    tired = duel(card("Han Solo", exhausted=True), hand=["Smuggler's Run"])
    tired.h.picks("play Smuggler's Run")
    assert not tired.h.pool


def test_r6_9_dice_of_one_activation_are_rolled_together() -> None:
    scene = duel(card("Luke Skywalker", dice=2))
    scene.will_roll(("Luke Skywalker", "2RD"), ("Luke Skywalker", "-"))
    scene.h.picks("activate Luke Skywalker")
    assert scene.h.pool == ["Luke Skywalker 2RD", "Luke Skywalker -"]
