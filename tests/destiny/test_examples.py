"""The worked examples E1–E6 and the scenarios X1–X40 of the rules, as scenes. H is the first player, V the second."""

from __future__ import annotations

from typing import Any

import pytest

from zeton.games.destiny.testing import Scene

LUKE: dict[str, Any] = {"card": "Luke Skywalker", "dice": 2}
BOBA: dict[str, Any] = {"card": "Boba Fett", "dice": 2}
HAN, VETERAN = "Han Solo", "Veteran Stormtrooper"


def heroes(luke: dict[str, Any] | None = None, han: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"characters": [{**LUKE, **(luke or {})}, {"card": HAN, **(han or {})}], "deck": ["Mislead"] * 9, **more}


def villains(boba: dict[str, Any] | None = None, veteran: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"characters": [{**BOBA, **(boba or {})}, {"card": VETERAN, **(veteran or {})}], "deck": ["Crackdown"] * 9, **more}


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


def test_x1_winner_takes_the_shields() -> None:
    scene = setup_scene(("Luke Skywalker", "2RD"), ("Luke Skywalker", "2RD"), *E1_ROLLS[2:5], (VETERAN, "-"))
    scene.h.picks("battlefield Arid Wasteland", "shield Luke Skywalker ×1", "shield Han Solo ×1")
    assert scene.v.controls_battlefield
    assert scene.shields_on("Luke Skywalker") == scene.shields_on(HAN) == 1
    assert scene.shields_on("Boba Fett") == scene.shields_on(VETERAN) == 0


def test_x2_what_counts_in_the_roll_off() -> None:
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


STARTER_H = ["R2-D2", "Millennium Falcon", "Force Focus", "Heirloom Lightsaber", "Hidden Blaster", "Alter", "Invigorate"]


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


def test_x10_three_upgrades() -> None:
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
    slave = {"card": "Slave I", "pool": ["3ID1"]}
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
    scene.h.picks("play Bravado")  # without a yellow character it does nothing
    assert scene.zone_of("Bravado") == "discard" and scene.h.resources == 0


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


def test_x21_focus() -> None:
    upgrades = [{"card": "74-Z Speeder Bike", "pool": ["1F"]}, {"card": "Hunter Instinct", "pool": ["-"]}]
    scene = Scene(heroes({"pool": ["2RD"]}), villains({"pool": ["1R"], "upgrades": upgrades}), turn="v")
    scene.v.picks("resolve 74-Z Speeder Bike 1F")
    assert not any("74-Z" in label or "Luke" in label for label in scene.offered)
    assert not scene.v.can("turn Boba Fett 1R to 1R")
    scene.v.picks("turn Hunter Instinct - to 1F")
    scene.v.picks("resolve Hunter Instinct 1F", "turn Boba Fett 1R to 2RD")
    assert scene.v.pool == ["Boba Fett 2RD"]


def test_x21_a_die_may_be_turned_to_an_identical_side() -> None:
    bike = {"card": "74-Z Speeder Bike", "pool": ["1F"]}
    scene = Scene(heroes(hand=["Alter"], resources=2), villains({"upgrades": [bike]}))
    scene.h.picks("play Alter", "turn 74-Z Speeder Bike 1F to 1F")
    assert scene.v.pool == ["74-Z Speeder Bike 1F"]


def test_x22_disrupt_and_discard_shortages() -> None:
    rockets = {"card": "Wrist Rockets", "pool": ["1Dc"]}
    scene = Scene(
        heroes(hand=["Alter"]),
        villains({"pool": ["1Dr"], "upgrades": [rockets]}, hand=["Imperial Might"], resources=2),
        turn="v",
    )
    scene.v.picks("resolve Boba Fett 1Dr")
    assert scene.h.resources == 0
    scene.h.passes()
    scene.v.picks("play Imperial Might", "resolve Wrist Rockets 1Dc")
    assert not scene.h.hand and scene.h.pile("discard") == ["Alter"]


@pytest.mark.parametrize(("pointed", "damage"), [("Hidden Blaster +2RD", 2), ("Luke Skywalker -", 0)])
def test_x23_bobas_special(pointed: str, damage: int) -> None:
    blaster = {"card": "Hidden Blaster", "pool": ["+2RD"]}
    scene = Scene(heroes({"pool": ["-"], "upgrades": [blaster], "shields": 1}), villains({"pool": ["Sp"]}), turn="v")
    scene.v.picks("resolve Boba Fett Sp", f"point at {pointed}")
    if damage:
        scene.v.picks("hit Luke Skywalker ×2")
    assert scene.damage_on("Luke Skywalker") == max(0, damage - 1) and scene.shields_on("Luke Skywalker") == (not damage)
    assert len(scene.h.pool) == 2 and not scene.v.pool


