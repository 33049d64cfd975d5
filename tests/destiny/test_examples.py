"""The worked examples E1–E6 and the scenarios X1–X20 of the rules, as scenes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.destiny.starters import HAN, VETERAN, heroes, villains
from zeton.games.destiny.testing import Scene


def setup_scene(*rolls: tuple[str, str]) -> Scene:
    scene = Scene(heroes(deck=["Alter"]), villains(deck=["Subdue"]), phase="setup")
    scene.h.picks("done")
    scene.will_roll(*rolls)
    scene.v.picks("done")
    return scene


E1_ROLLS = [
    ("Luke Skywalker", "2RD"),
    ("Luke Skywalker", "-"),
    (HAN, "1R"),
    ("Boba Fett", "Sp"),
    ("Boba Fett", "1Dr"),
    (VETERAN, "1R"),
]


def test_e1_roll_off_own_battlefield() -> None:
    scene = setup_scene(*E1_ROLLS)
    scene.h.is_offered("battlefield Outer Rim Outpost", "battlefield Arid Wasteland")
    scene.h.picks("battlefield Outer Rim Outpost")
    scene.v.picks("shield Boba Fett ×1", "shield Veteran Stormtrooper ×1")
    assert scene.h.controls_battlefield
    assert scene.zone_of("Arid Wasteland") == "set_aside"
    scene.h.is_asked("action")
    assert not scene.h.pool and not scene.v.pool
    assert (scene.h.resources, scene.v.resources) == (2, 2)


def test_e1_roll_off_other_battlefield() -> None:
    scene = setup_scene(*E1_ROLLS)
    scene.h.picks("battlefield Arid Wasteland", "shield Luke Skywalker ×1", "shield Luke Skywalker ×1")
    assert scene.v.controls_battlefield
    assert scene.shields_on("Luke Skywalker") == 2
    assert scene.zone_of("Outer Rim Outpost") == "set_aside"
    scene.v.is_asked("action")


def test_e2_one_symbol_per_action() -> None:
    scene = Scene(heroes({"pool": ["1MD", "2RD"]}, {"pool": ["2RD"]}), villains())
    scene.h.picks("resolve Luke Skywalker 2RD", "hit Boba Fett ×2")
    scene.h.is_offered("resolve Han Solo 2RD", "done")
    scene.h.picks("resolve Han Solo 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.h.pool == ["Luke Skywalker 1MD"]
    scene.v.is_asked("action")


def test_e3_meaning_of_the_value() -> None:
    scene = Scene(heroes(supports=[{"card": "Millennium Falcon", "pool": ["2Sh"]}]), villains({"pool": ["2MD"]}), turn="v")
    scene.v.picks("resolve Boba Fett 2MD", "hit Luke Skywalker ×2")
    assert scene.damage_on("Luke Skywalker") == 2
    assert not scene.v.pool
    scene.h.picks("resolve Millennium Falcon 2Sh", "shield Luke Skywalker ×2")
    assert scene.shields_on("Luke Skywalker") == 2
    assert scene.where_is_the_die("Millennium Falcon") == "on_cards"


def test_e4_modifier() -> None:
    blaster = {"card": "Hidden Blaster", "pool": ["+2RD"]}
    scene = Scene(heroes({"pool": ["1RD"], "upgrades": [blaster]}), villains(veteran={"shields": 1}))
    assert not scene.h.can("resolve Hidden Blaster +2RD")
    scene.h.picks("resolve Luke Skywalker 1RD", "add Hidden Blaster +2RD → Luke Skywalker 1RD", "hit Veteran Stormtrooper ×3")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 0)
    assert not scene.h.pool


def test_e4_a_modifier_cannot_be_added_later_nor_to_another_symbol() -> None:
    blaster = {"card": "Hidden Blaster", "pool": ["+2RD"]}
    scene = Scene(heroes({"pool": ["1RD"], "upgrades": [blaster]}), villains())
    scene.h.picks("resolve Luke Skywalker 1RD", "done", "hit Boba Fett ×1")
    scene.v.is_asked("action")  # nothing more could be resolved in that action
    other = Scene(heroes({"pool": ["1MD"], "upgrades": [blaster]}), villains())
    other.h.picks("resolve Luke Skywalker 1MD", "hit Boba Fett ×1")
    assert other.h.pool == ["Hidden Blaster +2RD"]
    other.v.passes()
    assert other.h.why_not_die("Hidden Blaster") == ["R9.1"]


def test_e5_side_with_a_resource_cost() -> None:
    falcon = {"card": "Millennium Falcon", "pool": ["4ID1"]}
    scene = Scene(heroes(supports=[falcon], resources=1), villains())
    scene.h.picks("resolve Millennium Falcon 4ID1")
    scene.v.picks("assign Boba Fett ×3", "assign Veteran Stormtrooper ×1")
    assert (scene.damage_on("Boba Fett"), scene.damage_on(VETERAN), scene.h.resources) == (3, 1, 0)
    assert not Scene(heroes(supports=[falcon]), villains()).h.can("resolve Millennium Falcon 4ID1")


def test_e6_power_action_once_per_round() -> None:
    scene = Scene(heroes({"pool": ["2RD", "1RD"], "exhausted": True}, resources=4), villains())
    scene.h.picks("use Luke Skywalker", "resolve Luke Skywalker 2RD", "hit Boba Fett ×4")
    assert scene.h.resources == 2
    scene.v.passes()
    assert not scene.h.can("use Luke Skywalker")
    assert "R11.3" in scene.h.why_not("Luke Skywalker")
    scene.h.passes()
    scene.pass_all("action")
    assert scene.h.can("use Luke Skywalker")


def test_x1_and_a1_winner_takes_the_shields() -> None:
    scene = setup_scene(("Luke Skywalker", "2RD"), ("Luke Skywalker", "2RD"), *E1_ROLLS[2:5], (VETERAN, "-"))
    scene.h.picks("battlefield Arid Wasteland", "shield Luke Skywalker ×1", "shield Han Solo ×1")
    assert scene.v.controls_battlefield
    assert scene.shields_on("Luke Skywalker") == scene.shields_on(HAN) == 1
    assert scene.shields_on("Boba Fett") == scene.shields_on(VETERAN) == 0


def test_x2_and_a15_what_counts_in_the_roll_off() -> None:
    tie = [
        ("Luke Skywalker", "1Sh"),
        ("Luke Skywalker", "-"),
        (HAN, "+1R"),
        ("Boba Fett", "Sp"),
        ("Boba Fett", "2MD"),
        (VETERAN, "-"),
    ]
    scene = setup_scene(*tie)
    totals = [(e.seat, e.number) for e in scene.match.log(None) if e.what == "roll-off"]
    assert totals[:2] == [(0, 2), (1, 2)] and len(totals) > 2
    scene = setup_scene(*tie[:2], (HAN, "2RD1"), *tie[3:])
    totals = [(e.seat, e.number) for e in scene.match.log(None) if e.what == "roll-off"]
    assert totals == [(0, 3), (1, 2)]


STARTER_H = [
    "R2-D2 (Legacies)",
    "Millennium Falcon",
    "Force Focus",
    "Heirloom Lightsaber",
    "Hidden Blaster",
    "Alter",
    "Invigorate",
]


def test_x3_mulligan() -> None:
    scene = Scene(heroes(deck=STARTER_H * 2 + ["Mislead"] * 6), villains(deck=["Subdue"] * 20), phase="setup")
    hand = scene.h.hand
    scene.h.picks(*(f"put back {title}" for title in hand[:3]), "done")
    assert len(scene.h.hand) == 5  # nothing is shown before both have chosen
    scene.v.picks("done")
    assert len(scene.h.hand) == 5 and len(scene.h.pile("deck")) == 15 and not scene.h.pile("discard")
    assert scene.asked != "mulligan"


def test_x4_passes() -> None:
    scene = Scene(heroes(), villains())
    scene.h.passes()
    scene.v.picks("activate Boba Fett")
    scene.h.passes()
    while scene.match.decision.seat == 1:  # V resolves dice, or passes if nothing can be resolved
        option = next(label for label in scene.offered if label.startswith("resolve") or label not in ("pass",))
        if not option.startswith("resolve"):
            scene.v.picks("activate Veteran Stormtrooper")
            break
        scene.match.choose(scene.offered.index(option))
        while scene.asked != "action":
            scene.match.choose(0)
        break
    scene.h.passes()
    assert scene.table.phase == "action"
    scene.v.passes()
    assert scene.table.round == 2
    start = Scene(heroes(), villains())
    start.h.passes()
    start.v.passes()
    assert start.table.round == 2


def test_x5_claim_and_automatic_passing() -> None:
    scene = Scene(heroes(), villains(), battlefield="v")
    scene.h.picks("claim Arid Wasteland", "use Arid Wasteland")
    assert scene.h.controls_battlefield
    for label in ("activate Boba Fett", "activate Veteran Stormtrooper"):
        scene.v.is_asked("action")
        assert not any(o.startswith("claim") for o in scene.offered)
        scene.v.picks(label)
    scene.v.is_asked("action")
    scene.v.passes()
    assert scene.table.round == 2
    scene.h.is_asked("action")


def test_x6_claiming_what_you_already_control() -> None:
    scene = Scene(heroes(deck=[]), villains())
    scene.h.picks("claim Outer Rim Outpost", "use Outer Rim Outpost")
    assert scene.h.controls_battlefield and scene.h.resources == 1 and not scene.h.hand
    declined = Scene(heroes(deck=["Alter"]), villains())
    declined.h.picks("claim Outer Rim Outpost", "pass")
    assert declined.h.resources == 0 and not declined.h.hand


def test_x7_ambush_order() -> None:
    scene = Scene(heroes(hand=["Hidden Blaster"], resources=2), villains({"shields": 1}))
    scene.h.picks("play Hidden Blaster", "attach Hidden Blaster → Luke Skywalker")
    scene.h.is_asked("reaction")
    scene.h.picks("use Hidden Blaster", "unshield Boba Fett")
    assert scene.shields_on("Boba Fett") == 0
    scene.h.is_asked("additional action")
    scene.h.picks("activate Luke Skywalker")
    assert len(scene.h.pool) == 3
    scene.v.is_asked("action")


def test_x7_declining_is_no_pass() -> None:
    scene = Scene(heroes(hand=["Hidden Blaster"], resources=2), villains(), passes=1)
    scene.h.picks("play Hidden Blaster", "attach Hidden Blaster → Luke Skywalker", "decline")
    scene.v.passes()
    assert scene.table.round == 1
    scene.h.is_asked("action")


def test_x8_replace_and_pay_the_difference() -> None:
    rifle = {"card": "Hunting Rifle", "pool": ["1RD"]}
    scene = Scene(heroes({"upgrades": [rifle]}, hand=["Heirloom Lightsaber"], resources=2), villains())
    scene.h.picks("play Heirloom Lightsaber", "replace Hunting Rifle → Luke Skywalker")
    assert scene.h.resources == 0
    assert scene.zone_of("Hunting Rifle") == "discard" and scene.where_is_the_die("Hunting Rifle") == "set_aside"
    assert (
        scene.where_is_the_die("Heirloom Lightsaber") == "on_cards" and scene.host_of("Heirloom Lightsaber") == "Luke Skywalker"
    )
    poor = Scene(heroes({"upgrades": [rifle]}, hand=["Heirloom Lightsaber"], resources=1), villains())
    assert not poor.h.can("play Heirloom Lightsaber")


def test_x9_cheaper_replacement() -> None:
    scene = Scene(heroes({"upgrades": ["Heirloom Lightsaber"]}, hand=["Hunting Rifle"]), villains())
    scene.h.picks("play Hunting Rifle", "replace Heirloom Lightsaber → Luke Skywalker")
    assert scene.h.resources == 0 and scene.zone_of("Heirloom Lightsaber") == "discard"


def test_x10_and_a4_three_upgrades() -> None:
    three = ["Wrist Rockets", "Hunter Instinct", "Hunting Rifle"]
    scene = Scene(heroes(), villains({"upgrades": three}, hand=["Hidden Blaster"], resources=2), turn="v")
    scene.v.picks("play Hidden Blaster")
    scene.v.is_offered(
        "replace Wrist Rockets → Boba Fett",
        "replace Hunter Instinct → Boba Fett",
        "replace Hunting Rifle → Boba Fett",
        "attach Hidden Blaster → Veteran Stormtrooper",
    )
    scene.v.picks("replace Hunting Rifle → Boba Fett")
    assert scene.v.resources == 1


def test_x11_exhausted_character() -> None:
    scene = Scene(heroes({"exhausted": True}, hand=["Hunting Rifle"], resources=1), villains())
    assert not scene.h.can("activate Luke Skywalker")
    assert "R6.1" in scene.h.why_not("Luke Skywalker")
    scene.h.picks("play Hunting Rifle", "attach Hunting Rifle → Luke Skywalker")
    assert scene.where_is_the_die("Hunting Rifle") == "on_cards"
    scene.v.passes()
    scene.h.passes()
    scene.pass_all("action")
    scene.h.picks("activate Luke Skywalker")
    assert len(scene.h.pool) == 3


def test_x12_falcon_and_han_in_one_action() -> None:
    scene = Scene(heroes(supports=["Millennium Falcon"]), villains({"pool": ["2RD"]}))
    scene.will_roll(("Millennium Falcon", "2R"), (HAN, "1Dc"), ("Boba Fett", "-"))
    scene.h.picks(
        "activate Millennium Falcon", "use Millennium Falcon", "activate Han Solo", "use Han Solo", "reroll Boba Fett 2RD"
    )
    assert scene.v.pool == ["Boba Fett -"]
    assert scene.h.pool == ["Millennium Falcon 2R", "Han Solo 1Dc"]
    scene.v.is_asked("action")
    tired = Scene(heroes({"exhausted": True}, {"exhausted": True}, supports=["Millennium Falcon"]), villains())
    tired.h.picks("activate Millennium Falcon")
    tired.v.is_asked("action")


@pytest.mark.parametrize(("first", "then", "gained"), [("+1R", "2RD", 1), ("2RD", "1R", 0)])
def test_x13_just_rolled_is_checked_before_queued_rerolls(first: str, then: str, gained: int) -> None:
    scene = Scene(heroes(hand=["Smuggler's Run"]), villains())
    scene.will_roll((HAN, first), (HAN, then))
    scene.h.picks("play Smuggler's Run", "activate Han Solo", "use Han Solo", f"reroll Han Solo {first}")
    assert scene.h.resources == gained
    assert scene.h.pool == [f"Han Solo {then}"]


def test_x14_lukes_power_action_and_costs() -> None:
    upgrades = [{"card": "Hunting Rifle", "pool": ["2RD1"]}, {"card": "Hidden Blaster", "pool": ["+2RD"]}]
    scene = Scene(heroes({"upgrades": upgrades}, resources=3), villains())
    scene.h.picks("use Luke Skywalker", "resolve Hunting Rifle 2RD1", "hit Boba Fett ×4")
    assert scene.h.resources == 0 and scene.h.pool == ["Hidden Blaster +2RD"]
    poor = Scene(heroes({"upgrades": upgrades}, resources=2), villains())
    poor.h.picks("use Luke Skywalker")
    assert poor.h.resources == 0 and len(poor.h.pool) == 2
    poor.v.is_asked("action")


def indirect_scene(**options: Any) -> Scene:
    slave = {"card": "Slave I (Legacies)", "pool": ["3ID1"]}
    scene = Scene(
        heroes({"damage": 10}, {"damage": 9, "shields": 1}), villains(supports=[slave], resources=1), turn="v", **options
    )
    scene.v.picks("resolve Slave I 3ID1")
    return scene


def test_x15_indirect_damage() -> None:
    scene = indirect_scene()
    scene.h.picks("assign Luke Skywalker ×3")
    assert scene.zone_of("Luke Skywalker") == "set_aside" and scene.damage_on(HAN) == 9 and scene.shields_on(HAN) == 1
    scene = indirect_scene()
    scene.h.picks("assign Luke Skywalker ×2", "assign Han Solo ×1")
    assert scene.damage_on(HAN) == 9 and scene.shields_on(HAN) == 0 and scene.match.outcome is None
    scene = indirect_scene()
    scene.h.picks("assign Luke Skywalker ×1", "assign Han Solo ×2")
    assert scene.match.outcome is not None and scene.match.outcome.winners == (1,)


def test_x15_with_the_cap_every_point_must_fit() -> None:
    scene = indirect_scene(cap_indirect=True)
    assert scene.match.outcome is not None and scene.match.outcome.winners == (1,)


def test_x16_shield_limit() -> None:
    falcon = {"card": "Millennium Falcon", "pool": ["2Sh"]}
    scene = Scene(heroes(han={"shields": 2}, hand=["Heightened Awareness"], supports=[falcon], resources=2), villains())
    scene.h.picks("play Heightened Awareness", "shield Han Solo ×3")
    assert scene.shields_on(HAN) == 3
    scene.h.picks("resolve Millennium Falcon 2Sh", "shield Han Solo ×2")
    assert scene.shields_on(HAN) == 3 and not scene.h.pool


def test_x17_unblockable() -> None:
    scene = Scene(heroes(battlefield="Petranaki Arena"), villains({"shields": 3}))
    scene.h.picks("claim Petranaki Arena", "use Petranaki Arena", "assign Luke Skywalker ×1", "hit Boba Fett ×1")
    assert (scene.damage_on("Boba Fett"), scene.shields_on("Boba Fett")) == (1, 3)


def test_x18_defeat_in_the_middle_of_an_action() -> None:
    rifle = {"card": "Hunting Rifle", "pool": ["1RD"]}
    scene = Scene(
        heroes({"pool": ["1MD"]}, {"damage": 8, "pool": ["2RD"], "upgrades": [rifle]}, hand=["Bravado"], resources=3),
        villains({"pool": ["2RD"]}, {"pool": ["2RD"]}),
        turn="v",
    )
    scene.v.picks("resolve Boba Fett 2RD", "hit Han Solo ×2")
    assert scene.h.pool == ["Luke Skywalker 1MD"]
    assert scene.zone_of("Hunting Rifle") == "discard" and scene.where_is_the_die("Hunting Rifle") == "set_aside"
    scene.v.picks("resolve Veteran Stormtrooper 2RD")
    scene.v.is_offered("hit Boba Fett ×2", "hit Veteran Stormtrooper ×2", "hit Luke Skywalker ×2")
    scene.v.picks("hit Luke Skywalker ×2")
    assert not scene.h.can("play Bravado")  # no yellow character is left


def redeploy_scene(han_upgrades: list[str]) -> Scene:
    upgrades = [{"card": "Heirloom Lightsaber", "pool": ["2MD"]}, "Hidden Blaster"]
    scene = Scene(
        heroes({"damage": 9, "upgrades": upgrades}, {"exhausted": True, "upgrades": han_upgrades}),
        villains({"pool": ["2RD"]}),
        turn="v",
    )
    scene.v.picks("resolve Boba Fett 2RD", "hit Luke Skywalker ×2")
    return scene


def test_x19_redeploy() -> None:
    scene = redeploy_scene([])
    scene.h.is_offered("redeploy Heirloom Lightsaber → Han Solo", "pass")
    scene.h.picks("redeploy Heirloom Lightsaber → Han Solo")
    assert scene.host_of("Heirloom Lightsaber") == HAN and scene.where_is_the_die("Heirloom Lightsaber") == "on_cards"
    assert scene.zone_of("Hidden Blaster") == "discard" and scene.where_is_the_die("Hidden Blaster") == "set_aside"


def test_x19_a_fourth_upgrade_is_discarded() -> None:
    scene = redeploy_scene(["Hunting Rifle", "Quickdraw Holster", "Force Focus"])
    scene.h.picks("redeploy Heirloom Lightsaber → Han Solo")
    scene.h.is_offered(
        "discard Hunting Rifle", "discard Quickdraw Holster", "discard Force Focus", "discard Heirloom Lightsaber"
    )
    scene.h.picks("discard Force Focus")
    assert scene.zone_of("Force Focus") == "discard"


def test_x20_no_redeploy_from_a_yellow_character() -> None:
    scene = Scene(heroes(han={"damage": 8, "upgrades": ["Heirloom Lightsaber"]}), villains({"pool": ["2RD"]}), turn="v")
    scene.v.picks("resolve Boba Fett 2RD", "hit Han Solo ×2")
    assert scene.zone_of("Heirloom Lightsaber") == "discard"
