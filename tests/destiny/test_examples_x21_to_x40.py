"""The scenarios X21–X40 of the rules, as scenes."""

from __future__ import annotations

import pytest

from tests.destiny.starters import BOBA, HAN, LUKE, VETERAN, heroes, villains
from zeton.games.destiny.testing import Scene


def test_x21_and_a12_focus() -> None:
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


def test_x24_and_a10_guardian() -> None:
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
    luke = {"characters": [LUKE], "hand": ["Bravado"], "resources": 3}
    alone = Scene(luke, villains({"pool": ["2RD"]}))
    assert not alone.h.can("play Bravado") and "R15.5" in alone.h.why_not_in_hand("Bravado")
    alone = Scene(luke, villains({"pool": ["2RD"]}), spot_nothing=True)
    alone.h.picks("play Bravado")
    assert alone.v.pool == ["Boba Fett 2RD"] and alone.h.pile("discard") == ["Bravado"]
    assert alone.damage_on("Boba Fett") == 0 and alone.h.resources == 0


def test_x26_hasty_exit() -> None:
    scene = Scene(heroes(hand=["Hasty Exit"]), villains({"pool": ["2RD"]}))
    scene.h.picks("play Hasty Exit", "remove Boba Fett 2RD")
    assert scene.v.controls_battlefield and not scene.v.pool
    assert scene.v.can("claim Outer Rim Outpost")
    without = Scene(heroes(hand=["Hasty Exit"]), villains({"pool": ["2RD"]}), control="v")
    without.h.picks("play Hasty Exit")
    assert without.v.pool == ["Boba Fett 2RD"]


def test_x27_and_a26_deck_out() -> None:
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
    scene = Scene(heroes({"pool": ["-", "2RD"]}), villains({"pool": ["1R"]}, supports=["Slave I (Legacies)"]), turn="v")
    scene.will_roll(("Boba Fett", "Sp"))
    scene.v.picks("use Slave I", "reroll Boba Fett 1R")
    scene.v.is_offered("remove Luke Skywalker -", "done")
    scene.v.picks("remove Luke Skywalker -")
    assert scene.h.pool == ["Luke Skywalker 2RD"]
    nothing = Scene(heroes(), villains(supports=["Slave I (Legacies)"]), turn="v", passes=1)
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


def test_x37_and_a5_action_without_effect() -> None:
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