def guard_scene(damage: int, shields: int) -> Scene:
    guard = {"card": "Jedi Temple Guard", "damage": damage, "shields": shields}
    craft = {"card": "Separatist Landing Craft", "pool": ["2Sh"]}
    scene = Scene({"characters": [guard, LUKE]}, {"characters": [{"card": "Maul", "pool": ["3MD1"]}], "supports": [craft]})
    scene.h.picks("activate Jedi Temple Guard")
    return scene


def test_x24_guardian() -> None:
    scene = guard_scene(3, 1)
    scene.h.is_offered("guard Maul 3MD1 → Jedi Temple Guard", "pass")
    scene.h.picks("guard Maul 3MD1 → Jedi Temple Guard")
    assert scene.damage_on("Jedi Temple Guard") == 5 and scene.shields_on("Jedi Temple Guard") == 0
    assert scene.v.pool == ["Separatist Landing Craft 2Sh"] and len(scene.h.pool) == 1


def test_x24_guardian_defeated() -> None:
    scene = guard_scene(6, 0)
    scene.h.picks("guard Maul 3MD1 → Jedi Temple Guard")
    assert scene.zone_of("Jedi Temple Guard") == "set_aside"
    assert scene.v.pool == ["Separatist Landing Craft 2Sh"] and not scene.h.pool
    scene.v.is_asked("action")


def test_x25_then_and_spotting() -> None:
    scene = Scene(heroes(hand=["Bravado"], resources=3), villains())
    scene.h.picks("play Bravado")
    assert scene.h.resources == 0 and scene.damage_on("Boba Fett") == 0
    alone = Scene({"characters": [LUKE], "hand": ["Bravado"], "resources": 3}, villains({"pool": ["2RD"]}))
    alone.h.picks("play Bravado")
    assert alone.v.pool == ["Boba Fett 2RD"] and alone.h.pile("discard") == ["Bravado"]


def test_x26_hasty_exit() -> None:
    scene = Scene(heroes(hand=["Hasty Exit"]), villains({"pool": ["2RD"]}))
    scene.h.picks("play Hasty Exit", "remove Boba Fett 2RD")
    assert scene.v.controls_battlefield and not scene.v.pool
    assert scene.v.can("claim Outer Rim Outpost")
    without = Scene(heroes(hand=["Hasty Exit"]), villains({"pool": ["2RD"]}), control="v")
    without.h.picks("play Hasty Exit")
    assert without.v.pool == ["Boba Fett 2RD"]


def test_x27_deck_out() -> None:
    scene = Scene(heroes(deck=[]), villains(deck=["Subdue"]), phase="upkeep")
    assert scene.match.outcome is not None and scene.match.outcome.winners == (1,)
    both = Scene(heroes(deck=[]), villains(deck=[]), phase="upkeep", control="v")
    assert both.match.outcome is not None and both.match.outcome.winners == (1,)
    acting = Scene(heroes(deck=[]), villains(deck=[]))
    acting.h.is_asked("action")
    holding = Scene(heroes(hand=["Alter", "Mislead"], deck=[]), villains(deck=["Subdue"] * 5), phase="upkeep")
    holding.h.picks("done")
    holding.h.is_asked("action")
    discarding = Scene(heroes(hand=["Alter", "Mislead"], deck=[]), villains(deck=["Subdue"]), phase="upkeep")
    discarding.h.picks("discard Alter", "discard Mislead")
    assert discarding.match.outcome is not None and discarding.match.outcome.winners == (1,)


def test_x28_mazs_vault() -> None:
    scene = Scene(heroes(supports=["Maz's Vault"], hand=["Maz's Vault"], deck=["Alter"]), villains(deck=["Subdue"]))
    assert not scene.h.can("play Maz's Vault") and "R5.17" in scene.h.why_not_in_hand("Maz's Vault")
    scene.h.passes()
    scene.v.passes()
    assert (scene.h.resources, scene.v.resources) == (3, 3)
    both = Scene(heroes(supports=["Maz's Vault"]), heroes(supports=["Maz's Vault"], deck=["Alter"]))
    both.h.passes()
    both.v.passes()
    assert (both.h.resources, both.v.resources) == (4, 4)


@pytest.mark.parametrize(("lukes", "winner"), [("1Sh", 1), ("2RD", 0)])
def test_x29_double_defeat(lukes: str, winner: int) -> None:
    scene = Scene(
        {"characters": [{**LUKE, "damage": 10, "pool": ["-"]}]},
        {"characters": [{**BOBA, "damage": 10, "pool": ["-"]}], "hand": ["Face-Off"], "resources": 1},
        turn="v",
        control="v",
    )
    scene.will_roll(("Boba Fett", "1R"), ("Luke Skywalker", lukes))
    scene.v.picks("play Face-Off", "reroll Boba Fett -", "reroll Luke Skywalker -")
    assert scene.match.outcome is not None and scene.match.outcome.winners == (winner,)


def test_x30_discard_to_reroll() -> None:
    scene = Scene(heroes({"pool": ["-", "1Sh"]}, {"pool": ["2RD"]}, hand=["Alter"]), villains({"pool": ["2RD"]}))
    scene.h.picks("discard to reroll Alter")
    scene.h.is_offered("reroll Luke Skywalker -", "reroll Luke Skywalker 1Sh", "reroll Han Solo 2RD")
    scene.h.picks("reroll Luke Skywalker -", "reroll Luke Skywalker 1Sh", "done")
    rolled = [e for e in scene.match.log(None) if e.what == "rolls"]
    assert len(rolled) == 2 and "Han Solo 2RD" in scene.h.pool
    assert not any("discard to reroll" in o for o in Scene(heroes({"pool": ["-"]}), villains()).offered)
    assert not any("discard to reroll" in o for o in Scene(heroes(hand=["Alter"]), villains()).offered)


def test_x31_exhaust_cost() -> None:
    scene = Scene(heroes({"pool": ["-"]}, supports=["Perseverance"]), villains())
    scene.will_roll(("Luke Skywalker", "1R"), ("Luke Skywalker", "2RD"))
    scene.h.picks("use Perseverance", "reroll Luke Skywalker -", "reroll Luke Skywalker 1R")
    assert scene.h.pool == ["Luke Skywalker 2RD"]
    scene.v.passes()
    assert not scene.h.can("use Perseverance")
    scene.h.passes()
    scene.pass_all("action")
    assert not scene.is_exhausted("Perseverance")


def test_x32_crash_landing() -> None:
    falcon = {"card": "Millennium Falcon", "pool": ["4ID1"]}
    scene = Scene(heroes(supports=[falcon]), villains({"damage": 1}, hand=["Crash Landing"]), turn="v")
    scene.v.picks(
        "play Crash Landing", "remove Millennium Falcon 4ID1", "assign Boba Fett ×2", "assign Veteran Stormtrooper ×2"
    )
    assert (scene.damage_on("Boba Fett"), scene.damage_on(VETERAN)) == (3, 2)
    none = Scene(heroes({"pool": ["1R"]}), villains(hand=["Crash Landing"]), turn="v")
    none.v.picks("play Crash Landing")
    assert none.damage_on("Boba Fett") == 0


def test_x33_entangle() -> None:
    upgrades = [{"card": "Hidden Blaster", "pool": ["+2RD"]}, {"card": "Heirloom Lightsaber", "pool": ["3MD"]}]
    table = (
        heroes({"pool": ["1RD", "2RD"], "upgrades": upgrades}, {"pool": ["2RD"]}),
        {"characters": ["Boba Fett"], "hand": ["Entangle"], "resources": 2},
    )
    scene = Scene(*table, turn="v")
    scene.v.picks("play Entangle", "remove Luke Skywalker 2RD")
    scene.v.is_offered("remove Luke Skywalker 1RD", "done")
    scene.v.picks("done")
    scene = Scene(*table, turn="v")
    scene.v.picks("play Entangle", "remove Hidden Blaster +2RD", "remove Luke Skywalker 1RD")
    assert len(scene.h.pool) == 3
    scene = Scene(*table, turn="v")
    scene.v.picks("play Entangle", "done")
    assert len(scene.h.pool) == 5


def test_x34_slave_i() -> None:
    scene = Scene(heroes({"pool": ["-", "2RD"]}), villains({"pool": ["1R"]}, supports=["Slave I"]), turn="v")
    scene.will_roll(("Boba Fett", "Sp"))
    scene.v.picks("use Slave I", "reroll Boba Fett 1R")
    scene.v.is_offered("remove Luke Skywalker -", "done")
    scene.v.picks("remove Luke Skywalker -")
    assert scene.h.pool == ["Luke Skywalker 2RD"]
    nothing = Scene(heroes(), villains(supports=["Slave I"]), turn="v", passes=1)
    nothing.v.picks("use Slave I")
    assert nothing.table.round == 1
    nothing.h.passes()
    assert not nothing.v.can("use Slave I")


def test_x35_quick_draw_with_hidden_blaster() -> None:
    scene = Scene(heroes({"shields": 1}), villains(hand=["Quick Draw", "Hidden Blaster"], resources=2), turn="v")
    scene.v.picks("play Quick Draw", "play Hidden Blaster", "attach Hidden Blaster → Boba Fett", "use Quick Draw")
    assert len(scene.v.pool) == 3 and scene.zone_of("Quick Draw") == "discard"
    scene.v.is_asked("reaction")
    scene.v.picks("use Hidden Blaster", "unshield Luke Skywalker")
    scene.v.is_asked("additional action")
    scene.v.picks("decline")
    scene.h.is_asked("action")
    poor = Scene(heroes(), villains(hand=["Quick Draw", "Hidden Blaster"], resources=1), turn="v")
    poor.v.picks("play Quick Draw")
    assert poor.v.hand == ["Hidden Blaster"]


def test_x36_large_hand_in_upkeep() -> None:
    six = ["Alter", "Mislead", "Bravado", "Impulsive", "Invigorate", "Bamboozle"]
    scene = Scene(heroes(hand=six, deck=["Ice Storm"] * 3), villains(deck=["Subdue"] * 9), phase="upkeep")
    scene.h.picks("done")
    assert len(scene.h.hand) == 6
    scene = Scene(heroes(hand=six, deck=["Ice Storm"] * 3), villains(deck=["Subdue"] * 9), phase="upkeep")
    scene.h.picks("discard Alter", "discard Mislead", "done")
    assert sorted(scene.h.hand) == sorted([*six[2:], "Ice Storm"])


def test_x37_action_without_effect() -> None:
    scene = Scene(heroes(hand=["Invigorate"], resources=1), villains(), passes=1)
    scene.h.picks("play Invigorate")
    assert scene.table.round == 1
    bike = Scene(heroes(), villains({"upgrades": ["74-Z Speeder Bike"]}), turn="v", passes=1)
    bike.v.picks("use 74-Z Speeder Bike")
    assert bike.table.round == 2


def test_x38_own_characters_as_targets() -> None:
    falcon = {"card": "Millennium Falcon", "pool": ["2Sh"]}
    scene = Scene(heroes(supports=[falcon]), villains({"pool": ["2MD"]}))
    scene.h.picks("resolve Millennium Falcon 2Sh", "shield Boba Fett ×2")
    scene.v.picks("resolve Boba Fett 2MD", "hit Veteran Stormtrooper ×2")
    assert scene.shields_on("Boba Fett") == 2 and scene.damage_on(VETERAN) == 2


def test_x39_order_of_queued_abilities_of_both_players() -> None:
    han = {"characters": [{"card": HAN}], "resources": 0}
    coven = {"characters": ["Mother Talzin"], "supports": ["Nightsister Coven"], "deck": ["Snare"]}
    scene = Scene(han, coven, control="v")
    scene.will_roll((HAN, "-"))
    scene.h.picks("activate Han Solo")
    scene.v.is_offered("resolve ability Han Solo", "resolve ability Nightsister Coven")
    scene.v.picks("resolve ability Han Solo")
    scene.h.is_asked("reaction")
    scene.h.passes()
    scene.v.is_asked("reaction")


def test_x40_upkeep_clears_everything() -> None:
    blaster = {"card": "Hidden Blaster", "pool": ["+2RD"]}
    scene = Scene(
        heroes({"pool": ["1MD"], "upgrades": [blaster], "exhausted": True, "damage": 2, "shields": 1}, deck=["Alter"]),
        villains(deck=["Subdue"]),
        phase="upkeep",
    )
    scene.h.picks("done")
    scene.v.picks("done")
    assert not scene.h.pool and not scene.is_exhausted("Luke Skywalker") and scene.h.resources == 2
    assert scene.damage_on("Luke Skywalker") == 2 and scene.shields_on("Luke Skywalker") == 1
